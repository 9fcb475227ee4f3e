internal import AllocationCounter

/// Hides a value from the optimiser; costly, so only for what is made before a measurement.
@inline(never)
@_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }

/// Makes the optimiser believe that a result is used.
@inline(__always)
func keep<Value>(_ value: Value) {
  withUnsafePointer(to: value) { waymark_touch($0) }
}

/// Makes the optimiser believe that a variable is read and changed: as in an app, it cannot carry what
/// it knows of the variable from one command over to the next.
@inline(__always)
func touch<Value>(_ value: inout Value) {
  withUnsafeMutablePointer(to: &value) { waymark_touch($0) }
}
