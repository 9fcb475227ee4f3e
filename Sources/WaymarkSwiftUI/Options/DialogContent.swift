#if canImport(SwiftUI)
  public import SwiftUI

  /// The content of an alert or a confirmation: of a screen that is presented as a dialog, or of the
  /// question whether an entry may be left.
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
  /// The action of a button passes on its decision with a verb of its navigator. After the action
  /// the dialog is dismissed, unless the action has done that. If the action presents or asks
  /// something, the dialog is dismissed once that is over.
  @MainActor
  public struct DialogContent {
    /// How a dialog is shown.
    ///
    /// A later version may add more.
    public struct Style: Hashable, Sendable {
      private enum Kind { case alert, confirmation }

      private let kind: Kind

      /// In the middle of the screen.
      public static var alert: Style { Style(kind: .alert) }
      /// At its source, with any number of buttons.
      public static var confirmation: Style { Style(kind: .confirmation) }
    }

    /// A button of a dialog.
    public struct Button {
      let title: Text
      let role: ButtonRole?
      let action: @MainActor () -> Void

      /// Makes a button.
      ///
      /// - Parameters:
      ///   - title: The text of the button.
      ///   - role: Whether the button cancels or destroys.
      ///   - action: The action of the button.
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
    ///   - title: The question.
    ///   - message: Further information.
    ///   - style: Where the dialog is shown.
    ///   - buttons: The buttons to answer with.
    public init(
      _ title: Text, message: Text? = nil, style: Style = .alert, buttons: [Button]
    ) {
      self.title = title
      self.message = message
      self.style = style
      self.buttons = buttons
    }
  }
#endif
