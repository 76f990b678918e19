// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/secondlooksource.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The questions to a model about a summary, without a window.
class TestSecondLookSource : public QObject
{
    Q_OBJECT

    static constexpr int Patience = testclass::Patience;
    const SessionId m_session {u"one"_s};
    const QString m_summary = u"Push whenever you like."_s;
    ScriptedEndpoint m_server;
    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<SecondLookSource> m_source;

    [[nodiscard]] ModelEndpoint endpoint() const
    {
        ModelEndpoint endpoint;
        endpoint.url = QUrl(m_server.url(u"/v1"_s));
        endpoint.model = u"small"_s;
        endpoint.retries = 0;
        return endpoint;
    }
    /// Its first and its last message demand something; those between make it @p long enough for several questions.
    void open(int between)
    {
        SessionBuilder session(m_session.value);
        session.user(u"Never push to main."_s);
        for (int i = 0; i < between; ++i)
            session.user(u"x"_s.repeated(9'000));
        session.user(u"Always sign commits."_s).assistant(u"Yes."_s);
        auto store = std::make_unique<FakeStore>();
        store->add(session.build());
        m_source.reset();
        m_store = std::make_unique<OpenStore>(std::move(store));
        m_source = std::make_unique<SecondLookSource>(m_store.get(), m_session);
    }
    void prepare(qint64 to)
    {
        QSignalSpy ready(m_source.get(), &SecondLookSource::readyToAsk);
        m_source->prepare(0, to, m_summary, -1);
        QTRY_COMPARE_WITH_TIMEOUT(ready.size(), 1, Patience);
    }
    [[nodiscard]] static ScriptedEndpoint::Reply lost(const QString& quote)
    {
        return ScriptedEndpoint::openAi(
            u"{\"message\": 1, \"quote\": \"%1\", \"status\": \"lost\", \"summary\": \"\"}"_s.arg(quote));
    }

private slots:
    void cleanup()
    {
        m_source.reset();
        m_store.reset();
    }

    void marksAreOfTheirMessages()
    {
        open(0);
        m_server.script({lost(u"Never push to main"_s)});
        prepare(1);
        QCOMPARE(m_source->prepared()->questions().size(), 1);
        QVERIFY(m_server.requests().isEmpty());
        m_source->ask(endpoint(), {});
        QTRY_VERIFY_WITH_TIMEOUT(m_source->marksOf(0, 1, m_summary), Patience);
        const SecondLookMarks& marks = *m_source->marksOf(0, 1, m_summary);
        QCOMPARE(marks.model, u"small"_s);
        QCOMPARE(marks.count(LossFinding::Status::Lost), 1);
        QCOMPARE(marks.unanswered, 0);
        QVERIFY2(!m_source->marksOf(1, 1, m_summary), "the same text about other messages");
        QVERIFY(!m_source->marksOf(0, 1, m_summary + u'x'));
        QVERIFY(!m_source->isWorking());
    }

    void answersBeforeAFailureStay()
    {
        open(10);
        m_server.script({lost(u"Never push to main"_s), ScriptedEndpoint::error("500 Broken", "{}")});
        QSignalSpy failed(m_source.get(), &SecondLookSource::failed);
        prepare(11);
        const qsizetype questions = m_source->prepared()->questions().size();
        QCOMPARE_GE(questions, 2);
        m_source->ask(endpoint(), {});
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, Patience);
        QCOMPARE(m_server.requests().size(), 2);
        QVERIFY(m_source->marksOf(0, 11, m_summary));
        QCOMPARE(m_source->marksOf(0, 11, m_summary)->marks.size(), 1);
        QCOMPARE(m_source->marksOf(0, 11, m_summary)->unanswered, questions - 1);
    }

    /// What an answer says before it is cut off is of use, and that there may be more is told.
    void halfAnAnswerIsRead()
    {
        open(0);
        QSignalSpy failed(m_source.get(), &SecondLookSource::failed);
        m_server.script({ScriptedEndpoint::openAi(
            u"{\"message\": 1, \"quote\": \"Never push to main\", \"status\": \"lost\"}\n{\"message\": 2, \"quo"_s,
            "length")});
        prepare(1);
        m_source->ask(endpoint(), {});
        QTRY_VERIFY_WITH_TIMEOUT(m_source->marksOf(0, 1, m_summary), Patience);
        QCOMPARE(m_source->marksOf(0, 1, m_summary)->count(LossFinding::Status::Lost), 1);
        QCOMPARE(m_source->marksOf(0, 1, m_summary)->unanswered, 1);
        QVERIFY(failed.isEmpty());
    }

    void givingUpSendsNothing()
    {
        open(0);
        const qsizetype before = m_server.requests().size();
        prepare(1);
        m_source->cancel();
        QVERIFY(!m_source->prepared());
        m_source->ask(endpoint(), {});
        QVERIFY(!m_source->isWorking());
        QCOMPARE(m_server.requests().size(), before);
    }

    void nothingOfAUserIsSaid()
    {
        open(0);
        QSignalSpy failed(m_source.get(), &SecondLookSource::failed);
        m_source->prepare(2, 2, m_summary, -1); // the answer alone
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, Patience);
        QVERIFY(!failed.constFirst().constFirst().value<Error>().text.isEmpty());
    }
};

TEST_CLASS(TestSecondLookSource)
#include "tst_secondlooksource.moc"
