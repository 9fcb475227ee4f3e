@testable import SampleApp

extension Walk {
  static let addingInStack = Walk(
    name: "what somebody new adds is theirs, and the list shows it, in a stack", layout: .stack,
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

      > 8
        Todos
        ·
        Done todos, showing 1-2 of 2
      …
      path: home > todos.list
      url: /todos

      > 5
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: add, for session
      path: home > todos.list ^ signIn

      > 1 Dora Dale
        Add a todo
        ·
        What is to be done by Dora Dale?
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list ^ todos.add
      url: /todos/new

      > 1 Mend the fence
        Add a todo
        ·
        What is to be done by Dora Dale?
        ·
        Unsaved title:
        Mend the fence
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: home > todos.list ^ todos.add
      url: /todos/new

      > 2
        Todos
        ·
        All todos, showing 1-7 of 7
        1. [ ] Mend the fence
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
        Mend the fence
        ·
        Status: open
        Owner: Dora Dale
        1. Mark as done
        2. Rename
        3. Delete
        4. Todos of Dora Dale
      path: home > todos.list > todos.detail(id: 7)
      url: /todos/7

      > 4
        Todos of Dora Dale
        ·
        All todos, showing 1 of 1
        1. [ ] Mend the fence
        2. Show open
        3. Show done
      path: home > todos.list > todos.detail(id: 7) > todos.author(id: 3)
      url: /todos/by/3
      """)
}
