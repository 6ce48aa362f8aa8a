# A game in the terminal. Terminal, files, words typed and setups are the program's own.
add_library(play STATIC
  ${CMAKE_SOURCE_DIR}/cli/play.cpp ${CMAKE_SOURCE_DIR}/cli/play_day.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_dialogue.cpp ${CMAKE_SOURCE_DIR}/cli/play_end.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_match.cpp ${CMAKE_SOURCE_DIR}/cli/play_night.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_pages.cpp ${CMAKE_SOURCE_DIR}/cli/play_session.cpp
  ${CMAKE_SOURCE_DIR}/cli/play_spoken.cpp)
target_link_libraries(play PUBLIC bots cli notation words)
