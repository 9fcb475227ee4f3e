import Foundation
import Kit
import Testing

@Suite("Bundled data")
struct BundledDataTests {
  let data: SampleData

  init() throws {
    data = try SampleData.bundled()
  }

  @Test("The app comes with enough of everything for several pages")
  func counts() {
    #expect(data.todos.count == 56)
    #expect(data.posts.count == 28)
    #expect(data.comments.count == 84)
    #expect(data.users.count == 8)
  }

  @Test("Every id that refers to something refers to something that exists")
  func references() {
    let users = Set(data.users.map(\.id))
    let posts = Set(data.posts.map(\.id))
    #expect(data.todos.allSatisfy { users.contains($0.userId) })
    #expect(data.posts.allSatisfy { users.contains($0.userId) })
    #expect(data.comments.allSatisfy { posts.contains($0.postId) })
    #expect(Set(data.comments.map(\.postId)) == posts)
    #expect(Set(data.posts.map(\.userId)) == users)
    #expect(Set(data.todos.map(\.userId)) == users)
  }

  @Test("Ids count from 1 without gaps")
  func ids() {
    #expect(data.todos.map(\.id) == Array(1...56))
    #expect(data.posts.map(\.id) == Array(1...28))
    #expect(data.comments.map(\.id) == Array(1...84))
    #expect(data.users.map(\.id) == Array(1...8))
  }

  @Test("No title or text is empty, repeated, or needs escapes")
  func texts() {
    let titles =
      data.todos.map(\.title) + data.posts.map(\.title) + data.comments.map(\.body)
      + data.users.map(\.name) + data.users.map(\.username)
    #expect(Set(titles).count == titles.count)
    #expect(titles.allSatisfy { !$0.isEmpty && $0.oneLine() == $0 })
    #expect(data.posts.allSatisfy { !$0.body.isEmpty })
    #expect((data.users.map(\.email) + data.comments.map(\.email)).allSatisfy { $0.contains("@") })
  }

  @Test("There are open todos and done ones")
  func todoStates() {
    #expect(data.todos.contains { $0.completed })
    #expect(data.todos.count { !$0.completed } > 20)
  }
}
