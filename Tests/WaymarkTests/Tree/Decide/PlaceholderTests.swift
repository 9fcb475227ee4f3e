import Testing
import Waymark
import WaymarkTesting

/// A mail app whose second and third column begin with placeholders.
@MainActor
private func started(_ routes: MailRoute...) -> MailCoordinator {
  let app = MailCoordinator()
  app.placeholders = [.messages(.none), .reader(.nothing)]
  app.start()
  for route in routes { app.navigate(to: route) }
  return app
}

@MainActor
@Suite("Placeholders of columns")
struct PlaceholderTests {
  @Test(
    "A route that is navigated to or opened takes the place of a placeholder",
    arguments: [
      PlaceholderRow(
        "navigate", { $0.navigate(to: .reader(.message(1))) },
        "Mail[split[Folders[all], Messages[none], >Reader[message(1) *]]]"),
      PlaceholderRow(
        "deliver", { $0.deliver(.reader(.message(1)), select: false) },
        "Mail[split[>Folders[all *], Messages[none], Reader[message(1)]]]"),
      PlaceholderRow(
        "open, with columns on the way", { $0.open(.reader(.message(1))) },
        "Mail[split[Folders[all], Messages[folder(\"inbox\")], >Reader[message(1) *]]]"),
      PlaceholderRow(
        "open, one column after the other",
        {
          $0.open(.messages(.folder("inbox")))
          return $0.open(.reader(.message(100)))
        },
        "Mail[split[Folders[all], Messages[folder(\"sent\")], >Reader[message(100) *]]]"),
      PlaceholderRow(
        "a modal route leaves it where it is", { $0.navigate(to: .reader(.reply)) },
        "Mail[split[Folders[all], Messages[none], >Reader[nothing, ^ sheet[reply *]]]]"),
      PlaceholderRow(
        "the placeholder itself", { $0.navigate(to: .reader(.nothing)) },
        "Mail[split[Folders[all], Messages[none], >Reader[nothing *]]]"),
      PlaceholderRow(
        "a push is literal",
        {
          $0.reader?.push(.photo(1)) ?? .unchanged
        }, "Mail[split[>Folders[all *], Messages[none], Reader[nothing, photo(1)]]]"),
      PlaceholderRow(
        "a navigate of its own coordinator",
        {
          $0.select(.reader(.nothing))
          return $0.reader?.navigate(to: .message(1)) ?? .unchanged
        }, "Mail[split[Folders[all], Messages[none], >Reader[message(1) *]]]"),
      PlaceholderRow(
        "an output of its own screen",
        {
          $0.select(.reader(.nothing))
          $0.navigator(in: 2, ReaderCoordinator.self)?.emit(1)
          return .performed
        }, "Mail[split[Folders[all], Messages[none], >Reader[message(1) *]]]"),
      PlaceholderRow(
        "navigate, in the transaction that makes the column",
        { app in
          app.transaction {
            app.setRoot(.split)
            app.open(.reader(.message(1)))
            app.navigate(to: .reader(.message(2)))
          }
        }, #"Mail[split[Folders[all], Messages[folder("inbox")], >Reader[message(2) *]]]"#),
    ])
  func replaced(_ row: PlaceholderRow) {
    let app = started()
    _ = row.verb(app)
    #expect(picture(app) == row.picture)
  }

  @Test("Back never leads to it, and another choice to the left sets it again")
  func back() {
    let app = started(.messages(.folder("inbox")), .reader(.message(1)))
    let reader = app.reader
    app.reader?.push(.photo(1))
    #expect(
      picture(app)
        == #"Mail[split[Folders[all], Messages[folder("inbox")], >Reader[message(1), photo(1) *]]]"#
    )
    #expect(app.back() == .performed)
    #expect(app.back() == .performed)
    #expect(
      picture(app)
        == #"Mail[split[Folders[all], >Messages[folder("inbox") *], Reader[message(1)]]]"#)
    app.navigate(to: .messages(.folder("sent")))
    #expect(
      picture(app) == #"Mail[split[Folders[all], >Messages[folder("sent") *], Reader[nothing]]]"#)
    #expect(app.reader === reader)
  }

  @Test("If the shown route may no longer be seen, the placeholder comes back")
  func refused() {
    let app = started(.reader(.message(1)))
    app.refused = [.reader(.message(1))]
    app.revalidate()
    #expect(picture(app) == "Mail[split[Folders[all], Messages[none], >Reader[nothing *]]]")
  }

  @Test("It comes back in the same coordinator, before any fallback")
  func sameCoordinator() {
    let app = started(.reader(.message(1)))
    let reader = app.reader
    reader?.other = .photo(0)
    app.refused = [.reader(.message(1))]
    app.revalidate()
    #expect(app.reader?.routes == [.nothing])
    #expect(app.reader === reader)
    app.reader?.push(.message(2))
    app.refused = [.reader(.message(2))]
    app.revalidate()
    #expect(app.reader?.routes == [.nothing])
  }

  @Test("If the placeholder may not be seen either, the fallback comes")
  func refusedAlike() {
    let app = started(.reader(.message(1)))
    let reader = app.reader
    reader?.other = .photo(0)
    app.refused = [.reader(.message(1)), .reader(.nothing)]
    app.revalidate()
    #expect(app.reader?.routes == [.photo(0)])
    #expect(app.reader === reader)
  }

