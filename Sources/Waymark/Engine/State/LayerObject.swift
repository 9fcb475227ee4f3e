/// What whoever reads a layer registers with, for all types of screens.
///
/// Queries register with one property, which stands for all of the layer. A platform registers with the facets
/// that it reads. What nobody has ever read is not told. Handles refer to it weakly, so the layer itself lies apart.
@MainActor
final class LayerObject {
  let number: Int
  let style: LayerStyle
  /// The tree of the layer; nil for what a fresh coordinator is read through.
  var tree: TreeHandle?
  /// The layer that it stands for; nil for what a fresh coordinator is read through.
  var layer: LayerKey?
  /// True for a dialog whose button was tapped.
  var isAnswered = false
  /// Labels of the rows from bottom to top, made when somebody looks at them.
  private var labels: [EntryLabel]?
  /// The place of the topmost tabs among the rows, -1 if there are none; nil until somebody asks.
  private var topmostTabs: Int?
  // Each has a registrar of its own: in one that they share, telling those who track nothing costs a look-up.
  private var queries: Observed?
  private var entries: Observed?
  private var next: Observed?
  private var selection: Observed?
  private var policies: Observed?

  init(number: Int, style: LayerStyle) {
    self.number = number
    self.style = style
  }

  /// Registers a query, which is told of whatever changes.
  func access() {
    if queries == nil { queries = Observed() }
    queries?.access()
  }

  /// Registers a platform, which is told of what it reads.
  func access(_ facets: LayerFacets) {
    if facets.contains(.entries) {
      if entries == nil { entries = Observed() }
      entries?.access()
    }
    if facets.contains(.next) {
      if next == nil { next = Observed() }
      next?.access()
    }
    if facets.contains(.selection) {
      if selection == nil { selection = Observed() }
      selection?.access()
    }
    if facets.contains(.policies) {
      if policies == nil { policies = Observed() }
      policies?.access()
    }
  }

  /// - Parameter facets: What changes of what a platform reads.
  func willChange(_ facets: LayerFacets = .all) {
    queries?.willChange()
    if facets.contains(.entries) { entries?.willChange() }
    if facets.contains(.next) { next?.willChange() }
    if facets.contains(.selection) { selection?.willChange() }
    if facets.contains(.policies) { policies?.willChange() }
  }

  func didChange(_ facets: LayerFacets = .all) {
    queries?.didChange()
    if facets.contains(.entries) { entries?.didChange() }
    if facets.contains(.next) { next?.didChange() }
    if facets.contains(.selection) { selection?.didChange() }
    if facets.contains(.policies) { policies?.didChange() }
  }

  /// - Parameter rows: The rows; nil if whoever asks has left, and then there is nothing to see.
  func readLabels(_ rows: @autoclosure () -> [Entry]?) -> [EntryLabel] {
    if let labels { return labels }
    guard let made = rows()?.map({ EntryLabel($0) }) else { return [] }
    labels = made
    return made
  }

  /// Forgets the labels: the next who looks makes them anew.
  func forgetLabels() {
    labels = nil
  }

  /// The place of the topmost tabs among the rows; nil if there are none.
  func findTopmostTabs(in rows: [Entry]) -> Int? {
    let place = topmostTabs ?? rows.lastIndex { $0.tabs != nil } ?? -1
    topmostTabs = place
    return place < 0 ? nil : place
  }

  /// Changes what is known of the rows above the lowest `kept` to what these are.
  func relabel(above kept: Int, as rows: [Entry]) {
    if let topmostTabs {
      if topmostTabs >= kept { self.topmostTabs = nil }
      if let place = rows[kept...].lastIndex(where: { $0.tabs != nil }) { self.topmostTabs = place }
    }
    guard labels != nil, var changed = labels.take() else { return }
    while changed.count > kept { changed.removeLast() }
    for entry in rows[kept...] { changed.append(EntryLabel(entry)) }
    labels = changed
  }
}

/// What entries may be looked at by, also once they have left.
struct EntryLabel: Sendable {
  let id: EntryID
  let route: AnyRoute

  @MainActor
  init(_ entry: Entry) {
    id = entry.id
    route = entry.route
  }
}
