import Foundation
import Kit

/// One run of the program: from its arguments to its exit code.
@MainActor
struct Launch {
  let arguments: [String]
  let environment: [String: String]
  let output = TextOutput.standard
  let errors = TextOutput.error

  /// Performs the arguments, and returns the exit code.
  func run() async -> ExitCode {
    TextOutput.prepare()
    let invocation: Invocation
    do throws(OptionsError) {
      invocation = try Invocation.parse(arguments)
    } catch {
      return end(.badUsage, error.message)
    }
    do throws(OutputError) {
      switch invocation {
      case .help: try output.write(Help.usage)
      case .version: try output.write(Help.version)
      case .run(let options): return await run(options)
      }
      return .success
    } catch {
      return end(.badOutput, error.message)
    }
  }

  private func run(_ options: Options) async -> ExitCode {
    if options.run == nil, let problem = StandardInput.problem {
      return end(.badInput, problem)
    }
    let stores: AppStores
    let keeper: StateKeeper?
    let recording: RecordingFile?
    do {
      let data = try options.data.map(SampleData.load(from:)) ?? SampleData.bundled()
      stores = try open(options, data)
      keeper = try options.state.map { try StateKeeper(path: $0, layout: options.layout) }
      report(keeper?.notice)
      recording = try options.record.map {
        try RecordingFile(path: $0, data, from: options.data)
      }
    } catch {
      return end(.badInput, "\(error)")
    }
    report(recording?.notice)
    let app = AppCoordinator(stores: stores, layout: options.layout)
    let session = Session(
      app: app, opening: options.open, keeping: keeper, recording: recording,
      width: options.columns ?? windowWidth ?? Self.usualWidth)
    var code: ExitCode
    do throws(OutputError) {
      code = try await converse(in: session, options)
    } catch {
      code = end(.badOutput, error.message)
    }
    // The recording is tried in any case, since nobody can do that later.
    if let problem = await session.end() {
      report(problem)
      if code == .success { code = .badOutput }
    }
    return code
  }

  /// Answers the commands of the options, or of the input.
  private func converse(
    in session: Session, _ options: Options
  ) async throws(OutputError) -> ExitCode {
    let console = Console(session: session, output: output)
    if let commands = options.run {
      let failures = try await console.run(lines: CommandScript(commands).lines)
      return failures > 0 ? .failedCommand : .success
    }
    if output.isTerminal, StandardInput.isTerminal {
      let style: Style = environment["NO_COLOR"] == nil ? .colour : .plain
      try await console.runInTerminal(style: style, lines: StandardInput()) {
        options.columns == nil ? windowWidth : nil
      }
    } else {
      try await console.run(lines: StandardInput())
    }
    return .success
  }

  /// The traditional width of a terminal, in characters.
  private static let usualWidth = 80

  /// The width of the terminal, or the one that its shell reports, as far as the option allows it; nil for a pipe.
  private var windowWidth: Int? {
    guard output.isTerminal else { return nil }
    let width = output.columns ?? environment["COLUMNS"].flatMap { Int($0) }
    return width.map { min($0, Options.allColumns.upperBound) }
  }

  /// Opens the kept changes. Runs after the data are read, so that bad data leave the folder of
  /// changes untouched.
  private func open(_ options: Options, _ data: SampleData) throws -> AppStores {
    guard let folder = options.store else { return AppStores(data: data) }
    let changes = try ChangeStore(directory: folder)
    report(changes.notice)
    return AppStores(data: data, persister: changes)
  }

  /// Prints why the program ends.
  private func end(_ code: ExitCode, _ message: String) -> ExitCode {
    report(message)
    return code
  }

  private func report(_ message: String?) {
    guard let message else { return }
    // If even this cannot be written, there is no place to report it.
    try? errors.write("\(Help.program): \(message.oneLine())\n")
  }
}
