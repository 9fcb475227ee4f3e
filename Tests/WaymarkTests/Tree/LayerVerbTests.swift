import Testing
import Waymark

private let note = ShopRoute.note("a")

@MainActor
private func layered(_ app: ShopCoordinator) {
  app.push(.about)
  app.present(note)
}

@MainActor
private func dialog(_ app: ShopCoordinator) {
  app.present(.about, as: .dialog)
}

@MainActor
@Suite("Own layers")
struct LayerVerbTests {
  @Test(
    "present adds a layer, and a layer has a stack unless its style holds one entry",
    arguments: [
      VerbRow(
        "the default is a sheet", [.home], { $0.present(.about) }, .performed,
        "Shop[home, ^ sheet[about *]]", ids: "#1 ^ #2"),
      VerbRow(
        "cover", [.home], { $0.present(.about, as: .cover) }, .performed,
        "Shop[home, ^ cover[about *]]"),
      VerbRow(
        "popover", [.home], { $0.present(.about, as: .popover) }, .performed,
        "Shop[home, ^ popover[about *]]"),
      VerbRow(
        "dialog", [.home], { $0.present(.about, as: .dialog) }, .performed,
        "Shop[home, ^ dialog[about *]]"),
      VerbRow(
        "sheet without a stack", [.home], { $0.present(.about, as: .sheet(stack: false)) },
        .performed, "Shop[home, ^ sheet (no stack)[about *]]"),
      VerbRow(
        "the route's own style", [.user(id: 1, .profile)],
        { $0.onAccount { $0.present(.confirm) } },
        .performed, "Shop[Account[profile, ^ dialog[confirm *]]]"),
      VerbRow(
        "present is literal", [.home], { $0.present(.catalog(.filter)) }, .performed,
        "Shop[home, ^ sheet[Catalog[filter *]]]"),
      VerbRow(
        "push is literal", [.home], { $0.push(.catalog(.filter)) }, .performed,
        "Shop[home, Catalog[filter *]]"),
      VerbRow(
        "a layer on a layer", { layered($0) }, { $0.present(.home) }, .performed,
        "Shop[home, about, ^ sheet[note(\"a\")], ^ sheet[home *]]", ids: "#1 #2 ^ #3 ^ #4"),
      VerbRow(
        "a layer on a dialog", { dialog($0) }, { $0.present(.home, as: .dialog) }, .performed,
        "Shop[home, ^ dialog[about], ^ dialog[home *]]"),
      VerbRow(
        "push in a layer", { layered($0) }, { $0.push(.home) }, .performed,
        "Shop[home, about, ^ sheet[note(\"a\"), home *]]"),
      VerbRow(
        "push in a dialog", { dialog($0) }, { $0.push(.home) }, .ignored(.noStack),
        "Shop[home, ^ dialog[about *]]"),
      VerbRow(
        "push of none in a dialog", { dialog($0) }, { $0.push([]) }, .unchanged,
        "Shop[home, ^ dialog[about *]]"),
      VerbRow(
        "pushIfNew of the top of a dialog", { dialog($0) }, { $0.pushIfNew(.about) }, .unchanged,
        "Shop[home, ^ dialog[about *]]"),
      VerbRow(
        "popOrPush in a dialog", { dialog($0) }, { $0.popOrPush(.home) }, .ignored(.noStack),
        "Shop[home, ^ dialog[about *]]"),
      VerbRow(
        "navigate in a dialog", { dialog($0) }, { $0.navigate(to: .home) }, .ignored(.noStack),
        "Shop[home, ^ dialog[about *]]"),
      VerbRow(
        "replaceTop in a dialog", { dialog($0) }, { $0.replaceTop(.home) }, .performed,
        "Shop[home, ^ dialog[home *]]", ids: "#1 ^ #3"),
      VerbRow(
        "a child's push in a dialog", { $0.present(.catalog(.list), as: .dialog) },
        { $0.onCatalog { $0.push(.item(1)) } }, .ignored(.noStack),
        "Shop[home, ^ dialog[Catalog[list *]]]"),
      VerbRow(
        "a child's setRoutes in a dialog", { $0.present(.catalog(.list), as: .dialog) },
        { $0.onCatalog { $0.setRoutes([.list, .item(1)]) } }, .ignored(.noStack),
        "Shop[home, ^ dialog[Catalog[list *]]]"),
    ])
  func present(_ row: VerbRow) { row.check() }

