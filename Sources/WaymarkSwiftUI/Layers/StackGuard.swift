#if canImport(SwiftUI)
  internal import SwiftUI

  /// Offers a path again if the platform has accepted it but does not show it.
  struct StackGuard<Port: PathPort>: ViewModifier {
    let port: Port
    /// Counts the changes that the platform has to show.
    let changes: @MainActor () -> Int
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      // Each change restarts the wait, while the scene is active.
      let (count, isActive) = (changes(), phase == .active)
      content
        .task(id: isActive ? count : nil) {
          if isActive { await port.resyncIfBehind(after: .seconds(1), by: ContinuousClock()) }
        }
        .modifier(Settles(port: port))
    }
  }
#endif
