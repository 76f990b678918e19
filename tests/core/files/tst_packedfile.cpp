// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/packedfile.h"
#include "core/store/incrementalcontext.h"
#include "core/store/filesummariser.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/packedbytes.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;
using filetree::writeFile;

namespace {

QByteArray readAll(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

QByteArray transcript(int count)
{
    QByteArray all;
    for (int i = 0; i < count; ++i) {
        const QByteArray id = QByteArray::number(i);
        all += R"({"uuid":"u)" + id + R"(","parent_uuid":)"
            + (i ? QByteArray("\"u" + QByteArray::number(i - 1) + '"') : "null"_ba)
            + R"(,"type":"user","message":{"role":"user","content":"hello"},"timestamp":"2026-11-22T00:57:37.679403+00:00")"
            + R"(,"session_id":"s","cwd":"/"})" + '\n';
    }
    return all;
}

const QString Release03 = u"mnesis-0.3"_s;

/// Larger than one step of a context.
MnesisBuilder longSession(int turns = 1'000)
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int i = 0; i < turns; ++i)
        builder.user(u"question"_s).assistant(u"answer"_s);
    return builder;
}

} // namespace

/// Files that are packed by themselves.
class TestPackedFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void unpacks_data();
    void unpacks();
    void refusesWhatIsNotWhole_data();
    void refusesWhatIsNotWhole();
    void refusesDamage();
    void stopsBombs_data();
    void stopsBombs();
    void obeysCancel();
    void opensStores_data();
    void opensStores();
    void readsAnewWhatChanged();
    void keepsTheServices();
    void keepsChosenRules();
    void goesOnWithAContext();
    void refusesOtherContents();
    void refusesPackedTwice();
    void leavesTheFolderAlone();

private:
    [[nodiscard]] Result<std::unique_ptr<UnpackedFile>> unpack(
        const QByteArray& packed, const UnpackLimits& limits = {}, const JobControl& job = {});
    [[nodiscard]] QStringList leftBehind() const;
    /// Writes the session into a store of mnesis, packed at m_path.
    void writePacked(const MnesisBuilder& builder) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestPackedFile::init()
{
    // Not within the folder of the test before: SQLite takes no path of any length.
    static const QByteArray outside = qgetenv("TMPDIR");
    qputenv("TMPDIR", outside);
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    QVERIFY(QDir().mkpath(m_folder->filePath(u"tmp"_s)));
    QVERIFY(QDir().mkpath(m_folder->filePath(u"store"_s)));
    qputenv("TMPDIR", QFile::encodeName(m_folder->filePath(u"tmp"_s)));
    m_path = m_folder->filePath(u"store/s.jsonl.gz"_s);
}

Result<std::unique_ptr<UnpackedFile>> TestPackedFile::unpack(
    const QByteArray& packed, const UnpackLimits& limits, const JobControl& job)
{
    const auto packing = packingOf(packed);
    if (!packing || !writeFile(m_path, packed))
        return fail(Errc::NotFound, u"the test is wrong"_s);
    return UnpackedFile::unpack(m_path, *packing, limits, job);
}

