import Waymark

/// A coordinator under test, of any app, that is read.
@MainActor
protocol ReadLevel: Coordinator where Screen == TestScreen {
  static func route(_ roll: (Int) -> Int) -> Route
  static var declaredTabs: [Route] { get }
  static func inTab(_ roll: (Int) -> Int) -> Route
  var hasTabs: Bool { get }
  /// Watches what only coordinators with links have.
  func watchLinks(_ watch: (any WatchedRead) -> Void)
  func openLink(_ roll: (Int) -> Int) -> Outcome
}

extension UnlinkedApp: ReadLevel {
  static var declaredTabs: [UnlinkedRoute] { UnlinkedRoute.declared }
  var hasTabs: Bool { layers.contains { $0.contains(.tabs) } }

  static func inTab(_ roll: (Int) -> Int) -> UnlinkedRoute {
    roll(2) == 0 ? .app(GuardedApp.route(roll)) : .club(ClubCoordinator.route(roll))
  }

  static func route(_ roll: (Int) -> Int) -> UnlinkedRoute {
    switch roll(10) {
    case 0: .home
    case 1...2: .page(roll(3))
    case 3: .notice
    case 4: .tabs
    case 5...7: .club(ClubCoordinator.route(roll))
    default: .app(GuardedApp.route(roll))
    }
  }

  func watchLinks(_ watch: (any WatchedRead) -> Void) {}
  func openLink(_ roll: (Int) -> Int) -> Outcome { .unchanged }
}

extension ReadLevel where Self: GuardedLevel {
  func watchLinks(_ watch: (any WatchedRead) -> Void) {
    watch(Watched("path") { self.path })
    watch(Watched("isShowing of a mount") { self.isShowing("") })
    watch(Watched("isShowing of what is shown") { self.isShowing(".", exactly: true) })
  }

  func openLink(_ roll: (Int) -> Int) -> Outcome {
    let links = [
      "/page/1", "/tabs", "/split", "/club/room/1", "/club/vault/box/2", "../secret", "room/2", "",
    ]
    return open(links[roll(links.count)])
  }
}

extension GuardedApp: ReadLevel {}
extension ClubCoordinator: ReadLevel {}
extension VaultCoordinator: ReadLevel {}
