// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/edit/forkedchange.h"
#include "core/marks/markedstore.h"
#include "tests/contract/contract.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"

#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::contract;
using namespace Qt::StringLiterals;

namespace {

/// What a message says, by which its copy is known.
QString sayingOf(const Message& message)
{
    QStringList said;
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            said += text->text.text;
        else if (const auto* tool = part.as<ToolPart>())
            said += tool->callId + tool->input.text + tool->output.text;
    }
    said.removeAll(QString());
    return said.isEmpty() ? QString() : message.storedRole + u": "_s + said.join(u'|');
}

/// How often each saying stands in a session.
QMap<QString, int> sayings(SessionStore& store, const SessionId& id)
{
    QMap<QString, int> counts;
    for (const MessagePtr& message : readstore::messages(store, id))
        ++counts[sayingOf(*message)];
    return counts;
}

/// A place that the user marked.
struct Marked
{
    QString label;
    MessagePtr message;
    QString saying;
};

const QString NewText = u"Something else altogether."_s;
constexpr size_t MostMarked = 5;

/// Messages of a session that can be told from all others, some from everywhere.
QList<Marked> places(SessionStore& store, const SessionId& id)
{
    const QMap<QString, int> counts = sayings(store, id);
    std::vector<MessagePtr> known;
    for (const MessagePtr& message : readstore::messages(store, id)) {
        const bool isPlain = !(message->states & (MessageState::Summary | MessageState::Damaged));
        const QString saying = sayingOf(*message);
        if (isPlain && !message->id.isEmpty() && !saying.isEmpty() && counts.value(saying) == 1)
            known.push_back(message);
    }
    QList<Marked> marked;
    const size_t step = qMax<size_t>(1, known.size() / MostMarked);
    for (size_t i = 0; i < known.size() && marked.size() < qsizetype(MostMarked); i += step)
        marked += Marked {u"mark %1"_s.arg(i), known[i], sayingOf(*known[i])};
    return marked;
}

} // namespace

/// What a user marked in a session is marked in each new one that is made of it, as far as it holds it; and no more so
/// once that is undone.
class TestContractMarks final : public QObject
{
    Q_OBJECT
private slots:
    void forks_data() { addRows(Among::Writable); }
    void forks();

private:
    using Store = std::unique_ptr<MarkedStore>;
    [[nodiscard]] Store open(const Copy& copy, const QString& path) const;
    /// The store that a new session is in, which may be one of its own.
    [[nodiscard]] Store openWith(const Copy& copy, const EditPlan& plan, const Files& before) const;
    [[nodiscard]] static QString mark(Copy& copy, MarkedStore& store, const SessionId& id, const QList<Marked>& marked);
    /// What is not marked as it should be in the new session; or nothing.
    [[nodiscard]] static QString problemOf(MarkedStore& store, const EditPlan& plan, const QList<Marked>& marked);
    [[nodiscard]] QString tryPlan(Copy& copy, const EditPlan& plan, const QList<Marked>& marked) const;

    QTemporaryDir m_folder;
    QString m_database;
};

TestContractMarks::Store TestContractMarks::open(const Copy& copy, const QString& path) const
{
    auto store = copy.open(path);
    return store ? std::make_unique<MarkedStore>(*std::move(store), m_database) : nullptr;
}

TestContractMarks::Store TestContractMarks::openWith(const Copy& copy, const EditPlan& plan, const Files& before) const
{
    if (!plan.ownFile.name.isEmpty())
        return open(copy, copy.folder() + u'/' + plan.ownFile.name);
    Store store = open(copy, copy.path());
    if (store && store->session(plan.newSession, ListDetail::Basic, {}))
        return store;
    const QStringList made = differences(copy.content(), before);
    return made.size() == 1 ? open(copy, copy.folder() + u'/' + made.first()) : nullptr;
}

