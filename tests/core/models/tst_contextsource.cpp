// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/markedstore.h"
#include "core/models/contextcomparisonmodel.h"
#include "core/models/contextmodel.h"
#include "core/models/contextrequest.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSemaphore>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

/// Keeps the lane of a store busy, so that nothing is read before somebody had time to give it up.
class HeldLane
{
public:
    explicit HeldLane(OpenStore& store)
    {
        const auto wait = [gate = m_gate](SessionStore&, const JobControl&) {
            gate->acquire();
            return true;
        };
        store.run(wait, Lane::Visible);
    }
    ~HeldLane() { m_gate->release(); }
    Q_DISABLE_COPY_MOVE(HeldLane)

private:
    std::shared_ptr<QSemaphore> m_gate = std::make_shared<QSemaphore>();
};

} // namespace

class TestContextSource : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<OpenStore> m_store;
    SessionId m_session;
    std::unique_ptr<ContextSource> m_source;

    void open(const MnesisBuilder& builder)
    {
        const QString path = m_dir.filePath(u"%1.db"_s.arg(QLatin1StringView(QTest::currentTestFunction())));
        QVERIFY(builder.write(path));
        m_session = SessionId(builder.sessionId());
        auto opened = openMarkedStore({}, path);
        QVERIFY(opened);
        m_store = std::make_unique<OpenStore>(std::move(*opened));
    }

    /// Eight messages, of which the first four were compacted before the last two came.
    void openCompacted()
    {
        MnesisBuilder builder;
        builder.session(u"Compacted"_s).model(u"anthropic/claude-sonnet-4-5"_s).systemPrompt(u"You are careful."_s);
        builder.user(u"First question"_s).assistant(u"First answer"_s);
        builder.user(u"Second question"_s).assistant(u"Second answer"_s);
        builder.user(u"Third question"_s).assistant(u"Third answer with a needle"_s);
        builder.leaf(1, 1, u"## Goal\nWhat was asked first"_s);
        builder.user(u"Fourth question"_s).assistant(u"Fourth answer"_s);
        open(builder);
    }

    /// The same with a source that was read and compared.
    void readCompacted()
    {
        openCompacted();
        m_source->setWanted(true);
        m_source->setCurrent(m_store.get(), m_session);
        QTRY_VERIFY_WITH_TIMEOUT(isCompared(), Patience);
    }
    [[nodiscard]] bool isCompared() const { return m_source->picture() && m_source->picture()->difference; }

