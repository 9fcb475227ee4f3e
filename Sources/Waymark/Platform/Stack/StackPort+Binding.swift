// For bindings. A binding to a property is written through a key path, and that first reads the property. So what is bound
// must not make an offer when it is read: a write would then refer to an offer that the platform has never seen.
extension StackPort {
  /// The path that `path` returned last, without what was removed since, for a binding. The platform writes the path that
  /// it shows. Its readers are told when those of `path` are: an offer is due, or was changed by a write.
  ///
  /// ```swift
  /// let _ = port.path                             // in the body of a view: makes the offer
  /// NavigationStack(path: $port.boundPath) { … }  // repeats it, and takes what is written
  /// ```
  ///
  /// Reading it makes no offer, since a binding also reads just before it writes.
  ///
  /// - Complexity: Reading takes constant time, writing the time of `path`.
  public var boundPath: [EntryID] {
    get {
      observed.access()
      return offer.mirror.offered
    }
    set { write(newValue) }
  }

  /// The entry that `port[above: depth]` returned last, for a binding. The platform writes nil when it has popped the
  /// entry. Its readers are told when those of `port[above: depth]` are.
  ///
  /// ```swift
  /// let _ = port[above: 0]                                         // in the body of a view: makes the offer
  /// .navigationDestination(item: $port[boundAbove: 0]) { id in … }  // repeats it, and takes what is written
  /// ```
  ///
  /// - Parameter depth: The number of entries of the path below it.
  public subscript(boundAbove depth: Int) -> EntryID? {
    get {
      observed.access()
      return chain.offered.indices.contains(depth) ? chain.offered[depth] : nil
    }
    set { write(newValue, above: depth) }
  }
}
