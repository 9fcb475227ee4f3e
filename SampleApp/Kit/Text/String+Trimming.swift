extension String {
  /// The text without blanks around it; nil if nothing is left.
  public var trimmed: String? {
    guard let start = firstIndex(where: { !$0.isWhitespace }),
      let end = lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(self[start...end])
  }
}
