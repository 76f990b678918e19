// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/sessionredaction.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/banner.h"
#include "ui/common/style.h"
#include "ui/plan/handoverdialog.h"
#include "ui/plan/plandetails.h"
#include "ui/plan/plancheckspane.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

} // namespace

/// The dialog that hands a session to another agent.
class TestHandOverDialog final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void choosesAnAgentThatIsUsed();
    void handsOverAndTakesBack();
    void asksForWhatIsMissing();
    void saysWhatIsNotPossible();
    void redactedCopies();

private:
    void choose(const QString& format)
    {
        m_dialog->agentChooser()->setCurrentIndex(m_dialog->agentChooser()->findData(format));
        m_dialog->storeEdit()->setText(m_folder->filePath(u"home"_s));
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(m_dialog->isSettled(), Patience); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<EditService> m_service;
    std::unique_ptr<HandOverDialog> m_dialog;
};

void TestHandOverDialog::initTestCase()
{
    Style::install(*qApp);
}

void TestHandOverDialog::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    MnesisBuilder builder;
    builder.session(u"A session"_s);
    builder.user(u"Look"_s);
    builder.assistant(u"There"_s).thinking(u"Quietly"_s).tool(u"bash"_s, uR"({"command":"ls"})"_s, u"a"_s);
    const QString path = m_folder->filePath(u"sessions.db"_s);
    QVERIFY(builder.write(path));
    auto opened = openStore(path);
    QVERIFY(opened);
    m_store = std::make_unique<OpenStore>(*std::move(opened));
    m_service = std::make_unique<EditService>(m_folder->filePath(u"journal"_s));
    SessionInfo info;
    info.id = SessionId(builder.sessionId());
    info.title = u"A session"_s;
    info.directory = u"/srv/project"_s;
    m_dialog = std::make_unique<HandOverDialog>(*m_service, *m_store, info);
    m_dialog->show();
}

void TestHandOverDialog::cleanup()
{
    settle();
    m_dialog.reset();
    QTRY_VERIFY_WITH_TIMEOUT(m_service->isIdle(), Patience);
    m_service.reset();
    m_store.reset();
}

/// The dialog is there before the places where agents keep sessions were looked at.
void TestHandOverDialog::choosesAnAgentThatIsUsed()
{
    QCOMPARE(m_dialog->agentChooser()->currentIndex(), -1);
    QVERIFY(!m_dialog->isSettled());
    QVERIFY(!m_dialog->applyButton()->isEnabled());
    const auto buttons = m_dialog->findChildren<QPushButton*>();
    const auto button = std::ranges::find(buttons, u"Choose the store of the agent"_s, &QPushButton::accessibleName);
    QVERIFY(button != buttons.end());
    QVERIFY(!m_dialog->storeEdit()->isEnabled() && !(*button)->isEnabled()); // it is the agent's
    settle();
    QVERIFY(m_dialog->agentChooser()->currentIndex() >= 0);
    QVERIFY(m_dialog->storeEdit()->isEnabled() && (*button)->isEnabled());

    // The second one that can be had, for the first would be taken anyhow.
    const QByteArray home = qgetenv("HOME");
    qputenv("CODEX_HOME", m_folder->filePath(u"codex"_s).toUtf8());
    qputenv("HOME", m_folder->path().toUtf8());
    QVERIFY(QDir().mkpath(m_folder->filePath(u"codex"_s)));
    SessionInfo info;
    info.id = SessionId(u"s"_s);
    HandOverDialog other(*m_service, *m_store, info);
    other.show();
    QTRY_VERIFY_WITH_TIMEOUT(other.isSettled(), Patience);
    QCOMPARE(other.agentChooser()->currentData().toString(), u"codex"_s);
    QCOMPARE(other.storeEdit()->text(), m_folder->filePath(u"codex"_s));
    qunsetenv("CODEX_HOME");
    qunsetenv("PI_CODING_AGENT_DIR");

    // A choice that was made first stays, and gets its place.
    HandOverDialog early(*m_service, *m_store, info);
    early.agentChooser()->setCurrentIndex(early.agentChooser()->findData(u"pi"_s));
    QTRY_VERIFY_WITH_TIMEOUT(early.isSettled(), Patience);
    QCOMPARE(early.agentChooser()->currentData().toString(), u"pi"_s);
    QVERIFY(early.storeEdit()->text().startsWith(m_folder->path()));
    qputenv("HOME", home);
}

