import Waymark

/// What can be done in a state. Decides which moves to try, always in the same order.
struct ExplorerOffer: Sendable {
  /// True while the app asks whether an entry may be left. Then only that question can be answered.
  var isAsking = false
  /// True if the visible entry has a button that asks before the entry is left.
  var hasAskingButton = false
  /// The number of entries in the visible stack.
  var depth = 1
  /// How the platform presents the uppermost layer; nil if there is only the base.
  var presented: ModalKind?
  /// The number of tabs in the bar on screen, and the selected one.
  var bar: (count: Int, selected: Int)?
  /// Whether the columns on screen are collapsed, and the selected one; nil without columns.
  var columns: (isCollapsed: Bool, selected: Int)?
  /// The names of the actions, and what the user types for each.
  var actions: [(name: String, command: String?)] = []
  /// The names of the tabs of the root, for the verb `select`.
  var tabs: [String] = []
  var samples: [String] = []
  var links: [String] = []
  var disturbances: [String] = []
  var kinds = ExplorerMoves.all

  /// All moves. Moves of the user come first, so that they are reported if two ways have equal length.
  var moves: [ExplorerMove] {
    let moves = isAsking ? answers : actionMoves + gestures + verbs
    return moves + linkMoves
      + disturbances.enumerated().map { ExplorerMove(.disturb($0), $1) }
  }

  /// The answers to the open question.
  var answers: [ExplorerMove] {
    [ExplorerMove(.answer(.proceed), "yes"), ExplorerMove(.answer(.cancel), "no")]
  }

  private var actionMoves: [ExplorerMove] {
    var counts: [String: Int] = [:]
    return actions.map { name, command in
      let number = counts[name] ?? 0
      counts[name] = number + 1
      let text = number == 0 ? name : "\(name) (\(number + 1))"
      return ExplorerMove(.action(name, number: number), text, command: command)
    }
  }

  private var gestures: [ExplorerMove] {
    guard kinds.contains(.gestures) else { return [] }
    var moves: [ExplorerMove] = []
    if hasAskingButton { moves.append(ExplorerMove(.gesture(.tapBack), "tap back")) }
    if depth > 1 || columns.map({ $0.isCollapsed && $0.selected > 0 }) ?? false {
      moves.append(ExplorerMove(.gesture(.swipeBack()), "swipe back"))
      moves.append(ExplorerMove(.gesture(.swipeBack(.cancelled)), "swipe back cancelled"))
    }
    for stay in 0..<max(depth - 2, 0) {
      moves.append(ExplorerMove(.gesture(.goBack(to: stay)), "go back to \(stay)"))
    }
    switch presented {
    case .sheet, .popover:
      moves.append(ExplorerMove(.gesture(.drag()), "drag"))
      moves.append(ExplorerMove(.gesture(.drag(.cancelled)), "drag cancelled"))
    case .dialog: moves.append(ExplorerMove(.gesture(.answerDialog), "close the dialog"))
    case .cover, nil: break
    }
    for place in 0..<(bar?.count ?? 0) {
      moves.append(ExplorerMove(.gesture(.select(tab: place)), "tap tab \(place)"))
    }
    if let columns {
      moves.append(
        ExplorerMove(
          .gesture(.resize(isCollapsed: !columns.isCollapsed)),
          columns.isCollapsed ? "widen" : "narrow"))
    }
    return moves
  }

  private var verbs: [ExplorerMove] {
    guard kinds.contains(.verbs) else { return [] }
    let selects = tabs.enumerated().map { ExplorerMove(.verb(.select($0)), "select \($1)") }
    let navigates = samples.enumerated().map {
      ExplorerMove(.verb(.navigate($0)), "navigate to \($1)")
    }
    return [
      ExplorerMove(.verb(.back), "back"), ExplorerMove(.verb(.dismiss), "dismiss"),
    ] + selects + navigates
  }

  private var linkMoves: [ExplorerMove] {
    guard kinds.contains(.links) else { return [] }
    return links.map { ExplorerMove(.link($0), "open \($0)") }
  }
}

/// The kinds of moves that an ``Explorer`` makes by itself.
///
/// ```swift
/// Explorer { App() }.moves([.links, .gestures])  // no verbs: only what a user can do
/// ```
public struct ExplorerMoves: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Every link of the table, from every state.
  public static var links: ExplorerMoves { ExplorerMoves(rawValue: 1) }
  /// Gestures: swipes, drags, taps on tabs, changes of the window's size.
  public static var gestures: ExplorerMoves { ExplorerMoves(rawValue: 2) }
  /// `back`, `dismiss`, `select`, and `navigate(to:)` each sample.
  public static var verbs: ExplorerMoves { ExplorerMoves(rawValue: 4) }
  /// All of them.
  public static var all: ExplorerMoves { [.links, .gestures, .verbs] }
}
