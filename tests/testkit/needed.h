// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFileInfo>
#include <QStringList>

namespace stemma {

/// The folders with genuine stores of the formats, those of them that are there: ours, and one beside the checkout that
/// has more of them.
inline QStringList realStoreFolders()
{
    QStringList folders {qEnvironmentVariable("STEMMA_SOURCE") + QStringLiteral("/tests/data/stores"),
        qEnvironmentVariable("STEMMA_SHARED") + QStringLiteral("/data")};
    folders.removeIf([](const QString& folder) { return !QFileInfo(folder).isDir(); });
    return folders;
}

/// Where the genuine store @p path is, or one of its files; also of a path that is to be added to.
inline QString realStore(const QString& path)
{
    const QStringList folders = realStoreFolders();
    for (const QString& folder : folders) {
        if (QFileInfo::exists(folder + u'/' + path))
            return folder + u'/' + path;
    }
    return folders.value(0) + u'/' + path;
}

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
