#if canImport(SwiftUI)
  internal import SwiftUI

  /// Settles a port, once in each turn as long as it has work to settle.
  struct Settles<Port: SettlingPort>: ViewModifier {
    let port: Port
    /// The activity that a UI test waits for; nil without a probe.
    @Environment(PortActivity.self) private var activity: PortActivity?

    func body(content: Content) -> some View {
      let _ = activity?.watch(port)
      // A port that settles again before the next evaluation needs a new task, and equal ids start
      // none.
      content.task(id: port.isSettling ? UUID() : nil) {
        if let activity { await activity.settle(port) } else { await port.settleInTurns() }
      }
      .onAppear { activity?.watch(port) }
      .onDisappear { activity?.forget(port) }
    }
  }
#endif
