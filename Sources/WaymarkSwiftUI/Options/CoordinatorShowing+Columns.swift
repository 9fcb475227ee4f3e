#if canImport(SwiftUI)
  public import SwiftUI

  extension CoordinatorShowing {
    /// Says which columns of a split view are shown, and hears what the user makes of it.
    ///
    /// ```swift
    /// @State private var columns = NavigationSplitViewVisibility.all
    ///
    /// CoordinatorView(mail) { ScreenView($0) }
    ///   .columnVisibility($columns)
    /// ```
    ///
    /// Without it each split view keeps that to itself, and begins with `automatic`. It is no navigation: nothing of the
    /// tree depends on it.
    ///
    /// - Parameter visibility: The app's own; several split views share it.
    public func columnVisibility(_ visibility: Binding<NavigationSplitViewVisibility>) -> Self {
      var copy = self
      copy.options.columnVisibility = visibility
      return copy
    }
  }
#endif
