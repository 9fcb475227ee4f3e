@testable import Waymark

/// A verb of a coordinator as a value, which the tree and the model can perform.
enum TreeCommand {
  case push(TreeRoute)
  case pushAll([TreeRoute])
  case pushIfNew(TreeRoute)
  case pop(Int)
  case popToLast(TreeRoute)
  case popToFirst(TreeRoute)
  case popToID(EntryID)
  case popWhere([TreeRoute])
  case popToRoot
  case popToAppRoot
  case replaceTop(TreeRoute)
  case setRoot(TreeRoute)
  case setRootKeepingStack(TreeRoute)
  case setRoutes([TreeRoute])
  case popOrPush(TreeRoute)
  case remove(EntryID)
  case removeAll([TreeRoute])
  case trim(Int)
  case update([Change])
  case revise(EntryID, TreeRoute)
  case navigate(TreeRoute)
  case present(TreeRoute, ModalStyle?)
  case dismiss
  case dismissAll
  case back
  case backSteps(Int)
  case backTo(TreeRoute)
  case moveToTop(TreeRoute)
  case moveToTopWhere([TreeRoute])
  case presentReplacing(TreeRoute, ModalStyle?)
  case finish
  case select(TreeRoute)
  case reloadTabs(Int)
  case deliver(TreeRoute, Bool)
  case open(TreeRoute, OpenPolicy, bare: Bool)
  /// A result from the entry with this id, for the nearest awaited entry.
  case finishReturning(EntryID, Int, UnawaitedPolicy)

  /// The change of `update`.
  enum Change {
    case push(TreeRoute)
    case pop
    case popToRoot
    case removeSecond
    case removeTop
    case reviseTop(TreeRoute)
    /// A foreign stack with its own ids.
    case replace([TreeRoute])
  }

  /// The name of the command, for counting.
  var kind: String { "\(self)".prefix { $0 != "(" }.description }
}

extension TreeCommand {
  @MainActor
  func perform(on coordinator: TreeCoordinator) -> Outcome {
    switch self {
    case .push(let route): coordinator.push(route)
    case .pushAll(let routes): coordinator.push(routes)
    case .pushIfNew(let route): coordinator.pushIfNew(route)
    case .pop(let count): coordinator.pop(count)
    case .popToLast(let route): coordinator.pop(toLast: route)
    case .popToFirst(let route): coordinator.pop(toFirst: route)
    case .popToID(let id): coordinator.pop(to: id)
    case .popWhere(let routes): coordinator.pop { routes.contains($0) }
    case .popToRoot: coordinator.popToRoot()
    case .popToAppRoot: coordinator.popToAppRoot()
    case .replaceTop(let route): coordinator.replaceTop(route)
    case .setRoot(let route): coordinator.setRoot(route)
    case .setRootKeepingStack(let route): coordinator.setRoot(route, keepingStack: true)
    case .setRoutes(let routes): coordinator.setRoutes(routes)
    case .popOrPush(let route): coordinator.popOrPush(route)
    case .remove(let id): coordinator.remove(id)
    case .removeAll(let routes): coordinator.removeAll { routes.contains($0) }
    case .trim(let count): coordinator.trim(keepingLast: count)
    case .update(let changes):
      coordinator.update { stack in
        for change in changes { change.perform(on: &stack) }
      }
    case .revise(let id, let route): coordinator.revise(id, to: route)
    case .navigate(let route): coordinator.navigate(to: route)
    case .present(let route, let style): coordinator.present(route, as: style)
    case .dismiss: coordinator.dismiss()
    case .dismissAll: coordinator.dismissAll()
    case .back: coordinator.back()
    case .backSteps(let count): coordinator.back(count)
    case .backTo(let route): coordinator.back(to: route)
    case .moveToTop(let route): coordinator.moveToTop(route)
    case .moveToTopWhere(let routes): coordinator.moveToTop { routes.contains($0) }
    case .presentReplacing(let route, let style):
      coordinator.present(route, as: style, replacing: true)
    case .finish: coordinator.finish()
    case .select(let route): coordinator.select(route)
    case .reloadTabs(let variant): coordinator.reloadTabs(variant)
    case .deliver(let route, let selecting): coordinator.deliver(route, select: selecting)
    case .open(let route, let policy, let bare): coordinator.open(route, over: policy, bare: bare)
    case .finishReturning(let id, let value, let policy):
      coordinator.navigator(of: id)?.finish(returning: value, unawaited: policy) ?? .queued
    }
  }
}

