import Kit
import Posts
import Testing
import Waymark

@Suite("The posts coordinator as a root")
@MainActor
struct PostsCoordinatorTests {
  let fixture = PostsFixture()
  let posts: PostsCoordinator

  init() {
    posts = PostsCoordinator(store: fixture.store, settings: fixture.settings)
  }

  /// The screen that the user sees.
  var screen: any TextScreen {
    get throws { try #require(posts.projection.leaf?.screen) }
  }

  @Test("It starts at the list")
  func start() throws {
    #expect(posts.routes == [.list])
    #expect(posts.layers == [[.list]])
    #expect(try screen.title == "Posts")
  }

  @Test("Each route shows its screen")
  func screens() {
    #expect(posts.screen(for: .list)?.title == "Posts")
    #expect(posts.screen(for: .detail(id: 1))?.title == "Post 1")
    #expect(posts.screen(for: .author(id: 1))?.title == "About Anna Bell")
    #expect(posts.routes == [.list])
  }

  @Test("Navigating to a route pushes it")
  func navigate() {
    posts.navigate(to: .detail(id: 1))
    posts.navigate(to: .author(id: 2))
    #expect(posts.layers == [[.list, .detail(id: 1), .author(id: 2)]])
  }

  @Test("The list opens a post, once for a double tap, and back returns")
  func openPost() throws {
    let list = try screen
    try list.choose("Salt")
    try list.choose("Salt")
    #expect(posts.routes == [.list, .detail(id: 2)])
    posts.back()
    #expect(posts.routes == [.list])
    #expect(try screen === list)
  }

  @Test("Posts lead to authors and those to posts, as deep as the user likes")
  func recursion() throws {
    try screen.choose("Salt")
    try screen.choose("About Anna Bell")
    #expect(posts.routes == [.list, .detail(id: 2), .author(id: 1)])
    try screen.choose("Time")
    try screen.choose("About Anna Bell")
    #expect(
      posts.routes == [.list, .detail(id: 2), .author(id: 1), .detail(id: 5), .author(id: 1)])
    for _ in 1...20 {
      try screen.choose("Time")
      try screen.choose("About Anna Bell")
    }
    #expect(posts.depth == 45)
    posts.back()
    #expect(posts.currentRoute == .detail(id: 5))
    posts.popToRoot()
    #expect(posts.routes == [.list])
  }

  @Test("The author's todos are asked for above, and alone the feature has nobody to ask")
  func todos() throws {
    posts.push(.author(id: 2))
    let title = "Todos of Ben\\nOak"
    let todos = try #require(try screen.actions.first { $0.title == title })
    #expect(todos.perform("") == .refused("\(IgnoredReason.noReceiver)"))
    #expect(posts.routes == [.list, .author(id: 2)])
  }

  @Test("A missing post leads back")
  func missing() throws {
    posts.push(.detail(id: 99))
    try screen.choose("Back")
    #expect(posts.routes == [.list])
  }

  @Test("The page of a list lives as long as its entry")
  func listState() throws {
    try screen.choose("Next page")
    try screen.choose("Crust")
    posts.back()
    #expect(try screen.render() == "Posts\n\nAll posts, showing 6-8 of 8, page 2 of 2")
  }
}
