import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The guide to testing coordinators")
struct TestingStepsTests {
  typealias TodosCoordinator = Chores.TodosCoordinator
  typealias AppCoordinator = Chores.AppCoordinator
  typealias TodoList = Chores.TodoList
  typealias AddTodo = Chores.AddTodo
  typealias SignIn = Chores.SignIn

  let session = Chores.Session()

  // swift-format-ignore
  // region: testing-steps
  @Test func aDoubleTapPushesOnceAndACancelledSwipeIsNothing() async {
    await navigationTest(TodosCoordinator(), fail: record) { test in
      await test.screen(TodoList.self, { $0.tap(7); $0.tap(7) }) { $0.base.append(.detail(id: 7)) }
      test.user(.swipeBack(.cancelled))
      test.user(.swipeBack()) { $0.base.removeLast() }
    }
  }
  // endregion

  // region: testing-steps-guard
  @Test func aLinkThatNeedsASessionGoesOnAfterSigningIn() async {
    await navigationTest(AppCoordinator(session), fail: record) { test in
      test.step({ $0.open(.todos(.add)) }, .held("session")) { $0.present(.signIn) }
      await test.screen(SignIn.self, { await $0.signIn("Ann") }) {
        $0.dismiss()
        $0.selected = .todos(.list)
        $0.present(.todos(.add))
      }
    }
  }
  // endregion

  // region: testing-steps-leaving
  @Test func unsavedTextIsAskedAboutAndTheSheetCannotBeDragged() async {
    await navigationTest(TodosCoordinator(), fail: record) { test in
      test.step({ $0.navigate(to: .add) }) { $0.present(.add) }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
      test.user(.drag())
      test.step({ $0.dismiss() }, .asks("add"))
      test.answer(.proceed) { $0.dismiss() }
    }
  }
  // endregion

  // region: testing-steps-output
  @Test func pickingTellsTheParent() async {
    await navigationTest(TodosCoordinator(), fail: record) { test in
      await test.screen(TodoList.self, { $0.showAuthor(3) })
      test.output(.wantsAuthor(3))
    }
  }
  // endregion

  @Test("A wrong step says what to write")
  func wrong() {
    var messages: [String] = []
    let record: @MainActor (TestFailure) -> Void = { messages.append($0.message) }
    // region: testing-steps-wrong
    navigationTest(TodosCoordinator(), fail: record) { test in
      test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 8)) }
    }
    // endregion
    #expect(
      messages == [
        """
        The tree is not as stated.
          base, stated:  list  detail(id: 8)
          base, there:   list  detail(id: 7)
                               ^
        The outcome is .performed, as stated.
        If this is right, write: { $0.base.append(.detail(id: 7)) }
        """
      ])
  }

  @Test("Nothing outlives its test, links parse back, and a saved state comes back")
  func expectations() async {
    // region: testing-released
    await expectReleased(fail: record) {
      let app = AppCoordinator(session)
      app.navigate(to: .todos(.list))
      return [app, app.children.first, app.projection.leaf?.screen]
    }
    // endregion
    // region: testing-round-trip
    expectRoundTrip(of: BooksRoute.self, fail: record)
    // endregion
    let app = Library()
    app.push(.detail(id: 1))
    // region: testing-restores
    expectRestores(app, in: Library(), fail: record)
    // endregion
  }
}

@MainActor
@Suite("Failures that the guide to testing prints")
struct TestingFailureTextTests {
  @Test("A kept object is named")
  func kept() async {
    var kept: [Any?] = []
    await check { record in
      await expectReleased(fail: record) {
        let app = Chores.AppCoordinator(Chores.Session())
        app.navigate(to: .todos(.list))
        let list = app.screen(as: Chores.TodoList.self)
        kept.append(list)
        return [list]
      }
    }
    #expect(!kept.isEmpty)
  }

  @Test("A sample without a link is named")
  func unlinked() async {
    await check { expectRoundTrip(of: DraftRoute.self, samples: [.draft], fail: $0) }
  }

  @Test("A failure shows what comes back although the test states that it is gone")
  func restored() async {
    let app = Library()
    app.push(.detail(id: 1))
    await check { expectRestores(app, in: Library(), fail: $0) { $0.base.removeLast() } }
  }

  /// Expects one failure, whose text is in the guide.
  private func check(
    _ body: @MainActor (@escaping @MainActor (TestFailure) -> Void) async -> Void
  ) async {
    var messages: [String] = []
    await body { messages.append($0.message) }
    let guide = (try? Repository.text("Docs/Testing.md")) ?? ""
    #expect(messages.count == 1)
    for message in messages { #expect(guide.contains("```text\n\(message)\n```"), "\(message)") }
  }
}

private enum DraftRoute: LinkedRoute {
  case list, draft

  static let links = DeepLinks<Self>(DeepLink("", .list))
}

/// Books with links, through which they are saved.
@MainActor
private final class Library: Coordinator {
  let flow = Flow<BooksRoute, String>(start: .list)

  func destination(for route: BooksRoute) -> Destination<Library> {
    .screen { _ in route.name }
  }
}
