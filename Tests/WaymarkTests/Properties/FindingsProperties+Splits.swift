import Testing

@testable import Waymark

// Splits.
extension FindingsProperties {
  private func child(_ column: Int, of app: TreeCoordinator) throws -> TreeCoordinator {
    let children = app.children.compactMap { $0 as? TreeCoordinator }
    return try #require(children.indices.contains(column) ? children[column] : nil)
  }

  /// A verb of the app, called while a coordinator tells it something.
  private func told(
    by sender: TreeCoordinator, _ command: TreeCommand
  ) -> Outcome? {
    sender.emit(TreeOutput(height: sender.level, command: command))
    return sender.census.heard
  }

  @Test("The coordinator of a column stays, even if none of its entries stay")
  func columnStays() throws {
    let app = tree([.split(0)])
    let (left, right) = (try child(0, of: app), try child(1, of: app))
    left.setRoot(.front)
    right.setRoot(.front)
    #expect(app.navigate(to: .left(.page(2))) == .performed)
    #expect(left.routes == [.page(0), .page(2)])
    #expect(right.routes == [.page(0)])
    #expect(try child(0, of: app) === left)
    #expect(try child(1, of: app) === right)
  }

  @Test("The declared route adds nothing from inside its column")
  func declaredFromInside() throws {
    let app = tree([.split(0)])
    let left = try child(0, of: app)
    left.push(.page(1))
    #expect(told(by: left, .navigate(.left(.page(0)))) == .performed)
    #expect(told(by: left, .navigate(.left(.page(0)))) == .unchanged)
    #expect(left.routes == [.page(0), .page(1)])
  }

  @Test("A route for a column that is a screen resets the columns to its right")
  func rightOfScreen() throws {
    let app = tree([.split(0)])
    try child(0, of: app).push(.page(1))
    #expect(app.navigate(to: .page(0)) == .performed)
    #expect(try child(0, of: app).routes == [.page(0)])
  }

  @Test("A column to the right that is a screen is revised")
  func screenOnTheRight() throws {
    let app = tree([.split(2)])
    app.navigate(to: .page(0))
    let columns = try #require(app.projection.base.entries.last?.tabs)
    let id = columns.layers[2].entries.first?.id
    #expect(app.navigate(to: .left(.page(1))) == .performed)
    #expect(columns.layers[2].entries.map(\.name) == ["page(1)"])
    #expect(columns.layers[2].entries.first?.id == id)
  }

  @Test("Entries above a split go together with their layers, as their own change")
  func coveringGoes() throws {
    let app = tree([.split(0), .over(.page(0))])
    let left = try child(0, of: app)
    try child(2, of: app).present(.card)
    app.select(.left(.page(0)))
    #expect(told(by: left, .navigate(.left(.page(0)))) == .performed)
    #expect(app.routes == [.split(0)])
    app.push(.over(.page(0)))
    try child(2, of: app).present(.card)
    #expect(told(by: left, .navigate(.left(.sheet))) == .performed)
    #expect(app.routes == [.split(0)])
    #expect(left.layers == [[.page(0)], [.sheet]])
  }

  @Test("Entries above a split go even if one takes the route")
  func coveringChildGoes() throws {
    let app = tree([.split(0), .right(.page(0))])
    #expect(told(by: try child(0, of: app), .navigate(.right(.page(1)))) == .performed)
    #expect(app.routes == [.split(0)])
    #expect(try child(1, of: app).routes == [.page(0), .page(1)])
  }

  @Test("A link that fills an earlier column lets the next column present what it takes")
  func openedModal() throws {
    let app = tree([.page(0)])
    #expect(app.open(.same(.card)) == .performed)
    #expect(app.layers == [[.page(1), .split(1)]])
    #expect(try child(0, of: app).routes == [.page(1)])
    #expect(try child(1, of: app).layers.last == [.card])
  }

  @Test("A verb that asked continues from where it was called")
  func answered() throws {
    let app = tree([.split(0)])
    let left = try child(0, of: app)
    app.push(.page(1))
    let covering = try #require(app.stack.last?.id)
    app.navigator(of: covering)?.leavePolicy = .confirm
    let request = told(by: left, .navigate(.left(.page(2))))?.leaveRequest
    #expect(request?.entry == covering)
    #expect(request?.proceed() == .performed)
    #expect(app.routes == [.split(0)])
    #expect(left.routes == [.page(0), .page(2)])
  }

