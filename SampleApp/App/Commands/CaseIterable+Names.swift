extension CaseIterable where Self: RawRepresentable<String> {
  /// The words of all cases, as messages and the help list them.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
