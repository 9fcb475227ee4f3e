/// A change of one stack, decided and not yet made.
///
/// The entries below the `dropped` ones stay as they are and are not even named, so an edit costs
/// what lies above the lowest entry that it touches, and a refused edit costs nothing to undo.
@usableFromInline
package struct StackEdit<Route> {
  @usableFromInline
  package enum Item {
    /// One of the dropped entries comes back: its distance from the old top, where the top has 0.
    case kept(Int)
    /// A new entry. It has an id if a stack further out has numbered it already.
    case new(Route, id: EntryID?)
  }

  /// How many entries go from the top.
  @usableFromInline package var dropped: Int
  /// What comes above the entries that stay, bottom to top.
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
