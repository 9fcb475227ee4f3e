@testable import SampleApp

extension Walk {
  static let systemInStack = Walk(
    name: "swipes and drags in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > system back
      error: the first screen of a stack cannot be swiped back
        Home
      …
      path: home
      url: /

      > system dismiss
      error: no sheet or dialog is open, so nothing can be dragged down
        Home
      …
      path: home
      url: /

      > system close
      error: the first screen of the app cannot be dismissed
        Home
      …
      path: home
      url: /

      > open /todos/3
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
      …
      path: home > todos.list > todos.detail(id: 3)
      url: /todos/3

      > 3
        Delete todo 3?
        ·
        Call Eve
        1. Delete
        2. Keep
      path: home > todos.list > todos.detail(id: 3) ^ todos.confirmDelete(id: 3)

      > system back
      error: the first screen of a stack cannot be swiped back
        Delete todo 3?
        ·
        Call Eve
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.confirmDelete(id: 3)

      > system dismiss cancelled
        Delete todo 3?
      …
      path: home > todos.list > todos.detail(id: 3) ^ todos.confirmDelete(id: 3)

      > system dismiss
        Todo 3
        ·
        Call Eve
        ·
        Status: open
        Owner: Ann Ash
      …
      path: home > todos.list > todos.detail(id: 3)
      url: /todos/3

      > system back cancelled
        Todo 3
      …
      path: home > todos.list > todos.detail(id: 3)
      url: /todos/3

      > System Back  Interrupted
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: home > todos.list
      url: /todos

      > go add
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: home > todos.list ^ signIn

      > system dismiss
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: home > todos.list
      url: /todos

      > log
        1. start by AppCoordinator
           enter AppCoordinator
           enter home
           activate home
        2. open by AppCoordinator
           enter TodosCoordinator
           enter todos.list
           enter todos.detail(id: 3)
           cover home
           activate todos.detail(id: 3)
        3. present by #2
           enter todos.confirmDelete(id: 3)
           cover todos.detail(id: 3)
           activate todos.confirmDelete(id: 3)
        4. reconcile by system
           leave (system) todos.confirmDelete(id: 3)
           uncover todos.detail(id: 3)
        5. reconcile by system
           leave (system) todos.detail(id: 3)
           activate todos.list
        6. transaction by AppCoordinator
           enter signIn
           cover todos.list
           activate signIn
        7. reconcile by system
           leave (system) signIn
           uncover todos.list
        Todos
      …
      path: home > todos.list
      url: /todos
      """)
}
