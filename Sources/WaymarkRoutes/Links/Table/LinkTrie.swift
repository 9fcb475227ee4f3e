/// The patterns of a table, compiled so that a link is matched in one walk over its bytes.
///
/// A *state* is a place between two segments: which ways lead on, and which patterns end there. The
/// literals below a state are a compressed trie of bytes, whose nodes find the next one through an
/// index, so that a walk costs the same beside ten literals and beside a thousand.
///
/// Everything lies in flat arrays: a walk follows no reference and counts none.
final class LinkTrie: Sendable {
  /// A place between two segments. A state or a child of 0 is none: the first is no one's child.
  struct State {
    /// The root of the literals; -1 if there are none.
    var literals: Int32 = -1
    /// The state behind a parameter.
    var parameter: Int32 = 0
    /// The candidates that take all that follows, at least one segment.
    var repeated = Span()
    /// The candidates that end here.
    var ends = Span()
    /// The candidates with `*` or `:name*` here.
    var stars = Span()
    /// The same, for a path that ends here, with those that have an optional segment before it.
    var starEnds = Span()
    /// How many segments lie before.
    var depth: Int32 = 0
  }

  /// A node of the trie of bytes.
  struct Node {
    /// The bytes that come first here.
    var label = Span()
    /// The children by their first byte; those of the bytes from `firstByte` on.
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

  let states: [State]
  let nodes: [Node]
  let children: [Int32]
  let labels: [UInt8]
  let lists: [Int32]
  /// Where the values of each candidate lie, among the places.
  let candidates: [Span]
  let places: [Int32]
  /// How many segments the longest way down has.
  let depth: Int
  /// The root of the first literals in lower case, for hosts; -1 if there are none. Of those that
  /// differ in their case alone it has the one declared first.
  let hosts: Int32

  /// Compiles the patterns; a candidate is known by its place in this list.
  ///
  /// Linear in the text of the patterns, apart from sorting literals that lie side by side.
  init(_ patterns: [PatternSyntax]) {
    let builder = LinkTrieBuilder(patterns)
    states = builder.states
    nodes = builder.nodes
    children = builder.children
    labels = builder.labels
    lists = builder.lists
    candidates = builder.candidates
    places = builder.places
    depth = builder.depth
    hosts = builder.hosts
  }
}
