import BenchmarkReport

/// Our work and what it is compared with. Both are measured in turn, so that a change in the machine's
/// speed affects both.
@MainActor
struct Trial {
  let ours: Work
  let reference: (kind: Row.Reference.Kind, work: Work)?

  init(_ ours: Work) {
    self.ours = ours
    reference = nil
  }

  init(_ ours: Work, floor: Work) {
    self.ours = ours
    reference = (.floor, floor)
  }

  init(_ ours: Work, base: Work) {
    self.ours = ours
    reference = (.base, base)
  }

  struct Result {
    let figure: Double
    let allocations: Double?
    let reference: Row.Reference?
  }

  func measure(_ effort: Effort) async -> Result {
    let rounds = await ours.rounds(lasting: effort.nanosecondsOfRun)
    let otherRounds = await reference?.work.rounds(lasting: effort.nanosecondsOfRun) ?? 0
    var times: [Double] = []
    var otherTimes: [Double] = []
    for _ in 0..<effort.runs {
      times.append(await ours.nanoseconds(rounds))
      guard let reference else { continue }
      otherTimes.append(await reference.work.nanoseconds(otherRounds))
    }
    let allocations = await ours.allocations()
    guard let reference else {
      return Result(figure: times.median, allocations: allocations, reference: nil)
    }
    let ratios = zip(times, otherTimes).map { $0 / max($1, 0.01) }
    let fastest = (times.min() ?? 0) / max(otherTimes.min() ?? 0, 0.01)
    return Result(
      figure: times.median, allocations: allocations,
      reference: Row.Reference(
        kind: reference.kind, figure: otherTimes.median,
        allocations: await reference.work.allocations(),
        ratio: effort.isQuick ? fastest : ratios.median))
  }
}

extension [Double] {
  /// The value in the middle of the sorted list; 0 if the list is empty.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
