import Foundation
import Testing

/// Which random sessions are run: with `WAYMARK_SESSIONS=all` all, as when mutants are tried; otherwise one in
/// 32, because all together take minutes.
enum Sessions {
  private static let divisor =
    ProcessInfo.processInfo.environment["WAYMARK_SESSIONS"] == "all" ? 1 : 32

  /// The seeds whose sessions are run.
  static func some<Seeds: Collection>(of seeds: Seeds) -> [Seeds.Element] {
    seeds.enumerated().filter { $0.offset % divisor == 0 }.map(\.element)
  }

  /// Runs a session for each of these seeds until three have failed, and records their failures. If none has failed,
  /// each kind of thing has to have come up often enough.
  ///
  /// - Parameters:
  ///   - least: How often each kind must come up in all sessions.
  ///   - most: How often each kind may come up in all sessions.
  ///   - place: Where the sessions take place, if there are several places.
  ///   - session: Runs the session of a seed. Returns its failure, and how often each kind came up.
  @MainActor
  static func run(
    _ seeds: some Collection<UInt64>, least: [String: Int], most: [String: Int] = [:],
    in place: String = "",
    _ session: (UInt64) async -> (failure: String?, tally: [String: Int])
  ) async {
    var tally: [String: Int] = [:]
    var failures = 0
    for seed in some(of: seeds) where failures < 3 {
      let ended = await session(seed)
      if let failure = ended.failure {
        failures += 1
        Issue.record("\(failure)")
      }
      tally.merge(ended.tally, uniquingKeysWith: +)
    }
    guard failures == 0 else { return }
    let origin = "seeds \(seeds)" + (place.isEmpty ? "" : " of \(place)")
    for (kind, least) in least.sorted(by: { $0.key < $1.key }) {
      let count = tally[kind] ?? 0
      #expect(count >= Self.least(least), "\(kind) came up only \(count) times in \(origin)")
    }
    for (kind, most) in most.sorted(by: { $0.key < $1.key }) {
      let count = tally[kind] ?? 0
      #expect(count <= Self.most(most), "\(kind) came up \(count) times in \(origin)")
    }
  }

  /// How often something must come up at least, scaled from all sessions to those that are run. It is less than their
  /// share, because chance spreads events unevenly, and zero for counts below 128 unless all sessions are run, since too
  /// few are run then to demand one.
  static func least(_ count: Int) -> Int { divisor == 1 ? count : count / (4 * divisor) }

  /// How often something may come up at most, scaled from all sessions to those that are run. It is more than their
  /// share, because chance spreads events unevenly.
  static func most(_ count: Int) -> Int { divisor == 1 ? count : 8 + 2 * count / divisor }

  /// The same share of an amount as of the sessions.
  static func share(of count: Int) -> Int { count / divisor }
}
