import Testing

@testable import Waymark

// Splits.
extension FindingsProperties {
  private func child(_ column: Int, of app: TreeCoordinator) throws -> TreeCoordinator {
    try #require(app.children[column] as? TreeCoordinator)
  }

  /// A verb of the app, called while it is told something by a coordinator.
  private func told(
    by sender: TreeCoordinator, _ command: TreeCommand
  ) -> Outcome? {
    sender.emit(TreeOutput(height: sender.level, command: command))
    return sender.census.heard
  }

  @Test("The coordinator of a column stays, also if nothing stays of what it showed")
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

  @Test("The declared route adds nothing from inside of its column")
  func declaredFromInside() throws {
    let app = tree([.split(0)])
    let left = try child(0, of: app)
    left.push(.page(1))
    #expect(told(by: left, .navigate(.left(.page(0)))) == .performed)
    #expect(told(by: left, .navigate(.left(.page(0)))) == .unchanged)
    #expect(left.routes == [.page(0), .page(1)])
  }

  @Test("A route for a column that is a screen begins what lies to its right anew")
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

  @Test("What covers a split goes with its layers, which is a change of its own")
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

  @Test("What covers a split goes also if it takes the route")
  func coveringChildGoes() throws {
    let app = tree([.split(0), .right(.page(0))])
    #expect(told(by: try child(0, of: app), .navigate(.right(.page(1)))) == .performed)
    #expect(app.routes == [.split(0)])
    #expect(try child(1, of: app).routes == [.page(0), .page(1)])
  }

  @Test("A link that fills a column before has the next column present what it takes")
  func openedModal() throws {
    let app = tree([.page(0)])
    #expect(app.open(.same(.card)) == .performed)
    #expect(app.layers == [[.page(1), .split(1)]])
    #expect(try child(0, of: app).routes == [.page(1)])
    #expect(try child(1, of: app).layers.last == [.card])
  }

  @Test("A verb that was asked about goes on from where it was called")
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

  @Test("What a screen in a column says comes from that column")
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

  @Test("What a coordinator passes on comes from whoever said it first")
  func passedOn() throws {
    let app = tree([.left(.split(1))])
    let column = try child(0, of: try child(0, of: app))
    column.push(.page(1))
    #expect(told(by: column, .navigate(.left(.left(.page(2))))) == .performed)
    #expect(column.routes == [.page(1), .page(1), .page(2)])
  }
}
