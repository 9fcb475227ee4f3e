#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Settles a port, once in each turn for as long as it has something to settle.
  struct Settles<Port: SettlingPort>: ViewModifier {
    let port: Port

    func body(content: Content) -> some View {
      content.task(id: port.isSettling) { await port.settleInTurns() }
    }
  }
#endif
