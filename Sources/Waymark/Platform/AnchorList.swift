/// The identity of a view at which popovers and dialogs point.
///
/// ```swift
/// @State private var anchor = AnchorID()
/// ```
public struct AnchorID: Hashable, Sendable {
  private final class Identity: Sendable {}

  private let identity = Identity()

  /// Makes an identity like no other.
  public init() {}

  /// True for the same identity.
  public static func == (one: AnchorID, other: AnchorID) -> Bool { one.identity === other.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// The views that may present what belongs to a layer, the newest last.
@MainActor
struct AnchorList<Screen> {
  private struct Anchor {
    let id: AnchorID
    let entry: EntryID
    let matches: @MainActor (LayerEntry<Screen>) -> Bool
  }

  private var anchors: [Anchor] = []
  /// The anchor of what is offered; nil if the layer presents it.
  private(set) var assigned: AnchorID?
  /// True for one turn after an anchor has gone with what it presented.
  private(set) var isSettling = false
  /// What was offered last.
  private var layer: LayerID?
  /// What an anchor that went has handed over: the layer presents it from then on.
  private var handedOver: LayerID?

  init() {}

  mutating func add(
    _ id: AnchorID, _ entry: EntryID, _ matches: @escaping @MainActor (LayerEntry<Screen>) -> Bool
  ) {
    anchors.removeAll { $0.id == id }
    anchors.append(Anchor(id: id, entry: entry, matches: matches))
  }

  /// True if the anchor presented what is offered.
  mutating func remove(_ id: AnchorID) -> Bool {
    anchors.removeAll { $0.id == id }
    guard assigned == id else { return false }
    assigned = nil
    handedOver = layer
    isSettling = true
    return true
  }

  mutating func settle() {
    isSettling = false
  }

  /// Chooses who presents a layer, and keeps to that for as long as it is offered.
  mutating func assign(to layer: Layer<Screen>?, presented kind: ModalKind?) {
    assigned = nil
    self.layer = layer?.id
    guard kind == .popover || kind == .dialog, let layer, layer.id != handedOver,
      let first = layer.entries.first
    else { return }
    assigned = anchors.last { $0.entry == layer.presenter && $0.matches(first) }?.id
  }
}
