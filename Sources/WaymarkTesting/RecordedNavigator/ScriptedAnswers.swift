/// The answers of a script, in order for each question.
struct ScriptedAnswers<Question: Equatable, Input> {
  typealias Answer = @MainActor (Input) -> (any Sendable)?

  private var answers: [(question: Question, answer: Answer)] = []

  /// The questions of unused answers, in the order of the script.
  var unused: [Question] { answers.map(\.question) }

  mutating func add(_ answer: @escaping Answer, to question: Question, times count: Int = 1) {
    answers += Array(repeating: (question, answer), count: max(count, 0))
  }

  /// Takes the next answer to a question.
  mutating func take(_ question: Question) -> Answer? {
    guard let place = answers.firstIndex(where: { $0.question == question }) else { return nil }
    return answers.remove(at: place).answer
  }
}
