import Foundation
import Testing
import Waymark

/// A line in a table of the guide. The text of the call is read from this file.
private struct Row {
  let before: String
  let after: String
  let call: @MainActor (Verbs.AppCoordinator, Verbs.ShopCoordinator) -> Void

  init(
    _ before: String, _ after: String,
    _ call: @escaping @MainActor (Verbs.AppCoordinator, Verbs.ShopCoordinator) -> Void
  ) {
    (self.before, self.after, self.call) = (before, after, call)
  }
}

// Each call has its own line, so that the test below finds it.
// swift-format-ignore
private let rows = [
  Row("[a, b]", "[a, b, c]") { app, shop in app.push(.c) },
  Row("[a]", "[a, b, c]") { app, shop in app.push([.b, .c]) },
  Row("[a, b]", "[a, b]") { app, shop in app.pushIfNew(.b) },
  Row("[a, b, c]", "[a, b]") { app, shop in app.popOrPush(.b) },
  Row("[a, b, c]", "[a, c, b]") { app, shop in app.moveToTop(.b) },
  Row("[a, b]", "[a, c]") { app, shop in app.replaceTop(.c) },
  Row("[a, page(1), b]", "[a, page(2), b]") { app, shop in app.revise(app.stack[1].id, to: .page(2)) },
  Row("[a]", "[a] ^ [help]") { app, shop in app.navigate(to: .help) },
  Row("[a]", "[a, shop.list, shop.item(1)]") { app, shop in app.open(.shop(.item(1))) },

  Row("[a, b] ^ [c]", "[a, b]") { app, shop in app.back() },
  Row("[a, b] ^ [c]", "[a]") { app, shop in app.back(2) },
  Row("[a, b] ^ [c]", "[a]") { app, shop in app.back(to: .a) },
  Row("[a, b, c]", "[a, b]") { app, shop in app.pop() },
  Row("[a, b, c]", "[a]") { app, shop in app.pop(2) },
  Row("[a, b, c, b, c]", "[a, b, c, b]") { app, shop in app.pop(toLast: .b) },
  Row("[a, b, c, b, c]", "[a, b]") { app, shop in app.pop(toFirst: .b) },
  Row("[a, b, c, b, c]", "[a, b, c, b]") { app, shop in app.pop(where: { $0 == .b }) },
  Row("[a, b, c]", "[a, b]") { app, shop in app.pop(to: app.stack[1].id) },
  Row("[a, b] ^ [c]", "[a]") { app, shop in app.popToRoot() },
  Row("[a, shop.list, shop.item(1)]", "[a, shop.list]") { app, shop in shop.popToRoot() },
  Row("[a, shop.list, shop.item(1)]", "[a]") { app, shop in shop.popToAppRoot() },
  Row("[a, shop.list, shop.item(1)]", "[a]") { app, shop in shop.finish() },

  Row("[a, b] ^ [help]", "[c]") { app, shop in app.setRoot(.c) },
  Row("[a, b] ^ [help]", "[c, b] ^ [help]") { app, shop in app.setRoot(.c, keepingStack: true) },
  Row("[a, b] ^ [help]", "[a, c]") { app, shop in app.setRoutes([.a, .c]) },
  Row("[a, b] ^ [help]", "[a, b, c] ^ [help]") { app, shop in app.update { $0.push(.c) } },
  Row("[a, b, c]", "[a, c]") { app, shop in app.remove(app.stack[1].id) },
  Row("[a, b, c, b]", "[a, c]") { app, shop in app.removeAll(where: { $0 == .b }) },
  Row("[a, b, b, c]", "[a, c]") { app, shop in app.trim(keepingLast: 1) },
  Row("[a, b]", "[a, c]") { app, shop in app.transaction { app.pop(); app.push(.c) } },

  Row("[a, b]", "[a, b] ^ [c]") { app, shop in app.present(.c) },
  Row("[a] ^ [b]", "[a] ^ [c]") { app, shop in app.present(.c, replacing: true) },
  Row("[a] ^ [b] ^ [c]", "[a] ^ [b]") { app, shop in app.dismiss() },
  Row("[a] ^ [b] ^ [c]", "[a]") { app, shop in app.dismissAll() },

  Row("<x> / shop.list", "x / <shop.list>") { app, shop in app.select(.shop(.list)) },
  Row("<x> / shop.list", "x / <shop.list, shop.item(1)>") { app, shop in app.navigate(to: .shop(.item(1))) },
  Row("x / <shop.list, shop.item(1)>", "x / <shop.list>") { app, shop in app.select(.shop(.list)) },
  Row("x / <shop.list, shop.item(1)>", "x / <shop.list, shop.item(1)>") { app, shop in app.navigate(to: .shop(.list)) },
  Row("<x> / shop.list", "<x> / shop.list, shop.item(1)") { app, shop in app.deliver(.shop(.item(1)), select: false) },
  Row("<x> / shop.list", "<x> / shop.list / y") { app, shop in app.tabs.append(.y); app.reloadTabs() },
]

@MainActor
@Suite("Verbs")
struct VerbsTests {
  typealias AppCoordinator = Verbs.AppCoordinator
  typealias ShopCoordinator = Verbs.ShopCoordinator
  typealias BookCoordinator = Verbs.BookCoordinator

