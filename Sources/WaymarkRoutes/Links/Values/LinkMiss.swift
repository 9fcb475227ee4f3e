/// A part of a link did not fit. The input remembers which part, and why. Only for the framework.
public struct _LinkMiss: Error {
  @usableFromInline
  init() {}
}
