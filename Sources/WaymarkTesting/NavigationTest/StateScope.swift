import Waymark

/// A part of a state: a path up to one of its entries. A test states it like a state of its own.
enum StateScope<Route: Waymark.Route> {
  case layer(Int, upTo: Int)
  /// The path of the tab with a declared route.
  case tab(Route, upTo: Int)

  /// The source that follows `$0` in a test.
  func source(_ name: (Route) -> String) -> String {
    switch self {
    case .layer(let number, let entry): "[layer: \(number), upTo: \(entry)]"
    case .tab(let route, let entry): "[tab: \(name(route)), upTo: \(entry)]"
    }
  }

  var routes: [Route] {
    if case .tab(let route, _) = self { [route] } else { [] }
  }
}

// Parts that entries above make hard to name.
extension NavigationState {
  /// The path of a layer up to an entry, as the base of a state of its own. Use it to state tabs if an entry above
  /// has equal ones.
  ///
  /// ```swift
  /// test.step({ $0.push(.tabs) }) { $0.base.append(.tabs) }  // [tabs, tabs]
  /// test.step({ $0.pop() }) {
  ///   $0[layer: 0, upTo: 0].selected = .home
  ///   $0.base.removeLast()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - number: 0 for the base, 1 for the first layer above it.
  ///   - place: The place of the entry in the path, from 0 at the bottom.
  public subscript(layer number: Int, upTo place: Int) -> NavigationState {
    get { self[.layer(number, upTo: place)] }
    set { self[.layer(number, upTo: place)] = newValue }
  }

  /// The path of a tab or a column up to an entry, as the base of a state of its own. Use it to state tabs in a tab
  /// if an entry above or beside them has equal ones.
  ///
  /// ```swift
  /// // The tab has [tabs, tabs].
  /// test.step({ $0.pop() }) {
  ///   $0[tab: .library(.tabs), upTo: 0].selected = .library(.books)
  ///   $0[tab: .library(.tabs)].removeLast()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route that the tab is declared with, in the type of the root.
  ///   - place: The place of the entry in the path, from 0 at the bottom.
  public subscript(tab route: Route, upTo place: Int) -> NavigationState {
    get { self[.tab(route, upTo: place)] }
    set { self[.tab(route, upTo: place)] = newValue }
  }

  subscript(scope: StateScope<Route>) -> NavigationState {
    get {
      let whole = known
      guard let place = whole.place(of: scope) else { return self }
      var part = whole
      part.layers = [whole.layers[place.list.layer]]
      part.layers[0].list = whole[listAt: place.list]
      part.layers[0].list.entries.removeSubrange((place.entry + 1)...)
      let actual = NavigationState(layers: there)
      if let list = actual.placeOfPath(of: scope) {
        part.there = [Layer(style: part.layers[0].style, list: actual[listAt: list])] + there
      }
      return part
    }
    set {
      self = known
      faults = newValue.faults
      guard let place = place(of: scope), newValue.layers.count == 1 else {
        faults.append(
          "  \(scope.source { $0.source }) was stated, but there is no such entry, or a layer above it is stated."
        )
        return
      }
      let entries = newValue.layers[0].list.entries
      self[listAt: place.list].entries.replaceSubrange(...place.entry, with: entries)
    }
  }

  /// The place of the last entry of a part.
  func place(of scope: StateScope<Route>) -> EntryPlace? {
    let entry =
      switch scope {
      case .layer(_, let entry), .tab(_, let entry): entry
      }
    guard let list = placeOfPath(of: scope), self[listAt: list].entries.indices.contains(entry)
    else { return nil }
    return EntryPlace(list: list, entry: entry)
  }

  private func placeOfPath(of scope: StateScope<Route>) -> ListPlace? {
    switch scope {
    case .layer(let number, _):
      layers.indices.contains(number) ? ListPlace(layer: number) : nil
    case .tab(let route, _): placeOfPath(ofTab: route)
    }
  }
}
