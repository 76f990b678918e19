// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/deterministic.h"
#include "core/compaction/summaryrequest.h"
#include "core/compaction/transcript.h"
#include "core/edit/editor.h"
#include "core/edit/modelsummary.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/registry.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// What a model is made to answer.
struct Answer
{
    QString text;
    bool isCutOff = false;
    bool fails = false;
};
using Answers = QList<Answer>;

struct Sent
{
    QString text;
    qint64 maxTokens = 0;

    bool operator==(const Sent&) const = default;
};

struct RequestLimits
{
    qint64 window = 0;
    qint64 output = 0;
    qint64 reserve = 1000;
};

CompactionSpace spaceOf(const QString& model, const RequestLimits& limits)
{
    return {limits.window - limits.output - limits.reserve,
        [rule = mnesis::modelWindow(model).rule](QStringView text) { return mnesis::estimateText(text, rule); }, {},
        limits.window, limits.output, limits.reserve};
}

/// The words of the requests, without what they are about.
QJsonObject requestWords()
{
    const CompactionSpace space {100'000, [](QStringView text) { return text.size(); }, {}, 200'000, 8192};
    const auto before = [&](int level, bool ofSummaries) {
        const QString text = SummaryRequest(level, space, ofSummaries).text();
        return text.first(text.indexOf(ofSummaries ? "\n\n<summaries>"_L1 : "\n\n<conversation>"_L1));
    };
    const QString leaf = before(1, false);
    const qsizetype length = leaf.lastIndexOf("\n\n"_L1);
    static const QRegularExpression figure(u"\\d+"_s);
    static const QRegularExpression points(u"(?<=at most )\\d+(?= points)"_s);
    return {{u"leaf1"_s, leaf.first(length)}, {u"length"_s, leaf.sliced(length).replace(figure, u"%1"_s)},
        {u"leaf2"_s, before(2, false)}, {u"merge1"_s, before(1, true).replace(points, u"%1"_s)},
        {u"merge2"_s, before(2, true)}};
}

void fill(MnesisBuilder& builder, Dice& dice, int turns)
{
    for (int turn = 0; turn < turns; ++turn) {
        builder.user(u"file_%1 "_s.arg(dice.below(30), 8, 16, '0'_L1) + QString(dice.below(900), u'q'));
        builder.text(u"„Zwei“ \U0001F600 "_s + QString(dice.below(300), u'z') + u'\n');
        builder.assistant(QString(dice.below(10) == 0 ? 0 : dice.below(2600), u'a') + u"\nend"_s);
        if (dice.below(2) == 0)
            builder.tool(u"run"_s, u"{\"path\": \"file_%1\"}"_s.arg(dice.below(20), 8, 16, '0'_L1),
                u"out\n"_s + QString(dice.below(900), u'o'));
    }
}

/// A session as the library takes it, and the summaries that it makes one after the other.
class Replay
{
public:
    Replay(std::vector<MessagePtr> messages, CompactionSpace space)
        : m_messages(std::move(messages))
        , m_space(std::move(space))
    {
    }

    /// The next request; @p sent is what the library asked for, which tells only whether leaves or summaries follow.
    [[nodiscard]] Sent next(const Sent& sent)
    {
        m_isMerge = sent.text.endsWith("</summaries>"_L1);
        if (m_isMerge && !std::exchange(m_merges, true))
            m_level = 1;
        Sent own = request();
        if (own.maxTokens == 0) { // too few of them fit
            ++m_level;
            own = request();
        }
        return own;
    }

    /// By the rules for when an answer is taken.
    void take(const Answer& answer)
    {
        if (answer.fails || answer.isCutOff || answer.text.trimmed().isEmpty())
            return fail();
        const QString text = withFittingFooter(answer.text, m_ids, m_paths, m_space);
        const qint64 tokens = m_space.count(text);
        if (tokens > m_space.usable || (!m_isMerge && tokens >= m_tokens))
            return fail();
        accept(tokens < m_replaced || !m_isMerge ? text : merged());
    }

