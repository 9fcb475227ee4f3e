/// A fault of one state, without the way to it.
struct ExplorerFault: Equatable {
  let code: ExplorerFinding.Code
  let subject: String
  let message: String

  init(_ code: ExplorerFinding.Code, of subject: String, _ message: String) {
    self.code = code
    self.subject = subject
    self.message = message
  }
}
