/// A value that a link contains as text: an identifier, a number, a word to search for.
///
/// Integers, floating point numbers, `Bool`, `String`, `UUID` and `Date` are link values. An
/// optional of a link value is a part that may be missing, and an array is a part that repeats. An
/// enum with a raw value needs no body. A type of your own implements two members.
///
/// ```swift
/// enum Category: String, LinkValue, CaseIterable { case work, home }
///
/// struct TodoID: LinkValue {
///   var number: Int
///   init?(linkText: String) {
///     guard linkText.hasPrefix("T"), let number = Int(linkText.dropFirst()) else { return nil }
///     self.number = number
///   }
///   var linkText: String? { "T\(number)" }
/// }
///
/// enum TodosRoute: Route { case detail(id: TodoID), category(Category) }
/// extension TodosRoute: LinkedRoute {
///   static let links = DeepLinks<Self> {
///     DeepLink("in/:category", to: TodosRoute.category)
///     DeepLink(":id", to: TodosRoute.detail)
///   }
/// }
/// TodosRoute.links.route(for: "/T42")          // .detail(id: TodoID(number: 42))
/// TodosRoute.links.path(for: .category(.work)) // "/in/work"
/// ```
///
/// - The text is plain: links encode and decode reserved characters.
/// - `init(linkText:)` must turn the text of `linkText` into an equal value. If a value breaks this
///   rule, its link is not printed.
/// - Both are called on any thread, and any number of times.
public protocol LinkValue: Hashable, Sendable {
  /// Makes a value from text.
  ///
  /// ```swift
  /// Int(linkText: "42")     // 42
  /// Int(linkText: "forty")  // nil: the link does not match, and the next one is tried
  /// ```
  ///
  /// - Parameter linkText: One segment of a path, or the value of a query item, decoded. It can be
  ///   any text.
  init?(linkText: String)

  /// The text of the value in a link; nil if there is none.
  ///
  /// ```swift
  /// 42.linkText           // "42"
  /// Double.nan.linkText   // nil: a route that holds it has no link
  /// ```
  ///
  /// An empty text can be printed in a query, but not in a path.
  var linkText: String? { get }

  /// Texts that the type takes. They are used to find out which case a link makes, and by tests.
  ///
  /// ```swift
  /// Int.linkExamples       // ["1"]
  /// Category.linkExamples  // ["work", "home"]
  /// ```
  ///
  /// The default is a list of common texts that the type takes: a number, a letter, a Boolean, a
  /// date, a UUID. If a type takes none of them and has no examples, the only consequence is that
  /// its links have no case name.
  ///
  /// They are read while a table is made, and so must not read that table.
  static var linkExamples: [String] { get }

  /// The kind of part that the type is. Only for the framework.
  static var _linkShape: _LinkShape { get }

  /// Reads the next part of a link. Only for the framework.
  static func _read(from input: inout _LinkInput) throws(_LinkMiss) -> Self

  /// Prints the next part of a link. Only for the framework.
  func _write(to output: inout _LinkOutput)
}

extension LinkValue {
  /// Some common texts that the type takes.
  public static var linkExamples: [String] {
    [
      "1", "a", "true", "2026-01-31T12:00:00Z", "00000000-0000-4000-8000-000000000001",
    ].filter { Self(linkText: $0) != nil }
  }

  /// One part, which may not be missing.
  public static var _linkShape: _LinkShape { _LinkShape(kind: .one) }

  /// Reads the next part of a link.
  @inlinable
  public static func _read(from input: inout _LinkInput) throws(_LinkMiss) -> Self {
    guard let value = Self(linkText: try input.nextText()) else {
      throw input.refuse(as: Self.self)
    }
    return value
  }

  /// Prints the next part of a link.
  @inlinable
  public func _write(to output: inout _LinkOutput) {
    guard let text = linkText else { return output.refuseNext() }
    output.writeNext(text)
  }
}
