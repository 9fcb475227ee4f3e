import Kit

extension Post {
  /// The post on one line of a list.
  var row: String { title.oneLine(limit: 72) }
}
