/// The limits of links. A link beyond them is refused unread. The target of a redirect may be
/// longer.
///
/// ```swift
/// LinkLimits().maximumLength                        // 65_536
/// LinkLimits(maximumSegments: 16).maximumSegments   // 16
/// ```
///
/// - Complexity: A link within the limits is read in time linear in its length. A longer one is
///   refused in constant time.
public struct LinkLimits: Hashable, Sendable {
  /// How many bytes of UTF-8 a link may have.
  public let maximumLength: Int
  /// How many segments the path of a link may have, including `.` and `..`.
  public let maximumSegments: Int

  /// Makes limits. A number below zero counts as zero.
  ///
  /// - Parameters:
  ///   - maximumLength: How many bytes of UTF-8 a link may have; 2 GB at most.
  ///   - maximumSegments: How many segments the path of a link may have.
  public init(maximumLength: Int = 65_536, maximumSegments: Int = 256) {
    // Places in a link are kept in 32 bits.
    self.maximumLength = min(max(0, maximumLength), Int(Int32.max))
    self.maximumSegments = min(max(0, maximumSegments), Int(Int32.max))
  }
}
