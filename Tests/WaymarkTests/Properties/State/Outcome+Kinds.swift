@testable import Waymark

extension Outcome {
  /// The kind of outcome.
  var kindName: String {
    switch self {
    case .performed: "performed"
    case .unchanged: "unchanged"
    case .denied: "denied"
    case .ignored: "ignored"
    case .needsConfirmation: "asked"
    case .held: "held"
    default: "\(self)"
    }
  }
}

extension RestoreDropReason {
  /// The kind of reason.
  var kindName: String {
    switch kind {
    case .denied: "refused"
    case .ignored: "as a whole"
    default: "\(kind)"
    }
  }
}
