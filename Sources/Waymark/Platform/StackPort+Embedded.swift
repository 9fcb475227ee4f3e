// An embedded root, in a stack that it does not own: each entry is pushed from the one below.
extension StackPort {
  /// The entry above so many others, which the platform shall push from the one below; and nil if it popped that.
  ///
  /// ```swift
  /// .navigationDestination(item: $port[above: 0]) { id in … }
  /// ```
  ///
  /// One level appears after the other, and a change that drops several is offered one level a turn, from the top.
  ///
  /// While none of its views is on screen, what is offered stays as it is, and nothing that is written removes anything:
  /// the host's container is covered, or made anew. Tell the port by `appear` and `disappear` of each entry.
  ///
  /// - Parameter depth: How many entries of the path lie below it.
  public subscript(above depth: Int) -> EntryID? {
    get {
      observed.access()
      isEmbedded = true
      let wanted = nextPath()
      if isInWindow { chain.offer(wanted) }
      look { chain.look() }
      mirror.offer(chain.offered)
      return chain.offered.indices.contains(depth) ? chain.offered[depth] : nil
    }
    set {
      guard newValue == nil, chain.offered.indices.contains(depth) else {
        return animation.notify(observed)
      }
      let left = Array(mirror.offered.prefix(depth))
      remove(mirror.wrote(left))
      chain.cut(to: depth)
      animation.notify(observed)
    }
  }

  /// Notes that the view of an entry of an embedded root has disappeared: it is covered, or gone.
  ///
  /// - Parameter id: The entry.
  public func disappear(_ id: EntryID) {
    visible.remove(id)
    if isEmbedded, visible.isEmpty { isInWindow = false }
  }

  /// No finger is where no view of the root is.
  func noteUnseen() {
    if visible.isEmpty { mirror.disappear() }
  }

  /// Views tell of the one that they cover only after they have appeared: so one is always there.
  func noteLevel(_ id: EntryID) {
    visible.insert(id)
    isInWindow = true
  }
}
