// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/edit/filecomposer.h"
#include "core/edit/onepass.h"
#include "core/store/files/filetransaction.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/wishes.h"
#include "tests/testkit/workclock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::filetree;
using namespace Qt::StringLiterals;

namespace {

QString sample(const char* name)
{
    return realStore(QLatin1StringView(name));
}

QStringList toldByCopy(const SampleCopy& copy)
{
    const auto store = copy.open();
    return store ? readstore::told(**store) : QStringList {store.error().text};
}

/// Numbers that are the same in every run.
class EvenDice
{
public:
    explicit EvenDice(quint32 seed)
        : m_random(seed)
    {
    }
    /// One of 0 to @p end.
    [[nodiscard]] qint64 upTo(qint64 end) { return qint64(m_random.bounded(quint32(end + 1))); }

private:
    QRandomGenerator m_random;
};

/// Changes that can be made one after the other, made on @p store.
QList<SingleEdit> makeSome(SampleCopy& copy, int most)
{
    QList<SingleEdit> made;
    EvenDice dice(5);
    for (int tried = 0; tried < 60 && made.size() < most; ++tried) {
        const auto store = copy.open();
        if (!store)
            return {};
        const std::vector<SessionInfo> sessions = readstore::listed(**store, ListDetail::Basic);
        const QList<Wish> wishes = wishesFor(**store, sessions[size_t(dice.upTo(qint64(sessions.size()) - 1))].id);
        if (wishes.isEmpty())
            continue;
        const Edit edit = wishes.at(dice.upTo(wishes.size() - 1)).edit;
        const auto plan = (*store)->plan(edit, {});
        // New records get other ids elsewhere.
        if (plan && Editor(copy.journal()).apply((*store)->info(), *plan, {}))
            made += *toSingle(edit);
    }
    return made;
}

QList<SessionId> sessionsOf(const QString& original)
{
    QList<SessionId> ids;
    const auto store = openStore(original);
    const auto listed = store ? readstore::listed(**store, ListDetail::Basic) : std::vector<SessionInfo>();
    for (const SessionInfo& info : listed)
        ids += info.id;
    return ids;
}

/// All that a session says, in its order.
QStringList textsOf(SessionStore& store, const SessionId& session)
{
    QStringList texts;
    for (const MessagePtr& message : readstore::messages(store, session)) {
        for (const Part& part : message->parts) {
            if (const auto* text = part.as<TextPart>())
                texts += text->text.text;
        }
    }
    return texts;
}

/// A message of one text, alone in it.
struct Place
{
    MessageId message;
    int part = 0;
    qsizetype text = 0; ///< in textsOf()
    qsizetype row = 0; ///< of its session
};

/// Those that a store lets be edited where they are, and be followed by a prompt.
QList<Place> editablePlaces(SessionStore& store, const SessionId& session)
{
    QList<Place> places;
    qsizetype number = 0;
    qsizetype row = -1;
    for (const MessagePtr& message : readstore::messages(store, session)) {
        const qsizetype first = number;
        ++row;
        for (const Part& part : message->parts)
            number += part.as<TextPart>() ? 1 : 0;
        if (message->parts.size() != 1 || number != first + 1 || message->id.isEmpty())
            continue;
        const Place place {message->id, message->parts.first().index, first, row};
        const auto edited = store.plan(TextEdit {session, place.message, place.part, u"x"_s}, {});
        const auto followed = store.plan(InsertEdit {session, place.message, u"user"_s, u"x"_s}, {});
        if (edited && followed && edited->newSession.isEmpty() && followed->newSession.isEmpty())
            places += place;
    }
    return places;
}

/// Writes a mnesis store of one session with so many outputs, and answers that prune each of them.
QList<SingleEdit> writeOutputs(const QString& path, int count)
{
    MnesisBuilder builder;
    builder.session(u"Many outputs"_s).user(u"Go on"_s);
    const SessionId id(builder.sessionId());
    for (int call = 0; call < count; ++call)
        builder.assistant().tool(u"bash"_s, u"{}"_s, u"many words of output, which are many more than its tombstone"_s);
    QList<SingleEdit> prunings;
    const auto store = builder.write(path).and_then([&] { return openStore(path); });
    const auto messages = store ? readstore::messages(**store, id) : std::vector<MessagePtr>();
    for (const MessagePtr& message : messages) {
        for (const Part& part : message->parts) {
            if (part.as<ToolPart>())
                prunings += PruneEdit {id, message->id, part.index, false};
        }
    }
    return prunings;
}

} // namespace

