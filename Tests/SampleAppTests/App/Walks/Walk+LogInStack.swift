@testable import SampleApp

extension Walk {
  static let logInStack = Walk(
    name: "tree and log in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > 1
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

      > tree
        AppCoordinator
          home
          TodosCoordinator
            list
            ^ sheet
              add *
        Add a todo
      …
      path: home > todos.list ^ todos.add
      url: /todos/new

      > 3
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: home > todos.list
      url: /todos

      > back
        Home
      …
      path: home
      url: /

      > go custom
        Custom view
        ·
        Hello Custom View
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > log
        1. start by AppCoordinator
           enter AppCoordinator
           enter home
           activate home
        2. navigate by #1
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
        5. present by TodosCoordinator
           enter todos.add
           cover todos.list
           activate todos.add
        6. dismiss by #5
           leave (dismissed) todos.add
           uncover todos.list
        7. back by AppCoordinator
           leave (popped) todos.list
           leave (popped) TodosCoordinator
           uncover home
        8. navigate by AppCoordinator
           enter custom(message: "Hello Custom View")
           cover home
           activate custom(message: "Hello Custom View")
        Custom view
      …
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View
      """)
}
