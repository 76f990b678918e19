// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/banner.h"
#include "ui/common/partcopy.h"
#include "ui/export/exportdialog.h"
#include "ui/export/redactionpane.h"
#include "ui/pages/lineagepage.h"
#include "ui/plan/handoverdialog.h"
#include "ui/pages/sessionpage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Exporting from the window: of which session, and of what is selected.
class TestExporting final : public EditingWindow
{
    Q_OBJECT
private slots:
    void exportsTheCurrentSession();
    void offersWhatIsSelected();
    void redactedCopies();
    void comparisonsFromTheMenu();
    void reviewsFromTheMenu();
    void nothingIsOpen();

private:
    [[nodiscard]] ExportDialog* exportDialog() const { return m_window->findChild<ExportDialog*>(); }
};

void TestExporting::exportsTheCurrentSession()
{
    openSample();
    SessionPage* page = m_window->tabs()->currentSession();
    QVERIFY(page);
    QVERIFY(action(Act::Export)->isEnabled());
    action(Act::Export)->trigger();
    QVERIFY(exportDialog());
    QCOMPARE(exportDialog()->wish().session, page->session());
    QVERIFY(exportDialog()->windowTitle().contains(SampleTitle));
    const QString file = m_folder->filePath(u"out.html"_s);
    exportDialog()->exportTo(file);
    QTRY_VERIFY_WITH_TIMEOUT(!exportDialog()->isWorking(), Patience);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray html = written.readAll();
    QVERIFY(html.endsWith("</html>\n"));
    QVERIFY(html.count("<article") > 50);
    delete exportDialog();
}

void TestExporting::offersWhatIsSelected()
{
    openSample();
    SessionPage* page = m_window->tabs()->currentSession();
    QVERIFY(page);
    goTo(0, 0);
    page->timeline()->setFocus();
    for (int i = 0; i < 6; ++i)
        QTest::keyClick(page->timeline(), Qt::Key_Down, Qt::ShiftModifier);
    action(Act::Export)->trigger();
    QVERIFY(exportDialog());
    QVERIFY(exportDialog()->wish().keys);
    QVERIFY(exportDialog()->wish().keys->count > 1);
    exportDialog()->scopeChooser()->setCurrentIndex(0);
    QVERIFY(!exportDialog()->wish().keys);
    delete exportDialog();
}

/// From the review pane to a new session of the same store, and back.
void TestExporting::redactedCopies()
{
    openSample();
    const SessionId original = m_window->tabs()->currentSession()->session();
    action(Act::Export)->trigger();
    ExportDialog* exporting = exportDialog();
    QVERIFY(exporting && exporting->copyButton()->isHidden());
    exporting->redactBox()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!exporting->isWorking(), Patience);
    QVERIFY(exporting->copyButton()->isVisible() && exporting->copyButton()->isEnabled());
    // What was not looked through would go along as it is.
    exporting->toolsBox()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!exporting->isWorking(), Patience);
    QVERIFY(!exporting->copyButton()->isEnabled());
    QVERIFY(exporting->copyButton()->toolTip().contains(u"tool calls"_s));
    exporting->toolsBox()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!exporting->isWorking(), Patience);
    QSignalSpy named(exporting->redactionPane(), &RedactionPane::namesChanged);
    exporting->redactionPane()->namesEdit()->setText(u"retry"_s);
    QTRY_COMPARE(named.size(), 1); // looks through it again
    QTRY_VERIFY_WITH_TIMEOUT(!exporting->isWorking(), Patience);
    QTest::mouseClick(exporting->copyButton(), Qt::LeftButton);

    QTRY_VERIFY(m_window->findChild<HandOverDialog*>());
    auto* copying = m_window->findChild<HandOverDialog*>();
    QTRY_VERIFY_WITH_TIMEOUT(copying->isSettled(), Patience);
    QVERIFY2(copying->currentPlan(), qPrintable(copying->banner()->text()));
    const EditPlan& plan = copying->currentPlan()->plan;
    QCOMPARE(plan.action, u"redact"_s);
    const auto residues = std::ranges::find(plan.checks, ResiduesCheck, &PlannedCheck::name);
    QVERIFY(residues != plan.checks.cend());
    QVERIFY2(residues->ok, qPrintable(residues->text));
    QVERIFY(!copying->storeEdit()->isEnabled());
    QTest::mouseClick(copying->applyButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(copying->openButton()->isVisible(), Patience);
    QTest::mouseClick(copying->openButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_window->tabs()->currentSession() && m_window->tabs()->currentSession()->session() != original, Patience);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
    const SessionId copy = m_window->tabs()->currentSession()->session();
    const auto read = store()->run([copy](SessionStore& opened, const JobControl& job) {
        QByteArray all;
        const auto outline = opened.outline(copy, job);
        for (const OutlineRow& row : outline.value_or(Outline())) {
            const auto some = opened.messages(copy, std::span(&row.key, 1), {.maxText = -1}, job);
            for (const Part& part : some && some->front() ? some->front()->parts : QList<Part>())
                all += plainTextOf(part).toUtf8() + '\n';
        }
        return Result<QByteArray>(all);
    });
    QTRY_VERIFY_WITH_TIMEOUT(read.isFinished(), Patience);
    const QByteArray all = read.result().value_or(QByteArray());
    QVERIFY2(all.contains("[name 1]") && !all.contains("retry "), all.constData());
}

