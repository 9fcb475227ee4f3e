// Verbs and queries of a view that shows one entry and does not know its coordinator.

extension LayerEntry {
  /// True after the entry has left. Observed with the entries of its layer.
  public var isGone: Bool {
    object?.access(.entries)
    return entry == nil
  }

  /// The link of the entry with its values, like ``Navigator/link``; nil if it has none. Observed.
  public var link: LinkInformation? { origin?.link }

  /// The nearest coordinator of a type: the entry's own, or one around it.
  ///
  /// ```swift
  /// entry.coordinator(TodosCoordinator.self)?.store.count
  /// ```
  ///
  /// - Parameter type: The type of the coordinator.
  /// - Returns: The coordinator; nil if there is none, and after the entry has left. Use it for queries. For verbs, use
  ///   the navigator of the view, which knows where they come from.
  /// - Complexity: Linear in the coordinators around the entry.
  public func coordinator<C: Coordinator>(_ type: C.Type) -> C? {
    surrounding(type)?.host?.coordinator as? C
  }

  /// Goes back to the first entry of the coordinator, as the navigator of the entry does.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    entry.popToRoot(), of detail(id: 7)
  ///     after   App[home, Todos[list]]
  ///
  /// - Returns: As `popToRoot` of the coordinator; `ignored(left)`.
  /// - Complexity: That of `popToRoot` of the coordinator.
  @discardableResult
  public func popToRoot() -> Outcome { perform(.popToRoot) }

  /// Removes the entry and everything above it in its layer, as a Back button in its bar does. This also works in a
  /// column that is not selected, where `back` of the root would go another way.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    entry.pop(), of list
  ///     after   App[home]
  ///
  /// - Returns: As `pop` of its navigator; `ignored(left)`.
  /// - Complexity: Linear in the entries from it up.
  @discardableResult
  public func pop() -> Outcome { perform(.pop(1)) }

  /// Dismisses the layers above the entry, or, if there are none, the layer that it lies in.
  ///
  ///     before  Todos[list] ^ [add]
  ///     call    entry.dismiss(), of add
  ///     after   Todos[list]
  ///
  /// - Returns: As `dismiss` of its navigator; `ignored(left)`.
  /// - Complexity: That of `dismiss` of the coordinator.
  @discardableResult
  public func dismiss() -> Outcome { perform(.dismiss) }

  /// Calls a closure when the entry is the root of a tab, and that tab is selected again. If the tab
  /// shows tabs or columns itself, their visible leaf is told instead, root or not.
  ///
  /// - Parameter handler: For example, scrolls to the top.
  /// - Returns: A token. Its `cancel()` removes the closure; otherwise it stays as long as the entry.
  /// - Complexity: Amortised constant time.
  public func onReselect(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    entry?.makeAttachments().reselectionHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure when the entry is opened again although it is visible.
  ///
  /// - Parameter handler: For example, reloads.
  /// - Returns: A token. Its `cancel()` removes the closure; otherwise it stays as long as the entry.
  /// - Complexity: Amortised constant time.
  public func onReopen(_ handler: @escaping @MainActor () -> Void) -> ObserverToken {
    entry?.makeAttachments().reopeningHandlers.add(handler) ?? ObserverToken()
  }

  /// Calls a closure for every signal of a type that comes from below the entry's screen.
  ///
  /// - Parameters:
  ///   - type: The exact type of the signals.
  ///   - handler: Receives each signal.
  /// - Returns: A token. Its `cancel()` removes the closure; otherwise it stays as long as the entry.
  /// - Complexity: Amortised constant time.
  public func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    origin?.handle(type, handler) ?? ObserverToken()
  }

  private var origin: NavigatorOrigin? {
    guard let entry, let tree else { return nil }
    return NavigatorOrigin(entry, in: tree)
  }

  /// Goes back over entries, of which this is the lowest. They stay on screen until they are asked.
  @discardableResult
  func goBack(over passed: [LayerObservation<Screen>]) -> Outcome {
    perform(.goBack(passed.map(\.seen)))
  }

  private func perform(_ verb: Verb) -> Outcome { origin?.perform(verb) ?? .ignored(.left) }
}
