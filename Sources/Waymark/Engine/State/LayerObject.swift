internal import Observation

/// What whoever reads a layer registers with, for all types of screens.
///
/// Queries register with one property, which stands for all of the layer. A platform registers with the facets
/// that it reads. What nobody has ever read is not told. Handles refer to it weakly, so the layer itself lies apart.
@MainActor
final class LayerObject: Observable {
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
  /// What has been read, and what is being told of now.
  private var read: LayerFacets = []
  private var notifying: LayerFacets = []
  private let registrar = ObservationRegistrar()

  init(number: Int, style: LayerStyle) {
    self.number = number
    self.style = style
  }

  // Reads stand for these properties; a setter is never called.
  private var state: Void { () }
  private var entries: Void { () }
  private var next: Void { () }
  private var selection: Void { () }
  private var policies: Void { () }
  /// Made once: each change names it twice.
  private static let statePath = \LayerObject.state

  /// Registers a query, which is told of whatever changes.
  func access() {
    read.formUnion(.any)
    registrar.access(self, keyPath: Self.statePath)
  }

  /// Registers a platform, which is told of what it reads.
  func access(_ facets: LayerFacets) {
    read.formUnion(facets)
    if facets.contains(.entries) { registrar.access(self, keyPath: \.entries) }
    if facets.contains(.next) { registrar.access(self, keyPath: \.next) }
    if facets.contains(.selection) { registrar.access(self, keyPath: \.selection) }
    if facets.contains(.policies) { registrar.access(self, keyPath: \.policies) }
  }

  /// - Parameter facets: What changes of what a platform reads.
  func willChange(_ facets: LayerFacets = .all) {
    let told = facets.union(.any).intersection(read)
    if told.contains(.any) { willChange(.any, Self.statePath) }
    guard told != .any else { return }
    if told.contains(.entries) { willChange(.entries, \.entries) }
    if told.contains(.next) { willChange(.next, \.next) }
    if told.contains(.selection) { willChange(.selection, \.selection) }
    if told.contains(.policies) { willChange(.policies, \.policies) }
  }

  private func willChange(_ facet: LayerFacets, _ path: KeyPath<LayerObject, Void>) {
    // Who changes the layer on being notified is notified of that as well: once more, and it would
    // never end.
    guard notifying.isDisjoint(with: facet) else { return }
    notifying.formUnion(facet)
    registrar.willSet(self, keyPath: path)
    notifying.subtract(facet)
  }

  func didChange(_ facets: LayerFacets = .all) {
    let told = facets.union(.any).intersection(read)
    if told.contains(.any) { registrar.didSet(self, keyPath: Self.statePath) }
    guard told != .any else { return }
    if told.contains(.entries) { registrar.didSet(self, keyPath: \.entries) }
    if told.contains(.next) { registrar.didSet(self, keyPath: \.next) }
    if told.contains(.selection) { registrar.didSet(self, keyPath: \.selection) }
    if told.contains(.policies) { registrar.didSet(self, keyPath: \.policies) }
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
    changed.removeLast(changed.count - kept)
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
