/// Runs a session between an input and an output until one of them ends.
@MainActor
struct Console {
  let session: Session
  let output: TextOutput

  /// Answers lines for a program: plain, without prompts. Returns how many answers are errors.
  @discardableResult
  func run(lines: some Sequence<String>) async throws(OutputError) -> Int {
    var failures = 0
    try output.write(session.firstBlock.rendered(in: .plain))
    for line in lines {
      guard let block = await session.answer(line) else { continue }
      if block.error != nil { failures += 1 }
      try output.write(block.rendered(in: .plain))
      if session.isOver { break }
    }
    return failures
  }

  /// Answers lines that a person types, with a prompt for each.
  ///
  /// - Parameter width: The current width of the terminal in characters; nil to keep the last one.
  func runInTerminal(
    style: Style, lines: some Sequence<String>, width: () -> Int? = { nil }
  ) async throws(OutputError) {
    let prompt = style.apply(.prompt, to: "> ")
    try output.write(session.firstBlock.rendered(in: style) + prompt)
    for line in lines {
      if let width = width() { session.resize(to: width) }
      let block = await session.answer(line)
      if session.isOver { return }
      try output.write((block?.rendered(in: style) ?? "") + prompt)
    }
    // Ends the line of the prompt.
    try output.write("\n")
  }
}
