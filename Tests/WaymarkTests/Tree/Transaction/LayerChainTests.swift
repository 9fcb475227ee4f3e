import Testing
import Waymark
import WaymarkTesting

/// A catalog with a sheet, and a sheet of the app above it.
@MainActor
private func both(_ app: ShopCoordinator) {
  app.push(.catalog(.list))
  app.onCatalog { $0.present(.filter) }
  app.present(.about)
}

@MainActor
private func appsOnly(_ app: ShopCoordinator) {
  app.push([.catalog(.list), .catalog(.item(1))])
  app.present(.about)
}

/// A sheet of the app with a catalog in it that has its own sheet.
@MainActor
private func inside(_ app: ShopCoordinator) {
  app.present(.catalog(.list))
  app.onCatalog { $0.push(.item(1)) }
  app.onCatalog { $0.present(.filter) }
}

@MainActor
@Suite("The chain of layers")
struct LayerChainTests {
  @Test(
    "The layers of a child lie below those of its owner",
    arguments: [
      VerbRow(
        "the owner presents above the child",
        {
          $0.push(.catalog(.list))
          $0.onCatalog { $0.present(.filter) }
        }, { $0.present(.about) }, .performed,
        "Shop[home, Catalog[list, ^ sheet[filter]], ^ sheet[about *]]"
      ) { $0.present(.about) },
      VerbRow(
        "the child cannot present from below", { both($0) },
        { $0.onCatalog { $0.present(.filter) } },
        .ignored(.covered), "Shop[home, Catalog[list, ^ sheet[filter]], ^ sheet[about *]]"),
      VerbRow(
        "the child cannot go back from below", { both($0) }, { $0.onCatalog { $0.back() } },
        .ignored(.covered), "Shop[home, Catalog[list, ^ sheet[filter]], ^ sheet[about *]]"),
      VerbRow(
        "the child cannot navigate from below", { both($0) },
        { $0.onCatalog { $0.navigate(to: .item(1)) } }, .ignored(.covered),
        "Shop[home, Catalog[list, ^ sheet[filter]], ^ sheet[about *]]"),
      VerbRow(
        "the child pushes in its own layer below", { both($0) },
        { $0.onCatalog { $0.push(.item(1)) } }, .performed,
        "Shop[home, Catalog[list, ^ sheet[filter, item(1)]], ^ sheet[about *]]"
      ) { $0[layer: 1].append(.catalog(.item(1))) },
      VerbRow(
        "the child's dismiss ends all above its layer", { both($0) },
        { $0.onCatalog { $0.dismiss() } }
      ) { $0.dismiss(2) },
      VerbRow(
        "the child's pop of its layer's last entry ends all above it", { both($0) },
        { $0.onCatalog { $0.pop() } }
      ) { $0.dismiss(2) },
      VerbRow("the owner's dismiss ends the top layer", { both($0) }, { $0.dismiss() }) {
        $0.dismiss()
      },
      VerbRow(
        "the owner's dismiss ends the child's layer if it is on top",
        {
          both($0); $0.dismiss()
        }, { $0.dismiss() }
      ) { $0.dismiss() },
      VerbRow("the owner's dismissAll", { both($0) }, { $0.dismissAll() }) { $0.dismiss(2) },
      VerbRow(
        "the child's popToRoot ends its layers and what is above", { both($0) },
        { $0.onCatalog { $0.popToRoot() } }
      ) { $0.dismiss(2) },
      VerbRow("the owner's pop acts in its own layer", { both($0) }, { $0.pop() }) { $0.dismiss() },
      VerbRow("back ends the visible layer", { both($0) }, { $0.back() }) { $0.dismiss() },
      VerbRow(
        "the child's finish ends all layers that it or its entries presented", { both($0) },
        { $0.onCatalog { $0.finish() } }
      ) {
        $0.dismiss(2); $0.base.removeLast()
      },
    ])
  func chain(_ row: VerbRow) { row.check() }

