/// The prefixes of a table, those with the longest path first, because they are the most specific.
/// Of equal ones, those with a host come first.
///
/// A class, so that reading a link does not retain its lists.
final class LinkPrefixes: Sendable {
  /// A prefix that was left out, and why.
  struct Fault: Hashable, Sendable {
    let prefix: String
    let problem: LinkPrefixProblem
  }

  let prefixes: [LinkPrefix]
  /// Their texts, in the order of declaration.
  let texts: [String]
  /// The first prefix, in the order of declaration, that a link can begin with literally.
  let first: String?
  /// Whether no prefix was declared, so that links of any server are accepted. A faulty prefix
  /// counts as declared: a spelling mistake opens no door.
  let areOpen: Bool
  /// The faulty prefixes, in the order of declaration.
  let faults: [Fault]

  /// Reads the prefixes. Leaves out faulty ones.
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
    // Sorting is stable, so the order of declaration decides among equals.
    func rank(_ prefix: LinkPrefix) -> (Int, Int) {
      (prefix.path.count, prefix.authority.isEmpty ? 0 : 1)
    }
    self.prefixes = prefixes.sorted { rank($0) > rank($1) }
    self.texts = right
    self.first = first
    self.faults = faults
    areOpen = texts.isEmpty
  }
}