private slots:
    void init() { m_source = std::make_unique<ContextSource>(); }
    void cleanup()
    {
        m_source.reset();
        m_store.reset();
    }

    /// One of thousands of messages has some share, and not none.
    void smallSharesAreNotNone()
    {
        QCOMPARE(contextShare(38, 1'295'906), u"<\u202f0.1 %"_s);
        QCOMPARE(contextShare(1, 1000), u"0.1 %"_s);
        QCOMPARE(contextShare(125, 1000), u"12.5 %"_s);
        QCOMPARE(contextShare(0, 1000), u"0.0 %"_s);
        QCOMPARE(contextShare(0, 0), u"–"_s);
    }

    void goesBackInTime()
    {
        openCompacted();
        ContextSource& source = *m_source;
        ContextModel model(&source);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        source.setCurrent(m_store.get(), m_session);
        QVERIFY(!source.picture()); // nobody looks yet
        QVERIFY(!source.isLoading());
        source.setWanted(true);
        QTRY_VERIFY_WITH_TIMEOUT(isCompared(), Patience);
        const ContextPicture now = *source.picture();
        QCOMPARE(now.at, -1);
        QCOMPARE(now.summaries, 1);
        QCOMPARE(now.rows.front().item.kind, ContextItem::Kind::System);
        QCOMPARE(now.difference->added, 1); // the last answer
        QCOMPARE(now.difference->removed, 0);
        QVERIFY(now.rows.back().isNew);
        QCOMPARE(model.rowCount(), int(now.rows.size()));
        QCOMPARE(model.index(1, ContextModel::KindColumn).data().toString(), u"Summary"_s);
        QVERIFY(model.index(0, ContextModel::ShareColumn).data().toString().endsWith(u'%'));

        // When the sixth message was the newest, nothing was compacted.
        source.setAt(5);
        QTRY_VERIFY_WITH_TIMEOUT(source.picture()->at == 5 && source.picture()->difference, Patience);
        QCOMPARE(source.picture()->summaries, 0);
        QCOMPARE(source.picture()->sent, 7); // with the system prompt
        // Of the last place, it is as now.
        source.setAt(now.messages - 1);
        QTRY_COMPARE_WITH_TIMEOUT(source.picture()->at, -1, Patience);
    }

    void turnsAreComparedItemByItem()
    {
        readCompacted();
        ContextSource& source = *m_source;
        ContextComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        connect(&source, &ContextSource::changed, &model, [&] { model.setComparison(source.comparison()); });
        QVERIFY(!source.comparison()); // nobody wants it yet
        source.setCompared(true);
        QTRY_VERIFY_WITH_TIMEOUT(source.comparison(), Patience);
        const ContextComparison made = *source.comparison();
        QCOMPARE(made.beforeAt, 5); // the third answer
        QCOMPARE(made.nowAt, source.picture()->messages - 1);
        // The summary, the fourth question and its answer are new; what the summary replaces is gone.
        QCOMPARE(made.added.items, 3);
        QVERIFY(made.gone.items > 0 && made.gone.tokens > 0);
        QCOMPARE(made.changed.items, 0);
        QCOMPARE(qint64(made.before.size()) + made.added.items - made.gone.items, qint64(made.now.size()));
        QVERIFY(made.pairs.front().isSame()); // the system prompt
        const auto textAt = [&](int row, int column) { return model.index(row, column).data().toString(); };
        QCOMPARE(textAt(0, ContextComparisonModel::SignColumn), u"="_s);
        const int last = model.rowCount() - 1;
        QCOMPARE(textAt(last, ContextComparisonModel::SignColumn), u"+"_s);
        QVERIFY(textAt(last, ContextComparisonModel::BeforeColumn).isEmpty());
        QVERIFY2(textAt(last, ContextComparisonModel::NowColumn).contains(u"Fourth answer"_s),
            qPrintable(textAt(last, ContextComparisonModel::NowColumn)));
        model.setOnlyChanges(false);
        QCOMPARE(model.rowCount(), int(made.pairs.size()));

        // Before the first turn there is none.
        source.setAt(0);
        QTRY_VERIFY_WITH_TIMEOUT(
            source.picture()->at == 0 && !source.comparison() && !source.isComparingTurns(), Patience);
        QCOMPARE(model.rowCount(), 0);
        source.setAt(3);
        QTRY_VERIFY_WITH_TIMEOUT(source.comparison() && source.comparison()->nowAt == 3, Patience);
        QCOMPARE(source.comparison()->beforeAt, 1);
        QCOMPARE(source.comparison()->added.items, 2);
        QCOMPARE(source.comparison()->gone.items, 0);
        source.setCompared(false);
        QVERIFY(!source.comparison());
    }

    void comparisonsKeepTheOrder()
    {
        const auto row = [](const QString& id, const QString& text, qint64 tokens) {
            ContextRow made;
            made.item.id = id;
            made.item.text = text;
            made.item.tokens = tokens;
            made.textHash = qHash(text);
            return made;
        };
        ContextRow leftOut = row(u"x"_s, u"unsent"_s, 9);
        leftOut.item.leftOut = u"It is too old."_s;
        using Pair = ContextComparison::Pair;
        const auto made
            = ContextComparison::of({row({}, u"system"_s, 5), row(u"a"_s, u"A"_s, 1), leftOut, row(u"b"_s, u"B"_s, 2),
                                        row(u"b"_s, u"B2"_s, 3), row(u"c"_s, u"C"_s, 4)},
                {row({}, u"system"_s, 5), row(u"n"_s, u"N"_s, 7), row(u"b"_s, u"B"_s, 2), row(u"b"_s, u"B3"_s, 1),
                    row(u"d"_s, u"D"_s, 8)});
        const std::vector<Pair> wanted {{0, 0}, {-1, 1}, {1, -1}, {2, 2}, {3, 3, true}, {-1, 4}, {4, -1}};
        QVERIFY(made.pairs == wanted);
        QCOMPARE(made.added, (ContextComparison::Sum {2, 15}));
        QCOMPARE(made.gone, (ContextComparison::Sum {2, 5}));
        QCOMPARE(made.changed, (ContextComparison::Sum {1, -2}));
        QVERIFY(ContextComparison::of({}, {}).pairs.empty());

        // Lines: what both have is one of them.
        ContextComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setComparison(std::make_shared<const ContextComparison>(
            ContextComparison::of({row(u"a"_s, u"A"_s, 1), row(u"b"_s, u"B"_s, 2)},
                {row(u"a"_s, u"A"_s, 1), row(u"b"_s, u"B"_s, 2), row(u"c"_s, u"C"_s, 4)})));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data(ContextComparisonModel::StateRole).toInt(),
            int(ContextComparisonModel::State::SameItems));
        model.setOnlyChanges(false);
        QCOMPARE(model.rowCount(), 3);
    }

    void compactionIsSeenInTheDifference()
    {
        readCompacted();
        // The message after the summary: four messages left, and the summary came.
        m_source->setAt(7);
        QTRY_VERIFY_WITH_TIMEOUT(m_source->picture()->at == 7 && isCompared(), Patience);
        QCOMPARE(m_source->picture()->summaries, 1);
    }

    /// Those of the session that was shown before are not those of this one.
    void summariesAreOfTheSession()
    {
        auto made = std::make_unique<FakeStore>();
        FakeStore* fake = made.get();
        fake->addSynthetic(u"one"_s, 4);
        fake->addSynthetic(u"two"_s, 7);
        OpenStore store(std::move(made));
        ContextSource source;
        fake->hold(FakeStore::Call::SummaryNodes);
        source.setWanted(true);
        source.setCurrent(&store, SessionId(u"one"_s));
        QTRY_COMPARE_WITH_TIMEOUT(fake->waiting(), 1, Patience);
        source.setCurrent(&store, SessionId(u"two"_s));
        QVERIFY(!source.summaries());
        connect(&source, &ContextSource::changed, this,
            [&source] { QVERIFY(!source.summaries() || source.summaries()->messages >= 7); });
        fake->release();
        QTRY_VERIFY_WITH_TIMEOUT(source.summaries(), Patience);
        QCOMPARE(source.summaries()->messages, 7);
        // What comes to it later is read too.
        fake->appendSynthetic(SessionId(u"two"_s), 2);
        store.pollNow();
        QTRY_VERIFY_WITH_TIMEOUT(source.summaries() && source.summaries()->messages == 9, Patience);
    }

    void summariesAreReadOnceTheDockIsShownAgain()
    {
        auto made = std::make_unique<FakeStore>();
        FakeStore* fake = made.get();
        fake->addSynthetic(u"one"_s, 4);
        OpenStore store(std::move(made));
        QSignalSpy noticed(&store, &OpenStore::changed);
        store.pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(noticed.size(), 1, Patience); // no change reads it again below
        ContextSource source;
        fake->hold(FakeStore::Call::SummaryNodes);
        source.setWanted(true);
        source.setCurrent(&store, SessionId(u"one"_s));
        QTRY_COMPARE_WITH_TIMEOUT(fake->waiting(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(source.picture() && !source.isLoading(), Patience);
        source.setWanted(false);
        fake->release();
        source.setWanted(true);
        QTRY_VERIFY(source.summaries());
    }

    void comparisonIsMadeOnceTheDockIsShownAgain()
    {
        auto made = std::make_unique<FakeStore>();
        FakeStore* fake = made.get();
        fake->addSynthetic(u"one"_s, 4);
        OpenStore store(std::move(made));
        QSignalSpy noticed(&store, &OpenStore::changed);
        store.pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(noticed.size(), 1, Patience); // no change reads it again below
        ContextSource source;
        bool isHeld = false;
        connect(&source, &ContextSource::changed, this, [&] {
            if (source.picture() && !std::exchange(isHeld, true))
                fake->hold(FakeStore::Call::Context);
        });
        source.setWanted(true);
        source.setCurrent(&store, SessionId(u"one"_s));
        QTRY_COMPARE_WITH_TIMEOUT(fake->waiting(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(!source.picture()->difference && source.summaries(), Patience);
        source.setWanted(false);
        fake->release();
        source.setWanted(true);
        QTRY_VERIFY(source.picture()->difference);
    }

    void wordsAreFound()
    {
        readCompacted();
        ContextSource& source = *m_source;
        ContextModel model(&source);
        QSignalSpy found(&source, &ContextSource::found);
        source.find(u"NEEDLE"_s);
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, Patience);
        const auto positions = found.first()[1].value<QSet<qint64>>();
        QCOMPARE(positions.size(), 1);
        model.setFound(positions);
        const int row = model.nextFound(0, true);
        QVERIFY(row > 0);
        QVERIFY(model.index(row, ContextModel::TextColumn).data().toString().contains(u"needle"_s));
        QVERIFY(model.index(row, 0).data(ContextModel::FoundRole).toBool());
        QCOMPARE(model.nextFound(row, false), row); // the only one
        source.find({});
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 2, Patience);
        QVERIFY(found.last()[1].value<QSet<qint64>>().isEmpty());
    }

    /// Typing does not walk the context at each letter.
    void wordsAreFoundOnceTyped()
    {
        readCompacted();
        QSignalSpy found(m_source.get(), &ContextSource::found);
        for (const QString& words : {u"n"_s, u"ne"_s, u"nee"_s, u"needle"_s})
            m_source->find(words);
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, Patience);
        QTest::qWait(2 * ContextSource::FindRestMs);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first()[0].toString(), u"needle"_s);
        // What is undone is not looked for.
        m_source->find(u"need"_s);
        m_source->find({});
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 2, Patience);
        QTest::qWait(2 * ContextSource::FindRestMs);
        QCOMPARE(found.size(), 2);
        QVERIFY(found.last()[0].toString().isEmpty());
    }

    /// Whoever shows the work can give it up; what takes its place ends it.
    void walksAreShown()
    {
        readCompacted();
        ContextSource& source = *m_source;
        using Walk = ContextSource::Walk;
        QList<Walk> begun;
        QList<Walk> ended;
        std::optional<JobControl> shown;
        connect(
            &source, &ContextSource::walkBegun, this, [&](Walk walk, const QString& title, const JobControl& control) {
                QVERIFY(!title.isEmpty());
                begun += walk;
                shown = control;
            });
        connect(&source, &ContextSource::walkEnded, this, [&](Walk walk) { ended += walk; });
        QSignalSpy found(&source, &ContextSource::found);
        QSignalSpy exported(&source, &ContextSource::exported);
        source.find(u"needle"_s);
        QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, Patience);
        QCOMPARE(begun, QList {Walk::Search});
        QCOMPARE(ended, begun);
        // Cancelled: nothing is answered.
        {
            const HeldLane held(*m_store);
            source.exportRequest(false);
            QCOMPARE(begun.last(), Walk::Export);
            shown->cancel();
        }
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 2, Patience);
        QVERIFY(exported.isEmpty());
        // Another one ends the first.
        {
            const HeldLane held(*m_store);
            source.exportRequest(false);
            source.exportRequest(true);
        }
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, Patience);
        QVERIFY(exported.first()[0].toString().startsWith(u"curl "_s));
        QCOMPARE(ended.size(), begun.size());
        // So does leaving the session.
        {
            const HeldLane held(*m_store);
            source.exportRequest(false);
            source.setCurrent(nullptr, {});
        }
        QCOMPARE(ended.size(), begun.size());
        QTest::qWait(50);
        QCOMPARE(exported.size(), 1);
        disconnect(&source, nullptr, this, nullptr);
    }

    void requestIsExported()
    {
        readCompacted();
        ContextSource& source = *m_source;
        QSignalSpy exported(&source, &ContextSource::exported);
        source.exportRequest(false);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, Patience);
        const QJsonObject request = QJsonDocument::fromJson(exported.first()[0].toString().toUtf8()).object();
        QCOMPARE(request[u"model"_s].toString(), u"claude-sonnet-4-5"_s);
        const QJsonArray messages = request[u"messages"_s].toArray();
        QCOMPARE(messages.size(), source.picture()->sent);
        QCOMPARE(messages[0][u"role"_s].toString(), u"system"_s);
        QCOMPARE(messages[0][u"content"_s].toString(), u"You are careful."_s);
        QCOMPARE(messages[1][u"role"_s].toString(), u"assistant"_s);
        source.exportRequest(true);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, Patience);
        QVERIFY(exported.last()[0].toString().startsWith(u"curl "_s));
    }

    void shellQuotesAreKept()
    {
        ContextRequest request;
        ContextItem item;
        item.role = Role::User;
        item.text = u"don't $HOME `x` %1"_s;
        request.add(item);
        item.text = u"left out"_s;
        item.leftOut = u"It does not fit."_s;
        request.add(item);
        item.leftOut.clear();
        item.role = Role::Tool;
        item.text = QString(200'000, u'x'); // longer than an argument may be
        request.add(item);
        QProcess shell;
        shell.start(u"sh"_s, {u"-s"_s});
        shell.write("curl() { cat; }\n" + request.curl(u"openai/gpt-4o"_s).toUtf8());
        shell.closeWriteChannel();
        QVERIFY(shell.waitForFinished());
        const QJsonObject sent = QJsonDocument::fromJson(shell.readAllStandardOutput()).object();
        QCOMPARE(sent[u"model"_s].toString(), u"gpt-4o"_s);
        const QJsonArray messages = sent[u"messages"_s].toArray();
        QCOMPARE(messages.size(), 2);
        QCOMPARE(messages[0][u"content"_s].toString(), u"don't $HOME `x` %1"_s);
        QCOMPARE(messages[1][u"content"_s].toString(), item.text);
        QCOMPARE(messages[1][u"role"_s].toString(), u"user"_s);
    }

    void failureIsTold()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"s"_s).user(u"Hello"_s).assistant(u"Good day"_s).build());
        fake->fail(FakeStore::Call::Context, {Errc::Corrupt, u"The context is damaged."_s, {}});
        FakeStore* raw = fake.get();
        OpenStore store(std::move(fake));
        ContextSource& source = *m_source;
        source.setWanted(true);
        source.setCurrent(&store, SessionId(u"s"_s));
        QTRY_VERIFY_WITH_TIMEOUT(source.error(), Patience);
        QCOMPARE(source.error()->text, u"The context is damaged."_s);
        raw->mend();
        source.setCurrent(nullptr, {});
        source.setCurrent(&store, SessionId(u"s"_s));
        QTRY_VERIFY_WITH_TIMEOUT(source.picture() && !source.error(), Patience);
        // A store that goes away takes its picture with it.
        source.setCurrent(nullptr, {});
        QVERIFY(!source.picture());
    }

    void othersReadBetween()
    {
        MnesisBuilder builder;
        builder.session(u"Long"_s);
        for (int i = 0; i < 1'500; ++i)
            builder.user(u"Question %1"_s.arg(i)).assistant(u"Answer"_s);
        open(builder);
        m_source->setWanted(true);
        m_source->setCurrent(m_store.get(), m_session);
        const auto ask = [](SessionStore& store, const JobControl& job) {
            return store.sessions(ListDetail::Basic, [](const auto&) { return true; }, job).has_value();
        };
        bool wasRead = false;
        bool wasFirst = false;
        m_store->run(ask).then(this, [&](bool done) {
            wasRead = done;
            wasFirst = !m_source->picture();
        });
        QTRY_VERIFY_WITH_TIMEOUT(m_source->picture(), Patience);
        QVERIFY(wasRead);
        QVERIFY(wasFirst);
        QCOMPARE(m_source->picture()->sent, 3'000);
    }

    void growingContextKeepsItsRows()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"s"_s).user(u"Hello"_s).assistant(u"Good day"_s).build());
        FakeStore* raw = fake.get();
        OpenStore store(std::move(fake));
        ContextModel model(m_source.get());
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_source->setWanted(true);
        m_source->setCurrent(&store, SessionId(u"s"_s));
        QTRY_VERIFY_WITH_TIMEOUT(isCompared(), Patience);
        const int rows = model.rowCount();
        QSignalSpy reset(&model, &ContextModel::modelReset);
        QSignalSpy inserted(&model, &ContextModel::rowsInserted);
        Message more;
        more.id = MessageId(u"more"_s);
        more.role = Role::User;
        more.states = MessageState::InContext;
        raw->append(SessionId(u"s"_s), more);
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), rows + 1, Patience);
        QCOMPARE(inserted.size(), 1);
        QVERIFY(reset.isEmpty());
        m_source->setCurrent(nullptr, {});
    }

    void endsWithItsStore()
    {
        auto fake = std::make_unique<FakeStore>();
        fake->add(SessionBuilder(u"s"_s).user(u"Hello"_s).build());
        fake->hold(FakeStore::Call::Outlines); // otherwise it may be read before anybody looks
        auto store = std::make_unique<OpenStore>(std::move(fake));
        m_source->setWanted(true);
        m_source->setCurrent(store.get(), SessionId(u"s"_s));
        QVERIFY(m_source->isLoading());
        QSignalSpy ended(m_source.get(), &ContextSource::ended);
        store.reset();
        QVERIFY(!m_source->isLoading() && !m_source->store());
        QCOMPARE(ended.size(), 1);
    }
};

TEST_CLASS(TestContextSource)

#include "tst_contextsource.moc"
