#if canImport(SwiftUI)
  public import SwiftUI

  /// What an alert or a confirmation shows of a screen that is presented as a dialog.
  ///
  /// ```swift
  /// CoordinatorView(app) { ScreenView($0) }
  ///   .dialogs { screen in
  ///     DialogContent(
  ///       Text("Delete the list?"),
  ///       buttons: [.init(Text("Delete"), role: .destructive) { screen.delete() }])
  ///   }
  /// ```
  ///
  /// The button's action says what it decides, by a verb of its navigator. If it says nothing, the dialog is
  /// dismissed.
  @MainActor
  public struct DialogContent {
    /// How a dialog is shown.
    ///
    /// A later version may have more.
    public struct Style: Hashable, Sendable {
      private enum Kind { case alert, confirmation }

      private let kind: Kind

      /// In the middle of the screen.
      public static var alert: Style { Style(kind: .alert) }
      /// From where it came, with as many buttons as it takes.
      public static var confirmation: Style { Style(kind: .confirmation) }
    }

    /// A button of a dialog.
    public struct Button: Identifiable {
      /// The place of the button in its dialog, the first having 0.
      public fileprivate(set) var id = 0
      let title: Text
      let role: ButtonRole?
      let action: @MainActor () -> Void

      /// Makes a button.
      ///
      /// - Parameters:
      ///   - title: What it says.
      ///   - role: Whether it cancels or destroys.
      ///   - action: What it does.
      public init(
        _ title: Text, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
      ) {
        self.title = title
        self.role = role
        self.action = action
      }
    }

    let title: Text
    let message: Text?
    let style: Style
    let buttons: [Button]

    /// Makes the content of a dialog.
    ///
    /// - Parameters:
    ///   - title: What is asked.
    ///   - message: What else is to know.
    ///   - style: How it is shown.
    ///   - buttons: What can be answered.
    public init(
      _ title: Text, message: Text? = nil, style: Style = .alert, buttons: [Button]
    ) {
      self.title = title
      self.message = message
      self.style = style
      self.buttons = buttons.enumerated().map { position, button in
        var button = button
        button.id = position
        return button
      }
    }
  }
#endif
