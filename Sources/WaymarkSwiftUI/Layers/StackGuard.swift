#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Offers a path anew that the platform has taken and does not show.
  struct StackGuard<C: Coordinator>: ViewModifier {
    let port: StackPort<C>
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      let wait = StackWait(changes: port.changes, isActive: phase == .active)
      content
        .task(id: wait) { if wait.isActive { await port.resyncIfBehind(after: .seconds(1)) } }
        .modifier(Settles(port: port))
    }
  }

  /// What begins the waiting for a stack anew.
  struct StackWait: Equatable {
    let changes: Int
    let isActive: Bool
  }
#endif
