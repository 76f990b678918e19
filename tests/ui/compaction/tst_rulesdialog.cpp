// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextsource.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/settings.h"
#include "ui/compaction/summarypane.h"
#include "ui/context/contextpanel.h"
#include "ui/context/rulesbook.h"
#include "ui/context/rulesdialog.h"
#include "ui/prune/prunedialog.h"
#include "ui/pages/compaction/compactiontools.h"
#include "ui/pages/compaction/summarycolumn.h"
#include "ui/window/asidetabs.h"
#include "ui/pages/compactionpage.h"
#include "ui/pages/sessionpage.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Whose rules, in which window: chosen in the window, in force at once, kept, and undone.
class TestRulesDialog : public EditingWindow
{
    Q_OBJECT

    [[nodiscard]] ContextPanel* panel() const { return m_window->panel<ContextPanel>(); }
    [[nodiscard]] RulesBook* book() const { return m_window->rules(); }
    [[nodiscard]] RulesDialog* shown() const
    {
        for (RulesDialog* dialog : m_window->findChildren<RulesDialog*>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }
    [[nodiscard]] QString figures() const { return panel()->figures()->text(); }
    void openPanel()
    {
        openSample();
        action(Act::ShowContext)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible() && panel()->model()->rowCount() > 0, Patience);
        idle();
    }
    void openDialog()
    {
        QTest::mouseClick(panel()->rulesButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(shown(), Patience);
        shown()->activateWindow();
    }
    static void type(QSpinBox* box, const QString& text)
    {
        box->setFocus();
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, text);
    }

private slots:
    void chosenByMouse()
    {
        openPanel();
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"since the previous message"_s), Patience); // told last
        const QString before = figures();
        const QString stored = panel()->rulesButton()->text();
        QVERIFY2(stored.contains(u"mnesis 0.4 rules, window 200,000"_s), qPrintable(stored));
        QVERIFY2(before.contains(u"compacts at 88,800"_s), qPrintable(before));
        QVERIFY(!before.contains(u"chosen:"_s));
        openDialog();
        RulesDialog* dialog = shown();
        QVERIFY(dialog->okButton()->isEnabled() && !dialog->asStoredButton()->isEnabled());
        QVERIFY2(dialog->result()->text().contains(u"148,000"_s), qPrintable(dialog->result()->text()));
        type(dialog->window(), u"150000"_s);
        QVERIFY2(dialog->result()->text().contains(u"98,000"_s), qPrintable(dialog->result()->text()));
        QTest::mouseClick(dialog->okButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"compacts at 58,800"_s), Patience);
        QVERIFY2(figures().contains(u"chosen: a window of 150,000 tokens"_s), qPrintable(figures()));
        QVERIFY(figures().contains(u"of 98,000 tokens"_s));
        QTRY_VERIFY(panel()->rulesButton()->text().contains(u"150,000"_s));
        QVERIFY(panel()->figures()->toolTip().contains(u"chosen settings"_s));
        QCOMPARE(book()->choiceFor(store()).window, std::optional<qint64>(150'000));
        // Back to what is stored.
        openDialog();
        QCOMPARE(shown()->window()->value(), 150'000);
        QTest::mouseClick(shown()->asStoredButton(), Qt::LeftButton);
        QVERIFY(shown()->choice().isEmpty());
        QTest::mouseClick(shown()->okButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"compacts at 88,800"_s), Patience);
        QTRY_COMPARE_WITH_TIMEOUT(figures(), before, Patience);
        QCOMPARE(panel()->rulesButton()->text(), stored);
        QVERIFY(book()->choiceFor(store()).isEmpty());
    }

    void chosenByKeyboard()
    {
        openPanel();
        panel()->rulesButton()->setFocus();
        QTest::keyClick(panel()->rulesButton(), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(shown(), Patience);
        RulesDialog* dialog = shown();
        dialog->activateWindow();
        dialog->profile()->setFocus();
        QTest::keyClick(dialog->profile(), Qt::Key_Down); // the first by name is 0.3
        QCOMPARE(dialog->choice().profile, u"mnesis-0.3"_s);
        dialog->softShare()->setFocus();
        QTest::keyClick(dialog->softShare(), Qt::Key_Down); // from what is usual
        QCOMPARE(dialog->softShare()->value(), 55);
        QTest::keyClick(dialog->softShare(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"once its turns have used 81,400"_s), Patience);
        QTRY_VERIFY(panel()->rulesButton()->text().contains(u"mnesis 0.3"_s));
        QVERIFY(panel()->figures()->toolTip().contains(u"does not record"_s));
        // Escape changes nothing.
        openDialog();
        QTest::keyClick(shown()->profile(), Qt::Key_Up);
        QTest::keyClick(shown(), Qt::Key_Escape);
        QTRY_VERIFY(!shown());
        QCOMPARE(book()->choiceFor(store()).profile, u"mnesis-0.3"_s);
        book()->choose(store(), {});
        QTRY_VERIFY_WITH_TIMEOUT(panel()->rulesButton()->text().contains(u"mnesis 0.4"_s), Patience);
    }

    void impossibleOnes()
    {
        openPanel();
        openDialog();
        RulesDialog* dialog = shown();
        type(dialog->window(), u"52000"_s);
        QVERIFY(!dialog->okButton()->isEnabled());
        QVERIFY2(dialog->result()->text().contains(u"leaves no room"_s), qPrintable(dialog->result()->text()));
        type(dialog->window(), u"60000"_s);
        QVERIFY(dialog->okButton()->isEnabled());
        type(dialog->compactionBudget(), u"500"_s);
        QVERIFY(!dialog->okButton()->isEnabled());
        // An emptied field is as stored again.
        dialog->compactionBudget()->setFocus();
        QTest::keyClick(dialog->compactionBudget(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(dialog->compactionBudget(), Qt::Key_Delete);
        dialog->window()->setFocus();
        QCOMPARE(dialog->choice().compactionBudget, std::nullopt);
        QVERIFY(dialog->okButton()->isEnabled());
        // What was kept for a store and fits none of its sessions leaves a way back.
        dialog->reject();
        book()->choose(store(), {.window = 100});
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"leaves no room"_s), Patience);
        QVERIFY(panel()->rulesButton()->isEnabled());
        openDialog();
        QTest::mouseClick(shown()->asStoredButton(), Qt::LeftButton);
        QTest::mouseClick(shown()->okButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"compacts at 88,800"_s), Patience);
    }

    /// Kept by the store's path, and in force when it is opened again.
    void kept()
    {
        const QString file = m_folder->filePath(u"kept.ini"_s);
        const RulesChoice choice {.profile = u"mnesis-0.3"_s,
            .window = 90'000,
            .maxOutput = 5'000,
            .compactionBudget = 7'000,
            .softFraction = 0.55,
            .pruneProtect = 30'000,
            .pruneMinimum = 10'000};
        {
            Settings settings(file);
            settings.setRulesFor(u"/a.db"_s, choice);
            settings.setRulesFor(u"/b.db"_s, {.window = 1});
        }
        Settings settings(file);
        QCOMPARE(settings.rulesFor(u"/a.db"_s), choice);
        settings.setRulesFor(u"/b.db"_s, {});
        QVERIFY(settings.rulesFor(u"/b.db"_s).isEmpty());
        QCOMPARE(settings.rulesFor(u"/a.db"_s), choice);

        openPanel();
        book()->choose(store(), {.window = 120'000});
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"compacts at 40,800"_s), Patience);
        m_window.reset();
        openPanel();
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"compacts at 40,800"_s), Patience);
        book()->choose(store(), {});
        QTRY_VERIFY_WITH_TIMEOUT(figures().contains(u"compacts at 88,800"_s), Patience);
    }

    /// The summary that is tried out follows, and so does the way in which outputs are chosen.
    void compactionFollows()
    {
        openSample();
        const SessionId session = m_window->tabs()->currentSession()->session();
        m_window->asides()->showCompaction(store(), session);
        auto* page = m_window->tabs()->currentAsideAs<CompactionPage>();
        QVERIFY(page);
        QTRY_VERIFY_WITH_TIMEOUT(page->isIdle(), Patience);
        const QList<QAction*> actions = page->tools()->rulesButton()->menu()->actions();
        QCOMPARE(actions.size(), 5); // the dialog, a heading, and the ways of counting
        QVERIFY(actions.constFirst()->isEnabled());
        page->drafts().begin();
        QTRY_VERIFY_WITH_TIMEOUT(page->isIdle() && page->column()->applyButton()->isVisibleTo(page), Patience);
        const QString newer = page->summary()->text();
        actions.constFirst()->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(shown(), Patience);
        shown()->profile()->setCurrentIndex(shown()->profile()->findData(u"mnesis-0.3"_s));
        shown()->pruneProtect()->setValue(30'000);
        QTest::mouseClick(shown()->okButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page->isIdle() && page->summary()->text() != newer, Patience);
        book()->choose(store(), {.pruneProtect = 30'000});
        QTRY_VERIFY_WITH_TIMEOUT(page->isIdle() && page->summary()->text() == newer, Patience);
        QTest::mouseClick(page->column()->discardButton(), Qt::LeftButton);

        m_window->asides()->showOutputs(store(), session);
        PruneDialog* prune = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((prune = m_window->findChild<PruneDialog*>()) && prune->isVisible(), Patience);
        QTRY_COMPARE_WITH_TIMEOUT(prune->keepBox()->value(), 30'000, Patience);
        prune->reject();
        book()->choose(store(), {});
        idle();
    }

    void onlyOneSet()
    {
        start();
        open(u"/fake/one"_s);
        action(Act::ShowContext)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(panel()->isVisible() && !panel()->rulesButton()->isEnabled(), Patience);
        QVERIFY2(panel()->rulesButton()->toolTip().contains(u"Nothing to choose"_s),
            qPrintable(panel()->rulesButton()->toolTip()));
    }
};

GUI_TEST_CLASS(TestRulesDialog)
#include "tst_rulesdialog.moc"
