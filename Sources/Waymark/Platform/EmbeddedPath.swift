/// Puts the entries of embedded roots into the path that a platform's stack shows, where the host has that path.
///
/// ```swift
/// let books = EmbeddedPath(as: OldRoute.books) { if case .books(let entry) = $0 { entry } else { nil } }
/// // The host: [settings, books(first)]
/// books.path(of: host)                  // [settings, books(first), books(#2), books(#3)]
/// books.write(shorter, to: &host)       // without #3: the user swiped back, and it is gone from the tree
/// ```
///
/// The host keeps its own elements and the first entry of each root. What it pushes lies above the entries of the root.
///
/// ## Guarantees
///
/// - What is written for a root is an observation, as of any stack: see ``StackPort``. The root's first entry is the
///   host's: without it in the path the root is not shown, and nothing of it is removed.
/// - The host's own elements are what the platform wrote.
/// - What the root pushed and the platform took and does not show is offered anew, once for each change. The container is
///   the host's: it is not made anew.
/// - While none of the root's views is on screen and nothing of the host lies above them, nothing that is written removes
///   anything: the container is covered, made anew, or about to show the root. Tell the port by `appear` and `disappear` of
///   each entry, also of the first.
/// - What the root pushed below an element of the host counts as shown once it was on top. A user who goes back past both
///   at once finds it there.
@MainActor
public final class EmbeddedPath<C: Coordinator, Element: Hashable> {
  private let embed: @MainActor (EmbeddedEntry<C>) -> Element
  private let entry: @MainActor (Element) -> EmbeddedEntry<C>?

  /// Makes one for a case of the host's routes.
  ///
  /// - Parameters:
  ///   - embed: The case.
  ///   - entry: What the case holds; nil for any other route.
  @preconcurrency  // In Swift 5 modules case constructors are not marked Sendable.
  public init(
    as embed: @escaping @MainActor (EmbeddedEntry<C>) -> Element,
    entry: @escaping @MainActor (Element) -> EmbeddedEntry<C>?
  ) {
    self.embed = embed
    self.entry = entry
  }

  /// The path that the platform shall show. Observed.
  ///
  /// - Parameter host: What the host has.
  /// - Returns: The same, with the entries that each embedded root has above its first one.
  /// - Complexity: Linear in the path.
  public func path(of host: [Element]) -> [Element] {
    host.flatMap { element in
      guard let first = first(in: element) else { return [element] }
      return [element] + first.stack.path.map { embed(EmbeddedEntry($0, of: first)) }
    }
  }

  /// Takes what the platform writes.
  ///
  ///     before  host [settings, books(first)], root [list, detail(id: 7) #2], of which all has appeared
  ///     call    path.write([settings, books(first)], to: &host)
  ///     after   host [settings, books(first)], root [list]
  ///
  /// - Parameters:
  ///   - path: What was written.
  ///   - host: What the host has.
  public func write(_ path: [Element], to host: inout [Element]) {
    // Below something else nothing can be seen, and what is written there counts all the same.
    let covered = host.dropLast().compactMap(first)
    // Levels are not the host's, wherever they were written.
    host = path.filter { entry($0)?.id == nil }
    for home in host.compactMap(first) {
      if !covered.contains(where: { $0 === home }) { home.stack.noteUnseen() }
      home.stack.path = path.compactMap { entry($0) }.filter { $0.home === home }.compactMap(\.id)
    }
  }

  /// The root whose first entry an element is.
  private func first(in element: Element) -> EmbeddedHome<C>? {
    entry(element).flatMap { $0.id == nil ? $0.home : nil }
  }
}

extension EmbeddedPath: Hashable {
  /// True for the same object.
  nonisolated public static func == (one: EmbeddedPath, other: EmbeddedPath) -> Bool {
    one === other
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
