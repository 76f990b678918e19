// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/tooloutputs.h"
#include "core/edit/batchplanner.h"
#include "core/marks/markedstore.h"
#include "core/store/incrementalcontext.h"
#include "core/store/ruledstore.h"
#include "tests/core/mnesis/changedstore.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/testclass.h"

#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;
using Basis = ContextRules::Basis;

namespace {

const QString Release03 = u"mnesis-0.3"_s;
const QString Release04 = u"mnesis-0.4"_s;

struct Read
{
    QList<ContextItem> items;
    ContextBudget budget;
    ContextRules rules;
    std::optional<qint64> measured;

    [[nodiscard]] qint64 sent() const
    {
        return std::ranges::count_if(items, [](const ContextItem& item) { return item.leftOut.isEmpty(); });
    }
};

Result<Read> readContext(SessionStore& store, const SessionId& id)
{
    Read read;
    const auto steps = incrementalContext(store, id, {});
    for (Result<bool> done = false; !done.value_or(true);) {
        done = steps->step(
            [&](const ContextItem& item) {
                read.items += item;
                return true;
            },
            {});
        if (!done)
            return std::unexpected(done.error());
    }
    read.budget = steps->budget();
    read.rules = steps->rules();
    read.measured = steps->measured();
    return read;
}

} // namespace

/// Which rules are in force for a session, and what becomes of its context, its compaction and its pruning by them.
class TestContextRules final : public QObject, private ChangedStore
{
    Q_OBJECT
private slots:
    void init() { begin(); }
    void unusable_data();
    void unusable();
    void shown_data();
    void shown();
    void shownByOne_data();
    void shownByOne();
    void shownNoMore();
    void nothingChosen();
    void blankAnswers();
    void window();
    void thresholds();
    void beyondTheWindow();
    void nothingIsLeft();
    void modelsOf03();
    void level3();
    void counted();
    void toldOf();
    void notASecondTime();
    void pruned();
    void batches();
    void passedOn();
    void onlyOne();

private:
    /// Turns of this many characters each.
    MnesisBuilder session(int turns, int length, const QString& model = u"anthropic/claude-opus-4-6"_s);
    SessionId m_id;
};

MnesisBuilder TestContextRules::session(int turns, int length, const QString& model)
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(model);
    for (int i = 0; i < turns; ++i)
        builder.user(QString(length, u'q')).assistant(QString(length, u'a'));
    m_id = SessionId(builder.sessionId());
    return builder;
}