void TestHandOverDialog::handsOverAndTakesBack()
{
    QCOMPARE(m_dialog->agentChooser()->findData(m_store->info().format), -1); // it has the session already
    choose(u"claude-code"_s);
    settle();
    const auto& plan = m_dialog->currentPlan();
    QVERIFY2(plan, qPrintable(m_dialog->banner()->text()));
    QVERIFY(m_dialog->banner()->text().contains(u"1 thinking block"_s));
    QVERIFY(m_dialog->details()->checks()->goOnEdit()->text().endsWith(plan->plan.newSession.value));
    QVERIFY(!m_dialog->undoButton()->isVisible());

    // Another choice, another plan.
    m_dialog->thinkingChooser()->setCurrentIndex(1);
    m_dialog->toolsChooser()->setCurrentIndex(1);
    settle();
    QVERIFY(m_dialog->banner()->text().contains(u"become"_s));

    m_dialog->applyButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->openButton()->isVisible(), Patience);
    QVERIFY(!m_dialog->applyButton()->isVisible());
    const QString home = m_folder->filePath(u"home"_s);
    QCOMPARE(filetree::filesIn(home).size(), 1);
    QVERIFY(m_dialog->banner()->text().contains(u"claude --resume"_s));

    m_dialog->undoButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(filetree::filesIn(home).isEmpty(), Patience);
    settle();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->applyButton()->isVisible(), Patience);

    m_dialog->applyButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->openButton()->isVisible(), Patience);
    QSignalSpy opened(m_dialog.get(), &HandOverDialog::openRequested);
    m_dialog->openButton()->click();
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toString(), home);
}

void TestHandOverDialog::asksForWhatIsMissing()
{
    choose(u"pi"_s);
    m_dialog->directoryEdit()->clear();
    settle();
    QVERIFY(!m_dialog->currentPlan());
    QVERIFY(!m_dialog->applyButton()->isEnabled());
    QVERIFY(m_dialog->banner()->text().contains(u"project folder"_s));
    m_dialog->directoryEdit()->setText(u"/srv/other"_s);
    settle();
    QVERIFY(m_dialog->currentPlan());
    QVERIFY(m_dialog->applyButton()->isEnabled());
}

void TestHandOverDialog::saysWhatIsNotPossible()
{
    choose(u"codex"_s);
    m_dialog->storeEdit()->setText(m_store->info().path); // a store of another agent
    settle();
    QVERIFY(!m_dialog->currentPlan());
    QVERIFY(m_dialog->banner()->text().contains(u"Codex"_s));
    QVERIFY(!m_dialog->applyButton()->isEnabled());
}

/// In the session's own store by default, or handed to another agent.
void TestHandOverDialog::redactedCopies()
{
    RedactionList list;
    list.look(redactionFinder({u"Look"_s}), u"Look"_s, {});
    SessionInfo info;
    choose(u"claude-code"_s);
    settle();
    info.id = std::get<ForkEdit>(m_dialog->currentPlan()->plan.edit).session;
    info.title = u"A session"_s;
    info.directory = u"/srv/project"_s;
    m_dialog
        = std::make_unique<HandOverDialog>(*m_service, *m_store, info, HandOverDialog::Redaction {list, {u"Look"_s}});
    m_dialog->show();
    settle();
    QVERIFY2(m_dialog->currentPlan(), qPrintable(m_dialog->banner()->text()));
    QCOMPARE(m_dialog->currentPlan()->plan.action, u"redact"_s);
    QCOMPARE(m_dialog->currentPlan()->target.path, m_store->info().path);
    QVERIFY(!m_dialog->storeEdit()->isEnabled());
    QVERIFY(m_dialog->windowTitle().contains(u"Redacted"_s));
    m_dialog->applyButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->openButton()->isVisible(), Patience);
    m_dialog->undoButton()->click();
    QTRY_VERIFY_WITH_TIMEOUT(m_dialog->applyButton()->isVisible(), Patience);
    settle();
    choose(u"claude-code"_s);
    settle();
    QVERIFY(m_dialog->currentPlan() && m_dialog->storeEdit()->isEnabled());
    QCOMPARE(m_dialog->currentPlan()->plan.action, u"hand-over"_s);
    const auto& checks = m_dialog->currentPlan()->plan.checks;
    QVERIFY(std::ranges::contains(checks, ResiduesCheck, &PlannedCheck::name));
}

GUI_TEST_CLASS(TestHandOverDialog)
#include "tst_handoverdialog.moc"
