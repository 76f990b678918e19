// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/deterministic.h"
#include "core/compaction/transcript.h"
#include "core/edit/editor.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/incrementalcontext.h"
#include "core/store/registry.h"
#include "core/store/ruledstore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/testclass.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// What a run of the library has to work with.
struct RunLimits
{
    qint64 window = 0; ///< 0: what the model's name says
    qint64 output = 0;
    qint64 reserve = 20'000;
};

CompactionSpace spaceFor(const QString& modelId, const RunLimits& limits, bool is03)
{
    const mnesis::ModelWindow model = mnesis::modelWindow(modelId);
    const qint64 window = limits.window > 0 ? limits.window : model.contextLimit;
    const qint64 output = limits.output > 0 ? limits.output : model.maxOutput;
    if (is03)
        return {200'000 - 8'192 - limits.reserve,
            [](QStringView text) { return mnesis::estimateText(text, mnesis::TokenRule::Quarter); },
            CompactionProfile::release03()};
    return {window - output - limits.reserve,
        [rule = model.rule](QStringView text) { return mnesis::estimateText(text, rule); },
        CompactionProfile::release04()};
}

/// The text of a node of level 3, from what it says that it was made of. Null: that is not there.
QString rebuilt(SessionStore& store, const SummaryNode& node, const CompactionSpace& space)
{
    if (!node.parents.isEmpty()) {
        QList<MergedSummary> parents;
        const auto nodes = store.summaryNodes(node.session, {});
        for (const NodeId& id : node.parents) {
            const auto parent = std::ranges::find(*nodes, id, &SummaryNode::id);
            if (parent == nodes->end())
                return {};
            parents += MergedSummary {id.value, parent->text.text};
        }
        return condensedText(parents, space);
    }
    KeptMessages kept(space);
    bool isInside = false;
    for (const MessagePtr& message : readstore::messages(store, node.session)) {
        isInside = isInside || message->id == node.first;
        if (isInside && !(message->states & MessageState::Summary))
            kept.add(message->role, messageExcerpt(message->parts, ExcerptOfLevel3, space.profile),
                textsWithFileIds(message->parts, space.profile));
        if (message->id == node.last)
            return kept.text();
    }
    return {};
}

} // namespace

/// Summaries that the real mnesis makes without a model, and resumes where Stemma made them.
class TestMnesisSummaries final : public QObject
{
    Q_OBJECT
private slots:
    void storedOnes_data();
    void storedOnes();
    void madeOnes_data();
    void madeOnes();
    void inAChosenWindow_data();
    void inAChosenWindow();
    void goesOnCompacting();

private:
    [[nodiscard]] QJsonObject ask(const QString& path, const SessionId& session, const QStringList& more);
    /// How many nodes of level 3 are byte for byte what the engine makes; what differs fails.
    void compare(const QString& path, const SessionId& session, const RunLimits& limits);

    [[nodiscard]] bool isMadeWithSomeReserve(
        SessionStore& store, const SummaryNode& node, const QString& model, bool is03);

    std::unique_ptr<RealLibrary> m_library;
    int m_leaves = 0;
    int m_condensed = 0;
};

QJsonObject TestMnesisSummaries::ask(const QString& path, const SessionId& session, const QStringList& more)
{
    if (!m_library)
        m_library = std::make_unique<RealLibrary>(u"mnesis"_s, u"mnesis_without_model.py"_s);
    const auto answer = m_library->ask(
        QStringList {path, session.value, u"--in-place"_s, u"--tokens"_s, u"heuristic"_s, u"--limit"_s, u"100"_s}
        + more);
    if (!answer)
        return {{u"error"_s, QString(answer.error().text + answer.error().cause)}};
    return answer->said.isEmpty() ? QJsonObject {{u"error"_s, answer->errors}} : answer->said;
}

