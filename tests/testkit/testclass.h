// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QCoreApplication>
#include <QtTest/QTest> // with the folder: who reads this header alone has no link to Qt Test

#include <optional>
#include <string_view>

/// The classes of one test program. Its main(), in testmain.cpp, runs the class named by the first argument; ctest has
/// an entry for each.
namespace stemma::testclass {

/// Runs a test class; @p arguments begin with its name, as if it were a program of its own.
using Run = int (*)(int argc, char** argv);

/// Makes a class known under the name of its source file without the extension.
class Registration
{
public:
    Registration(std::string_view sourceFile, Run run);
};

/// The class of this name; null: there is none.
[[nodiscard]] Run find(std::string_view name);
/// Of all classes, a line each.
[[nodiscard]] QByteArray names();

/// Runs the class as a test, or what it does in a child process that it started. A class that starts this program again
/// with its own name and further arguments has  `static std::optional<int> runAsChild(const QStringList& arguments)`
/// which gives the exit code, or nothing where the arguments are those of Qt Test.
template<typename TestClass> int runTests(int argc, char** argv)
{
    if constexpr (requires { TestClass::runAsChild(QStringList()); }) {
        if (const std::optional<int> code = TestClass::runAsChild(QCoreApplication::arguments()))
            return *code;
    }
    TestClass test;
    return QTest::qExec(&test, argc, argv);
}

/// How long a test waits for what comes by itself, in milliseconds. Only a test that fails waits so long.
inline constexpr int Patience = 60'000;

} // namespace stemma::testclass

// Those of Qt give up after five seconds, which a machine with other work to do may need.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT(expr, ::stemma::testclass::Patience)
#undef QTRY_VERIFY2
#define QTRY_VERIFY2(expr, message) QTRY_VERIFY2_WITH_TIMEOUT(expr, message, ::stemma::testclass::Patience)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT(expr, expected, ::stemma::testclass::Patience)

/// Instead of QTEST_GUILESS_MAIN, in a file that has one such class.
#define TEST_CLASS(Class)                                                                                              \
    static const stemma::testclass::Registration registrationOf##Class(__FILE__, [](int argc, char** argv) {           \
        const QCoreApplication application(argc, argv);                                                                \
        return stemma::testclass::runTests<Class>(argc, argv);                                                         \
    });
