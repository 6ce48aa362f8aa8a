# The shell around the server's core (sockets, disk, clock), and the web page inside.
find_package(OpenSSL REQUIRED)
find_package(prometheus-cpp CONFIG REQUIRED COMPONENTS core)
pkg_check_modules(qrcodegencpp REQUIRED IMPORTED_TARGET qrcodegencpp)
find_path(WSLAY_INCLUDE wslay/wslay.h REQUIRED)
find_library(WSLAY_LIBRARY wslay REQUIRED)

# The page as it was built, or one that says how to join.
if(EXISTS ${CMAKE_SOURCE_DIR}/web/dist/index.html)
  set(PAGE ${CMAKE_SOURCE_DIR}/web/dist)
else()
  set(PAGE ${CMAKE_SOURCE_DIR}/server/assets)
endif()
file(GLOB_RECURSE PAGE_FILES CONFIGURE_DEPENDS ${PAGE}/*)
set(ASSETS_SOURCE ${CMAKE_BINARY_DIR}/generated/server/assets.cpp)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/generated/server)
add_executable(assets_embed server/assets/embed_assets.cpp)
add_custom_command(OUTPUT ${ASSETS_SOURCE} COMMAND assets_embed ${ASSETS_SOURCE} ${PAGE}
                   DEPENDS assets_embed ${PAGE_FILES} COMMENT "the web page")

# A program at the other end of the line.
part(client_line FOLDERS client/line NEEDS client)
target_include_directories(client_line SYSTEM PRIVATE ${WSLAY_INCLUDE})
target_link_libraries(client_line PRIVATE OpenSSL::SSL OpenSSL::Crypto ${WSLAY_LIBRARY}
                      PkgConfig::sodium)

part(server_shell FOLDERS server/http server/disk server/shell SOURCES ${ASSETS_SOURCE} NEEDS server_core storage
     Threads::Threads)
target_include_directories(server_shell SYSTEM PRIVATE ${WSLAY_INCLUDE})
target_link_libraries(server_shell PRIVATE Boost::headers OpenSSL::SSL OpenSSL::Crypto
                      ${WSLAY_LIBRARY} prometheus-cpp::core PkgConfig::qrcodegencpp PkgConfig::sodium)
