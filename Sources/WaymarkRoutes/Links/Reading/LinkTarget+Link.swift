extension LinkTarget {
  /// The link of the target for a link of the source; nil if a value cannot be part of it.
  func link(from input: _LinkInput) -> String? {
    for part in needed where input.texts(at: part.index, part.arity)?.isEmpty ?? true {
      return nil
    }
    var link = ""
    var items = syntax.query.isEmpty ? [input.queryText] : []
    for part in parts {
      switch part.piece {
      case .text(let text): link += text
      case .segment:
        guard let texts = input.texts(at: part.index, part.arity) else { return nil }
        for text in texts {
          guard !text.isEmpty else { return nil }
          link += "/"
          PercentCoding.encodeSegment(text, into: &link)
        }
      case .query where part.arity == .rest: items.append(input.queryRest)
      case .query(let key, _, _):
        guard let texts = input.texts(at: part.index, part.arity) else { return nil }
        for text in texts {
          var value = ""
          PercentCoding.encodeQuery(text, into: &value)
          items.append("\(key)=\(value)")
        }
      }
    }
    if link.isEmpty { link = "/" }
    let query = items.filter { !$0.isEmpty }.joined(separator: "&")
    if !query.isEmpty { link += "?" + query }
    return link + input.fragmentText
  }
}
