// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessiontreemodel.h"
#include "core/session/sessionname.h"
#include "core/store/usagestore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

FakeSession named(const QString& id, const QString& title, const QString& parent = {}, int messages = 2)
{
    SessionBuilder builder(id);
    builder.title(title);
    if (!parent.isEmpty())
        builder.parent(parent, Origin::Kind::Fork);
    for (int i = 0; i < messages; ++i)
        builder.user(u"prompt of %1"_s.arg(id));
    return builder.build();
}

FakeSession at(FakeSession session, qint64 createdMs)
{
    session.info.createdAt = timeFromMs(createdMs);
    return session;
}

/// The tree as indented titles.
QString print(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QString out;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        out += QString(depth, u' ') + index.data().toString() + u'\n';
        out += print(model, index, depth + 1);
    }
    return out;
}

struct OneStoreTree
{
    FakeStore* fake; ///< owned by store
    OpenStore store;
    SessionTreeModel model;
    QAbstractItemModelTester tester {&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    explicit OneStoreTree(std::unique_ptr<FakeStore> owned)
        : fake(owned.get())
        , store(std::move(owned))
    {
        StoreInfo info = store.info();
        info.path = u"/data/sessions.db"_s;
        fake->setInfo(info);
        model.addStore(&store);
    }
    [[nodiscard]] QModelIndex top() const { return model.indexOf(&store); }
    [[nodiscard]] bool isListed() const
    {
        return top().data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>()
            == SessionTreeModel::StoreState::Ready;
    }
};

} // namespace

class SessionTreeModelTest : public QObject
{
    Q_OBJECT

private slots:
    void nestsChildrenBelowTheirOrigin();
    void breaksCyclesOfParents_data();
    void breaksCyclesOfParents();
    void fillsInFigures();
    void fallsBackToPromptAndDay();
    void promptsAsNamesHaveNoMarks();
    void tellsBranchesOfOneTitleApart();
    void tellsStoresOfOneNameApart();
    void tellsStoresInFoldersOfOneNameApart();
    void takesUpNewAndVanishedSessions();
    void nestsAgainBelowAnOriginThatCameBack();
    void keepsFiguresWhileTheyAreReadAgain();
    void tellsWhyAListFailed();
    void listsNothingBeforeTheStoreIsKnown();
    void closesAStoreWhileItIsListing();
    void listsAHundredThousandSessions();
};

void SessionTreeModelTest::nestsChildrenBelowTheirOrigin()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(at(named(u"a"_s, u"A"_s), 1000));
    owned->add(at(named(u"b"_s, u"B"_s, u"a"_s), 2000));
    owned->add(at(named(u"c"_s, u"C"_s, u"b"_s), 3000));
    owned->add(at(named(u"d"_s, u"D"_s), 4000));
    owned->add(at(named(u"e"_s, u"E"_s, u"missing"_s), 5000));
    owned->add(at(named(u"f"_s, u"F"_s, u"a"_s), 6000));
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.isListed());
    QTRY_COMPARE(f.top().data().toString(), u"sessions.db"_s);
    QCOMPARE(print(f.model), u"sessions.db\n E\n D\n A\n  F\n  B\n   C\n"_s);
    const QModelIndex b = f.model.indexOf(&f.store, SessionId(u"b"_s));
    QCOMPARE(b.parent().data().toString(), u"A"_s);
    QCOMPARE(b.data(SessionTreeModel::RelationRole).toInt(), int(Origin::Kind::Fork));
    QCOMPARE(b.data(SessionTreeModel::StoreRole).value<OpenStore*>(), &f.store);
}

void SessionTreeModelTest::breaksCyclesOfParents_data()
{
    QTest::addColumn<QStringList>("links"); // "child<parent"
    QTest::addColumn<int>("sessions");
    QTest::newRow("itself") << QStringList {u"a<a"_s} << 1;
    QTest::newRow("two") << QStringList {u"a<b"_s, u"b<a"_s} << 2;
    QTest::newRow("three and one below") << QStringList {u"a<b"_s, u"b<c"_s, u"c<a"_s, u"d<a"_s} << 4;
}

