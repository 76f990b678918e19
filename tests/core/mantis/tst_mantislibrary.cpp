// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::filetree;
using namespace Qt::StringLiterals;

namespace {

/// A copy of a home, or of a database, that can be written to.
bool copyStore(const QString& from, const QString& to)
{
    if (QFileInfo(from).isDir())
        return copyTree(from, to);
    return QFile::copy(from, to) && QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
}

/// All that a store holds. A database that was changed and changed back holds the same rows.
Files storedIn(const QString& store)
{
    return QFileInfo(store).isDir() ? filesIn(store) : Files {{u"rows"_s, dumpSqlite(store).join(u'\n').toUtf8()}};
}

/// What the library complains of, without the numbers of messages: these change with a removal.
QStringList complaints(const QJsonValue& array)
{
    static const QRegularExpression Number(u"\\bmessage \\d+"_s);
    QStringList result;
    for (const QJsonValue& value : array.toArray())
        result += value.toString().replace(Number, u"message"_s);
    return result;
}

/// Of what is loaded: nothing of a boundary without a summary, as compactions and “/clear” leave one.
bool isSent(const QJsonValue& message)
{
    return !message["boundary"_L1].toBool() || !message["summary"_L1].toString().isEmpty();
}

qint64 sentOf(const QJsonArray& messages)
{
    return std::ranges::count_if(messages, isSent);
}

/// A content in one spelling, whether it comes from the library or from the store.
QString sourceText(const QJsonValue& content)
{
    if (content.isString())
        return content.toString();
    const QJsonArray blocks = content.toArray();
    const QJsonObject only = blocks.size() == 1 ? blocks.first().toObject() : QJsonObject();
    if (only.size() == 2 && only["type"_L1].toString() == "text"_L1)
        return only["text"_L1].toString();
    return QString::fromUtf8(QJsonDocument(blocks).toJson(QJsonDocument::Compact));
}

/// What differs between what the library loads and what is said to be sent, or nothing.
QString otherThanSaid(const QJsonArray& messages, const QList<ContextItem>& sent)
{
    QStringList loaded;
    for (const QJsonValue& message : messages) {
        if (isSent(message))
            loaded += sourceText(message["content"_L1]);
    }
    QStringList said;
    for (const ContextItem& item : sent) {
        const QJsonDocument blocks = QJsonDocument::fromJson(item.text.toUtf8());
        if (item.leftOut.isEmpty())
            said += blocks.isArray() ? sourceText(blocks.array()) : item.text;
    }
    return loaded == said ? QString() : u"loaded: %1; said: %2"_s.arg(loaded.join(u" | "_s), said.join(u" | "_s));
}

/// A home with one session in it.
class OneSession
{
public:
    inline static const SessionId Id {u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s};

    explicit OneSession(const QByteArray& lines)
    {
        QFile file(transcript(Id));
        if (QDir().mkpath(QFileInfo(file.fileName()).path()) && file.open(QIODevice::WriteOnly))
            file.write(lines);
    }
    [[nodiscard]] QString transcript(const SessionId& session) const
    {
        return path() + u"/projects/0123456789ab/"_s + session.value + u".jsonl"_s;
    }
    /// The plan, carried out.
    Result<EditPlan> change(const Edit& edit)
    {
        auto store = openStore(path());
        if (!store)
            return std::unexpected(store.error());
        (void)readstore::listed(**store);
        auto plan = (*store)->plan(edit, {});
        if (!plan)
            return plan;
        Journal journal(m_folder.filePath(u"journal"_s));
        const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
        return receipt ? plan : std::unexpected(receipt.error());
    }
    /// The home again, so that what the library writes stays out of this one.
    [[nodiscard]] QString copied()
    {
        const QString copy = m_folder.filePath(QString::number(++m_copies));
        return copyStore(path(), copy) ? copy : QString();
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(u"home"_s); }

    QTemporaryDir m_folder;
    int m_copies = 0;
};

} // namespace

/// The real mantis resumes every tree transcript that Stemma changed, and has the messages that the plan promised.
class TestMantisLibrary final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void goesOn_data();
    void goesOn();
    void goesOnInTables_data();
    void goesOnInTables();
    void goesOnWithWhatWasRefused();
    void sendsWhatStoodInABoundaryOnly();
    void loadsWhatItRefused();
    void holdsWhatTheOriginalHolds_data();
    void holdsWhatTheOriginalHolds();

