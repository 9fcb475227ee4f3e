/// What a draft knows of a target that waits.
@MainActor
struct DraftWaiting {
  /// The target that waits, or that is called again.
  var hold: Hold?
  /// What it waits for from now on; nil if it does not.
  var gate: Gate?
  /// The same, with who says so.
  var wait: AccessRefusal.Wait?
  /// The coordinators whose `revalidate()` counts although the change is undone, as long as it is only tried.
  var revalidated: [Node] = []
  /// True for a target that is called again.
  var isReplay = false
  /// Why it is called again, unless its gate was released.
  var asking: Asking?
  /// True if that is what a root was to begin with.
  var isStart: Bool { isReplay && hold?.startPlace != nil }
  /// What the change shows while a target waits, and for which.
  var shown: (place: HoldPlace?, hold: Hold)?
  /// What could not end, being the first entry of the app or a tab, by the verb that asked for that
  /// in a transaction.
  var unended: LayerState?
  /// True for what is shown while a target waits: it shows something, whatever the verb was.
  var isShownMeanwhile = false
  /// True if a verb of the change opens a path, which may remove what lies in its way.
  var opens = false
  /// True if that verb has to wait until nothing is in its way.
  var opensWhenClear = false
}