QString TestContractMarks::mark(Copy& copy, MarkedStore& store, const SessionId& id, const QList<Marked>& marked)
{
    QList<Edit> edits {MarkEdit {id, {u"work"_s, u"red, green"_s}, true}};
    for (const Marked& one : marked)
        edits += CheckpointEdit {id, one.message->id, one.label};
    for (const Edit& edit : std::as_const(edits)) {
        const auto plan = store.plan(edit, {});
        const auto receipt
            = plan ? Editor(copy.journal()).apply(store.info(), *plan, {}) : std::unexpected(plan.error());
        if (!receipt)
            return textOf(receipt.error());
    }
    return {};
}

QString TestContractMarks::problemOf(MarkedStore& store, const EditPlan& plan, const QList<Marked>& marked)
{
    const SessionId& made = plan.ownFile.name.isEmpty() ? plan.newSession : plan.ownFile.session;
    const auto points = store.namedCheckpoints(made, {});
    if (!points)
        return textOf(points.error());
    QMap<QString, QString> found;
    for (const Checkpoint& point : *points) {
        if (!point.id.value.startsWith("stemma-"_L1))
            continue;
        const auto key = store.keyOf(made, point.message, {});
        const auto read = key ? store.messages(made, std::span(&*key, 1), {}, {}) : std::unexpected(key.error());
        if (!read || read->empty() || !read->front())
            return u"%1 is nowhere"_s.arg(point.label);
        if (found.contains(point.label))
            return u"%1 is there twice"_s.arg(point.label);
        found.insert(point.label, sayingOf(*read->front()));
    }
    const auto* removal = std::get_if<RemoveEdit>(&plan.edit);
    const auto* text = std::get_if<TextEdit>(&plan.edit);
    const QMap<QString, int> there = sayings(store, made);
    for (const Marked& one : marked) {
        const bool isThere = there.value(one.saying) == 1;
        if (!isThere && kindOf(plan.edit) == EditKind::Prune)
            continue; // it says something else now
        const bool isChanged = text && text->message == one.message->id;
        const bool isGone = removal && removal->messages.contains(one.message->id);
        const bool isExpected = !isGone && (isChanged || isThere);
        // A call that is left out, with its result or because it has none, leaves what was said before it.
        if (!isExpected && !isGone && found.contains(one.label) && one.saying.startsWith(found[one.label]))
            continue;
        if (found.contains(one.label) != isExpected)
            return isExpected ? u"%1 is not marked: %2"_s.arg(one.label, one.saying)
                              : u"%1 is marked, but not there: %2"_s.arg(one.label, one.saying);
        if (isExpected && (isChanged ? !found[one.label].contains(NewText) : found[one.label] != one.saying))
            return u"%1 stands at another message: %2"_s.arg(one.label, found[one.label]);
    }
    const auto info = store.session(made, ListDetail::Basic, {});
    if (!info)
        return textOf(info.error());
    if (!isFlagged(*info) || !info->labels.contains(u"work"_s) || !info->labels.contains(u"red, green"_s))
        return u"it has no flag or not these labels: "_s + info->labels.join(u';');
    return {};
}

/// Made, looked at, undone, redone and undone again; the store is as it was then.
QString TestContractMarks::tryPlan(Copy& copy, const EditPlan& plan, const QList<Marked>& marked) const
{
    const Files content = copy.content();
    const QStringList before = dumpSqlite(m_database);
    Editor editor(copy.journal());
    const auto receipt = editor.apply(open(copy, copy.path())->info(), plan, {});
    if (!receipt)
        return textOf(receipt.error());
    const auto look = [&]() -> QString {
        const Store store = openWith(copy, plan, content);
        return store ? problemOf(*store, plan, marked) : u"it is not there"_s;
    };
    const auto isUndone = [&] {
        return editor.undo(receipt->id, {}) && dumpSqlite(m_database) == before
            && differences(copy.content(), content).isEmpty();
    };
    if (const QString problem = look(); !problem.isEmpty())
        return problem;
    const QStringList after = dumpSqlite(m_database);
    if (!isUndone())
        return u"undo leaves other marks, or another store"_s;
    if (!editor.redo(receipt->id, {}) || dumpSqlite(m_database) != after)
        return u"redo makes other marks"_s;
    if (const QString problem = look(); !problem.isEmpty())
        return u"after a redo "_s + problem;
    return isUndone() ? QString() : u"a second undo leaves other marks, or another store"_s;
}

