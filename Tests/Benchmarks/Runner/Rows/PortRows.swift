import BenchmarkReport
import Waymark

/// The ports that a platform's stack is bound to.
@MainActor
struct PortRows {
  private static let group = "Ports"

  var benchmarks: [Benchmark] {
    let name = "push, show, swipe back, show"
    return [
      Benchmark(Self.group, "\(name), depth 10") {
        Trial(Self.swiping(10), floor: Self.plainSwiping(10))
      },
      Benchmark(Self.group, "\(name), depth 1,000") {
        Trial(Self.swiping(1_000), floor: Self.plainSwiping(1_000))
      },
      Benchmark(
        group: Self.group, name: "\(name), each further entry, 10 -> 1,000",
        limits: [Limit(.nanoseconds, 10)], row: Self.eachFurther),
      Benchmark(Self.group, "making a port, depth 10 -> 1,000", Limit(.growth, 1.2)) {
        Trial(Self.making(1_000), base: Self.making(10))
      },
    ]
  }

  /// The cost that an entry adds: how much more a deep path costs than one of 10. Subtracting leaves out
  /// what both paths cost.
  private static func eachFurther(_ benchmark: Benchmark, _ effort: Effort) async -> Row? {
    let depth = 1_000
    let base = 10
    let deep = await Trial(swiping(depth), floor: plainSwiping(depth)).measure(effort)
    let flat = await Trial(swiping(base), floor: plainSwiping(base)).measure(effort)
    let more = Double(depth - base)
    let figure = (deep.figure - flat.figure) / more
    let floor = ((deep.reference?.figure ?? 0) - (flat.reference?.figure ?? 0)) / more
    return Row(
      group: benchmark.group, name: benchmark.name, figure: figure,
      reference: Row.Reference(
        kind: .floor, figure: floor, allocations: nil, ratio: figure / floor),
      allocations: nil, limits: benchmark.limits)
  }

  /// A push that the platform shows, then a swipe after which it reads again.
  private static func swiping(_ depth: Int) -> Work {
    let app = BenchCoordinator.app(depth: depth)
    let port = StackPort(app, app.projection.base)
    if let top = port.path.last { port.appear(top) }
    return Work((app: app, port: port)) { state, rounds in
      for number in 0..<rounds {
        state.app.push(.detail(number))
        let path = state.port.path
        if let top = path.last { state.port.appear(top) }
        state.port.path = Array(path.dropLast())
        keep(state.port.path.count)
      }
      precondition(state.app.depth == depth)
    }
  }

  private static func plainSwiping(_ depth: Int) -> Work {
    Work(opaque(PlainShowing(depth: depth))) { state, rounds in
      for number in 0..<rounds {
        state.stack.push(number)
        state.show()
        touch(&state)
        state.swipeBack()
        state.show()
        touch(&state)
      }
      precondition(state.stack.entries.count == depth)
    }
  }

  /// SwiftUI makes the state of a view in each `init` of the view, and throws most of it away.
  private static func making(_ depth: Int) -> Work {
    let app = BenchCoordinator.app(depth: depth)
    return Work((app: app, layer: app.projection.base)) { state, rounds in
      for _ in 0..<rounds { keep(StackPort(state.app, state.layer)) }
    }
  }
}