void TestMnesisSummaries::compare(const QString& path, const SessionId& session, const RunLimits& limits)
{
    const auto store = openStore(path);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const auto info = (*store)->session(session, ListDetail::Basic, {});
    const auto nodes = (*store)->summaryNodes(session, {});
    QVERIFY(info && nodes);
    const CompactionSpace space = spaceFor(info->model, limits, false);
    for (const SummaryNode& node : *nodes) {
        if (node.level != 3)
            continue;
        const QString own = rebuilt(**store, node, space);
        if (own != node.text.text)
            QCOMPARE(own, node.text.text);
        if (own == node.text.text)
            QCOMPARE(space.count(own), node.tokens.value_or(-1));
        ++(node.parents.isEmpty() ? m_leaves : m_condensed);
    }
}

/// The settings that a stored summary was made with are not stored beside it.
bool TestMnesisSummaries::isMadeWithSomeReserve(
    SessionStore& store, const SummaryNode& node, const QString& model, bool is03)
{
    const qint64 most = spaceFor(model, {0, 0, 0}, is03).usable;
    for (qint64 usable = most - 20'000; usable > 0; usable = usable > 6000 ? 6000 : usable - 25) {
        RunLimits limits;
        limits.reserve = most - usable;
        if (rebuilt(store, node, spaceFor(model, limits, is03)) != node.text.text)
            continue;
        ++(node.parents.isEmpty() ? m_leaves : m_condensed);
        return true;
    }
    return false;
}

void TestMnesisSummaries::storedOnes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("is03");
    QTest::newRow("0.3.0") << u"generated-0.3.0/sessions.db"_s << true;
    QTest::newRow("0.4.0") << u"generated-0.4.0/sessions.db"_s << false;
    QTest::newRow("0.3.0, small") << u"small.db"_s << true;
}

void TestMnesisSummaries::storedOnes()
{
    QFETCH(const QString, name);
    QFETCH(const bool, is03);
    const QString original = realStore(u"mnesis/"_s) + name;
    NEED(missingSample(original));
    const auto store = openStore(original);
    QVERIFY(store);
    m_leaves = 0;
    m_condensed = 0;
    for (const SessionInfo& info : readstore::listed(**store)) {
        const auto nodes = (*store)->summaryNodes(info.id, {});
        QVERIFY(nodes);
        for (const SummaryNode& node : *nodes) {
            if (node.level == 3)
                QVERIFY2(isMadeWithSomeReserve(**store, node, info.model, is03), qPrintable(node.id.value));
        }
    }
    qInfo("%d leaves and %d condensed nodes are the same", m_leaves, m_condensed);
    QVERIFY(m_leaves + m_condensed > 0);
}

void TestMnesisSummaries::madeOnes_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<qint64>("window");
    QTest::addColumn<qint64>("output");
    QTest::addColumn<qint64>("reserve");
    for (const auto* model : {"anthropic/claude-opus-4-6", "openai/gpt-4o", "x/unknown"}) {
        const QString name = QLatin1StringView(model);
        QTest::addRow("%s as it is", model) << name << qint64(0) << qint64(0) << qint64(20'000);
        QTest::addRow("%s, 6000 tokens", model) << name << qint64(6000) << qint64(1000) << qint64(1000);
        QTest::addRow("%s, 2300 tokens", model) << name << qint64(2300) << qint64(500) << qint64(1000);
    }
}

