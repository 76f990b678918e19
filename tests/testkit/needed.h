// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFileInfo>

namespace stemma {

/// Why a test that reads the real store @p path cannot run; empty: it can.
inline QString missingSample(const QString& path)
{
    return QFileInfo::exists(path) ? QString() : QStringLiteral("the real store %1 is not here").arg(path);
}

} // namespace stemma

/// Leaves a test that needs what is missing for the reason @p missing, if that is not empty; on CI it must be there.
/// For files that include QTest.
#define NEED(missing)                                                                                                  \
    do {                                                                                                               \
        const QString missingHere = (missing);                                                                         \
        if (!missingHere.isEmpty() && qEnvironmentVariableIsSet("CI"))                                                 \
            QFAIL(qPrintable(missingHere));                                                                            \
        if (!missingHere.isEmpty())                                                                                    \
            QSKIP(qPrintable(missingHere));                                                                            \
    } while (false)
