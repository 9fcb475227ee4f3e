import Foundation
import Observation
import Waymark

// The router of an old app, with the coordinator of the feature that has moved.
// region: router-old-tabs
@MainActor @Observable
final class OldTabRouter {
  var tab = 0
  let albums = AlbumsCoordinator()

  func open(_ url: URL) {
    guard url.host() == "albums" else { return }
    tab = 0
    albums.open(url)
  }
}
// endregion
