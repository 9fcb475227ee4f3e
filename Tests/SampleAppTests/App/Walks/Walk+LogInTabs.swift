@testable import SampleApp

extension Walk {
  static let logInTabs = Walk(
    name: "tree, log and help in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > go custom
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
        ·
        Hello Custom View
      path: tabs > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > go home
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > log
        1. start by AppCoordinator
           enter AppCoordinator
           enter tabs
           enter home
           enter TodosCoordinator
           enter todos.list
           enter PostsCoordinator
           enter posts.list
           enter SettingsCoordinator
           enter settings.root
           enter custom(message: "Hello Custom View")
           activate home
        2. select by AppCoordinator
           cover home
           activate custom(message: "Hello Custom View")
        3. select by AppCoordinator
           cover custom(message: "Hello Custom View")
           uncover home
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > go settings
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
      …
      path: tabs > settings.root
      url: /settings

      > 3
        Home  Todos  Posts  [Settings]  Custom
        ·
        About
        ·
        The sample app of Waymark, coordinators for Swift.
        Its features know nothing of each other; the app puts them together,
        as one stack, as tabs or as columns, without a change in them.
      path: tabs > settings.root > settings.about
      url: /settings/about

      > tree
        AppCoordinator
          tabs
            | tab home
              home
            | tab todos.list
              TodosCoordinator
                list
            | tab posts.list
              PostsCoordinator
                list
            | tab settings.root (selected)
              SettingsCoordinator
                root
                about *
            | tab custom(message: "Hello Custom View")
              custom(message: "Hello Custom View")
        Home  Todos  Posts  [Settings]  Custom
        ·
        About
        ·
        The sample app of Waymark, coordinators for Swift.
        Its features know nothing of each other; the app puts them together,
        as one stack, as tabs or as columns, without a change in them.
      path: tabs > settings.root > settings.about
      url: /settings/about

      > help
        NUMBER       do the action of the screen with this number
        NUMBER TEXT  the same with a text, where the action shows <...>
        back         go back one step
        forward      go one position forward in the history
        history      print where you have been; history N goes to position N
        root         go back to the first screen of the current feature
        home         go to the tab Home
        go PLACE     go to home, todos, posts, settings, custom, add
        tab NAME     select a tab: home, todos, posts, settings, custom
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
        Home  Todos  Posts  [Settings]  Custom
        ·
        About
        ·
        The sample app of Waymark, coordinators for Swift.
        Its features know nothing of each other; the app puts them together,
        as one stack, as tabs or as columns, without a change in them.
      path: tabs > settings.root > settings.about
      url: /settings/about
      """)
}
