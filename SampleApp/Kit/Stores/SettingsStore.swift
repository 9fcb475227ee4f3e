public import Observation

/// The settings of the running app, saved after each change if there is a persister.
///
/// A change is made in memory whether or not it can be saved; see `saveProblem`.
@MainActor
@Observable
public final class SettingsStore: SavesChanges {
  /// The look, at first that of the system.
  public private(set) var theme: Theme

  /// How many items lists show on one page, at first 10.
  public private(set) var itemsPerPage: PageSize

  private let persister: (any ChangePersister)?

  /// Creates a store with the settings of the persister, or with the defaults.
  public init(persister: (any ChangePersister)? = nil) {
    self.persister = persister
    theme = persister?.changes.theme ?? .system
    itemsPerPage = persister?.changes.itemsPerPage ?? .ten
  }

  /// Changes the look. Does nothing if it is the same.
  public func choose(_ theme: Theme) {
    guard theme != self.theme else { return }
    self.theme = theme
    persister?.record { $0.theme = theme }
  }

  /// Changes the number of items per page. Does nothing if it is the same.
  public func choose(_ itemsPerPage: PageSize) {
    guard itemsPerPage != self.itemsPerPage else { return }
    self.itemsPerPage = itemsPerPage
    persister?.record { $0.itemsPerPage = itemsPerPage }
  }

  /// The reason why the last change could not be saved, on one line for the screen, or nil.
  public var saveProblem: String? { persister?.saveProblem }
}