private:
    [[nodiscard]] RealLibrary::Answer ask(const QString& home, const SessionId& session);
    /// What went wrong; empty: nothing.
    [[nodiscard]] QString tryOne(const QString& original, const Edit& edit, const RealLibrary::Answer& untouched);

    std::unique_ptr<RealLibrary> m_library;
    int m_changed = 0;
    int m_compacted = 0;
    int m_refused = 0;
};

void TestMantisLibrary::initTestCase()
{
    NEED(RealLibrary::missing(u"mantis"_s));
    m_library = std::make_unique<RealLibrary>(u"mantis"_s);
}

void TestMantisLibrary::goesOn_data()
{
    QTest::addColumn<QString>("home");
    const QString folder = realStore(u"mantis/"_s);
    QDirIterator homes(folder, {u"home"_s}, QDir::Dirs, QDirIterator::Subdirectories);
    while (homes.hasNext()) {
        const QString path = homes.next();
        QTest::newRow(qPrintable(path.sliced(folder.size()))) << path;
    }
}

RealLibrary::Answer TestMantisLibrary::ask(const QString& home, const SessionId& session)
{
    const auto answer = m_library->ask({home, session.value, u"--send"_s, u"Go on, please."_s, u"--in-place"_s});
    return answer ? *answer : RealLibrary::Answer {-1, {}, answer.error().text + u": "_s + answer.error().cause};
}

QString TestMantisLibrary::tryOne(const QString& original, const Edit& edit, const RealLibrary::Answer& untouched)
{
    const QTemporaryDir folder;
    const QString home = folder.filePath(u"home"_s);
    if (!copyStore(original, home))
        return u"the store cannot be copied"_s;
    const Files before = storedIn(home);
    auto store = openStore(home);
    if (!store)
        return store.error().text;
    (void)readstore::listed(**store);
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

    const bool isCompaction = kindOf(edit) == EditKind::Compact;
    const bool makesSession = (isCompaction || kindOf(edit) == EditKind::Fork) && !plan->newSession.isEmpty();
    const SessionId session = makesSession ? plan->newSession : plan->session;
    const QString copy = folder.filePath(u"asked"_s);
    if (!copyStore(home, copy))
        return u"the changed store cannot be copied"_s;
    const RealLibrary::Answer answer = ask(copy, session);
    if (answer.exit != 0)
        return answer.errors;
    // What was found wrong before may still be, and what the plan said would be.
    const bool isSound = std::ranges::all_of(plan->checks, &PlannedCheck::ok);
    for (const auto key : {"problems"_L1, "warnings"_L1}) {
        QStringList fresh = complaints(answer.said[key]);
        for (const QString& known : complaints(untouched.said[key]))
            fresh.removeAll(known);
        if (isSound && !fresh.isEmpty())
            return fresh.join(u"; ");
    }
    const qint64 count = sentOf(answer.said["messages"_L1].toArray());
    if (plan->after && count != plan->after->messages)
        return u"%1 messages promised, mantis has %2"_s.arg(plan->after->messages).arg(count);

    if (isCompaction) {
        ++m_compacted;
        (void)readstore::listed(**store);
        const auto sent = readstore::sent(**store, session);
        if (const QString other
            = otherThanSaid(answer.said["messages"_L1].toArray(), sent.value_or(QList<ContextItem>()));
            !other.isEmpty())
            return other;
    }

    const auto undone = Editor(journal).undo(receipt->id, {});
    if (!undone)
        return undone.error().text;
    return storedIn(home) == before ? QString() : u"undone, the files are not what they were"_s;
}

