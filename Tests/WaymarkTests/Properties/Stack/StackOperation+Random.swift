@testable import WaymarkRoutes

extension StackOperation {
  /// Any operation, each kind equally often, with valid and invalid arguments.
  static func random(
    for stack: RouteStack<Letter>, using generator: inout SeededGenerator
  ) -> StackOperation {
    let kind = Kind.allCases[Int.random(in: 0..<Kind.allCases.count, using: &generator)]
    let route = letter(using: &generator)
    let routes = letters(atMost: 6, using: &generator)
    let count = count(depth: stack.count, using: &generator)
    let number = number(in: stack, using: &generator)
    return switch kind {
    case .push: .push(route)
    case .pushAll: .pushAll(routes)
    case .pushIfNew: .pushIfNew(route)
    case .pop: .pop(count)
    case .popToLast: .popToLast(route)
    case .popToFirst: .popToFirst(route)
    case .popToID: .popToID(number)
    case .popWhere: .popWhere(Array(routes.prefix(2)))
    case .popToRoot: .popToRoot
    case .replaceTop: .replaceTop(route)
    case .setRoot: .setRoot(route)
    case .setRootKeepingStack: .setRootKeepingStack(route)
    case .setRoutes: .setRoutes(target(near: stack, otherwise: routes, using: &generator))
    case .popOrPush: .popOrPush(route)
    case .remove: .remove(number)
    case .removeAll: .removeAll(Array(routes.prefix(2)))
    case .trim: .trim(count)
    }
  }

  private static func letter(using generator: inout SeededGenerator) -> Letter {
    Letter.allCases[Int.random(in: 0..<Letter.allCases.count, using: &generator)]
  }

  private static func letters(
    atMost limit: Int, using generator: inout SeededGenerator
  ) -> [Letter] {
    (0..<Int.random(in: 0...limit, using: &generator)).map { _ in letter(using: &generator) }
  }

  /// A count around the depth, and sometimes far outside.
  private static func count(depth: Int, using generator: inout SeededGenerator) -> Int {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: .min
    case 1: .max
    case 2...9: Int.random(in: -1...2, using: &generator)
    default: Int.random(in: 0...depth + 1, using: &generator)
    }
  }

  /// The id of an entry, of one that is gone, or one that was never used.
  private static func number(
    in stack: RouteStack<Letter>, using generator: inout SeededGenerator
  ) -> Int {
    let position = Int.random(in: -1..<stack.count, using: &generator)
    return position >= 0
      ? stack[position].id.number : Int.random(in: 0...stack.topID.number + 2, using: &generator)
  }

  /// Half the time the stack with a few changed routes, because two random lists share little.
  private static func target(
    near stack: RouteStack<Letter>, otherwise routes: [Letter],
    using generator: inout SeededGenerator
  ) -> [Letter] {
    guard Bool.random(using: &generator) else { return routes }
    var target = stack.routes
    let start = Int.random(in: 0...target.count, using: &generator)
    let end = Int.random(in: start...target.count, using: &generator)
    target.replaceSubrange(start..<end, with: routes.prefix(3))
    return target
  }
}
