// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"
#include "core/edit/collectedfiles.h"
#include "core/edit/editjson.h"
#include "core/models/collectedchanges.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const SessionId Session(u"s"_s);
const QString LoneSurrogate = u"half "_s + QChar(0xD83D);

QList<SingleEdit> allKinds()
{
    const MessageId at(u"m1"_s);
    return {ForkEdit {Session, at, true, u"A “title”\n"_s},
        ForkEdit {Session, at, false, {}, true, true, {u"Keep it."_s, u"Not “that”."_s}},
        ResumeEdit {Session, at, false}, RenameEdit {Session, LoneSurrogate},
        TextEdit {Session, at, 3, u"tab\tnul"_s + QChar(0)}, RemoveEdit {Session, {at, MessageId(u"m2"_s)}, {}},
        RemoveEdit {Session, {at}, 0}, PruneEdit {Session, at, 2, true}, DeleteEdit {Session},
        InsertEdit {Session, at, u"user"_s, u"Grüße"_s}, CheckpointEdit {Session, at, u"before"_s},
        MarkEdit {Session, {u"a"_s, u"b"_s}, true}, MoveEdit {{}, u"/a b"_s, u"/c'd"_s},
        RepairEdit {{}, {u"torn-line"_s}, u"line 3"_s}, CompactEdit {Session, at, {NodeId(u"n1"_s)}, 2, u"A summary"_s},
        DissolveEdit {Session, NodeId(u"n1"_s)}};
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QStringList titlesOf(const QList<CollectedChange>& changes)
{
    QStringList titles;
    for (const CollectedChange& change : changes)
        titles += change.title;
    return titles;
}

} // namespace

