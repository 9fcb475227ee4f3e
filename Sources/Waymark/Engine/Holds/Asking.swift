/// The reason why a target is asked again although no gate was released.
enum Asking {
  /// The entry that was shown meanwhile has left. The target continues, waits for another gate, or
  /// is dropped.
  case left
  /// The entry that was shown meanwhile should end but cannot. The target continues, or keeps
  /// waiting.
  case unended
}
