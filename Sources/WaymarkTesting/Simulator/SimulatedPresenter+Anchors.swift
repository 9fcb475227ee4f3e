import Waymark

// Views that popovers and dialogs point at.
extension SimulatedPresenter {
  /// Makes a view appear that presents the popovers and dialogs of its entry.
  func showAnchor(in entry: EntryID) {
    let anchor = AnchorID()
    anchors.append((anchor, entry))
    platform.count("anchor appeared")
    log.note("anchor appears in \(entry)")
    port.appear(anchor, in: entry) { _ in true }
    evaluation.invalidate()
  }

  /// Makes one of these views disappear, like a row that is scrolled away. What it presents disappears, too.
  func hideAnchor() -> Bool {
    let presenting = anchors.first { $0.id == item?.anchor }
    let chosen = platform.choices.once(in: 8) ? nil : presenting
    guard canHide, let anchor = chosen ?? platform.choices.oneOf(anchors) else { return false }
    let isPresenting = presenting?.id == anchor.id
    hide(anchor.id)
    platform.count(isPresenting ? "anchor gone with what it presents" : "anchor gone")
    // Most platforms write nil for what disappears with the view.
    if isPresenting, let item, platform.isUnruly, !platform.choices.once(in: 8) {
      platform.count("nil written for an anchor that is gone")
      writeNil(of: item)
    }
    return true
  }

  /// Hides the views whose entries are gone.
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

  /// False while something moves, or while a dismissal is not told yet. Users do not scroll then.
  private var canHide: Bool {
    switch phase {
    case .idle, .taken, .shown, .deaf: told.isEmpty
    case .appearing, .dismissing, .foreign: false
    }
  }
}
