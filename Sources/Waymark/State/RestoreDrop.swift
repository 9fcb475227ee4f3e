/// A part of a snapshot that did not come back.
///
/// ```swift
/// report.dropped[0].description  // "/account/cards at layers[0][3]: access denies it: signed out"
/// ```
public struct RestoreDrop: Hashable, Sendable {
  /// The text of the entry.
  public let text: String
  /// The place of the entry: `layers[0][3]`, or in a tab `layers[0][1].tabs[2][0]`. For a selection
  /// the place of the tab: `layers[0][1].tabs[2]`.
  public let place: String
  /// The reason why it did not come back.
  public let reason: RestoreDropReason
}

extension RestoreDrop: CustomStringConvertible {
  /// The text, the place and the reason, on one line.
  public var description: String { "\(text) at \(place): \(reason)".escapingLineBreaks() }
}
