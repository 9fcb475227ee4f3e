@testable import SampleApp

extension Walk {
  static let errorsInStack = Walk(
    name: "errors and help in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > back
      error: the first entry stays; there is nothing below it to go back to
        Home
      …
      path: home
      url: /

      > root
        This is the first screen of the feature already.
        Home
      …
      path: home
      url: /

      > 5
      error: this screen has no action 5; type a number from 1 to 4
        Home
      …
      path: home
      url: /

      > 4 please
      error: action 4, "Custom View with Parameter", takes no text, and there is "please"; type 4 alone
        Home
      …
      path: home
      url: /

      > 4
        Custom view
        ·
        Hello Custom View
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > 1
      error: this screen has no action 1; it has none, type help to see all commands
        Custom view
      …
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > fly
      error: "fly" is not a command; type help to see all commands
        Custom view
      …
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > help
        NUMBER       do the action of the screen with this number
        NUMBER TEXT  the same with a text, where the action shows <...>
        back         go back one step
        forward      go one position forward in the history
        history      print where you have been; history N goes to position N
        root         go back to the first screen of the current feature
        home         go back to the first screen of the app
        go PLACE     go to home, todos, posts, settings, custom, add
        tab NAME     select a tab (--layout tabs): home, todos, posts, settings, custom
        open LINK    open a link: /todos/1, waymark://todos/1, or ./new from what is shown
        try COMMAND  print what a command would do, and do nothing: open, go, tab, back, root, home
        yes, no      answer whether a screen with unsaved changes may be left
        system WHAT  play what happens by itself: back (a swipe), dismiss (a sheet is dragged down),
                     close (the screen dismisses itself), sign-out (the session ends),
                     collapse or expand (the window becomes narrow or wide) (--layout split);
                     a gesture may also be cancelled or interrupted: system back cancelled
        url          print the link of what is shown
        links        print all links
        tree         print the coordinators and what they show
        state        print what --state keeps: where the app is, as links
        log          print the last 20 changes with their causes and lifecycle events
        help         print this list
        quit         end the app
        Custom view
      …
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View
      """)
}
