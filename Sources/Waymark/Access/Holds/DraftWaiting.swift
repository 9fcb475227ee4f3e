/// What a draft knows of a target that waits.
@MainActor
struct DraftWaiting {
  /// The target that waits, or that is called again.
  var hold: Hold?
  /// What it waits for from now on; nil if it does not.
  var gate: Gate?
  /// True for a target that is called again.
  var isReplay = false
  /// True for what is shown while a target waits: it shows something, whatever the verb was.
  var isShownMeanwhile = false
  /// True if a verb of the change opens a path, which may remove what lies in its way.
  var opens = false
  /// True if that verb has to wait until nothing is in its way.
  var opensWhenClear = false
}
