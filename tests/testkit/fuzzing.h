// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/fuzztarget.h"
#include "tests/testkit/mutator.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTest>

namespace stemma {

/// Gives the reader all inputs that are kept and all seeds, then many that are made of them at random. STEMMA_FUZZ_RUNS
/// says how many; STEMMA_FUZZ_SEED: the first one. The input under way is kept in the folder of temporary files until
/// its reader is through with it. Fails the test that calls it.
inline void fuzz(const FuzzTarget& target)
{
    const QString kept = QDir::tempPath() + QStringLiteral("/stemma-fuzz-%1").arg(QCoreApplication::applicationPid());
    const auto read = [&](const QByteArray& input, const QString& which) {
        QFile file(kept);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(input) == input.size());
        file.close();
        const QString wrong = target.read(input);
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1, %2: %3").arg(which, kept, wrong)));
    };
    const QByteArrayList corpus = keptInputs(target) + target.seeds();
    QVERIFY(!corpus.isEmpty());
    for (qsizetype i = 0; i < corpus.size() && !QTest::currentTestFailed(); ++i)
        read(corpus.at(i), QStringLiteral("input %1 of the corpus").arg(i));
    bool isSet = false;
    const int runs = qEnvironmentVariableIntValue("STEMMA_FUZZ_RUNS", &isSet);
    const auto first = quint32(qEnvironmentVariableIntValue("STEMMA_FUZZ_SEED"));
    const int all = isSet ? runs : target.usualRuns;
    for (int i = 0; i < all && !QTest::currentTestFailed(); ++i) {
        const quint32 seed = first + quint32(i);
        read(Mutator(corpus, seed).next(), QStringLiteral("seed %1").arg(seed));
    }
    if (!QTest::currentTestFailed())
        QFile::remove(kept);
    qInfo("%lld inputs of the corpus, %d made of them", qint64(corpus.size()), all);
}

} // namespace stemma
