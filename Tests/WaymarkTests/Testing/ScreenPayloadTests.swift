import Testing
import Waymark
import WaymarkTesting

private enum PageRoute: Route { case plain, labelled, both, deep, lone }

@MainActor private final class PageModel {}

private enum PageScreen {
  case plain(PageModel), labelled(model: PageModel), both(String, page: PageModel)
  indirect case deep(title: String, PageScreen)
  case lone
}

@MainActor
private final class PageCoordinator: Coordinator {
  let flow = Flow<PageRoute, PageScreen>(start: .lone)

  func destination(for route: PageRoute) -> Destination<PageCoordinator> {
    .screen { _ in
      switch route {
      case .plain: .plain(PageModel())
      case .labelled: .labelled(model: PageModel())
      case .both: .both("title", page: PageModel())
      case .deep: .deep(title: "title", .both("title", page: PageModel()))
      case .lone: .lone
      }
    }
  }
}

@Suite("Screens that are payloads of cases")
@MainActor
struct ScreenPayloadTests {
  @Test(
    "They are found with a label, among others, and at any depth",
    arguments: [PageRoute.plain, .labelled, .both, .deep])
  fileprivate func found(route: PageRoute) {
    navigationTest(PageCoordinator(), fail: record) { test in
      test.step({ $0.push(route) }) { $0.base.append(route) }
      #expect(test.root.screen(as: PageModel.self) != nil)
      test.screen(PageModel.self, { _ in })
    }
  }

  @Test(
    "One that outlives its entry fails",
    arguments: [PageRoute.plain, .labelled, .both, .deep])
  fileprivate func leak(route: PageRoute) {
    var kept: PageModel?
    var texts: [String] = []
    navigationTest(PageCoordinator(), fail: { texts.append($0.message) }) { test in
      test.step({ $0.push(route) }) { $0.base.append(route) }
      test.screen(PageModel.self, { kept = $0 })
      test.step({ $0.pop() }) { $0.base.removeLast() }
    }
    withExtendedLifetime(kept) {}
    #expect(texts == ["PageModel has left in this step but still lives. What keeps it?"])
  }

  @Test(
    "Another one is told by the types of all payloads",
    arguments: [
      (PageRoute.plain, "PageModel"), (.labelled, "PageModel"), (.both, "(String, PageModel)"),
      (.deep, "(String, (String, PageModel))"), (.lone, "PageScreen"),
    ])
  fileprivate func other(route: PageRoute, type: String) {
    var texts: [String] = []
    navigationTest(PageCoordinator(), fail: { texts.append($0.message) }) { test in
      test.step({ $0.setRoutes([route]) }, .any) { $0.base = [route] }
      test.screen(DiarySession.self, { _ in })
    }
    #expect(texts == ["The screen of \(route) is \(type), but DiarySession was asked for."])
  }
}
