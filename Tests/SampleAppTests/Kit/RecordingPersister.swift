import Kit

/// Keeps changes in memory, counts the calls, and may claim that it failed.
@MainActor
final class RecordingPersister: ChangePersister {
  private(set) var changes = Changes()
  private(set) var records = 0
  var saveProblem: String?

  func record(_ edit: (inout Changes) -> Void) {
    edit(&changes)
    records += 1
  }
}
