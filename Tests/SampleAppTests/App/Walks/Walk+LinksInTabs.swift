@testable import SampleApp

extension Walk {
  static let linksInTabs = Walk(
    name: "links in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > open /posts/2
        Home  Todos  [Posts]  Settings  Custom
        ·
        Post 2
        ·
        Bikes
        by Bob Birch
        ·
        Two wheels.
        ·
        Comments, nothing to show
        1. About Bob Birch
      path: tabs > posts.list > posts.detail(id: 2)
      url: /posts/2

      > open /todos/3/delete
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
      …
      path: tabs > todos.list > todos.detail(id: 3)
      url: /todos/3

      > url
        /todos/3
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todo 3
      …
      path: tabs > todos.list > todos.detail(id: 3)
      url: /todos/3

      > open WAYMARK://settings/about
        Home  Todos  Posts  [Settings]  Custom
        ·
        About
        ·
        The sample app of Waymark, coordinators for Swift.
        Its features know nothing of each other; the app puts them together,
        as one stack, as tabs or as columns, without a change in them.
      path: tabs > settings.root > settings.about
      url: /settings/about

      > open /settings/about
        This is shown already.
        Home  Todos  Posts  [Settings]  Custom
        ·
        About
      …
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
                detail(id: 3)
            | tab posts.list
              PostsCoordinator
                list
                detail(id: 2)
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

      > open /custom?message=Hello%20Custom%20View
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
        ·
        Hello Custom View
      path: tabs > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > open /custom?message=Above
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
        ·
        Above
      path: tabs > custom(message: "Above")
      url: /custom?message=Above

      > open todos
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: tabs > todos.list
      url: /todos

      > open /
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /
      """)
}
