// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ask/contextquestion.h"
#include "core/base/tokenguess.h"
#include "core/edit/modelsummary.h"
#include "core/models/compactionsource.h"
#include "core/models/contextchoices.h"
#include "core/store/registry.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Contexts as questions are put to them.
class TestAskedContext : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<SessionStore> m_store;
    SessionId m_session;
    CompactionGraphPtr m_graph;

    [[nodiscard]] Result<AskedContext> read(const ContextChoice& choice) const
    {
        AskedContextReader reader(m_session, choice);
        Result<bool> done = false;
        while (done && !*done)
            done = reader.step(*m_store, {});
        return done ? Result<AskedContext>(reader.context()) : std::unexpected(done.error());
    }
    [[nodiscard]] static QString wholeText(const AskedContext& context)
    {
        QString text = context.system;
        for (const ModelMessage& message : context.messages)
            text += u'\n' + message.text;
        return text;
    }
    static void verifyAlternates(const ModelRequest& request)
    {
        QVERIFY(request.messages.constFirst().isFromUser && request.messages.constLast().isFromUser);
        for (qsizetype i = 1; i < request.messages.size(); ++i)
            QVERIFY(request.messages.at(i).isFromUser != request.messages.at(i - 1).isFromUser);
    }
    [[nodiscard]] const CompactionNode& newest() const { return m_graph->nodes[size_t(m_graph->newest())]; }

