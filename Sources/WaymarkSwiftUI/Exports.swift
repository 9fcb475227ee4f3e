#if canImport(SwiftUI)
  // Views that only navigate need one import.
  @_exported public import Waymark
#endif
