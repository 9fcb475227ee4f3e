extension User: DataRecord {
  static var plural: String { "users" }

  init(from reader: inout JSONReader) throws(DataFileError) {
    var id: Int?
    var name: String?
    var username: String?
    var email: String?
    while let key = try reader.readKey() {
      switch key {
      case "id": try reader.read(into: &id)
      case "name": try reader.read(into: &name)
      case "username": try reader.read(into: &username)
      case "email": try reader.read(into: &email)
      default: try reader.skipValue()
      }
    }
    self.init(
      id: try reader.require(id, "id"),
      name: try reader.require(name, "name"),
      username: try reader.require(username, "username"),
      email: try reader.require(email, "email"))
  }
}
