/// Why a coordinator cannot become a child.
struct ChildRefusal: Error {
  let reason: IgnoredReason

  init(_ reason: IgnoredReason) {
    self.reason = reason
  }
}
