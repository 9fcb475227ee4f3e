#if canImport(SwiftUI)
  public import SwiftUI

  extension CoordinatorShowing {
    /// Sets which columns of a split view are shown, and gets the changes of the user.
    ///
    /// ```swift
    /// @State private var columns = NavigationSplitViewVisibility.all
    ///
    /// CoordinatorView(mail) { ScreenView($0) }
    ///   .columnVisibility($columns)
    /// ```
    ///
    /// Without it, each split view manages its columns itself, and begins with `automatic`. The
    /// visibility is not part of the navigation: the tree does not depend on it.
    ///
    /// - Parameter visibility: A binding of the app. Several split views share it.
    public func columnVisibility(_ visibility: Binding<NavigationSplitViewVisibility>) -> Self {
      var copy = self
      copy.options.columnVisibility = visibility
      return copy
    }
  }
#endif
