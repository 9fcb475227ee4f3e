/// A case of any enum with its payloads, as it was declared.
package struct CaseParts {
  package let title: String
  package let payloads: [(label: String?, value: Any)]

  /// Reads a case. Nil for values that are no case, and for types with a mirror of their own.
  package init?<Value>(of value: Value) {
    guard let name = enumCaseName(of: value), !(Value.self is any CustomReflectable.Type) else {
      return nil
    }
    title = name.asWrittenInSource()
    payloads =
      Mirror(reflecting: value).children.first.map { RouteParts.elements(of: $0.value) } ?? []
  }
}
