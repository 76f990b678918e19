// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <algorithm>

using namespace stemma;
using namespace stemma::program;
using namespace Qt::StringLiterals;

/// “stemma review”, and what is done with one summary: written anew, undone.
class TestReview final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void tellsWhatWasLost();
    void looksThroughAnotherText();
    void wordsForPeople();
    void writesDocuments();
    void theEndingChoosesTheForm_data();
    void theEndingChoosesTheForm();
    void jsonIsWhatIsPrinted();
    void refusals_data();
    void refusals();
    void oneSummaryAnew();

private:
    [[nodiscard]] QStringList command(const QStringList& more, const QString& name = u"review"_s) const
    {
        return QStringList {name, m_store, u"--session"_s, m_session} + more;
    }
    [[nodiscard]] static QList<QJsonObject> all(const Outcome& outcome)
    {
        QString problem;
        const QList<QJsonObject> list = records(outcome.out, &problem);
        return problem.isEmpty() ? list : QList<QJsonObject>();
    }
    [[nodiscard]] static QList<QJsonObject> losses(const Outcome& outcome) { return ofType(all(outcome), u"loss"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_session;
};

void TestReview::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
    qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
    qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toUtf8());
    m_store = m_folder->filePath(u"sessions.db"_s);
    MnesisBuilder builder;
    builder.session(u"Long"_s);
    builder.user(u"Never touch src/retry.cpp, and write at most every 250 ms."_s);
    builder.assistant(u"I keep src/budget.cpp small."_s);
    builder.user(u"Go on."_s).assistant(u"Done."_s).user(u"And?"_s).assistant(u"All well."_s);
    builder.leaf(1, 2, u"Work on src/budget.cpp; write at most every 500 ms."_s);
    builder.user(u"What about src/retry.cpp?"_s).assistant(u"Changed."_s);
    m_session = builder.sessionId();
    QVERIFY(builder.write(m_store));
}

void TestReview::tellsWhatWasLost()
{
    const QStringList before = dumpSqlite(m_store);
    const Outcome outcome = run(command({u"--json"_s}));
    QCOMPARE(outcome.exitCode, 0);
    const QList<QJsonObject> found = losses(outcome);
    const auto of = [&](const QString& text) {
        const auto at = std::ranges::find_if(found, [&](const QJsonObject& loss) { return loss["text"_L1] == text; });
        return at == found.end() ? QJsonObject() : *at;
    };
    const QJsonObject lost = of(u"src/retry.cpp"_s);
    QCOMPARE(lost["kind"_L1].toString(), u"path"_s);
    QCOMPARE(lost["status"_L1].toString(), u"lost"_s);
    QCOMPARE(lost["in"_L1].toArray(), QJsonArray {0});
    QCOMPARE(lost["used_later"_L1].toArray().size(), 1);
    QVERIFY(!lost["rule"_L1].toString().isEmpty());
    QCOMPARE(of(u"src/budget.cpp"_s)["status"_L1].toString(), u"kept"_s);
    const QJsonObject changed = of(u"250 ms"_s);
    QCOMPARE(changed["status"_L1].toString(), u"changed"_s);
    QVERIFY(changed["changed_to"_L1].toString().contains(u"500"_s));
    const QJsonObject sum = ofType(all(outcome), u"review"_s).value(0);
    QCOMPARE(sum["kept"_L1].toInteger() + sum["changed"_L1].toInteger() + sum["lost"_L1].toInteger(), found.size());
    QVERIFY(sum["needed_later"_L1].toInteger() >= 1);
    QCOMPARE(sum["estimated"_L1].toBool(), true);
    QCOMPARE(dumpSqlite(m_store), before);
}

void TestReview::looksThroughAnotherText()
{
    const Outcome outcome
        = run(command({u"--json"_s, u"--text"_s, u"Never touch src/retry.cpp; write at most every 250 ms."_s}));
    QCOMPARE(outcome.exitCode, 0);
    const QList<QJsonObject> found = losses(outcome);
    for (const QString& text : {u"src/retry.cpp"_s, u"250 ms"_s}) {
        const auto at = std::ranges::find_if(found, [&](const QJsonObject& loss) { return loss["text"_L1] == text; });
        QVERIFY2(at != found.end(), qPrintable(text));
        QCOMPARE((*at)["status"_L1].toString(), u"kept"_s);
    }
    // What a model failed to write is not the summary that is stored.
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(qEnvironmentVariable("STEMMA_PROGRAM"), command({u"--json"_s, u"--text"_s, u"-"_s}));
    QVERIFY(process.waitForFinished() && process.exitCode() == 0);
    Outcome nothing;
    nothing.out = process.readAllStandardOutput();
    QVERIFY(!losses(nothing).isEmpty());
    QVERIFY(
        std::ranges::none_of(losses(nothing), [](const QJsonObject& loss) { return loss["status"_L1] == "kept"_L1; }));
}

