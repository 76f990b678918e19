// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessiongroupsmodel.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"
#include "tests/testkit/workclock.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

FakeSession inDirectory(const QString& id, const QString& directory, qint64 createdMs, const QString& parent = {})
{
    SessionBuilder builder(id);
    builder.title(id.toUpper()).directory(directory).user(u"prompt of %1"_s.arg(id));
    if (!parent.isEmpty())
        builder.parent(parent, Origin::Kind::Fork);
    FakeSession session = builder.build();
    session.info.createdAt = timeFromMs(createdMs);
    return session;
}

/// The tree as indented titles; projects in the order of their names, as the order of a model says nothing.
QString printSorted(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows += QString(depth, u' ') + index.data().toString() + u'\n' + printSorted(model, index, depth + 1);
    }
    rows.sort();
    return rows.join(QString());
}

bool isListed(const SessionTreeModel& model, const OpenStore& store)
{
    return model.indexOf(&store).data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>()
        == SessionTreeModel::StoreState::Ready;
}

struct TwoStores
{
    FakeStore* first = new FakeStore;
    FakeStore* second = new FakeStore;
    std::unique_ptr<OpenStore> one;
    std::unique_ptr<OpenStore> two;
    SessionTreeModel sessions;
    SessionGroupsModel projects {sessions, SessionGrouping::Project};
    QAbstractItemModelTester tester {&projects, QAbstractItemModelTester::FailureReportingMode::QtTest};

    ~TwoStores()
    {
        for (OpenStore* store : {one.get(), two.get()})
            if (store && sessions.indexOf(store).isValid())
                sessions.removeStore(store);
    }
    void open()
    {
        one = std::make_unique<OpenStore>(std::unique_ptr<SessionStore>(first));
        two = std::make_unique<OpenStore>(std::unique_ptr<SessionStore>(second));
        sessions.addStore(one.get());
        sessions.addStore(two.get());
        QTRY_VERIFY(isListed(sessions, *one) && isListed(sessions, *two));
    }
};

} // namespace

class SessionGroupsModelTest : public QObject
{
    Q_OBJECT

private slots:
    void sessionsOfAllStoresStandBelowTheirProject();
    void projectsOfOneNameSayMore();
    void byDay();
    void byModel();
    void storesThatAreNotListedHaveARow();
    void takesUpWhatChanges();
    void aSessionThatMovesStaysWhatItIs();
    void aClosedStoreLeavesTheOthers();
    void genuineStoresOfOneDirectory();
    void aHundredThousandSessions();
};

void SessionGroupsModelTest::sessionsOfAllStoresStandBelowTheirProject()
{
    TwoStores f;
    f.first->add(inDirectory(u"a"_s, u"/home/ana/weather"_s, 1000));
    f.first->add(inDirectory(u"fork"_s, u"/home/ana/weather/.worktrees/1"_s, 2000, u"a"_s));
    f.first->add(inDirectory(u"b"_s, u"/home/ana/shop"_s, 3000));
    f.second->add(inDirectory(u"c"_s, u"/home/ana/weather/"_s, 4000));
    f.second->add(inDirectory(u"none"_s, {}, 5000));
    f.open();
    QCOMPARE(printSorted(f.projects), u"No project folder\n NONE\nshop\n B\nweather\n A\n  FORK\n C\n"_s);

    const QModelIndex c = f.projects.indexOf(f.two.get(), SessionId(u"c"_s));
    QCOMPARE(c.data(SessionTreeModel::StoreRole).value<OpenStore*>(), f.two.get());
    QCOMPARE(c.data(SessionTreeModel::InfoRole).value<SessionInfo>().id.value, u"c"_s);
    const QModelIndex weather = c.parent();
    QCOMPARE(weather.data(SessionGroupsModel::DirectoryRole).toString(), u"/home/ana/weather"_s);
    QCOMPARE(weather.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong(), 3);
    QCOMPARE(weather.siblingAtColumn(SessionTreeModel::TimeColumn).data(SessionTreeModel::SortRole),
        c.siblingAtColumn(SessionTreeModel::TimeColumn).data());
    QVERIFY(!c.data(SessionGroupsModel::DirectoryRole).isValid());
    QVERIFY(!f.projects.indexOf(f.one.get(), SessionId(u"c"_s)).isValid());
}

