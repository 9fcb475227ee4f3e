/// How many items a list shows on one page. The raw value is that number.
public enum PageSize: Int, CaseIterable, Codable, Hashable, Sendable {
  /// 5 items.
  case five = 5
  /// 10 items.
  case ten = 10
  /// 20 items.
  case twenty = 20
  /// 50 items.
  case fifty = 50
}
