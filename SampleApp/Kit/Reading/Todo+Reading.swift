extension Todo: DataRecord {
  static var plural: String { "todos" }

  init(from reader: inout JSONReader) throws(DataFileError) {
    var userId: Int?
    var id: Int?
    var title: String?
    var completed: Bool?
    while let key = try reader.readKey() {
      switch key {
      case "userId": try reader.read(into: &userId)
      case "id": try reader.read(into: &id)
      case "title": try reader.read(into: &title)
      case "completed": try reader.read(into: &completed)
      default: try reader.skipValue()
      }
    }
    self.init(
      userId: try reader.require(userId, "userId"),
      id: try reader.require(id, "id"),
      title: try reader.require(title, "title"),
      completed: try reader.require(completed, "completed"))
  }
}
