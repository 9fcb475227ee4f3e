import Observation
import Waymark

// region: router-models
@MainActor @Observable
final class AlbumsModel {
  private(set) var genre = "all"
  @ObservationIgnored private let navigator: Navigator<AlbumsCoordinator>

  init(_ navigator: Navigator<AlbumsCoordinator>) { self.navigator = navigator }

  func choose(_ id: Int) { navigator.navigate(to: .album(id: id)) }

  func filter() async {
    if let chosen = await navigator.navigate(to: .filter, returning: String.self) { genre = chosen }
  }
}

@MainActor
final class FilterModel {
  private let navigator: Navigator<AlbumsCoordinator>

  init(_ navigator: Navigator<AlbumsCoordinator>) { self.navigator = navigator }

  func showGenres() { navigator.push(.genres) }
  func close() { navigator.dismiss() }
}

@MainActor
final class GenresModel {
  private let navigator: Navigator<AlbumsCoordinator>

  init(_ navigator: Navigator<AlbumsCoordinator>) { self.navigator = navigator }

  /// Ends the whole sheet, not only this screen, because the sheet is awaited.
  func choose(_ genre: String) { navigator.finish(returning: genre, unawaited: .pop) }
  func back() { navigator.pop() }
}
// endregion

/// What a screen tells whoever contains it and wants to hear it.
struct AlbumRated: Sendable { let id: Int }

@MainActor
final class AlbumModel {
  let id: Int
  private let navigator: Navigator<AlbumsCoordinator>

  init(_ id: Int, _ navigator: Navigator<AlbumsCoordinator>) {
    self.id = id
    self.navigator = navigator
  }

  func rate() async {
    guard await navigator.navigate(to: .rate(id: id), returning: Bool.self) == true else { return }
    navigator.send(AlbumRated(id: id))
  }
}

@MainActor
final class RateModel {
  private let navigator: Navigator<AlbumsCoordinator>

  init(_ navigator: Navigator<AlbumsCoordinator>) { self.navigator = navigator }

  func like() { navigator.finish(returning: true, unawaited: .pop) }
  func showGenres() -> Outcome { navigator.push(.genres) }
}

@MainActor
final class WelcomeModel {
  private let navigator: Navigator<StudioCoordinator>

  init(_ navigator: Navigator<StudioCoordinator>) { self.navigator = navigator }

  func begin() { navigator.navigate(to: .tabs) }
}

@MainActor
final class RadioModel {
  private(set) var wasReselected = false

  init(_ navigator: Navigator<StudioCoordinator>) {
    navigator.onReselect { [weak self] in self?.wasReselected = true }
  }
}

@MainActor
final class PlayerModel {
  private let navigator: Navigator<StudioCoordinator>

  init(_ navigator: Navigator<StudioCoordinator>) { self.navigator = navigator }

  func showQueue() { navigator.navigate(to: .queue) }
  func close() { navigator.dismiss() }
  func closeAll() { navigator.dismissAll() }
}
