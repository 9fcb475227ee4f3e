/// Declared by the Swift runtime, with the signature by which the standard library declares it.
///
/// Reflection has no public way to name a case without a payload once its type has a
/// `description` of its own. See Docs/Decisions/0001-enum-case-names-from-the-runtime.md.
@_silgen_name("swift_EnumCaseName")
private func runtimeEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// The case of an enum's value as it was declared, without its payload.
///
/// Returns nil for a value of any other kind of type, and where the compiler left out the names.
func enumCaseName<Value>(of value: Value) -> String? {
  // The text lies in the program's constant data: valid as long as the program runs.
  runtimeEnumCaseName(value).map { String(cString: $0) }
}

/// Tells the cases of one enum type apart, and is much cheaper than the name.
///
/// Equal for two values of one case; nil where there is no name. Cases with one name may be equal or not.
func enumCaseKey<Value>(of value: Value) -> UInt? {
  // Where the text of the name lies. It is never shown, and no result depends on its order.
  runtimeEnumCaseName(value).map { UInt(bitPattern: $0) }
}
