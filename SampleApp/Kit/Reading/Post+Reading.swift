extension Post: DataRecord {
  static var plural: String { "posts" }

  init(from reader: inout JSONReader) throws(DataFileError) {
    var userId: Int?
    var id: Int?
    var title: String?
    var body: String?
    while let key = try reader.readKey() {
      switch key {
      case "userId": try reader.read(into: &userId)
      case "id": try reader.read(into: &id)
      case "title": try reader.read(into: &title)
      case "body": try reader.read(into: &body)
      default: try reader.skipValue()
      }
    }
    self.init(
      userId: try reader.require(userId, "userId"),
      id: try reader.require(id, "id"),
      title: try reader.require(title, "title"),
      body: try reader.require(body, "body"))
  }
}
