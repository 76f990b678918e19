// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// How often the check finds what the agent or its provider would refuse.
QMap<QString, int> errors(SessionStore& store, const SessionId& id)
{
    QMap<QString, int> codes;
    for (const Finding& finding : readstore::findings(store, id)) {
        if (finding.severity == Finding::Severity::Error)
            ++codes[finding.code];
    }
    return codes;
}

} // namespace

/// Every kind of change at some places of every conversation of the sample stores: what a plan promises is what is read
/// afterwards, nothing new is wrong, and it is undone to the byte.
class TestFootprintEditSamples final : public QObject
{
    Q_OBJECT
private slots:
    void samples_data();
    void samples();

private:
    [[nodiscard]] filetree::Files content() const;
    /// What went wrong, or nothing. The store is as it was afterwards.
    [[nodiscard]] QString tryEdit(SessionStore& store, const Edit& edit);
    [[nodiscard]] static QString compare(SessionStore& store, const SessionId& id, const EditPlan& plan);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    int m_granted = 0;
};

void TestFootprintEditSamples::samples_data()
{
    QTest::addColumn<QString>("original");
    QTest::addColumn<int>("granted"); // at least
    const auto row = [](const char* name, int granted) {
        QTest::newRow(name) << QString(realStore(u"agentfootprint/"_s) + QLatin1StringView(name)) << granted;
    };
    row("sqlite/sessions.db", 25);
    row("sqlite/conversation-v1.envelope.json", 10);
    row("session-file/sessions.json", 15);
    row("pause/flowchart-v1.envelope.json", 2);
    row("checkpoint/thinking-tools-ephemeral.checkpoint.json", 10);
    row("checkpoint/after-follow-up.checkpoint.json", 10);
    row("checkpoint/summary-thinking-and-provider-meta.checkpoint.json", 10);
    row("checkpoint/anthropic-interleaved.checkpoint.json", 10);
    row("checkpoint/failed-run.checkpoint.json", 5);
    row("compaction/retain-conversation.checkpoint.json", 10);
    row("compaction/retain-discard.checkpoint.json", 10);
    row("compaction/sliding-window-drop.checkpoint.json", 10);
}

filetree::Files TestFootprintEditSamples::content() const
{
    if (m_path.endsWith(u".db"))
        return {{u"rows"_s, dumpSqlite(m_path).join(u'\n').toUtf8()}};
    return filetree::filesIn(QFileInfo(m_path).path());
}

QString TestFootprintEditSamples::compare(SessionStore& store, const SessionId& id, const EditPlan& plan)
{
    const auto sent = readstore::sent(store, id);
    if (!sent || !plan.after)
        return u"it cannot be sent"_s;
    qint64 messages = 0;
    qint64 tokens = 0;
    for (const ContextItem& item : *sent) {
        messages += item.leftOut.isEmpty() ? 1 : 0;
        tokens += item.leftOut.isEmpty() ? item.tokens : 0;
    }
    if (messages != plan.after->messages || tokens != plan.after->tokens)
        return u"%1 messages with %2 tokens, promised were %3 with %4"_s.arg(messages)
            .arg(tokens)
            .arg(plan.after->messages)
            .arg(plan.after->tokens);
    return {};
}

QString TestFootprintEditSamples::tryEdit(SessionStore& store, const Edit& edit)
{
    const auto before = content();
    const auto known = errors(store, sessionOf(edit));
    const auto plan = store.plan(edit, {});
    if (!plan) {
        const bool isRefusal = plan.error().code == Errc::NotSupported || plan.error().code == Errc::Usage;
        return isRefusal && content() == before ? QString() : plan.error().text;
    }
    Journal journal(m_folder->filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(store.info(), *plan, {});
    (void)store.poll();
    if (!receipt)
        return receipt.error().text + receipt.error().cause;
    ++m_granted;
    QString wrong;
    const bool isFileOfItsOwn = plan->action == "fork"_L1 && plan->newSession.isEmpty();
    const SessionId id = plan->newSession.isEmpty() ? plan->session : plan->newSession;
    if (plan->action != "delete"_L1 && !isFileOfItsOwn) {
        wrong = compare(store, id, *plan);
        const bool isGood = std::ranges::all_of(plan->checks, &PlannedCheck::ok);
        const auto now = errors(store, id);
        for (auto code = now.cbegin(); code != now.cend() && isGood; ++code) {
            if (known.value(code.key()) < *code)
                wrong = u"new finding: "_s + code.key();
        }
    } else if (isFileOfItsOwn) {
        for (const QString& name : content().keys()) {
            if (before.contains(name))
                continue;
            const auto made = openStore(QFileInfo(m_path).dir().filePath(name));
            wrong = made ? compare(**made, readstore::listed(**made).front().id, *plan) : made.error().text;
        }
    }
    const auto undone = Editor(journal).undo(receipt->id, {});
    (void)store.poll();
    if (!undone)
        return undone.error().text;
    return wrong.isEmpty() && content() != before ? u"other bytes after the undo"_s : wrong;
}

void TestFootprintEditSamples::samples()
{
    QFETCH(const QString, original);
    QFETCH(const int, granted);
    NEED(missingSample(original));
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"store"_s));
    m_path = m_folder->filePath(u"store/"_s + QFileInfo(original).fileName());
    QVERIFY(QFile::copy(original, m_path));
    QVERIFY(QFile::setPermissions(m_path, QFile::permissions(m_path) | QFile::WriteOwner));
    m_granted = 0;
    const auto store = openStore(m_path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    for (const SessionInfo& info : readstore::listed(**store)) {
        QList<Wish> wishes = wishesFor(**store, info.id);
        wishes += {u"delete"_s, DeleteEdit {info.id}};
        for (const MessagePtr& message : readstore::messages(**store, info.id)) {
            for (const Part& part : message->parts)
                wishes += {u"part %1 of %2"_s.arg(part.index).arg(message->id.value),
                    RemoveEdit {info.id, {message->id}, part.index}};
        }
        for (const Wish& wish : std::as_const(wishes)) {
            const QString wrong = tryEdit(**store, wish.edit);
            QVERIFY2(wrong.isEmpty(), qPrintable(info.id.value + u' ' + wish.name + u": "_s + wrong));
        }
    }
    QVERIFY2(m_granted >= granted, qPrintable(QString::number(m_granted)));
}

TEST_CLASS(TestFootprintEditSamples)

#include "tst_footprinteditsamples.moc"
