/// A tab that the user tapped.
@MainActor
struct TabRequest {
  let tabs: SeenTabs
  let position: Int
  /// The revision of the selection that the platform showed.
  let revision: Int
}
