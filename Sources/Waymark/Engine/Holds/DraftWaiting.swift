/// The state of a waiting target in a draft.
@MainActor
struct DraftWaiting {
  /// The target that waits or is called again.
  var hold: Hold?
  /// What it waits for from now on; nil if it does not wait.
  var wait: AccessRefusal.Wait?
  /// During a trial, the coordinators whose `revalidate()` counts although the change is undone.
  var revalidated: [Node] = []
  /// True for a target that is called again.
  var isReplay = false
  /// The reason why it is called again, unless its gate was released.
  var asking: Asking?
  /// True if the target is the start of a root.
  var isStart: Bool { isReplay && hold?.startPlace != nil }
  /// The place that the change shows while a target waits, and that target.
  var shown: (place: HoldPlace?, hold: Hold)?
  /// The layer whose first entry a verb in a transaction should end but could not.
  var unended: LayerState?
  /// True if a verb of the change opens a path, which may remove entries in its way.
  var opens = false
  /// True if that verb has to wait until nothing is in its way.
  var opensWhenClear = false
}
