import Testing

@testable import Waymark

/// What lies beside something else: columns beside each other, and beside what covers the last one.
extension FindingsProperties {
  fileprivate func mail(
    _ routes: MailRoute..., placeholders: [MailRoute] = [], covered: Bool = false
  ) -> MailCoordinator {
    let app = MailCoordinator()
    app.placeholders = placeholders
    app.start()
    app.expand()
    for route in routes { app.navigate(to: route) }
    if covered { app.push(.about) }
    return app
  }

  // Where a verb comes from.

  @Test("What an output wanted still comes from its sender after a wait")
  func heldOutput() throws {
    let app = mail(.reader(.message(1)))
    let gate = Gate("paid")
    app.held[.reader(.message(2))] = gate
    try #require(app.navigator(in: 2, ReaderCoordinator.self)).emit(2)
    #expect(app.reader?.routes == [.nothing, .message(1)])
    app.held = [:]
    app.release(gate)
    #expect(app.reader?.routes == [.nothing, .message(1), .message(2)])
  }

  @Test("What an output beside a cover wanted still comes from its sender after a wait")
  func heldOutputBesideACover() throws {
    let app = mail(covered: true)
    let gate = Gate("paid")
    app.held[.reader(.message(2))] = gate
    try #require(app.navigator(in: 1, MessagesCoordinator.self)).emit(2)
    app.held = [:]
    app.release(gate)
    #expect(app.routes == [.split] && app.reader?.routes == [.nothing, .message(2)])
  }
}
