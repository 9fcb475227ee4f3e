@testable import SampleApp

extension Walk {
  static let sessionInStack = Walk(
    name: "adding by action, by go and by link needs a session, in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > go todos
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: home > todos.list
      url: /todos

      > 9
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: add, for session
      path: home > todos.list ^ signIn

      > 2
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: home > todos.list
      url: /todos

      > 9
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: add, for session
      path: home > todos.list ^ signIn

      > 1 Ann
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: home > todos.list ^ todos.add
      url: /todos/new

      > system sign-out
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: home > todos.list
      url: /todos

      > go posts
        Posts
        ·
        All posts, showing 1-3 of 3
      …
      path: home > todos.list > posts.list
      url: /posts

      > go add
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: home > todos.list > posts.list ^ signIn

      > 1 Bob
        Add a todo
        ·
        What is to be done by Bob Birch?
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > posts.list > todos.list ^ todos.add
      url: /todos/new

      > go settings
        Settings
        ·
        Signed in as Bob
        Theme: System
        Items per page: 10
        1. Theme
        2. Items per page
        3. About
        4. Sign out
      path: home > todos.list > posts.list > todos.list > settings.root
      url: /settings

      > 4
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
      …
      path: home > todos.list > posts.list > todos.list > settings.root
      url: /settings

      > 4
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      path: home > todos.list > posts.list > todos.list > settings.root ^ settings.signIn
      url: /settings/sign-in

      > back
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
      …
      path: home > todos.list > posts.list > todos.list > settings.root
      url: /settings

      > open /todos/new
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: home > todos.list > posts.list > todos.list > settings.root ^ signIn

      > 1 Cid
        Add a todo
        ·
        What is to be done by Cid?
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list ^ todos.add
      url: /todos/new

      > log
        1. start by AppCoordinator
           enter AppCoordinator
           enter home
           activate home
        2. navigate by AppCoordinator
           enter TodosCoordinator
           enter todos.list
           cover home
           activate todos.list
        3. present by #2
           enter signIn
           cover todos.list
           activate signIn
        4. dismiss by #4
           leave (dismissed) signIn
           uncover todos.list
        5. present by #2
           enter signIn
           cover todos.list
           activate signIn
        6. dismiss by #7
           leave (dismissed) signIn
           uncover todos.list
        7. present by TodosCoordinator
           enter todos.add
           cover todos.list
           activate todos.add
        8. revalidate by AppCoordinator
           leave (access) todos.add
           uncover todos.list
        9. navigate by AppCoordinator
           enter PostsCoordinator
           enter posts.list
           cover todos.list
           activate posts.list
        10. transaction by AppCoordinator
           enter signIn
           cover posts.list
           activate signIn
        11. dismiss by #11
           leave (dismissed) signIn
           uncover posts.list
        12. transaction by AppCoordinator
           enter TodosCoordinator
           enter todos.list
           enter todos.add
           cover posts.list
           activate todos.add
        13. navigate by AppCoordinator
           enter SettingsCoordinator
           enter settings.root
           leave (dismissed) todos.add
           activate settings.root
        14. present by #14
           enter settings.signIn
           cover settings.root
           activate settings.signIn
        15. back by AppCoordinator
           leave (dismissed) settings.signIn
           uncover settings.root
        16. open by AppCoordinator
           enter signIn
           cover settings.root
           activate signIn
        17. dismiss by #17
           leave (dismissed) signIn
           uncover settings.root
        18. open by AppCoordinator
           enter todos.add
           leave (replaced) settings.root
           leave (replaced) SettingsCoordinator
           leave (replaced) todos.list
           leave (replaced) TodosCoordinator
           leave (replaced) posts.list
           leave (replaced) PostsCoordinator
           activate todos.add
        Add a todo
        ·
        What is to be done by Cid?
      …
      path: home > todos.list ^ todos.add
      url: /todos/new
      """)
}
