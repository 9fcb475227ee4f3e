/// A change of one stack that is decided but not made yet.
///
/// The entries below the `dropped` ones stay, and the edit does not list them.
///
/// - Complexity: Linear in the entries above the lowest one that it touches. A refused edit is just
///   dropped.
@usableFromInline
package struct StackEdit<Route> {
  @usableFromInline
  package enum Item {
    /// One of the dropped entries comes back, given by its distance from the old top.
    case kept(Int)
    /// A new entry. It has an id if a stack further out has numbered it already.
    case new(Route, id: EntryID?)
  }

  /// How many entries go, counted from the top.
  @usableFromInline package var dropped: Int
  /// The items above the entries that stay, bottom first.
  @usableFromInline package var tail: [Item]

  @inlinable
  package init(dropped: Int = 0, tail: [Item] = []) {
    self.dropped = dropped
    self.tail = tail
  }

  @inlinable
  package static func appending(_ routes: some Collection<Route>) -> StackEdit {
    StackEdit(tail: routes.map { .new($0, id: nil) })
  }

  /// Drops `count` entries and brings back the topmost `kept` of them.
  @inlinable
  package static func dropping(_ count: Int, keepingTop kept: Int = 0) -> StackEdit {
    StackEdit(dropped: count, tail: kept == 0 ? [] : (0..<kept).reversed().map(Item.kept))
  }
}
