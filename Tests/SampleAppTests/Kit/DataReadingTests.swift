import Foundation
import Kit
import Testing

@Suite("Reading data files")
struct DataReadingTests {
  private func todos(_ text: String) throws -> [Todo] {
    let folder = try TestFolder(files: ["todos.json": text])
    return try SampleData.load(from: folder.path).todos
  }

  @Test("All four types are read with all their keys, in any order")
  func everyType() throws {
    let folder = try TestFolder(files: [
      "todos.json": #"[{"completed": true, "title": "Sow", "id": 3, "userId": 2}]"#,
      "posts.json": #"[{"body": "Rain.", "title": "May", "id": 4, "userId": 2}]"#,
      "comments.json":
        #"[{"body": "Yes.", "email": "a@b.example", "name": "Re", "id": 5, "postId": 4}]"#,
      "users.json": #"[{"email": "c@d.example", "username": "cd", "name": "C D", "id": 2}]"#,
    ])
    let data = try SampleData.load(from: folder.path)
    #expect(
      data
        == SampleData(
          todos: [Todo(userId: 2, id: 3, title: "Sow", completed: true)],
          posts: [Post(userId: 2, id: 4, title: "May", body: "Rain.")],
          comments: [
            Kit.Comment(postId: 4, id: 5, name: "Re", email: "a@b.example", body: "Yes.")
          ],
          users: [User(id: 2, name: "C D", username: "cd", email: "c@d.example")]))
  }

  @Test("Files of empty arrays are an app without data")
  func empty() throws {
    let folder = try TestFolder(files: ["todos.json": " \r\n\t[ ]\n"])
    #expect(try SampleData.load(from: folder.path) == SampleData())
  }

  @Test("Unknown keys are skipped, whatever their values are")
  func unknownKeys() throws {
    let found = try todos(
      """
      [{"extra": {"a": [1, -2.5e+10, [], {}, "]", {"b": null}], "c": "}"}, "userId": 1, "id": 1,
        "due": null, "title": "Sow", "tags": [true, false], "weight": 0.5, "completed": false}]
      """)
    #expect(found == [Todo(userId: 1, id: 1, title: "Sow")])
  }

  @Test("Escapes, a byte order mark, negative ids and all scripts are read")
  func strings() throws {
    let title = #"\"\\\/\b\f\n\r\t \u00e9\u20AC\uD83D\uDE00 日本 ❤️"#
    let found = try todos(
      "\u{FEFF}[{\"userId\":-1,\"id\":-9223372036854775808,\"title\":\"\(title)\",\"completed\":true}]"
    )
    #expect(
      found == [
        Todo(
          userId: -1, id: Int.min, title: "\"\\/\u{8}\u{C}\n\r\t é€😀 日本 ❤️", completed: true)
      ])
  }

  @Test("The bundled files are read as Foundation's decoder reads them")
  func agreesWithFoundation() throws {
    let data = try SampleData.bundled()
    let folder = try TestFolder()
    let encoder = JSONEncoder()
    try folder.write(Array(encoder.encode(data.todos)), to: "todos.json")
    try folder.write(Array(encoder.encode(data.posts)), to: "posts.json")
    try folder.write(Array(encoder.encode(data.comments)), to: "comments.json")
    try folder.write(Array(encoder.encode(data.users)), to: "users.json")
    #expect(try SampleData.load(from: folder.path) == data)
  }

  @Test("A file that is cut short or has one changed byte is read or refused, never a crash")
  func damagedFiles() throws {
    let seed = SeededGenerator.freshSeed
    print("damaged files: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    let original = Array(
      #"[{"userId":1,"id":2,"title":"a\n\uD83D\uDE00é","completed":true,"x":[1,{"y":2.5}]}]"#.utf8)
    let folder = try TestFolder(files: [:])
    for round in 0..<600 {
      var bytes = original
      if round < original.count {
        bytes.removeLast(bytes.count - round)
      } else {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      try folder.write(bytes, to: "todos.json")
      do {
        let todos = try SampleData.load(from: folder.path).todos
        let expected = try JSONDecoder().decode([Todo].self, from: Data(bytes))
        #expect(todos == expected, "seed \(seed), round \(round)")
      } catch let error as DataFileError {
        #expect(error.message.hasPrefix("todos.json: "), "seed \(seed), round \(round)")
        #expect(error.message == error.message.oneLine(), "seed \(seed), round \(round)")
      }
    }
  }
}
