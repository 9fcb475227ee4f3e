public import Kit

/// The choice of how many items lists show on one page.
///
/// Unlike the theme, it is chosen in place: the screen stays, and shows the choice.
public final class ItemsPerPageModel: TextScreen {
  private let store: SettingsStore

  /// Creates the choice among all sizes of pages.
  public init(store: SettingsStore) {
    self.store = store
  }

  /// The title of the choice.
  public let title = "Items per page"

  /// Returns how many items lists show now.
  public func render() -> String {
    let lines = [title, "", "Lists show \(store.itemsPerPage.rawValue) items on a page."]
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// The sizes, with a mark at the current one.
  public var actions: [ScreenAction] {
    PageSize.allCases.map { size in
      ScreenAction("\(size.rawValue) items" + (size == store.itemsPerPage ? " (current)" : "")) {
        self.store.choose(size)
      }
    }
  }
}
