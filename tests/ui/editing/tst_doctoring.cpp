// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/doctor/doctordialog.h"

#include <QTabWidget>
#include <QTreeWidget>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The database doctor of the window: what it lists, and what is done from there.
class TestDoctoring final : public EditingWindow
{
    Q_OBJECT
private slots:
    void listsAndChecks();
    void tellsOfAVacuum();
    void noSessionIsShown();

private:
    [[nodiscard]] DoctorDialog* doctor() const { return m_window->findChild<DoctorDialog*>(); }
    void openDoctor();
};

void TestDoctoring::openDoctor()
{
    openSample();
    QVERIFY(action(Act::Doctor)->isEnabled());
    action(Act::Doctor)->trigger();
    QVERIFY(doctor());
    QTRY_VERIFY_WITH_TIMEOUT(!doctor()->isWorking(), Patience);
}

void TestDoctoring::listsAndChecks()
{
    openDoctor();
    for (int i = 0; i < doctor()->tabs()->count(); ++i) {
        const auto* tree = qobject_cast<QTreeWidget*>(doctor()->tabs()->widget(i));
        QVERIFY(tree && tree->topLevelItemCount() > 0);
    }
    doctor()->integrityButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!doctor()->isWorking(), Patience);
    QVERIFY2(doctor()->note().endsWith(u'.') && !doctor()->note().contains(u':'), qPrintable(doctor()->note()));
    doctor()->tabs()->setCurrentWidget(doctor()->sessions());
    doctor()->sessions()->setCurrentItem(doctor()->sessions()->topLevelItem(0));
    emit doctor() -> sessions()->itemActivated(doctor()->sessions()->topLevelItem(0), 0);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
    delete doctor();
}

void TestDoctoring::tellsOfAVacuum()
{
    openDoctor();
    // The sample has no free pages: it says so in a sentence.
    doctor()->vacuumButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!doctor()->isWorking(), Patience);
    QVERIFY(!doctor()->note().isEmpty());
    delete doctor();
}

/// As of a store that has none: the only one that is open is meant.
void TestDoctoring::noSessionIsShown()
{
    openSample();
    while (m_window->tabs()->currentSession())
        m_window->actions()->get(Act::CloseTab)->trigger();
    QVERIFY(action(Act::Doctor)->isEnabled());
    action(Act::Doctor)->trigger();
    QVERIFY(doctor());
    QTRY_VERIFY_WITH_TIMEOUT(!doctor()->isWorking(), Patience);
    delete doctor();
    m_window->stores()->close(m_window->stores()->stores().first());
    QVERIFY(!action(Act::Doctor)->isEnabled());
    QVERIFY(!action(Act::Doctor)->toolTip().isEmpty());
}

GUI_TEST_CLASS(TestDoctoring)
#include "tst_doctoring.moc"
