// What it says of signals.

extension MisuseReport {
  static func unheard<Signal>(_ type: Signal.Type, from name: String) -> MisuseReport {
    let signal = typeName(of: type)
    return MisuseReport(
      code: .unheardSignal,
      message: "No coordinator or screen takes the signal \(signal) that \(name) sent. Call"
        + " handle(\(signal).self) on a coordinator above it, or ask canSend first."
        + " A screen takes signals only after it was made.")
  }
}