  @Test(
    "Ending a layer",
    arguments: [
      VerbRow(
        "dismiss", { layered($0) }, { $0.dismiss() }, .performed, "Shop[home, about *]",
        ids: "#1 #2"),
      VerbRow(
        "dismiss ends the top one",
        {
          layered($0); $0.present(.home)
        }, { $0.dismiss() },
        .performed, "Shop[home, about, ^ sheet[note(\"a\") *]]"),
      VerbRow(
        "dismissAll",
        {
          layered($0); $0.present(.home)
        }, { $0.dismissAll() }, .performed,
        "Shop[home, about *]"),
      VerbRow(
        "pop in a layer",
        {
          layered($0); $0.push(.home)
        }, { $0.pop() }, .performed,
        "Shop[home, about, ^ sheet[note(\"a\") *]]"),
      VerbRow(
        "pop stops at the first entry of a layer",
        {
          layered($0); $0.push(.home)
        }, { $0.pop(9) },
        .performed, "Shop[home, about, ^ sheet[note(\"a\") *]]"),
      VerbRow(
        "pop of a layer's last entry", { layered($0) }, { $0.pop() }, .performed,
        "Shop[home, about *]"),
      VerbRow(
        "back in a layer",
        {
          layered($0); $0.push(.home)
        }, { $0.back() }, .performed,
        "Shop[home, about, ^ sheet[note(\"a\") *]]"),
      VerbRow(
        "back from a layer's last entry", { layered($0) }, { $0.back() }, .performed,
        "Shop[home, about *]"),
      VerbRow(
        "popToRoot", { layered($0) }, { $0.popToRoot() }, .performed, "Shop[home *]", ids: "#1"),
      VerbRow(
        "popToRoot with nothing but a layer", { $0.present(.about) }, { $0.popToRoot() },
        .performed, "Shop[home *]"),
      VerbRow(
        "setRoutes of the same", { layered($0) }, { $0.setRoutes($0.routes) }, .performed,
        "Shop[home, about *]", ids: "#1 #2"),
      VerbRow(
        "setRoutes of none", { layered($0) }, { $0.setRoutes([]) }, .ignored(.empty),
        "Shop[home, about, ^ sheet[note(\"a\") *]]"),
      VerbRow(
        "setRoot of the same", { $0.present(.about) }, { $0.setRoot(.home) }, .performed,
        "Shop[home *]", ids: "#1"),
      VerbRow(
        "setRoot keeping the stack keeps the layers", { layered($0) },
        { $0.setRoot(.home, keepingStack: true) }, .unchanged,
        "Shop[home, about, ^ sheet[note(\"a\") *]]"),
      VerbRow(
        "setRoot keeping the stack changes only the first entry", { layered($0) },
        { $0.setRoot(.note("b"), keepingStack: true) }, .performed,
        "Shop[note(\"b\"), about, ^ sheet[note(\"a\") *]]", ids: "#4 #2 ^ #3"),
    ])
  func ending(_ row: VerbRow) { row.check() }

  @Test(
    "update and remove work below a layer, which ends with its presenter",
    arguments: [
      VerbRow(
        "update", { layered($0) }, { $0.update { $0.push(.home) } }, .performed,
        "Shop[home, about, home, ^ sheet[note(\"a\") *]]", ids: "#1 #2 #4 ^ #3"),
      VerbRow(
        "update that drops the presenter", { layered($0) }, { $0.update { $0.pop() } }, .performed,
        "Shop[home *]"),
      VerbRow(
        "remove in the base",
        {
          layered($0); $0.update { $0.push(.home) }
        },
        { $0.remove($0.stack[2].id) }, .performed, "Shop[home, about, ^ sheet[note(\"a\") *]]"),
      VerbRow(
        "remove of the presenter", { layered($0) }, { $0.remove($0.stack[1].id) }, .performed,
        "Shop[home *]"),
      VerbRow(
        "remove of a layer's only entry", { layered($0) },
        { app in app.remove(app.projection.layers[1].entries[0].id) }, .performed,
        "Shop[home, about *]"),
      VerbRow(
        "remove of a layer's first entry",
        {
          layered($0); $0.push(.home)
        },
        { app in app.remove(app.projection.layers[1].entries[0].id) }, .performed,
        "Shop[home, about, ^ sheet[home *]]", ids: "#1 #2 ^ #4"),
      VerbRow(
        "removeAll in all own layers",
        {
          layered($0); $0.push([.about, .home])
        },
        { $0.removeAll(where: { $0 == .home || $0 == note }) }, .performed,
        "Shop[home, about, ^ sheet[about *]]"),
      VerbRow(
        "removeAll ends a layer that it empties", { layered($0) },
        { $0.removeAll(where: { $0 == note }) }, .performed, "Shop[home, about *]"),
      VerbRow(
        "trim works in the top layer",
        {
          layered($0); $0.push([.about, .home])
        },
        { $0.trim(keepLast: 1) }, .performed, "Shop[home, about, ^ sheet[note(\"a\"), home *]]"),
      VerbRow(
        "pop to a route looks only into the top layer", { layered($0) },
        { $0.pop(toLast: .home) }, .ignored(.notFound),
        "Shop[home, about, ^ sheet[note(\"a\") *]]"),
    ])
  func below(_ row: VerbRow) { row.check() }

  @Test("layers, currentRoute and visiblePath tell the layers")
  func queries() {
    let app = ShopCoordinator()
    layered(app)
    app.push(.home)
    #expect(app.routes == [.home, .about])
    #expect(app.layers == [[.home, .about], [note, .home]])
    #expect(app.visiblePath == [[.home, .about], [note, .home]])
    #expect(app.currentRoute == .home)
    #expect(app.depth == 2)
    #expect(app.stack.routes == [.home, .about])
  }
}
