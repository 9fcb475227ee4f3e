@testable import SampleApp

extension Walk {
  static let sideBySideInSplit = Walk(
    name: "columns lie side by side in a wide window", layout: .split, width: 100,
    transcript: """
        [Home]                         | Posts                           | Todos
                                       |                                 |
        Home                           | Posts                           | Todos
                                       |                                 |
        Choose where to go.            | All posts, showing 1-3 of 3     | All todos, showing 1-6 of 6
        1. Todos                       | 5. Bread                        | 8. [ ] Buy milk
        2. Posts                       | 6. Bikes                        | 9. [x] Fix the bike
        3. Settings                    | 7. Tea                          | 10. [ ] Call Eve
        4. Custom View with Parameter  |                                 | 11. [ ] Read a book
                                       |                                 | 12. [x] Water the plants
                                       |                                 | 13. [ ] Pay the rent
                                       |                                 | 14. Show open
                                       |                                 | 15. Show done
                                       |                                 | 16. Add a todo
      path: split > home
      url: /

      > 6
        Home                           | [Posts]                         | Todos
                                       |                                 |
        Home                           | Post 2                          | Todos
                                       |                                 |
        Choose where to go.            | Bikes                           | All todos, showing 1-6 of 6
        1. Todos                       | by Bob Birch                    | 6. [ ] Buy milk
        2. Posts                       |                                 | 7. [x] Fix the bike
        3. Settings                    | Two wheels.                     | 8. [ ] Call Eve
        4. Custom View with Parameter  |                                 | 9. [ ] Read a book
                                       | Comments, nothing to show       | 10. [x] Water the plants
                                       | 5. About Bob Birch              | 11. [ ] Pay the rent
                                       |                                 | 12. Show open
                                       |                                 | 13. Show done
                                       |                                 | 14. Add a todo
      path: split > posts.list > posts.detail(id: 2)
      url: /posts/2

      > 5
      …
                                       | 6. Todos of Bob Birch           | 11. [x] Water the plants
      …
      path: split > posts.list > posts.detail(id: 2) > posts.author(id: 2)
      url: /posts/by/2

      > 6
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | About Bob Birch                 | Todos of Bob Birch
                                       |                                 |
        Choose where to go.            | Username: bob                   | All todos, showing 1-3 of 3
        1. Todos                       | Email: bob@example.org          | 7. [x] Fix the bike
        2. Posts                       |                                 | 8. [ ] Read a book
        3. Settings                    | Posts, showing 1 of 1           | 9. [ ] Pay the rent
        4. Custom View with Parameter  | 5. Bikes                        | 10. Show open
                                       | 6. Todos of Bob Birch           | 11. Show done
      path: split > todos.list > todos.author(id: 2)
      url: /todos/by/2

      > 8
      …
      path: split > todos.list > todos.author(id: 2) > todos.detail(id: 4)
      url: /todos/4

      > root
      …
      path: split > todos.list
      url: /todos

      > back
      error: the first entry stays; there is nothing below it to go back to
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | About Bob Birch                 | Todos
      …
      path: split > todos.list
      url: /todos

      > system back
      error: the first screen of a stack cannot be swiped back
      …
      path: split > todos.list
      url: /todos

      > 99
      error: this screen has no action 99; type a number from 1 to 15
      …
      path: split > todos.list
      url: /todos

      > 3
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | About Bob Birch                 | Settings
                                       |                                 |
        Choose where to go.            | Username: bob                   | Not signed in
        1. Todos                       | Email: bob@example.org          | Theme: System
        2. Posts                       |                                 | Items per page: 10
        3. Settings                    | Posts, showing 1 of 1           | 7. Theme
        4. Custom View with Parameter  | 5. Bikes                        | 8. Items per page
                                       | 6. Todos of Bob Birch           | 9. About
                                       |                                 | 10. Sign in
      path: split > settings.root
      url: /settings

      > 5
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | Post 2                          | Settings
      …
      path: split > settings.root
      url: /settings

      > 1
        Home                           | Posts                           | [Todos]
                                       |                                 |
        Home                           | Post 2                          | Todos
      …
      path: split > todos.list
      url: /todos

      > 2
        Home                           | [Posts]                         | Todos
                                       |                                 |
        Home                           | Posts                           | Todos
      …
      path: split > posts.list
      url: /posts
      """)
}
