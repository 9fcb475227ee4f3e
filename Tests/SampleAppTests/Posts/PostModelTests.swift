import Kit
import Posts
import Testing
import Waymark
import WaymarkTesting

@Suite("The list of posts and one post, without a coordinator")
@MainActor
struct PostModelTests {
  let fixture = PostsFixture()

  func list() -> PostListModel {
    PostListModel(
      store: fixture.store, settings: fixture.settings, navigator: fixture.recorded.navigator)
  }

  func detail(_ id: Int) -> PostDetailModel {
    PostDetailModel(
      id: id, store: fixture.store, settings: fixture.settings,
      navigator: fixture.recorded.navigator)
  }

  @Test("The list shows one page, whose posts are the first actions")
  func firstPage() {
    let list = list()
    #expect(list.render() == "Posts\n\nAll posts, showing 1-5 of 8, page 1 of 2")
    #expect(
      list.actions.map(\.title) == ["Bread", "Salt", "Yeast", "Water", "Time", "Next page"])
  }

  @Test("The list turns pages back and forth, and escapes characters that would break a line")
  func turnPages() throws {
    let list = list()
    try list.choose("Next page")
    #expect(list.render() == "Posts\n\nAll posts, showing 6-8 of 8, page 2 of 2")
    #expect(
      list.actions.map(\.title) == ["Crust", "two\\nlines", "Nobody's", "Previous page"])
    try list.choose("Previous page")
    #expect(list.render() == "Posts\n\nAll posts, showing 1-5 of 8, page 1 of 2")
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("The list opens a post")
  func openPost() throws {
    try list().choose("Yeast")
    #expect(fixture.recorded.commands == [.push([.detail(id: 3)])])
  }

  @Test("A list without posts says so")
  func noPosts() {
    let list = PostListModel(
      store: PostStore(data: SampleData()), settings: fixture.settings,
      navigator: fixture.recorded.navigator)
    #expect(list.render() == "Posts\n\nAll posts, nothing to show")
    #expect(list.actions.isEmpty)
  }

  @Test("A post shows its text, its author and its comments")
  func render() {
    #expect(
      detail(1).render() == """
        Post 1

        Bread
        by Ben\\nOak

        On Bread.

        End.

        Comments, showing 1 of 1

        Yes (eve@fir.example)
          Good.
        """)
    #expect(detail(1).actions.map(\.title) == ["About Ben\\nOak"])
  }

  @Test("A post shows one page of its comments, each with its paragraphs")
  func comments() throws {
    let detail = detail(2)
    #expect(detail.actions.map(\.title) == ["About Anna Bell", "Next comments"])
    #expect(detail.render().contains("\n\nComments, showing 1-5 of 6, page 1 of 2\n\n"))
    try detail.choose("Next comments")
    #expect(
      detail.render() == """
        Post 2

        Salt
        by Anna Bell

        On Salt.

        End.

        Comments, showing 6 of 6, page 2 of 2

        Note\\n7 (eve@fir.example)
          One.

          Two.
        """)
    #expect(detail.actions.map(\.title) == ["About Anna Bell", "Previous comments"])
    try detail.choose("Previous comments")
    #expect(detail.render().contains("\n\nComments, showing 1-5 of 6, page 1 of 2\n\n"))
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("A post leads to its author, known or not")
  func author() throws {
    try detail(1).choose("About Ben\\nOak")
    try detail(8).choose("About user 9")
    #expect(fixture.recorded.commands == [.push([.author(id: 2)]), .push([.author(id: 9)])])
  }

  @Test("A missing post leaves only the way back")
  func missing() throws {
    #expect(detail(99).render() == "Post 99\n\nThere is no such post.")
    #expect(detail(99).actions.map(\.title) == ["Back"])
    try detail(99).choose("Back")
    #expect(fixture.recorded.commands == [.pop])
  }
}
