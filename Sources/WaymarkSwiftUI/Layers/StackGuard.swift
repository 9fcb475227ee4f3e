#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Offers a path again if the platform has accepted it but does not show it.
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

  /// The values that restart the wait for a stack when they change.
  struct StackWait: Equatable {
    let changes: Int
    let isActive: Bool
  }
#endif