void TestMnesisSummaries::madeOnes()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    QFETCH(const QString, model);
    QFETCH(const qint64, window);
    QFETCH(const qint64, output);
    QFETCH(const qint64, reserve);
    const RunLimits limits {window, output, reserve};
    QStringList more {u"--output-budget"_s, QString::number(limits.reserve)};
    if (limits.window > 0)
        more += {
            u"--context-limit"_s, QString::number(limits.window), u"--max-output"_s, QString::number(limits.output)};
    Dice dice(quint64(limits.window) + quint64(model.size()));
    m_leaves = 0;
    m_condensed = 0;
    for (int round = 0; round < 4; ++round) {
        MnesisBuilder builder(quint64(round + 1));
        builder.session(u"S"_s).model(model);
        for (int turn = 0; turn < 4 + 8 * round; ++turn) {
            builder.user(u"file_%1 "_s.arg(dice.below(30), 8, 16, '0'_L1) + QString(dice.below(900), u'q'));
            builder.text(u"„Zwei“ \U0001F600 "_s + QString(dice.below(300), u'z') + u'\n');
            builder.assistant(QString(dice.below(40) == 0 ? 0 : dice.below(1500), u'a') + u"\nend"_s);
            if (dice.below(2) == 0)
                builder.tool(u"run"_s, u"{\"path\": \"file_%1\"}"_s.arg(dice.below(20), 8, 16, '0'_L1),
                    u"out\n"_s + QString(dice.below(900), u'o'));
        }
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"sessions.db"_s);
        QVERIFY(builder.write(path));
        const SessionId session(builder.sessionId());
        // Twice: what the first run leaves is put together by the second.
        const QJsonObject answer = ask(path, session,
            more + QStringList {u"--send"_s, u"One."_s, u"--send"_s, u"Two."_s, u"--compact"_s, u"--no-auto"_s});
        QVERIFY2(!answer.contains("error"_L1), qPrintable(answer.value("error"_L1).toString()));
        const QJsonObject again = ask(path, session,
            more
                + QStringList {u"--send"_s, u"Three."_s, u"--send"_s, u"Four."_s, u"--send"_s, u"Five."_s,
                    u"--compact"_s, u"--no-auto"_s});
        QVERIFY2(!again.contains("error"_L1), qPrintable(again.value("error"_L1).toString()));
        compare(path, session, limits);
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d leaves and %d condensed nodes are the same", m_leaves, m_condensed);
    QVERIFY(m_leaves > 5);
}

