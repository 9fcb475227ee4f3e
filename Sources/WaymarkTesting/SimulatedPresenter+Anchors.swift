import Waymark

// Views at which popovers and dialogs point.
extension SimulatedPresenter {
  /// A view appears that presents what its entry presents.
  func showAnchor(in entry: EntryID) {
    let anchor = AnchorID()
    anchors.append((anchor, entry))
    platform.count("anchor appeared")
    log.note("anchor appears in \(entry)")
    port.appear(anchor, in: entry) { _ in true }
    evaluation.invalidate()
  }

  /// One of these views goes, as a row does that is scrolled away. What it presents goes with it.
  func hideAnchor() -> Bool {
    let presenting = anchors.first { $0.id == item?.anchor }
    let chosen = platform.choices.once(in: 8) ? nil : presenting
    guard canHide, let anchor = chosen ?? platform.choices.oneOf(anchors) else { return false }
    let isPresenting = presenting?.id == anchor.id
    hide(anchor.id)
    platform.count(isPresenting ? "anchor gone with what it presents" : "anchor gone")
    // Most write nil for what goes with the view.
    if isPresenting, let item, platform.isUnruly, !platform.choices.once(in: 8) {
      platform.count("nil written for an anchor that is gone")
      writeNil(of: item)
    }
    return true
  }

  /// Views go with the entries in which they stand.
  func keepAnchors(in shown: [EntryID]) {
    for anchor in anchors where !shown.contains(anchor.entry) { hide(anchor.id) }
  }

  private func hide(_ anchor: AnchorID) {
    log.note("anchor goes")
    anchors.removeAll { $0.id == anchor }
    port.disappear(anchor)
    drop(at: anchor)
    evaluation.invalidate()
  }

  /// Nobody scrolls while something moves, or while what the user ended is still to be told.
  private var canHide: Bool {
    switch phase {
    case .idle, .taken, .shown, .deaf: told.isEmpty
    case .appearing, .dismissing, .foreign: false
    }
  }
}
