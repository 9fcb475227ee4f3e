/// What an entry finishes with where somebody asked for it, and what becomes of that.
@MainActor
struct ReplySource {
  let typeName: String
  let accepts: (any Sendable) -> Bool
  /// The answer; nil if there is none in the value.
  let convert: (any Sendable) -> (any Sendable)?

  init<Value: Sendable>(_ convert: @escaping @MainActor (Value) -> (any Sendable)?) {
    typeName = WaymarkRoutes.typeName(of: Value.self)
    accepts = { $0 is Value }
    self.convert = { value in (value as? Value).flatMap(convert) }
  }
}
