// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/desktopnotifier.h"
#include "ui/settings/preferences.h"
#include "ui/window/lossnotices.h"

#include <QSignalSpy>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

class KeptNotices final : public DesktopNotifier
{
public:
    void show(quint64 number, const DesktopNotice& notice) override
    {
        numbers += number;
        notices += notice;
    }

    QList<quint64> numbers;
    QList<DesktopNotice> notices;
};

} // namespace

/// Notices of the desktop about what agents lose.
class TestLossNotices : public EditingWindow
{
    Q_OBJECT

    FakeStore* m_fake = nullptr;
    KeptNotices m_kept;
    std::unique_ptr<LossNotices> m_notices;
    QWidget m_elsewhere; ///< another program's, say

    [[nodiscard]] static FakeSession session(int summaries)
    {
        SessionBuilder builder(u"one"_s);
        builder.user(u"Keep include/relay/retry.h unchanged."_s).assistant(u"I keep it."_s);
        for (int i = 0; i < summaries; ++i)
            builder.compaction(1, 2, u"They talked."_s);
        return builder.build();
    }
    void follow(bool on)
    {
        start();
        m_window->stores()->setOpener(
            [this](const JobControl&, const QString& path) -> Result<std::unique_ptr<SessionStore>> {
                auto fake = std::make_unique<FakeStore>();
                fake->add(session(0));
                StoreInfo info = fake->info();
                info.path = path;
                fake->setInfo(info);
                m_fake = fake.get();
                return fake;
            });
        m_notices = std::make_unique<LossNotices>(*m_window->tabs(), m_kept, *m_window);
        m_notices->setOn(on);
        m_window->openRequest({{u"/fake"_s}, SessionId(u"one"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        idle();
        QTRY_VERIFY_WITH_TIMEOUT(!on || m_notices->isFollowing(), Patience);
    }
    void lookElsewhere()
    {
        m_elsewhere.show();
        m_elsewhere.activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->isActiveWindow(), Patience);
    }
    void compact()
    {
        m_fake->add(session(1));
        store()->pollNow();
    }

private slots:
    void initTestCase() { Style::install(*qApp); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toLocal8Bit());
        m_kept.notices.clear();
        m_kept.numbers.clear();
    }
    void cleanup()
    {
        m_notices.reset();
        m_window.reset();
        m_elsewhere.hide();
    }

    void aNoticeLeadsToTheReview()
    {
        follow(true);
        QSignalSpy wanted(m_notices.get(), &LossNotices::reviewRequested);
        lookElsewhere();
        compact();
        QTRY_COMPARE_WITH_TIMEOUT(m_kept.notices.size(), 1, Patience);
        const DesktopNotice& notice = m_kept.notices.constFirst();
        QVERIFY2(notice.title.contains(u"constraint"_s), qPrintable(notice.title));
        QVERIFY2(notice.text.contains(u"include/relay/retry.h"_s), qPrintable(notice.text));
        QVERIFY(!notice.action.isEmpty());
        emit m_kept.activated(m_kept.numbers.constFirst());
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.constFirst().at(1).value<SessionId>(), SessionId(u"one"_s));
        emit m_kept.activated(m_kept.numbers.constFirst()); // once
        emit m_kept.activated(4711);
        QCOMPARE(wanted.size(), 1);
    }

    void whoLooksAtItIsToldInTheStatusBar()
    {
        follow(true);
        QSignalSpy said(m_notices.get(), &LossNotices::said);
        m_window->activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isActiveWindow(), Patience);
        compact();
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, Patience);
        QVERIFY(m_kept.notices.isEmpty());
    }

    void severalWindowsTellItOnce()
    {
        follow(true);
        KeptNotices ofOther;
        QWidget otherWindow;
        LossNotices other(*m_window->tabs(), ofOther, otherWindow); // as a window of its own on this session has them
        other.setOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(other.isFollowing(), Patience);
        lookElsewhere();
        compact();
        const auto told = [&] { return m_kept.notices.size() + ofOther.notices.size(); };
        QTRY_VERIFY_WITH_TIMEOUT(told() > 0, Patience); // so both know of the change
        QTRY_VERIFY_WITH_TIMEOUT(m_notices->isSettled() && other.isSettled(), Patience);
        QCOMPARE(told(), 1);
    }

    void theWindowThatIsLookedAtSaysIt()
    {
        follow(true);
        KeptNotices ofOther;
        QWidget otherWindow;
        LossNotices other(*m_window->tabs(), ofOther, otherWindow);
        other.setOn(true);
        QTRY_VERIFY_WITH_TIMEOUT(other.isFollowing(), Patience);
        QSignalSpy said(m_notices.get(), &LossNotices::said);
        QSignalSpy saidByOther(&other, &LossNotices::said);
        m_window->activateWindow();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isActiveWindow(), Patience);
        compact();
        QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_notices->isSettled() && other.isSettled(), Patience);
        QCOMPARE(said.size(), 1);
        QVERIFY(saidByOther.isEmpty() && m_kept.notices.isEmpty() && ofOther.notices.isEmpty());
    }

    /// A desktop may show no notices.
    void whatCannotBeShownIsSaid()
    {
        follow(true);
        QSignalSpy said(m_notices.get(), &LossNotices::said);
        lookElsewhere();
        compact();
        QTRY_COMPARE_WITH_TIMEOUT(m_kept.notices.size(), 1, Patience);
        QVERIFY(said.isEmpty());
        emit m_kept.failed(m_kept.numbers.constFirst());
        QCOMPARE(said.size(), 1);
        QCOMPARE(said.constFirst().constFirst().toString(), m_kept.notices.constFirst().title);
    }

    void aMinimisedWindowComesBack()
    {
        follow(true);
        lookElsewhere();
        m_window->showMinimized();
        compact();
        QTRY_COMPARE_WITH_TIMEOUT(m_kept.notices.size(), 1, Patience);
        emit m_kept.activated(m_kept.numbers.constFirst());
        QVERIFY(m_window->isVisible() && !m_window->isMinimized());
    }

    void offMeansNothingIsRead()
    {
        follow(false);
        const int before = m_fake->count(FakeStore::Call::SummaryNodes);
        compact();
        QTest::qWait(LossWatch::QuietMs + 500);
        QVERIFY(m_kept.notices.isEmpty());
        QCOMPARE_LE(m_fake->count(FakeStore::Call::SummaryNodes), before + 1); // of the timeline
    }

    void theChoiceIsKept()
    {
        start();
        QVERIFY(!action(Act::WatchLosses)->isChecked());
        action(Act::WatchLosses)->trigger();
        QVERIFY(m_window->preferences()->flag(Preference::Id::WatchLosses));
    }
};

GUI_TEST_CLASS(TestLossNotices)
#include "tst_lossnotices.moc"
