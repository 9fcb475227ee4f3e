#if canImport(SwiftUI)
  // Views that only navigate need one import, and so do the files of this module.
  @_exported public import Waymark
#endif
