internal import Observation

/// One platform layer: the entries of a flow's layer with those of its children written out.
///
/// It is what observation sees: entries, the next layer and the selected tabs change together, as
/// one observed property.
@MainActor
final class LayerObject: Observable {
  let number: Int
  let style: LayerStyle
  /// The flow's layer that the platform layer begins with.
  weak var host: FlowLayer?
  /// Bottom to top.
  private(set) var entries: [Entry] = []
  /// The entries for those who may keep them: made when somebody reads it, up to date from then on.
  private var labels: [EntryLabel]?
  /// The layer presented above this one.
  private(set) var next: LayerObject?
  /// What the transaction at work makes of the entries.
  var change = Change()
  private var isNotifying = false
  private let registrar = ObservationRegistrar()

  /// A change of the entries: how many go from the top, and what comes instead.
  struct Change {
    var reach = 0
    var suffix: [Entry] = []
    /// True for a layer that goes as a whole.
    var isEnding = false
    /// Tabs that stay and have a tab in which something changes, by their place in this layer.
    var tabs: [(position: Int, tab: Int, object: LayerObject)] = []

    /// True if nothing enters or leaves here.
    var isEmpty: Bool { reach == 0 && suffix.isEmpty && tabs.isEmpty }
  }

  init(number: Int, style: LayerStyle) {
    self.number = number
    self.style = style
  }

  /// Reads stand for this property; the setter is never called.
  private var state: Void { () }

  func access() {
    registrar.access(self, keyPath: \.state)
  }

  func willChange() {
    // Who changes the layer on being notified is notified of that as well: once more, and it would
    // never end.
    guard !isNotifying else { return }
    isNotifying = true
    registrar.willSet(self, keyPath: \.state)
    isNotifying = false
  }

  func didChange() {
    registrar.didSet(self, keyPath: \.state)
  }

  /// The identities and routes of the entries, from bottom to top. Whoever keeps them keeps no entry.
  func readLabels() -> [EntryLabel] {
    if let labels { return labels }
    let made = entries.map { EntryLabel($0) }
    labels = made
    return made
  }

  /// The entry with an identity, most likely at this place; nil if it is not here any more.
  func entry(_ id: EntryID, at place: Int) -> Entry? {
    if place < entries.count, entries[place].id == id { return entries[place] }
    for entry in entries where entry.id == id { return entry }
    return nil
  }

  /// How many entries lie above this one; the number of entries if it is not here.
  func distance(of entry: Entry) -> Int {
    var position = entries.count - 1
    while position >= 0, entries[position] !== entry { position -= 1 }
    return entries.count - 1 - position
  }

  func applyChange() {
    var changed = entries.take()
    for _ in 0..<change.reach { changed.removeLast().layer = nil }
    changed.append(contentsOf: change.suffix)
    for entry in change.suffix { entry.layer = self }
    entries = changed
    if let old = labels.take() { labels = change.applied(to: old) }
  }

  func setNext(_ layer: LayerObject?) {
    next = layer
  }

  /// Empties the layer after its root has left.
  func release() {
    entries = []
    labels = nil
    next = nil
    change = Change()
  }
}

@MainActor
extension LayerObject.Change {
  fileprivate func applied(to labels: consuming [EntryLabel]) -> [EntryLabel] {
    var changed = labels
    changed.removeLast(reach)
    for entry in suffix { changed.append(EntryLabel(entry)) }
    return changed
  }
}

/// What may be kept of an entry: who it is, and nothing of what it shows.
struct EntryLabel: Sendable {
  let id: EntryID
  let route: any AnyRouteBox

  @MainActor
  init(_ entry: Entry) {
    id = entry.id
    route = entry.route
  }
}

/// What a layer is to the platform.
public enum LayerStyle: Hashable, Sendable {
  /// The layer that everything lies on.
  case base
  /// One tab.
  case tab
  /// Presented above another layer.
  case modal(ModalStyle)

  /// False for a layer that holds one entry: a dialog, or a sheet without a stack.
  public var allowsStack: Bool {
    guard case .modal(let style) = self else { return true }
    return style.allowsStack
  }
}

extension LayerStyle: CustomStringConvertible {
  /// The style in words, for logs: `base`, `tab`, `sheet`.
  public var description: String {
    switch self {
    case .base: "base"
    case .tab: "tab"
    case .modal(let style): style.description
    }
  }
}
