/// A link that is being printed. Only for the framework.
public struct _LinkOutput {
  /// The text so far; empty for the root.
  private(set) var text = ""
  /// The reason why the current declaration could not be printed.
  private(set) var failure: LinkPrintFailure?
  /// The failure of the first declaration that fits but could not be printed.
  private(set) var firstFailure: LinkPrintFailure?
  /// The values by name, if they are requested.
  private(set) var values: [(name: String, value: PathValues.Value)]
  private let records: Bool
  private var hasQuery = false
  private var pieces: [LinkPiece] = []
  private var next = 0

  @usableFromInline
  init(recordsValues: Bool = false) {
    records = recordsValues
    values = []
  }

  /// The text as a path. For the root it is a slash.
  @usableFromInline var path: String { text.isEmpty ? "/" : text }

  mutating func begin(_ pieces: [LinkPiece]) {
    self.pieces = pieces
    next = 0
    failure = nil
  }

  mutating func finish() {
    while case .text(let text)? = piece {
      self.text += text
      next += 1
    }
  }

  mutating func fail(_ failure: LinkPrintFailure) {
    if self.failure == nil { self.failure = failure }
    if firstFailure == nil { firstFailure = failure }
  }

  @usableFromInline typealias Mark = (length: Int, values: Int, hasQuery: Bool)

  /// The current length, to return to later.
  @usableFromInline var mark: Mark {
    (text.utf8.count, values.count, hasQuery)
  }

  @usableFromInline
  mutating func reset(to mark: Mark) {
    if text.utf8.count > mark.length {
      text.removeSubrange(text.utf8.index(text.startIndex, offsetBy: mark.length)...)
    }
    values.removeLast(values.count - mark.values)
    hasQuery = mark.hasQuery
  }

  @usableFromInline
  mutating func failAsOtherRoute() {
    fail(.otherRoute(path: path))
  }

  /// Whether the path is within the limits. If not, sets the failure.
  @usableFromInline
  mutating func isWithin(_ limits: LinkLimits) -> Bool {
    let length = max(1, text.utf8.count)
    guard length <= limits.maximumLength else {
      fail(.tooLong(count: length, limit: limits.maximumLength))
      return false
    }
    // A segment takes at least two bytes, so most paths need no count.
    guard length / 2 > limits.maximumSegments else { return true }
    let path = text.utf8.prefix { $0 != LinkByte.questionMark }
    let count = path.split(separator: LinkByte.slash).count
    guard count <= limits.maximumSegments else {
      fail(.tooDeep(count: count, limit: limits.maximumSegments))
      return false
    }
    return true
  }

  private var piece: LinkPiece? { next < pieces.count ? pieces[next] : nil }

  /// Returns the next part with a value, and prints the text before it.
  private mutating func take() -> LinkPiece? {
    finish()
    defer { next += 1 }
    return failure == nil ? piece : nil
  }

  @usableFromInline
  mutating func writeNext(_ value: String) {
    guard let piece = take() else { return }
    write(value, as: piece)
    if records { values.append((piece.name, .text(value))) }
  }

  /// Prints a value that is not empty and needs no escapes.
  @usableFromInline
  mutating func writeNext(plain value: String) {
    guard let piece = take() else { return }
    begin(piece)
    text += value
    if records { values.append((piece.name, .text(value))) }
  }

  @usableFromInline
  mutating func writeNext(_ values: [String]) {
    guard let piece = take() else { return }
    guard !values.isEmpty else {
      if piece.arity != .any { fail(.emptyList(name: piece.name)) }
      return
    }
    for value in values { write(value, as: piece) }
    if records { self.values.append((piece.name, .list(values))) }
  }

  mutating func writeNext(query: String) {
    guard let piece = take(), !query.isEmpty else { return }
    beginItem()
    text += query
    if records { values.append((piece.name, .text(query))) }
  }

  @usableFromInline
  mutating func leaveOutNext() {
    guard let piece = take() else { return }
    if piece.arity != .optional { fail(.isNil(name: piece.name)) }
  }

  @usableFromInline
  mutating func refuseNext() {
    guard let piece = take() else { return }
    fail(.noText(name: piece.name))
  }

  private mutating func write(_ value: String, as piece: LinkPiece) {
    switch piece {
    case .text: return
    case .segment(let name, _):
      guard !value.isEmpty else { return fail(.empty(name: name)) }
      begin(piece)
      PercentCoding.encodeSegment(value, into: &text)
    case .query:
      begin(piece)
      PercentCoding.encodeQuery(value, into: &text)
    }
  }

  /// Prints the text before a value.
  private mutating func begin(_ piece: LinkPiece) {
    switch piece {
    case .text: return
    case .segment: text += "/"
    case .query(let key, _, _):
      beginItem()
      text += key
      text += "="
    }
  }

  private mutating func beginItem() {
    if text.isEmpty { text = "/" }
    text += hasQuery ? "&" : "?"
    hasQuery = true
  }
}
