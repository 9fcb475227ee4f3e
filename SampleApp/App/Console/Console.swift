/// Runs a session between an input and an output until one of them ends.
@MainActor
struct Console {
  let session: Session
  let output: TextOutput

  /// Answers lines as a program reads them: plain, without prompts.
  func run(lines: some Sequence<String>) async {
    guard output.write(session.firstBlock.text(in: .plain)) else { return }
    for line in lines {
      guard let block = await session.answer(line) else { continue }
      guard output.write(block.text(in: .plain)), !session.isOver else { return }
    }
  }

  /// Answers lines as a person types them, asking for each.
  func runInTerminal(style: Style, lines: some Sequence<String>) async {
    let prompt = style.apply(.prompt, to: "> ")
    guard output.write(session.firstBlock.text(in: style) + prompt) else { return }
    for line in lines {
      let block = await session.answer(line)
      if session.isOver { return }
      guard output.write((block?.text(in: style) ?? "") + prompt) else { return }
    }
    // The prompt is still waiting on its line.
    output.write("\n")
  }
}