  /// The source of the rows' calls in this file.
  private func calls() throws -> [String] {
    try Repository.text("Tests/Snippets/VerbsTests.swift")
      .matches(of: /\n  Row\(.*\) \{ app, shop in (.+) \},/).map { String($0.1) }
  }

  /// An app for the rows of a table.
  private func app(_ text: String) throws -> AppCoordinator {
    guard text.hasPrefix("[") else {
      let app = AppCoordinator(start: .tabs)
      if text.contains("<shop.list, shop.item(1)>") { app.navigate(to: .shop(.item(1))) }
      return app
    }
    let known: [Verbs.AppRoute] = [.a, .b, .c, .page(1), .help, .shop(.list), .shop(.item(1))]
    let layers = try text.dropFirst().dropLast().split(separator: "] ^ [").map { layer in
      try layer.split(separator: ", ").map { name in try #require(known.first { $0.name == name }) }
    }
    let app = AppCoordinator()
    app.setRoutes(layers[0])
    for layer in layers.dropFirst() { app.present(layer[0]) }
    return app
  }

  /// The state of an app, in the words of the tables.
  private func text(_ app: AppCoordinator) -> String {
    func names(_ layer: Layer<String>) -> String {
      layer.entries.map { $0.route(as: Verbs.AppRoute.self)?.name ?? $0.name }.joined(
        separator: ", ")
    }
    if let tabs = app.projection.base.entries.last?.tabs {
      return tabs.layers.enumerated()
        .map { $0 == tabs.selectedIndex ? "<\(names($1))>" : names($1) }.joined(separator: " / ")
    }
    return app.projection.layers.map { "[\(names($0))]" }.joined(separator: " ^ ")
  }

  @Test("Each verb does what its line in the tables says")
  func tables() throws {
    let guide = try Repository.text("Docs/Verbs.md")
    let calls = try calls()
    #expect(calls.count == rows.count)
    for (row, call) in zip(rows, calls) {
      let app = try app(row.before)
      #expect(text(app) == row.before, "\(call)")
      row.call(app, app.child(ShopCoordinator.self) ?? ShopCoordinator())
      #expect(text(app) == row.after, "\(call)")
      let line = "\n| `\(call)` | `\(row.before)` | `\(row.after)` |"
      let isTold = guide.contains(line)
      #expect(isTold, "the guide has no line \(line)")
    }
    #expect(guide.matches(of: /\n\| `(app|shop)\./).count == rows.count)
  }

  @Test("Every verb is in the guide")
  func verbs() throws {
    let guide = try Repository.text("Docs/Verbs.md")
    let files = [
      "Coordinator/Coordinator+Back", "Coordinator/Coordinator+Edit",
      "Coordinator/Coordinator+Life", "Coordinator/Coordinator+Navigate",
      "Coordinator/Coordinator+Pop", "Coordinator/Coordinator+Present",
      "Coordinator/Coordinator+Push", "Coordinator/Coordinator+Set",
      "Coordinator/Coordinator+Tabs", "Coordinator/Coordinator+Transaction",
      "Navigator/Navigator+Verbs",
    ]
    var count = 0
    for file in files {
      let source = try Repository.text("Sources/Waymark/\(file).swift")
      for match in source.matches(of: /public func (\w+)/) {
        count += 1
        let isTold = guide.contains("\(match.1)(") || guide.contains("\(match.1) {")
        #expect(isTold, "\(match.1)")
      }
    }
    #expect(count > 40)
  }

  @Test("What covers tabs takes the route of a tab, until the tabs are uncovered")
  func coveredTabs() {
    let app = AppCoordinator(start: .tabs)
    app.navigate(to: .shop(.item(1)))
    app.select(.x)
    app.push(.a)
    app.navigate(to: .shop(.list))
    #expect(app.visiblePath == [[.tabs, .a, .shop(.list)]])
    app.popToRoot()
    app.navigate(to: .shop(.list))
    #expect(app.visiblePath == [[.tabs, .shop(.list), .shop(.item(1))]])
  }

  @Test("A screen whose route is revised stays, and is told")
  func revise() throws {
    // region: verbs-revise-run
    let book = BookCoordinator()
    let page = try #require(book.projection.leaf?.screen)
    page.turn()
    #expect(book.routes == [.page(2)])
    #expect(page.number == 2)
    #expect(book.projection.leaf?.screen === page)
    // endregion
  }

  @Test("An app may begin with entries above its start")
  func start() {
    // region: verbs-start
    let app = AppCoordinator(then: [.shop(.list), .shop(.item(1))])  // Flow(start: .a, then: …)
    app.start()
    #expect(app.routes == [.a, .shop(.list), .shop(.item(1))])
    #expect(app.child(ShopCoordinator.self)?.routes == [.list, .item(1)])
    #expect(app.canGoBack(2))
    app.back(2)
    #expect(app.routes == [.a])
    #expect(app.child(ShopCoordinator.self) == nil)
    #expect(!app.canGoBack(1))
    // endregion
    #expect(app.end() == .performed)
    #expect(app.push(.b) == .ignored(.left))
  }
}