void SessionGroupsModelTest::projectsOfOneNameSayMore()
{
    TwoStores f;
    f.first->add(inDirectory(u"a"_s, u"/home/ana/api"_s, 1000));
    f.open();
    QCOMPARE(printSorted(f.projects).section(u'\n', 0, 0), u"api"_s);
    QSignalSpy changed(&f.projects, &QAbstractItemModel::dataChanged);
    f.second->add(inDirectory(u"b"_s, u"/home/ben/api"_s, 2000));
    f.second->add(inDirectory(u"c"_s, u"C:\\work\\api"_s, 3000));
    f.two->pollNow();
    QTRY_COMPARE(printSorted(f.projects), u"ana/api\n A\nben/api\n B\nwork\\api\n C\n"_s);
    QVERIFY(std::ranges::any_of(
        changed, [](const auto& change) { return change.at(0).toModelIndex().data().toString() == "ana/api"_L1; }));
    f.second->removeSession(SessionId(u"b"_s));
    f.second->removeSession(SessionId(u"c"_s));
    f.two->pollNow();
    QTRY_COMPARE(printSorted(f.projects).section(u'\n', 0, 1), u"api\n A"_s);
}

/// Days are those of the time zone; a session stands where its last message came.
void SessionGroupsModelTest::byDay()
{
    TwoStores f;
    // From 2 March 2026, 9:18 UTC.
    const auto later = [](const QString& id, int hours, const QString& parent = {}) {
        SessionBuilder builder(id);
        builder.title(id.toUpper()).after(std::chrono::hours(hours)).user(u"prompt of %1"_s.arg(id));
        if (!parent.isEmpty())
            builder.parent(parent, Origin::Kind::Fork);
        return builder.build();
    };
    SessionGroupsModel utc(f.sessions, SessionGrouping::Day, QTimeZone::UTC);
    SessionGroupsModel east(f.sessions, SessionGrouping::Day, QTimeZone::fromSecondsAheadOfUtc(3 * 60 * 60));
    const QAbstractItemModelTester testing(&utc, QAbstractItemModelTester::FailureReportingMode::QtTest);
    f.first->add(later(u"a"_s, 0));
    f.first->add(later(u"fork"_s, 30, u"a"_s));
    f.second->add(later(u"b"_s, 1));
    f.second->add(later(u"late"_s, 13)); // tomorrow in the east
    f.open();
    const auto dayOf = [&](const SessionGroupsModel& model, const OpenStore& store, const QString& id) {
        return model.indexOf(&store, SessionId(id)).parent().data(SessionGroupsModel::GroupRole).toString();
    };
    QTRY_COMPARE(dayOf(utc, *f.one, u"a"_s), u"2026-03-02"_s);
    QTRY_COMPARE(dayOf(utc, *f.two, u"b"_s), u"2026-03-02"_s);
    QTRY_COMPARE(dayOf(utc, *f.two, u"late"_s), u"2026-03-02"_s);
    QTRY_COMPARE(dayOf(east, *f.two, u"late"_s), u"2026-03-03"_s);
    const QModelIndex day = utc.indexOf(f.one.get(), SessionId(u"a"_s)).parent();
    QVERIFY2(day.data().toString().contains(u"2026"_s), qPrintable(day.data().toString()));
    QVERIFY(!day.data(SessionGroupsModel::DirectoryRole).isValid());
    QCOMPARE(day.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong(), 4);
    QCOMPARE(utc.indexOf(f.one.get(), SessionId(u"fork"_s)).parent().data().toString(), u"A"_s);
}

