import Foundation
import Kit

/// One run of the program: from its arguments to its exit code.
@MainActor
struct Launch {
  let arguments: [String]
  let environment: [String: String]
  let output = TextOutput.standard
  let errors = TextOutput.error

  /// Does what the arguments ask for, and returns how it went.
  func run() async -> ExitCode {
    TextOutput.ignoreClosedPipes()
    do throws(OptionsError) {
      switch try Invocation.parse(arguments) {
      case .help: output.write(Help.usage)
      case .version: output.write(Help.version)
      case .run(let options): return await run(options)
      }
      return .success
    } catch {
      report(error.message)
      return .badUsage
    }
  }

  private func run(_ options: Options) async -> ExitCode {
    let stores: AppStores
    do {
      stores = try open(options)
    } catch {
      report("\(error)")
      return .badInput
    }
    let app = AppCoordinator(stores: stores, layout: options.layout)
    let console = Console(session: Session(app: app, opening: options.open), output: output)
    if let commands = options.run {
      await console.run(lines: CommandScript(commands).lines)
    } else if output.isTerminal, StandardInput.isTerminal {
      let style: Style = environment["NO_COLOR"] == nil ? .colour : .plain
      await console.runInTerminal(style: style, lines: StandardInput())
    } else {
      await console.run(lines: StandardInput())
    }
    return .success
  }

  /// Reads the data, and then the kept changes: bad data leaves the folder of changes untouched.
  private func open(_ options: Options) throws -> AppStores {
    let data = try options.data.map(SampleData.load(from:)) ?? SampleData.bundled()
    guard let folder = options.store else { return AppStores(data: data) }
    let changes = try ChangeStore(directory: folder)
    if let notice = changes.notice {
      report(notice)
    }
    return AppStores(data: data, persister: changes)
  }

  private func report(_ message: String) {
    errors.write("\(Help.program): \(message.oneLine())\n")
  }
}
