extension LinkTarget {
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