void SessionGroupsModelTest::byModel()
{
    TwoStores f;
    SessionGroupsModel models(f.sessions, SessionGrouping::Model);
    const QAbstractItemModelTester testing(&models, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto with = [](const QString& id, const QString& model) {
        FakeSession session = inDirectory(id, {}, 1000);
        session.info.model = model;
        return session;
    };
    f.first->add(with(u"a"_s, u"maker/small"_s));
    f.first->add(with(u"b"_s, u"maker/large"_s));
    f.second->add(with(u"c"_s, u"small"_s)); // agents store the provider or not
    f.second->add(with(u"d"_s, u"router/maker/small"_s));
    f.second->add(with(u"none"_s, {}));
    f.open();
    QTRY_COMPARE(printSorted(models), u"No model\n NONE\nlarge\n B\nsmall\n A\n C\n D\n"_s);
}

void SessionGroupsModelTest::storesThatAreNotListedHaveARow()
{
    TwoStores f;
    f.first->add(inDirectory(u"a"_s, u"/home/ana/api"_s, 1000));
    StoreInfo info;
    info.path = u"/data/broken.db"_s;
    f.second->setInfo(info);
    f.second->fail(FakeStore::Call::Sessions, {Errc::Corrupt, u"It is broken."_s, {}});
    f.one = std::make_unique<OpenStore>(std::unique_ptr<SessionStore>(f.first));
    f.two = std::make_unique<OpenStore>(std::unique_ptr<SessionStore>(f.second));
    QSignalSpy failed(&f.sessions, &SessionTreeModel::listFailed);
    f.sessions.addStore(f.one.get());
    f.sessions.addStore(f.two.get());
    QCOMPARE(f.projects.rowCount(), 2); // both are being listed
    QTRY_COMPARE(failed.count(), 1);
    QTRY_COMPARE(printSorted(f.projects), u"api\n A\nbroken.db\n"_s);
    const QModelIndex broken = f.projects.index(f.projects.index(0, 0).data() == u"broken.db"_s ? 0 : 1, 0);
    QCOMPARE(broken.data(SessionTreeModel::ErrorRole).toString(), u"It is broken."_s);
    QVERIFY(!broken.data(SessionGroupsModel::DirectoryRole).isValid());
}

void SessionGroupsModelTest::takesUpWhatChanges()
{
    TwoStores f;
    f.first->add(inDirectory(u"a"_s, u"/p"_s, 1000));
    f.first->add(inDirectory(u"b"_s, u"/q"_s, 2000, u"a"_s));
    f.first->add(inDirectory(u"c"_s, u"/q"_s, 3000, u"b"_s));
    f.second->add(inDirectory(u"d"_s, u"/p"_s, 4000));
    f.open();
    QCOMPARE(printSorted(f.projects), u"p\n A\n  B\n   C\n D\n"_s);

    f.first->add(inDirectory(u"e"_s, u"/p"_s, 5000, u"a"_s)); // a fork more
    f.first->add(inDirectory(u"f"_s, u"/r"_s, 6000));
    f.one->pollNow();
    QTRY_COMPARE(printSorted(f.projects), u"p\n A\n  B\n   C\n  E\n D\nr\n F\n"_s);

    f.first->removeSession(SessionId(u"a"_s)); // its children are left without an origin
    f.one->pollNow();
    QTRY_COMPARE(printSorted(f.projects), u"p\n D\n E\nq\n B\n  C\nr\n F\n"_s);

    f.first->add(inDirectory(u"f"_s, u"/p"_s, 6000)); // the project moved
    f.one->pollNow();
    QTRY_COMPARE(printSorted(f.projects), u"p\n D\n E\n F\nq\n B\n  C\n"_s);
    QCOMPARE(f.projects.indexOf(f.one.get(), SessionId(u"f"_s)).parent().data().toString(), u"p"_s);

    for (const auto& id : {u"b"_s, u"c"_s, u"e"_s, u"f"_s})
        f.first->removeSession(SessionId(id));
    StoreInfo info = f.one->info();
    info.path = u"/data/empty.db"_s;
    f.first->setInfo(info);
    f.one->pollNow();
    QTRY_COMPARE(printSorted(f.projects), u"empty.db\np\n D\n"_s);
}

/// What points to a session, or to one below it, still does when its group became known.
void SessionGroupsModelTest::aSessionThatMovesStaysWhatItIs()
{
    TwoStores f;
    f.first->add(inDirectory(u"a"_s, u"/p"_s, 1000));
    f.first->add(inDirectory(u"b"_s, {}, 2000));
    f.first->add(inDirectory(u"fork"_s, {}, 3000, u"b"_s));
    f.first->add(inDirectory(u"c"_s, {}, 4000));
    f.open();
    QCOMPARE(printSorted(f.projects),
        u"No project folder\n B\n  FORK\n C\np\n A\nsessions.db\n"_s); // the other store is empty
    const auto indexOf
        = [&](const QString& id) { return QPersistentModelIndex(f.projects.indexOf(f.one.get(), SessionId(id))); };
    const QPersistentModelIndex b = indexOf(u"b"_s);
    const QPersistentModelIndex fork = indexOf(u"fork"_s);
    const QPersistentModelIndex c = indexOf(u"c"_s);
    const QPersistentModelIndex none = b.parent();
    f.first->add(inDirectory(u"b"_s, u"/new"_s, 2000));
    f.one->pollNow();
    QTRY_COMPARE(printSorted(f.projects), u"No project folder\n C\nnew\n B\n  FORK\np\n A\nsessions.db\n"_s);
    f.first->add(inDirectory(u"c"_s, u"/p"_s, 4000));
    f.one->pollNow();
    QTRY_COMPARE(printSorted(f.projects), u"new\n B\n  FORK\np\n A\n C\nsessions.db\n"_s);
    QCOMPARE(b, indexOf(u"b"_s));
    QCOMPARE(fork, indexOf(u"fork"_s));
    QCOMPARE(fork.parent(), QModelIndex(b));
    QCOMPARE(c, indexOf(u"c"_s));
    QCOMPARE(c.parent().data().toString(), u"p"_s);
    QVERIFY(!none.isValid());
}

void SessionGroupsModelTest::aClosedStoreLeavesTheOthers()
{
    TwoStores f;
    for (int n = 0; n < 12; ++n) {
        // Every other one of a project is of the other store.
        f.first->add(inDirectory(u"a%1"_s.arg(n), n < 6 ? u"/p"_s : u"/only"_s, 1000 + n));
        f.second->add(inDirectory(u"b%1"_s.arg(n), u"/p"_s, 2000 + n));
    }
    f.open();
    f.first->add(inDirectory(u"late"_s, u"/p"_s, 9000));
    f.one->pollNow();
    QTRY_VERIFY(f.projects.indexOf(f.one.get(), SessionId(u"late"_s)).isValid());
    const QPersistentModelIndex kept = f.projects.indexOf(f.two.get(), SessionId(u"b5"_s));
    f.sessions.removeStore(f.one.get());
    QCOMPARE(f.projects.rowCount(), 1);
    QCOMPARE(f.projects.rowCount(f.projects.index(0, 0)), 12);
    QVERIFY(!f.projects.indexOf(f.one.get(), SessionId(u"a1"_s)).isValid());
    QCOMPARE(kept.data().toString(), u"B5"_s);
    f.sessions.removeStore(f.two.get());
    QCOMPARE(f.projects.rowCount(), 0);
    QVERIFY(!kept.isValid());
}

/// Two agents in one directory, as their own files have it.
void SessionGroupsModelTest::genuineStoresOfOneDirectory()
{
    const QString mantis = realStore(u"mantis/generated-2.58.0/home"_s);
    const QString pi = realStore(u"pi/generated/sessions"_s);
    NEED(missingSample(mantis));
    NEED(missingSample(pi));
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"sessions"_s);
    const filetree::Files files = filetree::filesIn(pi);
    for (auto file = files.cbegin(); file != files.cend(); ++file) {
        QByteArray bytes = file.value();
        bytes.replace("\"cwd\":\"/home/dev/project\"", "\"cwd\":\"/home/ana/projects/weather\"");
        QVERIFY(QDir().mkpath(QFileInfo(copy + u'/' + file.key()).path()));
        QFile target(copy + u'/' + file.key());
        QVERIFY(target.open(QIODevice::WriteOnly));
        target.write(bytes);
    }
    SessionTreeModel sessions;
    SessionGroupsModel projects {sessions, SessionGrouping::Project};
    const QAbstractItemModelTester tester(&projects, QAbstractItemModelTester::FailureReportingMode::QtTest);
    std::vector<std::unique_ptr<OpenStore>> stores;
    for (const QString& path : {mantis, copy}) {
        auto store = openStore(path);
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        stores.push_back(std::make_unique<OpenStore>(*std::move(store)));
        sessions.addStore(stores.back().get());
    }
    QTRY_VERIFY(isListed(sessions, *stores[0]) && isListed(sessions, *stores[1]));
    qint64 all = 0;
    for (int row = 0; row < sessions.rowCount(); ++row)
        all += sessions.index(row, SessionTreeModel::MessagesColumn).data().toLongLong();
    QVERIFY(all > 2);
    qint64 found = 0;
    QSet<QString> formats;
    for (int row = 0; row < projects.rowCount(); ++row) {
        const QModelIndex project = projects.index(row, 0);
        found += project.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong();
        if (project.data(SessionGroupsModel::DirectoryRole).toString() != "/home/ana/projects/weather"_L1)
            continue;
        for (int at = 0; at < projects.rowCount(project); ++at)
            formats
                += projects.index(at, 0, project).data(SessionTreeModel::StoreRole).value<OpenStore*>()->info().format;
    }
    QCOMPARE(found, all);
    QCOMPARE(formats, (QSet<QString> {u"mantis"_s, u"pi"_s}));
    for (const auto& store : stores)
        sessions.removeStore(store.get());
}

void SessionGroupsModelTest::aHundredThousandSessions()
{
    auto fake = std::make_unique<FakeStore>();
    for (int n = 0; n < 100'000; ++n) {
        FakeSession session;
        session.info.id = SessionId(u"s%1"_s.arg(n));
        session.info.directory = u"/projects/%1"_s.arg(n % 1000);
        session.info.createdAt = timeFromMs(1000 + n);
        fake->add(session);
    }
    OpenStore store(std::move(fake));
    SessionTreeModel sessions;
    sessions.addStore(&store);
    QTRY_VERIFY(isListed(sessions, store));
    const WorkClock timer;
    const SessionGroupsModel projects {sessions, SessionGrouping::Project};
    QCOMPARE(projects.rowCount(), 1000);
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
    sessions.removeStore(&store);
}

TEST_CLASS(SessionGroupsModelTest)
#include "tst_sessiongroupsmodel.moc"