    [[nodiscard]] QStringList texts() const { return m_all; } ///< of all summaries, in the order they were made

private:
    [[nodiscard]] Sent request()
    {
        SummaryRequest request(m_level, m_space, m_isMerge);
        m_ids = {};
        m_paths = {};
        m_taken = 0;
        m_replaced = 0;
        if (m_isMerge) {
            QStringList summaries;
            for (const QString& text : m_nodes) {
                if (!request.addSummary(text))
                    break;
                m_ids.add(text);
                summaries += text;
                m_replaced += m_space.count(text);
                ++m_taken;
            }
            m_paths.addSummaries(summaries);
        } else {
            const qsizetype most = chosen();
            for (; m_taken < most; ++m_taken) {
                const Message& message = *m_messages[size_t(m_first + m_taken)];
                if (!request.addMessage(
                        message.role, messageExcerpt(message.parts, m_level == 1 ? ExcerptOfLevel1 : ExcerptOfLevel2)))
                    break;
                const QStringList texts = textsWithFileIds(message.parts);
                for (const QString& text : texts)
                    m_ids.add(text);
                m_paths.addMessage(texts.join(u'\n'));
            }
        }
        m_tokens = request.tokens();
        return request.isEnough() ? Sent {request.text(), request.maxTokens()} : Sent {};
    }

    [[nodiscard]] qsizetype chosen() const
    {
        QList<bool> isFromUser;
        for (qsizetype i = m_first; i < qsizetype(m_messages.size()); ++i)
            isFromUser += m_messages[size_t(i)]->role == Role::User;
        return messagesToCompact(isFromUser, m_level);
    }

    void fail()
    {
        if (++m_level < 3)
            return;
        if (m_isMerge) {
            m_taken = m_nodes.size();
            accept(merged());
        } else if (m_nodes.isEmpty()) {
            m_taken = chosen();
            KeptMessages kept(m_space);
            for (qsizetype i = m_first; i < m_first + m_taken; ++i) {
                const Message& message = *m_messages[size_t(i)];
                kept.add(message.role, messageExcerpt(message.parts, ExcerptOfLevel3), textsWithFileIds(message.parts));
            }
            accept(kept.text());
        }
    }

    /// Its header names the nodes by ids, which are new each time: null, and not compared.
    [[nodiscard]] static QString merged() { return {}; }

    void accept(const QString& text)
    {
        m_all += text;
        m_level = 1;
        if (m_isMerge) {
            m_nodes.remove(0, m_taken);
            m_nodes.prepend(text);
        } else {
            m_nodes += text;
            m_first += m_taken;
        }
    }

    std::vector<MessagePtr> m_messages;
    CompactionSpace m_space;
    QStringList m_nodes; ///< in the context
    QStringList m_all;
    FileIds m_ids;
    FilePaths m_paths;
    qsizetype m_first = 0; ///< message that no summary replaces
    qsizetype m_taken = 0;
    qint64 m_tokens = 0;
    qint64 m_replaced = 0;
    int m_level = 1;
    bool m_isMerge = false;
    bool m_merges = false;
};

} // namespace

/// That what a model is asked for, and what becomes of its answer, is what the real mnesis does.
class TestMnesisRequests final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void steps_data();
    void steps();
    void smallWindows_data();
    void smallWindows();

private:
    [[nodiscard]] QString run(const QString& path, const SessionId& session, const Answers& answers,
        const QStringList& more, QList<Sent>* requests);
    [[nodiscard]] QString compactWithModel(
        const QString& path, const SessionId& session, const Answers& answers, QList<Sent>* requests);

    QTemporaryDir m_folder;
    std::unique_ptr<RealLibrary> m_library;
};

void TestMnesisRequests::initTestCase()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    qputenv("STEMMA_SCRIPT", m_folder.filePath(u"script.json"_s).toLocal8Bit());
    m_library = std::make_unique<RealLibrary>(u"mnesis"_s, u"mnesis_with_script.py"_s);
}

