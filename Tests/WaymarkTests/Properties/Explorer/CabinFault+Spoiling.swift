@testable import Waymark
@testable import WaymarkTesting

extension CabinFault {
  /// Breaks the tree or the platform at the book, if that is the fault.
  @MainActor
  func spoil(_ world: ExplorerWorld<CabinCoordinator>) {
    guard world.app.visiblePath.count == 1, world.app.currentRoute.caseName == "book" else {
      return
    }
    switch self {
    case .treeThatBreaks:
      world.app.flow.tree?.state.base.rows[0].makeAttachments().isProtected = true
    case .platformThatLosesAnEntry: world.platform.base.content.stack?.displayed.removeLast()
    default: break
    }
  }
}
