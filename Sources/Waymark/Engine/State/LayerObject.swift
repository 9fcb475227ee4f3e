internal import Observation

/// What whoever reads a layer registers with, for all types of screens.
///
/// All that is observed of a layer is one property of it. Handles refer to it weakly, so the layer
/// itself lies apart.
@MainActor
final class LayerObject: Observable {
  let number: Int
  let style: LayerStyle
  /// The tree of the layer; nil for what a fresh coordinator is read through.
  var tree: TreeHandle?
  /// The layer that it stands for; nil for what a fresh coordinator is read through.
  var layer: LayerKey?
  /// Labels of the rows from bottom to top, made when somebody looks at them.
  private var labels: [EntryLabel]?
  private var isNotifying = false
  private let registrar = ObservationRegistrar()

  init(number: Int, style: LayerStyle) {
    self.number = number
    self.style = style
  }

  /// Reads stand for this property; the setter is never called.
  private var state: Void { () }
  /// Made once: each change names it twice.
  private static let statePath = \LayerObject.state

  func access() {
    registrar.access(self, keyPath: Self.statePath)
  }

  func willChange() {
    // Who changes the layer on being notified is notified of that as well: once more, and it would
    // never end.
    guard !isNotifying else { return }
    isNotifying = true
    registrar.willSet(self, keyPath: Self.statePath)
    isNotifying = false
  }

  func didChange() {
    registrar.didSet(self, keyPath: Self.statePath)
  }

  /// - Parameter rows: The rows; nil if whoever asks has left, and then there is nothing to see.
  func readLabels(_ rows: @autoclosure () -> [Entry]?) -> [EntryLabel] {
    if let labels { return labels }
    guard let made = rows()?.map({ EntryLabel($0) }) else { return [] }
    labels = made
    return made
  }

  /// Has the labels made once more when somebody looks at them.
  func forgetLabels() {
    labels = nil
  }

  /// Changes the labels above the lowest `kept` to those of the rows, if they were made.
  func relabel(above kept: Int, as rows: [Entry]) {
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
