/// Declared by the Swift runtime. The signature is the one that the standard library uses.
///
/// Reflection has no public way to name a case without a payload once its type has a
/// `description` of its own. See Docs/Decisions/0001-enum-case-names-from-the-runtime.md.
@_silgen_name("swift_EnumCaseName")
private func runtimeEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// The case of an enum's value as it was declared, without its payload.
///
/// Returns nil for a value of any other kind of type, and where the compiler left out the names.
func enumCaseName<Value>(of value: Value) -> String? {
  // The text is in the constant data of the program, so it stays valid while the program runs.
  runtimeEnumCaseName(value).map { String(cString: $0) }
}

/// Returns a key that tells the cases of one enum type apart, and is much cheaper than the name.
///
/// Equal for two values of one case; nil where there is no name. Cases with one name may be equal or not.
func enumCaseKey<Value>(of value: Value) -> UInt? {
  // The address of the name's text. It is never shown, and no result depends on its order.
  runtimeEnumCaseName(value).map { UInt(bitPattern: $0) }
}
