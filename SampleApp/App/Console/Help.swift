/// The texts that explain the app and its console.
enum Help {
  /// The name of the program in messages.
  static let program = "SampleApp"

  /// The output of `--version`.
  static let version = "SampleApp, unreleased\n"

  /// The output of `--help`.
  static let usage = """
    SampleApp, the sample app of Waymark, in a terminal or a pipe.

    Usage: SampleApp [--layout stack|tabs|split] [--columns N] [--data DIR] [--store DIR]
                     [--state FILE] [--record FILE] [--open LINK] [--run COMMANDS]

      --layout NAME        how the features are composed: stack, tabs or split; stack if not given
      --columns N          how many characters wide the window is; that of the terminal if not
                           given, and 80 in a pipe; split shows its columns side by side from
                           \(Session.wide) on
      --data DIR           read todos.json, posts.json, comments.json and users.json from a folder
      --store DIR          keep changes in a folder across runs; without it they are lost
      --state FILE         start where the app was when it last ended, however that was, and keep
                           where it is in a file from then on
      --record FILE        write a test to a file that does what is done in this session, and states
                           what comes of it; it is written anew with each command, and tried at the end
      --open LINK          open a link first, such as /todos/1, with the screens that lead there;
                           a link that leads nowhere is an error in the first answer, and the app
                           goes on
      --run COMMANDS       carry out commands as if piped in: "go todos; 1; back"
                           (in a text, \\; is a semicolon, and \\\\ a backslash); all are carried
                           out, and if one of them is answered by an error, the exit code says so
      --help, -h           print this text
      --version            print the version

    Exit codes: 0, 64 for bad usage, 65 for a command of --run that fails, 66 for files or input that
    cannot be used, 74 for output, or a recording at its end, that cannot be written.

    Commands, in the app, in a pipe and after --run:

    """ + commands(in: .stack).map { "  \($0)\n" }.joined()

  /// The output of the command `help`.
  static func commands(in layout: Layout) -> [String] {
    let home =
      switch layout {
      case .stack: "go back to the first screen of the app"
      case .tabs: "go to the tab Home"
      case .split: "go to the menu, and leave what covers the columns"
      }
    let layoutOfTabs = layout == .tabs ? "" : " (--layout tabs)"
    let layoutOfColumns = layout == .split ? "" : " (--layout split)"
    return [
      "NUMBER       do the action of the screen with this number",
      "NUMBER TEXT  the same with a text, where the action shows <...>",
      "back         go back one step",
      "forward      go one position forward in the history",
      "history      print where you have been; history N goes to position N",
      "root         go back to the first screen of the current feature",
      "home         \(home)",
      "go PLACE     go to \(Place.names), add",
      "tab NAME     select a tab\(layoutOfTabs): \(Place.names)",
      "open LINK    open a link: /todos/1, waymark://todos/1, or ./new from what is shown",
      "try COMMAND  print what a command would do, and do nothing: \(Navigation.Word.names)",
      "yes, no      answer whether a screen with unsaved changes may be left",
      "system WHAT  play what happens by itself: back (a swipe), dismiss (a sheet is dragged down),",
      "             close (the screen dismisses itself), sign-out (the session ends),",
      "             collapse or expand (the window becomes narrow or wide)\(layoutOfColumns);",
      "             a gesture may also be cancelled or interrupted: system back cancelled",
      "url          print the link of what is shown",
      "links        print all links",
      "tree         print the coordinators and what they show",
      "state        print what --state keeps: where the app is, as links",
      "log          print the last \(ChangeLog.limit) changes with their causes and lifecycle events",
      "help         print this list",
      "quit         end the app",
    ]
  }
}
