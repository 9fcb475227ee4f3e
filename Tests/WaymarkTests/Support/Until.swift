import Testing

/// Returns when something holds that comes in a later turn. If it does not come, fails after five minutes, which even
/// the busiest machine does not need, instead of waiting without an end.
func until(
  _ holds: @autoclosure () throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let end = ContinuousClock.now + .seconds(300)
  while try !holds(), ContinuousClock.now < end { await Task.yield() }
  try #require(try holds(), "it never came", sourceLocation: sourceLocation)
}
