/// A part of a pattern, in the form for printing.
enum LinkPiece: Sendable {
  /// Segments, encoded, each with its slash.
  case text(String)
  /// A value in the path.
  case segment(name: String, arity: PatternSyntax.Arity)
  /// A value in the query, with its key, encoded.
  case query(key: String, name: String, arity: PatternSyntax.Arity)

  /// The pieces of a pattern.
  static func pieces(of syntax: PatternSyntax) -> [LinkPiece] {
    var pieces: [LinkPiece] = []
    pieces.reserveCapacity(syntax.segments.count + syntax.query.count)
    var text = ""
    for segment in syntax.segments {
      switch segment {
      case .literal(let literal):
        text += "/"
        PercentCoding.encodeSegment(literal, into: &text)
      case .wildcard: break
      case .parameter(let name), .optional(let name), .repeated(let name), .any(let name):
        if !text.isEmpty { pieces.append(.text(text)) }
        text = ""
        pieces.append(.segment(name: name, arity: segment.arity))
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    for item in syntax.query {
      var key = ""
      PercentCoding.encodeQuery(item.key, into: &key)
      pieces.append(.query(key: key, name: item.name, arity: item.arity))
    }
    return pieces
  }
}

extension LinkPiece {
  var name: String {
    switch self {
    case .text: ""
    case .segment(let name, _), .query(_, let name, _): name
    }
  }

  var arity: PatternSyntax.Arity {
    switch self {
    case .text: .one
    case .segment(_, let arity), .query(_, _, let arity): arity
    }
  }
}
