# A game in the terminal, played through text streams.
set(PLAY_TESTS ${CMAKE_SOURCE_DIR}/tests/cli)
add_executable(play_tests ${PLAY_TESTS}/play_test.cpp ${PLAY_TESTS}/play_script.cpp
                          ${PLAY_TESTS}/play_mrakoszlap_test.cpp
                          ${PLAY_TESTS}/play_mrakoszlap_hand_test.cpp
                          ${PLAY_TESTS}/play_person.cpp
                          ${PLAY_TESTS}/play_deal_test.cpp
                          ${PLAY_TESTS}/play_feeds_test.cpp
                          ${PLAY_TESTS}/play_resume_test.cpp
                          ${PLAY_TESTS}/play_talk_test.cpp
                          ${PLAY_TESTS}/play_say_test.cpp
                          ${PLAY_TESTS}/play_begin_test.cpp
                          ${PLAY_TESTS}/play_mrakoszlap_secrets_test.cpp
                          ${PLAY_TESTS}/play_mrakoszlap_seen_test.cpp
                          ${PLAY_TESTS}/play_secrets_test.cpp
                          ${PLAY_TESTS}/play_spytown_test.cpp
                          ${PLAY_TESTS}/terminal_test.cpp)
target_link_libraries(play_tests PRIVATE cli GTest::gtest_main)
if(OMERTA_SANITIZE AND NOT OMERTA_EVERY_TEST)  # whole evenings many times over: by the quick build
  set(FEWER --gtest_filter=-*Feeds*:*Killed*:*Deal*:*Secrets*)
endif()
add_test(NAME play_tests COMMAND play_tests ${FEWER})
takes_seconds(play_tests 45)

if(NOT OMERTA_SANITIZE OR OMERTA_EVERY_TEST)
  # The program itself in a terminal, its screen read by an emulator.
  add_executable(play_screen_tests ${PLAY_TESTS}/play_screen_test.cpp
                                   ${PLAY_TESTS}/play_screen_secrets_test.cpp
                                   ${PLAY_TESTS}/newcomer.cpp ${PLAY_TESTS}/play_script.cpp)
  target_link_libraries(play_screen_tests PRIVATE cli emulated_terminal GTest::gtest_main)
  target_compile_definitions(play_screen_tests PRIVATE OMERTA_PROGRAM="$<TARGET_FILE:omerta>")
  add_dependencies(play_screen_tests omerta)
  add_test(NAME play_screen_tests COMMAND play_screen_tests)
  takes_seconds(play_screen_tests 50)
endif()