extension TreeCommand.Change {
  func perform(on stack: inout RouteStack<TreeRoute>) {
    switch self {
    case .push(let route): stack.push(route)
    case .pop: stack.pop()
    case .popToRoot: stack.popToRoot()
    case .removeSecond: if stack.count > 1 { stack.remove(stack[1].id) }
    case .removeTop: stack.remove(stack.topID)
    case .reviseTop(let route): stack.revise(stack.topID, to: route)
    case .replace(let routes): if let other = RouteStack(routes) { stack = other }
    }
  }
}

extension NaiveTree {
  /// The leave reason of entries that a verb drops.
  static func reason(of command: TreeCommand) -> LeaveReason {
    switch command {
    case .pop, .popToLast, .popToFirst, .popToID, .popWhere, .popToRoot, .popToAppRoot, .popOrPush,
      .back, .backSteps, .backTo:
      .popped
    case .dismiss, .dismissAll: .dismissed
    case .finish, .finishReturning: .finished
    case .setRoot, .setRootKeepingStack: .rootChanged
    default: .replaced
    }
  }

  /// Performs a verb of a coordinator.
  mutating func perform(_ command: TreeCommand, on owner: Int) throws(Stop) -> Outcome {
    reason = Self.reason(of: command)
    guard let place = places(of: owner).last, let base = base(of: owner) else {
      throw .ignored(.left)
    }
    let outcome =
      switch command {
      case .popToRoot: try popToRoot(owner)
      case .popToAppRoot: try popToRoot(0)
      case .pop(let count): try pop(count, owner, place)
      case .setRoot(let route): try reset(owner, [route], .rootChanged)
      case .setRoutes(let routes): try reset(owner, routes, .dismissed)
      case .setRootKeepingStack(let route): try replace(0, with: route, owner, base, isRoot: true)
      case .remove(let id): try remove(id.number, owner)
      case .removeAll(let routes): try removeAll(routes, owner)
      case .update(let changes): try update(changes, owner, base)
      case .revise(let id, let route): try revise(id.number, to: route, owner)
      case .navigate(let route): try navigate(to: route, owner)
      case .present(let route, let style): try present(route, style, owner, navigating: false)
      case .presentReplacing(let route, let style): try replaceLayer(route, style, owner)
      case .moveToTop(let route): try moveToTop([route], owner, place)
      case .moveToTopWhere(let routes): try moveToTop(routes, owner, place)
      case .dismiss: try dismiss(owner, all: false)
      case .dismissAll: try dismiss(owner, all: true)
      case .back: try goBack(owner)
      case .backSteps(let count): try goBack(count, owner)
      case .backTo(let route): try goBack(to: route, owner)
      case .finish: try endPlace(owner)
      case .select(let route): try select(route, owner)
      case .reloadTabs(let variant): try reloadTabs(variant, owner)
      case .deliver(let route, let selecting): try deliver(route, selecting, owner)
      case .open(let route, let policy, let bare): try open(route, policy, bare: bare, owner)
      case .finishReturning(let id, _, let policy): try succeed(from: id.number, policy)
      default: try performOnTop(command, owner, place)
      }
    try settle()
    return outcome
  }

  /// The verbs that only act on the routes of the top layer.
  private mutating func performOnTop(
    _ command: TreeCommand, _ owner: Int, _ place: Place
  ) throws(Stop) -> Outcome {
    let rows = rows(at: place)
    let routes = routes(at: place, level: level(of: owner))
    switch command {
    case .push(let route): return try add([route], owner, place)
    case .pushAll(let routes): return try add(routes, owner, place)
    case .pushIfNew(let route):
      return routes.last == route ? .unchanged : try add([route], owner, place)
    case .popToLast(let route):
      return try keep(through: routes.lastIndex(of: route), owner, place)
    case .popToFirst(let route):
      return try keep(through: routes.firstIndex(of: route), owner, place)
    case .popToID(let id):
      return try keep(through: rows.firstIndex { $0.id == id.number }, owner, place)
    case .popWhere(let wanted):
      return try keep(through: routes.lastIndex { wanted.contains($0) }, owner, place)
    case .replaceTop(let route): return try replace(rows.count - 1, with: route, owner, place)
    case .popOrPush(let route):
      return routes.contains(route)
        ? try keep(through: routes.lastIndex(of: route), owner, place)
        : try add([route], owner, place)
    case .trim(let count):
      return try keep(
        rows.indices.filter { $0 == 0 || rows.count - $0 <= count }, owner, place)
    default: throw .unpredicted
    }
  }
}
