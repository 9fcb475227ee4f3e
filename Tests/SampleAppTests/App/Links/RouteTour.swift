import Posts
import Settings
import Todos
import Waymark

@testable import SampleApp

/// One value of each case of the app's routes and of those of its features.
///
/// The switch has no default: a new case does not compile until it has a place in the tour.
enum RouteTour {
  /// All values of the tour, in order.
  static let all = Array(sequence(first: AppRoute.tabs, next: { next(after: $0) }))

  /// The values with a link: not the tabs and columns, which hold places, and not screens that answer others.
  static let linked = all.dropFirst(2).filter { !AppUnderTest.unlinked.contains($0.caseName) }

  /// The routes of the app's menu.
  static let menu: [(title: String, route: AppRoute)] = [
    ("Todos", .todos(.list)), ("Posts", .posts(.list)), ("Settings", .settings(.root)),
    ("Custom View with Parameter", .custom(message: "Hello Custom View")),
  ]

  /// The routes of the settings' overview.
  static let settings: [(title: String, route: SettingsRoute)] = [
    ("Theme", .theme), ("Items per page", .itemsPerPage), ("About", .about),
  ]

  private static func next(after route: AppRoute) -> AppRoute? {
    switch route {
    case .tabs: .split
    case .split: .home
    case .home: .custom(message: "Hello")
    case .custom: .todos(.list)
    case .todos(.list): .todos(.detail(id: 1))
    case .todos(.detail): .todos(.add)
    case .todos(.add): .todos(.rename(id: 1))
    case .todos(.rename): .todos(.confirmDelete(id: 1))
    case .todos(.confirmDelete): .todos(.author(id: 1))
    case .todos(.author): .posts(.list)
    case .posts(.list): .posts(.detail(id: 1))
    case .posts(.detail): .posts(.author(id: 1))
    case .posts(.author): .settings(.root)
    case .settings(.root): .settings(.theme)
    case .settings(.theme): .settings(.itemsPerPage)
    case .settings(.itemsPerPage): .settings(.about)
    case .settings(.about): .settings(.signIn)
    case .settings(.signIn): .signIn
    case .signIn: nil
    }
  }
}
