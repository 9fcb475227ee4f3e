import Kit
import Posts
import Testing
import Waymark
import WaymarkTesting

@Suite("The posts coordinator as a root", .navigationTests)
@MainActor
struct PostsCoordinatorTests {
  let fixture = PostsFixture()
  var test: NavigationTest<PostsCoordinator> { fixture.test }

  @Test("Each route shows its screen, and it starts at the list")
  func screens() {
    test.begins { $0.base = [.list] }
    let titles = [PostsRoute.list, .detail(id: 1), .author(id: 1)]
      .map { test.root.screen(for: $0)?.title }
    #expect(titles == ["Posts", "Post 1", "About Anna Bell"])
  }

  @Test("The list opens a post, once for a double tap, and back returns to the same list")
  func openPost() async {
    let list = test.visible
    await test.choose("Salt", taps: 2) { $0.base.append(.detail(id: 2)) }
    test.user(.swipeBack()) { $0.base.removeLast() }
    #expect(test.visible === list)
  }

  @Test("Posts lead to authors and those to posts, as deep as the user likes")
  func recursion() async {
    await test.choose("Salt") { $0.base.append(.detail(id: 2)) }
    await test.choose("About Anna Bell") { $0.base.append(.author(id: 1)) }
    for _ in 1...20 {
      await test.choose("Time") { $0.base.append(.detail(id: 5)) }
      await test.choose("About Anna Bell") { $0.base.append(.author(id: 1)) }
    }
    test.user(.swipeBack()) { $0.base.removeLast() }
    test.step({ $0.popToRoot() }) { $0.base = [.list] }
  }

  @Test("An author's todos are requested from the parent")
  func todos() async {
    test.given { $0.push(.author(id: 2)) }
    await test.choose("Todos of Ben\\nOak")
    test.output(.wantsTodos(userId: 2))
  }

  @Test("Alone, the feature has no parent to ask for an author's todos, and says so")
  func noReceiver() {
    fixture.posts.push(.author(id: 2))
    let todos = fixture.posts.projection.leaf?.screen.flatMap { "Todos".find(in: $0.actions) }
    #expect(todos?.perform() == .refused("\(IgnoredReason.noReceiver)"))
  }

  @Test("A missing post leads back")
  func missing() async {
    test.step({ $0.navigate(to: .detail(id: 99)) }) { $0.base.append(.detail(id: 99)) }
    await test.choose("Back") { $0.base.removeLast() }
  }

  @Test("The page of a list lives as long as its entry")
  func listState() async {
    await test.choose("Next page")
    await test.choose("Crust") { $0.base.append(.detail(id: 6)) }
    test.user(.swipeBack()) { $0.base.removeLast() }
    test.shows("Posts\n\nAll posts, showing 6-8 of 8, page 2 of 2")
  }
}