void SessionTreeModelTest::breaksCyclesOfParents()
{
    QFETCH(QStringList, links);
    QFETCH(int, sessions);
    auto owned = std::make_unique<FakeStore>();
    qint64 ms = 0;
    for (const QString& link : links)
        owned->add(at(named(link.section(u'<', 0, 0), link.section(u'<', 0, 0), link.section(u'<', 1)), ms += 1000));
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.isListed());
    QTRY_COMPARE(print(f.model).count(u'\n'), sessions + 1); // each once, none lost
    if (sessions == 4)
        QCOMPARE(f.model.indexOf(&f.store, SessionId(u"d"_s)).parent().data().toString(), u"a"_s);
}

void SessionTreeModelTest::fillsInFigures()
{
    auto owned = std::make_unique<FakeStore>();
    FakeSession session = named(u"a"_s, u"A"_s, {}, 7);
    session.info.tokens = {.input = 10, .output = 5, .cacheRead = 100}; // without a total
    owned->add(session);
    owned->hold(FakeStore::Call::Session);
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.isListed());
    const auto messages = [&] {
        const QModelIndex a = f.model.indexOf(&f.store, SessionId(u"a"_s));
        return a.siblingAtColumn(SessionTreeModel::MessagesColumn).data();
    };
    QVERIFY(!messages().isValid());
    QSignalSpy changed(&f.model, &SessionTreeModel::dataChanged);
    f.fake->release();
    QTRY_COMPARE(messages().toInt(), 7);
    QVERIFY(changed.count() > 0);
    const QModelIndex a = f.model.indexOf(&f.store, SessionId(u"a"_s));
    QCOMPARE(a.siblingAtColumn(SessionTreeModel::TokensColumn).data().toLongLong(), 115);
}

void SessionTreeModelTest::fallsBackToPromptAndDay()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(named(u"no-title"_s, {}, {}, 1));
    owned->add(named(u"nothing"_s, {}, {}, 0));
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.isListed());
    QTRY_COMPARE(f.model.indexOf(&f.store, SessionId(u"no-title"_s)).data().toString(), u"prompt of no-title"_s);
    QCOMPARE(f.model.indexOf(&f.store, SessionId(u"nothing"_s)).data().toString(), u"Untitled session, 2 Mar 2026"_s);
}

/// As the inspector names the turn. A title is what it is.
void SessionTreeModelTest::promptsAsNamesHaveNoMarks()
{
    SessionInfo info;
    info.id = SessionId(u"s"_s);
    info.firstPrompt = u"# Mend **the** `parser`\nas in [the plan](docs/plan.md)"_s;
    QCOMPARE(nameOfSession(info), u"Mend the parser as in the plan"_s);
    QCOMPARE(usageUnitOf(info).title, u"Mend the parser as in the plan"_s);
    info.firstPrompt = u"``"_s;
    QCOMPARE(nameOfSession(info), u"``"_s);
    info.title = u"`**`"_s;
    QCOMPARE(nameOfSession(info), u"`**`"_s);
}

void SessionTreeModelTest::tellsBranchesOfOneTitleApart()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(at(named(u"trunk"_s, u"One title"_s), 1000));
    owned->add(at(named(u"branch"_s, u"One title"_s, u"trunk"_s), 2000));
    owned->add(at(named(u"fork"_s, u"A title of its own"_s, u"trunk"_s), 3000));
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.isListed());
    QTRY_COMPARE(f.model.indexOf(&f.store, SessionId(u"branch"_s)).data().toString(), u"prompt of branch"_s);
    QCOMPARE(f.model.indexOf(&f.store, SessionId(u"trunk"_s)).data().toString(), u"One title"_s);
    QCOMPARE(f.model.indexOf(&f.store, SessionId(u"fork"_s)).data().toString(), u"A title of its own"_s);
}

