import Testing

@testable import Waymark

// Cases that random sessions on a simulated platform rarely meet.
extension FindingsProperties {
  @Test("What asks before it is left stays if the platform goes back over it, and is asked once")
  func passedOver() throws {
    let app = tree([.page(0), .page(1), .page(2), .page(3)])
    let port = StackPort(app, app.projection.base)
    for id in port.path { port.appear(id) }
    app.projection.base.entries[2].navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    port.path = []
    port.path = []
    #expect(app.depth == 3 && app.pendingLeave != nil)
    app.pendingLeave?.proceed()
    #expect(app.depth == 1)
  }

  @Test("What the app has pushed unseen stays if the platform goes back over what asks below it")
  func pushedMeanwhile() {
    let app = tree([.page(0), .page(1), .page(2)])
    let port = StackPort(app, app.projection.base)
    for id in port.path { port.appear(id) }
    app.projection.base.entries[1].navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    app.push(.page(9))
    port.path = []
    app.pendingLeave?.proceed()
    #expect(app.routes == [.page(0), .page(9)])
  }

  @Test(
    "What is swiped away after what was above it was on top, and leaves, also if nobody has looked")
  func swipedAfterwards() {
    let app = tree([.page(0), .page(1), .page(2)])
    let port = StackPort(app, app.projection.base)
    let path = port.path
    port.appear(path[1])
    app.projection.base.entries[1].navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    port.path = [path[0]]
    port.path = []
    #expect(app.depth == 1 && app.pendingLeave == nil)
  }

  @Test("The container of an old root removes nothing when it writes while it is torn down")
  func oldRoot() {
    let app = tree([.page(0), .page(1)])
    let port = StackPort(app, app.projection.base)
    port.appear(port.path[0])
    app.setRoot(.page(9), keepingStack: true)
    port.path = []
    #expect(app.routes == [.page(9), .page(1)])
  }

  @Test("What a binding reads of a question asks nothing")
  func boundQuestion() {
    let app = tree([.page(0), .page(1)])
    let port = LeavePort(app, app.projection.base)
    app.projection.base.entries[1].navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    app.pop()
    #expect(!port[asksIf: true])
    #expect(port.request != nil && port[asksIf: true])
  }

  @Test("What a binding reads of a host's path offers nothing")
  func boundHost() {
    let app = tree([.page(0), .page(1)])
    let embedded = EmbeddedPath<TreeCoordinator, EmbeddedEntry<TreeCoordinator>>(
      as: { $0 }, entry: { $0 })
    let host = [EmbeddedEntry(app)]
    #expect(embedded.boundPath(of: host) == host)
    let path = embedded.path(of: host)
    app.push(.page(2))
    #expect(path.count == 2 && embedded.boundPath(of: host) == path)
  }