/// Several changes planned and made as one: what comes of them is what comes of them one by one.
class TestBatch final : public QObject
{
    Q_OBJECT
private slots:
    void composedFiles_data();
    void composedFiles();
    void likeOneByOne_data();
    void likeOneByOne();
    void namesOfBefore_data();
    void namesOfBefore();
    void removedBefore();
    void partsNamedBefore_data();
    void partsNamedBefore();
    void oneBranchOfATree();
    void aChangeThatIsNotPossible();
    void storeChangedSince_data();
    void storeChangedSince();
    void refusals();
    void nothingIsLeftBehind();
    void thousandsOfPrunings();
    void pruningsThatAreNotPossible();
    void thousandsOfTexts();
    void thousandsOfRemovals();
    void allKindsInOnePass();
};

void TestBatch::composedFiles_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 60; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// Random changes of three files, made on a copy one after the other, and on the originals at once.
void TestBatch::composedFiles()
{
    QFETCH(const quint32, seed);
    EvenDice dice(seed);
    const JobControl job;
    QTemporaryDir folder;
    const QString root = QFileInfo(folder.path()).canonicalFilePath();
    const QString copy = root + u"/copy"_s;
    const QString original = root + u"/original"_s;
    for (const QString& at : {copy, original}) {
        QVERIFY(QDir().mkpath(at));
        for (const char name : {'a', 'b'}) {
            QFile file(at + u'/' + QLatin1Char(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            for (int i = 0; i < 40; ++i)
                file.write(name + QByteArray::number(i) + '\n');
        }
    }
    FileComposer composer(copy, original);
    for (int round = 0; round < 8; ++round) {
        const Files files = filesIn(copy);
        const QStringList names = files.keys();
        FileScript script;
        FileStep step;
        if (!names.isEmpty())
            step.path = copy + u'/' + names.at(dice.upTo(names.size() - 1));
        const qint64 size = names.isEmpty() ? 0 : QFileInfo(step.path).size();
        const QString fresh = copy + u"/new%1"_s.arg(round);
        const qint64 what = names.isEmpty() ? 9 : dice.upTo(9);
        if (what < 6) {
            qint64 at = 0;
            for (int i = 0; i < 3 && at <= size; ++i) {
                const qint64 offset = at + dice.upTo(qMin<qint64>(size - at, 60));
                const qint64 length = dice.upTo(qMin<qint64>(size - offset, 20));
                const QByteArray bytes(dice.upTo(12), char('A' + round));
                if (length > 0 || !bytes.isEmpty())
                    step.splices += FileSplice {offset, length, FileContent(bytes)};
                at = offset + length + 1;
            }
            if (step.splices.isEmpty())
                continue;
        } else if (what == 6) {
            step.kind = FileStep::Kind::Remove;
        } else if (what == 7) {
            step.kind = FileStep::Kind::Rename;
            step.to = fresh;
        } else {
            step.kind = FileStep::Kind::Create;
            step.content = FileContent(QByteArray("new " + QByteArray::number(round)));
            if (size > 0)
                step.content.add(step.path, 0, size / 2);
            step.path = fresh;
        }
        script.steps += step;
        FileTransaction transaction(script, root + u"/notes%1"_s.arg(round), job);
        const Result<> done = transaction.stage().and_then([&] { return transaction.commit(); });
        QVERIFY2(done, done ? "" : qPrintable(done.error().text));
        composer.take(script, transaction.changes());
        transaction.finish();
    }
    const FileScript all = composer.script();
    if (!all.steps.isEmpty()) {
        FileTransaction transaction(all, root + u"/notes"_s, job);
        const Result<> done = transaction.stage().and_then([&] { return transaction.commit(); });
        QVERIFY2(done, done ? "" : qPrintable(done.error().text));
        transaction.finish();
    }
    QCOMPARE(filesIn(original), filesIn(copy));
}

void TestBatch::likeOneByOne_data()
{
    QTest::addColumn<QString>("original");
    for (const char* name : {"mnesis/small.db", "mantis/home", "mantis/sessions-code-layout.db",
             "mantis/sessions-documented-layout.db", "jazzmine/generated-0.1.38/conversation_db.json"})
        QTest::newRow(name) << sample(name);
}

void TestBatch::likeOneByOne()
{
    QFETCH(const QString, original);
    NEED(missingSample(original));
    SampleCopy oneByOne(original);
    SampleCopy together(original);
    const SampleCopy::Content before = together.content();
    // The changes must not know of ids that others of them made, so they are chosen on stores of their own.
    QList<SingleEdit> edits = makeSome(oneByOne, 5);
    edits.removeIf([&](const SingleEdit& edit) {
        const auto store = together.open();
        return !store || !(*store)->plan(toEdit(edit), {});
    });
    QVERIFY(edits.size() >= 2);

    SampleCopy again(original);
    for (const SingleEdit& edit : std::as_const(edits)) {
        const auto store = again.open();
        QVERIFY(store);
        const auto plan = (*store)->plan(toEdit(edit), {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        QVERIFY(Editor(again.journal()).apply((*store)->info(), *plan, {}));
    }

    const auto store = together.open();
    QVERIFY(store);
    const auto plan = planEdit(**store, BatchEdit {{}, edits}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QVERIFY(!plan->writes.isEmpty());
    for (const PlannedWrite& write : plan->writes)
        QVERIFY2(!write.place.contains(u"trial-"), qPrintable(write.place));
    QVERIFY(together.content() == before);
    Editor editor(together.journal());
    const auto receipt = editor.apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    const SampleCopy::Content after = together.content();
    QCOMPARE(toldByCopy(together), toldByCopy(again));
    const auto undone = editor.undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QVERIFY(together.content() == before);
    const auto redone = editor.redo(receipt->id, {});
    QVERIFY2(redone, redone ? "" : qPrintable(redone.error().text));
    QVERIFY(together.content() == after);
}

void TestBatch::namesOfBefore_data()
{
    QTest::addColumn<QString>("original");
    for (const char* name :
        {"mnesis/small.db", "mantis/home", "mantis/sessions-code-layout.db", "mantis/sessions-documented-layout.db",
            "pi/generated", "agentfootprint/sqlite/sessions.db", "jazzmine/generated-0.1.38/conversation_db.json"})
        QTest::newRow(name) << sample(name);
}

/// A change before moves the messages behind it to other places, or copies them with other ids.
void TestBatch::namesOfBefore()
{
    QFETCH(const QString, original);
    NEED(missingSample(original));
    int tried = 0;
    for (const SessionId& session : sessionsOf(original)) {
        SampleCopy copy(original);
        const auto store = copy.open();
        QVERIFY(store);
        const QList<Place> places = editablePlaces(**store, session);
        // A changed branch is found as its session then.
        if (places.size() < 2 || session.value.contains(u'#'))
            continue;
        const Place& first = places.first();
        const Place& last = places.last();
        BatchEdit batch {session,
            {TextEdit {session, first.message, first.part, u"First text"_s},
                InsertEdit {session, first.message, u"user"_s, u"New text"_s},
                TextEdit {session, last.message, last.part, u"Last text"_s}}};
        batch.namesBefore = true;
        const QStringList before = textsOf(**store, session);
        const auto plan = planEdit(**store, batch, {});
        if (!plan && plan.error().code == Errc::NotSupported)
            continue; // between a call and its result
        QVERIFY2(plan, plan ? "" : qPrintable(session.value + u": "_s + plan.error().text));
        QVERIFY(Editor(copy.journal()).apply((*store)->info(), *plan, {}));
        const auto changed = copy.open();
        QVERIFY(changed);
        QStringList wanted = before;
        wanted[last.text] = u"Last text"_s;
        wanted.insert(first.text + 1, u"New text"_s);
        wanted[first.text] = u"First text"_s;
        QCOMPARE(textsOf(**changed, session), wanted);
        ++tried;
    }
    QVERIFY(tried > 0);
}

/// What is inserted behind a message that is removed takes its place; what changes it is refused.
void TestBatch::removedBefore()
{
    for (const char* name : {"mnesis/small.db", "mantis/sessions-code-layout.db"}) {
        const QString original = sample(name);
        NEED(missingSample(original));
        SampleCopy copy(original);
        const auto store = copy.open();
        QVERIFY(store);
        // One that follows another such one.
        SessionId session;
        Place first;
        Place last;
        for (const SessionId& id : sessionsOf(original)) {
            const QList<Place> places = editablePlaces(**store, id);
            for (qsizetype i = 1; i < places.size() && session.isEmpty(); ++i) {
                if (places.at(i).row == places.at(i - 1).row + 1
                    && (*store)->plan(RemoveEdit {id, {places.at(i).message}, {}}, {})) {
                    session = id;
                    first = places.at(i - 1);
                    last = places.at(i);
                }
            }
        }
        QVERIFY(!session.isEmpty());
        const RemoveEdit removal {session, {last.message}, {}};
        BatchEdit batch {session, {removal, InsertEdit {session, last.message, u"user"_s, u"In its place"_s}}};
        batch.namesBefore = true;
        const auto plan = planEdit(**store, batch, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        batch.edits.last() = TextEdit {session, last.message, last.part, u"x"_s};
        const auto refused = planEdit(**store, batch, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, Errc::NotFound);
        QVERIFY2(refused.error().text.contains(u"removes the message"), qPrintable(refused.error().text));
        batch.edits.last() = RemoveEdit {session, {last.message, first.message}, {}};
        const auto both = planEdit(**store, batch, {});
        QVERIFY2(both, both ? "" : qPrintable(both.error().text));
        // Nor is it changed in the end that a resume cuts off.
        const ResumeEdit resume {session, first.message, false};
        if (!(*store)->plan(resume, {}))
            continue;
        batch.edits = {resume, TextEdit {session, last.message, last.part, u"x"_s}};
        const auto cut = planEdit(**store, batch, {});
        QVERIFY(!cut);
        QCOMPARE(cut.error().code, Errc::NotFound);
    }
}

void TestBatch::partsNamedBefore_data()
{
    QTest::addColumn<bool>("isTree");
    QTest::addColumn<bool>("areAlike");
    QTest::newRow("rows") << false << false;
    QTest::newRow("rows of the same text") << false << true;
    QTest::newRow("tree") << true << false;
    QTest::newRow("tree of the same text") << true << true;
}

/// A removal moves the parts behind it up; who names one as it was before means that one.
void TestBatch::partsNamedBefore()
{
    QFETCH(const bool, isTree);
    QFETCH(const bool, areAlike);
    const QTemporaryDir folder;
    QString path = folder.path();
    SessionId id(mantislines::FileId);
    MessageId answer(u"b"_s);
    const QStringList texts
        = areAlike ? QStringList {u"one"_s, u"one"_s, u"one"_s} : QStringList {u"one"_s, u"two"_s, u"three"_s};
    if (isTree) {
        using mantislines::entry;
        QVERIFY(QDir().mkpath(folder.filePath(u"projects/p"_s)));
        QFile file(folder.filePath(u"projects/p/"_s + id.value + u".jsonl"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QByteArrayList blocks;
        for (const QString& text : texts)
            blocks << R"({"type":"text","text":")" + text.toUtf8() + R"("})";
        file.write(entry("a", {}, "user", "\"first\"", mantislines::at(1))
            + entry("b", "a", "assistant", '[' + blocks.join(',') + ']', mantislines::at(2)));
    } else {
        path = folder.filePath(u"sessions.db"_s);
        MnesisBuilder builder;
        builder.session(u"Parts"_s).user(u"first"_s).assistant(texts.at(0)).text(texts.at(1)).text(texts.at(2));
        id = SessionId(builder.sessionId());
        answer = MessageId(builder.messageId());
        QVERIFY(builder.write(path));
    }
    const auto store = openStore(path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    (void)readstore::listed(**store);
    BatchEdit batch {
        id, {RemoveEdit {id, {answer}, 0}, TextEdit {id, answer, 0, u"gone"_s}, TextEdit {id, answer, 2, u"last"_s}}};
    batch.namesBefore = true;
    const auto refused = planEdit(**store, batch, {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::NotFound);
    QVERIFY2(refused.error().text.startsWith(u"Change 2 "), qPrintable(refused.error().text));
    batch.edits.removeAt(1);
    const auto plan = planEdit(**store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    Journal journal(folder.filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply((*store)->info(), *plan, {}));
    QVERIFY((*store)->poll());
    QCOMPARE(textsOf(**store, id), (QStringList {u"first"_s, texts.at(1), u"last"_s}));
}

/// All changes of its messages are one new branch.
void TestBatch::oneBranchOfATree()
{
    using mantislines::entry;
    const QTemporaryDir folder;
    const SessionId id(mantislines::FileId);
    QVERIFY(QDir().mkpath(folder.filePath(u"projects/p"_s)));
    QFile file(folder.filePath(u"projects/p/"_s + id.value + u".jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(mantislines::smallTree() + entry("e", "d", "user", "\"third\"", mantislines::at(5)));
    file.close();
    const auto store = openStore(folder.path());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    (void)readstore::listed(**store);
    BatchEdit batch {id,
        {TextEdit {id, MessageId(u"a"_s), 0, u"Asked otherwise"_s}, TextEdit {id, MessageId(u"b"_s), 0, u"Said"_s},
            RemoveEdit {id, {MessageId(u"e"_s)}, {}}}};
    batch.namesBefore = true;
    const auto plan = planEdit(**store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QVERIFY(std::get<BatchEdit>(plan->edit) == batch);
    QCOMPARE(plan->action, u"batch"_s);
    QVERIFY2(plan->title.contains(u", and 2 more change"), qPrintable(plan->title));
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY((*store)->poll());
    QCOMPARE(textsOf(**store, id), (QStringList {u"Asked otherwise"_s, u"Said"_s, u"second ü"_s, u"two"_s}));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 5 + 4);
    file.close();
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QVERIFY((*store)->poll());
    QCOMPARE(textsOf(**store, id).size(), 5);
    // The one that is refused is named, also among others that are made before.
    batch.edits = {RenameEdit {id, u"New"_s}, batch.edits.at(0), TextEdit {id, MessageId(u"zz"_s), 0, u"x"_s}};
    const auto refused = planEdit(**store, batch, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.startsWith(u"Change 3 "), qPrintable(refused.error().text));
}

void TestBatch::aChangeThatIsNotPossible()
{
    const QString original = sample("mnesis/small.db");
    NEED(missingSample(original));
    SampleCopy copy(original);
    const auto store = copy.open();
    QVERIFY(store);
    const SessionId id = readstore::listed(**store).front().id;
    const SampleCopy::Content before = copy.content();
    const auto plan = planEdit(**store, BatchEdit {id, {DeleteEdit {id}, RenameEdit {id, u"Gone"_s}}}, {});
    QVERIFY(!plan);
    QVERIFY2(plan.error().text.startsWith(u"Change 2 "), qPrintable(plan.error().text));
    QVERIFY(copy.content() == before);
}

void TestBatch::storeChangedSince_data()
{
    QTest::addColumn<QString>("original");
    for (const char* name : {"mnesis/small.db", "mantis/home", "jazzmine/generated-0.1.38/conversation_db.json"})
        QTest::newRow(name) << sample(name);
}

/// What another one did to the same records meanwhile is not overwritten.
void TestBatch::storeChangedSince()
{
    QFETCH(const QString, original);
    NEED(missingSample(original));
    SampleCopy copy(original);
    const auto store = copy.open();
    QVERIFY(store);
    // The first session of which the format lets this be done.
    std::optional<EditPlan> plan;
    RemoveEdit removal;
    for (const SessionInfo& info : readstore::listed(**store)) {
        const auto messages = readstore::messages(**store, info.id);
        if (plan || messages.size() < 3)
            continue;
        removal = RemoveEdit {info.id, {messages.back()->id}, {}};
        if (const auto made = planEdit(**store, BatchEdit {info.id, {removal, RenameEdit {info.id, u"New"_s}}}, {}))
            plan = *made;
    }
    QVERIFY(plan);
    const auto other = (*store)->plan(removal, {});
    QVERIFY(other);
    QVERIFY(Editor(copy.journal()).apply((*store)->info(), *other, {}));
    const SampleCopy::Content before = copy.content();
    const auto receipt = Editor(copy.journal()).apply((*store)->info(), *plan, {});
    QVERIFY(!receipt);
    QCOMPARE(receipt.error().code, Errc::Conflict);
    QVERIFY(copy.content() == before);
}

void TestBatch::refusals()
{
    const QString original = sample("mnesis/small.db");
    NEED(missingSample(original));
    SampleCopy copy(original);
    const auto store = copy.open();
    QVERIFY(store);
    const SessionId id = readstore::listed(**store).front().id;
    const auto codeOf = [&](const StoreInfo& info, const QList<SingleEdit>& edits) {
        const auto plan = BatchPlanner(info).plan(BatchEdit {id, edits}, {});
        return plan ? Errc() : plan.error().code;
    };
    StoreInfo info = (*store)->info();
    QCOMPARE(codeOf(info, {}), Errc::Usage);
    QCOMPARE(codeOf(info, {CheckpointEdit {id, {}, u"Here"_s}}), Errc::NotSupported);
    info.notWritable = u"It is only read."_s;
    QCOMPARE(codeOf(info, {RenameEdit {id, u"New"_s}}), Errc::NotSupported);
    info.notWritable.clear();
    info.path = u"postgresql://127.0.0.1:1/jazzmine"_s;
    QCOMPARE(codeOf(info, {RenameEdit {id, u"New"_s}}), Errc::NotFound);
    info.path = copy.path() + u".gone"_s;
    QCOMPARE(codeOf(info, {RenameEdit {id, u"New"_s}}), Errc::NotFound);
}

void TestBatch::nothingIsLeftBehind()
{
    const QString original = sample("mantis/home");
    NEED(missingSample(original));
    SampleCopy copy(original);
    // Other programs that run at the same time have dry runs, too.
    const QTemporaryDir own;
    const QByteArray shared = qgetenv("XDG_CACHE_HOME");
    qputenv("XDG_CACHE_HOME", own.path().toUtf8());
    const auto restore = qScopeGuard([&] { qputenv("XDG_CACHE_HOME", shared); });
    const auto store = copy.open();
    QVERIFY(store);
    const QDir cache(QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + u"/stemma"_s);
    const auto dryRuns = [&] { return cache.entryList({u"trial-*"_s}, QDir::Dirs).size(); };
    int planned = 0;
    for (const SessionInfo& info : readstore::listed(**store)) {
        const auto plan = planEdit(**store, BatchEdit {info.id, {RenameEdit {info.id, u"New"_s}}}, {});
        planned += plan ? 1 : 0;
        QCOMPARE(dryRuns(), plan ? 1 : 0); // the plan has its new bytes there
    }
    QVERIFY(planned > 0);
    QCOMPARE(dryRuns(), 0);
}

/// The work grows with the session, not with its square; alone and among other changes.
void TestBatch::thousandsOfPrunings()
{
    constexpr int Calls = 3'000;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    const QList<SingleEdit> prunings = writeOutputs(path, Calls);
    QCOMPARE(prunings.size(), Calls);
    const SessionId id = sessionOf(toEdit(prunings.first()));
    const auto store = openStore(path);
    QVERIFY(store);
    const WorkClock clock;
    const auto plan = planEdit(**store, BatchEdit {id, prunings}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QCOMPARE(plan->session, id);
    QCOMPARE(plan->action, u"batch"_s);
    QVERIFY2(
        plan->title.startsWith(u"Prune output of bash in message 2, and 2999 more change"), qPrintable(plan->title));
    QCOMPARE(plan->writes.size(), Calls);
    QVERIFY(plan->before && plan->after);
    QVERIFY(plan->after->tokens < plan->before->tokens);

    const QStringList before = dumpSqlite(path);
    const QList<SingleEdit> more = QList<SingleEdit> {RenameEdit {id, u"Pruned"_s}} + prunings;
    const auto mixed = planEdit(**store, BatchEdit {id, more}, {});
    QVERIFY2(mixed, mixed ? "" : qPrintable(mixed.error().text + mixed.error().cause));
    QVERIFY2(mixed->title.contains(u", and 3000 more change"), qPrintable(mixed->title));
    QVERIFY(mixed->after && mixed->after->tokens == plan->after->tokens);
    QVERIFY2(clock.elapsed() < 12'000, qPrintable(QString::number(clock.elapsed())));

    Journal journal(folder.filePath(u"journal"_s));
    for (const auto* one : {&*plan, &*mixed}) {
        const auto receipt = Editor(journal).apply((*store)->info(), *one, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
        QVERIFY((*store)->poll());
        for (const MessagePtr& message : readstore::messages(**store, id)) {
            for (const Part& part : message->parts)
                QVERIFY(!part.as<ToolPart>() || part.as<ToolPart>()->prunedAt);
        }
        QVERIFY(Editor(journal).undo(receipt->id, {}));
        QVERIFY((*store)->poll());
        QCOMPARE(dumpSqlite(path), before);
    }
}

/// The first of them that is not possible is named by its number.
void TestBatch::pruningsThatAreNotPossible()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    const QList<SingleEdit> prunings = writeOutputs(path, 5);
    QCOMPARE(prunings.size(), 5);
    const auto store = openStore(path);
    QVERIFY(store);
    auto wrong = std::get<PruneEdit>(prunings.at(3));
    auto restored = std::get<PruneEdit>(prunings.first());
    const SessionId id = wrong.session;
    wrong.part = 7;
    restored.restore = true;
    const auto errorOf = [&](const QList<SingleEdit>& edits) {
        const auto plan = planEdit(**store, BatchEdit {id, edits}, {});
        return plan ? QString() : plan.error().text;
    };
    QList<SingleEdit> edits = prunings;
    edits[3] = wrong;
    wrong.part = 8;
    edits[4] = wrong;
    QVERIFY2(
        errorOf(edits).startsWith(u"Change 4 ") && errorOf(edits).contains(u"no part 7"), qPrintable(errorOf(edits)));
    edits.prepend(RenameEdit {id, u"New"_s});
    QVERIFY2(errorOf(edits).startsWith(u"Change 5 "), qPrintable(errorOf(edits)));
    edits = {prunings.at(0), prunings.at(1), prunings.at(0)};
    QVERIFY2(errorOf(edits).startsWith(u"Change 3 ") && errorOf(edits).contains(u"already pruned"),
        qPrintable(errorOf(edits)));
    edits = {prunings.at(0), restored}; // one after the other
    QCOMPARE(errorOf(edits), QString());
}

/// In one pass over the session, as prunings are.
void TestBatch::thousandsOfTexts()
{
    constexpr int Calls = 3'000;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QList<SingleEdit> texts;
    for (const SingleEdit& edit : writeOutputs(path, Calls)) {
        const auto& pruning = std::get<PruneEdit>(edit);
        texts += TextEdit {pruning.session, pruning.message, pruning.part, u"short"_s};
    }
    QCOMPARE(texts.size(), Calls);
    const SessionId id = sessionOf(toEdit(texts.first()));
    const auto store = openStore(path);
    QVERIFY(store);
    const WorkClock clock;
    const auto plan = planEdit(**store, BatchEdit {id, texts}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QVERIFY2(plan->title.contains(u", and 2999 more change"), qPrintable(plan->title));
    QCOMPARE(plan->writes.size(), Calls);
    QVERIFY(plan->after && plan->after->tokens < plan->before->tokens);
    QVERIFY2(clock.elapsed() < 6'000, qPrintable(QString::number(clock.elapsed())));
    const QStringList before = dumpSqlite(path);
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QVERIFY((*store)->poll());
    for (const MessagePtr& message : readstore::messages(**store, id)) {
        for (const Part& part : message->parts)
            QVERIFY(!part.as<ToolPart>() || part.as<ToolPart>()->output.text == u"short"_s);
    }
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QCOMPARE(dumpSqlite(path), before);
}

/// They become one removal of all the messages.
void TestBatch::thousandsOfRemovals()
{
    constexpr int Calls = 3'000;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    BatchEdit batch;
    for (const SingleEdit& edit : writeOutputs(path, Calls)) {
        const auto& pruning = std::get<PruneEdit>(edit);
        batch.edits += RemoveEdit {pruning.session, {pruning.message}, {}};
    }
    QCOMPARE(batch.edits.size(), Calls);
    batch.session = sessionOf(toEdit(batch.edits.first()));
    batch.namesBefore = true;
    const auto store = openStore(path);
    QVERIFY(store);
    const WorkClock clock;
    const auto plan = planEdit(**store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QVERIFY2(!plan->title.contains(u"more change"), qPrintable(plan->title));
    QVERIFY(std::get<BatchEdit>(plan->edit) == batch);
    QVERIFY2(clock.elapsed() < 6'000, qPrintable(QString::number(clock.elapsed())));
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QVERIFY((*store)->poll());
    QCOMPARE(readstore::messages(**store, batch.session).size(), size_t(1));
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QVERIFY((*store)->poll());
    // One that is not possible is named by its number.
    batch.edits = batch.edits.first(4);
    batch.edits[2] = RemoveEdit {batch.session, {MessageId(u"none"_s)}, {}};
    const auto refused = planEdit(**store, batch, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.startsWith(u"Change 3 "), qPrintable(refused.error().text));
}

/// Texts, prunings, and removals of parts and of messages, which one of the parts stands for.
void TestBatch::allKindsInOnePass()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    MnesisBuilder builder;
    builder.session(u"All kinds"_s).user(u"prompt"_s);
    const SessionId id(builder.sessionId());
    const auto answer = [&](const QString& first, const QString& second) {
        return MessageId(builder.assistant(first).text(second).messageId());
    };
    const MessageId edited = answer(u"a"_s, u"b"_s);
    const MessageId gone = answer(u"c"_s, u"d"_s);
    const MessageId emptied = answer(u"e"_s, u"f"_s);
    const MessageId pruned(builder.assistant(u"g"_s).tool(u"bash"_s, u"{}"_s, u"output"_s).text(u"h"_s).messageId());
    builder.user(u"end"_s);
    QVERIFY(builder.write(path));
    const QStringList before = dumpSqlite(path);
    const auto store = openStore(path);
    QVERIFY(store);
    BatchEdit batch {id,
        {RemoveEdit {id, {edited}, 0}, TextEdit {id, edited, 1, u"B"_s}, RemoveEdit {id, {gone}, {}},
            RemoveEdit {id, {emptied}, 1}, PruneEdit {id, pruned, 1, false}, RemoveEdit {id, {emptied}, 0},
            RemoveEdit {id, {pruned}, 2}}};
    QCOMPARE(OnePass(**store).groups(batch).size(), batch.edits.size());
    batch.namesBefore = true;
    QCOMPARE(OnePass(**store).groups(batch).size(), 1);
    const auto plan = planEdit(**store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text + plan.error().cause));
    QCOMPARE(plan->after->messages, 4);
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply((*store)->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text + receipt.error().cause));
    QVERIFY((*store)->poll());
    QCOMPARE(textsOf(**store, id), (QStringList {u"prompt"_s, u"B"_s, u"g"_s, u"end"_s}));
    QVERIFY((*store)->keyOf(id, pruned, {}));
    QVERIFY(!(*store)->keyOf(id, gone, {}));
    QVERIFY(!(*store)->keyOf(id, emptied, {}));
    QVERIFY(Editor(journal).undo(receipt->id, {}));
    QCOMPARE(dumpSqlite(path), before);
    // What is gone is named by the number of the change that is about it.
    batch.edits += TextEdit {id, gone, 0, u"C"_s};
    const auto refused = planEdit(**store, batch, {});
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.startsWith(u"Change 8 "), qPrintable(refused.error().text));
}

TEST_CLASS(TestBatch)
#include "tst_batch.moc"
