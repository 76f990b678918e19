// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/export/exportdialog.h"
#include "ui/pages/sessionpage.h"

#include <QComboBox>
#include <QFile>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Exporting from the window: of which session, and of what is selected.
class TestExporting final : public EditingWindow
{
    Q_OBJECT
private slots:
    void exportsTheCurrentSession();
    void offersWhatIsSelected();
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