  @Test("An embedded root that comes back into its host's path presents once its views are there")
  func embeddedAgain() throws {
    let app = tree([.page(0)])
    let path = EmbeddedPath<TreeCoordinator, EmbeddedEntry<TreeCoordinator>>(
      as: { $0 }, entry: { $0 })
    let first = EmbeddedEntry(app)
    var host = [first]
    #expect(path.path(of: host) == host)
    let port = first.home.modals(PlatformTraits())
    port.isReady = true
    app.present(.page(1), as: .sheet)
    port.appear(try #require(port[.sheet]).id)
    path.write([], of: host) { host = $0 }
    #expect(first.home.modals(PlatformTraits())[.sheet] == nil)
  }

  @Test("Two levels of an embedded root that go in one turn go one after the other")
  func embeddedLevels() {
    let app = tree([.page(0), .page(1), .page(2)])
    let ids = app.projection.base.entries.ids
    let port = StackPort(app, app.projection.base)
    for depth in 0...1 {
      #expect(port[above: depth] == ids[depth + 1])
      port.appear(ids[depth + 1])
    }
    app.pop()
    #expect(port[above: 1] == nil)
    app.pop()
    #expect(port[above: 0] == ids[1], "the platform sees one level go in a turn")
    port.settle()
    #expect(port[above: 0] == nil)
  }

  @Test(
    "A level that its host popped is gone, also if another has left below and nobody has looked")
  func poppedLevel() {
    let app = tree([.page(0), .page(1), .page(2), .page(3)])
    let ids = app.projection.base.entries.ids
    let port = StackPort(app, app.projection.base)
    for depth in 0...2 {
      #expect(port[above: depth] == ids[depth + 1])
      port.appear(ids[depth + 1])
    }
    app.remove(ids[1])
    #expect(port.isSettling)
    port[above: 2] = nil
    #expect(app.depth == 2)
  }

  @Test(
    "What was swiped away above tabs is gone, also if another tab was selected before it was written"
  )
  func writtenAboveTabs() throws {
    let app = tree([.tabs, .page(1)])
    let tabs = try #require(app.projection.base.entries.first?.tabs)
    let port = StackPort(app, try #require(tabs.selected))
    let path = port.path
    port.appear(try #require(path.last))
    app.select(.page(0))
    port.path = path
    port.path = []
    #expect(app.routes == [.tabs])
  }

  @Test("A container without a window keeps what had appeared, and is offered nothing else")
  func offWindow() {
    let app = tree([.page(0), .page(1)])
    let ids = app.projection.base.entries.ids
    let port = StackPort(app, app.projection.base)
    _ = port.path
    port.appear(ids[1])
    port.isInWindow = false
    app.push(.page(2))
    #expect(port.path == [ids[1]])
    port.isInWindow = true
    #expect(port.path == Array(app.projection.base.entries.ids[1...]))
  }

  @Test(
    "Each of several roots in the path of a host is told of its own levels, and the host of none")
  func hostPath() {
    let path = EmbeddedPath(as: { HostElement(entry: $0) }, entry: \.entry)
    // Their ids are the same.
    let roots = [tree([.page(0), .page(1)]), tree([.page(0), .page(2)])]
    var host = roots.map { HostElement(entry: EmbeddedEntry($0)) }
    let shown = path.path(of: host)
    #expect(shown.count == 4)
    for (root, element) in zip(roots, host) {
      element.entry.home.stack.appear(root.projection.base.entries.ids[1])
    }
    path.write([shown[0], shown[1], shown[2]], of: host) { host = $0 }
    #expect(host == [shown[0], shown[2]] && roots.map(\.depth) == [2, 1])
    path.write([shown[0], shown[2]], of: host) { host = $0 }
    #expect(roots.map(\.depth) == [1, 1])
  }

  @Test("A dialog whose button asks stays until the question is answered")
  func askingDialog() throws {
    let app = tree([.page(0), .page(1)])
    app.projection.leaf?.navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.page(2), as: .dialog)
    let dialog = try #require(port[.dialog])
    port.appear(dialog.id)
    port[.dialog] = nil
    app.popToRoot()
    for _ in 0..<3 {
      _ = port[.dialog]
      port.settle()
    }
    #expect(!dialog.isGone && app.pendingLeave != nil)
    app.pendingLeave?.proceed()
    #expect(dialog.isGone && app.depth == 1)
  }

  @Test("A question waits until its layer has appeared")
  func questionOfNewLayer() {
    let app = tree([.page(0), .page(1)])
    app.projection.leaf?.navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    app.popToRoot()
    let modals = ModalPort(app, app.projection.base)
    let port = LeavePort(app, app.projection.base, below: modals)
    #expect(app.pendingLeave != nil && !port.isAsking)
    modals.isReady = true
    #expect(port.isAsking)
  }

  @Test(
    "A question waits until the platform has read that a layer was taken back, which is no longer in the tree"
  )
  func questionAfterTakeBack() throws {
    let app = tree([.page(0), .page(1)])
    let modals = ModalPort(app, app.projection.base)
    let port = LeavePort(app, app.projection.base, below: modals)
    modals.isReady = true
    app.present(.page(2), as: .sheet)
    #expect(modals[.sheet] != nil)
    // It never appears.
    modals.retry()
    app.dismissAll()
    app.projection.leaf?.navigator(for: TreeCoordinator.self)?.leavePolicy = .confirm
    app.back()
    #expect(app.pendingLeave != nil && !port.isAsking)
    #expect(modals[.sheet] == nil && port.isAsking)
  }

  @Test("A popover that was covered when it was ended is gone once the layer below is seen again")
  func coveredPopover() throws {
    let app = tree([.page(0)])
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.page(1), as: .popover)
    let popover = try #require(port[.popover])
    port.appear(popover.id)
    port.gone(popover.id)
    app.dismissAll()
    app.present(.page(2), as: .sheet)
    #expect(port[.popover] == nil && port[.sheet] == nil)
    port.isReady = true
    #expect(port[.sheet] != nil)
  }
}

private struct HostElement: Hashable {
  let entry: EmbeddedEntry<TreeCoordinator>
}

extension FindingsProperties {
  @Test("An embedded level goes only after the platform has read that the one above it is gone")
  func unseenLevel() {
    var chain = ChainMirror()
    let ids = [EntryID(number: 2), EntryID(number: 3)]
    for id in ids {
      chain.offer(ids)
      chain.appear(id)
    }
    chain.noteRead()
    chain.offer([])
    #expect(chain.offered == [ids[0]])
    chain.settle()
    #expect(chain.offered == [ids[0]])
    chain.noteRead()
    chain.settle()
    #expect(chain.offered == [])
  }

  @Test("A layer that was taken back is offered again only after the platform has read that")
  func unseenTakeBack() {
    var mirror = ModalMirror()
    let layer = LayerID(1)
    mirror.want(layer)
    #expect(mirror.takeBack() == layer)
    mirror.offerAnew()
    mirror.want(layer)
    #expect(mirror.item == nil)
    mirror.noteRead()
    mirror.offerAnew()
    mirror.want(layer)
    #expect(mirror.item == layer)
  }

  @Test(
    "A sheet that goes before it has appeared is waited for, also if a dialog below it comes next")
  func sheetAboveDialog() throws {
    let app = tree([.page(0)])
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.page(1), as: .dialog)
    port.appear(try #require(port[.dialog]).id)
    app.present(.page(2), as: .sheet)
    #expect(port[.dialog] == nil)
    while port.isSettling { port.settle() }
    let sheet = try #require(port[.sheet]).id
    app.dismiss()
    // The port cannot know yet that the platform presents the sheet.
    #expect(port[.dialog] != nil)
    port.appear(sheet)
    for _ in 0..<3 {
      #expect(port[.dialog] == nil && port[.sheet] == nil)
      port.settle()
    }
    port.gone(nil)
    #expect(port[.dialog] != nil)
  }
}