/// A compaction by the library; what went wrong.
QString TestMnesisRequests::run(const QString& path, const SessionId& session, const Answers& answers,
    const QStringList& more, QList<Sent>* requests)
{
    QJsonArray script;
    for (const Answer& answer : answers)
        script += QJsonObject {{u"text"_s, answer.text}, {u"fails"_s, answer.fails},
            {u"finish"_s, answer.isCutOff ? u"length"_s : u"stop"_s}};
    const QString noted = m_folder.filePath(u"requests.json"_s);
    QFile::remove(noted);
    QFile file(m_folder.filePath(u"script.json"_s));
    const QJsonObject all {{u"words"_s, requestWords()}, {u"answers"_s, script}, {u"requests"_s, noted}};
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(all).toJson()) < 0)
        return u"the script cannot be written"_s;
    file.close();
    const auto answer = m_library->ask(QStringList {path, session.value, u"--in-place"_s, u"--tokens"_s, u"heuristic"_s,
                                           u"--compact"_s, u"--no-auto"_s, u"--limit"_s, u"0"_s}
        + more);
    if (!answer || answer->exit != 0)
        return answer ? answer->errors : answer.error().text;
    QFile sent(noted);
    if (!sent.open(QIODevice::ReadOnly))
        return {};
    const QJsonArray list = QJsonDocument::fromJson(sent.readAll()).array();
    for (const QJsonValue& one : list) {
        const QJsonArray messages = one["messages"_L1].toArray();
        if (messages.size() != 1 || messages.first()["role"_L1] != "user"_L1
            || one["temperature"_L1].toDouble() != ModelRequest::SummaryTemperature)
            return u"a request of another kind"_s;
        *requests += Sent {messages.first()["content"_L1].toString(), one["max_tokens"_L1].toInteger()};
    }
    return {};
}

/// The same by Stemma; what went wrong.
QString TestMnesisRequests::compactWithModel(
    const QString& path, const SessionId& session, const Answers& answers, QList<Sent>* requests)
{
    const auto store = openStore(path);
    CompactEdit wish {session, {}, {}, 1, {}};
    Result<EditPlan> plan = stemma::fail(Errc::Usage, {});
    while (wish.level < 3 && !plan) {
        const auto call = draftCall(**store, wish, {});
        if (!call)
            return call.error().text;
        const ModelRequest request = call->request();
        *requests += Sent {request.messages.first().text, request.maxTokens};
        const Answer answer = answers.at(qMin(requests->size(), answers.size()) - 1);
        ModelAnswer given;
        given.text = answer.text;
        given.isCutOff = answer.isCutOff;
        plan = answer.fails ? stemma::fail(Errc::Corrupt, {}) : planAnswer(**store, *call, given, {}, {});
        if (!plan)
            wish = nextWish(wish, *call, plan.error());
    }
    if (!plan)
        plan = (*store)->plan(wish, {});
    Journal journal(m_folder.filePath(u"journal"_s));
    const auto receipt = plan ? Editor(journal).apply((*store)->info(), *plan, {}) : std::unexpected(plan.error());
    return receipt ? QString() : receipt.error().text;
}

