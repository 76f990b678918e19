// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/incrementalcontext.h"
#include "core/store/ruledstore.h"
#include "tests/core/mnesis/changedstore.h"
#include "tests/testkit/testclass.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

struct Assembled
{
    QList<ContextItem> items;
    ContextBudget budget;
};

Result<Assembled> assemble(SessionStore& store, const SessionId& id, const std::optional<MessageId>& at = {})
{
    Assembled result;
    const auto budget = store.context(id, at,
        [&](const ContextItem& item) {
            result.items += item;
            return true;
        },
        {});
    if (!budget)
        return std::unexpected(budget.error());
    result.budget = *budget;
    return result;
}

bool isMessage(const ContextItem& item)
{
    return item.kind == ContextItem::Kind::Message;
}

/// What is wrong with it; empty: nothing. Spec 5.4: summaries are always sent and charged first; then the messages from
/// the newest back, until one does not fit.
QString wrongWith(const Assembled& window)
{
    qint64 system = 0;
    qint64 summaries = 0;
    qint64 messages = 0;
    for (qsizetype i = 0; i < window.items.size(); ++i) {
        const ContextItem& item = window.items.at(i);
        if (item.position != i)
            return u"item %1 says that it is the %2th"_s.arg(i).arg(item.position);
        if (!item.leftOut.isEmpty())
            continue;
        qint64& sum = item.kind == ContextItem::Kind::System ? system
            : item.kind == ContextItem::Kind::Summary        ? summaries
                                                             : messages;
        sum += item.tokens;
    }
    const ContextBudget& budget = window.budget;
    if (system != budget.system || summaries != budget.summaries || messages != budget.messages
        || budget.total != system + summaries + messages)
        return u"%1 + %2 + %3 are not %4"_s.arg(system).arg(summaries).arg(messages).arg(budget.total);
    if (budget.total > budget.usable && messages > 0)
        return u"%1 tokens of %2, and messages among them"_s.arg(budget.total).arg(budget.usable);
    bool isSent = false;
    for (const ContextItem& item : window.items) {
        if (!isMessage(item))
            continue;
        if (isSent && !item.leftOut.isEmpty())
            return u"a message between others that are sent was left out"_s;
        isSent = isSent || item.leftOut.isEmpty();
    }
    return {};
}

} // namespace

/// Sessions of all sizes in windows of all sizes: what is always true of a context, and of compacting it.
class TestMnesisWindows final : public QObject, private ChangedStore
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void neverOverBudget_data() { seeds(); }
    void neverOverBudget();
    void neverOverAChosenBudget_data() { seeds(); }
    void neverOverAChosenBudget();
    void givesWhatItCounted();
    void compactingEnds_data() { seeds(); }
    void compactingEnds();

private:
    static void seeds();
    /// Messages, outputs, summaries and a prompt, some of them larger than any window.
    void openRandom(Dice& dice, bool withSummaries);
    SessionId m_id;
};

void TestMnesisWindows::seeds()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 16; ++seed)
        QTest::addRow("%llu", seed) << seed;
}

void TestMnesisWindows::openRandom(Dice& dice, bool withSummaries)
{
    const QStringList models {
        u"anthropic/claude-opus-4-6"_s, u"openai/gpt-4o"_s, u"openai/o1"_s, u"openai/gpt-3.5"_s, u"x/unknown"_s};
    const auto size = [&] { return dice.below(6) == 0 ? dice.below(400'000) : dice.below(30'000); };
    MnesisBuilder builder(dice.next());
    builder.session(u"S"_s).model(models.at(dice.below(int(models.size()))));
    builder.systemPrompt(QString(dice.below(12) == 0 ? 900'000 : dice.below(8'000), u's'));
    const int turns = 1 + dice.below(30);
    for (int i = 0; i < turns; ++i) {
        builder.user(QString(1 + size(), u'q')).assistant(QString(1 + size(), u'a'));
        if (dice.below(3) == 0)
            builder.tool(u"run"_s, u"{\"n\": 1}"_s, QString(size(), u'o'));
        if (withSummaries && i > 2 && dice.below(6) == 0)
            builder.leaf(1 + dice.below(3), 2, QString(1 + size(), u'l'));
    }
    openBuilt(builder);
    m_id = SessionId(builder.sessionId());
}

void TestMnesisWindows::neverOverBudget()
{
    QFETCH(const quint64, seed);
    Dice dice(seed);
    openRandom(dice, true);
    const auto now = assemble(*m_store, m_id);
    QVERIFY2(now, now ? "" : qPrintable(now.error().text));
    QCOMPARE(wrongWith(*now), QString());
    const auto all = readstore::messages(*m_store, m_id);
    for (int i = 0; i < 12; ++i) {
        const MessageId at = all.at(size_t(dice.below(int(all.size()))))->id;
        const auto then = assemble(*m_store, m_id, at);
        QVERIFY2(then, then ? "" : qPrintable(then.error().text));
        QCOMPARE(wrongWith(*then), QString());
    }
}

