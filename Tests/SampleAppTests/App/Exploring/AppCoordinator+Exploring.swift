import Kit
import Posts
import Settings
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

extension AppCoordinator {
  /// An explorer of the app. It opens the first row of each list, and types the texts that actions ask for.
  static func explorer(_ layout: Layout) -> Explorer<AppCoordinator> {
    Explorer { AppCoordinator(stores: AppStores(data: AppTestData.small), layout: layout) }
      .samples(samples)
      .platform(PlatformTraits(hasDialog: false))
      .key { $0.stores.account.isSignedIn ? "signed in" : "" }
      .actions { $0.explorerActions }
      .disturb("sign out", source: "test.act({ _ = $0.endSession() })") { _ = $0.endSession() }
      .relaunch { AppCoordinator(stores: $0.stores, layout: $0.layout) }
      .commands(command)
      .rule("only who is signed in adds a todo") { app in
        app.visiblePath.joined().contains(.todos(.add)) && !app.stores.account.isSignedIn
          ? "the sheet is up, and nobody is signed in" : nil
      }
  }

  /// A route of each case.
  private static var samples: [AppRoute] {
    [
      .home, .todos(.list), .todos(.detail(id: 1)), .todos(.add), .todos(.rename(id: 1)),
      .todos(.confirmDelete(id: 1)), .todos(.author(id: 1)), .posts(.list),
      .posts(.detail(id: 1)), .posts(.author(id: 1)), .settings(.root), .settings(.theme),
      .settings(.itemsPerPage), .settings(.about), .settings(.signIn), .signIn,
      .custom(message: "Hello"),
    ]
  }

  /// The console commands for moves of the user or the system.
  private static func command(_ move: String) -> String {
    switch move {
    case "swipe back": "system back"
    case "swipe back cancelled": "system back cancelled"
    case "drag": "system dismiss"
    case "drag cancelled": "system dismiss cancelled"
    case "narrow": "system collapse"
    case "widen": "system expand"
    case "sign out": "system sign-out"
    case _ where move.hasPrefix("tap tab "):
      move.last?.wholeNumberValue.map { "tab \(Place.allCases[$0])" } ?? move
    default: move
    }
  }

  private var explorerActions: [ExplorerAction] {
    (projection.leaf?.screen?.actions ?? []).enumerated().map { index, action in
      let text = action.prompt == "Name" ? "Ann" : action.prompt == nil ? "" : "Milk"
      let command = text.isEmpty ? "\(index + 1)" : "\(index + 1) \(text)"
      let typed = text.isEmpty ? "" : ", typing: \"\(text)\""
      let source = "await test.choose(\(index + 1)\(typed))"
      return ExplorerAction(action.title, command: command, source: source) { action.perform(text) }
    }
  }
}
