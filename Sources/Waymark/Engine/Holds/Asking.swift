/// Why a target is asked again although nothing was released.
enum Asking {
  /// What was shown for it has left: it goes on, waits for something new, or is dropped.
  case left
  /// What was shown for it was to end and cannot: it goes on, or waits on.
  case unended
}
