/// Releases a value that was taken out of a property, after the access to that property has ended.
///
/// What it captured may call user code that reads the same property when it is released. Without
/// this, an optimised build releases a value that nobody uses as soon as it is replaced, which is
/// inside the access.
@inline(__always)
func releaseOutside<Value>(_ taken: Value) {
  withExtendedLifetime(taken) {}
}
