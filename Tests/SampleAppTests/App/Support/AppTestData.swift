import Kit
import Testing

@testable import SampleApp

/// Some data whose texts are in the walks.
enum AppTestData {
  static let small = SampleData(
    todos: [
      Todo(userId: 1, id: 1, title: "Buy milk"),
      Todo(userId: 2, id: 2, title: "Fix the bike", completed: true),
      Todo(userId: 1, id: 3, title: "Call Eve"),
      Todo(userId: 2, id: 4, title: "Read a book"),
      Todo(userId: 1, id: 5, title: "Water the plants", completed: true),
      Todo(userId: 2, id: 6, title: "Pay the rent"),
    ],
    posts: [
      Post(userId: 1, id: 1, title: "Bread", body: "Flour, water, salt.\nAnd time."),
      Post(userId: 2, id: 2, title: "Bikes", body: "Two wheels."),
      Post(userId: 1, id: 3, title: "Tea", body: "Hot water and leaves."),
    ],
    comments: [
      Kit.Comment(postId: 1, id: 1, name: "Thanks", email: "eve@example.org", body: "It rose.")
    ],
    users: [
      User(id: 1, name: "Ann Ash", username: "ann", email: "ann@example.org"),
      User(id: 2, name: "Bob Birch", username: "bob", email: "bob@example.org"),
    ]
  )
}

extension AppStores {
  /// The stores of a test, usually with a session.
  static func test(_ data: SampleData = AppTestData.small, signedInAs name: String? = "Ann")
    -> AppStores
  {
    let stores = AppStores(data: data)
    if let name { #expect(throws: Never.self) { try stores.account.signIn(name: name) } }
    return stores
  }
}
