/// The identity of an entry in all positions that contain it.
///
/// An entry that comes back through the history has a new id, but the same mark.
final class HistoryMark {
  var id: EntryID

  init(_ id: EntryID) {
    self.id = id
  }
}
