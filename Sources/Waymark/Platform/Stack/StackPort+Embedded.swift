// Embedded roots. Their entries lie in a stack of the host, and each is pushed from the one below.
extension StackPort {
  /// The entry at an index of the path, which the platform should push from the one below. The platform writes nil when
  /// it has popped the entry.
  ///
  /// ```swift
  /// port[above: 0]        // #2
  /// port[above: 0] = nil  // the user swiped back
  /// ```
  ///
  /// Levels appear one after the other. A change that drops several levels drops one in each turn, from the top.
  ///
  /// Call `appear` and `disappear` for each entry. While none of the views is on screen, the container of the host is
  /// covered or made anew. Then the offer stays the same, and writes remove nothing.
  ///
  /// - Parameter depth: The number of entries of the path below it.
  /// - Complexity: Linear in the path.
  public subscript(above depth: Int) -> EntryID? {
    get {
      observed.access()
      isEmbedded = true
      keepsContainer = true
      let wanted = nextPath()
      if isInWindow { chain.offer(wanted) }
      noteRead {
        chain.noteRead()
        offer.resync.noteRead()
      }
      offer.set(chain.offered)
      return chain.offered.indices.contains(depth) ? chain.offered[depth] : nil
    }
    set { write(newValue, above: depth) }
  }

  func write(_ written: EntryID?, above depth: Int) {
    guard written == nil, chain.offered.indices.contains(depth) else {
      return animation.notify(observed)
    }
    let left = Array(offer.mirror.offered.prefix(depth))
    remove(offer.mirror.wrote(left))
    chain.cut(to: depth)
    // A root that has ended is offered what is left of its last offer.
    offer.set(chain.offered)
    animation.notify(observed)
  }

  /// Notes that the view of an entry has disappeared: it is covered, or gone.
  ///
  /// - Parameter id: The entry.
  public func disappear(_ id: EntryID) {
    visible.remove(id)
    offer.disappear(id)
    chain.disappear(id)
    if isEmbedded, visible.isEmpty { isInWindow = false }
  }

  /// Notes that no view of the root is on screen. So no finger has written the path.
  func noteUnseen() {
    if visible.isEmpty { offer.disappear() }
  }

  /// Notes that a level is on screen. A covered view disappears only after the covering one has
  /// appeared, so the set is not empty in between.
  func noteLevel(_ id: EntryID) {
    visible.insert(id)
    isInWindow = true
  }
}
