// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/core/jazzmine/loadedids.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::loadedids;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

/// The real jazzmine loads every conversation that Stemma changed as Stemma shows it, and its agent takes a turn in it.
class TestJazzmineLibrary final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void goesOn_data();
    void goesOn();
    void goesOnWithWhatWasMended();

private:
    [[nodiscard]] RealLibrary::Answer ask(const QStringList& arguments);
    /// What went wrong; empty: nothing.
    [[nodiscard]] QString tryOne(const QByteArray& original, const Edit& edit);
    [[nodiscard]] QString compare(SessionStore& store, const EditPlan& plan, const SessionId& session);

    std::unique_ptr<RealLibrary> m_library;
    QString m_path;
    int m_changed = 0;
    int m_refused = 0;
};

void TestJazzmineLibrary::initTestCase()
{
    NEED(RealLibrary::missing(u"jazzmine"_s));
    m_library = std::make_unique<RealLibrary>(u"jazzmine"_s);
}

void TestJazzmineLibrary::goesOn_data()
{
    QTest::addColumn<QString>("path");
    for (const char* version : {"0.1.38", "0.1.42"})
        QTest::addRow("%s", version)
            << realStore(u"jazzmine/generated-%1/conversation_db.json"_s).arg(QLatin1StringView(version));
}

RealLibrary::Answer TestJazzmineLibrary::ask(const QStringList& arguments)
{
    const auto answer = m_library->ask(QStringList(m_path) + arguments);
    return answer ? *answer : RealLibrary::Answer {-1, {}, answer.error().text + u": "_s + answer.error().cause};
}

/// What the library loads is what Stemma shows, in the same order, and of the window what the plan promised.
QString TestJazzmineLibrary::compare(SessionStore& store, const EditPlan& plan, const SessionId& session)
{
    const RealLibrary::Answer loaded = ask({session.value});
    if (loaded.exit != 0)
        return loaded.errors;
    if (idsOf(loaded.said["messages"_L1]) != readstore::ids(readstore::messages(store, session)))
        return u"other messages than shown"_s;
    const QStringList window = idsOf(loaded.said["enhancer_window"_L1]);
    if (window != windowOf(store, session) || window.size() != plan.after->messages)
        return u"another window: "_s + window.join(u' ');
    const QJsonArray traces = loaded.said["turn_traces"_L1].toArray();
    for (const QJsonValue& trace : traces) {
        if (!idsOf(loaded.said["messages"_L1]).contains(trace["message_id"_L1].toString()))
            return u"a trace of another conversation"_s;
    }
    // The others are as they were, so that all of the store can still be loaded.
    const RealLibrary::Answer checked = ask({u"--check"_s});
    return checked.exit == 0 ? QString() : checked.errors;
}

QString TestJazzmineLibrary::tryOne(const QByteArray& original, const Edit& edit)
{
    const QTemporaryDir folder;
    m_path = folder.filePath(u"conversation_db.json"_s);
    if (!writeBytes(m_path, original))
        return u"the store cannot be copied"_s;
    auto store = openStore(m_path);
    if (!store)
        return store.error().text;
    const auto plan = (*store)->plan(edit, {});
    if (!plan) {
        ++m_refused;
        const Errc code = plan.error().code;
        return code == Errc::NotSupported || code == Errc::Usage ? QString() : plan.error().text;
    }
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    if (!receipt)
        return receipt.error().text;
    ++m_changed;
    (void)(*store)->poll();
    const QByteArray changed = bytesOf(m_path);

    const SessionId session = kindOf(edit) == EditKind::Fork ? plan->newSession : plan->session;
    if (const QString wrong = compare(**store, *plan, session); !wrong.isEmpty())
        return wrong;
    if (bytesOf(m_path) != changed)
        return u"loading wrote to the store"_s;
    const RealLibrary::Answer turn
        = ask({session.value, u"--chat"_s, u"Go on, please."_s, u"--no-summary"_s, u"--in-place"_s});
    const QJsonObject went = turn.said["appended"_L1].toObject();
    if (turn.exit != 0 || went["assistant"_L1].toString().isEmpty() || !went["errors"_L1].toArray().isEmpty())
        return u"no turn could be taken: "_s + turn.errors;
    // The new message takes a place of its own in the window.
    constexpr qint64 Window = 8;
    if (went["history_seen"_L1].toArray().size() != qMin(Window, plan->after->messages + 1))
        return u"the enhancer saw %1 messages"_s.arg(went["history_seen"_L1].toArray().size());

    if (!writeBytes(m_path, changed))
        return u"the changed store cannot be written back"_s;
    const auto undone = Editor(journal).undo(receipt->id, {});
    if (!undone)
        return undone.error().text;
    return bytesOf(m_path) == original ? QString() : u"undone, the store is not what it was"_s;
}

