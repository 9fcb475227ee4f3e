import Waymark

/// The entries of a layer or a tab, from bottom to top.
struct StatedList<Route: Waymark.Route>: Sendable {
  var entries: [StatedEntry<Route>]

  init(_ entries: [StatedEntry<Route>] = []) {
    self.entries = entries
  }

  var routes: [Route] { entries.map(\.route) }

  /// The identities of all entries, including entries in tabs.
  var ids: [EntryID] {
    entries.flatMap { entry in
      [entry.id].compactMap(\.self) + (entry.tabs?.lists.flatMap(\.ids) ?? [])
    }
  }

  private var topTabs: StatedTabs<Route>? {
    get { entries.last?.tabs }
    set { if !entries.isEmpty { entries[entries.count - 1].tabs = newValue } }
  }
}

// The visible part of a list.
extension StatedList {
  /// The list that the user sees: this one, or that of the innermost selected tab on top of it.
  var visible: StatedList {
    get { topTabs?.shown?.visible ?? self }
    set {
      guard var inner = topTabs?.shown else {
        self = newValue
        return
      }
      inner.visible = newValue
      topTabs?.shown = inner
    }
  }

  /// The declared route of the innermost tab that the user sees.
  var selected: Route? {
    guard let tabs = topTabs, let shown = tabs.shown else { return nil }
    return shown.selected ?? tabs.declared[tabs.selected]
  }

  /// Selects the tab with a declared route; if there are several, the uppermost and innermost. Returns false if there
  /// is none.
  mutating func select(_ route: Route) -> Bool {
    for place in entries.indices.reversed() {
      guard var tabs = entries[place].tabs else { continue }
      guard tabs.selectWithin(route) else { continue }
      entries[place].tabs = tabs
      return true
    }
    return false
  }

  /// The innermost tabs that the user sees.
  var innermostTabs: StatedTabs<Route>? {
    get { topTabs?.shown?.innermostTabs ?? topTabs }
    set {
      if topTabs?.shown?.innermostTabs != nil {
        topTabs?.shown?.innermostTabs = newValue
      } else {
        topTabs = newValue
      }
    }
  }
}

// All parts of a list, visible or not.
extension StatedList {
  /// The list of the tab with a declared route.
  func list(of route: Route) -> StatedList? {
    for tabs in entries.reversed().compactMap(\.tabs) {
      for list in tabs.lists {
        if let found = list.list(of: route) { return found }
      }
      if let place = tabs.declared.firstIndex(of: route) { return tabs.lists[place] }
    }
    return nil
  }

  /// Changes the list of the tab with a declared route. Returns false if there is none.
  mutating func changeList(of route: Route, _ change: (inout StatedList) -> Void) -> Bool {
    for place in entries.indices.reversed() {
      for list in entries[place].tabs?.lists.indices ?? 0..<0 {
        let isFound = entries[place].tabs?.lists[list].changeList(of: route, change)
        if isFound == true { return true }
      }
      if let list = entries[place].tabs?.declared.firstIndex(of: route) {
        entries[place].tabs?.lists[list].change(by: change)
        return true
      }
    }
    return false
  }

  /// The tabs of the uppermost entry that has a route and tabs.
  func tabs(of route: Route) -> StatedTabs<Route>? {
    for entry in entries.reversed() {
      guard let tabs = entry.tabs else { continue }
      let inner = tabs.lists.lazy.compactMap { $0.tabs(of: route) }.first
      if let found = inner ?? (entry.route == route ? tabs : nil) { return found }
    }
    return nil
  }

  /// Changes those tabs. Returns false if there are none.
  mutating func changeTabs(of route: Route, _ change: (inout StatedTabs<Route>) -> Void) -> Bool {
    for place in entries.indices.reversed() {
      guard var tabs = entries[place].tabs else { continue }
      let isInside = tabs.lists.indices.contains { tabs.lists[$0].changeTabs(of: route, change) }
      guard isInside || entries[place].route == route else { continue }
      if !isInside { change(&tabs) }
      entries[place].tabs = tabs
      return true
    }
    return false
  }

  private mutating func change(by body: (inout StatedList) -> Void) { body(&self) }

  /// Makes the uppermost old entry with a route a new one. Returns false if there is none.
  mutating func renew(_ route: Route) -> Bool {
    for place in entries.indices.reversed() {
      for list in entries[place].tabs?.lists.indices ?? 0..<0
      where entries[place].tabs?.lists[list].renew(route) == true { return true }
      guard entries[place].id != nil, entries[place].route.isSame(as: route) else { continue }
      entries[place].id = nil
      return true
    }
    return false
  }
}
