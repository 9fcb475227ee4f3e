/// The line of a failure that says what would have passed. Its reader must check first that the app is right.
enum Advice {
  static let write = "If this is right, write: "
  static let writeBelow = "If this is right, write below it: "
  static let writeNothing = "If it is right that nothing changes, write no closure."

  /// The lines of a failure without the advice.
  static func removed(from message: String) -> [String] {
    message.split(separator: "\n").map(String.init).filter { line in
      ![write, writeBelow, writeNothing].contains { line.hasPrefix($0) }
    }
  }
}
