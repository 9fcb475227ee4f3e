/// The record of one transaction before it is told in an observer's types.
@MainActor
struct ChangeRecord {
  let cause: NavigationCause
  let source: NavigationSource
  let events: [RawEvent]
  /// The entries that left without having been asked, although they are not free.
  let overruled: [Entry]
}
