import Kit
import Testing
import Waymark
import WaymarkTesting

@testable import SampleApp

/// A running app, used like a user does, by the actions of its screens.
@MainActor
final class AppUnderTest {
  let app: AppCoordinator
  let stores: AppStores
  private(set) lazy var test = NavigationTest(app, fail: record)

  /// Starts the app, usually with a session.
  init(_ layout: Layout, user: String? = "Ann") {
    stores = .test(signedInAs: user)
    app = AppCoordinator(stores: stores, layout: layout)
    app.start()
  }

  /// The names of the routes without a link: screens that answer others, and the sign-in above any other screen.
  nonisolated static let unlinked: Set = ["todos.confirmDelete", "settings.theme", "signIn"]

  /// The names of all routes that can be reached in a layout, without their payloads.
  nonisolated static func caseNames(in layout: Layout) -> Set<String> {
    let names: Set<String> = [
      "home", "todos.list", "todos.detail", "todos.add", "todos.rename", "todos.confirmDelete",
      "todos.author", "posts.list", "posts.detail", "posts.author", "settings.root",
      "settings.theme", "settings.itemsPerPage", "settings.about", "settings.signIn", "signIn",
      "custom",
    ]
    return switch layout {
    case .stack: names
    case .tabs: names.union(["tabs"])
    case .split: names.union(["split"])
    }
  }
}
