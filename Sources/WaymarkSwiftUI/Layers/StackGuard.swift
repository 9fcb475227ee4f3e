#if canImport(SwiftUI)
  internal import SwiftUI

  /// Offers a path again if the platform has accepted it but does not show it.
  struct StackGuard<C: Coordinator>: ViewModifier {
    let port: StackPort<C>
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      // Each change restarts the wait, while the scene is active.
      let (changes, isActive) = (port.changes, phase == .active)
      content
        .task(id: isActive ? changes : nil) {
          if isActive { await port.resyncIfBehind(after: .seconds(1)) }
        }
        .modifier(Settles(port: port))
    }
  }
#endif
