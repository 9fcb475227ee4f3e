#if canImport(SwiftUI)
  public import SwiftUI

  /// A navigator for the nearest coordinator of a type. Its verbs come from the entry that the view
  /// is in.
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
  /// It is never nil. Without such a coordinator, for example in a preview, its verbs return
  /// `ignored(left)`.
  @propertyWrapper
  public struct NearestNavigator<C: Coordinator>: DynamicProperty {
    @Environment(\.navigation) private var place

    /// Finds a coordinator.
    ///
    /// - Parameter type: The type of the coordinator: the view's own, or the nearest one around it.
    public init(_ type: C.Type) {}

    /// The navigator.
    @MainActor public var wrappedValue: Navigator<C> { place.navigator(for: C.self) }
  }
#endif
