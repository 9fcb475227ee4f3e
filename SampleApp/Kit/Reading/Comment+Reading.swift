extension Comment: DataRecord {
  static var plural: String { "comments" }

  init(from reader: inout JSONReader) throws(DataFileError) {
    var postId: Int?
    var id: Int?
    var name: String?
    var email: String?
    var body: String?
    while let key = try reader.readKey() {
      switch key {
      case "postId": try reader.read(into: &postId)
      case "id": try reader.read(into: &id)
      case "name": try reader.read(into: &name)
      case "email": try reader.read(into: &email)
      case "body": try reader.read(into: &body)
      default: try reader.skipValue()
      }
    }
    self.init(
      postId: try reader.require(postId, "postId"),
      id: try reader.require(id, "id"),
      name: try reader.require(name, "name"),
      email: try reader.require(email, "email"),
      body: try reader.require(body, "body"))
  }
}
