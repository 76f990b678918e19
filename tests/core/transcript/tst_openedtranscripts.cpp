// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/codec.h"
#include "core/store/transcript/openedtranscripts.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

/// Which transcripts are kept as they were read.
class TestOpenedTranscripts final : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;

private slots:
    /// As many tabs as one has open are not read anew each time one of the files grows.
    void shortOnesAreKeptInNumbers()
    {
        OpenedTranscripts opened(claudecode::Codec::instance());
        constexpr int More = 3;
        for (size_t number = 0; number < OpenedTranscripts::MostKept + More; ++number) {
            open(opened, number, 2);
            QCOMPARE(opened.ids().size(), qsizetype(std::min(number + 1, OpenedTranscripts::MostKept)));
        }
        QVERIFY(!opened.isOpen(name(More - 1))); // the first ones went
        QVERIFY(opened.isOpen(name(More)));
        open(opened, More, 2); // it was used again
        open(opened, 0, 2);
        QVERIFY(opened.isOpen(name(More)));
        QVERIFY(!opened.isOpen(name(More + 1)));
    }

    void longOnesAreNot()
    {
        OpenedTranscripts opened(claudecode::Codec::instance());
        constexpr size_t Lines = OpenedTranscripts::MostLines / OpenedTranscripts::Kept;
        for (size_t number = 0; number < OpenedTranscripts::Kept + 2; ++number)
            open(opened, 100 + number, Lines);
        QCOMPARE(opened.ids().size(), qsizetype(OpenedTranscripts::Kept));
        QVERIFY(opened.isOpen(name(100 + OpenedTranscripts::Kept + 1)));
    }

private:
    [[nodiscard]] static QString name(size_t number) { return u"session-%1"_s.arg(number); }

    void open(OpenedTranscripts& opened, size_t number, size_t lines) const
    {
        const QString path = m_dir.filePath(name(number) + u".jsonl"_s);
        if (QFile file(path); !file.exists()) {
            QVERIFY(file.open(QIODevice::WriteOnly));
            const QByteArray line = "{\"type\":\"mode\",\"mode\":\"normal\",\"sessionId\":\"s\"}\n";
            file.write(line.repeated(qsizetype(lines)));
        }
        TranscriptFile file;
        file.id = name(number);
        file.path = path;
        const auto one = opened.open(file, TranscriptSource {path}, [] { return SessionInfo(); }, {});
        QVERIFY2(one, one ? "" : qPrintable(one.error().text));
        QCOMPARE((*one)->id(), file.id);
    }
};

TEST_CLASS(TestOpenedTranscripts)
#include "tst_openedtranscripts.moc"
