/// A pattern of paths that is made from text at run time. It matches paths and prints them.
///
/// ```swift
/// let pattern = try PathPattern("todos/:id?tab=:tab?")
/// pattern.match("/todos/42")?.values["id"]                 // "42"
/// pattern.match("/posts/42")                               // nil
/// try pattern.path(["id": "42", "tab": "notes"])           // "/todos/42?tab=notes"
/// ```
///
/// | In a pattern | Takes |
/// |---|---|
/// | `todos` | this text; plain, without escapes |
/// | `:id` | one segment |
/// | `:id?` | one segment or none; only at the end, or before a last `*` or `:path*` |
/// | `:tags+` | one segment or more; only at the end |
/// | `:path*` | any number of segments; only at the end |
/// | `*` | any number of segments; only at the end |
/// | `?q=:text` | an item of the query, wherever it stands; `:text?` may be absent |
/// | `&tag=:tags+` | all items with this key, at least one; `:tags*` for any number |
/// | `&*=:others` | all items that no other key names, as they are written |
///
/// A name consists of letters and digits and begins with a letter. Leading, trailing and doubled
/// slashes have no meaning.
///
/// ## Guarantees
///
/// - A printed path matches, and gives the same values.
/// - Any path gets an answer, always the same one, in time linear in its length.
/// - Escapes are decoded after splitting, so `%2F` stays inside its segment. A malformed escape
///   fits no literal and no name.
/// - Literals are compared byte by byte, so case and Unicode composition matter.
///
/// For links that lead to routes, declare `DeepLinks` instead; patterns are for paths that are known
/// only when the program runs.
public struct PathPattern: Sendable {
  let syntax: PatternSyntax

  /// Reads a pattern.
  ///
  /// ```swift
  /// try PathPattern("/todos/:id/").description  // "/todos/:id"
  /// try PathPattern("todos/:2nd")               // throws: a name begins with a letter
  /// ```
  ///
  /// - Parameter text: The pattern.
  /// - Throws: An error that names the faulty part and its place in the text.
  /// - Complexity: Linear in the text.
  public init(_ text: String) throws(PathPatternError) {
    syntax = try PatternSyntax(text)
  }

  /// The names of the values in the order of the pattern, those of the path first.
  ///
  /// ```swift
  /// try PathPattern("todos/:id?tab=:tab?").names  // ["id", "tab"]
  /// ```
  ///
  /// - Complexity: Linear in the pattern.
  public var names: [String] { syntax.parameters.map(\.name) }
}

extension PathPattern: Hashable {
  /// Whether both have the same bytes, apart from slashes without a meaning.
  public static func == (left: PathPattern, right: PathPattern) -> Bool {
    left.syntax.text.utf8.elementsEqual(right.syntax.text.utf8)
  }

  /// Hashes the bytes of the pattern.
  public func hash(into hasher: inout Hasher) {
    var text = syntax.text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension PathPattern: CustomStringConvertible {
  /// The pattern with a leading slash: `/todos/:id`.
  public var description: String { "/" + syntax.text }
}
