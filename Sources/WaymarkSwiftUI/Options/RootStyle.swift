#if canImport(SwiftUI)
  /// How a ``CoordinatorView`` shows its root.
  ///
  /// ```swift
  /// CoordinatorView(wizard, as: .topScreen) { step in StepView(step) }
  /// ```
  ///
  /// A later version may add more.
  public struct RootStyle: Hashable, Sendable {
    enum Kind { case whole, embedded, topScreen }

    let kind: Kind

    /// With its own stacks, tabs and columns.
    public static var whole: RootStyle { RootStyle(kind: .whole) }

    /// In a stack that the app owns: one new feature in an old app.
    ///
    /// Each entry is pushed from the one below, and the view presents the layers of the root. If
    /// the host pops the view, the root is freed with it. The base may only contain screens: tabs
    /// and columns would put a stack into the host's stack, so they are not shown.
    public static var embedded: RootStyle { RootStyle(kind: .embedded) }

    /// The top screen of the base only, without a stack or bars: for onboarding, wizards, or one
    /// pane of a larger view.
    ///
    /// `NavigationPlace.direction` is the direction of the last change, for a transition. The view
    /// presents the layers of the root. For tabs and columns in the base, it shows the top of the
    /// selected one.
    public static var topScreen: RootStyle { RootStyle(kind: .topScreen) }
  }
#endif
