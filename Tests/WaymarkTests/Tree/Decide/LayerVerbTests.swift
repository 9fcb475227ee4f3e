import Testing
import Waymark
import WaymarkTesting

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
      VerbRow("the default is a sheet", [.home], { $0.present(.about) }) { $0.present(.about) },
      VerbRow("cover", [.home], { $0.present(.about, as: .cover) }) {
        $0.present(.about, as: .cover)
      },
      VerbRow("popover", [.home], { $0.present(.about, as: .popover) }) {
        $0.present(.about, as: .popover)
      },
      VerbRow("dialog", [.home], { $0.present(.about, as: .dialog) }) {
        $0.present(.about, as: .dialog)
      },
      VerbRow("sheet without a stack", [.home], { $0.present(.about, as: .sheet(stack: false)) }) {
        $0.present(.about, as: .sheet(stack: false))
      },
      VerbRow(
        "the route's own style", [.user(id: 1, .profile)],
        { $0.onAccount { $0.present(.confirm) } }, .performed,
        "Shop[Account[profile, ^ dialog[confirm *]]]"
      ) { $0.present(.user(id: 1, .confirm), as: .dialog) },
      VerbRow(
        "present is literal", [.home], { $0.present(.catalog(.filter)) }, .performed,
        "Shop[home, ^ sheet[Catalog[filter *]]]"
      ) { $0.present(.catalog(.filter)) },
      VerbRow(
        "push is literal", [.home], { $0.push(.catalog(.filter)) }, .performed,
        "Shop[home, Catalog[filter *]]"
      ) { $0.base.append(.catalog(.filter)) },
      VerbRow("a layer on a layer", { layered($0) }, { $0.present(.home) }) { $0.present(.home) },
      VerbRow("a layer on a dialog", { dialog($0) }, { $0.present(.home, as: .dialog) }) {
        $0.present(.home, as: .dialog)
      },
      VerbRow("push in a layer", { layered($0) }, { $0.push(.home) }) {
        $0[layer: 1].append(.home)
      },
      VerbRow("push in a dialog", { dialog($0) }, { $0.push(.home) }, .ignored(.noStack)),
      VerbRow("push of no routes in a dialog", { dialog($0) }, { $0.push([]) }, .unchanged),
      VerbRow(
        "pushIfNew of the top of a dialog", { dialog($0) }, { $0.pushIfNew(.about) }, .unchanged),
      VerbRow("popOrPush in a dialog", { dialog($0) }, { $0.popOrPush(.home) }, .ignored(.noStack)),
      VerbRow(
        "navigate in a dialog", { dialog($0) }, { $0.navigate(to: .home) }, .ignored(.noStack)),
      VerbRow("replaceTop in a dialog", { dialog($0) }, { $0.replaceTop(.home) }) {
        $0[layer: 1].replaceLast(with: .home)
      },
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
      VerbRow("dismiss", { layered($0) }, { $0.dismiss() }) { $0.dismiss() },
      VerbRow(
        "dismiss ends the top layer",
        {
          layered($0); $0.present(.home)
        }, { $0.dismiss() }
      ) { $0.dismiss() },
      VerbRow(
        "dismissAll",
        {
          layered($0); $0.present(.home)
        }, { $0.dismissAll() }
      ) { $0.dismiss(2) },
      VerbRow(
        "pop in a layer",
        {
          layered($0); $0.push(.home)
        }, { $0.pop() }
      ) { $0[layer: 1].removeLast() },
      VerbRow(
        "pop stops at the first entry of a layer",
        {
          layered($0); $0.push(.home)
        }, { $0.pop(9) }
      ) { $0[layer: 1].removeLast() },
      VerbRow("pop of a layer's last entry", { layered($0) }, { $0.pop() }) { $0.dismiss() },
      VerbRow(
        "back in a layer",
        {
          layered($0); $0.push(.home)
        }, { $0.back() }
      ) { $0[layer: 1].removeLast() },
      VerbRow("back from a layer's last entry", { layered($0) }, { $0.back() }) { $0.dismiss() },
      VerbRow("popToRoot", { layered($0) }, { $0.popToRoot() }) {
        $0.dismiss(); $0.base.removeLast()
      },
      VerbRow("popToRoot with nothing but a layer", { $0.present(.about) }, { $0.popToRoot() }) {
        $0.dismiss()
      },
      VerbRow("setRoutes of the same", { layered($0) }, { $0.setRoutes($0.routes) }) {
        $0.dismiss()
      },
      VerbRow("setRoutes of no routes", { layered($0) }, { $0.setRoutes([]) }, .ignored(.empty)),
      VerbRow("setRoot of the same", { $0.present(.about) }, { $0.setRoot(.home) }) {
        $0.dismiss()
      },
      VerbRow(
        "setRoot keeping the stack keeps the layers", { layered($0) },
        { $0.setRoot(.home, keepingStack: true) }, .unchanged),
      VerbRow(
        "setRoot keeping the stack changes only the first entry", { layered($0) },
        { $0.setRoot(.note("b"), keepingStack: true) }
      ) { $0.base = [.note("b"), .about] },
    ])
  func ending(_ row: VerbRow) { row.check() }

  @Test(
    "update and remove work below a layer, which ends with its presenter",
    arguments: [
      VerbRow("update", { layered($0) }, { $0.update { $0.push(.home) } }) {
        $0.base.append(.home)
      },
      VerbRow("update that drops the presenter", { layered($0) }, { $0.update { $0.pop() } }) {
        $0.dismiss(); $0.base.removeLast()
      },
      VerbRow(
        "remove in the base",
        {
          layered($0); $0.update { $0.push(.home) }
        }, { $0.remove($0.stack[2].id) }
      ) { $0.base.removeLast() },
      VerbRow("remove of the presenter", { layered($0) }, { $0.remove($0.stack[1].id) }) {
        $0.dismiss(); $0.base.removeLast()
      },
      VerbRow(
        "remove of a layer's only entry", { layered($0) },
        { app in app.remove(app.projection.layers[1].entries[0].id) }
      ) { $0.dismiss() },
      VerbRow(
        "remove of a layer's first entry",
        {
          layered($0); $0.push(.home)
        }, { app in app.remove(app.projection.layers[1].entries[0].id) }
      ) { $0[layer: 1] = [.home] },
      VerbRow(
        "removeAll in all layers of its own",
        {
          layered($0); $0.push([.about, .home])
        }, { $0.removeAll(where: { $0 == .home || $0 == note }) }
      ) { $0[layer: 1] = [.about] },
      VerbRow(
        "removeAll ends a layer that it empties", { layered($0) },
        { $0.removeAll(where: { $0 == note }) }
      ) { $0.dismiss() },
      VerbRow(
        "trim works in the top layer",
        {
          layered($0); $0.push([.about, .home])
        }, { $0.trim(keepingLast: 1) }
      ) { $0[layer: 1] = [.note("a"), .home] },
      VerbRow(
        "pop to a route looks only into the top layer", { layered($0) }, { $0.pop(toLast: .home) },
        .ignored(.notFound)),
    ])
  func below(_ row: VerbRow) { row.check() }

  @Test("layers, currentRoute and visiblePath show the layers")
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
