import Testing

@testable import WaymarkRoutes

/// Every operation on a stack, as a value. An entry is named by the number of its id.
enum StackOperation: Hashable, Sendable {
  case push(Letter)
  case pushAll([Letter])
  case pushIfNew(Letter)
  case pop(Int? = nil)
  case popToLast(Letter)
  case popToFirst(Letter)
  case popToID(Int)
  case popWhere([Letter])
  case popToRoot
  case replaceTop(Letter)
  case setRoot(Letter)
  case setRootKeepingStack(Letter)
  case setRoutes([Letter])
  case popOrPush(Letter)
  case remove(Int)
  case removeAll([Letter])
  case trim(Int)
}

extension StackOperation {
  /// Calls the operation as a user would.
  func perform(on stack: inout RouteStack<Letter>) -> StackOutcome {
    switch self {
    case .push(let route): stack.push(route)
    case .pushAll(let routes): stack.push(routes)
    case .pushIfNew(let route): stack.pushIfNew(route)
    case .pop(nil): stack.pop()
    case .pop(let count?): stack.pop(count)
    case .popToLast(let route): stack.pop(toLast: route)
    case .popToFirst(let route): stack.pop(toFirst: route)
    case .popToID(let number): stack.pop(to: EntryID(number: number))
    case .popWhere(let routes): stack.pop(where: routes.contains)
    case .popToRoot: stack.popToRoot()
    case .replaceTop(let route): stack.replaceTop(route)
    case .setRoot(let route): stack.setRoot(route)
    case .setRootKeepingStack(let route): stack.setRoot(route, keepingStack: true)
    case .setRoutes(let routes): stack.setRoutes(routes)
    case .popOrPush(let route): stack.popOrPush(route)
    case .remove(let number): stack.remove(EntryID(number: number))
    case .removeAll(let routes): stack.removeAll(where: routes.contains)
    case .trim(let count): stack.trim(keepingLast: count)
    }
  }

  /// Decides the operation as coordinators do, without touching the stack.
  func decide(in stack: some TopDownRoutes<Letter>) -> StackDecision<Letter> {
    switch self {
    case .push(let route): .push(CollectionOfOne(route))
    case .pushAll(let routes): .push(routes)
    case .pushIfNew(let route): .pushIfNew(route, on: stack)
    case .pop(let count): .pop(count ?? 1, from: stack)
    case .popToLast(let route): .pop(toDistance: stack.distance { $1 == route })
    case .popToFirst(let route): .pop(toFirst: route, in: stack)
    case .popToID(let number): .pop(toDistance: stack.distance { id, _ in id.number == number })
    case .popWhere(let routes): .pop(toDistance: stack.distance { routes.contains($1) })
    case .popToRoot: .popToRoot(in: stack)
    case .replaceTop(let route): .replaceTop(with: route, in: stack)
    case .setRoot(let route): .setRoutes([route], in: stack)
    case .setRootKeepingStack(let route): .replaceRoot(with: route, in: stack)
    case .setRoutes(let routes): .setRoutes(routes, in: stack)
    case .popOrPush(let route): .popOrPush(route, in: stack)
    case .remove(let number): .remove(EntryID(number: number), from: stack)
    case .removeAll(let routes): .removeAll(from: stack, where: routes.contains)
    case .trim(let count): .trim(keepingLast: count, of: stack)
    }
  }
}

extension StackOperation: CustomTestStringConvertible {
  /// The call as source, with letters for routes: `setRoutes(abc)`.
  var testDescription: String {
    switch self {
    case .push(let route): "push(\(route.rawValue))"
    case .pushAll(let routes): "push([\(routes.text)])"
    case .pushIfNew(let route): "pushIfNew(\(route.rawValue))"
    case .pop(let count): "pop(\(count.map(String.init) ?? ""))"
    case .popToLast(let route): "pop(toLast: \(route.rawValue))"
    case .popToFirst(let route): "pop(toFirst: \(route.rawValue))"
    case .popToID(let number): "pop(to: #\(number))"
    case .popWhere(let routes): "pop(where: one of \(routes.text))"
    case .popToRoot: "popToRoot()"
    case .replaceTop(let route): "replaceTop(\(route.rawValue))"
    case .setRoot(let route): "setRoot(\(route.rawValue))"
    case .setRootKeepingStack(let route): "setRoot(\(route.rawValue), keepingStack: true)"
    case .setRoutes(let routes): "setRoutes([\(routes.text)])"
    case .popOrPush(let route): "popOrPush(\(route.rawValue))"
    case .remove(let number): "remove(#\(number))"
    case .removeAll(let routes): "removeAll(where: one of \(routes.text))"
    case .trim(let count): "trim(keepingLast: \(count))"
    }
  }

  /// The operation without its arguments, for counting.
  var kind: Kind {
    switch self {
    case .push: .push
    case .pushAll: .pushAll
    case .pushIfNew: .pushIfNew
    case .pop: .pop
    case .popToLast: .popToLast
    case .popToFirst: .popToFirst
    case .popToID: .popToID
    case .popWhere: .popWhere
    case .popToRoot: .popToRoot
    case .replaceTop: .replaceTop
    case .setRoot: .setRoot
    case .setRootKeepingStack: .setRootKeepingStack
    case .setRoutes: .setRoutes
    case .popOrPush: .popOrPush
    case .remove: .remove
    case .removeAll: .removeAll
    case .trim: .trim
    }
  }

  enum Kind: String, CaseIterable {
    case push, pushAll, pushIfNew, pop, popToLast, popToFirst, popToID, popWhere, popToRoot
    case replaceTop, setRoot, setRootKeepingStack, setRoutes, popOrPush, remove, removeAll, trim
  }
}
