import BenchmarkReport
import Waymark

/// The value alone, compared with the same work on a plain array.
@MainActor
struct StackRows {
  private static let group = "RouteStack"

  var benchmarks: [Benchmark] {
    [10, 10_000].map { depth in
      Benchmark(
        Self.group, "push + pop, depth \(depth.grouped)", Limit(.ratio, 2), Limit(.allocations, 0)
      ) {
        Trial(Self.pushAndPop(depth), floor: Self.plainPushAndPop(depth))
      }
    } + [
      Benchmark(Self.group, "push + pop, depth 10 -> 10,000", Limit(.growth, 1.2)) {
        Trial(Self.pushAndPop(10_000), base: Self.pushAndPop(10))
      },
      Benchmark(
        Self.group, "pop(where:), per entry of 1,000 passed", Limit(.ratio, 2),
        Limit(.allocations, 0)
      ) {
        Trial(Self.popWhere(1_000), floor: Self.plainPopWhere(1_000))
      },
    ]
  }

  private static func stack(_ depth: Int) -> RouteStack<BenchRoute> {
    guard let stack = RouteStack(BenchRoute.routes(depth: depth)) else {
      preconditionFailure("a stack needs a route")
    }
    return opaque(stack)
  }

  private static func pushAndPop(_ depth: Int) -> Work {
    Work(stack(depth)) { stack, rounds in
      for number in 0..<rounds {
        stack.push(.detail(number))
        touch(&stack)
        stack.pop()
        touch(&stack)
      }
    }
  }

  private static func plainPushAndPop(_ depth: Int) -> Work {
    Work(opaque(PlainStack(depth: depth))) { stack, rounds in
      for number in 0..<rounds {
        stack.push(number)
        touch(&stack)
        stack.pop()
        touch(&stack)
      }
    }
  }

  /// No entry has the route, so the search passes all and none goes.
  private static func popWhere(_ depth: Int) -> Work {
    let state = (stack: stack(depth), wanted: opaque(BenchRoute.detail(-1)))
    return Work(state, per: depth) { state, rounds in
      for _ in 0..<rounds {
        let wanted = state.wanted
        keep(state.stack.pop(where: { $0 == wanted }))
        touch(&state)
      }
    }
  }

  static func plainPopWhere(_ depth: Int) -> Work {
    let state = (stack: opaque(PlainStack(depth: depth)), wanted: opaque(BenchRoute.detail(-1)))
    return Work(state, per: depth) { state, rounds in
      for _ in 0..<rounds {
        keep(state.stack.place(of: state.wanted))
        touch(&state)
      }
    }
  }
}