void TestContractMarks::forks()
{
    SAMPLE(sample);
    Copy copy(sample);
    m_database = m_folder.filePath(QString::number(qHash(sample.name)) + u".db"_s);
    Store store = open(copy, copy.path());
    QVERIFY(store);
    if (store->info().refusals.contains(EditKind::Fork))
        return;
    const auto bare = copy.open();
    QVERIFY(bare);
    const bool isOurs = (*bare)->info().refusals.contains(EditKind::Checkpoint);
    int sessions = 0;
    int made = 0;
    constexpr int Enough = 2; // sessions
    for (const SessionInfo& info : readstore::listed(*store)) {
        const QList<Marked> marked = places(*store, info.id);
        if (marked.size() < 2 || sessions >= Enough || !store->plan(ForkEdit {info.id, marked.last().message->id}, {}))
            continue;
        ++sessions;
        // Checkpoints that the store takes itself are its own matter.
        const QList<Marked> set = isOurs ? marked : QList<Marked>();
        NOTHING_WRONG(mark(copy, *store, info.id, set));
        const MessageId first = marked.first().message->id;
        const MessageId middle = marked.at(marked.size() / 2).message->id;
        QSet<QString> tried;
        const auto attempt = [&](const QString& what, const Result<EditPlan>& plan) -> QString {
            (void)store->poll({});
            if (!plan)
                return {}; // not every session takes every change
            tried += what;
            ++made;
            if (plan->newSession.isEmpty() && plan->ownFile.name.isEmpty())
                return {}; // in place
            const QString wrong = tryPlan(copy, *plan, set);
            return wrong.isEmpty() ? QString() : info.id.value + u", "_s + what + u": "_s + wrong;
        };
        const ForkEdit fork {info.id, middle, false, {}};
        NOTHING_WRONG(attempt(u"fork"_s, store->plan(fork, {})));
        NOTHING_WRONG(
            attempt(u"fork of all"_s, store->plan(ForkEdit {info.id, marked.last().message->id, false, {}}, {})));
        NOTHING_WRONG(attempt(u"fork in a batch"_s, planEdit(*store, BatchEdit {info.id, {fork}}, {})));
        NOTHING_WRONG(
            attempt(u"compaction"_s, store->plan(CompactEdit {info.id, middle, {}, 1, u"What was said."_s}, {})));
        QList<std::pair<QString, SingleEdit>> changes {{u"removal"_s, RemoveEdit {info.id, {middle}, {}}},
            {u"insertion"_s, InsertEdit {info.id, first, u"user"_s, u"One word more."_s}}};
        for (const Marked& one : marked) {
            for (const Part& part : one.message->parts) {
                if (part.as<TextPart>())
                    changes.emplace_back(u"text"_s, TextEdit {info.id, one.message->id, part.index, NewText});
                if (part.as<ToolPart>())
                    changes.emplace_back(u"prune"_s, PruneEdit {info.id, one.message->id, part.index, false});
            }
        }
        for (const auto& [what, edit] : std::as_const(changes)) {
            if (!tried.contains(what))
                NOTHING_WRONG(attempt(what, planForked(*store, edit, false, {})));
        }
        const BatchEdit insertions {info.id,
            {InsertEdit {info.id, middle, u"user"_s, u"One word more."_s},
                InsertEdit {info.id, first, u"user"_s, u"Another word."_s}}};
        NOTHING_WRONG(attempt(u"batch"_s, planEdit(*store, insertions, {})));
    }
    QVERIFY(sessions == 0 || made > 0);
}

TEST_CLASS(TestContractMarks)
#include "tst_contractmarks.moc"
