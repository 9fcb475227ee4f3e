/// The type of result that an entry finishes with for an asker, and its conversion into the answer.
@MainActor
struct ReplySource {
  let typeName: String
  let accepts: (any Sendable) -> Bool
  /// Converts a value into the answer, or nil.
  let convert: (any Sendable) -> (any Sendable)?

  init<Value: Sendable>(_ convert: @escaping @MainActor (Value) -> (any Sendable)?) {
    typeName = WaymarkRoutes.typeName(of: Value.self)
    accepts = { $0 is Value }
    self.convert = { value in (value as? Value).flatMap(convert) }
  }
}
