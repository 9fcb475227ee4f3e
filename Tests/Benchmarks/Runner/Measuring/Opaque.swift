internal import AllocationCounter

/// Hides a value from the optimiser; dear, so for what is made before a measurement.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// Uses a result, as far as the optimiser knows.
@inline(__always)
func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { waymark_touch($0) }
}

/// Reads and changes a variable, as far as the optimiser knows: it cannot carry over what it knows of
/// the variable from one command to the next, no more than it could in an app.
@inline(__always)
func touch<Value>(_ value: inout Value) {
  withUnsafeMutablePointer(to: &value) { waymark_touch($0) }
}