void TestContextRules::unusable_data()
{
    QTest::addColumn<RulesChoice>("choice");
    QTest::addColumn<QString>("named");
    QTest::newRow("no such rules") << RulesChoice {.profile = u"mnesis-9"_s} << u"mnesis-0.3, mnesis-0.4"_s;
    QTest::newRow("no window") << RulesChoice {.window = 0} << u"not 0"_s;
    QTest::newRow("too little for compacting") << RulesChoice {.compactionBudget = 999} << u"1,000"_s;
    QTest::newRow("too much for compacting by 0.4")
        << RulesChoice {.profile = Release04, .compactionBudget = 100'001} << u"100,000"_s;
    QTest::newRow("too much by 0.3") << RulesChoice {.profile = Release03, .compactionBudget = 200'001} << u"200,000"_s;
    QTest::newRow("too early") << RulesChoice {.softFraction = 0.05} << u"0.05"_s;
    QTest::newRow("too late") << RulesChoice {.softFraction = 0.96} << u"0.96"_s;
    QTest::newRow("pruning for more than it leaves") << RulesChoice {.pruneProtect = 20'000} << u"20,000"_s;
}

void TestContextRules::unusable()
{
    QFETCH(const RulesChoice, choice);
    QFETCH(const QString, named);
    openBuilt(session(2, 100));
    const RulesChoice before {.profile = Release03, .compactionBudget = 150'000};
    QVERIFY(chooseRules(*m_store, before));
    const auto chosen = chooseRules(*m_store, choice);
    QVERIFY(!chosen);
    QCOMPARE(chosen.error().code, Errc::Usage);
    QVERIFY2(chosen.error().text.contains(named), qPrintable(chosen.error().text));
    QCOMPARE(chosenRules(*m_store), before); // all stays as it was
}

void TestContextRules::shown_data()
{
    QTest::addColumn<QString>("store");
    QTest::addColumn<QString>("profile");
    QTest::newRow("0.3.0") << u"generated-0.3.0/sessions.db"_s << Release03;
    QTest::newRow("0.4.0") << u"generated-0.4.0/sessions.db"_s << Release04;
    QTest::newRow("0.1.1") << u"generated-0.1.1/sessions.db"_s << QString();
}

/// Real stores: whoever wrote the summaries of a session is known by them; without any, nothing tells.
void TestContextRules::shown()
{
    QFETCH(const QString, store);
    QFETCH(const QString, profile);
    const QString original = realStore(u"mnesis/"_s) + store;
    NEED(missingSample(original));
    open(original);
    int known = 0;
    for (const SessionInfo& info : readstore::listed(*m_store)) {
        const auto rules = contextRules(*m_store, info.id, {});
        QVERIFY2(rules, rules ? "" : qPrintable(rules.error().text));
        const auto nodes = m_store->summaryNodes(info.id, {});
        const bool hasRows = nodes && !nodes->isEmpty() && !profile.isEmpty();
        QCOMPARE(rules->basis, hasRows ? Basis::Shown : Basis::Assumed);
        QCOMPARE(rules->profile.name, hasRows ? profile : Release04);
        QVERIFY(!rules->isAnyChosen());
        known += hasRows;
    }
    QCOMPARE(known > 0, !profile.isEmpty());
}

void TestContextRules::shownByOne_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<Basis>("basis");
    QTest::addColumn<QString>("profile");
    const QString claude = u"anthropic/claude-opus-4-6"_s;
    const QString other = u"openai/gpt-4o"_s;
    const auto set = [](const QString& values) { return "UPDATE summary_nodes SET "_L1 + values; };
    QTest::newRow("a quarter") << claude << set(u"token_count = length(content) / 4"_s) << Basis::Shown << Release03;
    QTest::newRow("a third") << claude << set(u"token_count = length(content) / 3"_s) << Basis::Shown << Release04;
    QTest::newRow("neither") << claude << set(u"token_count = 7"_s) << Basis::Assumed << Release04;
    QTest::newRow("a quarter, as others count too")
        << other << set(u"token_count = length(content) / 4"_s) << Basis::Assumed << Release04;
    QTest::newRow("a path in the footer")
        << other << set(u"content = content || char(10) || '[LCM File IDs: a.py (file_0123456789)]'"_s) << Basis::Shown
        << Release04;
    QTest::newRow("bare ids in the footer")
        << other << set(u"content = content || char(10) || '[LCM File IDs: file_0123456789]'"_s) << Basis::Assumed
        << Release04;
    QTest::newRow("two from the first message on")
        << other << set(u"span_start_message_id = (SELECT id FROM messages ORDER BY created_at LIMIT 1)"_s)
        << Basis::Shown << Release03;
    QTest::newRow("the newest tells")
        << claude
        << set(u"token_count = length(content) / CASE WHEN rowid = (SELECT max(rowid) FROM summary_nodes) THEN 4 ELSE "
               "3 END"_s)
        << Basis::Shown << Release03;
    QTest::newRow("no numbers") << claude << set(u"token_count = 'x'"_s) << Basis::Assumed << Release04;
}

void TestContextRules::shownByOne()
{
    QFETCH(const QString, model);
    QFETCH(const QString, sql);
    MnesisBuilder builder;
    builder.session(u"S"_s).model(model);
    for (int i = 0; i < 4; ++i)
        builder.user(u"question"_s).assistant(u"answer"_s);
    builder.leaf(1, 2, QString(120, u's'));
    for (int i = 0; i < 4; ++i)
        builder.user(u"question"_s).assistant(u"answer"_s);
    builder.leaf(1, 2, QString(121, u't')).statement(sql);
    openBuilt(builder);
    const auto rules = contextRules(*m_store, SessionId(builder.sessionId()), {});
    QVERIFY2(rules, rules ? "" : qPrintable(rules.error().text));
    QTEST(rules->basis, "basis");
    QTEST(rules->profile.name, "profile");
}

/// When the last summary goes that shows the release, the plan says so, and what it promises is by the other rules.
void TestContextRules::shownNoMore()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int i = 0; i < 4; ++i)
        builder.user(QString(100, u'q')).assistant(i % 2 == 0 ? QString() : QString(100, u'a'));
    builder.leaf(1, 2, QString(120, u's')).statement(u"UPDATE summary_nodes SET token_count = length(content) / 4"_s);
    openBuilt(builder);
    const SessionId id(builder.sessionId());
    QCOMPARE(readContext(*m_store, id)->rules.profile.name, Release03);
    const DissolveEdit edit {id, m_store->summaryNodes(id, {})->constFirst().id};
    const auto warning = [](const QStringList& warnings) { return warnings.filter(u"mnesis 0.3"_s); };
    QCOMPARE(warning(m_store->plan(edit, {})->warnings).size(), 1);
    const auto receipt = apply(edit);
    QVERIFY(receipt);
    const auto after = readContext(*m_store, id);
    QCOMPARE(after->rules.profile.name, Release04);
    QCOMPARE(m_plan.after->tokens, after->budget.total);
    QCOMPARE(undo(receipt), QString());
    QCOMPARE(readContext(*m_store, id)->rules.profile.name, Release03);
    // Chosen rules stay.
    QVERIFY(chooseRules(*m_store, {.profile = Release03}));
    QVERIFY(warning(m_store->plan(edit, {})->warnings).isEmpty());
    QVERIFY(apply(edit));
    QCOMPARE(m_plan.after->tokens, readContext(*m_store, id)->budget.total);
}

void TestContextRules::nothingChosen()
{
    openBuilt(session(3, 300));
    const auto before = readContext(*m_store, m_id);
    QVERIFY(before);
    QCOMPARE(before->rules.window.value, 200'000);
    QCOMPARE(before->rules.reserve(), before->budget.reserve);
    QCOMPARE(before->rules.usable(), before->budget.usable);
    QCOMPARE(before->rules.thresholds(), std::optional(CompactionThresholds::of(148'000)));
    QCOMPARE(before->measured, std::optional(before->budget.total));
    // What is chosen is forgotten again.
    QVERIFY(chooseRules(*m_store, {.profile = Release03, .window = 50'000}));
    QVERIFY(readContext(*m_store, m_id)->rules != before->rules);
    QVERIFY(chooseRules(*m_store, {}));
    const auto after = readContext(*m_store, m_id);
    QCOMPARE(after->rules, before->rules);
    QCOMPARE(after->budget, before->budget);
    QCOMPARE(after->items, before->items);
}

/// Empty answers are sent by 0.3, and neither sent nor counted by 0.4 (specification, 5.4).
void TestContextRules::blankAnswers()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s).user(u"question"_s).assistant(u""_s);
    builder.user(u"again"_s).assistant(u"answer"_s);
    openBuilt(builder);
    m_id = SessionId(builder.sessionId());
    const auto newer = readContext(*m_store, m_id);
    QVERIFY(chooseRules(*m_store, {.profile = Release03}));
    const auto older = readContext(*m_store, m_id);
    QVERIFY(newer && older);
    QCOMPARE(older->sent(), newer->sent() + 1);
    QCOMPARE(older->budget.total, newer->budget.total + 4);
    QVERIFY(older->rules.isProfileChosen());
    QVERIFY(!newer->rules.isProfileChosen());
}

void TestContextRules::window()
{
    openBuilt(session(10, 3'000)); // 1,004 tokens each
    QVERIFY(chooseRules(*m_store, {.window = 10'000, .maxOutput = 2'000, .compactionBudget = 3'000}));
    const auto read = readContext(*m_store, m_id);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(read->budget.usable, 5'000);
    QCOMPARE(read->budget.reserve, 5'000);
    const qint64 prompt = read->budget.system;
    QCOMPARE(read->budget.messages, (5'000 - prompt) / 1'004 * 1'004);
    QVERIFY(read->sent() < read->items.size());
    // 0.4 measures what does not fit as well (6.2).
    QCOMPARE(read->measured, std::optional(prompt + 20 * 1'004));
    QVERIFY(read->rules.isBudgetChosen() && !read->rules.isProfileChosen());
    QVERIFY(read->rules.window.isChosen && read->rules.maxOutput.isChosen && !read->rules.softFraction.isChosen);
    // By default settings again where only the window is known.
    QVERIFY(chooseRules(*m_store, {.window = 100'000}));
    QCOMPARE(readContext(*m_store, m_id)->budget.usable, 100'000 - 32'000 - 20'000);
}

void TestContextRules::thresholds()
{
    openBuilt(session(2, 100));
    QVERIFY(chooseRules(
        *m_store, {.window = 100'000, .maxOutput = 4'000, .compactionBudget = 20'000, .softFraction = 0.8}));
    auto lines = readContext(*m_store, m_id)->rules.thresholds();
    QVERIFY(lines);
    QCOMPARE(lines->usable, 76'000); // specification, 11
    QCOMPARE(lines->soft, 60'800);
    QCOMPARE(lines->hard, 76'000);
    QCOMPARE(lines->measure, CompactionThresholds::Measure::Context);
    // 0.3 goes by what was used since the session was loaded, which no stored data shows (6.2).
    QVERIFY(chooseRules(
        *m_store, {.profile = Release03, .window = 100'000, .maxOutput = 4'000, .compactionBudget = 20'000}));
    const auto old = readContext(*m_store, m_id);
    lines = old->rules.thresholds();
    QVERIFY(lines);
    QCOMPARE(lines->soft, 45'600);
    QCOMPARE(lines->measure, CompactionThresholds::Measure::Usage);
    QCOMPARE(old->measured, std::nullopt);
}

void TestContextRules::beyondTheWindow()
{
    MnesisBuilder builder = session(4, 3'000);
    builder.leaf(1, 2, QString(30'000, u's'));
    openBuilt(builder);
    // Summaries are always sent, and charged first (5.4).
    QVERIFY(
        chooseRules(*m_store, {.profile = Release04, .window = 9'000, .maxOutput = 1'000, .compactionBudget = 3'000}));
    const auto read = readContext(*m_store, m_id);
    QVERIFY(read);
    QCOMPARE(read->budget.messages, 0);
    QVERIFY(read->budget.summaries > read->budget.usable);
}

void TestContextRules::nothingIsLeft()
{
    openBuilt(session(2, 100));
    QVERIFY(chooseRules(*m_store, {.window = 52'000})); // an answer of 32,000 and 20,000 for compacting
    const auto refused = readContext(*m_store, m_id);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Usage);
    for (const QString& named : {u"52,000"_s, u"32,000"_s, u"20,000"_s})
        QVERIFY2(refused.error().text.contains(named), qPrintable(refused.error().text));
    const auto plan = m_store->plan(CompactEdit {m_id, {}, {}, 3, {}}, {});
    QVERIFY(!plan && plan.error().text == refused.error().text);
    QVERIFY(m_store->plan(RenameEdit {m_id, u"T"_s}, {})); // which no window bears on
    const auto rules = contextRules(*m_store, m_id, {});
    QVERIFY(rules && rules->window.value == 52'000 && rules->window.stored == 200'000);
    // 0.3 continues with nothing to fill (5.3).
    QVERIFY(chooseRules(*m_store, {.profile = Release03, .window = 52'000}));
    const auto read = readContext(*m_store, m_id);
    QVERIFY(read);
    QCOMPARE(read->budget.messages, 0);
    QCOMPARE(read->rules.thresholds(), std::nullopt);
}

/// The model table of 0.3 finds two names anywhere (5.3).
void TestContextRules::modelsOf03()
{
    openBuilt(session(2, 100, u"ollama/qwen2:o1"_s));
    QCOMPARE(readContext(*m_store, m_id)->budget.usable, 103'904);
    QVERIFY(chooseRules(*m_store, {.profile = Release03}));
    QCOMPARE(readContext(*m_store, m_id)->budget.usable, 80'000);
}

/// 0.3 takes the last two turns as well (specification, 0 and 6.4).
void TestContextRules::level3()
{
    openBuilt(session(5, 200));
    const CompactEdit wish {m_id, {}, {}, 3, {}};
    const auto newer = m_store->draftCompaction(wish, {});
    QVERIFY(newer);
    QCOMPARE(newer->covers, 6);
    QVERIFY(chooseRules(*m_store, {.profile = Release03}));
    const auto older = m_store->draftCompaction(wish, {});
    QVERIFY(older);
    QCOMPARE(older->covers, 10);
    QCOMPARE(older->first, newer->first);
    const auto level1 = m_store->draftCompaction({m_id, {}, {}, 1, {}}, {});
    QVERIFY(level1);
    QCOMPARE(level1->covers, 6);
    QCOMPARE(level1->maxTokens, 8192);
}

/// What is written is counted as the release would, and is known by that.
void TestContextRules::counted()
{
    openBuilt(session(5, 200));
    for (const QString& profile : {Release03, Release04}) {
        QVERIFY(chooseRules(*m_store, {.profile = profile}));
        const auto receipt = apply(CompactEdit {m_id, {}, {}, 3, {}});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
        const auto nodes = m_store->summaryNodes(m_id, {});
        QVERIFY(nodes && nodes->size() == 1);
        const qint64 length = nodes->first().text.text.size();
        QCOMPARE(nodes->first().tokens.value_or(0), length / (profile == Release03 ? 4 : 3));
        QVERIFY(chooseRules(*m_store, {}));
        const auto shown = contextRules(*m_store, m_id, {});
        QCOMPARE(shown->profile.name, profile);
        QCOMPARE(shown->basis, Basis::Shown);
        QCOMPARE(undo(receipt), QString());
    }
}

/// A model is sent as much as its window takes; 0.3 takes every window for one of 200,000 tokens (6.3a, 6.4).
void TestContextRules::toldOf()
{
    openBuilt(session(40, 6'000)); // 2,004 tokens each, in the excerpt a third of that
    const CompactEdit wish {m_id, {}, {}, 1, {}};
    const auto covered = [&] {
        const auto draft = m_store->draftCompaction(wish, {});
        return draft ? draft->covers : -1;
    };
    const qint64 all = 76;
    QCOMPARE(covered(), all);
    QVERIFY(chooseRules(*m_store, {.window = 40'000, .maxOutput = 4'000}));
    const qint64 few = covered();
    QVERIFY2(few > 3 && few < all, qPrintable(QString::number(few)));
    QVERIFY(chooseRules(*m_store, {.profile = Release03, .window = 40'000, .maxOutput = 4'000}));
    QCOMPARE(covered(), all);
}

/// Unlike the release itself, which would send twice what a summary replaces.
void TestContextRules::notASecondTime()
{
    MnesisBuilder builder = session(4, 200);
    builder.leaf(1, 2, QString(120, u's'));
    builder.user(QString(200, u'q')).assistant(QString(200, u'a'));
    openBuilt(builder);
    QVERIFY(chooseRules(*m_store, {.profile = Release03}));
    const auto draft = m_store->draftCompaction({m_id, {}, {}, 3, {}}, {});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->covers, 6); // of ten, those that are in the context
}

void TestContextRules::pruned()
{
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    builder.user(u"q"_s).assistant().tool(u"run"_s, u"{}"_s, QString(12'000, u'o'));
    builder.user(u"q"_s).user(u"q"_s);
    openBuilt(builder);
    m_id = SessionId(builder.sessionId());
    const auto tokens = [&] {
        const auto messages = readToolOutputs(*m_store, m_id, {});
        return messages ? messages->at(1).outputs.value(0).tokens : -1;
    };
    QCOMPARE(tokens(), 4'000);
    QVERIFY(chooseRules(*m_store, {.profile = Release03, .pruneProtect = 3'000, .pruneMinimum = 100}));
    QCOMPARE(tokens(), 3'000); // a quarter, whatever the model (7, 2d)
    const auto rules = contextRules(*m_store, m_id, {});
    QCOMPARE(rules->pruneLimits(), (PruneLimits {3'000, 100}));
}

/// A batch is tried out on a copy, by the same rules.
void TestContextRules::batches()
{
    openBuilt(session(10, 3'000));
    QVERIFY(chooseRules(*m_store, {.window = 10'000, .maxOutput = 2'000, .compactionBudget = 3'000}));
    const auto messages = readstore::messages(*m_store, m_id);
    BatchEdit batch {m_id, {}};
    for (const size_t i : {0, 1})
        batch.edits += RemoveEdit {m_id, {messages.at(i)->id}, {}};
    const auto plan = planEdit(*m_store, batch, {});
    QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
    QVERIFY(plan->before && plan->after && plan->after->budget);
    QCOMPARE(plan->after->budget->usable, 5'000);
    QCOMPARE(plan->before->budget->usable, 5'000);
    const auto single = m_store->plan(RemoveEdit {m_id, {messages.at(0)->id}, {}}, {});
    QVERIFY(single);
    const auto told = std::ranges::find(single->checks, u"rules-chosen"_s, &PlannedCheck::name);
    QVERIFY(told != single->checks.end());
    QVERIFY2(told->text.contains("10,000"_L1), qPrintable(told->text));
}

void TestContextRules::passedOn()
{
    openBuilt(session(2, 100));
    MarkedStore marked(std::move(m_store), m_folder->filePath(u"marks.db"_s));
    QCOMPARE(rulesOffer(marked).names(), (QStringList {Release03, Release04}));
    const RulesChoice choice {.profile = Release03, .softFraction = 0.5};
    QVERIFY(chooseRules(marked, choice));
    QCOMPARE(chosenRules(marked), choice);
    const auto read = readContext(marked, m_id);
    QVERIFY(read);
    QCOMPARE(read->rules.profile.name, Release03);
    QCOMPARE(read->rules.softFraction.value, 0.5);
}

/// A format with one set of rules says so, and takes its own name only.
void TestContextRules::onlyOne()
{
    const QString original = realStore(u"agentfootprint"_s);
    NEED(missingSample(original));
    QDirIterator files(original, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext() && !m_store) {
        if (auto opened = openStore(files.next()))
            m_store = *std::move(opened);
    }
    QVERIFY(m_store);
    const RulesOffer offer = rulesOffer(*m_store);
    QCOMPARE(offer.names(), QStringList {u"agentfootprint"_s});
    QVERIFY(!offer.fixedBecause.isEmpty());
    QVERIFY(chooseRules(*m_store, {.profile = u"agentfootprint"_s}));
    const auto refused = chooseRules(*m_store, {.window = 1'000});
    QVERIFY(!refused);
    QCOMPARE(refused.error().text, offer.fixedBecause);
    const auto named = chooseRules(*m_store, {.profile = Release04});
    QVERIFY(!named);
    QVERIFY2(named.error().text.contains("agentfootprint"_L1), qPrintable(named.error().text));
    const auto rules = contextRules(*m_store, SessionId(u"any"_s), {});
    QVERIFY(rules);
    QCOMPARE(rules->thresholds(), std::nullopt);
    QVERIFY(!rules->offer.hasSettings);
}

TEST_CLASS(TestContextRules)
#include "tst_contextrules.moc"
