// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/compactiondrafts.h"
#include "core/store/registry.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Summaries that are tried out, without a window.
class CompactionDraftsTest final : public QObject
{
    Q_OBJECT

    static constexpr int Patience = testclass::Patience;

    QTemporaryDir m_dir;
    ScriptedEndpoint m_server;
    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<CompactionDrafts> m_drafts;
    QString m_typed; ///< what an editor would have, by what it showed last

    [[nodiscard]] ModelEndpoint endpoint() const
    {
        ModelEndpoint endpoint;
        endpoint.url = QUrl(m_server.url(u"/v1"_s));
        endpoint.model = u"small"_s;
        endpoint.retries = 0;
        return endpoint;
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(m_drafts->isIdle(), Patience); }

private slots:
    void initTestCase() { QVERIFY(writeSampleStore(m_dir.filePath(u"sample.db"_s))); }

    void init()
    {
        auto opened = openStore(m_dir.filePath(u"sample.db"_s));
        QVERIFY(opened);
        SessionId session;
        const auto sink = [&session](const std::vector<SessionInfo>& batch) {
            for (const SessionInfo& info : batch) {
                if (info.title == SampleTitle)
                    session = info.id;
            }
            return true;
        };
        QVERIFY((*opened)->sessions(ListDetail::Basic, sink, JobControl()));
        QVERIFY(!session.isEmpty());
        m_store = std::make_unique<OpenStore>(*std::move(opened));
        m_drafts = std::make_unique<CompactionDrafts>(m_store.get(), session);
        m_drafts->setEndpointSource([this] { return endpoint(); });
        m_drafts->setEditedSource([this] { return CompactionDrafts::Edited {m_typed, {}}; });
        m_drafts->requests().setKeyFinder(
            [](const ModelEndpoint&, QObject*, const std::function<void(const QString&)>& take) { take(u"key"_s); });
        connect(m_drafts.get(), &CompactionDrafts::draftShown, this, [this] { m_typed = m_drafts->shown()->text; });
        m_server.script({ScriptedEndpoint::openAiStream({u"A model wrote this."_s})});
    }
    void cleanup()
    {
        m_drafts.reset();
        m_store.reset();
        m_typed.clear();
    }

    void withoutAModel()
    {
        QSignalSpy shown(m_drafts.get(), &CompactionDrafts::draftShown);
        m_drafts->begin();
        settle();
        QCOMPARE(shown.size(), 1);
        const SummaryDraft draft = *m_drafts->shown();
        QVERIFY(!draft.text.isEmpty() && draft.from >= 0 && draft.to > draft.from);
        QVERIFY(m_drafts->edit(draft.text, false).text.isEmpty()); // the format makes it again
        QCOMPARE(m_drafts->edit(u"By hand"_s, true).text, u"By hand"_s);
        QVERIFY(m_drafts->edit(u"By hand"_s, true).inPlace);
        QVERIFY(m_server.requests().isEmpty());
        m_drafts->clear();
        QVERIFY(!m_drafts->shown() && m_drafts->all().empty());
    }

