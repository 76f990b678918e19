// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/markedstore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/export/exportdialog.h"
#include "ui/export/redactionpane.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <mutex>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The dialog that exports a session, with what would be redacted.
class TestExportDialog final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void exports_data();
    void exports();
    void selectedMessagesOnly();
    void redactsWhatIsAccepted();
    void namesAreLookedFor();
    void typedNamesAreWaitedFor();
    void namesFilesRedacted();
    void wholeKindsAreChosen();
    void tellsWhatFails();
    void namesFiles_data();
    void namesFiles();

private:
    [[nodiscard]] std::unique_ptr<ExportDialog> dialog(
        const ExportKeys& selected = {}, const QString& title = u"A session"_s) const
    {
        SessionInfo info;
        info.id = m_session;
        info.title = title;
        auto dialog = std::make_unique<ExportDialog>(
            [this, path = m_store](const JobControl& job) {
                const std::scoped_lock gate(m_gate);
                return openMarkedStore(job, path);
            },
            info, selected);
        dialog->show();
        return dialog;
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
    mutable std::mutex m_gate; ///< whoever holds it keeps the store from being opened
    QString m_store;
    SessionId m_session;
};

void TestExportDialog::initTestCase()
{
    Style::install(*qApp);
    m_store = path(u"sessions.db"_s);
    MnesisBuilder builder;
    builder.session(u"A session"_s);
    builder.user(u"Mail to jane@corp-mail.org and max@corp-mail.org, in /home/jdoe"_s);
    builder.assistant(u"Done, Zoë"_s).thinking(u"Quietly"_s);
    m_session = SessionId(builder.sessionId());
    QVERIFY(builder.write(m_store));
}

void TestExportDialog::exports_data()
{
    QTest::addColumn<ExportForm>("form");
    QTest::addColumn<QByteArray>("begin");
    QTest::newRow("HTML") << ExportForm::Html << QByteArray("<!DOCTYPE html>");
    QTest::newRow("Markdown") << ExportForm::Markdown << QByteArray("# A session");
    QTest::newRow("text") << ExportForm::PlainText << QByteArray("A session\n====");
    QTest::newRow("JSON") << ExportForm::JsonLines << QByteArray("{\"type\":\"session\"");
}

void TestExportDialog::exports()
{
    QFETCH(const ExportForm, form);
    QFETCH(const QByteArray, begin);
    const auto dialog = this->dialog();
    dialog->formChooser()->setCurrentIndex(dialog->formChooser()->findData(int(form)));
    QCOMPARE(dialog->form(), form);
    QVERIFY(dialog->exportButton()->isEnabled());
    const QString file = path(u"a."_s + suffixOf(form));
    {
        const std::scoped_lock held(m_gate);
        dialog->exportTo(file);
        QVERIFY(!dialog->exportButton()->isEnabled());
    }
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QVERIFY2(dialog->note().contains(u"2 message"_s), qPrintable(dialog->note()));
    const QByteArray written = contentOf(file);
    QVERIFY2(written.startsWith(begin), written.left(80).constData());
    QVERIFY(written.contains("jane@corp-mail.org") && written.contains("Quietly"));
    QVERIFY(dialog->exportButton()->isEnabled());
}

