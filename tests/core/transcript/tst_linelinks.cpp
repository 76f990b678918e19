// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/codec.h"
#include "core/store/transcript/lineindex.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

/// Counts the lines that are linked.
class CountingLinker final : public LineLinker
{
public:
    CountingLinker(std::unique_ptr<LineLinker> linker, int& count)
        : m_linker(std::move(linker))
        , m_count(count)
    {
    }
    void add(quint32 line) override
    {
        ++m_count;
        m_linker->add(line);
    }
    [[nodiscard]] bool holdsWith(quint64 id) const override { return m_linker->holdsWith(id); }

private:
    std::unique_ptr<LineLinker> m_linker;
    int& m_count;
};

class CountingCodec final : public TranscriptCodec
{
public:
    mutable int linked = 0;

    [[nodiscard]] Message decode(
        QByteArrayView stored, bool isWhole, quint8 dialect, qint64 maxText, const ToolPairs& pairs) const override
    {
        return own().decode(stored, isWhole, dialect, maxText, pairs);
    }
    [[nodiscard]] QString nameOfCall(const json::Value& record, const QString& callId) const override
    {
        return own().nameOfCall(record, callId);
    }
    [[nodiscard]] QString cacheName() const override { return own().cacheName(); }
    [[nodiscard]] quint32 cacheVersion() const override { return own().cacheVersion(); }
    [[nodiscard]] std::optional<quint8> dialectOf(QByteArrayView head) const override { return own().dialectOf(head); }
    [[nodiscard]] std::unique_ptr<LineReader> reader(quint8 dialect) const override { return own().reader(dialect); }
    [[nodiscard]] std::unique_ptr<LineLinker> linker(const LineIndex& index, LineLinks& links) const override
    {
        return std::make_unique<CountingLinker>(own().linker(index, links), linked);
    }
    [[nodiscard]] MessageStates statesOf(quint8 dialect, RowFlags flags) const override
    {
        return own().statesOf(dialect, flags);
    }
    [[nodiscard]] QString idOf(const json::Value& record) const override { return own().idOf(record); }

private:
    [[nodiscard]] static const claudecode::Codec& own() { return claudecode::Codec::instance(); }
};

QByteArray linkedLine(const char* id, const QByteArray& parent, const char* type = "user", const char* more = "")
{
    const QByteArray link = parent.isEmpty() ? QByteArray("null") : '"' + parent + '"';
    return "{\"parentUuid\":" + link + R"(,"isSidechain":false,"sessionId":"s","type":")" + type + R"(","uuid":")" + id
        + R"(","timestamp":"2026-11-01T10:00:00.000Z","message":{"role":")" + type + R"(","content":"words")" + more
        + "}}\n";
}

QString problemOf(const LineIndex& grown, const LineIndex& whole)
{
    if (grown.lines().size() != whole.lines().size())
        return u"%1 lines, not %2"_s.arg(grown.lines().size()).arg(whole.lines().size());
    for (quint32 line = 0; line < whole.lines().size(); ++line) {
        const auto members = [line](const LineIndex& index) {
            const auto span = index.links().membersOf(line);
            return std::vector<quint32>(span.begin(), span.end());
        };
        if (grown.links().rowOf(line) != whole.links().rowOf(line)
            || grown.links().parentOf(line) != whole.links().parentOf(line) || members(grown) != members(whole))
            return u"line %1"_s.arg(line);
    }
    return {};
}

} // namespace

/// The rows of a transcript that grows are those of the same transcript read at once, and what is known is not made
/// again.
class TestLineLinks final : public QObject
{
    Q_OBJECT
private slots:
    void growth_data();
    void growth();
    void onlyNewLinesAreLinked();
    void areMadeAnewWhereTheyMustBe_data();
    void areMadeAnewWhereTheyMustBe();

private:
    [[nodiscard]] static bool append(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        return file.open(QIODevice::Append) && file.write(bytes) == bytes.size();
    }
};

