/// The texts in a link for the values of one candidate.
///
/// A candidate is one way down the trie, so the places of its values are known when the table is
/// built. Nothing has to be recorded during the walk.
struct LinkCaptures {
  let reader: LinkReader
  /// The segments of the candidate's parameters.
  let places: UnsafeBufferPointer<Int32>

  init(reader: LinkReader, places: UnsafeBufferPointer<Int32>) {
    self.reader = reader
    self.places = places
  }

  /// Makes captures without a link, and without values.
  init() {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    let segments = UnsafeBufferPointer<LinkSegment>(start: nil, count: 0)
    let query = LinkQueryBytes(bytes: nothing)
    reader = LinkReader(bytes: nothing, segments: segments, query: query)
    places = UnsafeBufferPointer(start: nil, count: 0)
  }

  /// How many parameters the path has.
  var count: Int { places.count }

  /// The value of a parameter of the path, counted from 0.
  func text(_ parameter: Int) -> LinkText {
    place(parameter).map(reader.text(at:)) ?? .absent
  }

  /// The values of `:name+`, never empty; nil if one of them is malformed.
  func list(_ parameter: Int) -> [String]? {
    place(parameter).flatMap(reader.texts(from:))
  }

  /// The value of the first item of the query with this key.
  func query(_ key: String) -> LinkText { reader.query.first(key) }

  /// The values of all items of the query with this key; nil if one of them is malformed.
  func queryList(_ key: String) -> [String]? { reader.query.all(key) }

  /// The items of the query with other keys, as they are written.
  func queryRest(excluding keys: [String]) -> String { reader.query.rest(excluding: keys) }

  private func place(_ parameter: Int) -> Int? {
    places.indices.contains(parameter) ? Int(places[parameter]) : nil
  }
}
