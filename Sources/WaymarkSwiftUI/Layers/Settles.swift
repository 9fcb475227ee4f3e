#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// Settles a port, once in each turn as long as it has work to settle.
  struct Settles<Port: SettlingPort>: ViewModifier {
    let port: Port
    @State private var rounds = Rounds()
    @Environment(\.portActivity) private var activity

    func body(content: Content) -> some View {
      // A port that settles again before the next evaluation needs a new task, and equal ids start
      // none.
      content.task(id: port.isSettling ? rounds.next() : 0) {
        if let activity { await activity.settle(port) } else { await port.settleInTurns() }
      }
    }

    @MainActor
    private final class Rounds {
      private var count = 0

      func next() -> Int {
        count += 1
        return count
      }
    }
  }

  extension EnvironmentValues {
    /// The activity that a UI test waits for; nil without a probe.
    var portActivity: PortActivity? {
      get { self[PortActivityKey.self] }
      set { self[PortActivityKey.self] = newValue }
    }
  }

  private struct PortActivityKey: EnvironmentKey {
    static var defaultValue: PortActivity? { nil }
  }
#endif
