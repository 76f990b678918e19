# SPDX-FileCopyrightText: 2026 The Stemma authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What every target of the project is compiled with.
add_library(stemma_options INTERFACE)
target_compile_features(stemma_options INTERFACE cxx_std_23)
target_include_directories(stemma_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(stemma_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
    -Wimplicit-fallthrough -Wduplicated-cond -Wlogical-op -Wsuggest-override
    -Wno-missing-field-initializers) # designated initialisers leave out what keeps its default
target_compile_definitions(stemma_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY QT_NO_URL_CAST_FROM_STRING
    QT_NO_FOREACH QT_USE_QSTRINGBUILDER QT_NO_CONTEXTLESS_CONNECT QT_NO_QASCONST
    QT_DISABLE_DEPRECATED_UP_TO=0x060800 STEMMA_VERSION="${PROJECT_VERSION}")

set(STEMMA_SANITIZER "" CACHE STRING "address (with undefined) or thread")
if(STEMMA_SANITIZER STREQUAL "address")
    add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    add_link_options(-fsanitize=address,undefined)
elseif(STEMMA_SANITIZER STREQUAL "thread")
    add_compile_options(-fsanitize=thread -fno-omit-frame-pointer -Wno-tsan)
    add_link_options(-fsanitize=thread)
    add_library(stemma_handoffs OBJECT ${PROJECT_SOURCE_DIR}/tests/tsan/handoffs.cpp)
    target_compile_features(stemma_handoffs PRIVATE cxx_std_23)
    target_link_libraries(stemma_handoffs PRIVATE Qt6::Core)
    target_sources(stemma_options INTERFACE $<TARGET_OBJECTS:stemma_handoffs>)
endif()

find_program(STEMMA_CCACHE ccache)
if(STEMMA_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${STEMMA_CCACHE})
endif()
find_program(STEMMA_MOLD mold)
if(STEMMA_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

# A static library of all sources in its folder, headers checked to compile alone.
function(stemma_add_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "PUBLIC;PRIVATE;PRECOMPILE")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS *.h)
    add_library(${name} STATIC ${sources})
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    set_target_properties(${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)
    # A new file changes nothing that moc's step depends on, so that step has to be told.
    set(known ${CMAKE_CURRENT_BINARY_DIR}/${name}_sources.txt)
    if(EXISTS ${known})
        file(READ ${known} before)
    endif()
    if(NOT "${before}" STREQUAL "${sources};${headers}")
        file(WRITE ${known} "${sources};${headers}")
        file(REMOVE ${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/timestamp)
    endif()
    target_link_libraries(${name} PUBLIC stemma_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    if(arg_PRECOMPILE)
        target_precompile_headers(${name} PRIVATE ${arg_PRECOMPILE})
    endif()
endfunction()

# One test program a source file tst_NAME.cpp.
function(stemma_add_test source)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "TIMEOUT" "LIBRARIES;LABELS")
    get_filename_component(name ${source} NAME_WE)
    get_filename_component(shared ${PROJECT_SOURCE_DIR}/../shared ABSOLUTE)
    if(NOT arg_TIMEOUT)
        # For what hangs, not for what is slow: a machine that others share may take five times as long.
        set(arg_TIMEOUT 900)
    endif()
    add_executable(${name} ${source})
    target_link_libraries(${name} PRIVATE ${arg_LIBRARIES})
    # Programs of one kind are compiled alike, so the first of them makes the headers for all.
    get_property(first GLOBAL PROPERTY STEMMA_PRECOMPILED_${arg_LABELS})
    if(first)
        target_precompile_headers(${name} REUSE_FROM ${first})
    else()
        target_precompile_headers(${name} PRIVATE <QtCore/QtCore> <QtTest/QtTest> <expected> <functional> <memory> <variant> <vector>)
        set_property(GLOBAL PROPERTY STEMMA_PRECOMPILED_${arg_LABELS} ${name})
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        LABELS "${arg_LABELS}" TIMEOUT ${arg_TIMEOUT}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_ACCESSIBILITY=1;LC_ALL=C.UTF-8;TZ=UTC;QTEST_FUNCTION_TIMEOUT=1500000;STEMMA_VOCABULARIES=;STEMMA_PROGRAM=$<TARGET_FILE:stemma>;STEMMA_SHARED=${shared};STEMMA_SOURCE=${PROJECT_SOURCE_DIR};TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/tsan.supp:ignore_noninstrumented_modules=1;LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp")
endfunction()
