/// The items of a link's query that its pattern does not name, in order. `*=:name` takes them.
///
/// ```swift
/// enum SearchRoute: Route { case results(String, LinkQuery) }
/// extension SearchRoute: LinkedRoute {
///   static let links = DeepLinks<Self> { DeepLink("search?q=:q&*=:rest", to: SearchRoute.results) }
/// }
/// SearchRoute.links.route(for: "/search?page=2&q=tea&sort=up")
/// // .results("tea", ["page": "2", "sort": "up"])
/// ```
///
/// - Order and repetition are kept: `?a=1&b=2&a=3` gives three items.
/// - Names and values are decoded. A name without a value has an empty value.
/// - An item whose escapes are malformed is left out.
public struct LinkQuery: LinkValue {
  /// A name with its value, both decoded.
  public struct Item: Hashable, Sendable {
    /// The text before the equals sign.
    public var name: String
    /// The text after the equals sign.
    public var value: String

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - name: The text before the equals sign.
    ///   - value: The text after the equals sign.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The items in the order of the link.
  public var items: [Item]

  /// Makes a list of items.
  ///
  /// - Parameter items: The items in the order of the link.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// Makes the items of a query.
  ///
  /// ```swift
  /// LinkQuery(linkText: "page=2&sort=up")?["page"]  // "2"
  /// LinkQuery(linkText: "page=%")                   // nil
  /// ```
  ///
  /// - Parameter linkText: A query as in a link, percent-encoded and without the question mark. Nil
  ///   for malformed escapes.
  /// - Complexity: Linear in the text.
  public init?(linkText: String) {
    let items = Self.items(of: linkText)
    guard !items.contains(nil) else { return nil }
    self.items = items.compactMap { $0 }
  }

  /// The items of a query, nil for a malformed one.
  private static func items(of query: String) -> [Item?] {
    query.withLinkBytes { bytes in
      bytes.split(separator: LinkByte.ampersand).map { item in
        let end = item.firstIndex(of: LinkByte.equals) ?? item.endIndex
        guard let name = PercentCoding.decode(UnsafeBufferPointer(rebasing: item[..<end])),
          let value = PercentCoding.decode(UnsafeBufferPointer(rebasing: item[end...].dropFirst()))
        else { return nil }
        return Item(name: name, value: value)
      }
    }
  }

  /// The items as in a link, percent-encoded; empty if there are none.
  ///
  /// - Complexity: Linear in the text.
  public var linkText: String? {
    var text = ""
    for item in items {
      if !text.isEmpty { text += "&" }
      PercentCoding.encodeQuery(item.name, into: &text)
      text += "="
      PercentCoding.encodeQuery(item.value, into: &text)
    }
    return text
  }

  /// The value of the first item of a name; nil if there is none.
  ///
  /// ```swift
  /// let query: LinkQuery = ["page": "2", "page": "3"]
  /// query["page"]  // "2"
  /// ```
  ///
  /// - Parameter name: The name, decoded.
  /// - Complexity: Linear in the items.
  public subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  /// One item.
  public static var linkExamples: [String] { ["a=1"] }

  /// All items that no key of the pattern names.
  public static var _linkShape: _LinkShape { _LinkShape(kind: .query) }

  /// Reads the next part of a link. The pattern does not name these items, so malformed ones are
  /// left out and never fail the link.
  public static func _read(from input: inout _LinkInput) throws(_LinkMiss) -> LinkQuery {
    LinkQuery(items(of: input.nextQuery()).compactMap { $0 })
  }

  /// Prints the next part of a link.
  public func _write(to output: inout _LinkOutput) {
    output.writeNext(query: linkText ?? "")
  }
}

extension LinkQuery: ExpressibleByDictionaryLiteral {
  /// Makes the items of a literal, in its order.
  ///
  /// - Parameter elements: Names with their values. A name may occur twice.
  public init(dictionaryLiteral elements: (String, String)...) {
    items = elements.map { Item(name: $0.0, value: $0.1) }
  }
}
