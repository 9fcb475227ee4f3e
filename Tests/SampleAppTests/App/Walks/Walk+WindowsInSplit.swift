@testable import SampleApp

extension Walk {
  static let windowsInSplit = Walk(
    name: "windows become narrow and wide, also below a sheet", layout: .split, width: 60,
    transcript: """
        Home
      …
      path: split > home
      url: /

      > help
      …
                     close (the screen dismisses itself), sign-out (the session ends),
                     collapse or expand (the window becomes narrow or wide);
      …
      path: split > home
      url: /

      > system collapse
      error: the columns are shown one at a time already; type system expand
        Home
      …
      path: split > home
      url: /

      > 1
        Todos
      …
      path: split > todos.list
      url: /todos

      > 9
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: add, for session
      path: split > todos.list ^ signIn

      > 1 bob
        Add a todo
      …
      path: split > todos.list ^ todos.add
      url: /todos/new

      > 1 Sing
      …
      path: split > todos.list ^ todos.add
      url: /todos/new

      > system expand
        Add a todo
        ·
        What is to be done by Bob Birch?
        ·
        Unsaved title:
        Sing
      …
      path: split > todos.list ^ todos.add
      url: /todos/new

      > go posts
        Add a todo
      …
      question: may add be left? type yes or no
      path: split > todos.list ^ todos.add
      url: /todos/new

      > no
      …
      path: split > todos.list ^ todos.add
      url: /todos/new

      > 2
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | Posts                           | Todos
                                       |                                 |
        Choose where to go.            | All posts, showing 1-3 of 3     | All todos, showing 1-7 of 7
        1. Todos                       | 5. Bread                        | 8. [ ] Sing
      …
      path: split > todos.list
      url: /todos

      > system expand
      error: the columns are side by side already; type system collapse
      …
      path: split > todos.list
      url: /todos

      > 8
      …
      path: split > todos.list > todos.detail(id: 7)
      url: /todos/7

      > system collapse
        Todo 7
      …
        3. Delete
      …
      path: split > todos.list > todos.detail(id: 7)
      url: /todos/7

      > open ./rename
      …
      path: split > todos.list > todos.detail(id: 7) ^ todos.rename(id: 7)
      url: /todos/7/rename

      > system dismiss
      …
      path: split > todos.list > todos.detail(id: 7)
      url: /todos/7

      > system expand
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | Posts                           | Todo 7
                                       |                                 |
        Choose where to go.            | All posts, showing 1-3 of 3     | Sing
        1. Todos                       | 5. Bread                        |
        2. Posts                       | 6. Bikes                        | Status: open
        3. Settings                    | 7. Tea                          | Owner: Bob Birch
        4. Custom View with Parameter  |                                 | 8. Mark as done
                                       |                                 | 9. Rename
                                       |                                 | 10. Delete
                                       |                                 | 11. Todos of Bob Birch
      path: split > todos.list > todos.detail(id: 7)
      url: /todos/7

      > 10
        Delete todo 7?
      …
      path: split > todos.list > todos.detail(id: 7) ^ todos.confirmDelete(id: 7)

      > 1
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | Posts                           | Todos
                                       |                                 |
        Choose where to go.            | All posts, showing 1-3 of 3     | All todos, showing 1-6 of 6
      …
      path: split > todos.list
      url: /todos
      """)
}