void TestReview::wordsForPeople()
{
    const Outcome outcome = run(command({}));
    QCOMPARE(outcome.exitCode, 0);
    QVERIFY2(outcome.out.contains("src/retry.cpp"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("message 1"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("needed again in"), outcome.out.constData());
    QVERIFY2(outcome.out.contains("findings kept"), outcome.out.constData());
}

void TestReview::writesDocuments()
{
    const Outcome markdown = run(command({u"--format"_s, u"markdown"_s}));
    QVERIFY2(markdown.exitCode == 0, markdown.story().constData());
    for (const char* text : {"Long", "src/retry.cpp", "250 ms", "500 ms", "src/budget.cpp", "Needed again"})
        QVERIFY2(markdown.out.contains(text), text);
    const QString file = m_folder->filePath(u"review.html"_s);
    const Outcome html = run(
        command({u"-o"_s, file, u"--redact"_s, u"--name"_s, u"budget"_s, u"--json"_s, u"--text"_s, u"Budget."_s}));
    QVERIFY2(html.exitCode == 0, html.story().constData());
    QCOMPARE(ofType(all(html), u"exported"_s).size(), 1);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray page = written.readAll();
    QVERIFY(page.startsWith("<!DOCTYPE html>") && page.contains("src/retry.cpp"));
    QVERIFY(page.contains("name 1") && !page.contains("src/budget"));
    // What is printed is no document.
    QCOMPARE(run(command({u"--redact"_s})).exitCode, 2);
    QCOMPARE(run(command({u"--format"_s, u"text"_s})).exitCode, 2);
    QCOMPARE(run(command({u"--format"_s, u"html"_s, u"--json"_s})).exitCode, 2);
}

void TestReview::theEndingChoosesTheForm_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("html") << u"a.html"_s << QByteArray("<!DOCTYPE html>");
    QTest::newRow("htm") << u"a.HTM"_s << QByteArray("<!DOCTYPE html>");
    QTest::newRow("md") << u"a.md"_s << QByteArray("# ");
    QTest::newRow("markdown") << u"a.markdown"_s << QByteArray("# ");
    QTest::newRow("none") << u"a"_s << QByteArray("# ");
    QTest::newRow("json") << u"a.json"_s << QByteArray("{\"type\":\"loss\"");
    QTest::newRow("jsonl") << u"a.jsonl"_s << QByteArray("{\"type\":\"loss\"");
    QTest::newRow("text") << u"a.txt"_s << QByteArray();
    QTest::newRow("other") << u"a.pdf"_s << QByteArray();
}

void TestReview::theEndingChoosesTheForm()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, begin);
    const QString file = m_folder->filePath(name);
    const Outcome outcome = run(command({u"-o"_s, file}));
    QFile written(file);
    if (begin.isEmpty()) {
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.errors.startsWith("stemma: ") && outcome.errors.contains('.'));
        QVERIFY(!written.exists());
        return;
    }
    QVERIFY2(outcome.exitCode == 0, outcome.story().constData());
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray document = written.readAll();
    QVERIFY2(document.startsWith(begin), document.first(qMin<qsizetype>(document.size(), 80)).constData());
}

/// Field by field what is printed, but for the time that it took.
void TestReview::jsonIsWhatIsPrinted()
{
    const auto read = [&](const QStringList& more) {
        const QString file = m_folder->filePath(u"a.json"_s);
        if (run(command(QStringList {u"-o"_s, file} + more)).exitCode != 0)
            return QList<QJsonObject>();
        QFile written(file);
        QString problem;
        return written.open(QIODevice::ReadOnly) ? records(written.readAll(), &problem) : QList<QJsonObject>();
    };
    QList<QJsonObject> printed = all(run(command({u"--json"_s})));
    const QList<QJsonObject> written = read({});
    QVERIFY(printed.size() > 3);
    QCOMPARE(written.size(), printed.size());
    printed.last().remove("ms"_L1);
    QCOMPARE(written, printed);
    const QList<QJsonObject> redacted = read({u"--redact"_s, u"--name"_s, u"retry"_s});
    QCOMPARE(redacted.size(), printed.size());
    const auto texts = [](const QList<QJsonObject>& of) {
        QString joined;
        for (const QJsonObject& loss : ofType(of, u"loss"_s))
            joined += loss["text"_L1].toString() + u'\n';
        return joined;
    };
    QVERIFY(texts(written).contains("src/retry.cpp"_L1));
    QVERIFY(!texts(redacted).contains("retry"_L1) && texts(redacted).contains("[name 1]"_L1));
}

void TestReview::refusals_data()
{
    QTest::addColumn<QStringList>("more");
    QTest::addColumn<QString>("session");
    QTest::newRow("no such summary") << QStringList {u"--node"_s, u"msg_none"_s} << QString();
    QTest::newRow("no such session") << QStringList() << u"none"_s;
}

void TestReview::refusals()
{
    QFETCH(const QStringList, more);
    QFETCH(const QString, session);
    if (!session.isEmpty())
        m_session = session;
    const Outcome outcome = run(command(more));
    QVERIFY(outcome.exitCode != 0);
    QVERIFY2(outcome.errors.contains('.'), outcome.errors.constData());
}

void TestReview::oneSummaryAnew()
{
    const auto nodes = [&] {
        QStringList ids;
        for (const QJsonObject& node : ofType(all(run(command({u"--json"_s}, u"show"_s))), u"summary_node"_s))
            ids += node["id"_L1].toString();
        return ids;
    };
    const QStringList before = dumpSqlite(m_store);
    const QStringList old = nodes();
    QCOMPARE(old.size(), 1);
    const Outcome done = run(command(
        {u"--node"_s, old.constFirst(), u"--text"_s, u"Never touch src/retry.cpp."_s, u"--apply"_s}, u"compact"_s));
    QVERIFY2(done.exitCode == 0, done.story().constData());
    const QStringList now = nodes();
    QCOMPARE(now.size(), 1);
    QVERIFY(now != old);
    QCOMPARE(run({u"undo"_s}).exitCode, 0);
    QCOMPARE(dumpSqlite(m_store), before);
}

TEST_CLASS(TestReview)

#include "tst_review.moc"
