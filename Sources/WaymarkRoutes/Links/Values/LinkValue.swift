/// A value that a link carries as text: an identifier, a number, a word to search for.
///
/// Integers, floating point numbers, `Bool`, `String`, `UUID` and `Date` are link values. Of these,
/// an optional stands for a part that may be missing, and an array for a part that repeats. An enum
/// with a raw value needs no body; a type of your own writes two members.
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
/// - The text is the plain one: links encode and decode what must not stand in them.
/// - What `linkText` gives, `init(linkText:)` has to take, and to make an equal value of. A link
///   whose value breaks this is not printed.
/// - Both are asked on any thread, and any number of times.
public protocol LinkValue: Hashable, Sendable {
  /// Makes the value that a text stands for.
  ///
  /// ```swift
  /// Int(linkText: "42")     // 42
  /// Int(linkText: "forty")  // nil: the link does not match, and the next one is tried
  /// ```
  ///
  /// - Parameter linkText: One segment of a path or the value of a query item, decoded. Any text
  ///   whatever.
  init?(linkText: String)

  /// The text that stands for the value in a link; nil if there is none.
  ///
  /// ```swift
  /// 42.linkText           // "42"
  /// Double.nan.linkText   // nil: a route that holds it has no link
  /// ```
  ///
  /// In a path the empty text cannot be printed, in a query it can.
  var linkText: String? { get }

  /// Texts that the type takes, used to find out which case a link makes, and by tests.
  ///
  /// ```swift
  /// Int.linkExamples       // ["1"]
  /// Category.linkExamples  // ["work", "home"]
  /// ```
  ///
  /// The default tries some usual texts: a number, a letter, a truth value, a date, a UUID. A type
  /// that takes none of them and names no example has links without a case name, nothing else.
  static var linkExamples: [String] { get }

  /// What kind of part the type stands for. For the framework alone.
  static var _linkShape: _LinkShape { get }

  /// Reads the next part of a link. For the framework alone.
  static func _read(from input: inout _LinkInput) throws(_LinkMiss) -> Self

  /// Prints the next part of a link. For the framework alone.
  func _write(to output: inout _LinkOutput)
}

extension LinkValue {
  /// Those of some usual texts that the type takes.
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
