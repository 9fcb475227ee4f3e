import Kit
import Waymark

/// Why nothing of a file of `--state` is restored.
enum StateProblem: Error, Hashable {
  /// It is no snapshot.
  case unreadable(SnapshotError)
  /// The app that wrote it had another layout.
  case otherLayout(Layout)
  /// It does not begin with what this app begins with, but with that.
  case otherApp(String?)

  /// What is wrong, on one line.
  var reason: String {
    switch self {
    case .unreadable(let error): "\(error)".oneLine()
    case .otherLayout(let layout): "the state was saved with --layout \(layout.rawValue)"
    case .otherApp(nil): "the state is empty"
    case .otherApp(let text?):
      "the state begins with \"\(text.oneLine(limit: 40))\", and is that of another app"
    }
  }
}