/// The action is there as long as two sessions are compared in the tab that is shown.
void TestExporting::comparisonsFromTheMenu()
{
    openSample();
    QVERIFY(!action(Act::ExportComparison)->isEnabled());
    QVERIFY(action(Act::ExportComparison)->toolTip().contains(u"No comparison"_s));
    SessionPage* session = m_window->tabs()->currentSession();
    SessionId other;
    const QModelIndex tree = m_window->stores()->sessions()->indexOf(store());
    for (int row = 0; row < tree.model()->rowCount(tree) && other.isEmpty(); ++row) {
        const SessionId id(tree.model()->index(row, 0, tree).data(SessionTreeModel::SessionIdRole).toString());
        if (id != session->session())
            other = id;
    }
    QVERIFY(!other.isEmpty());
    auto* page = m_window->tabs()->openAside<LineagePage>(store(), session->session());
    idle();
    QVERIFY(!action(Act::ExportComparison)->isEnabled());
    page->compareWith(other);
    QTRY_VERIFY_WITH_TIMEOUT(action(Act::ExportComparison)->isEnabled(), Patience);
    action(Act::ExportComparison)->trigger();
    QVERIFY(exportDialog());
    QCOMPARE(exportDialog()->formChooser()->count(), 2);
    const QString file = m_folder->filePath(u"compared.html"_s);
    exportDialog()->exportTo(file);
    QTRY_VERIFY_WITH_TIMEOUT(!exportDialog()->isWorking(), Patience);
    QVERIFY(QFile(file).size() > 0);
    delete exportDialog();
    m_window->tabs()->tabs()->setCurrentWidget(session);
    QVERIFY(!action(Act::ExportComparison)->isEnabled());
    m_window->tabs()->tabs()->setCurrentWidget(page);
    QVERIFY(action(Act::ExportComparison)->isEnabled());
    page->closeComparison();
    QVERIFY(!action(Act::ExportComparison)->isEnabled());
    action(Act::ExportComparison)->trigger();
    QVERIFY(!exportDialog());
}

void TestExporting::reviewsFromTheMenu()
{
    openSample();
    QVERIFY(!action(Act::ExportReview)->isEnabled());
    QVERIFY(action(Act::ExportReview)->toolTip().contains(u"No review"_s));
    action(Act::ShowCompaction)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(action(Act::ExportReview)->isEnabled(), Patience);
    action(Act::ExportReview)->trigger();
    QVERIFY(exportDialog());
    QVERIFY(exportDialog()->windowTitle().contains(SampleTitle));
    QVERIFY(exportDialog()->scopeChooser()->isHidden());
    delete exportDialog();
    m_window->tabs()->step(-1);
    QVERIFY(m_window->tabs()->currentSession());
    QVERIFY(!action(Act::ExportReview)->isEnabled());
}

void TestExporting::nothingIsOpen()
{
    openSample();
    while (m_window->tabs()->currentSession())
        m_window->actions()->get(Act::CloseTab)->trigger();
    QVERIFY(!action(Act::Export)->isEnabled());
    QVERIFY(!action(Act::Export)->toolTip().isEmpty());
}

GUI_TEST_CLASS(TestExporting)
#include "tst_exporting.moc"
