import Foundation

/// Which random sessions are run: all in release, and with `WAYMARK_SESSIONS=all`; otherwise every eighth, because they
/// are slow in debug.
enum Sessions {
  private static let divisor: Int = {
    #if DEBUG
      return ProcessInfo.processInfo.environment["WAYMARK_SESSIONS"] == "all" ? 1 : 8
    #else
      return 1
    #endif
  }()

  /// The seeds whose sessions are run.
  static func some<Seeds: Collection>(of seeds: Seeds) -> [Seeds.Element] {
    seeds.enumerated().filter { $0.offset % divisor == 0 }.map(\.element)
  }

  /// How often something must come up at least, scaled from all sessions to those that are run. It is less than their
  /// share, because chance spreads events unevenly.
  static func least(_ count: Int) -> Int { divisor == 1 ? count : count / (2 * divisor) }

  /// The same share of an amount as of the sessions.
  static func share(of count: Int) -> Int { count / divisor }
}
