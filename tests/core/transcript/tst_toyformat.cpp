// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/edit/journal.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"
#include "tests/toyformat/toyformat.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The example of a format is a whole one: read, forked, edited, checked, and undone.
class TestToyFormat final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void reads();
    void changes_data();
    void changes();
    void mends();
    void deletionIsCancelled_data();
    void deletionIsCancelled();

private:
    [[nodiscard]] static QStringList texts(SessionStore& store, const SessionId& id);
    [[nodiscard]] QByteArray stored() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestToyFormat::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"s.jsonl"_s);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"id\":\"a\",\"parent\":null,\"role\":\"user\",\"text\":\"one\"}\n"
               "{\"id\":\"b\",\"parent\":\"a\",\"role\":\"assistant\",\"text\":\"two\",\"x\":[1]}\n"
               "{\"id\":\"c\",\"parent\":\"b\",\"role\":\"user\",\"text\":\"three\"}\n");
}

QByteArray TestToyFormat::stored() const
{
    QFile file(m_path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList TestToyFormat::texts(SessionStore& store, const SessionId& id)
{
    QStringList texts;
    for (const MessagePtr& message : readstore::messages(store, id)) {
        const auto* text = message->parts.first().as<TextPart>();
        texts << (text ? text->text.text : QString());
    }
    return texts;
}

void TestToyFormat::reads()
{
    toy::Store store(m_path);
    QCOMPARE(texts(store, SessionId(u"s"_s)), (QStringList {u"one"_s, u"two"_s, u"three"_s}));
    QCOMPARE(readstore::readAll(store), QString());
    QVERIFY(readstore::findings(store).isEmpty());
}

void TestToyFormat::changes_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QStringList>("after");
    const SessionId id(u"s"_s);
    QTest::newRow("fork") << Edit(ForkEdit {id, MessageId(u"b"_s), false, {}}) << QStringList {u"one"_s, u"two"_s};
    QTest::newRow("edit") << Edit(TextEdit {id, MessageId(u"b"_s), 0, u"other"_s})
                          << QStringList {u"one"_s, u"other"_s, u"three"_s};
    QTest::newRow("remove") << Edit(RemoveEdit {id, {MessageId(u"b"_s)}, {}}) << QStringList {u"one"_s, u"three"_s};
    QTest::newRow("insert") << Edit(InsertEdit {id, MessageId(u"a"_s), u"assistant"_s, u"new"_s})
                            << QStringList {u"one"_s, u"new"_s, u"two"_s, u"three"_s};
    QTest::newRow("resume") << Edit(ResumeEdit {id, MessageId(u"a"_s)}) << QStringList {u"one"_s, QString()};
}

void TestToyFormat::changes()
{
    QFETCH(Edit, edit);
    QFETCH(QStringList, after);
    const QByteArray before = stored();
    toy::Store store(m_path);
    const auto plan = store.plan(edit, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    Editor editor(journal);
    const auto receipt = editor.apply(store.info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    const bool isFork = kindOf(edit) == EditKind::Fork;
    const QString path = isFork ? m_folder->filePath(plan->newSession.value + u".jsonl"_s) : m_path;
    toy::Store changed(path);
    QCOMPARE(texts(changed, SessionId(QFileInfo(path).completeBaseName())), after);
    QVERIFY(readstore::findings(changed).isEmpty());
    QVERIFY(editor.undo(receipt->id, {}));
    QCOMPARE(stored(), before);
}

void TestToyFormat::mends()
{
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::Append));
    file.write("{\"id\":\"d\",\"parent\":\"gone\",\"role\":\"assistant\",\"text\":\"four\"}\n{broken\n");
    file.close();
    toy::Store store(m_path);
    QCOMPARE(readstore::codes(store), (QStringList {u"damaged-line"_s, u"missing-parent"_s}));
    const auto plan = store.plan(RepairEdit {SessionId(u"s"_s), {}, {}}, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    Journal journal(m_folder->filePath(u"journal"_s));
    QVERIFY(Editor(journal).apply(store.info(), *plan, {}));
    toy::Store mended(m_path);
    QVERIFY(readstore::findings(mended).isEmpty());
    QCOMPARE(texts(mended, SessionId(u"s"_s)), (QStringList {u"one"_s, u"two"_s, u"three"_s, u"four"_s}));
}

namespace {

/// Somebody cancels while the third file is looked into.
class CancelledLayout final : public StoreLayout
{
public:
    CancelledLayout(QString firstId, const JobControl& job)
        : m_firstId(std::move(firstId))
        , m_job(job)
    {
    }
    [[nodiscard]] int looked() const { return m_looked; }

    QString cacheName() const override { return u"toy-cancelled"_s; }
    Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& unreadable, const JobControl& job) const override
    {
        return toy::Layout().find(path, unreadable, job);
    }
    ListingSummary summarise(const QString& path) const override
    {
        if (++m_looked == 3)
            m_job.cancel();
        ListingSummary summary;
        summary.firstId = m_firstId;
        summary.forkedFrom = path.endsWith("s.jsonl"_L1) || !m_firstId.isEmpty() ? QString() : u"s"_s;
        return summary;
    }

private:
    QString m_firstId;
    const JobControl& m_job;
    mutable int m_looked = 0;
};

} // namespace

void TestToyFormat::deletionIsCancelled_data()
{
    QTest::addColumn<QString>("firstId");
    QTest::newRow("forks are recorded") << QString();
    QTest::newRow("forks are copies") << u"a"_s;
}

/// What hangs on a session is looked for in all files: where none is known yet, that takes long.
void TestToyFormat::deletionIsCancelled()
{
    QFETCH(QString, firstId);
    constexpr int Files = 20;
    for (int i = 1; i < Files; ++i)
        QVERIFY(QFile::copy(m_path, m_folder->filePath(u"s%1.jsonl"_s.arg(i))));
    const JobControl job;
    const CancelledLayout layout(firstId, job);
    class CancelledStore final : public ChangeableStore
    {
    public:
        using ChangeableStore::ChangeableStore;
    };
    CancelledStore store(m_folder->path(), {.format = u"toy"_s, .matches = true}, layout, toy::Policy::instance());
    const auto plan = store.plan(DeleteEdit {SessionId(u"s"_s)}, job);
    QVERIFY(!plan);
    QCOMPARE(plan.error().code, Errc::Cancelled);
    QVERIFY2(layout.looked() < 5, qPrintable(QString::number(layout.looked())));
    QCOMPARE(job.progress().total, Files);
    // The next one is whole.
    const auto again = store.plan(DeleteEdit {SessionId(u"s"_s)}, {});
    QVERIFY2(again, again ? "" : qPrintable(again.error().text));
    QCOMPARE(layout.looked(), Files);
    QCOMPARE(again->warnings.size(), firstId.isEmpty() ? 1 : 0);
}

TEST_CLASS(TestToyFormat)
#include "tst_toyformat.moc"
