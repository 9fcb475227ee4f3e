#if canImport(SwiftUI)
  public import SwiftUI

  /// What the bar shows of a tab.
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
    /// What a tab is for the platform.
    ///
    /// A later version may have more.
    public struct Role: Hashable, Sendable {
      private enum Kind { case search }

      private let kind: Kind

      /// The tab that searches; from iOS 18 on it stands apart.
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
    ///   - badge: The number beside it; 0 shows none.
    ///   - role: What the tab is for the platform.
    ///   - identifier: How UI tests find the tab, from iOS 18 on; before, they find it by its title.
    public init(
      _ title: LocalizedStringKey, systemImage: String, badge: Int = 0, role: Role? = nil,
      identifier: String? = nil
    ) {
      self.init(
        Text(title), systemImage: systemImage, badge: badge, role: role, identifier: identifier)
    }

    /// Makes a label with a text and a system image.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - badge: The number beside it; 0 shows none.
    ///   - role: What the tab is for the platform.
    ///   - identifier: How UI tests find the tab, from iOS 18 on; before, they find it by its title.
    public init(
      _ title: Text, systemImage: String, badge: Int = 0, role: Role? = nil,
      identifier: String? = nil
    ) {
      self.init(
        title, image: Image(systemName: systemImage), badge: badge, role: role,
        identifier: identifier)
    }

    /// Makes a label with an image of the app.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - badge: The number beside it; 0 shows none.
    ///   - role: What the tab is for the platform.
    ///   - identifier: How UI tests find the tab, from iOS 18 on; before, they find it by its title.
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

  /// The label as a view.
  struct TabLabelView: View {
    let label: TabLabel

    var body: some View {
      Label {
        label.title
      } icon: {
        label.image
      }
    }
  }
#endif