void TestJazzmineLibrary::goesOn()
{
    QFETCH(const QString, path);
    NEED(missingSample(path));
    const auto store = openStore(path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    m_changed = 0;
    m_refused = 0;
    QStringList problems;
    for (const SessionInfo& info : readstore::listed(**store)) {
        for (const Wish& wish : wishesFor(**store, info.id)) {
            if (const QString problem = tryOne(bytesOf(path), wish.edit); !problem.isEmpty())
                problems += u"%1, %2: %3"_s.arg(info.id.value, wish.name, problem);
        }
    }
    qInfo("%d changes, %d refused", m_changed, m_refused);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QVERIFY(m_changed > 2 * m_refused);
}

/// A store that the library does not open, and of which it would load neither all conversations nor all messages.
void TestJazzmineLibrary::goesOnWithWhatWasMended()
{
    const QString sample = realStore(u"jazzmine/generated-0.1.42/conversation_db.json"_s);
    NEED(missingSample(sample));
    QByteArray bytes = bytesOf(sample);
    const auto first = [&bytes](const QByteArray& from, const QByteArray& to) {
        const qsizetype at = bytes.indexOf(from);
        if (at >= 0)
            bytes.replace(at, from.size(), to);
        return at >= 0;
    };
    QVERIFY(first(R"("title": ")", R"("title": null, "was": ")"));
    QVERIFY(first(R"("role": "user")", R"("role": "User")"));
    QVERIFY(first(R"("sentiment_score": 0.0)", R"("sentiment_score": 7.5)"));
    QVERIFY(first(R"("entities": [])", R"("entities": null)"));
    QVERIFY(first(R"("purpose": "agent_loop")", R"("purpose": "guess")"));
    QVERIFY(first(R"("total_tokens": )", R"("total_tokens": 9)"));
    QVERIFY(first(R"("turn_traces": [)", R"("turn_traces": [{"conversation_id": "c-orders"}, )"));
    bytes = "\xef\xbb\xbf" + bytes.first(bytes.size() - 1);

    const QTemporaryDir folder;
    m_path = folder.filePath(u"conversation_db.json"_s);
    QVERIFY(writeBytes(m_path, bytes));
    QVERIFY(ask({u"--check"_s}).exit != 0);
    auto store = openStore(m_path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    Journal journal(folder.filePath(u"journal"_s));
    QList<ReceiptId> applied;
    // First the file, then what is in it.
    for (int i = 0; i < 2; ++i) {
        const auto plan = (*store)->plan(RepairEdit {}, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
        applied += receipt->id;
        (void)(*store)->poll();
    }
    const QByteArray mended = bytesOf(m_path);
    const RealLibrary::Answer checked = ask({u"--check"_s});
    QVERIFY2(checked.exit == 0, qPrintable(checked.errors));
    for (const SessionInfo& info : readstore::listed(**store)) {
        const RealLibrary::Answer loaded = ask({info.id.value});
        QVERIFY2(loaded.exit == 0, qPrintable(loaded.errors));
        QCOMPARE(idsOf(loaded.said["messages"_L1]), readstore::ids(readstore::messages(**store, info.id)));
        const RealLibrary::Answer turn = ask({info.id.value, u"--chat"_s, u"Go on, please."_s, u"--no-summary"_s});
        QVERIFY2(turn.exit == 0, qPrintable(info.id.value + u": "_s + turn.errors));
        QVERIFY(turn.said["appended"_L1]["errors"_L1].toArray().isEmpty());
    }
    QCOMPARE(bytesOf(m_path), mended);
    while (!applied.isEmpty())
        QVERIFY(Editor(journal).undo(applied.takeLast(), {}));
    QCOMPARE(bytesOf(m_path), bytes);
}

TEST_CLASS(TestJazzmineLibrary)
#include "tst_jazzminelibrary.moc"
