#if canImport(SwiftUI)
  public import SwiftUI

  /// The label of a tab in the bar.
  ///
  /// ```swift
  /// CoordinatorView(app) { ScreenView($0) }
  ///   .tabLabels { (route: AppRoute) in
  ///     switch route {
  ///     case .todos: TabLabel("Todos", systemImage: "checklist", badge: store.openCount)
  ///     default: TabLabel("Search", systemImage: "magnifyingglass", role: .search)
  ///     }
  ///   }
  /// ```
  public struct TabLabel: Sendable {
    /// The role of a tab on the platform.
    ///
    /// A later version may add more.
    public struct Role: Hashable, Sendable {
      private enum Kind { case search }

      private let kind: Kind

      /// The tab for searching. From iOS 18 on, the bar shows it separately.
      public static var search: Role { Role(kind: .search) }
    }

    let title: Text
    let image: Image
    let badge: Int
    let role: Role?
    let identifier: String?

    /// Makes a label with a system image.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the app's strings.
    ///   - systemImage: The name of the symbol.
    ///   - badge: The number on the badge; 0 shows none.
    ///   - role: The role of the tab on the platform.
    ///   - identifier: The identifier for UI tests, from iOS 18 on. Before that, they find the tab
    ///     by its title.
    public init(
      _ title: LocalizedStringKey, systemImage: String, badge: Int = 0, role: Role? = nil,
      identifier: String? = nil
    ) {
      self.init(
        Text(title), image: Image(systemName: systemImage), badge: badge, role: role,
        identifier: identifier)
    }

    /// Makes a label with a text and an image.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: An image of the app, or `Image(systemName:)`.
    ///   - badge: The number on the badge; 0 shows none.
    ///   - role: The role of the tab on the platform.
    ///   - identifier: The identifier for UI tests, from iOS 18 on. Before that, they find the tab
    ///     by its title.
    public init(
      _ title: Text, image: Image, badge: Int = 0, role: Role? = nil, identifier: String? = nil
    ) {
      self.title = title
      self.image = image
      self.badge = badge
      self.role = role
      self.identifier = identifier
    }
  }
#endif
