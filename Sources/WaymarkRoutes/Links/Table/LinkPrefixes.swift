/// The prefixes of a table, those with the longest path first: they say the most.
///
/// A class, so that to read a link counts no references to its lists.
final class LinkPrefixes: Sendable {
  /// A prefix that was left out, and why.
  struct Fault: Hashable, Sendable {
    let prefix: String
    let problem: LinkPrefixProblem
  }

  let prefixes: [LinkPrefix]
  /// Their texts, in the order of declaration.
  let texts: [String]
  /// The first in the order of declaration that a link can begin with as it stands.
  let first: String?
  /// Whether none was declared, so that any server's links are ours. One that is faulty was declared:
  /// a spelling mistake opens no door.
  let areOpen: Bool
  /// The faulty ones, in the order of declaration.
  let faults: [Fault]

  /// Reads the prefixes; faulty ones are left out.
  init(_ texts: [String] = []) {
    var prefixes: [LinkPrefix] = []
    var faults: [Fault] = []
    var right: [String] = []
    var first: String?
    for text in texts {
      switch LinkPrefix.parse(text) {
      case .success(let prefix):
        prefixes.append(prefix)
        if first == nil, !prefix.isForSubdomains { first = text }
        right.append(text)
      case .failure(let problem): faults.append(Fault(prefix: text, problem: problem))
      }
    }
    // Sorting is stable, so that the order of declaration decides among equals.
    self.prefixes = prefixes.sorted { $0.path.count > $1.path.count }
    self.texts = right
    self.first = first
    self.faults = faults
    areOpen = texts.isEmpty
  }
}
