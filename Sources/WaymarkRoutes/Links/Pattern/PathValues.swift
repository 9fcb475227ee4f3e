/// The values of a path by name, in order.
///
/// A value is a text, or a list of texts for `:name+`.
///
/// ```swift
/// let values: PathValues = ["id": "42", "tags": ["a", "b"]]
/// values["id"]        // "42"
/// values.list("tags") // ["a", "b"]
/// values["other"]     // nil
///
/// let id = "43"
/// try pattern.path(["id": .text(id)])  // a value that is no literal
/// ```
///
/// Two collections are equal if they have equal values under the same names, in any order.
///
/// - Complexity: Finding or setting a value is linear in the number of names.
public struct PathValues: Sendable {
  /// One value: a text, or a list.
  public enum Value: Hashable, Sendable {
    /// The text of one segment, or of one item of a query.
    case text(String)
    /// The texts of several segments or items.
    case list([String])
  }

  private var items: [(name: String, value: Value)] = []

  /// Makes a collection without values.
  public init() {}

  /// The names in order: those of the path first, if the values come from a match.
  public var names: [String] { items.map(\.name) }

  /// Whether there are no values.
  public var isEmpty: Bool { items.isEmpty }

  /// The text under a name; nil if there is none, or a list.
  ///
  /// ```swift
  /// var values: PathValues = ["id": "42"]
  /// values["tab"] = "notes"
  /// values["id"]  // "42"
  /// ```
  ///
  /// Setting nil removes the value.
  ///
  /// - Parameter name: The name in the pattern, without its colon.
  public subscript(name: String) -> String? {
    get {
      guard case .text(let text) = value(name) else { return nil }
      return text
    }
    set { set(newValue.map(Value.text), for: name) }
  }

  /// Returns the list under a name. A text counts as a list of one, and a missing value as an empty
  /// list.
  ///
  /// ```swift
  /// let values: PathValues = ["id": "42", "tags": ["a", "b"]]
  /// values.list("tags")  // ["a", "b"]
  /// values.list("id")    // ["42"]
  /// ```
  ///
  /// - Parameter name: The name in the pattern, without its colon.
  public func list(_ name: String) -> [String] {
    switch value(name) {
    case .list(let list): list
    case .text(let text): [text]
    case nil: []
    }
  }

  /// Returns the value under a name, whatever its kind, or nil if there is none.
  ///
  /// ```swift
  /// let values: PathValues = ["id": "42"]
  /// values.value("id")  // .text("42")
  /// ```
  ///
  /// - Parameter name: The name in the pattern, without its colon.
  public func value(_ name: String) -> Value? {
    items.first { $0.name == name }?.value
  }

  /// Sets the value of a name. An existing name keeps its place. Nil removes the value.
  ///
  /// ```swift
  /// var values: PathValues = ["id": "42"]
  /// values.set(.list(["a", "b"]), for: "tags")
  /// values.names  // ["id", "tags"]
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value, or nil.
  ///   - name: The name in the pattern, without its colon.
  public mutating func set(_ value: Value?, for name: String) {
    let place = items.firstIndex { $0.name == name }
    switch (place, value) {
    case (let place?, let value?): items[place].value = value
    case (let place?, nil): items.remove(at: place)
    case (nil, let value?): items.append((name, value))
    case (nil, nil): break
    }
  }
}

extension PathValues: Hashable {
  /// Whether both have equal values under the same names, in any order.
  public static func == (left: PathValues, right: PathValues) -> Bool {
    left.items.count == right.items.count
      && left.items.allSatisfy { right.value($0.name) == $0.value }
  }

  /// Hashes names and values, in the order of the names.
  public func hash(into hasher: inout Hasher) {
    for item in items.sorted(by: { $0.name < $1.name }) {
      hasher.combine(item.name)
      hasher.combine(item.value)
    }
  }
}

extension PathValues: ExpressibleByDictionaryLiteral {
  /// Makes values of a literal. If a name occurs twice, the later value counts.
  public init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { set(value, for: name) }
  }
}

extension PathValues: CustomStringConvertible {
  /// The values by name, as in the literal: `["id": "42"]`.
  public var description: String {
    guard !items.isEmpty else { return "[:]" }
    return "[" + items.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ") + "]"
  }
}

extension PathValues.Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Makes a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }

  /// Makes a list.
  public init(arrayLiteral elements: String...) {
    self = .list(elements)
  }
}

extension PathValues.Value: CustomStringConvertible {
  /// The value as in a literal: `"42"`, or `["a", "b"]`.
  public var description: String {
    switch self {
    case .text(let text): text.debugDescription
    case .list(let list): list.description
    }
  }
}
