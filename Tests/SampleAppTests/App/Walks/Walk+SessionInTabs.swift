@testable import SampleApp

extension Walk {
  static let sessionInTabs = Walk(
    name: "signing in and out in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > open /todos/new
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: tabs > home ^ signIn

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

      > 4
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      path: tabs > settings.root ^ settings.signIn
      url: /settings/sign-in

      > 1 Ann
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Signed in as Ann
        Theme: System
        Items per page: 10
        1. Theme
        2. Items per page
        3. About
        4. Sign out
      path: tabs > settings.root
      url: /settings

      > go posts
        Home  Todos  [Posts]  Settings  Custom
        ·
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: tabs > posts.list
      url: /posts

      > go add
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > go settings
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Signed in as Ann
        Theme: System
        Items per page: 10
      …
      path: tabs > settings.root
      url: /settings

      > 4
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

      > go posts
        Home  Todos  [Posts]  Settings  Custom
        ·
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: tabs > posts.list
      url: /posts

      > go add
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: tabs > posts.list ^ signIn

      > open /todos/new
        Sign in
      …
      waiting: todos.add, for session
      path: tabs > posts.list ^ signIn

      > system dismiss
        Home  Todos  [Posts]  Settings  Custom
        ·
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: tabs > posts.list
      url: /posts

      > open /settings/sign-in
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      path: tabs > settings.root ^ settings.signIn
      url: /settings/sign-in

      > 2
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
      """)
}
