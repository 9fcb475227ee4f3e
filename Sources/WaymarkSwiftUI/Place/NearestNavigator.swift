#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// A navigator for the nearest coordinator of a type, whose verbs come from the entry in which the view stands.
  ///
  /// ```swift
  /// struct TodoRow: View {
  ///   let id: Int
  ///   @NearestNavigator(TodosCoordinator.self) private var todos
  ///
  ///   var body: some View {
  ///     Button("Open") { todos.push(.detail(id: id)) }  // a double tap pushes once
  ///   }
  /// }
  /// ```
  ///
  /// It is never nil: where no such coordinator is around, in a preview for example, its verbs are `ignored(left)`.
  @propertyWrapper
  public struct NearestNavigator<C: Coordinator>: DynamicProperty {
    @Environment(\.navigation) private var place

    /// Looks for a coordinator.
    ///
    /// - Parameter type: The type of the coordinator: the view's own, or the nearest one around it.
    public init(_ type: C.Type) {}

    /// The navigator.
    @MainActor public var wrappedValue: Navigator<C> { place.navigator(for: C.self) }
  }

  extension NavigationPlace {
    func navigator<C: Coordinator>(for type: C.Type) -> Navigator<C> {
      // Beside the entries of a root a view acts as if it stood in the one that is visible.
      let found = entry.map { $0.navigator(for: type) } ?? root?.visibleNavigator(for: type)
      return found ?? Navigator { _ in .ignored(.left) }
    }
  }
#endif
