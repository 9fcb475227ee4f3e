/// The views that may present popovers and dialogs above a layer, the newest last.
@MainActor
struct AnchorList<Screen> {
  struct Anchor {
    let id: AnchorID
    let entry: EntryID
    let matches: @MainActor (LayerEntry<Screen>) -> Bool
  }

  private var anchors: [Anchor] = []
  /// The anchor of the offered layer; nil if the layer below presents it itself.
  private(set) var assigned: AnchorID?
  /// True for one turn after an anchor has disappeared together with what it presented.
  private(set) var isSettling = false
  /// The layer that was offered last.
  private var layer: LayerID?
  /// The layer that an anchor presented before it disappeared. From then on the layer below presents it.
  private var handedOver: LayerID?

  init() {}

  /// Adds an anchor. Returns the one that it replaces, for the caller to release.
  mutating func add(
    _ id: AnchorID, _ entry: EntryID, _ matches: @escaping @MainActor (LayerEntry<Screen>) -> Bool
  ) -> Anchor? {
    let replaced = take(id)
    anchors.append(Anchor(id: id, entry: entry, matches: matches))
    return replaced
  }

  /// Removes an anchor. Returns it, for the caller to release, and whether it presented the offered layer.
  mutating func remove(_ id: AnchorID) -> (anchor: Anchor?, hasPresented: Bool) {
    let removed = take(id)
    guard assigned == id else { return (removed, false) }
    assigned = nil
    handedOver = layer
    isSettling = true
    return (removed, true)
  }

  private mutating func take(_ id: AnchorID) -> Anchor? {
    anchors.firstIndex { $0.id == id }.map { anchors.remove(at: $0) }
  }

  mutating func settle() {
    isSettling = false
  }

  /// The anchor that may present a layer; nil if the layer below presents it itself.
  func anchor(of layer: Layer<Screen>?, presented kind: ModalKind?) -> AnchorID? {
    guard kind == .popover || kind == .dialog, let layer, layer.id != handedOver,
      let first = layer.entries.first
    else { return nil }
    return anchors.last { $0.entry == layer.presenter && $0.matches(first) }?.id
  }

  /// Assigns the anchor of a layer. It stays the same while the layer is offered.
  mutating func assign(_ anchor: AnchorID?, to layer: LayerID?) {
    assigned = anchor
    self.layer = layer
  }
}
