/// The patterns of a table, compiled so that one walk over the bytes of a link matches it.
///
/// A *state* is a place between two segments: it knows which ways continue, and which patterns end
/// there. The literals below a state are a compressed trie of bytes. Its nodes find the next one
/// with an index, so a walk costs the same with ten literals and with a thousand.
///
/// Everything is in flat arrays, so a walk follows and retains no references.
struct LinkTrie: Sendable {
  /// A place between two segments. As a state or a child, 0 means none, because the first state is
  /// never a child.
  struct State {
    /// The root of the literals; -1 if there are none.
    var literals: Int32 = -1
    /// The state behind a parameter.
    var parameter: Int32 = 0
    /// The candidates that take all following segments, at least one.
    var repeated = Span()
    /// The candidates that end here.
    var ends = Span()
    /// The candidates with `*` or `:name*` here.
    var stars = Span()
    /// Like `stars`, but for a path that ends here: also contains candidates with an optional
    /// segment before the star.
    var starEnds = Span()
    /// The number of segments before the state.
    var depth: Int32 = 0
  }

  /// A node of the trie of bytes.
  struct Node {
    /// The first bytes of the node.
    var label = Span()
    /// The children by their first byte, beginning with `firstByte`.
    var children = Span()
    var firstByte: UInt8 = 0
    /// The state if the segment ends here.
    var state: Int32 = 0
  }

  /// A part of one of the flat arrays.
  struct Span {
    var start: Int32 = 0
    var count: Int32 = 0

    var isEmpty: Bool { count == 0 }
    var range: Range<Int> { Int(start)..<Int(start + count) }
  }

  var states: [State] = []
  var nodes: [Node] = []
  var children: [Int32] = []
  var labels: [UInt8] = []
  var lists: [Int32] = []
  /// The part of `places` with the values of each candidate.
  var candidates: [Span] = []
  var places: [Int32] = []
  /// The number of segments of the longest way down.
  var depth = 0
  /// The root of the first literals in lower case, for hosts; -1 if there are none. Of literals
  /// that only differ in case, it has the one that was declared first.
  var hosts: Int32 = -1
}

extension LinkTrie {
  /// Compiles the patterns. A candidate is known by its index in this list.
  ///
  /// - Complexity: Linear in the text of the patterns, apart from sorting sibling literals.
  init(_ patterns: [PatternSyntax]) {
    self = LinkTrieBuilder(patterns).trie
  }
}
