/// The target of a redirect.
struct LinkTarget: Sendable {
  enum Piece: Sendable {
    /// A segment, encoded.
    case text(String)
    /// A value of the link.
    case value(index: Int, PatternSyntax.Arity)
  }

  struct Item: Sendable {
    /// The key, encoded.
    let key: String
    var index: Int
    let arity: PatternSyntax.Arity
  }

  /// The pattern, with the prefixes of its mounts.
  private(set) var syntax: PatternSyntax
  private(set) var path: [Piece] = []
  private(set) var query: [Item] = []
  /// The items that the link must have in its query, whether the target uses them or not.
  private(set) var needed: [Item] = []

  /// - Parameters:
  ///   - target: The pattern of the target. All its names are in the source.
  ///   - source: The pattern of the redirect.
  init(_ target: PatternSyntax, from source: PatternSyntax) {
    syntax = target
    let names = source.parameters.map(\.name)
    func index(_ name: String) -> Int { names.firstIndex(of: name) ?? 0 }
    for segment in target.segments {
      switch segment {
      case .literal(let literal): path.append(Self.text(literal))
      case .wildcard: break
      case .parameter(let name), .optional(let name), .repeated(let name), .any(let name):
        let arity = source.parameters[index(name)].arity
        path.append(.value(index: index(name), arity))
      }
    }
    func item(_ item: PatternSyntax.QueryItem) -> Item {
      var key = ""
      PercentCoding.encodeQuery(item.key, into: &key)
      let arity = source.parameters[index(item.name)].arity
      return Item(key: key, index: index(item.name), arity: arity)
    }
    query = target.query.map(item)
    needed = source.query.filter { $0.arity == .one || $0.arity == .repeated }.map(item)
  }

  private static func text(_ literal: String) -> Piece {
    var text = ""
    PercentCoding.encodeSegment(literal, into: &text)
    return .text(text)
  }

  func mounted(below prefix: PatternSyntax) -> LinkTarget {
    var mounted = self
    mounted.syntax = prefix.appending(syntax)
    var head: [Piece] = []
    var count = 0
    for segment in prefix.segments {
      if case .literal(let literal) = segment {
        head.append(Self.text(literal))
      } else {
        head.append(.value(index: count, .one))
        count += 1
      }
    }
    mounted.path =
      head
      + path.map { piece in
        if case .value(let index, let arity) = piece {
          .value(index: index + count, arity)
        } else {
          piece
        }
      }
    for index in query.indices { mounted.query[index].index += count }
    for index in needed.indices { mounted.needed[index].index += count }
    return mounted
  }
}
