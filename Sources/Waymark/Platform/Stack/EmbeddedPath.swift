/// Adds the entries of embedded roots to the path of a host, for the stack of a platform.
///
/// ```swift
/// let books = EmbeddedPath(as: OldRoute.books) { if case .books(let entry) = $0 { entry } else { nil } }
/// // The host: [settings, books(first)]
/// books.path(of: host)                              // [settings, books(first), books(#2), books(#3)]
/// books.write(shorter, of: host) { host = $0 }      // without #3: the user swiped back, and it is gone from the tree
/// ```
///
/// The host keeps its own elements and the first entry of each root. Elements that it pushes lie above the entries of
/// the root.
///
/// ## Guarantees
///
/// - Writes to the entries of a root are observations, as for any stack: see ``StackPort``. The first entry of the root
///   belongs to the host. If the host removes it, the root is no longer shown, but none of its entries is removed.
/// - The host's own elements are what the platform wrote. They are set before the roots hear of it, so that what is
///   called then, such as an observer, may read and change the path of the host.
/// - A root that comes back into the path presents its layers again, after its new views have appeared.
/// - If the platform does not show what the root has pushed, it is offered again, once for each change. The container
///   belongs to the host, so it is not made anew.
/// - A write removes nothing while the container is in no window: see `isInWindow`.
/// - A write removes nothing while none of the root's views is on screen and no element of the host lies above them:
///   the container is covered, made anew, or about to show the root. Report `appear` and `disappear` of each entry to
///   the port, including the first.
/// - An entry that the root pushed below an element of the host counts as shown after it was on top. A user who goes
///   back past both at once finds it there.
@MainActor
public final class EmbeddedPath<C: Coordinator, Element: Hashable> {
  private struct Home {
    weak var home: EmbeddedHome<C>?
    /// False while the path of the host lacks the root.
    var isInPath = true
  }

  private let embed: @MainActor (EmbeddedEntry<C>) -> Element
  private let entry: @MainActor (Element) -> EmbeddedEntry<C>?
  /// The roots that were in the path. The path of the host holds them.
  private var homes: [Home] = []

  /// Makes a path for a case of the host's routes.
  ///
  /// - Parameters:
  ///   - embed: The case.
  ///   - entry: Returns the payload of the case; nil for any other route.
  @preconcurrency  // In Swift 5 modules case constructors are not marked Sendable.
  public init(
    as embed: @escaping @MainActor (EmbeddedEntry<C>) -> Element,
    entry: @escaping @MainActor (Element) -> EmbeddedEntry<C>?
  ) {
    self.embed = embed
    self.entry = entry
  }

  /// False while the container of the host is in no window: it is covered, in another tab, or made anew. As
  /// ``StackPort/isInWindow``, for all roots in the path.
  ///
  /// Without it, a path that the platform writes meanwhile removes entries of a root that lies below an element of the
  /// host: the port cannot know that no finger has written it.
  public var isInWindow = true {
    didSet { for known in homes { known.home?.stack.isInWindow = isInWindow } }
  }

  /// The path that the platform should show. Observed.
  ///
  /// - Parameter host: The path of the host.
  /// - Returns: The host's path, with all entries of each embedded root after its first one.
  /// - Complexity: Linear in the path, for each embedded root in it.
  public func path(of host: [Element]) -> [Element] {
    leave(all: host)
    for home in host.compactMap(first) { join(home) }
    return path(of: host) { $0.path }
  }

  /// The path with what `path(of:)` has offered of each root, for a binding. Its readers are told when those of
  /// `path(of:)` are: an offer is due.
  ///
  /// ```swift
  /// let _ = books.path(of: host)  // in the body of a view: makes the offer
  /// books.boundPath(of: host)     // [settings, books(first), books(#2)]
  /// ```
  ///
  /// Reading it makes no offer, since a binding also reads just before it writes.
  ///
  /// - Parameter host: The path of the host.
  /// - Returns: The host's path, with the offered entries of each embedded root after its first one.
  /// - Complexity: Linear in the path.
  public func boundPath(of host: [Element]) -> [Element] { path(of: host) { $0.boundPath } }

  private func path(
    of host: [Element], with path: (StackPort<C>) -> [EntryID]
  ) -> [Element] {
    host.flatMap { element in
      guard let home = first(in: element) else { return [element] }
      return [element] + path(home.stack).map { embed(EmbeddedEntry($0, of: home)) }
    }
  }

  /// Takes a path that the platform writes.
  ///
  ///     before  host [settings, books(first)], root [list, detail(id: 7) #2], of which all has appeared
  ///     call    path.write([settings, books(first)], of: host) { host = $0 }
  ///     after   host [settings, books(first)], root [list]
  ///
  /// - Parameters:
  ///   - path: The written path.
  ///   - host: The path of the host.
  ///   - setHost: Sets the path of the host. Called once, before the roots hear of it.
  /// - Complexity: Linear in the path, for each embedded root in it.
  public func write(
    _ path: [Element], of host: [Element], _ setHost: @MainActor (_ host: [Element]) -> Void
  ) {
    // Below an element of the host no view can be seen, but writes count.
    let covered = host.dropLast().compactMap(first)
    // Other entries of a root never belong to the host, wherever they were written.
    let own = path.filter { entry($0)?.id == nil }
    setHost(own)
    leave(all: own)
    for home in own.compactMap(first) {
      if !covered.contains(where: { $0 === home }) { home.stack.noteUnseen() }
      home.stack.path = path.compactMap { entry($0) }.filter { $0.home === home }.compactMap(\.id)
    }
  }

  private func join(_ home: EmbeddedHome<C>) {
    guard !homes.contains(where: { $0.home === home }) else { return }
    homes.removeAll { $0.home == nil }
    homes.append(Home(home: home))
    home.stack.isInWindow = isInWindow
  }

  /// Tells the roots that the path has just lost. Their next views present from the beginning.
  private func leave(all host: [Element]) {
    guard !homes.isEmpty else { return }
    let roots = host.compactMap(first)
    for place in homes.indices {
      let isInPath = roots.contains { $0 === homes[place].home }
      if !isInPath, homes[place].isInPath { homes[place].home?.leave() }
      homes[place].isInPath = isInPath
    }
  }

  /// The root, if an element is its first entry.
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
