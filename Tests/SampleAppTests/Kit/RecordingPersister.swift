import Kit

/// Keeps changes in memory, counts how often it was asked to, and may claim that it failed.
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
