/// The target of a redirect.
struct LinkTarget: Sendable {
  /// A piece of the target, and the value of the link that it stands for.
  struct Part: Sendable {
    let piece: LinkPiece
    /// The index of the value among those of the source.
    var index: Int
    /// How many texts the source has for it.
    let arity: PatternSyntax.Arity
    /// True if the source has it in the query.
    let isItem: Bool
  }

  /// The pattern, with the prefixes of its mounts.
  private(set) var syntax: PatternSyntax
  private(set) var parts: [Part]
  /// The items that the link must have in its query, whether the target uses them or not.
  private(set) var needed: [Part]

  /// - Parameters:
  ///   - target: The pattern of the target. All its names are in the source.
  ///   - source: The pattern of the redirect.
  init(_ target: PatternSyntax, from source: PatternSyntax) {
    syntax = target
    let values = source.parameters
    func part(_ piece: LinkPiece) -> Part {
      let index = values.firstIndex { $0.name == piece.name }
      return Part(
        piece: piece, index: index ?? 0, arity: index.map { values[$0].arity } ?? .one,
        isItem: index.map { $0 >= values.count - source.query.count } ?? false)
    }
    parts = LinkPiece.pieces(of: target).map(part)
    let query = source.query.filter { $0.arity == .one || $0.arity == .repeated }
    needed = LinkPiece.pieces(of: PatternSyntax(segments: [], query: query)).map(part)
  }

  /// True if an item of the query becomes a segment, which cannot be empty.
  var refusesEmptyItems: Bool {
    parts.contains { part in
      if case .segment = part.piece { part.isItem } else { false }
    }
  }

  func mounted(below prefix: PatternSyntax) -> LinkTarget {
    var mounted = self
    mounted.syntax = prefix.appending(syntax)
    var count = 0
    var head: [Part] = []
    for piece in LinkPiece.pieces(of: prefix) {
      head.append(Part(piece: piece, index: count, arity: .one, isItem: false))
      if case .segment = piece { count += 1 }
    }
    for place in parts.indices { mounted.parts[place].index += count }
    for place in needed.indices { mounted.needed[place].index += count }
    mounted.parts = head + mounted.parts
    return mounted
  }
}
