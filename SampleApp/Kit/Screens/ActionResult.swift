/// The result of an action: it was done, or it was refused for a reason that is shown to the user.
public enum ActionResult: Hashable, Sendable {
  /// The action did its work.
  case done

  /// The action was refused. The message says why, on one line.
  case refused(String)
}