void TestMantisLibrary::goesOn()
{
    QFETCH(const QString, home);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"home"_s);
    QVERIFY(copyTree(home, copy));
    auto store = openStore(copy);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    m_changed = 0;
    m_compacted = 0;
    m_refused = 0;
    QStringList problems;
    for (const SessionInfo& info : readstore::listed(**store)) {
        QDirIterator transcripts(
            copy + u"/projects"_s, {info.id.value + u".jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
        if (!transcripts.hasNext())
            continue; // a branch within another one, or one that the library never resumes
        const QList<Wish> all = wishesFor(**store, info.id);
        const QString untouched = folder.filePath(info.id.value);
        QVERIFY(copyTree(home, untouched));
        const RealLibrary::Answer asItWas = ask(untouched, info.id);
        if (asItWas.exit != 0)
            continue; // there is nothing to resume
        for (const Wish& wish : all) {
            if (const QString problem = tryOne(home, wish.edit, asItWas); !problem.isEmpty())
                problems += u"%1, %2: %3"_s.arg(info.id.value, wish.name, problem);
        }
    }
    qInfo("%d changes, %d of them compactions, %d refused", m_changed, m_compacted, m_refused);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QVERIFY(m_changed > m_refused);
    QVERIFY(m_compacted > 0);
}

void TestMantisLibrary::goesOnInTables_data()
{
    QTest::addColumn<QString>("path");
    const QString folder = realStore(u"mantis/"_s);
    for (const QString& name : {u"sessions-code-layout.db"_s, u"generated-1.36.0/sessions.db"_s,
             u"generated-2.58.0/sessions.db"_s, u"generated-2.70.1/sessions.db"_s})
        QTest::newRow(qPrintable(name)) << folder + name;
}

/// The same for sessions in one table of a database.
void TestMantisLibrary::goesOnInTables()
{
    QFETCH(const QString, path);
    NEED(missingSample(path));
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"copy.db"_s);
    QVERIFY(copyStore(path, copy));
    auto store = openStore(copy);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    m_changed = 0;
    m_compacted = 0;
    m_refused = 0;
    QStringList problems;
    int number = 0;
    for (const SessionInfo& info : readstore::listed(**store)) {
        const QString untouched = folder.filePath(u"untouched%1.db"_s.arg(++number));
        QVERIFY(copyStore(path, untouched));
        const RealLibrary::Answer asItWas = ask(untouched, info.id);
        if (asItWas.exit != 0)
            continue; // there is nothing to resume
        for (const Wish& wish : wishesFor(**store, info.id)) {
            if (const QString problem = tryOne(path, wish.edit, asItWas); !problem.isEmpty())
                problems += u"%1, %2: %3"_s.arg(info.id.value, wish.name, problem);
        }
    }
    qInfo("%d changes, %d of them compactions, %d refused", m_changed, m_compacted, m_refused);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u'\n')));
    QVERIFY(m_changed > m_refused);
    QVERIFY(m_compacted > 0);
}

/// A session that 2.59 and 2.60 can no longer resume, because it has a boundary.
void TestMantisLibrary::goesOnWithWhatWasRefused()
{
    using namespace mantislines;
    QByteArray lines = smallTree() + boundary("x", "d", "What was", at(5)) + entry("k1", "x", "user", "\"kept\"", at(6))
        + entry("k2", "k1", "assistant", text("well"), at(7)) + entry("k3", "k2", "user", "\"more\"", at(8))
        + entry("k4", "k3", "assistant", text("done"), at(9));
    OneSession home(lines.replace(R"("cwd":"/p")", R"("cwd":"/p","version":"2.60.0")"));
    const auto plan = home.change(CompactEdit {OneSession::Id, MessageId(u"k2"_s), {}, 1, u"so far"_s});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QFile made(home.transcript(plan->newSession));
    QVERIFY(made.open(QIODevice::ReadOnly));
    QVERIFY(!made.readAll().contains("__compact_boundary__"));
    const RealLibrary::Answer answer = ask(home.copied(), plan->newSession);
    QVERIFY2(answer.exit == 0, qPrintable(answer.errors));
    QCOMPARE(sentOf(answer.said["messages"_L1].toArray()), plan->after->messages);
    QVERIFY(answer.said["problems"_L1].toArray().isEmpty());
}

/// A summary of which an agent with a system prompt of its own sends nothing.
void TestMantisLibrary::sendsWhatStoodInABoundaryOnly()
{
    using namespace mantislines;
    OneSession home(smallTree() + boundary("x", "d", "What was", at(5)) + entry("k1", "x", "user", "\"kept\"", at(6))
        + entry("k2", "k1", "assistant", text("well"), at(7)));
    const auto requested = [&] {
        const RealLibrary::Answer answer = ask(home.copied(), OneSession::Id);
        return answer.exit == 0
            ? QString::fromUtf8(
                  QJsonDocument(answer.said["request"_L1]["messages"_L1].toArray()).toJson(QJsonDocument::Compact))
            : answer.errors;
    };
    QVERIFY(!requested().contains(u"What was"_s));
    const auto plan = home.change(RepairEdit {OneSession::Id, {u"boundary-summary-not-sent"_s}, {}});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    const QString now = requested();
    QVERIFY2(now.contains(u"What was"_s) && now.contains(u"kept"_s) && !now.contains(u"second"_s), qPrintable(now));
}