QStringList TestPackedFile::leftBehind() const
{
    return QDir(m_folder->filePath(u"tmp"_s)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

void TestPackedFile::unpacks_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<QByteArray>("meant");
    const QByteArray text = transcript(500);
    QTest::newRow("gzip") << gzipped(text) << text;
    QTest::newRow("gzip of nothing") << gzipped({}) << QByteArray();
    QTest::newRow("two of gzip, one behind the other") << gzipped(text) + gzipped("more") << text + "more";
    QTest::newRow("many small ones") << gzipped("a").repeated(5000) << QByteArray(5000, 'a');
    QTest::newRow("zstd, padded") << zstdFrame("one") + QByteArray(600, '\0') << "one"_ba;
    QTest::newRow("gzip, larger than a block") << gzipped(text.repeated(40)) << text.repeated(40);
    QTest::newRow("zstd") << zstdFrame(text.first(50'000)) << text.first(50'000);
    QTest::newRow("two of zstd") << zstdFrame("one") + zstdFrame("two") << "onetwo"_ba;
    QTest::newRow("zstd, repeated byte") << zstdFrame("x", true, 3) << QByteArray(3 * 128 * 1024, 'x');
}

void TestPackedFile::unpacks()
{
    QFETCH(QByteArray, packed);
    QFETCH(QByteArray, meant);
    {
        const auto file = unpack(packed);
        QVERIFY2(file, file ? "" : qPrintable(file.error().text));
        QVERIFY(readAll((*file)->path()) == meant);
        QVERIFY((*file)->path().endsWith(u"/s.jsonl"_s));
        QVERIFY((*file)->path().startsWith(m_folder->filePath(u"tmp"_s)));
        QCOMPARE(QFileInfo((*file)->path()).dir().exists(), true);
    }
    QCOMPARE(leftBehind(), QStringList());
}

void TestPackedFile::refusesWhatIsNotWhole_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::newRow("gzip") << gzipped(transcript(3));
    QTest::newRow("zstd") << zstdFrame(transcript(3));
}

void TestPackedFile::refusesWhatIsNotWhole()
{
    QFETCH(QByteArray, packed);
    for (qsizetype size = 4; size < packed.size(); ++size) {
        const auto file = unpack(packed.first(size));
        QVERIFY2(!file, qPrintable(QString::number(size)));
        QCOMPARE(file.error().code, Errc::Corrupt);
        QVERIFY(file.error().text.contains(u"s.jsonl.gz"_s));
        QCOMPARE(leftBehind(), QStringList());
    }
}

void TestPackedFile::refusesDamage()
{
    QByteArray packed = gzipped(transcript(50));
    packed[packed.size() / 2] = char(~packed[packed.size() / 2]);
    const auto file = unpack(packed);
    QVERIFY(!file);
    QCOMPARE(file.error().code, Errc::Corrupt);
    QCOMPARE(leftBehind(), QStringList());
}

void TestPackedFile::stopsBombs_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::addColumn<qint64>("mostBytes");
    QTest::addColumn<qint64>("mostRatio");
    constexpr qint64 Any = qint64(1) << 40;
    QTest::newRow("by ratio, zstd") << zstdFrame("x", true, 20'000) << Any << qint64(400); // 2.6 GB of 80 KB
    QTest::newRow("by ratio, gzip") << gzipped(QByteArray(40'000'000, '\0')) << Any << qint64(400);
    QTest::newRow("by size") << zstdFrame("x", true, 20'000) << qint64(2'000'000) << Any;
}

void TestPackedFile::stopsBombs()
{
    QFETCH(QByteArray, packed);
    QFETCH(qint64, mostBytes);
    QFETCH(qint64, mostRatio);
    UnpackLimits limits;
    limits.mostBytes = mostBytes;
    limits.mostRatio = mostRatio;
    limits.freeBytes = 4'000'000;
    const auto file = unpack(packed, limits);
    QVERIFY(!file);
    QCOMPARE(file.error().code, Errc::NotSupported);
    QVERIFY(file.error().text.contains(u"fill the disk"_s));
    QCOMPARE(leftBehind(), QStringList());
}

void TestPackedFile::obeysCancel()
{
    const JobControl job;
    job.cancel();
    const auto file = unpack(gzipped(transcript(100)), {}, job);
    QVERIFY(!file);
    QCOMPARE(file.error().code, Errc::Cancelled);
    QCOMPARE(leftBehind(), QStringList());
}

void TestPackedFile::opensStores_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isZstd");
    QTest::newRow("gzip") << u"s.jsonl.gz"_s << false;
    QTest::newRow("zstd") << u"s.jsonl.zst"_s << true;
    QTest::newRow("another ending") << u"s.txt"_s << false;
    QTest::newRow("no ending") << u"s"_s << true;
}

void TestPackedFile::opensStores()
{
    QFETCH(QString, name);
    QFETCH(bool, isZstd);
    const QString path = m_folder->filePath(u"store/"_s + name);
    QVERIFY(writeFile(path, isZstd ? zstdFrame(transcript(20)) : gzipped(transcript(20))));
    const DetectionReport report = detectStore(path);
    QCOMPARE(report.matches.size(), 1);
    QCOMPARE(report.matches.first().format, u"mantis"_s);
    QVERIFY(!report.matches.first().notWritable.isEmpty());
    QCOMPARE(report.path, path);
    QCOMPARE(leftBehind(), QStringList());
    {
        const auto store = openStore(path);
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        QCOMPARE((*store)->info().path, path);
        QVERIFY((*store)->info().notWritable.contains(u"packed"_s));
        QCOMPARE((*store)->outline(SessionId(u"s"_s), {}).value_or(Outline()).size(), 20u);
        QCOMPARE((*store)->firstMessages(SessionId(u"s"_s), 5, {}, {})->size(), 5u);
        QVERIFY((*store)->check({}, [](const Finding&) { }, {}));
        QCOMPARE(*(*store)->poll(), StoreChange::None);
    }
    QCOMPARE(leftBehind(), QStringList());
}

void TestPackedFile::readsAnewWhatChanged()
{
    QVERIFY(writeFile(m_path, gzipped(transcript(20))));
    const auto store = openStore(m_path);
    QVERIFY(store);
    QVERIFY(writeFile(m_path, gzipped(transcript(30))));
    QCOMPARE(*(*store)->poll(), StoreChange::Replaced);
    QCOMPARE(*(*store)->poll(), StoreChange::None);
    QCOMPARE((*store)->outline(SessionId(u"s"_s), {}).value_or(Outline()).size(), 30u);
    QVERIFY(QFile::remove(m_path));
    QCOMPARE(*(*store)->poll(), StoreChange::Vanished);
    QCOMPARE((*store)->outline(SessionId(u"s"_s), {}).value_or(Outline()).size(), 30u);
}

void TestPackedFile::writePacked(const MnesisBuilder& builder) const
{
    const QString plain = m_folder->filePath(u"store/plain.db"_s);
    const auto written = builder.write(plain);
    QVERIFY2(written, written ? "" : qPrintable(written.error().text + written.error().cause));
    QVERIFY(writeFile(m_path, gzipped(readAll(plain))));
    QVERIFY(QFile::remove(plain));
}

/// A packed store of mnesis has its rules, its summaries of files, and contexts that come by steps.
void TestPackedFile::keepsTheServices()
{
    const MnesisBuilder builder = longSession();
    const SessionId id(builder.sessionId());
    writePacked(builder);
    const auto store = openStore(m_path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QCOMPARE((*store)->info().format, u"mnesis"_s);
    QCOMPARE(rulesOffer(**store).names().size(), 2);
    QVERIFY(chooseRules(**store, {.profile = Release03}));
    QCOMPARE(contextRules(**store, id, {})->profile.name, Release03);
    QVERIFY((*store)->service<FileSummarisingStore>());

    const auto context = incrementalContext(**store, id, {});
    int steps = 0;
    qsizetype items = 0;
    for (Result<bool> isDone = false; !isDone.value_or(true); ++steps) {
        isDone = context->step([&](const ContextItem&) { return ++items > 0; }, {});
        QVERIFY2(isDone, isDone ? "" : qPrintable(isDone.error().text));
    }
    QCOMPARE_GT(steps, 1);
    QCOMPARE_GE(items, 2'000);
    QCOMPARE(context->rules().profile.name, Release03);
}

void TestPackedFile::keepsChosenRules()
{
    writePacked(longSession());
    const auto store = openStore(m_path);
    QVERIFY(store);
    const RulesChoice choice {.profile = Release03, .softFraction = 0.5};
    QVERIFY(chooseRules(**store, choice));
    const MnesisBuilder longer = longSession(1'001);
    writePacked(longer);
    QCOMPARE((*store)->outline(SessionId(longer.sessionId()), {}).value_or(Outline()).size(), 2'002u);
    QCOMPARE(chosenRules(**store), choice);
}

void TestPackedFile::goesOnWithAContext()
{
    const MnesisBuilder builder = longSession();
    const SessionId id(builder.sessionId());
    writePacked(builder);
    const auto store = openStore(m_path);
    QVERIFY(store);
    const auto context = incrementalContext(**store, id, {});
    qsizetype items = 0;
    const auto count = [&](const ContextItem&) { return ++items > 0; };
    QCOMPARE(context->step(count, {}).value_or(true), false);
    const qsizetype before = items;
    QCOMPARE_LT(before, 2'000);
    writePacked(longSession(1'001));
    QCOMPARE((*store)->outline(id, {}).value_or(Outline()).size(), 2'002u);
    for (Result<bool> isDone = false; !isDone.value_or(true);) {
        isDone = context->step(count, {});
        QVERIFY2(isDone, isDone ? "" : qPrintable(isDone.error().text));
    }
    QCOMPARE_GT(items, before);
}

void TestPackedFile::refusesOtherContents()
{
    QVERIFY(writeFile(m_path, gzipped("a letter to nobody\n")));
    const auto store = openStore(m_path);
    QVERIFY(!store);
    QVERIFY(store.error().text.contains(u"mantis"_s));
    QVERIFY(store.error().text.contains(QDir::toNativeSeparators(m_path)));
    QCOMPARE(leftBehind(), QStringList());
}

void TestPackedFile::refusesPackedTwice()
{
    QVERIFY(writeFile(m_path, gzipped(gzipped(transcript(20)))));
    QVERIFY(!openStore(m_path));
    QVERIFY(detectStore(m_path).matches.isEmpty());
}

void TestPackedFile::leavesTheFolderAlone()
{
    QVERIFY(writeFile(m_path, gzipped(transcript(20))));
    const QByteArray before = readAll(m_path);
    QVERIFY(openStore(m_path));
    QCOMPARE(readAll(m_path), before);
    QCOMPARE(QDir(m_folder->filePath(u"store"_s)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList {u"s.jsonl.gz"_s});
}

TEST_CLASS(TestPackedFile)
#include "tst_packedfile.moc"