  @Test("A verb of a screen in a column comes from that column")
  func saidByScreen() throws {
    let app = tree([.left(.split(0))])
    let owner = try child(0, of: app)
    let right = try child(1, of: owner)
    right.push(.page(1))
    let columns = try #require(app.projection.base.entries.last?.tabs)
    let id = try #require(columns.layers[0].entries.first?.id)
    owner.navigator(of: id)?.emit(TreeOutput(height: 1, command: .navigate(.left(.page(2)))))
    #expect(columns.layers[0].entries.map(\.name) == ["page(2)"])
    #expect(right.routes == [.page(0), .page(1)])
  }

  @Test("A verb that a coordinator passes on comes from its first sender")
  func passedOn() throws {
    let app = tree([.left(.split(1))])
    let column = try child(0, of: try child(0, of: app))
    column.push(.page(1))
    #expect(told(by: column, .navigate(.left(.left(.page(2))))) == .performed)
    #expect(column.routes == [.page(1), .page(1), .page(2)])
  }
}

// Selecting, and what it ends.
extension FindingsProperties {
  private func columns(of app: TreeCoordinator) throws -> LayerTabs<TreeScreen> {
    try #require(app.projection.base.entries.last?.tabs)
  }

  /// An app whose left column is selected and has presented something.
  private func presenting() throws -> (app: TreeCoordinator, left: TreeCoordinator) {
    let app = tree([.split(0)])
    let left = try child(0, of: app)
    app.select(.left(.page(0)))
    #expect(left.present(.card) == .performed)
    return (app, left)
  }

  @Test("A layer that a column has presented ends when another column is navigated to")
  func layersOfOthers() throws {
    let (app, left) = try presenting()
    let right = try child(1, of: app)
    #expect(app.navigate(to: .right(.page(1))) == .performed)
    #expect(left.layers == [[.page(0)]])
    #expect(right.routes == [.page(0), .page(1)])
  }

  @Test("A layer that a column has presented stays when another column is selected")
  func layersOfSelected() throws {
    let (app, left) = try presenting()
    #expect(app.select(.right(.page(0))) == .performed)
    #expect(left.layers == [[.page(0)], [.card]])
  }

  @Test("A layer in the place of another belongs to the same column")
  func layerInPlace() throws {
    let (app, left) = try presenting()
    app.select(.right(.page(0)))
    #expect(app.present(.sheet, replacing: true) == .performed)
    #expect(app.projection.layers.map(\.presenter) == [nil, left.stack.topID])
  }

  @Test("A second equal call in the transaction that makes columns changes nothing")
  func setTwice() throws {
    let app = tree([.page(0)])
    app.transaction {
      app.push(.split(0))
      app.navigate(to: .left(.right(.sheet)))
      app.navigate(to: .left(.right(.sheet)))
    }
    let right = try child(0, of: try child(0, of: app))
    #expect(right.layers.count == 2 && right.layers.last == [.sheet])
  }

  @Test("A redirect brings back no tabs of which only the first entry was noted")
  func tabsInPlaceholder() throws {
    let app = tree([.page(0), .tabs])
    app.select(.left(.page(0)))
    let left = try child(0, of: app)
    left.setRoot(.tabs)
    app.census.access = { $0 == .left(.page(2)) ? .redirect(to: [.page(0), .tabs]) : .allow }
    left.replaceTop(.page(2))
    let shown = picture(app).replacing(/coordinator \d+/, with: "coordinator")
    let tabs = "tabs[page(0), >coordinator[page(0) *], coordinator[page(0)], coordinator[page(1)]]"
    #expect(shown == "coordinator[page(0), \(tabs)]")
  }

  @Test("Back skips a column that may not be seen, and leaves the columns if none before it may")
  func refusedColumnOnTheLeft() {
    let app = MailCoordinator(start: .login)
    app.push(.split)
    app.select(.reader(.nothing))
    app.refused = [.messages(.none)]
    #expect(app.select(.messages(.none)) == .denied("no"))
    #expect(app.back() == .performed)
    #expect(app.visiblePath == [[.login, .split, .folders(.all)]])
    app.select(.reader(.nothing))
    app.refused.insert(.folders(.all))
    #expect(app.back() == .performed)
    #expect(app.routes == [.login])
  }

  @Test("Side by side, back leads to no other column")
  func backInWideWindow() throws {
    let app = tree([.page(1), .split(0)])
    let columns = try columns(of: app)
    app.select(.left(.page(0)))
    #expect(app.request(isCollapsed: false, in: columns) == .performed)
    #expect(app.back() == .performed)
    #expect(app.routes == [.page(1)])
  }

