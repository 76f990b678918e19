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

set(STEMMA_SANITIZER "" CACHE STRING "address (with undefined), thread, or fuzzer (address and undefined, for clang)")
if(STEMMA_SANITIZER STREQUAL "address")
    add_compile_options(-fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
    add_link_options(-fsanitize=address,undefined)
elseif(STEMMA_SANITIZER STREQUAL "fuzzer")
    # Of warnings gcc's are known, and those of other compilers are no errors.
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined -w)
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

# What moc writes depends on headers of the project alone, such as those of classes that a signal passes. With the folders
# of libraries it would read all of Qt for each of 600 files, which takes fifty times as long.
get_target_property(moc Qt6::moc LOCATION)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/moc CONTENT [[#!/bin/sh
for argument; do
    shift
    case $argument in "-I@PROJECT_SOURCE_DIR@"*) ;; -I*) continue ;; esac
    set -- "$@" "$argument"
done
exec "@moc@" "$@"
]] @ONLY NEWLINE_STYLE UNIX)
file(CHMOD ${PROJECT_BINARY_DIR}/moc PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CMAKE_AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc)

option(STEMMA_UNITY "Compile the sources of a folder as one, which is quicker where all of them have to be" OFF)

# Lets the sources of each folder be compiled as one, where that is wished. A name in an unnamed namespace then has to be
# the only one of its folder.
function(stemma_unite_folders target)
    if(NOT STEMMA_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # gcc takes the sources for headers, whose classes should have no members of types in unnamed namespaces.
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    foreach(source ${ARGN})
        cmake_path(GET source PARENT_PATH folder)
        cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        string(REPLACE "/" "_" group ${folder})
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endforeach()
endfunction()

# Folders (patterns from the project's root on) whose sources seldom run for long, such as dialogs and plans, and what moc
# wrote for the target: releases compile them with -O1, in up to a third less time. GCC takes headers that were precompiled
# with other optimisations only where these two switches are equal, which -O2 has on.
function(stemma_seldom target)
    if(NOT STEMMA_UNITY OR NOT CMAKE_BUILD_TYPE STREQUAL "Release" OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU"
       OR NOT CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
        return()
    endif()
    set(units ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp)
    foreach(pattern ${ARGN})
        file(GLOB folders LIST_DIRECTORIES true RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/${pattern})
        if(NOT folders)
            message(FATAL_ERROR "There is no folder ${pattern}")
        endif()
        foreach(folder ${folders})
            string(REPLACE "/" "_" group ${folder})
            set(unit ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/Unity/unity_${group}_cxx.cxx)
            if(NOT EXISTS ${unit}) # CMake writes it later, and refuses what is not there yet
                file(WRITE ${unit} "")
            endif()
            list(APPEND units ${unit})
        endforeach()
    endforeach()
    set_source_files_properties(${units} PROPERTIES
        COMPILE_OPTIONS "-O1;-munroll-only-small-loops;-mvzeroupper;-Wno-maybe-uninitialized")
endfunction()

# A new file changes nothing that moc's step depends on, so that step has to be told.
function(stemma_tell_moc target)
    set(known ${CMAKE_CURRENT_BINARY_DIR}/${target}_sources.txt)
    if(EXISTS ${known})
        file(READ ${known} before)
    endif()
    if(NOT "${before}" STREQUAL "${ARGN}")
        file(WRITE ${known} "${ARGN}")
        file(REMOVE ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/timestamp)
    endif()
endfunction()

# A static library of all sources in its folder, headers checked to compile alone.
function(stemma_add_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "PUBLIC;PRIVATE;PRECOMPILE")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS *.h)
    add_library(${name} STATIC ${sources})
    target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    stemma_tell_moc(${name} ${sources} ${headers})
    target_link_libraries(${name} PUBLIC stemma_options ${arg_PUBLIC} PRIVATE ${arg_PRIVATE})
    stemma_unite_folders(${name} ${sources})
    target_precompile_headers(${name} PRIVATE ${arg_PRECOMPILE})
    # Every header compiled beside the precompiled ones alone, as every source has it: built by `./dev check`. CMake's own
    # check of a header set reads Qt anew for each, which takes ten times as long.
    set(alone)
    foreach(header ${headers})
        cmake_path(RELATIVE_PATH header BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
        file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/headers/${header}.cpp CONTENT "#include \"${header}\"\n" @ONLY)
        list(APPEND alone ${CMAKE_CURRENT_BINARY_DIR}/headers/${header}.cpp)
    endforeach()
    add_library(${name}_headers OBJECT EXCLUDE_FROM_ALL ${alone})
    set_target_properties(${name}_headers PROPERTIES AUTOMOC OFF AUTORCC OFF)
    target_link_libraries(${name}_headers PRIVATE stemma_options ${arg_PUBLIC} ${arg_PRIVATE})
    target_precompile_headers(${name}_headers REUSE_FROM ${name})
endfunction()

# One test program of all sources in a folder. Each tst_NAME.cpp has one test class (tests/testkit/testclass.h), which is
# an entry of ctest and a target, so that both can be named alone. HEADERS: from elsewhere, with classes that moc reads.
# The testkit's precompiled headers fit; with PRECOMPILE, the first program with these LIBRARIES makes its own for all.
function(stemma_add_tests folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LIBRARIES;LABELS;HEADERS;PRECOMPILE")
    get_filename_component(shared ${PROJECT_SOURCE_DIR}/../shared ABSOLUTE)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR} OUTPUT_VARIABLE program)
    string(REPLACE "/" "_" program ${program})
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    add_executable(${program} ${sources} ${arg_HEADERS})
    stemma_tell_moc(${program} ${sources} ${arg_HEADERS})
    target_link_libraries(${program} PRIVATE ${arg_LIBRARIES})
    set(mocs ${CMAKE_CURRENT_BINARY_DIR}/${program}_autogen/mocs_compilation.cpp)
    if(NOT arg_HEADERS) # what moc wrote for headers is then empty
        set_source_files_properties(${mocs} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
    endif()
    if(STEMMA_UNITY) # few at a time, so that one that changed is soon compiled; as above, names are those of the folder
        set_target_properties(${program} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH UNITY_BUILD_BATCH_SIZE 6)
        set_source_files_properties(${mocs} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        target_compile_options(${program} PRIVATE -Wno-subobject-linkage)
    endif()
    # What is tested is compiled as the program's debug build is; the tests themselves in three quarters of the time. With these
    # optimisations GCC takes more variables for uninitialised.
    if(NOT STEMMA_SANITIZER)
        target_compile_options(${program} PRIVATE $<$<CONFIG:Debug>:-Og> $<$<CONFIG:Debug>:-Wno-maybe-uninitialized>)
    endif()
    set(precompiled stemma_testkit)
    if(arg_PRECOMPILE)
        string(MAKE_C_IDENTIFIER "STEMMA_PRECOMPILED_${arg_LIBRARIES}" kind)
        get_property(precompiled GLOBAL PROPERTY ${kind})
    endif()
    if(precompiled)
        target_precompile_headers(${program} REUSE_FROM ${precompiled})
    else()
        target_precompile_headers(${program} PRIVATE ${arg_PRECOMPILE})
        set_property(GLOBAL PROPERTY ${kind} ${program})
    endif()
    foreach(source ${sources})
        get_filename_component(name ${source} NAME_WE)
        if(NOT name MATCHES "^tst_")
            continue()
        endif()
        add_custom_target(${name})
        add_dependencies(${name} ${program})
        add_test(NAME ${name} COMMAND ${program} ${name})
        # The time is for what hangs, not for what is slow: a machine that others share may take five times as long.
        set_tests_properties(${name} PROPERTIES
            LABELS "${arg_LABELS}" TIMEOUT 1500
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_ACCESSIBILITY=1;LC_ALL=C.UTF-8;TZ=UTC;QTEST_FUNCTION_TIMEOUT=3000000;STEMMA_VOCABULARIES=;STEMMA_PROGRAM=$<TARGET_FILE:stemma>;STEMMA_SHARED=${shared};STEMMA_SOURCE=${PROJECT_SOURCE_DIR};TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/tsan.supp:ignore_noninstrumented_modules=1;LSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/lsan.supp")
    endforeach()
endfunction()
