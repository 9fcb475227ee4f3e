// A link value that conforms in an extension, in a module whose default isolation is MainActor.
// Docs/Isolation.md names the two ways around it.
// options: -default-isolation MainActor
// expected: conformance of 'NoteKey' to protocol 'LinkValue' crosses into main actor-isolated code
// expected: main actor-isolated initializer 'init(linkText:)' cannot satisfy nonisolated requirement
import Waymark

struct NoteKey {
  var number: Int
}

extension NoteKey: LinkValue {
  init?(linkText: String) {
    guard let number = Int(linkText) else { return nil }
    self.number = number
  }

  var linkText: String? { "\(number)" }
}
