import Kit
import Waymark

/// The reason why a file of `--state` is not restored.
enum StateProblem: Error, Hashable {
  /// It is not a snapshot.
  case unreadable(SnapshotError)
  /// An app with another layout wrote it.
  case otherLayout(Layout)
  /// It begins with another route than this app. Has that route.
  case otherApp(String?)

  /// What is wrong, on one line.
  var reason: String {
    switch self {
    case .unreadable(let error): "\(error)".oneLine()
    case .otherLayout(let layout): "the state was saved with --layout \(layout.rawValue)"
    case .otherApp(nil): "the state is empty"
    case .otherApp(let text?):
      "the state begins with \"\(text.oneLine(limit: 40))\", so another app wrote it"
    }
  }
}