void TestMnesisRequests::steps_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<Answers>("answers");
    QTest::addColumn<int>("level");
    const Answer good {u"## Goal\nAll „of it“ \U0001F600 in short.\n"_s};
    const Answer cut {u"## Goal\nAll of"_s, true};
    const Answer blank {u" \n"_s};
    const Answer tooLong {QString(60'000, u'x')};
    const Answer broken {{}, false, true};
    const Answer named {u"file_0badc0de is one.\n\n[LCM File IDs: file_ffffffff]"_s};
    const QString claude = u"anthropic/claude-opus-4-6"_s;
    QTest::newRow("level 1") << claude << Answers {good} << 1;
    QTest::newRow("level 1, another model") << u"openai/gpt-4o"_s << Answers {good} << 1;
    QTest::newRow("level 1, an answer with a footer") << claude << Answers {named} << 1;
    QTest::newRow("cut off") << claude << Answers {cut, good} << 2;
    QTest::newRow("blank") << claude << Answers {blank, good} << 2;
    QTest::newRow("not shorter") << claude << Answers {tooLong, good} << 2;
    QTest::newRow("fails") << u"x/unknown"_s << Answers {broken, good} << 2;
    QTest::newRow("neither") << claude << Answers {cut, tooLong} << 3;
    QTest::newRow("neither answers") << claude << Answers {broken, broken} << 3;
}

/// One summary, from the draft to what stands in the store.
void TestMnesisRequests::steps()
{
    QFETCH(const QString, model);
    QFETCH(const Answers, answers);
    QFETCH(const int, level);
    MnesisBuilder builder(7);
    builder.session(u"S"_s).model(model);
    Dice dice(11);
    fill(builder, dice, 14);
    const QTemporaryDir folder;
    const QString theirs = folder.filePath(u"theirs.db"_s);
    const QString own = folder.filePath(u"own.db"_s);
    QVERIFY(builder.write(theirs) && QFile::copy(theirs, own));
    const SessionId session(builder.sessionId());
    QList<Sent> asked;
    QList<Sent> sent;
    const QString wrong = run(theirs, session, answers, {}, &asked);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    const QString failed = compactWithModel(own, session, answers, &sent);
    QVERIFY2(failed.isEmpty(), qPrintable(failed));
    QCOMPARE(sent.size(), asked.size());
    for (qsizetype i = 0; i < sent.size(); ++i) {
        QCOMPARE(sent.at(i).text, asked.at(i).text);
        QCOMPARE(sent.at(i).maxTokens, asked.at(i).maxTokens);
    }
    const auto nodeOf = [&](const QString& path) {
        const auto store = openStore(path);
        return (*store)->summaryNodes(session, {}).value_or(QList<SummaryNode> {}).value(0);
    };
    const SummaryNode made = nodeOf(own);
    const SummaryNode expected = nodeOf(theirs);
    QCOMPARE(made.text.text, expected.text.text);
    QCOMPARE(made.tokens, expected.tokens);
    QCOMPARE(made.first, expected.first);
    QCOMPARE(made.last, expected.last);
    QCOMPARE(made.level, expected.level);
    QCOMPARE(made.level, level);
}

void TestMnesisRequests::smallWindows_data()
{
    QTest::addColumn<QString>("model");
    QTest::addColumn<qint64>("window");
    QTest::addColumn<Answers>("answers");
    const Answer good {u"## Goal\nfile_0badc0de, in short: "_s + QString(900, u's')};
    const Answer cut {u"## Goal\nAll of"_s, true};
    for (const auto* model : {"anthropic/claude-opus-4-6", "openai/gpt-4o"}) {
        const QString name = QLatin1StringView(model);
        for (const int window : {4200, 6000}) {
            QTest::addRow("%s, %d tokens", model, window) << name << qint64(window) << Answers {good};
            QTest::addRow("%s, %d tokens, some cut off", model, window)
                << name << qint64(window) << Answers {cut, good, good, cut, good, cut, good, cut, good};
        }
    }
}

/// Windows so small that it takes several summaries, which are then merged.
void TestMnesisRequests::smallWindows()
{
    QFETCH(const QString, model);
    QFETCH(const qint64, window);
    QFETCH(const Answers, answers);
    MnesisBuilder builder(3);
    builder.session(u"S"_s).model(model);
    Dice dice(quint64(window) + quint64(model.size()));
    fill(builder, dice, 30);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"sessions.db"_s);
    QVERIFY(builder.write(path));
    const SessionId session(builder.sessionId());
    const RequestLimits limits {window, 1000};
    std::vector<MessagePtr> messages;
    {
        const auto store = openStore(path);
        QVERIFY(store);
        messages = readstore::messages(**store, session);
    }
    QList<Sent> asked;
    const QString wrong = run(path, session, answers,
        {u"--output-budget"_s, QString::number(limits.reserve), u"--context-limit"_s, QString::number(limits.window),
            u"--max-output"_s, QString::number(limits.output)},
        &asked);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    Replay replay(std::move(messages), spaceOf(model, limits));
    int merges = 0;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        const Sent own = replay.next(asked.at(i));
        QCOMPARE(own.text, asked.at(i).text);
        QCOMPARE(own.maxTokens, asked.at(i).maxTokens);
        replay.take(answers.at(qMin(i + 1, answers.size()) - 1));
        merges += int(asked.at(i).text.endsWith("</summaries>"_L1));
    }
    qInfo("%lld requests, %d of them to merge", qint64(asked.size()), merges);
    QVERIFY(asked.size() > 2 && merges > 0);
    const auto store = openStore(path);
    const auto nodes = (*store)->summaryNodes(session, {});
    QVERIFY(nodes);
    QCOMPARE(nodes->size(), replay.texts().size());
    for (qsizetype i = 0; i < nodes->size(); ++i) {
        if (!replay.texts().at(i).isNull())
            QCOMPARE(replay.texts().at(i), nodes->at(i).text.text);
    }
}

TEST_CLASS(TestMnesisRequests)
#include "tst_mnesisrequests.moc"
