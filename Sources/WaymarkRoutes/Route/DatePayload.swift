#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Dates that are no point in time. Foundation on Linux traps where it describes one that is not a
/// number.
enum DatePayload {
  /// The seconds of such a date; nil for all other values.
  static func text(of value: Any) -> String? {
    guard let seconds = (value as? Date)?.timeIntervalSinceReferenceDate, !seconds.isFinite else {
      return nil
    }
    return "\(seconds)"
  }
}