void SessionTreeModelTest::tellsStoresOfOneNameApart()
{
    OneStoreTree f(std::make_unique<FakeStore>());
    QTRY_COMPARE(f.top().data().toString(), u"sessions.db"_s);
    auto owned = std::make_unique<FakeStore>();
    FakeStore* fake = owned.get();
    OpenStore other(std::move(owned));
    StoreInfo info = other.info();
    info.path = u"/backup/sessions.db"_s;
    fake->setInfo(info);
    f.model.addStore(&other);
    QTRY_COMPARE(f.model.indexOf(&other).data().toString(), u"backup/sessions.db"_s);
    QCOMPARE(f.top().data().toString(), u"data/sessions.db"_s);
    const QSignalSpy changed(&f.model, &QAbstractItemModel::dataChanged);
    f.model.removeStore(&other);
    QCOMPARE(f.top().data().toString(), u"sessions.db"_s);
    QVERIFY2(!changed.isEmpty(), "a view has to show it");
}

void SessionTreeModelTest::tellsStoresInFoldersOfOneNameApart()
{
    const auto storeIn = [](const QString& folder) {
        auto fake = std::make_unique<FakeStore>();
        StoreInfo info = fake->info();
        info.path = folder + u"/.mnesis/sessions.db"_s;
        fake->setInfo(info);
        return std::make_unique<OpenStore>(std::move(fake));
    };
    const auto first = storeIn(u"/x/a"_s);
    const auto second = storeIn(u"/x/b"_s);
    OneStoreTree f(std::make_unique<FakeStore>());
    f.model.addStore(first.get());
    f.model.addStore(second.get());
    QTRY_COMPARE(f.model.indexOf(first.get()).data().toString(), u"a/.mnesis/sessions.db"_s);
    QTRY_COMPARE(f.model.indexOf(second.get()).data().toString(), u"b/.mnesis/sessions.db"_s);
    QTRY_COMPARE(f.top().data().toString(), u"data/sessions.db"_s);
    f.model.removeStore(second.get());
    QCOMPARE(f.model.indexOf(first.get()).data().toString(), u".mnesis/sessions.db"_s);
}

void SessionTreeModelTest::takesUpNewAndVanishedSessions()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(at(named(u"a"_s, u"A"_s), 1000));
    owned->add(at(named(u"b"_s, u"B"_s, u"a"_s), 2000));
    owned->add(at(named(u"c"_s, u"C"_s), 3000));
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.isListed());
    QCOMPARE(f.model.rowCount(f.top()), 2);
    const QPersistentModelIndex c = f.model.indexOf(&f.store, SessionId(u"c"_s));
    QSignalSpy resets(&f.model, &SessionTreeModel::modelReset);
    f.fake->add(at(named(u"d"_s, u"D"_s, u"c"_s), 4000));
    f.fake->removeSession(SessionId(u"a"_s));
    QTRY_VERIFY(print(f.model).contains(u"  D\n"_s));
    QCOMPARE(print(f.model), u"sessions.db\n C\n  D\n B\n"_s);
    QCOMPARE(c.data().toString(), u"C"_s);
    QCOMPARE(resets.count(), 0);
}

/// As after the undo of its deletion.
void SessionTreeModelTest::nestsAgainBelowAnOriginThatCameBack()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(at(named(u"a"_s, u"A"_s), 1000));
    owned->add(at(named(u"b"_s, u"B"_s, u"a"_s), 3000));
    owned->add(at(named(u"c"_s, u"C"_s, u"b"_s), 4000));
    owned->add(at(named(u"d"_s, u"D"_s), 2000));
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.isListed());
    QCOMPARE(print(f.model), u"sessions.db\n D\n A\n  B\n   C\n"_s);
    const QPersistentModelIndex c = f.model.indexOf(&f.store, SessionId(u"c"_s));
    f.fake->removeSession(SessionId(u"a"_s));
    QTRY_COMPARE(print(f.model), u"sessions.db\n B\n  C\n D\n"_s);
    f.fake->add(at(named(u"a"_s, u"A"_s), 1000));
    QTRY_COMPARE(print(f.model), u"sessions.db\n D\n A\n  B\n   C\n"_s);
    QCOMPARE(c.data().toString(), u"C"_s);
    // One whose origin is found to be another.
    f.fake->add(at(named(u"c"_s, u"C"_s, u"d"_s), 4000));
    QTRY_COMPARE(print(f.model), u"sessions.db\n D\n  C\n A\n  B\n"_s);
}

