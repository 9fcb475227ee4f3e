import Foundation

/// How many of the random sessions are run: all of them in release, and with `WAYMARK_SESSIONS=all`; else every eighth,
/// since the compiler makes nothing fast of them in debug.
enum Sessions {
  private static let divisor: Int = {
    #if DEBUG
      return ProcessInfo.processInfo.environment["WAYMARK_SESSIONS"] == "all" ? 1 : 8
    #else
      return 1
    #endif
  }()

  /// Those of the seeds whose sessions are run.
  static func some<Seeds: Collection>(of seeds: Seeds) -> [Seeds.Element] {
    seeds.enumerated().filter { $0.offset % divisor == 0 }.map(\.element)
  }

  /// How often something has to come up at least, of what it has to in all sessions: less than the share of those that
  /// are run, since chance spreads it unevenly.
  static func least(_ count: Int) -> Int { divisor == 1 ? count : count / (2 * divisor) }

  /// As much of an amount as of the sessions.
  static func share(of count: Int) -> Int { count / divisor }
}
