# A game in the terminal. Terminal, files, words typed and setups are the program's own.
add_library(play STATIC
  ${CMAKE_SOURCE_DIR}/cli/play.cpp ${CMAKE_SOURCE_DIR}/cli/play_books.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_dialogue.cpp ${CMAKE_SOURCE_DIR}/cli/play_gorod.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_gorod_day.cpp ${CMAKE_SOURCE_DIR}/cli/play_gorod_end.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_gorod_night.cpp ${CMAKE_SOURCE_DIR}/cli/play_gorod_pages.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_gorod_session.cpp ${CMAKE_SOURCE_DIR}/cli/play_gorod_spoken.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_last.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_match.cpp ${CMAKE_SOURCE_DIR}/cli/play_mrak.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_mrak_end.cpp ${CMAKE_SOURCE_DIR}/cli/play_mrak_pages.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_mrak_powers.cpp ${CMAKE_SOURCE_DIR}/cli/play_mrak_session.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_mrak_spoken.cpp ${CMAKE_SOURCE_DIR}/cli/play_names.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_pages.cpp ${CMAKE_SOURCE_DIR}/cli/play_session.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_spoken.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_spy.cpp ${CMAKE_SOURCE_DIR}/cli/play_spy_cards.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_spy_end.cpp ${CMAKE_SOURCE_DIR}/cli/play_spy_pages.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_spy_session.cpp ${CMAKE_SOURCE_DIR}/cli/play_spy_spoken.cpp)
target_link_libraries(play PUBLIC bots cli notation words)
