/// Something of a snapshot that did not come back.
public struct RestoreDrop: Hashable, Sendable {
  /// The text of the entry.
  public let text: String
  /// Where it was: `layers[0][3]`, and in a tab `layers[0][1].tabs[2][0]`.
  public let place: String
  /// Why.
  public let reason: RestoreDropReason
}

extension RestoreDrop: CustomStringConvertible {
  /// What, where and why, on one line.
  public var description: String { "\(text) at \(place): \(reason)".escapingLineBreaks() }
}
