/// Where back leads from the root of a tab.
///
/// A policy makes a list of tabs that ends with the selected one. Back drops that one and selects
/// the tab before it. If the selected tab is the only one on the list, back continues outwards,
/// below the tabs. Back skips a tab that `access` does not allow to be seen at all.
///
/// ```swift
/// .tabs([.todos(.list), .posts(.list)], selected: .todos(.list), back: .first)
/// // posts selected, at its root: back() selects todos
/// ```
public enum TabBackPolicy: Hashable, Sendable, CaseIterable {
  /// Back never changes the tab.
  case never
  /// To the first tab.
  case first
  /// To the tab that the declaration selects.
  case initial
  /// To the tab on the left.
  case order
  /// To the tab that was selected before, each tab once. One that a transaction selects on the way
  /// to another counts, too.
  case history
}
