// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/mutator.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>

namespace stemma {

/// Gives @p read(input) many inputs made of the corpus; it answers what is wrong, or nothing. @p usual: how many, where
/// STEMMA_FUZZ_RUNS does not say; STEMMA_FUZZ_SEED: the first one. The input under way is kept in the folder of
/// temporary files until its reader is through with it. Fails the test that calls it.
template<typename Read> void fuzz(const QByteArrayList& corpus, int usual, Read read)
{
    QVERIFY(!corpus.isEmpty());
    bool isSet = false;
    const int runs = qEnvironmentVariableIntValue("STEMMA_FUZZ_RUNS", &isSet);
    const auto first = quint32(qEnvironmentVariableIntValue("STEMMA_FUZZ_SEED"));
    const QString kept = QDir::tempPath() + QStringLiteral("/stemma-fuzz-%1").arg(QCoreApplication::applicationPid());
    const int all = isSet ? runs : usual;
    for (int i = 0; i < all; ++i) {
        const quint32 seed = first + quint32(i);
        const QByteArray input = Mutator(corpus, seed).next();
        QFile file(kept);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(input) == input.size());
        file.close();
        const QString wrong = read(input);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("seed %1, %2: %3").arg(seed).arg(kept, wrong)));
    }
    QFile::remove(kept);
    qInfo("%d inputs", all);
}

} // namespace stemma