private slots:
    void initTestCase()
    {
        const QString path = m_folder.filePath(u"sample.db"_s);
        QVERIFY(writeSampleStore(path));
        auto store = openStoreFor({}, path);
        QVERIFY(store);
        m_store = *std::move(store);
        QVERIFY(m_store->sessions(ListDetail::Basic,
            [this](const std::vector<SessionInfo>& batch) {
                for (const SessionInfo& info : batch)
                    m_session = info.title == SampleTitle ? info.id : m_session;
                return true;
            },
            {}));
        const auto outline = m_store->outline(m_session, {});
        QVERIFY(outline);
        const auto graph = readCompactions(*m_store, m_session, *outline, {});
        QVERIFY(graph);
        m_graph = *graph;
    }

    void isWhatTheAgentWouldSend()
    {
        const auto context = read(contextchoices::now());
        QVERIFY(context);
        QString sent;
        qint64 items = 0;
        const auto budget = m_store->context(m_session, {},
            [&](const ContextItem& item) {
                if (item.leftOut.isEmpty() && !item.text.trimmed().isEmpty()) {
                    ++items;
                    sent += item.text;
                }
                return true;
            },
            {});
        QVERIFY(budget);
        QCOMPARE(context->items, items);
        QCOMPARE_GE(context->tokens, budget->total);
        QVERIFY(context->system.startsWith(u"You are a careful C++ engineer"_s));
        const auto plain = [](QString text) { return text.remove(u"[Output of a tool]\n"_s).remove(u'\n'); };
        QCOMPARE(plain(wholeText(*context)), plain(sent));
        verifyAlternates(ContextQuestion {u"Why?"_s, {}}.request(*context));
    }

    /// The texts of tool calls and results have more around them than agents count.
    void tokensAreThoseOfWhatIsSent()
    {
        const QString path = realStore(u"claude-code/generated-2.1.197"_s);
        NEED(missingSample(path));
        auto store = openStoreFor({}, path);
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        AskedContextReader reader(SessionId(u"83631e2d-6bce-4c49-b76f-1d004e06613c"_s), contextchoices::now());
        Result<bool> done = false;
        while (done && !*done)
            done = reader.step(**store, {});
        QVERIFY2(done, done ? "" : qPrintable(done.error().text));
        const AskedContext& context = reader.context();
        QCOMPARE_GE(context.tokens, guessedTokens(QStringView(wholeText(context))) * 9 / 10);
    }

    /// A sign of Chinese or Japanese is more than a letter.
    void summariesAreMeasuredAlike()
    {
        SummaryCall call;
        call.draft.prompt = QString(300, u'語');
        QCOMPARE(call.tokensToSend(), guessedTokens(QStringView(call.draft.prompt)));
        QCOMPARE(call.tokensToSend(), 225);
    }

    void beforeAndAfterACompaction()
    {
        const auto before = contextchoices::before(newest());
        const auto after = contextchoices::after(newest());
        QVERIFY(before && after);
        QCOMPARE(before->at, newest().at - 1);
        const QString summary = newest().summary.text.text;
        QVERIFY(!wholeText(*read(*before)).contains(summary));
        QVERIFY(wholeText(*read(*after)).contains(summary));
        QVERIFY(before->name != after->name);

        CompactionNode first = newest();
        first.at = 0;
        QVERIFY2(!contextchoices::before(first), "nothing came before");
        first.at = -1;
        QVERIFY2(!contextchoices::after(first), "it is not known where it was made");
    }

    void anEditedSummaryTakesThePlaceOfTheStored()
    {
        const auto context = read(contextchoices::withText(newest(), u"Nothing was ever decided."_s));
        QVERIFY(context);
        const QString text = wholeText(*context);
        QVERIFY(text.contains(u"Nothing was ever decided."_s));
        QVERIFY(!text.contains(newest().summary.text.text));
        const auto now = read(contextchoices::now());
        QCOMPARE(context->items, now->items);
        QCOMPARE_LT(context->tokens, now->tokens);
        QVERIFY(context->isExact);
    }

    void aDraftTakesThePlaceOfItsMessages()
    {
        SummaryReplacement replacement;
        replacement.from = newest().at + 1;
        replacement.to = newest().at + 12;
        replacement.text = u"A dozen messages in a line."_s;
        const auto context = read(contextchoices::withDraft(replacement));
        QVERIFY(context);
        const auto now = read(contextchoices::now());
        QCOMPARE_LT(context->items, now->items);
        QCOMPARE(wholeText(*context).count(replacement.text), 1);
        QVERIFY2(
            wholeText(*context).indexOf(newest().summary.text.text) < wholeText(*context).indexOf(replacement.text),
            "it stands where they stood");
        verifyAlternates(ContextQuestion {u"Why?"_s, {}}.request(*context));
    }

    void aDraftOfWhatIsNotInItComesFirst()
    {
        SummaryReplacement replacement;
        replacement.from = 0;
        replacement.to = 3; // a summary replaced them long ago
        replacement.text = u"The very beginning."_s;
        const auto context = read(contextchoices::withDraft(replacement));
        QVERIFY(context);
        QVERIFY(!context->isExact);
        QVERIFY(context->messages.constFirst().text.contains(replacement.text));
        verifyAlternates(ContextQuestion {u"Why?"_s, {}}.request(*context));
    }

    void aMessageThatIsGoneIsAnError()
    {
        AskedContextReader reader(SessionId(u"no such session"_s), contextchoices::now());
        QVERIFY(!reader.step(*m_store, {}));
    }

    void cancelEndsIt()
    {
        JobControl job;
        job.cancel();
        AskedContextReader reader(m_session, contextchoices::now());
        const auto done = reader.step(*m_store, job);
        QVERIFY(!done);
        QCOMPARE(done.error().code, Errc::Cancelled);
    }

    void anEmptyContextIsAskedAllTheSame()
    {
        const AskedContext nothing;
        const ModelRequest request = ContextQuestion {u"Anybody?"_s, {}}.request(nothing);
        QCOMPARE(request.messages.size(), 1);
        QVERIFY(request.messages.constFirst().text.endsWith(u"Question: Anybody?"_s));
    }

    void oneThatAnAssistantBeginsGetsAnOpening()
    {
        AskedContext context;
        context.messages = {{false, u"Hello."_s}};
        const ModelRequest request = ContextQuestion {u"Who spoke?"_s, {}}.request(context);
        QCOMPARE(request.messages.size(), 3);
        verifyAlternates(request);
    }
};

TEST_CLASS(TestAskedContext)
#include "tst_askedcontext.moc"
