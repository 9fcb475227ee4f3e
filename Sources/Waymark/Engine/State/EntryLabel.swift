/// What can be read of an entry, even once it has left.
struct EntryLabel: Sendable {
  let id: EntryID
  let route: AnyRoute

  @MainActor
  init(_ entry: Entry) {
    id = entry.id
    route = entry.route
  }
}
