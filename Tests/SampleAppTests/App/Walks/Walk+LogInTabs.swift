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
      …
      path: tabs > settings.root > settings.about
      url: /settings/about

      > help
      …
        home         go to the tab Home
      …
        tab NAME     select a tab: home, todos, posts, settings, custom
      …
        Home  Todos  Posts  [Settings]  Custom
        ·
        About
      …
      path: tabs > settings.root > settings.about
      url: /settings/about
      """)
}