void TestLineLinks::growth_data()
{
    QTest::addColumn<QString>("sample");
    for (const char* name :
        {"claude-code/generated/projects/-home-dev-project/6ea9502a-cb09-40b2-99ad-c0040b2d295f.jsonl",
            "claude-code/generated/projects/-home-dev-project/92a46d41-02f8-449f-85f0-4138d8e710a7.jsonl",
            "claude-code/claude-code-viewer/1af7fc5e-8455-4414-9ccd-011d40f70b2a.jsonl",
            "claude-code/agent-sessions/schema_drift.jsonl"})
        QTest::newRow(name) << realStore(QString::fromLatin1(name));
}

void TestLineLinks::growth()
{
    QFETCH(QString, sample);
    if (const QString missing = missingSample(sample); !missing.isEmpty())
        QSKIP(qPrintable(missing));
    QFile file(sample);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"s.jsonl"_s);
    LineIndex grown(path, claudecode::Codec::instance());
    // Pieces that end within lines as well as behind them.
    constexpr qsizetype Pieces = 23;
    for (qsizetype from = 0, piece = 1; from < bytes.size(); ++piece) {
        const qsizetype least = bytes.size() * piece / Pieces;
        const qsizetype lineEnd = bytes.indexOf('\n', least);
        const qsizetype to = piece % 3 == 0 || lineEnd < 0 ? qMin(bytes.size(), least) : lineEnd + 1;
        if (to > from)
            QVERIFY(append(path, bytes.sliced(from, to - from)));
        from = qMax(from, to);
        QVERIFY(grown.update({}));
        LineIndex whole(path, claudecode::Codec::instance());
        QVERIFY(whole.update({}));
        const QString problem = problemOf(grown, whole);
        QVERIFY2(problem.isEmpty(), qPrintable(u"piece %1: %2"_s.arg(piece).arg(problem)));
    }
}

void TestLineLinks::onlyNewLinesAreLinked()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"s.jsonl"_s);
    const CountingCodec codec;
    constexpr int Lines = 200;
    QByteArray last;
    for (int i = 0; i < Lines; ++i) {
        const QByteArray id = "r" + QByteArray::number(i);
        QVERIFY(append(path, linkedLine(id.constData(), last, i % 2 == 0 ? "user" : "assistant")));
        last = id;
    }
    LineIndex index(path, codec);
    QVERIFY(index.update({}));
    QCOMPARE(codec.linked, Lines);
    for (int i = 0; i < 3; ++i) {
        const QByteArray id = "n" + QByteArray::number(i);
        QVERIFY(append(path, linkedLine(id.constData(), last)));
        last = id;
        QVERIFY(index.update({}).value_or(false));
        QCOMPARE(codec.linked, Lines + i + 1);
    }
    QVERIFY(!index.update({}).value_or(true));
    QCOMPARE(codec.linked, Lines + 3);
}

void TestLineLinks::areMadeAnewWhereTheyMustBe_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("later");
    const QByteArray two = linkedLine("a", {}) + linkedLine("b", "a", "assistant");
    QTest::newRow("an id comes again") << two + linkedLine("c", "b") << linkedLine("b", "a", "assistant", ",\"x\":1");
    QTest::newRow("a parent that was missing") << two + linkedLine("d", "c") << linkedLine("c", "b", "assistant");
    QTest::newRow("a line without its end") << two + linkedLine("c", "b").chopped(1) << QByteArray("\n");
    QTest::newRow("half a line") << two + linkedLine("c", "b").first(40)
                                 << linkedLine("c", "b").sliced(40) + linkedLine("d", "c");
}

void TestLineLinks::areMadeAnewWhereTheyMustBe()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, later);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"s.jsonl"_s);
    QVERIFY(append(path, before));
    LineIndex grown(path, claudecode::Codec::instance());
    QVERIFY(grown.update({}));
    QVERIFY(append(path, later));
    QVERIFY(grown.update({}));
    LineIndex whole(path, claudecode::Codec::instance());
    QVERIFY(whole.update({}));
    const QString problem = problemOf(grown, whole);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

TEST_CLASS(TestLineLinks)

#include "tst_linelinks.moc"
