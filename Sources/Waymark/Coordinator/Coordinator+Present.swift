extension Coordinator {
  /// Shows a route in a new layer above all layers of the coordinator's subtree.
  ///
  ///     before  Todos[list]
  ///     call    todos.present(.add)
  ///     after   Todos[list] ^ [add]
  ///
  /// The layer belongs to the coordinator and to the current top entry, and ends with either.
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it. With `nil`, as the route's `presentation` says if that
  ///     is modal, otherwise as a sheet.
  ///   - replacing: True to replace the top layer of the coordinator's subtree, and all layers
  ///     above it, in one change: `[list] ^ [add]` becomes `[list] ^ [help]`. The same entry
  ///     presents the new layer, and leave policies are asked. Without such a layer, this makes no
  ///     difference.
  /// - Returns: `performed`; `ignored(covered)` unless the coordinator is active, with `replacing` once
  ///   that layer and those above it are gone.
  /// - Complexity: Linear in the coordinators around the new entry, and with `replacing` in the
  ///   presented layers and in the entries that leave.
  @discardableResult
  public func present(
    _ route: Route, as style: ModalStyle? = nil, replacing: Bool = false
  ) -> Outcome {
    adopted.perform(.present(RouteBox(route), replacing: replacing ? .own : .none, style))
  }

  /// Ends the top layer of the coordinator's subtree, and all layers above it.
  ///
  ///     before  Todos[list] ^ [add]
  ///     call    todos.dismiss()
  ///     after   Todos[list]
  ///
  /// If there is no such layer, but the visible layer begins with what is shown while a target
  /// waits, the target is asked again. If the target continues, the outcome is that of the target.
  ///
  /// - Returns: `performed`, or `ignored(nothingPresented)`.
  /// - Complexity: Linear in the layers above it, and in the entries that go.
  @discardableResult
  public func dismiss() -> Outcome {
    adopted.perform(.dismiss)
  }

  /// Ends every layer of the coordinator's subtree.
  ///
  ///     before  Todos[list] ^ [add] ^ [help]
  ///     call    todos.dismissAll()
  ///     after   Todos[list]
  ///
  /// - Returns: `performed`, or `ignored(nothingPresented)`.
  /// - Complexity: Linear in the presented layers, and in the entries that go.
  @discardableResult
  public func dismissAll() -> Outcome {
    adopted.perform(.dismissAll)
  }
}