/// A session with a block that no release of mantis reads.
void TestMantisLibrary::loadsWhatItRefused()
{
    using namespace mantislines;
    OneSession home(smallTree() + entry("e", "d", "user", "\"third\"", at(5))
        + entry("f", "e", "assistant", R"([{"type":"redacted_thinking","data":"abc"},{"type":"text","text":"three"}])",
            at(6)));
    const auto loaded = [&] {
        const RealLibrary::Answer answer = ask(home.copied(), OneSession::Id);
        return answer.exit == 0 ? sentOf(answer.said["messages"_L1].toArray()) : 0;
    };
    QCOMPARE(loaded(), 0);
    const auto plan = home.change(RepairEdit {OneSession::Id, {u"unloadable-message"_s}, {}});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QCOMPARE(loaded(), 6);
}

void TestMantisLibrary::holdsWhatTheOriginalHolds_data()
{
    QTest::addColumn<QString>("home");
    QTest::addColumn<QString>("fork");
    const QString folder = realStore(u"mantis/"_s);
    QDirIterator homes(folder, {u"home"_s}, QDir::Dirs, QDirIterator::Subdirectories);
    while (homes.hasNext()) {
        const QString path = homes.next();
        const auto store = openStore(path);
        for (const SessionInfo& info : store ? readstore::listed(**store) : std::vector<SessionInfo>()) {
            const QList<Finding> found = readstore::findings(**store, info.id);
            if (info.origin.kind == Origin::Kind::Fork
                && std::ranges::contains(found, u"woven-branches"_s, &Finding::code))
                QTest::newRow(qPrintable(path.sliced(folder.size()) + u' ' + info.id.value.right(4)))
                    << path << info.id.value;
        }
    }
}

/// The library's own forks of sessions that were rewound: once repaired, it loads of them what it loads of the sessions
/// that they were made of, and resumes that.
void TestMantisLibrary::holdsWhatTheOriginalHolds()
{
    QFETCH(const QString, home);
    QFETCH(const QString, fork);
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"home"_s);
    QVERIFY(copyStore(home, copy));
    auto store = openStore(copy);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const auto info = (*store)->session(SessionId(fork), ListDetail::Full, {});
    QVERIFY2(info, info ? "" : qPrintable(info.error().text));
    const auto load = [&](const QString& session, const QStringList& more = {}) {
        const auto answer = m_library->ask(QStringList {copy, session} + more);
        QJsonArray messages = answer ? answer->said["messages"_L1].toArray() : QJsonArray();
        QStringList contents;
        for (const QJsonValue& message : std::as_const(messages)) {
            if (isSent(message))
                contents += message["role"_L1].toString() + u": "_s + sourceText(message["content"_L1]);
        }
        return contents;
    };
    const QStringList original = load(info->origin.session.value);
    const QStringList merged = load(fork);
    QVERIFY2(merged.size() > original.size() && !original.isEmpty(), qPrintable(merged.join(u" | ")));
    const auto plan = (*store)->plan(RepairEdit {SessionId(fork), {u"woven-branches"_s}, {}}, {});
    QVERIFY2(plan && plan->after, plan ? "" : qPrintable(plan.error().text));
    const Files before = filesIn(copy);
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QCOMPARE(load(fork), original);
    QCOMPARE(plan->after->messages, original.size());

    const QString asked = folder.filePath(u"asked"_s);
    QVERIFY(copyStore(copy, asked));
    const RealLibrary::Answer answer = ask(asked, SessionId(fork));
    QVERIFY2(answer.exit == 0, qPrintable(answer.errors));
    const QStringList problems = complaints(answer.said["problems"_L1]);
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join(u' ')));
    auto continued = openStore(asked);
    QVERIFY(continued);
    const auto sent = readstore::sent(**continued, SessionId(fork));
    QVERIFY(sent && sent->size() > original.size());
    const auto said = [](const ContextItem& item) { return item.text.contains(u"Go on, please."_s); };
    QVERIFY(std::ranges::any_of(sent->sliced(original.size()), said));

    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QCOMPARE(filesIn(copy), before);
}

TEST_CLASS(TestMantisLibrary)
#include "tst_mantislibrary.moc"
