// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/testclass.h"

#include <QApplication>

/// Instead of QTEST_MAIN: a test class that shows widgets.
#define GUI_TEST_CLASS(Class)                                                                                          \
    static const stemma::testclass::Registration registrationOf##Class(__FILE__, [](int argc, char** argv) {           \
        const QApplication application(argc, argv);                                                                    \
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);                                                               \
        return stemma::testclass::runTests<Class>(argc, argv);                                                         \
    });