void TestExportDialog::selectedMessagesOnly()
{
    auto store = openMarkedStore({}, m_store);
    QVERIFY(store);
    const auto outline = (*store)->outline(m_session, {});
    QVERIFY(outline);
    const auto dialog = this->dialog({.single = {outline->at(1).key}, .run = {}, .count = 1});
    // One message is what one looks at: the whole session is meant unless somebody says otherwise.
    QVERIFY(!dialog->wish().keys);
    dialog->scopeChooser()->setCurrentIndex(dialog->scopeChooser()->findData(int(ExportDialog::Scope::Selected)));
    QVERIFY(dialog->wish().keys);
    dialog->exportTo(path(u"some.md"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    const QByteArray written = contentOf(path(u"some.md"_s));
    QVERIFY(!written.contains("jane@") && written.contains("Done"));
    const auto both
        = this->dialog({.single = {}, .run = std::pair(outline->at(0).key, outline->at(1).key), .count = 2});
    QVERIFY(both->wish().keys);
}

void TestExportDialog::redactsWhatIsAccepted()
{
    const auto dialog = this->dialog();
    const QAbstractItemModelTester tester(
        dialog->redactionPane()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(dialog->redactionPane()->isHidden());
    {
        const std::scoped_lock held(m_gate);
        dialog->redactBox()->click();
        QVERIFY(dialog->redactionPane()->isVisible());
        QVERIFY(!dialog->exportButton()->isEnabled()); // nobody looked through it
    }
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QVERIFY(dialog->exportButton()->isEnabled());
    RedactionModel* model = dialog->redactionPane()->model();
    QCOMPARE(model->rowCount(), 2); // addresses, home folders
    const QModelIndex addresses = model->index(0, 0);
    QCOMPARE(model->rowCount(addresses), 2);
    QCOMPARE(model->index(0, RedactionModel::ValueColumn, addresses).data().toString(), u"jane@corp-mail.org"_s);
    QCOMPARE(model->index(0, RedactionModel::StandInColumn, addresses).data().toString(), u"[email 1]"_s);
    // By keyboard, as somebody who looks through it does.
    QTreeView* view = dialog->redactionPane()->view();
    view->setFocus();
    view->setCurrentIndex(model->index(1, 0, addresses));
    QTest::keyClick(view, Qt::Key_Space);
    QVERIFY(!model->list().values()[1].isAccepted);
    QCOMPARE(addresses.data(Qt::CheckStateRole).value<Qt::CheckState>(), Qt::PartiallyChecked);
    QVERIFY2(dialog->redactionPane()->note().contains(u"1 value"_s), qPrintable(dialog->redactionPane()->note()));
    dialog->exportTo(path(u"redacted.md"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    const QByteArray written = contentOf(path(u"redacted.md"_s));
    QVERIFY2(!written.contains("jane@") && written.contains("max@") && !written.contains("jdoe"), written.constData());
    QVERIFY(!dialog->note().contains(u"still look"_s));
}

void TestExportDialog::namesAreLookedFor()
{
    const auto dialog = this->dialog();
    dialog->redactBox()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QSignalSpy changed(dialog->redactionPane(), &RedactionPane::namesChanged);
    dialog->redactionPane()->namesEdit()->setText(u"zoë, J"_s);
    QTRY_COMPARE(changed.size(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QCOMPARE(dialog->redactionPane()->names(), QStringList {u"zoë"_s});
    RedactionModel* model = dialog->redactionPane()->model();
    QCOMPARE(model->rowCount(), 3);
    QCOMPARE(model->index(1, 0).data().toString(), RedactionModel::titleOf(RedactionKind::Name));
    QCOMPARE(model->index(0, 0, model->index(1, 0)).data().toString(), u"Zoë"_s);
}

/// A name that is typed just before Return is redacted, too.
void TestExportDialog::typedNamesAreWaitedFor()
{
    const auto dialog = this->dialog();
    dialog->redactBox()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QVERIFY(dialog->exportButton()->isEnabled() && dialog->copyButton()->isEnabled());
    dialog->redactionPane()->namesEdit()->setText(u"zoë"_s);
    QVERIFY(!dialog->exportButton()->isEnabled() && !dialog->copyButton()->isEnabled());
    QTest::keyClick(dialog->redactionPane()->namesEdit(), Qt::Key_Return);
    QVERIFY(!dialog->findChild<QFileDialog*>());
    QTRY_VERIFY_WITH_TIMEOUT(dialog->exportButton()->isEnabled(), Patience);
    QCOMPARE(dialog->redactionPane()->model()->rowCount(), 3);
    dialog->exportTo(path(u"named.md"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QVERIFY(contentOf(path(u"named.md"_s)).contains("Done, [name 1]"));
}

/// The name of the file does not tell what the document leaves out.
void TestExportDialog::namesFilesRedacted()
{
    const auto dialog = this->dialog({}, u"Mail to jane@corp-mail.org"_s);
    QCOMPARE(dialog->suggestedName(), u"Mail-to-jane-corp-mail.org.html"_s);
    dialog->redactBox()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QCOMPARE(dialog->suggestedName(), u"Mail-to-email-1.html"_s);
}

void TestExportDialog::wholeKindsAreChosen()
{
    const auto dialog = this->dialog();
    dialog->redactBox()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    RedactionModel* model = dialog->redactionPane()->model();
    QVERIFY(model->setData(model->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(!model->list().values()[0].isAccepted && !model->list().values()[1].isAccepted);
    QCOMPARE(model->list().places(), 2); // in the message, and in the words that the list of sessions shows
    QVERIFY(model->setData(model->index(0, 0), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(model->list().places(), 6);
}

void TestExportDialog::tellsWhatFails()
{
    const auto dialog = this->dialog();
    dialog->exportTo(path(u"none/a.md"_s));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isWorking(), Patience);
    QVERIFY2(dialog->note().contains(u"could not be written"_s), qPrintable(dialog->note()));
    QVERIFY(dialog->exportButton()->isEnabled());
}

void TestExportDialog::namesFiles_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"Fix the parser"_s << u"Fix-the-parser.html"_s;
    QTest::newRow("path") << u"../etc/passwd: why?"_s << u"etc-passwd-why.html"_s;
    QTest::newRow("other letters") << u"Äpfel 会議"_s << u"Äpfel-会議.html"_s;
    QTest::newRow("nothing") << u"///"_s << u"session.html"_s;
}

void TestExportDialog::namesFiles()
{
    QFETCH(const QString, title);
    QFETCH(const QString, name);
    SessionInfo info;
    info.id = m_session;
    info.title = title;
    const ExportDialog dialog([](const JobControl&) { return fail(Errc::NotFound, {}); }, info, {});
    QCOMPARE(dialog.suggestedName(), name);
}

GUI_TEST_CLASS(TestExportDialog)
#include "tst_exportdialog.moc"
