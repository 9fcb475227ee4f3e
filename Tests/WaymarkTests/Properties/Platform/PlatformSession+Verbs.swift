@testable import Waymark

// What the app does.
extension PlatformSession {
  var verbs: [String] {
    let stack = ["push", "push", "pushAll", "pop", "replaceTop", "remove", "policy", "child"]
    switch theme {
    case .stacks:
      return stack + [
        "form", "form", "form", "form", "form", "setRoutes", "setRoot", "popToRoot", "child",
        "trim",
      ]
    case .embedded, .hosted:
      return stack + ["setRoutes", "popToRoot", "popToRoot", "pushAll", "sheet", "cover", "below"]
    // Nothing that is covered, because changes there are shown with a later change.
    case .still:
      return ["pushAll", "pop", "popToRoot", "sheet", "nest", "popover", "swap", "dismissAll"]
    case .layers:
      return [
        "push", "pop", "policy", "sheet", "sheet", "cover", "popover", "popover", "dialog",
        "dialog", "dialog", "dialog", "two",
      ]
        + ["swap", "dismiss", "dismissAll", "back", "plain", "below"]
    case .anchors:
      return ["push", "pop", "popover", "popover", "popover", "popover", "popover", "popover"]
        + ["dialog", "dialog", "dialog", "dismiss", "dismiss", "sheet", "remove"]
    case .questions:
      return ["push", "push", "policy", "policy", "policy", "policy", "pop", "pop", "popToRoot"]
        + ["replaceTop", "back", "back", "sheet", "sheet", "dialog", "dismiss", "dismiss"]
        + ["sheet", "ask at once", "ask at once", "ask at once", "ask at once", "ask at once"]
    case .tabs:
      return [
        "select", "select", "inTab", "inTab", "inTab", "deliver", "sheet", "dismiss", "policy",
      ]
        + ["popInTab", "setTabs"]
    case .joined:
      return ["select", "inTab", "inTab", "deliver", "push", "pushAll", "pop", "sheet", "dismiss"]
        + ["inOtherTab", "popToRoot", "innerTabs", "remove"]
    case .columns:
      return [
        "select", "select", "last", "last", "inTab", "inTab", "deliver", "navigate", "navigate",
        "navigate", "pushAll",
      ]
        + [
          "push", "pop", "cover", "cover", "cover", "sheetInColumn", "dismiss", "dismiss",
          "dismiss",
        ]
        + ["back", "popInTab", "setColumns", "innerTabs"]
    }
  }

  func perform(_ verb: String) -> Outcome {
    switch verb {
    case "push": app.push(.note("\(roll(100))"))
    case "pushAll": app.push([.about, .catalog(.list), .catalog(.item(roll(9)))])
    case "child": app.push(.catalog(.item(roll(9))))
    case "pop": app.pop(1 + roll(2))
    case "back": app.back()
    case "popToRoot": app.popToRoot()
    case "trim": app.trim(keepingLast: 1 + roll(3))
    case "replaceTop": app.replaceTop(.note("r\(roll(100))"))
    case "remove": remove()
    case "setRoutes": app.setRoutes(Array(app.routes.prefix(1 + roll(3))) + [.note("s\(roll(9))")])
    case "setRoot": app.setRoot(roll(2) == 0 ? .home : .about)
    case "policy": setPolicy()
    case "form": pushForm()
    default: performOther(verb)
    }
  }

  private func performOther(_ verb: String) -> Outcome {
    switch verb {
    case "sheet": return app.present(.note("sheet \(roll(100))"))
    case "plain": return app.present(.note("plain \(roll(100))"), as: .sheet(stack: false))
    case "cover": return app.present(.about, as: .cover)
    case "below": return app.update { _ = self.roll(2) == 0 ? $0.push(.note("below")) : $0.pop() }
    case "popover": return app.present(.note("popover"), as: .popover)
    case "dialog": return app.present(.note("dialog"), as: .dialog)
    case "two":
      return app.transaction { [app] in
        app.present(.note("first"), as: .sheet)
        app.present(.note("second"), as: .cover)
      }
    case "nest":
      return app.transaction { [app] in
        app.present(.note("first"), as: .sheet)
        app.present(.note("second"), as: .sheet)
      }
    case "swap":
      return app.transaction { [app] in
        if !app.projection.layers.isEmpty { _ = app.dismiss() }
        app.present(.note("other"), as: .sheet)
      }
    case "dismiss": return app.dismiss()
    case "dismissAll": return app.dismissAll()
    case "ask at once": return askAtOnce()
    case "select": return app.select([.catalog(.list), .favourites(.list), .home][roll(3)])
    case "inTab": return onCatalog(roll(2)) { $0.push(.item(roll(9))) }
    case "inOtherTab": return onCatalog(1) { $0.push([.item(1), .account(.profile)]) }
    case "popInTab": return onCatalog(roll(2)) { $0.popToRoot() }
    case "deliver": return app.deliver(.favourites(.item(roll(9))), select: roll(2) == 0)
    case "setTabs": return app.setRoot(roll(3) == 0 ? .home : .tabs)
    case "innerTabs": return app.push(.tabs)
    case "navigate":
      let routes: [ShopRoute] = [.catalog(.item(roll(9))), .favourites(.item(roll(9))), .home]
      return app.navigate(to: routes[roll(3)])
    case "last": return app.select(.home)
    case "sheetInColumn": return onCatalog(roll(2)) { $0.present(.filter) }
    case "setColumns": return app.setRoot(roll(12) == 0 ? .home : .columns)
    default: return .unchanged
    }
  }

  /// Calls a verb of the catalog with this number, if it is there.
  private func onCatalog(_ number: Int, _ verb: (CatalogCoordinator) -> Outcome) -> Outcome {
    let found = app.descendants.compactMap { $0 as? CatalogCoordinator }
    return found.indices.contains(number) ? verb(found[number]) : .unchanged
  }

  private func remove() -> Outcome {
    let ids = app.stack.map(\.id)
    return app.remove(ids[roll(ids.count)])
  }

  /// Dismisses the layer above, and asks before the platform has read that.
  private func askAtOnce() -> Outcome {
    app.dismissAll()
    let isSeveral = roll(3) == 0
    for _ in 0..<(isSeveral ? 2 : 1) {
      app.push(.note("asks"))
      app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    }
    return isSeveral ? app.popToRoot() : app.back()
  }

  /// Pushes an entry that asks before it is left, and a free one above it, which keeps the platform's Back button.
  private func pushForm() -> Outcome {
    app.push(.note("form"))
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    return app.push(.note("above the form"))
  }

  /// Makes an entry ask before it is left, or no longer ask.
  private func setPolicy() -> Outcome {
    let navigator = app.projection.leaf?.navigator(for: ShopCoordinator.self)
    let asks = theme == .questions ? roll(4) > 0 : roll(3) == 0
    navigator?.leavePolicy = asks ? .confirm : .free
    return .unchanged
  }
}