  @Test("An unselected column presents if there is room for it")
  func presentingBeside() throws {
    let app = tree([.split(0)])
    let (left, columns) = (try child(0, of: app), try columns(of: app))
    #expect(left.present(.card) == .ignored(.covered))
    #expect(app.request(isCollapsed: false, in: columns) == .performed)
    #expect(left.present(.card) == .performed)
    #expect(columns.selectedIndex == 1)
  }

  @Test("A new width of a platform is a change of the columns")
  func width() throws {
    let app = tree([.split(0)])
    let columns = try columns(of: app)
    var changes = 0
    app.observe { _, _ in changes += 1 }
    #expect(app.request(isCollapsed: false, in: columns) == .performed)
    #expect(!columns.isCollapsed)
    #expect(app.request(isCollapsed: false, in: columns) == .unchanged)
    #expect(changes == 1)
  }

  @Test("A link that fills several columns selects the last")
  func openedSeveral() throws {
    let app = tree([.page(0)])
    #expect(app.open(.same(.page(1))) == .performed)
    #expect(try columns(of: app).selectedIndex == 1)
    #expect(try child(0, of: app).routes == [.page(1), .page(2)])
    // In place of a placeholder.
    #expect(try child(1, of: app).routes == [.page(1)])
  }

  @Test("A link resets the columns to the right of those that it fills")
  func openedToTheLeft() throws {
    let app = tree([.split(0)])
    let (left, right) = (try child(0, of: app), try child(1, of: app))
    right.push(.page(1))
    #expect(app.open(.left(.sheet)) == .performed)
    #expect(left.layers.last == [.sheet])
    #expect(right.routes == [.page(0)])
  }
}

// Navigating, and what it makes visible.
extension FindingsProperties {
  /// An app whose child has presented something, and which has pushed below that since.
  private func covered(_ route: TreeRoute) throws -> TreeCoordinator {
    let app = tree([.left(.page(0))])
    #expect(try child(0, of: app).present(.sheet) == .performed)
    #expect(app.push(route) == .performed)
    #expect(app.projection.layers.count == 2)
    return app
  }

  @Test("Navigating to a child's route ends what another child has presented above it")
  func navigatedBelowSibling() throws {
    let app = try covered(.right(.page(0)))
    #expect(app.navigate(to: .right(.page(1))) == .performed)
    #expect(app.layers == [[.left(.page(0)), .right(.page(0)), .right(.page(1))]])
    #expect(app.projection.layers.count == 1)
  }

  @Test("Navigating to a route of the selected tab ends what another child has presented above it")
  func navigatedBelowTabs() throws {
    let app = try covered(.tabs)
    #expect(app.navigate(to: .left(.page(0))) == .performed)
    #expect(app.projection.layers.count == 1)
    #expect(app.navigate(to: .left(.page(0))) == .unchanged)
  }

  @Test("What a child has presented stays if the child itself is navigated to")
  func navigatedBelowOwn() throws {
    let app = tree([.tabs])
    let left = try child(0, of: app)
    left.present(.sheet)
    #expect(app.navigate(to: .left(.page(0))) == .unchanged)
    #expect(left.layers == [[.page(0)], [.sheet]])
  }

  @Test("What a screen in a column presents is on its entry, and selects the column")
  func presentsFromColumn() throws {
    let app = ShopCoordinator(start: .columns)
    app.start()
    let columns = try #require(app.projection.base.entries.first?.tabs)
    app.request(isCollapsed: false, in: columns)
    let entry = try #require(columns.layers[2].entries.first)
    let shop = try #require(entry.navigator(for: ShopCoordinator.self))
    #expect(shop.present(.note("x")) == .performed)
    #expect(app.projection.layers.last?.presenter == entry.id)
    app.dismiss()
    #expect(app.projection.leaf?.id == entry.id)
  }

  @Test("A layer above one that a verb ends is dismissed")
  func aboveEndedLayer() {
    let app = ShopCoordinator()
    app.present(.note("b"))
    app.present(.note("c"))
    var left: [LifecycleEvent] = []
    app.observe { change, _ in left += change.left.map(\.kind) }
    app.removeAll { $0 == .note("b") }
    #expect(left == [.leave(.dismissed), .leave(.replaced)])
  }
}
