/// The things that features list; stands for the stores of a real app.
public final class Library: Sendable {
  /// A library of ten things of each kind.
  public init() {}

  /// The names of all things of one kind.
  public func names(of kind: String) -> [String] { (0..<10).map { name(of: kind, $0) } }

  /// The name of one thing.
  public func name(of kind: String, _ number: Int) -> String { "\(kind) \(number)" }
}
