import Kit
import Posts
import Testing
import Waymark
import WaymarkTesting

@Suite("The screen of an author, without a coordinator")
@MainActor
struct AuthorModelTests {
  let fixture = PostsFixture()

  func author(_ id: Int) -> AuthorModel {
    AuthorModel(
      id: id, store: fixture.store, settings: fixture.settings,
      navigator: fixture.recorded.navigator)
  }

  @Test("It shows who the author is and one page of the author's posts")
  func render() throws {
    let author = author(1)
    #expect(
      author.render() == """
        About Anna Bell

        Username: anna
        Email: anna@elm.example

        Posts, showing 1-5 of 6, page 1 of 2
        """)
    #expect(
      author.actions.map(\.title) == [
        "Salt", "Yeast", "Water", "Time", "Crust", "Next page", "Todos of Anna Bell",
      ])
    try author.choose("Next page")
    #expect(author.render().hasSuffix("\n\nPosts, showing 6 of 6, page 2 of 2"))
    #expect(
      author.actions.map(\.title) == ["two\\nlines", "Previous page", "Todos of Anna Bell"])
    try author.choose("Previous page")
    #expect(author.render().hasSuffix("\n\nPosts, showing 1-5 of 6, page 1 of 2"))
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("It escapes characters that would break a line")
  func lineBreaks() {
    #expect(
      author(2).render() == """
        About Ben\\nOak

        Username: ben\\n
        Email: ben@oak.example\\n

        Posts, showing 1 of 1
        """)
  }

  @Test("An unknown author has no details, may have posts, and offers the way back")
  func unknown() throws {
    #expect(
      author(9).render()
        == "About user 9\n\nNothing is known about this user.\n\nPosts, showing 1 of 1")
    #expect(author(9).actions.map(\.title) == ["Nobody's", "Todos of user 9", "Back"])
    try author(9).choose("Back")
    #expect(fixture.recorded.commands == [.pop])
  }

  @Test("It opens a post, and emits an output for the author's todos")
  func navigate() throws {
    let author = author(1)
    try author.choose("Water")
    #expect(fixture.recorded.commands == [.push([.detail(id: 4)])])
    try author.choose("Todos of Anna Bell")
    #expect(fixture.recorded.outputs == [.wantsTodos(userId: 1)])
    #expect(fixture.recorded.commands == [.push([.detail(id: 4)])])
  }
}