  @Test(
    "A child below its owner's layer",
    arguments: [
      VerbRow(
        "dismiss", { appsOnly($0) }, { $0.onCatalog { $0.dismiss() } }, .ignored(.nothingPresented),
        "Shop[home, Catalog[list, item(1)], ^ sheet[about *]]"),
      VerbRow(
        "dismissAll", { appsOnly($0) }, { $0.onCatalog { $0.dismissAll() } },
        .ignored(.nothingPresented), "Shop[home, Catalog[list, item(1)], ^ sheet[about *]]"),
      VerbRow(
        "push", { appsOnly($0) }, { $0.onCatalog { $0.push(.item(2)) } }, .performed,
        "Shop[home, Catalog[list, item(1), item(2)], ^ sheet[about *]]"
      ) { $0.base.append(.catalog(.item(2))) },
      VerbRow(
        "remove below the presenter", { appsOnly($0) },
        { $0.onCatalog { $0.setRoutes([.item(1)]) } }, .performed,
        "Shop[home, Catalog[item(1)], ^ sheet[about *]]"
      ) { $0.base = [.home, .catalog(.item(1))] },
      VerbRow(
        "pop of the presenter ends the layer", { appsOnly($0) }, { $0.onCatalog { $0.pop() } }
      ) {
        $0.dismiss(); $0.base.removeLast()
      },
    ])
  func belowTheOwner(_ row: VerbRow) { row.check() }

  @Test(
    "A child in a layer",
    arguments: [
      VerbRow(
        "its own layer lies above", { inside($0) }, { $0.onCatalog { $0.push(.list) } }, .performed,
        "Shop[home, ^ sheet[Catalog[list, item(1), ^ sheet[filter, list *]]]]"
      ) { $0[layer: 2].append(.catalog(.list)) },
      VerbRow(
        "the owner presents above all of them", { inside($0) }, { $0.present(.about) }, .performed,
        "Shop[home, ^ sheet[Catalog[list, item(1), ^ sheet[filter]]], ^ sheet[about *]]"
      ) { $0.present(.about) },
      VerbRow(
        "the owner's pop drops the child's top with the layer that it presented", { inside($0) },
        { $0.pop() }
      ) {
        $0.dismiss(); $0[layer: 1].removeLast()
      },
      VerbRow(
        "the owner's push joins the child below its layer", { inside($0) },
        { $0.push(.catalog(.item(2))) }, .performed,
        "Shop[home, ^ sheet[Catalog[list, item(1), item(2), ^ sheet[filter *]]]]"
      ) { $0[layer: 1].append(.catalog(.item(2))) },
      VerbRow("finish takes the layer along", { inside($0) }, { $0.onCatalog { $0.finish() } }) {
        $0.dismiss(2)
      },
      VerbRow(
        "pop of the last entry takes the layer along", { $0.present(.catalog(.list)) },
        { $0.onCatalog { $0.pop() } }
      ) { $0.dismiss() },
      VerbRow(
        "finish keeps the other entries of the layer",
        {
          $0.present(.about); $0.push(.catalog(.list))
        }, { $0.onCatalog { $0.finish() } }
      ) { $0[layer: 1].removeLast() },
      VerbRow(
        "the child's popToRoot is its own", { inside($0) }, { $0.onCatalog { $0.popToRoot() } }
      ) {
        $0.dismiss(); $0[layer: 1].removeLast()
      },
      VerbRow(
        "popToAppRoot ends everything", { inside($0) }, { $0.onCatalog { $0.popToAppRoot() } }
      ) { $0.dismiss(2) },
    ])
  func childInLayer(_ row: VerbRow) { row.check() }

  @Test("Ending a layer ends all above it, the top first")
  func order() {
    let app = ShopCoordinator()
    both(app)
    var left: [String] = []
    app.observe { change, _ in left = change.left.map(\.description) }
    app.onCatalog { $0.dismiss() }
    #expect(left == ["leave (dismissed) about", "leave (dismissed) catalog.filter"])
  }

  @Test("Layers may be nested to any depth")
  func anyDepth() {
    let app = ShopCoordinator()
    for number in 0..<60 { #expect(app.present(.user(id: number, .profile)) == .performed) }
    #expect(app.layers.count == 61)
    #expect(app.projection.layers.count == 61)
    app.popToRoot()
    #expect(app.layers == [[.home]])
    #expect(app.children.isEmpty)
  }

  @Test("Each layer of the subtree is a path of the owner, in its own routes")
  func visiblePath() {
    let app = ShopCoordinator()
    both(app)
    #expect(app.visiblePath == [[.home, .catalog(.list)], [.catalog(.filter)], [.about]])
    #expect(app.layers == [[.home, .catalog(.list)], [.about]])
    let catalog = app.child(CatalogCoordinator.self)
    #expect(catalog?.visiblePath == [[.list], [.filter]])
    #expect(catalog?.isActive == false)
    #expect(app.isActive)
    #expect(app.activeLeaf === app)
    app.dismiss()
    #expect(catalog?.isActive == true)
    #expect(app.activeLeaf === catalog)
  }
}
