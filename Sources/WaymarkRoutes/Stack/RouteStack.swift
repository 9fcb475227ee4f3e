/// A stack of routes that is never empty, as a plain value.
///
/// Each entry has a route and an identity of its own. Use a stack by itself, in a view model or a
/// reducer, or inside `update` of a coordinator, which passes you its own stack.
///
/// ```swift
/// var stack = RouteStack(TodosRoute.list)
/// stack.push(.detail(id: 7))
/// stack.routes            // [.list, .detail(id: 7)]
/// stack.pop()             // .performed
/// stack.pop()             // .ignored(.atRoot): the first entry stays
/// ```
///
/// ## Guarantees
///
/// - A stack always holds at least one entry.
/// - No operation traps, even if `==` and the hashes of the routes disagree. Each returns a
///   ``StackOutcome`` that says what it did.
/// - An outcome other than `performed` leaves the stack as it was.
/// - Entries that stay keep their ids. A new entry gets an id that the stack has never used.
/// - Two stacks are equal if they hold the same routes with the same ids, in the same order.
/// - Copies are independent, and each numbers its new entries by itself. So ids tell entries of one
///   stack apart, but not those of two copies.
///
/// - Complexity: Pushing and popping take the same time at any depth, and allocate nothing beyond
///   the array's growth.
public struct RouteStack<Route: WaymarkRoutes.Route>: Hashable, Sendable {
  /// A route in a stack, with its identity.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The identity of the entry, unique in its stack and never used again.
    public let id: EntryID
    /// The route of the entry.
    public let route: Route

    @inlinable @inline(__always)
    package init(id: EntryID, route: Route) {
      self.id = id
      self.route = route
    }
  }

  @usableFromInline var storage: [Entry]
  @usableFromInline package var nextNumber: Int
  /// The first routes of revised entries, by which a coordinator recognises an entry of its own
  /// stack. Nil for a stack alone, which would keep the routes of entries that are long gone.
  @usableFromInline package var revised: [EntryID: Route]?

  /// Makes a stack of one entry.
  ///
  /// ```swift
  /// RouteStack(TodosRoute.list).routes  // [.list]
  /// ```
  ///
  /// - Parameter root: The route of the first entry.
  /// - Complexity: Constant time; one allocation.
  @inlinable
  public init(_ root: Route) {
    storage = [Entry(id: EntryID(number: 1), route: root)]
    nextNumber = 2
  }

  /// Makes a stack of these routes, the first at the bottom.
  ///
  /// ```swift
  /// RouteStack([TodosRoute.list, .detail(id: 7)])?.top  // .detail(id: 7)
  /// RouteStack([TodosRoute]())                          // nil
  /// ```
  ///
  /// - Parameter routes: The routes, bottom first. With an empty list, the result is `nil`.
  /// - Complexity: Linear in the routes.
  @inlinable
  public init?(_ routes: [Route]) {
    guard let root = routes.first else { return nil }
    self.init(root)
    storage.reserveCapacity(routes.count)
    for route in routes.dropFirst() { storage.append(makeEntry(route)) }
  }

  /// Makes the stack of a coordinator: its entries already have ids, and the next one gets `nextNumber`.
  package init(entries: [Entry], nextNumber: Int) {
    storage = entries
    self.nextNumber = nextNumber
    revised = [:]
  }

  /// Two stacks are equal if they hold equal routes under equal ids.
  ///
  /// The next id is not compared.
  ///
  /// - Complexity: Linear in the stack.
  @inlinable
  public static func == (left: RouteStack, right: RouteStack) -> Bool {
    left.storage == right.storage
  }

  /// Hashes the entries.
  ///
  /// - Complexity: Linear in the stack.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }

  @inlinable
  mutating func makeEntry(_ route: Route) -> Entry {
    defer { nextNumber += 1 }
    return Entry(id: EntryID(number: nextNumber), route: route)
  }
}

extension RouteStack: RandomAccessCollection {
  /// Always 0, the place of the root.
  @inlinable public var startIndex: Int { 0 }

  /// The number of entries.
  @inlinable public var endIndex: Int { storage.count }

  /// The entry at a place counted from the bottom, where the root has place 0.
  ///
  /// ```swift
  /// let stack = RouteStack([TodosRoute.list, .detail(id: 7)])
  /// stack?[1].route  // .detail(id: 7)
  /// ```
  ///
  /// As with an array, a place outside of `indices` traps.
  ///
  /// - Parameter position: The place, from 0.
  /// - Complexity: Constant time; no allocation.
  @inlinable
  public subscript(position: Int) -> Entry { storage[position] }
}

extension RouteStack {
  /// The routes from bottom to top, never empty.
  ///
  /// - Complexity: Linear in the stack; one allocation.
  @inlinable public var routes: [Route] { storage.map(\.route) }

  /// The route of the first entry.
  ///
  /// ```swift
  /// RouteStack([TodosRoute.list, .detail(id: 7)])?.root  // .list
  /// ```
  ///
  /// - Complexity: Constant time; no allocation.
  @inlinable public var root: Route { storage[0].route }

  /// The route of the last entry.
  ///
  /// ```swift
  /// RouteStack([TodosRoute.list, .detail(id: 7)])?.top  // .detail(id: 7)
  /// ```
  ///
  /// - Complexity: Constant time; no allocation.
  @inlinable public var top: Route { storage[storage.count - 1].route }

  /// The identity of the last entry, for example to `remove` or to `revise` it later.
  ///
  /// ```swift
  /// stack.push(.detail(id: 7))
  /// stack.remove(stack.topID)  // .performed
  /// ```
  ///
  /// - Complexity: Constant time; no allocation.
  @inlinable public var topID: EntryID { storage[storage.count - 1].id }
}

extension RouteStack: CustomStringConvertible {
  /// The names of the routes from bottom to top: `list > detail(id: 7)`.
  public var description: String {
    storage.map(\.route.name).joined(separator: " > ")
  }
}
