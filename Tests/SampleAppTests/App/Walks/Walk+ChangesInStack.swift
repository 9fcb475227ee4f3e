@testable import SampleApp

extension Walk {
  static let changesInStack = Walk(
    name: "sheets and a dialog in a stack", layout: .stack,
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
        1. Sign in <Name>
        2. Cancel
      waiting: add, for session
      path: home > todos.list ^ signIn

      > 1
      error: Signing in needs a name, and the text is empty; type any name.
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
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list ^ todos.add
      url: /todos/new

      > 2
      error: A todo needs a title, and the text is empty; type a few words.
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: home > todos.list ^ todos.add
      url: /todos/new

      > 1 path: home
        Add a todo
        ·
        What is to be done by Ann Ash?
        ·
        Unsaved title:
        path: home
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list ^ todos.add
      url: /todos/new

      > 2
        Todos
        ·
        All todos, showing 1-7 of 7
        1. [ ] path: home
        2. [ ] Buy milk
        3. [x] Fix the bike
        4. [ ] Call Eve
        5. [ ] Read a book
        6. [x] Water the plants
        7. [ ] Pay the rent
        8. Show open
        9. Show done
        10. Add a todo
      path: home > todos.list
      url: /todos

      > 1
        Todo 7
        ·
        path: home
        ·
        Status: open
        Owner: Ann Ash
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Ann Ash
      path: home > todos.list > todos.detail(id: 7)
      url: /todos/7

      > 2
        Rename todo 7
        ·
        path: home
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > todos.detail(id: 7) ^ todos.rename(id: 7)
      url: /todos/7/rename

      > 1 Sing;  and dance
        Rename todo 7
        ·
        path: home
        ·
        Unsaved title:
        Sing; and dance
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list > todos.detail(id: 7) ^ todos.rename(id: 7)
      url: /todos/7/rename

      > 2
        Todo 7
        ·
        Sing; and dance
        ·
        Status: open
        Owner: Ann Ash
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Ann Ash
      path: home > todos.list > todos.detail(id: 7)
      url: /todos/7

      > 3
        Delete todo 7?
        ·
        Sing; and dance
        1. Delete
        2. Keep
      path: home > todos.list > todos.detail(id: 7) ^ todos.confirmDelete(id: 7)

      > 2
        Todo 7
        ·
        Sing; and dance
        ·
        Status: open
        Owner: Ann Ash
      …
      path: home > todos.list > todos.detail(id: 7)
      url: /todos/7

      > 3
        Delete todo 7?
        ·
        Sing; and dance
      …
      path: home > todos.list > todos.detail(id: 7) ^ todos.confirmDelete(id: 7)

      > 1
        Todos
        ·
        All todos, showing 1-6 of 6
      …
      path: home > todos.list
      url: /todos
      """)
}