void SessionTreeModelTest::keepsFiguresWhileTheyAreReadAgain()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(named(u"a"_s, u"A"_s, {}, 3));
    OneStoreTree f(std::move(owned));
    const auto messages = [&] {
        const QModelIndex a = f.model.indexOf(&f.store, SessionId(u"a"_s));
        return a.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toInt();
    };
    QTRY_COMPARE(messages(), 3);
    f.fake->hold(FakeStore::Call::Session);
    f.fake->append(SessionId(u"a"_s), *SessionBuilder().user(u"more"_s).after(Duration(60'000)).lastMessage());
    QTRY_VERIFY(f.fake->waiting() > 0);
    QCOMPARE(messages(), 3);
    f.fake->release();
    QTRY_COMPARE(messages(), 4);
}

void SessionTreeModelTest::tellsWhyAListFailed()
{
    auto owned = std::make_unique<FakeStore>();
    owned->fail(FakeStore::Call::Sessions, Error {Errc::Corrupt, u"The list is damaged."_s, {}});
    OneStoreTree f(std::move(owned));
    QSignalSpy failed(&f.model, &SessionTreeModel::listFailed);
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(f.top().data(SessionTreeModel::ErrorRole).toString(), u"The list is damaged."_s);
    QCOMPARE(f.top().data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>(),
        SessionTreeModel::StoreState::Failed);
}

/// A small store was listed while it was still being added: the window opened a session of a store that nobody else
/// knew yet, and its problems were never shown.
void SessionTreeModelTest::listsNothingBeforeTheStoreIsKnown()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(named(u"a"_s, u"A"_s));
    OneStoreTree f(std::move(owned));
    QTest::qSleep(50); // of a thread without an event loop: whatever was asked would be answered by now
    QCOMPARE(f.fake->count(FakeStore::Call::Sessions), 0);
    QTRY_VERIFY(f.isListed());
    QCOMPARE(f.fake->count(FakeStore::Call::Sessions), 1);
}

void SessionTreeModelTest::closesAStoreWhileItIsListing()
{
    auto owned = std::make_unique<FakeStore>();
    owned->add(named(u"a"_s, u"A"_s));
    owned->hold();
    OneStoreTree f(std::move(owned));
    QTRY_VERIFY(f.fake->waiting() > 0);
    f.model.removeStore(&f.store);
    QCOMPARE(f.model.rowCount(), 0);
    f.fake->release();
    f.model.addStore(&f.store); // and opens again
    QTRY_VERIFY(f.isListed());
    QCOMPARE(f.model.rowCount(f.top()), 1);
}

void SessionTreeModelTest::listsAHundredThousandSessions()
{
    auto owned = std::make_unique<FakeStore>();
    for (int i = 0; i < 100'000; ++i)
        owned->add(
            at(named(u"s%1"_s.arg(i), u"Session %1"_s.arg(i), i % 10 ? u"s%1"_s.arg(i - i % 10) : QString(), 0), i));
    OpenStore store(std::move(owned));
    SessionTreeModel model; // without the tester, which walks over all rows
    model.addStore(&store);
    QTRY_COMPARE(model.rowCount(model.indexOf(&store)), 10'000);
    QCOMPARE(model.rowCount(model.indexOf(&store, SessionId(u"s0"_s))), 9);
}

TEST_CLASS(SessionTreeModelTest)
#include "tst_sessiontreemodel.moc"
