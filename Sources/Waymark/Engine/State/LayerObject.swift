/// The object that readers of a layer register with, for all types of screens.
///
/// Queries register with one property that stands for the whole layer. A platform registers with
/// the facets that it reads. A property that was never read notifies nobody. Platforms refer to
/// this object weakly, so it is separate from the layer itself.
@MainActor
final class LayerObject {
  let number: Int
  let style: LayerStyle
  /// The tree of the layer; nil for the object of a fresh coordinator.
  var tree: TreeHandle?
  /// The key of the layer; nil for the object of a fresh coordinator.
  var layer: LayerKey?
  /// True for a dialog after a tap on one of its buttons.
  var isAnswered = false
  /// Labels of the rows, bottom first, made when they are first read.
  private var labels: [EntryLabel]?
  /// The place of the topmost tabs among the rows, or -1 if there are none; nil until it is first
  /// read.
  private var topmostTabs: Int?
  /// How many changes have begun and not ended. What changes inside another change is a part of it.
  private var changes = 0
  // Each property has a registrar of its own. With a shared one, a notification without trackers
  // would cost a look-up.
  private var queries: Observed?
  private var entries: Observed?
  private var next: Observed?
  private var selection: Observed?
  private var policies: Observed?

  init(number: Int, style: LayerStyle) {
    self.number = number
    self.style = style
  }

  /// Registers a query, which is notified of every change.
  func access() {
    queries = queries.accessed()
  }

  /// Registers a platform, which is notified of the facets that it reads.
  func access(_ facets: LayerFacets) {
    if facets.contains(.entries) { entries = entries.accessed() }
    if facets.contains(.next) { next = next.accessed() }
    if facets.contains(.selection) { selection = selection.accessed() }
    if facets.contains(.policies) { policies = policies.accessed() }
  }

  /// - Parameter facets: The facets that change.
  func willChange(_ facets: LayerFacets = .all) {
    if changes == 0 { queries?.willChange() }
    changes += 1
    if facets.contains(.entries) { entries?.willChange() }
    if facets.contains(.next) { next?.willChange() }
    if facets.contains(.selection) { selection?.willChange() }
    if facets.contains(.policies) { policies?.willChange() }
  }

  func didChange(_ facets: LayerFacets = .all) {
    changes -= 1
    if changes == 0 { queries?.didChange() }
    if facets.contains(.entries) { entries?.didChange() }
    if facets.contains(.next) { next?.didChange() }
    if facets.contains(.selection) { selection?.didChange() }
    if facets.contains(.policies) { policies?.didChange() }
  }

  /// - Parameter rows: The rows; nil if the coordinator that reads has left, and then there are no
  ///   labels.
  func readLabels(_ rows: @autoclosure () -> [Entry]?) -> [EntryLabel] {
    if let labels { return labels }
    guard let made = rows()?.map({ EntryLabel($0) }) else { return [] }
    labels = made
    return made
  }

  /// Forgets the labels. The next read makes new ones.
  func forgetLabels() {
    labels = nil
  }

  /// The place of the topmost tabs among the rows; nil if there are none.
  func findTopmostTabs(in rows: [Entry]) -> Int? {
    let place = topmostTabs ?? rows.lastIndex { $0.tabs != nil } ?? -1
    topmostTabs = place
    return place < 0 ? nil : place
  }

  /// Updates the labels above the lowest `kept` rows.
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
