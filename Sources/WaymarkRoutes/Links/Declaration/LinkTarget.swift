/// The target of a redirect.
struct LinkTarget: Sendable {
  enum Piece: Sendable {
    /// A segment, encoded.
    case text(String)
    /// A value of the link.
    case value(index: Int, PatternSyntax.Arity)
  }

  private struct Item: Sendable {
    /// The key, encoded.
    let key: String
    var index: Int
    let arity: PatternSyntax.Arity
  }

  /// The pattern, with the prefixes of its mounts.
  private(set) var syntax: PatternSyntax
  private var path: [Piece] = []
  private var query: [Item] = []
  /// The items that the link must have in its query, whether the target uses them or not.
  private var needed: [Item] = []

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

  /// The link of the target for a link of the source; nil if a value cannot be part of it.
  func link(from input: _LinkInput) -> String? {
    for item in needed where input.texts(at: item.index, item.arity)?.isEmpty ?? true {
      return nil
    }
    var link = ""
    for piece in path {
      switch piece {
      case .text(let text): link += "/" + text
      case .value(let index, let arity):
        guard let texts = input.texts(at: index, arity) else { return nil }
        for text in texts {
          guard !text.isEmpty else { return nil }
          link += "/"
          PercentCoding.encodeSegment(text, into: &link)
        }
      }
    }
    if link.isEmpty { link = "/" }
    guard let query = query(from: input) else { return nil }
    if !query.isEmpty { link += "?" + query }
    return link + input.fragmentText
  }

  private func query(from input: _LinkInput) -> String? {
    guard !query.isEmpty else { return input.queryText }
    var items: [String] = []
    for item in query {
      if item.arity == .rest {
        items.append(input.queryRest)
        continue
      }
      guard let texts = input.texts(at: item.index, item.arity) else { return nil }
      for text in texts {
        var value = ""
        PercentCoding.encodeQuery(text, into: &value)
        items.append("\(item.key)=\(value)")
      }
    }
    return items.filter { !$0.isEmpty }.joined(separator: "&")
  }
}
