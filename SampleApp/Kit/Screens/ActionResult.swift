/// How an action went: it was done, or it was refused for a reason that the user is told.
public enum ActionResult: Hashable, Sendable {
  /// The action did its work.
  case done

  /// Nothing was changed; the message, on one line, says why.
  case refused(String)

  /// Runs a change of the data and turns an error that it throws into a refusal that says the same.
  ///
  ///     ActionResult { try store.rename(id: 7, title: text) }
  public init(_ change: () throws -> Void) {
    do {
      try change()
      self = .done
    } catch {
      self = .refused("\(error)".oneLine())
    }
  }
}
