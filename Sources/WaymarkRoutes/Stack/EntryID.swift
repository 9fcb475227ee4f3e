/// The identity of one entry of a stack.
///
/// Routes have equality, entries have identity: a stack can contain the same route twice, and each
/// entry has an id of its own. An id is a number from a counter, so the same commands give the same
/// ids. A stack or a tree of coordinators never uses an id twice.
///
/// ```swift
/// var stack = RouteStack(TodosRoute.list)
/// stack.push(.list)
/// stack[0].id == stack[1].id  // false: equal routes, two entries
/// ```
///
/// - Complexity: Eight bytes. Comparing and hashing take the time of an integer, and allocate
///   nothing.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
  @usableFromInline package let number: Int

  @inlinable
  package init(number: Int) {
    self.number = number
  }

  /// The number of the entry behind a number sign, for logs: `#7`.
  public var description: String { "#\(number)" }

  /// Orders entries by age, the oldest first.
  @inlinable
  public static func < (left: EntryID, right: EntryID) -> Bool {
    left.number < right.number
  }
}
