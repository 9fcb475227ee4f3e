import Foundation

/// Which random sessions are run: with `WAYMARK_SESSIONS=all` all, as when mutants are tried; otherwise every
/// sixteenth, because all together take minutes.
enum Sessions {
  private static let divisor =
    ProcessInfo.processInfo.environment["WAYMARK_SESSIONS"] == "all" ? 1 : 16

  /// The seeds whose sessions are run.
  static func some<Seeds: Collection>(of seeds: Seeds) -> [Seeds.Element] {
    seeds.enumerated().filter { $0.offset % divisor == 0 }.map(\.element)
  }

  /// How often something must come up at least, scaled from all sessions to those that are run. It is less than their
  /// share, because chance spreads events unevenly, and zero
  /// for counts below 64 unless all sessions are run, since too few are run then to demand one.
  static func least(_ count: Int) -> Int { divisor == 1 ? count : count / (4 * divisor) }

  /// The same share of an amount as of the sessions.
  static func share(of count: Int) -> Int { count / divisor }
}