void TestMnesisSummaries::inAChosenWindow_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<qint64>("window");
    QTest::addColumn<qint64>("output");
    QTest::addColumn<qint64>("reserve");
    for (const auto* model : {"anthropic/claude-opus-4-6", "x/unknown"}) {
        const QString name = QLatin1StringView(model);
        QTest::addRow("%s, roomy", model) << name << qint64(60'000) << qint64(4'000) << qint64(3'000);
        QTest::addRow("%s, just enough", model) << name << qint64(9'000) << qint64(1'000) << qint64(1'000);
        QTest::addRow("%s, far too small", model) << name << qint64(4'000) << qint64(500) << qint64(1'000);
    }
}

/// What is shown for settings that a user chose is what the library does when its host has these settings: what it
/// would send, what it measures, and the summary that it makes without a model.
void TestMnesisSummaries::inAChosenWindow()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    QFETCH(const QString, model);
    QFETCH(const qint64, window);
    QFETCH(const qint64, output);
    QFETCH(const qint64, reserve);
    MnesisBuilder builder;
    builder.session(u"S"_s).model(model);
    Dice dice(7);
    for (int turn = 0; turn < 14; ++turn) {
        builder.user(u"file_%1 "_s.arg(dice.below(30), 8, 16, '0'_L1) + QString(200 + dice.below(900), u'q'));
        builder.assistant(QString(200 + dice.below(1500), u'a') + u"\nend"_s);
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(builder.write(path));
    const SessionId session(builder.sessionId());
    const QStringList settings {u"--output-budget"_s, QString::number(reserve), u"--context-limit"_s,
        QString::number(window), u"--max-output"_s, QString::number(output)};
    const QJsonObject sent = ask(path, session, settings)["context"_L1].toObject();
    std::optional<CompactionDraft> draft;
    {
        const auto store = openStore(path);
        QVERIFY(store);
        QVERIFY(chooseRules(**store, {.window = window, .maxOutput = output, .compactionBudget = reserve}));
        const auto steps = incrementalContext(**store, session, {});
        for (Result<bool> done = false; !done.value_or(true);) {
            done = steps->step([](const ContextItem&) { return true; }, {});
            QVERIFY2(done, done ? "" : qPrintable(done.error().text));
        }
        QCOMPARE(steps->budget().usable, sent["usable"_L1].toInteger());
        QCOMPARE(steps->budget().total, sent["token_estimate"_L1].toInteger());
        QCOMPARE(steps->measured().value_or(-1), sent["full_context_tokens"_L1].toInteger());
        const auto made = (*store)->draftCompaction({session, {}, {}, 3, {}}, {});
        QVERIFY2(made, made ? "" : qPrintable(made.error().text));
        draft = *made;
    }
    const QJsonObject answer = ask(path, session, settings + QStringList {u"--compact"_s, u"--no-auto"_s});
    QVERIFY2(!answer.contains("error"_L1), qPrintable(answer.value("error"_L1).toString()));
    const auto store = openStore(path);
    const auto nodes = store ? (*store)->summaryNodes(session, {}) : std::unexpected(store.error());
    QVERIFY(nodes && nodes->size() == 1);
    const SummaryNode& node = nodes->constFirst();
    QCOMPARE(node.level, 3);
    QCOMPARE(draft->first, node.first);
    QCOMPARE(draft->last, node.last);
    QCOMPARE(std::optional(draft->covers), node.covers);
    if (draft->text != node.text.text)
        QCOMPARE(draft->text, node.text.text);
}

/// Where Stemma has made summaries, the library resumes: it sends, and compacts what is left.
void TestMnesisSummaries::goesOnCompacting()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    MnesisBuilder builder;
    builder.session(u"S"_s).model(u"anthropic/claude-opus-4-6"_s);
    for (int turn = 0; turn < 12; ++turn)
        builder.user(u"question %1"_s.arg(turn)).assistant(QString(900, u'a'));
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(builder.write(path));
    const SessionId session(builder.sessionId());
    Journal journal(folder.filePath(u"journal"_s));
    QStringList ids;
    {
        const auto store = openStore(path);
        QVERIFY(store);
        ids = readstore::ids(readstore::messages(**store, session));
    }
    const auto apply = [&](const Edit& edit) -> QString {
        const auto store = openStore(path);
        const auto plan = store ? (*store)->plan(edit, {}) : std::unexpected(store.error());
        const auto receipt = plan ? Editor(journal).apply((*store)->info(), *plan, {}) : std::unexpected(plan.error());
        return receipt ? QString() : receipt.error().text + receipt.error().cause;
    };
    const auto nodes = [&] {
        const auto store = openStore(path);
        const auto all = (*store)->summaryNodes(session, {});
        QList<NodeId> result;
        for (const SummaryNode& node : *all) {
            if (node.inContext)
                result += node.id;
        }
        return result;
    };
    const QStringList compact {u"--send"_s, u"On."_s, u"--compact"_s};
    const auto goesOn = [&]() -> QString {
        const QString copy = folder.filePath(u"asked.db"_s);
        QFile::remove(copy);
        if (!QFile::copy(path, copy))
            return u"no copy"_s;
        const QJsonObject answer = ask(copy, session, compact);
        QStringList wrong;
        for (const QJsonValue& problem : answer.value("problems"_L1).toArray())
            wrong += problem.toString();
        wrong += answer.value("error"_L1).toString();
        const int level = answer.value("steps"_L1).toArray().last()["level_used"_L1].toInt();
        return wrong.join(QString()) + (level == 3 || level == 0 ? QString() : u"another level"_s)
            + (answer.value("foreign_key_violations"_L1).toArray().isEmpty() ? QString() : u"foreign keys"_s);
    };
    QCOMPARE(apply(CompactEdit {session, MessageId(ids.at(5)), {}, 3, {}}), QString());
    QCOMPARE(goesOn(), QString());
    QCOMPARE(apply(CompactEdit {session, MessageId(ids.at(11)), {}, 1, u"By hand."_s}), QString());
    QCOMPARE(goesOn(), QString());
    QCOMPARE(apply(CompactEdit {session, {}, nodes(), 3, {}}), QString());
    QCOMPARE(goesOn(), QString());
    QCOMPARE(apply(TextEdit {session, MessageId(nodes().first().value), 0, u"Another text."_s}), QString());
    QCOMPARE(goesOn(), QString());
    QCOMPARE(apply(DissolveEdit {session, nodes().first()}), QString());
    QCOMPARE(nodes().size(), 2);
    QCOMPARE(goesOn(), QString());
    QCOMPARE(apply(DissolveEdit {session, nodes().first()}), QString());
    QCOMPARE(goesOn(), QString());
}

TEST_CLASS(TestMnesisSummaries)
#include "tst_mnesissummaries.moc"
