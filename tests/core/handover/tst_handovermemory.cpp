// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/handover/handoverplan.h"
#include "core/store/wrappedstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

#include <malloc.h>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 Messages = 1500;
constexpr qint64 TextBytes = 32 * 1024;
constexpr qint64 MostHeap = 32 * 1024 * 1024; ///< the texts take three times that, as UTF-16

/// A session of long texts, which knows how many of its messages are in memory.
class LongStore final : public WrappedStore
{
public:
    LongStore()
        : m_session(m_store.addSynthetic(u"long"_s, Messages))
    {
    }

    [[nodiscard]] const SessionId& id() const { return m_session; }
    [[nodiscard]] qint64 alive() const { return m_alive; }
    [[nodiscard]] qint64 mostAlive() const { return m_mostAlive; }

    StoreInfo info() const override { return m_store.info(); }
    Result<EditPlan> plan(const Edit&, const JobControl&) override { return fail(Errc::NotSupported, {}); }
    Result<StoreChange> poll(const JobControl& /*job*/) override { return StoreChange::None; }
    Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override
    {
        auto details = WrappedStore::outlineDetails(id, keys, job);
        for (OutlineDetail& detail : *details)
            detail.textBytes += TextBytes;
        return details;
    }
    Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override
    {
        auto messages = WrappedStore::messages(id, keys, options, job);
        for (MessagePtr& message : *messages)
            message = longer(*message);
        m_mostAlive = qMax(m_mostAlive, m_alive);
        return messages;
    }

protected:
    Result<SessionStore*> inner(const JobControl&) override { return &m_store; }
    SessionStore* current() const override { return const_cast<FakeStore*>(&m_store); }

private:
    MessagePtr longer(const Message& message)
    {
        auto* made = new Message(message);
        Part part;
        part.index = int(made->parts.size());
        part.body = TextPart {LongText(QString(TextBytes, u'x'))};
        made->parts += part;
        ++m_alive;
        return MessagePtr(made, [this](const Message* gone) {
            delete gone;
            --m_alive;
        });
    }

    FakeStore m_store;
    SessionId m_session;
    qint64 m_alive = 0;
    qint64 m_mostAlive = 0;
};

/// The most that was allocated while it lives, beyond what was before. Sanitizers count otherwise; then it is nothing.
class HeapWatch
{
public:
    [[nodiscard]] static qint64 heap()
    {
        const auto info = mallinfo2();
        return qint64(info.uordblks + info.hblkhd);
    }
    [[nodiscard]] qint64 most() const { return m_most - m_before; }

private:
    const qint64 m_before = heap();
    std::atomic<qint64> m_most = m_before;
    std::jthread m_thread {[this](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            m_most = qMax<qint64>(m_most, heap());
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }};
};

} // namespace

/// A session of any size is handed over in little memory.
class TestHandOverMemory final : public QObject
{
    Q_OBJECT
private slots:
    void staysFlat_data();
    void staysFlat();
};

void TestHandOverMemory::staysFlat_data()
{
    QTest::addColumn<QString>("format");
    for (const QString& format : {u"claude-code"_s, u"opencode"_s, u"mnesis"_s}) // lines, a document, rows
        QTest::newRow(qPrintable(format)) << format;
}

void TestHandOverMemory::staysFlat()
{
    QFETCH(const QString, format);
    const QTemporaryDir folder;
    const QString place = folder.filePath(u"store"_s);
    if (format == "mnesis"_L1) {
        MnesisBuilder builder;
        builder.session(u"Other"_s).user(u"Begin"_s);
        QVERIFY(builder.write(place));
    }
    const auto target = handOverTarget(format, place, {});
    QVERIFY2(target, target ? "" : qPrintable(target.error().text));
    LongStore source;
    HeapWatch watch;
    const auto plan = planHandOver(source, {.session = source.id(), .directory = u"/srv"_s}, *target, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->after && plan->after->tokens > Messages * TextBytes / 4);
    QVERIFY2(watch.most() < MostHeap, qPrintable(QString::number(watch.most())));
    QVERIFY2(source.mostAlive() <= 512, qPrintable(QString::number(source.mostAlive())));
    QCOMPARE(source.alive(), 0);
    Journal journal(folder.filePath(u"journal"_s));
    const auto receipt = Editor(journal).apply(target->info(), *plan, {});
    QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
    QVERIFY2(watch.most() < MostHeap, qPrintable(QString::number(watch.most())));
    const auto undone = Editor(journal).undo(receipt->id, {});
    QVERIFY2(undone, undone ? "" : qPrintable(undone.error().text));
    QVERIFY2(watch.most() < MostHeap, qPrintable(QString::number(watch.most())));
    const auto redone = Editor(journal).redo(receipt->id, {});
    QVERIFY2(redone, redone ? "" : qPrintable(redone.error().text));
    QVERIFY2(watch.most() < MostHeap, qPrintable(QString::number(watch.most())));
}

TEST_CLASS(TestHandOverMemory)
#include "tst_handovermemory.moc"