/// The same in windows that a user chose, by the rules of either release. Only what the specification names goes over:
/// summaries, which are always sent (5.4), and by 0.3 a prompt in a window of which nothing is left (5.3).
void TestMnesisWindows::neverOverAChosenBudget()
{
    QFETCH(const quint64, seed);
    Dice dice(seed + 1000);
    openRandom(dice, true);
    for (int i = 0; i < 12; ++i) {
        RulesChoice choice;
        choice.profile = dice.below(2) == 0 ? u"mnesis-0.3"_s : u"mnesis-0.4"_s;
        choice.window = 1 + dice.below(dice.below(2) == 0 ? 30'000 : 300'000);
        choice.maxOutput = 1 + dice.below(9'000);
        choice.compactionBudget = 1'000 + dice.below(20'000);
        QVERIFY(chooseRules(*m_store, choice));
        const auto now = assemble(*m_store, m_id);
        const qint64 usable = *choice.window - *choice.maxOutput - *choice.compactionBudget;
        if (usable <= 0 && choice.profile == "mnesis-0.4"_L1) {
            QVERIFY(!now);
            QCOMPARE(now.error().code, Errc::Usage); // as that release refuses it
            continue;
        }
        QVERIFY2(now, now ? "" : qPrintable(now.error().text));
        QCOMPARE(wrongWith(*now), QString());
        QCOMPARE(now->budget.usable, usable);
        QVERIFY(now->budget.total <= std::max<qint64>(0, usable)
            || now->budget.total == now->budget.system + now->budget.summaries);
    }
}

/// What fits is read once, when it is counted: another program that writes between two steps makes no figure wrong.
void TestMnesisWindows::givesWhatItCounted()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int i = 0; i < 40; ++i)
        builder.user(QString(6'000, u'q')).assistant(QString(6'000, u'a'));
    openBuilt(builder);
    m_id = SessionId(builder.sessionId());
    QVERIFY(chooseRules(*m_store, {.window = 92'000})); // 40,000 usable: some twenty of eighty messages
    Assembled read;
    const auto steps = incrementalContext(*m_store, m_id, {});
    const auto take = [&](const ContextItem& item) {
        read.items += item;
        return true;
    };
    QVERIFY(steps->step(take, {}));
    {
        auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        database.setDatabaseName(m_path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(uR"(UPDATE message_parts SET content = '{"type": "text", "text": "short"}')"_s));
        database.close();
    }
    QSqlDatabase::removeDatabase(u"other"_s);
    for (Result<bool> done = false; !done.value_or(true);) {
        done = steps->step(take, {});
        QVERIFY(done);
    }
    read.budget = steps->budget();
    QCOMPARE(wrongWith(read), QString());
    const auto isSent = [](const ContextItem& item) { return isMessage(item) && item.leftOut.isEmpty(); };
    QCOMPARE(std::ranges::count_if(read.items, isSent), 19);
    QCOMPARE(read.items.last().text.size(), 6'000);
}

/// At level 3, by the format's own rule, again and again: each run leaves fewer raw messages, until none is to be done;
/// merged, one summary is left; and all dissolved again, the agent sees what it saw.
void TestMnesisWindows::compactingEnds()
{
    QFETCH(const quint64, seed);
    Dice dice(seed);
    openRandom(dice, false);
    const auto first = assemble(*m_store, m_id);
    QVERIFY(first);
    qint64 raw = std::ranges::count_if(first->items, isMessage);
    int runs = 0;
    for (;; ++runs) {
        const auto done = apply(CompactEdit {m_id, {}, {}, 3, {}});
        if (!done) {
            QCOMPARE(done.error().code, Errc::Usage); // there is nothing left to be summarised
            break;
        }
        const auto now = assemble(*m_store, m_id);
        QVERIFY(now);
        QCOMPARE(wrongWith(*now), QString());
        const qint64 left = std::ranges::count_if(now->items, isMessage);
        QVERIFY(left < raw);
        raw = left;
    }
    const auto nodes = [&] {
        QList<NodeId> ids;
        for (const SummaryNode& node : m_store->summaryNodes(m_id, {}).value_or(QList<SummaryNode>())) {
            if (node.inContext)
                ids += node.id;
        }
        return ids;
    };
    if (nodes().size() > 1)
        QVERIFY(apply(CompactEdit {m_id, {}, nodes(), 3, {}}));
    QCOMPARE(nodes().size(), qsizetype(runs > 0));
    while (!nodes().isEmpty())
        QVERIFY(apply(DissolveEdit {m_id, nodes().constFirst()}));
    const auto last = assemble(*m_store, m_id);
    QVERIFY(last);
    QCOMPARE(last->items, first->items);
    QCOMPARE(last->budget, first->budget);
}

TEST_CLASS(TestMnesisWindows)
#include "tst_mnesiswindows.moc"