/// What is collected outlives the program, and never costs what was collected.
class CollectedFilesTest : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_folder;
    QString m_store;

    [[nodiscard]] static CollectedChange change(const QString& name)
    {
        return {name, RenameEdit {Session, name}, name};
    }

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_folder = m_dir->filePath(u"state/stemma/collected"_s);
        m_store = m_dir->filePath(u"store.db"_s);
        put(m_store, "a store");
    }

    void everyKindSurvives()
    {
        for (const SingleEdit& edit : allKinds()) {
            const auto back = parseJson(compactJson(editToJson(edit)));
            QVERIFY(back);
            QCOMPARE(editFromJson(*back), std::optional(edit));
        }
        QSet<size_t> kinds;
        for (const SingleEdit& edit : allKinds())
            kinds += edit.index();
        QCOMPARE(size_t(kinds.size()), std::variant_size_v<SingleEdit>);
    }

    void whatIsNoWish_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("no kind") << QByteArray(R"({"session":"s"})");
        QTest::newRow("another kind") << QByteArray(R"({"kind":"explode","session":"s"})");
        QTest::newRow("a field missing") << QByteArray(R"({"kind":"rename","session":"s"})");
        QTest::newRow("of another type") << QByteArray(R"({"kind":"rename","session":"s","title":3})");
        QTest::newRow("too large") << QByteArray(
            R"({"kind":"edit","session":"s","message":"m","part":99999999999,"text":""})");
    }

    void whatIsNoWish()
    {
        QFETCH(const QByteArray, text);
        const auto value = parseJson(text);
        QVERIFY(value);
        QVERIFY(!editFromJson(*value));
    }

    void keptAndReadAgain()
    {
        QList<CollectedChange> all;
        for (const SingleEdit& edit : allKinds())
            all += CollectedChange {u"id%1"_s.arg(all.size()), edit, u"change %1"_s.arg(all.size())};
        QVERIFY(CollectedFiles(m_folder).write(m_store, all));
        CollectedFiles files(m_folder);
        const auto read = files.read(m_store);
        QVERIFY(read);
        QCOMPARE(*read, all);
        // For this user only.
        constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(files.pathOf(m_store)) & others));
        QVERIFY(!(QFile::permissions(m_folder) & (others | QFile::ExeGroup | QFile::ExeOther)));
        QCOMPARE(files.read(m_dir->filePath(u"other.db"_s)), QList<CollectedChange>());
        // None left: no file left.
        QVERIFY(files.write(m_store, {}));
        QVERIFY(!QFile::exists(files.pathOf(m_store)));
    }

    void toldWhereTheStoreChanged_data()
    {
        QTest::addColumn<bool>("isFolder");
        QTest::newRow("a file") << false;
        QTest::newRow("a folder") << true;
    }

    void toldWhereTheStoreChanged()
    {
        QFETCH(const bool, isFolder);
        QString written = m_store;
        if (isFolder) {
            m_store = m_dir->filePath(u"folder"_s);
            QVERIFY(QDir().mkpath(m_store + u"/project"_s));
            written = m_store + u"/project/session.jsonl"_s;
            put(written, "a line\n");
        }
        QVERIFY(CollectedFiles(m_folder).write(m_store, {change(u"before"_s)}));
        CollectedFiles files(m_folder);
        QCOMPARE(files.read(m_store).value().first().storeChanged, false);
        put(written, "a line more\n");
        QVERIFY(files.write(m_store, {change(u"before"_s), change(u"after"_s)}));
        const QList<CollectedChange> read = CollectedFiles(m_folder).read(m_store).value();
        QCOMPARE(titlesOf(read), (QStringList {u"before"_s, u"after"_s}));
        QCOMPARE(read[0].storeChanged, true);
        QCOMPARE(read[1].storeChanged, false);
    }

    void damaged_data()
    {
        QTest::addColumn<int>("how");
        QTest::newRow("empty") << 0;
        QTest::newRow("torn") << 1;
        QTest::newRow("another letter") << 2;
        QTest::newRow("of another store") << 3;
    }

    void damaged()
    {
        QFETCH(const int, how);
        CollectedFiles files(m_folder);
        QVERIFY(files.write(m_store, {change(u"Parser"_s)}));
        const QString path = files.pathOf(m_store);
        QByteArray bytes = bytesOf(path);
        bytes = how == 0 ? QByteArray()
            : how == 1   ? bytes.first(bytes.size() / 2)
            : how == 2   ? bytes.replace("Parser", "Passer")
                         : bytes.replace("store.db", "stole.db");
        put(path, bytes);
        const auto read = CollectedFiles(m_folder).read(m_store);
        QVERIFY(!read);
        QCOMPARE(read.error().code, Errc::Corrupt);
        QVERIFY2(read.error().text.contains(u"store.db") && read.error().text.contains(path + u".damaged"),
            qPrintable(read.error().text));
        QVERIFY(!QFile::exists(path));
        QCOMPARE(bytesOf(path + u".damaged"_s), bytes);
        // A second one does not take the place of the first.
        QVERIFY(files.write(m_store, {change(u"x"_s)}));
        put(path, "{");
        QVERIFY(!CollectedFiles(m_folder).read(m_store));
        QCOMPARE(bytesOf(path + u".damaged"_s), bytes);
        QCOMPARE(bytesOf(path + u".damaged-2"_s), QByteArray("{"));
    }

    void aLaterVersionStays()
    {
        CollectedFiles files(m_folder);
        QVERIFY(files.write(m_store, {change(u"x"_s)}));
        const QByteArray later = R"({"version":2,"all":"new"})";
        put(files.pathOf(m_store), later);
        CollectedFiles again(m_folder);
        const auto read = again.read(m_store);
        QVERIFY(!read);
        QCOMPARE(read.error().code, Errc::SchemaTooNew);
        QVERIFY(again.write(m_store, {change(u"y"_s)}));
        QVERIFY(again.write(m_store, {}));
        QCOMPARE(bytesOf(files.pathOf(m_store)), later);
    }

    void twoPrograms()
    {
        CollectedFiles one(m_folder);
        CollectedFiles two(m_folder);
        QVERIFY(one.write(m_store, {change(u"a"_s)}));
        QCOMPARE(titlesOf(two.read(m_store).value()), QStringList {u"a"_s});
        QVERIFY(two.write(m_store, {change(u"a"_s), change(u"b"_s)}));
        QVERIFY(one.write(m_store, {change(u"c"_s), change(u"a"_s)})); // it knows nothing of b
        QCOMPARE(titlesOf(CollectedFiles(m_folder).read(m_store).value()), (QStringList {u"c"_s, u"a"_s, u"b"_s}));
        QVERIFY(one.write(m_store, {}));
        QCOMPARE(titlesOf(CollectedFiles(m_folder).read(m_store).value()), QStringList {u"b"_s});
    }

    void whatAnotherProgramTookOutStaysOut()
    {
        CollectedFiles one(m_folder);
        CollectedFiles two(m_folder);
        const auto kept = [this] { return titlesOf(CollectedFiles(m_folder).read(m_store).value()); };
        QVERIFY(one.write(m_store, {change(u"a"_s), change(u"b"_s)}));
        QVERIFY(two.read(m_store));
        QVERIFY(one.write(m_store, {change(u"b"_s)}));
        // The other one has not heard of it yet, neither the first time nor behind reading it.
        QVERIFY(two.write(m_store, {change(u"a"_s), change(u"b"_s), change(u"c"_s)}));
        QCOMPARE(kept(), (QStringList {u"b"_s, u"c"_s}));
        QVERIFY(two.read(m_store));
        QVERIFY(two.write(m_store, {change(u"a"_s), change(u"b"_s), change(u"d"_s)}));
        QCOMPARE(kept(), (QStringList {u"b"_s, u"d"_s}));
        // What somebody changed since is wanted.
        QVERIFY(one.read(m_store));
        QVERIFY(one.write(m_store, {}));
        CollectedChange changed = change(u"b"_s);
        changed.edit = DeleteEdit {Session};
        QVERIFY(two.write(m_store, {changed, change(u"d"_s)}));
        QCOMPARE(kept(), QStringList {u"b"_s});
    }

    /// A damaged file says nothing of what was taken out before or later.
    void damageTellsNothingOfOtherTimes()
    {
        CollectedFiles one(m_folder);
        CollectedFiles two(m_folder);
        const auto kept = [this] { return titlesOf(CollectedFiles(m_folder).read(m_store).value()); };
        const QString path = one.pathOf(m_store);
        QVERIFY(QDir().mkpath(m_folder));
        put(path + u".damaged"_s, "{"); // of an earlier day
        QVERIFY(one.write(m_store, {change(u"a"_s), change(u"b"_s)}));
        QVERIFY(two.read(m_store));
        QVERIFY(one.write(m_store, {change(u"b"_s)}));
        QVERIFY(two.write(m_store, {change(u"a"_s), change(u"b"_s), change(u"c"_s)}));
        QCOMPARE(kept(), (QStringList {u"b"_s, u"c"_s}));
        // What was in a file that is damaged now was taken out by nobody.
        put(path, "{");
        QVERIFY(!CollectedFiles(m_folder).read(m_store));
        QVERIFY(two.write(m_store, {change(u"b"_s), change(u"c"_s)}));
        QCOMPARE(kept(), (QStringList {u"b"_s, u"c"_s}));
        QVERIFY(one.read(m_store));
        QVERIFY(one.write(m_store, {change(u"c"_s)}));
        QVERIFY(two.write(m_store, {change(u"b"_s), change(u"c"_s), change(u"d"_s)}));
        QCOMPARE(kept(), (QStringList {u"c"_s, u"d"_s}));
    }

    void aFolderThatCannotBeMade()
    {
        put(m_dir->filePath(u"state"_s), "a file in the way");
        const auto written = CollectedFiles(m_folder).write(m_store, {change(u"x"_s)});
        QVERIFY(!written);
        QCOMPARE(written.error().code, Errc::Denied);
        QVERIFY2(written.error().text.contains(m_folder), qPrintable(written.error().text));
    }

    void theModelKeepsEveryChange()
    {
        const SessionId id(u"s"_s);
        {
            CollectedChanges changes(m_folder);
            const QAbstractItemModelTester tester(&changes, QAbstractItemModelTester::FailureReportingMode::QtTest);
            changes.load(m_store);
            changes.setStore(m_store);
            // Before what was kept is read, too.
            for (const QString& name : {u"1"_s, u"2"_s, u"3"_s})
                changes.add(m_store, RenameEdit {id, name}, name);
            QTRY_VERIFY(changes.isIdle());
            changes.move(2, -1);
            changes.remove(0);
            changes.replace(m_store, changes.at(1)->id, DeleteEdit {id}, u"two"_s);
            QCOMPARE(changes.moveRows({}, 0, 1, {}, 2), true);
            // The program ends before that is written, and waits for it.
        }
        QThreadPool::globalInstance()->waitForDone();
        CollectedChanges changes(m_folder);
        const QAbstractItemModelTester tester(&changes, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy restored(&changes, &CollectedChanges::restored);
        changes.setStore(m_store);
        changes.load(m_store);
        QTRY_COMPARE(restored.size(), 1);
        QCOMPARE(restored.first(), (QVariantList {m_store, 2, 0}));
        QCOMPARE(changes.batch(m_store), (BatchEdit {id, {DeleteEdit {id}, RenameEdit {id, u"3"_s}}, true}));
        changes.clear(m_store);
        QTRY_VERIFY(changes.isIdle());
        QVERIFY(!QFile::exists(CollectedFiles(m_folder).pathOf(m_store)));
    }

    /// Two lists of one program, of which each hears what the other one has written.
    void listsFollowEachOther()
    {
        CollectedChanges one(m_folder);
        CollectedChanges other(m_folder);
        const QAbstractItemModelTester tester(&other, QAbstractItemModelTester::FailureReportingMode::QtTest);
        connect(&one, &CollectedChanges::listKept, &other, &CollectedChanges::readAgain);
        connect(&other, &CollectedChanges::listKept, &one, &CollectedChanges::readAgain);
        const auto titlesIn = [this](CollectedChanges& changes) {
            changes.setStore(m_store);
            QStringList titles;
            for (int row = 0; row < changes.rowCount(); ++row)
                titles += changes.at(row)->title;
            titles.sort();
            return titles;
        };
        for (CollectedChanges* changes : {&one, &other})
            changes->load(m_store);
        QTRY_VERIFY(one.isIdle() && other.isIdle());
        one.add(m_store, DeleteEdit {Session}, u"a"_s);
        QTRY_COMPARE(titlesIn(other), QStringList {u"a"_s});
        // At once in both: neither is lost.
        one.add(m_store, DeleteEdit {Session}, u"b"_s);
        other.add(m_store, DeleteEdit {Session}, u"c"_s);
        const QStringList all {u"a"_s, u"b"_s, u"c"_s};
        QTRY_COMPARE(titlesIn(one), all);
        QTRY_COMPARE(titlesIn(other), all);
        other.clear(m_store);
        QTRY_COMPARE(titlesIn(one), QStringList());
    }

    /// What is added here while the change of another list is read does not remove that one.
    void nothingIsLostWhileAListIsReadAgain()
    {
        CollectedChanges one(m_folder);
        CollectedChanges other(m_folder);
        for (CollectedChanges* changes : {&one, &other})
            changes->load(m_store);
        QTRY_VERIFY(one.isIdle() && other.isIdle());
        one.add(m_store, DeleteEdit {Session}, u"a"_s);
        QTRY_VERIFY(one.isIdle());
        other.readAgain(m_store);
        other.add(m_store, DeleteEdit {Session}, u"b"_s); // behind the reading, before its answer
        QTRY_VERIFY(other.isIdle());
        QStringList kept = titlesOf(CollectedFiles(m_folder).read(m_store).value());
        kept.sort();
        QCOMPARE(kept, (QStringList {u"a"_s, u"b"_s}));
        QCOMPARE(other.batch(m_store).edits.size(), 2);
        other.clear(m_store); // now it knows both
        QTRY_VERIFY(other.isIdle());
        QVERIFY(!QFile::exists(CollectedFiles(m_folder).pathOf(m_store)));
    }

    void onlyWhatWasMadeGoes()
    {
        CollectedChanges changes {QString()};
        changes.add(m_store, DeleteEdit {Session}, u"a"_s);
        changes.add(m_store, RenameEdit {Session, u"b"_s}, u"b"_s);
        const BatchEdit planned = changes.batch(m_store);
        changes.add(m_store, RenameEdit {Session, u"c"_s}, u"c"_s); // by another window, while the plan was read
        BatchEdit other = planned;
        other.edits += RenameEdit {Session, u"x"_s};
        changes.removeMade(m_store, other);
        QCOMPARE(changes.batch(m_store).edits.size(), 3);
        changes.removeMade(m_store, planned);
        changes.setStore(m_store);
        QCOMPARE(changes.rowCount(), 1);
        QCOMPARE(changes.at(0)->title, u"c"_s);
    }

    void theModelTellsOfDamage()
    {
        CollectedFiles files(m_folder);
        QVERIFY(files.write(m_store, {change(u"x"_s)}));
        put(files.pathOf(m_store), "no JSON");
        CollectedChanges changes(m_folder);
        QSignalSpy failed(&changes, &CollectedChanges::keepingFailed);
        changes.load(m_store);
        QTRY_COMPARE(failed.size(), 1);
        // From here on it is kept as ever.
        changes.add(m_store, DeleteEdit {Session}, u"new"_s);
        QTRY_VERIFY(changes.isIdle());
        QCOMPARE(titlesOf(CollectedFiles(m_folder).read(m_store).value()), QStringList {u"new"_s});
    }
};

TEST_CLASS(CollectedFilesTest)
#include "tst_collectedfiles.moc"
