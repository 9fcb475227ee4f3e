#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Navigator where C.Route: LinkedRoute {
  /// Shows the route of a link; see `open` of the coordinator.
  ///
  ///     before  Todos[list, detail(id: 7)], the navigator of detail
  ///     call    navigator.open("../8")
  ///     after   Todos[list, detail(id: 8)]
  ///
  /// Relative paths with `./` or `../` start at the link of the navigator's own entry.
  ///
  /// - Parameters:
  ///   - link: Any text.
  ///   - policy: What happens to the presented layers.
  ///   - bare: True to leave out the back stacks.
  ///   - history: How the history of the app records the change; see ``History``.
  /// - Returns: As `open` of the coordinator; `ignored(left)`.
  @discardableResult
  public func open(
    _ link: String, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    perform(.openLink(link, over: policy, bare: bare, history: history))
  }

  /// Shows the route of a URL; see `open` of a text.
  ///
  /// ```swift
  /// navigator.open(url)  // .performed
  /// ```
  ///
  /// - Parameters:
  ///   - url: Any URL.
  ///   - policy: What happens to the presented layers.
  ///   - bare: True to leave out the back stacks.
  ///   - history: How the history of the app records the change; see ``History``.
  /// - Returns: As `open` of a text.
  @discardableResult
  public func open(
    _ url: URL, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    open(url.absoluteString, over: policy, bare: bare, history: history)
  }
}
