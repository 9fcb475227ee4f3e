import Testing
import Waymark

private let four: [ShopRoute] = [.home, .about, .note("a"), .about]

@MainActor
@Suite("Verbs of a root")
struct RootVerbTests {
  @Test(
    "push and pushIfNew append",
    arguments: [
      VerbRow(
        "push", [.home], { $0.push(.about) }, .performed, "Shop[home, about *]", ids: "#1 #2"),
      VerbRow("push an equal route", [.home], { $0.push(.home) }, .performed, "Shop[home, home *]"),
      VerbRow(
        "push several", [.home], { $0.push([.about, .note("a")]) }, .performed,
        "Shop[home, about, note(\"a\") *]", ids: "#1 #2 #3"),
      VerbRow("push none", [.home], { $0.push([]) }, .unchanged, "Shop[home *]", ids: "#1"),
      VerbRow("pushIfNew of the top", [.home], { $0.pushIfNew(.home) }, .unchanged, "Shop[home *]"),
      VerbRow(
        "pushIfNew of a lower route", [.home, .about], { $0.pushIfNew(.home) }, .performed,
        "Shop[home, about, home *]"),
      VerbRow(
        "popOrPush of what is not there", [.home], { $0.popOrPush(.about) }, .performed,
        "Shop[home, about *]"),
      VerbRow(
        "popOrPush goes to the nearest", four, { $0.popOrPush(.note("a")) }, .performed,
        "Shop[home, about, note(\"a\") *]", ids: "#1 #2 #3"),
      VerbRow(
        "popOrPush of the top", four, { $0.popOrPush(.about) }, .unchanged,
        "Shop[home, about, note(\"a\"), about *]"),
    ])
  func push(_ row: VerbRow) { row.check() }

  @Test(
    "pop drops from the top and stops at the first entry",
    arguments: [
      VerbRow("pop", four, { $0.pop() }, .performed, "Shop[home, about, note(\"a\") *]"),
      VerbRow("pop 2", four, { $0.pop(2) }, .performed, "Shop[home, about *]", ids: "#1 #2"),
      VerbRow("pop more than there are", four, { $0.pop(9) }, .performed, "Shop[home *]"),
      VerbRow("pop Int.max", four, { $0.pop(.max) }, .performed, "Shop[home *]"),
      VerbRow("pop at the root", [.home], { $0.pop() }, .ignored(.atRoot), "Shop[home *]"),
      VerbRow("pop many at the root", [.home], { $0.pop(9) }, .ignored(.atRoot), "Shop[home *]"),
      VerbRow("pop 0", [.home, .about], { $0.pop(0) }, .unchanged, "Shop[home, about *]"),
      VerbRow("pop -1", [.home, .about], { $0.pop(-1) }, .unchanged, "Shop[home, about *]"),
      VerbRow("pop Int.min", [.home], { $0.pop(.min) }, .unchanged, "Shop[home *]"),
      VerbRow("popToRoot", four, { $0.popToRoot() }, .performed, "Shop[home *]", ids: "#1"),
      VerbRow("popToRoot there", [.home], { $0.popToRoot() }, .unchanged, "Shop[home *]"),
      VerbRow("popToAppRoot", four, { $0.popToAppRoot() }, .performed, "Shop[home *]", ids: "#1"),
      VerbRow("popToAppRoot there", [.home], { $0.popToAppRoot() }, .unchanged, "Shop[home *]"),
      VerbRow("back", four, { $0.back() }, .performed, "Shop[home, about, note(\"a\") *]"),
      VerbRow("back at the root", [.home], { $0.back() }, .ignored(.atRoot), "Shop[home *]"),
    ])
  func pop(_ row: VerbRow) { row.check() }

  @Test(
    "pop to a match keeps up to and including it",
    arguments: [
      VerbRow(
        "toLast", four, { $0.pop(toLast: .note("a")) }, .performed,
        "Shop[home, about, note(\"a\") *]"),
      VerbRow(
        "toLast of the top", four, { $0.pop(toLast: .about) }, .unchanged,
        "Shop[home, about, note(\"a\"), about *]"),
      VerbRow(
        "toLast of what is not there", [.home], { $0.pop(toLast: .about) }, .ignored(.notFound),
        "Shop[home *]"),
      VerbRow("toFirst", four, { $0.pop(toFirst: .about) }, .performed, "Shop[home, about *]"),
      VerbRow("toFirst of the root", four, { $0.pop(toFirst: .home) }, .performed, "Shop[home *]"),
      VerbRow(
        "toFirst of the top", [.home, .about], { $0.pop(toFirst: .about) }, .unchanged,
        "Shop[home, about *]"),
      VerbRow(
        "toFirst of what is not there", [.home], { $0.pop(toFirst: .about) }, .ignored(.notFound),
        "Shop[home *]"),
      VerbRow(
        "to an id", four, { $0.pop(to: $0.stack[1].id) }, .performed, "Shop[home, about *]",
        ids: "#1 #2"),
      VerbRow(
        "to the id of the top", four, { $0.pop(to: $0.stack[3].id) }, .unchanged,
        "Shop[home, about, note(\"a\"), about *]"),
      VerbRow(
        "where", four, { $0.pop(where: { $0 != .about }) }, .performed,
        "Shop[home, about, note(\"a\") *]"),
      VerbRow(
        "where the top matches", four, { $0.pop(where: { $0 == .about }) }, .unchanged,
        "Shop[home, about, note(\"a\"), about *]"),
      VerbRow(
        "where nothing matches", [.home], { $0.pop(where: { _ in false }) }, .ignored(.notFound),
        "Shop[home *]"),
    ])
  func popTo(_ row: VerbRow) { row.check() }

  @Test("An id that left is not found, and is not given again")
  func idThatLeft() {
    let app = ShopCoordinator()
    app.push(.about)
    let left = app.stack[1].id
    app.pop()
    #expect(app.pop(to: left) == .ignored(.notFound))
    #expect(app.remove(left) == .ignored(.notFound))
    app.push(.about)
    #expect(ids(app) == "#1 #3")
  }

  @Test(
    "replaceTop and setRoot make new entries, unless the route is there",
    arguments: [
      VerbRow(
        "replaceTop", [.home, .about], { $0.replaceTop(.note("a")) }, .performed,
        "Shop[home, note(\"a\") *]", ids: "#1 #3"),
      VerbRow(
        "replaceTop by the same", [.home, .about], { $0.replaceTop(.about) }, .unchanged,
        "Shop[home, about *]", ids: "#1 #2"),
      VerbRow(
        "replaceTop of the only one", [.home], { $0.replaceTop(.about) }, .performed,
        "Shop[about *]", ids: "#2"),
      VerbRow(
        "setRoot", [.home, .about], { $0.setRoot(.note("a")) }, .performed,
        "Shop[note(\"a\") *]", ids: "#3"),
      VerbRow(
        "setRoot of the only one", [.home], { $0.setRoot(.home) }, .unchanged, "Shop[home *]"),
      VerbRow(
        "setRoot of the first", four, { $0.setRoot(.home) }, .performed, "Shop[home *]", ids: "#1"),
      VerbRow(
        "setRoot keeping the stack", [.home, .about],
        { $0.setRoot(.note("a"), keepingStack: true) }, .performed, "Shop[note(\"a\"), about *]",
        ids: "#3 #2"),
      VerbRow(
        "setRoot of the same keeping the stack", [.home, .about],
        { $0.setRoot(.home, keepingStack: true) }, .unchanged, "Shop[home, about *]"),
    ])
  func replace(_ row: VerbRow) { row.check() }
}
