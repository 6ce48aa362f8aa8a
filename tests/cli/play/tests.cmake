# A game in the terminal, played through text streams.
add_executable(play_tests play/play_test.cpp play/script.cpp
                          play/mrakoszlap_test.cpp
                          play/mrakoszlap_hand_test.cpp
                          play/person.cpp
                          play/deal_test.cpp
                          play/feeds_test.cpp
                          play/resume_test.cpp
                          play/talk_test.cpp
                          play/say_test.cpp
                          play/begin_test.cpp
                          play/mrakoszlap_secrets_test.cpp
                          play/mrakoszlap_seen_test.cpp
                          play/secrets_test.cpp
                          play/spytown_test.cpp
                          terminal_test.cpp)
target_link_libraries(play_tests PRIVATE cli GTest::gtest_main)
if(OMERTA_SANITIZE AND NOT OMERTA_EVERY_TEST)  # whole evenings many times over: by the quick build
  set(FEWER --gtest_filter=-*Feeds*:*Killed*:*Deal*:*Secrets*)
endif()
add_test(NAME play_tests COMMAND play_tests ${FEWER})
takes_seconds(play_tests 45)

if(NOT OMERTA_SANITIZE OR OMERTA_EVERY_TEST)
  # The program itself in a terminal, its screen read by an emulator.
  add_executable(play_screen_tests play/screen_test.cpp
                                   play/screen_secrets_test.cpp
                                   play/newcomer.cpp play/script.cpp)
  target_link_libraries(play_screen_tests PRIVATE cli emulated_terminal GTest::gtest_main)
  target_compile_definitions(play_screen_tests PRIVATE OMERTA_PROGRAM="$<TARGET_FILE:omerta>")
  add_dependencies(play_screen_tests omerta)
  sharded_test(play_screen_tests 3)
endif()
