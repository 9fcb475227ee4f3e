/// A few items of a long list, with their position in it.
public struct Page<Item: Sendable>: Sendable {
  /// The items of this page, at most as many as its size.
  public let items: [Item]

  /// Which page it is, counted from 1.
  public let number: Int

  /// How many pages there are, at least 1. A list without items has one empty page.
  public let count: Int

  /// How many items the whole list has.
  public let total: Int

  /// How many items of the list come before this page.
  private let skipped: Int

  /// Creates a page of a list of `total` items by asking for the items of a range of positions.
  ///
  /// A number below 1 gives the first page and one beyond the end gives the last page, so that a
  /// screen stays usable when the list shrinks. A size below 1 counts as 1.
  public init(number: Int, size: Int, total: Int, items: (Range<Int>) -> [Item]) {
    let size = max(size, 1)
    self.total = max(total, 0)
    count = max(1, self.total / size + (self.total % size == 0 ? 0 : 1))
    self.number = min(max(number, 1), count)
    skipped = (self.number - 1) * size
    self.items = items(skipped..<(skipped + min(size, self.total - skipped)))
  }

  /// Creates a page of a collection. Only copies the items of the page.
  public init(_ number: Int, size: Int, of list: some RandomAccessCollection<Item>) {
    self.init(number: number, size: size, total: list.count) { range in
      let start = list.index(list.startIndex, offsetBy: range.lowerBound)
      return Array(list[start...].prefix(range.count))
    }
  }

  /// The position of the page: `showing 1-10 of 48`, `showing 48 of 48`, or `nothing to show`.
  public var summary: String {
    switch items.count {
    case 0: "nothing to show"
    case 1: "showing \(skipped + 1) of \(total)"
    case let shown: "showing \(skipped + 1)-\(skipped + shown) of \(total)"
    }
  }
}

extension Page: Equatable where Item: Equatable {}
