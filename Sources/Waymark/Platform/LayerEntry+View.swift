// What a view says and asks that shows one entry, and does not know the coordinator.

extension LayerEntry {
  /// True once the entry has left. Observed with the entries of its layer.
  public var isGone: Bool {
    object?.access(.entries)
    return entry == nil
  }

  /// The link of the entry with its values, by the links of the root; nil without one. Observed.
  public var link: LinkInformation? { origin?.link }

  /// The coordinator of a type: the entry's own, or the nearest one around it.
  ///
  /// ```swift
  /// entry.coordinator(TodosCoordinator.self)?.store.count
  /// ```
  ///
  /// - Parameter type: The type of the coordinator.
  /// - Returns: The coordinator; nil if there is none, and once the entry has left. For queries: verbs from a view
  ///   are those of its navigator, which knows where they come from.
  /// - Complexity: Linear in the coordinators around the entry.
  public func coordinator<C: Coordinator>(_ type: C.Type) -> C? {
    surrounding(type)?.host?.coordinator as? C
  }

  /// Goes back to the first entry of the entry's coordinator, as its navigator does.
  ///
  /// - Returns: As `popToRoot` of the coordinator; `ignored(left)`.
  @discardableResult
  public func popToRoot() -> Outcome { perform(.popToRoot) }

  /// Ends the entry with what lies above it in its layer, as a back button in its bar does: also in a column that is
  /// not selected, where `back` of the root goes another way.
  ///
  /// - Returns: As `pop` of its navigator; `ignored(left)`.
  @discardableResult
  public func pop() -> Outcome { perform(.pop(1)) }

  /// Ends the layers above the entry, or, if there are none, the layer it lies in.
  ///
  /// - Returns: As `dismiss` of its navigator; `ignored(left)`.
  @discardableResult
  public func dismiss() -> Outcome { perform(.dismiss) }

  /// Calls a closure when the tab whose root the entry is gets selected again.
  ///
  /// - Parameter handler: Scrolls to the top, most likely.
  /// - Returns: A token whose `cancel()` ends it; else it lasts as long as the entry.
  public func onReselect(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    entry?.makeAttachments().reselectionHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure when the entry is opened again although it is visible.
  ///
  /// - Parameter handler: Reloads, most likely.
  /// - Returns: A token whose `cancel()` ends it; else it lasts as long as the entry.
  public func onReopen(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    entry?.makeAttachments().reopeningHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure for every signal of a type that comes from below the entry's screen.
  ///
  /// - Parameters:
  ///   - type: The type of the signals, exactly.
  ///   - handler: Gets each signal.
  /// - Returns: A token whose `cancel()` ends it; else it lasts as long as the entry.
  public func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    origin?.handle(type, handler) ?? ObserverToken()
  }

  private var origin: NavigatorOrigin? {
    guard let entry, let tree else { return nil }
    return NavigatorOrigin(entry, in: tree)
  }

  private func perform(_ verb: Verb) -> Outcome { origin?.perform(verb) ?? .ignored(.left) }
}