  @Test("The list to the left marks the route that took its place")
  func selection() throws {
    let app = started()
    app.request(isCollapsed: false, in: try #require(app.shownColumns))
    func selected() throws -> MailRoute? {
      try #require(app.shownColumns?.layers[1].entries.last).selectedRoute(of: app)
    }
    #expect(try selected() == .reader(.nothing))
    app.navigate(to: .reader(.message(1)))
    app.reader?.push(.photo(1))
    #expect(try selected() == .reader(.message(1)))
  }

  @Test("It has to be one of the columns")
  func noColumn() {
    let app = MailCoordinator(start: .login)
    app.placeholders = [.about]
    var codes: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { codes.append($0.code) }
    #expect(app.push(.split) == .ignored(.invalidTabs))
    #expect(codes == [.invalidTabs])
  }

  @Test("What a link brings along takes its place, too")
  func backStack() {
    let app = started()
    app.reader?.below = [.photo(1): [.message(1)], .reply: [.message(1)]]
    app.open(.reader(.photo(1)))
    #expect(app.reader?.routes == [.message(1), .photo(1)])
    let other = started()
    other.reader?.below = [.reply: [.message(1)]]
    other.open(.reader(.reply))
    #expect(other.reader?.layers == [[.message(1)], [.reply]])
    other.reader?.open(.message(2))
    #expect(other.reader?.layers == [[.message(2)]])
  }

  @Test("What took its place can be ended, and then it is there again")
  func ended() async throws {
    for (name, end) in Self.ends {
      let app = started(.reader(.message(1)))
      let reader = app.reader
      #expect(end(app) == .performed, "\(name)")
      #expect(
        picture(app) == "Mail[split[Folders[all], Messages[none], >Reader[nothing *]]]", "\(name)")
      #expect(app.reader === reader, "\(name)")
      #expect(end(app) == .ignored(.atRoot), "\(name)")
    }
    let app = started()
    let asking = Task { await app.navigate(to: .reader(.message(1)), returning: Int.self) }
    try await until(app.reader?.routes == [.message(1)])
    let message = try #require(app.navigator(in: 2, ReaderCoordinator.self))
    #expect(message.finish(returning: 5) == .performed)
    #expect(await asking.value == 5)
    #expect(app.reader?.routes == [.nothing])
  }

  private static let ends: [(String, @MainActor (MailCoordinator) -> Outcome)] = [
    ("pop of the coordinator", { $0.reader?.pop() ?? .unchanged }),
    ("finish of the coordinator", { $0.reader?.finish() ?? .unchanged }),
    ("pop of the screen", { $0.navigator(in: 2, ReaderCoordinator.self)?.pop() ?? .unchanged }),
    (
      "finish of the screen",
      { $0.navigator(in: 2, ReaderCoordinator.self)?.finish() ?? .unchanged }
    ),
  ]

  @Test(
    "A coordinator that finishes above its placeholder shows it again, and the placeholder alone stays"
  )
  func finishAbove() {
    let app = started()
    let placeholder = app.navigator(in: 2, ReaderCoordinator.self)
    app.reader?.push(.photo(1))
    #expect(placeholder?.pop() == .ignored(.atRoot))
    #expect(app.reader?.finish() == .performed)
    #expect(app.reader?.routes == [.nothing])
    #expect(app.reader?.finish() == .ignored(.atRoot))
  }

  @Test(
    "A column that is not made yet shows what it is set to, and nothing that it was to show before")
  func notMade() {
    let app = MailCoordinator(start: .login)
    app.start()
    app.transaction {
      app.setRoot(.split)
      app.navigate(to: .reader(.reply))
      app.navigate(to: .reader(.message(1)))
    }
    #expect(app.reader?.layers == [[.nothing, .message(1)]])
    let other = MailCoordinator(start: .login)
    other.start()
    other.transaction {
      other.setRoot(.split)
      other.navigate(to: .reader(.reply))
      other.deliver(.messages(.folder("x")), select: false)
    }
    #expect(other.reader?.layers == [[.nothing], [.reply]])
  }

  @Test("Navigating to the placeholder changes nothing, also by its own coordinator")
  func itself() {
    let app = started()
    app.select(.reader(.nothing))
    let id = app.reader?.stack.topID
    #expect(app.reader?.navigate(to: .nothing) == .unchanged)
    #expect(app.reader?.stack.topID == id)
  }

  @Test("A result that nobody awaits ends the screen, as in a tab, and not the whole column")
  func unawaited() throws {
    let app = started(.reader(.message(1)))
    app.reader?.push(.photo(1))
    let photo = try #require(app.navigator(in: 2, ReaderCoordinator.self))
    #expect(photo.finish(returning: 5) == .performed)
    #expect(app.reader?.routes == [.message(1)])
    let message = try #require(app.navigator(in: 2, ReaderCoordinator.self))
    #expect(message.finish(returning: 5) == .performed)
    #expect(app.reader?.routes == [.nothing])
  }

  @Test("A redirect back to the split brings back the same placeholder", arguments: [true, false])
  func ledBack(opens: Bool) throws {
    let app = started()
    let placeholder = app.shownColumns?.layers[2].entries.ids
    app.led = [.reader(.message(9)): [.split]]
    #expect(
      (opens ? app.open(.reader(.message(9))) : app.navigate(to: .reader(.message(9))))
        != .performed)
    #expect(app.shownColumns?.layers[2].entries.ids == placeholder)
  }

  @Test("A history keeps what took its place")
  func state() {
    let app = started(.reader(.message(1)))
    let history = History(app)
    app.navigate(to: .reader(.message(2)))
    history.back()
    #expect(
      picture(app) == "Mail[split[Folders[all], Messages[none], >Reader[message(1) *]]]")
  }
}

struct PlaceholderRow: CustomTestStringConvertible, Sendable {
  let name: String
  let verb: @MainActor @Sendable (MailCoordinator) -> Outcome
  let picture: String

  var testDescription: String { name }

  init(
    _ name: String, _ verb: @escaping @MainActor @Sendable (MailCoordinator) -> Outcome,
    _ picture: String
  ) {
    (self.name, self.verb, self.picture) = (name, verb, picture)
  }
}