    void nothingIsSentBeforeItIsAgreedTo()
    {
        QSignalSpy wanted(&m_drafts->requests(), &SummaryRequests::consentWanted);
        m_drafts->chooseLevel(1);
        m_drafts->begin();
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, Patience);
        QCOMPARE(m_drafts->requests().calls().size(), 2); // level 2 may follow
        QCOMPARE(m_drafts->requests().mode(), SummaryRequests::Mode::UntilOneDoes);
        m_drafts->requests().giveUp();
        settle();
        QVERIFY(m_server.requests().isEmpty() && !m_drafts->shown());
        m_drafts->requests().agree(); // to nothing
        settle();
        QVERIFY(m_server.requests().isEmpty());
    }

    /// By then another summary was begun, which nobody agreed to send.
    void aKeyThatComesLateSendsNothing()
    {
        std::function<void(const QString&)> late;
        m_drafts->requests().setKeyFinder(
            [&late](const ModelEndpoint&, QObject*, const std::function<void(const QString&)>& take) { late = take; });
        QSignalSpy wanted(&m_drafts->requests(), &SummaryRequests::consentWanted);
        m_drafts->chooseLevel(1);
        m_drafts->begin();
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, Patience);
        m_drafts->requests().agree();
        QVERIFY(late);
        m_drafts->requests().stop();
        m_drafts->begin();
        QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 2, Patience);
        late(u"the key of before"_s);
        QVERIFY(!m_drafts->requests().isAsking());
        m_drafts->requests().giveUp();
        settle();
        QVERIFY(m_server.requests().isEmpty());
    }

    void draftsAreKeptBesideEachOther()
    {
        m_drafts->begin();
        settle();
        m_typed += u" Own words."_s;
        m_drafts->chooseLevel(1);
        QTRY_VERIFY_WITH_TIMEOUT(m_drafts->requests().isPending(), Patience);
        m_drafts->requests().agree();
        settle();
        QCOMPARE(m_drafts->shown()->text, u"A model wrote this."_s);
        QCOMPARE(m_drafts->level(), 1);
        QCOMPARE(m_drafts->all().size(), size_t(2));
        m_drafts->chooseLevel(SummaryDraft::Deterministic); // there already, with what was typed
        QVERIFY(m_drafts->isIdle());
        QVERIFY(m_drafts->shown()->text.endsWith(u" Own words."_s));
        m_drafts->chooseLevel(1);
        QVERIFY(m_drafts->isIdle());
        QCOMPARE(m_drafts->shown()->text, u"A model wrote this."_s);
        QCOMPARE(m_server.requests().size(), 1);
    }

    void whatDoesNotDoIsFollowedByLevelThree()
    {
        m_server.script({ScriptedEndpoint::openAi(u"## Half"_s, "length")});
        QSignalSpy failed(&m_drafts->requests(), &SummaryRequests::failed);
        m_drafts->chooseLevel(1);
        m_drafts->begin();
        QTRY_VERIFY_WITH_TIMEOUT(m_drafts->requests().isPending(), Patience);
        m_drafts->requests().agree();
        QTRY_VERIFY_WITH_TIMEOUT(m_drafts->isIdle() && m_drafts->shown(), Patience);
        QCOMPARE(m_drafts->level(), SummaryDraft::Deterministic);
        QCOMPARE(m_drafts->requests().steps().size(), 3);
        QVERIFY(failed.isEmpty());
    }

    /// It stays to be read: the steps are told before it.
    void whatWasReadInPartIsToldLast()
    {
        m_server.script({ScriptedEndpoint::openAi(u"## Half"_s, "length"), ScriptedEndpoint::openAi(u"GOAL: short"_s)});
        QSignalSpy told(m_drafts.get(), &CompactionDrafts::noticed);
        m_drafts->chooseLevel(1);
        m_drafts->begin();
        QTRY_VERIFY_WITH_TIMEOUT(m_drafts->requests().isPending(), Patience);
        m_drafts->requests().agree();
        QTRY_VERIFY_WITH_TIMEOUT(m_drafts->isIdle() && m_drafts->shown(), Patience);
        QCOMPARE(m_drafts->level(), 2);
        QVERIFY(!told.isEmpty());
        const QString last = told.constLast().constFirst().toString();
        QVERIFY2(last.contains(u"read only 120 of"_s), qPrintable(last));
    }

    void aStoppedRequestComesToNothing()
    {
        m_server.script({{"200 OK", {}, {}, ScriptedEndpoint::Reply::Then::Hang}});
        m_drafts->chooseLevel(1);
        m_drafts->begin();
        QTRY_VERIFY_WITH_TIMEOUT(m_drafts->requests().isPending(), Patience);
        m_drafts->requests().agree();
        QTRY_COMPARE_WITH_TIMEOUT(m_server.requests().size(), 1, Patience);
        QVERIFY(!m_drafts->isIdle());
        m_drafts->requests().cancel();
        settle();
        QVERIFY(!m_drafts->shown() && !m_drafts->requests().isPending());
    }

    void theGateIsAskedFirst()
    {
        m_drafts->setGate([] { return false; });
        m_drafts->begin();
        QVERIFY(m_drafts->isIdle());
        QVERIFY(!m_drafts->makeAgain());
    }
};

TEST_CLASS(CompactionDraftsTest)
#include "tst_compactiondrafts.moc"
