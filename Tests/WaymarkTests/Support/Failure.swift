import Testing

/// The error of what has to fail.
func failure<Value, Fault: Error>(
  of result: Result<Value, Fault>, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Fault {
  let error: Fault? = if case .failure(let error) = result { error } else { nil }
  return try #require(error, "\(result)", sourceLocation: sourceLocation)
}
