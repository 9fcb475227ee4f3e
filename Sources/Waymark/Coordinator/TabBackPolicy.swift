/// Where back leads from the root of a tab.
///
/// A policy is a list of tabs, of which back drops the last, the selected one. If only the
/// selected tab is on the list, back goes on outwards: to what lies below the tabs. A tab of which `access`
/// lets nothing be seen is passed by.
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
  /// To the tab that was selected before, each tab once.
  case history
}
