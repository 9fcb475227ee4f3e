/// The identity of one entry of a stack.
///
/// Routes have equality, entries have identity: the same route may lie in a stack twice, and each
/// of the two has an id of its own. An id is a number from a counter, so the same commands give
/// the same ids, and no id is given twice by the same stack or the same tree of coordinators.
///
/// ```swift
/// var stack = RouteStack(TodosRoute.list)
/// stack.push(.list)
/// stack[0].id == stack[1].id  // false: equal routes, two entries
/// ```
///
/// Costs eight bytes; comparing and hashing are those of an integer.
public struct EntryID: Hashable, Comparable, Sendable, CustomStringConvertible {
  @usableFromInline package let number: Int

  @inlinable
  package init(number: Int) {
    self.number = number
  }

  /// The number of the entry behind a number sign, for logs: `#7`.
  public var description: String { "#\(number)" }

  /// Orders entries by the time at which they were made, the oldest first.
  @inlinable
  public static func < (left: EntryID, right: EntryID) -> Bool {
    left.number < right.number
  }
}
