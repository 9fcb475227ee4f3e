import Waymark

enum BenchRoute: Route {
  case list
  case detail(Int)
}

/// The rows of the value alone, each beside the same work on a plain array.
@MainActor
struct StackRows {
  private struct Raw {
    var id: Int
    var route: BenchRoute
  }

  var rows: [Row] {
    [10, 10_000].map(pushAndPop) + [popWhere]
  }

  private func pushAndPop(depth: Int) -> Row {
    let rounds = 200_000
    var stack = RouteStack(BenchRoute.list)
    for number in 1..<depth { stack.push(.detail(number)) }
    let ours = Measurement.of(rounds: rounds) { rounds in
      for number in 0..<rounds {
        stack.push(.detail(number))
        stack.pop()
      }
      _ = opaque(stack.count)
    }
    var array = (0..<depth).map { Raw(id: $0, route: .detail($0)) }
    let floor = Measurement.of(rounds: rounds) { rounds in
      for number in 0..<rounds {
        array.append(Raw(id: number, route: .detail(number)))
        array.removeLast()
      }
      _ = opaque(array.count)
    }
    return Row(
      name: "RouteStack push + pop, depth \(depth)", ours: ours, floor: floor, budget: .ratio(2))
  }

  private var popWhere: Row {
    let depth = 1_000
    let rounds = 2_000
    var stack = RouteStack(BenchRoute.list)
    for number in 1..<depth { stack.push(.detail(number)) }
    let wanted = opaque(BenchRoute.detail(-1))
    let ours = Measurement.of(rounds: rounds) { rounds in
      for _ in 0..<rounds { _ = opaque(stack.pop(where: { $0 == wanted })) }
    }
    let array = (0..<depth).map { Raw(id: $0, route: .detail($0)) }
    let floor = Measurement.of(rounds: rounds) { rounds in
      for _ in 0..<rounds {
        var position = array.count - 1
        while position >= 0, array[position].route != wanted { position -= 1 }
        _ = opaque(position)
      }
    }
    return Row(
      name: "RouteStack pop(where:), 1,000 entries passed", ours: ours, floor: floor,
      budget: .ratio(2))
  }
}
