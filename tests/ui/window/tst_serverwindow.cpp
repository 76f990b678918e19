// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/serveraddress.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/postgresserver.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/collected/collectedpanel.h"
#include "ui/connect/connectdialog.h"
#include "ui/history/historypanel.h"

#include <QRadioButton>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The database of a team in the window: opened with a password, changed, and undone by who does not know it.
class ServerWindowTest : public EditingWindow
{
    Q_OBJECT
private:
    static constexpr QLatin1StringView Password {"open sesame"};
    static inline const SessionId Orders {u"c-orders"_s};

    std::unique_ptr<PostgresServer> m_server;

    [[nodiscard]] QString url() const { return u"postgresql://guest@127.0.0.1:%1/team"_s.arg(m_server->port()); }
    [[nodiscard]] QString stored() const
    {
        return m_server->run(u"team"_s, u"SELECT title FROM conversations WHERE id = 'c-orders'"_s).value_or(QString());
    }
    [[nodiscard]] ConnectDialog* connecting() const
    {
        const auto dialogs = m_window->findChildren<ConnectDialog*>();
        return dialogs.isEmpty() || !dialogs.first()->isVisible() ? nullptr : dialogs.first();
    }
    void type(const QString& password)
    {
        QTRY_VERIFY_WITH_TIMEOUT(connecting(), Patience);
        QPointer<ConnectDialog> dialog = connecting();
        for (auto* edit : dialog->findChildren<QLineEdit*>()) {
            if (edit->echoMode() == QLineEdit::Password) {
                edit->setFocus();
                QTest::keyClicks(edit, password);
            }
        }
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            if (button->isDefault())
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!dialog || !dialog->isVisible(), Patience);
    }
    void openServer(const QString& password)
    {
        start();
        m_window->setSaving(true); // only then is anybody asked
        ServerPasswords::keep(url(), {});
        m_window->openRequest({{url()}, {}, {}});
        type(password);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        idle();
        m_window->tabs()->openSession(store(), Orders);
        idle();
    }

private slots:
    void startServer()
    {
        NEED(PostgresServer::missingPrograms());
        const QString sample = realStore(u"jazzmine/generated-0.1.42/postgres-dump.sql"_s);
        NEED(missingSample(sample));
        auto started = PostgresServer::start();
        QVERIFY2(started, started ? "" : qPrintable(started.error().text));
        m_server = *std::move(started);
        QVERIFY(m_server->createDatabase(u"team"_s, sample));
        QVERIFY(m_server->run(u"team"_s, u"GRANT ALL ON ALL TABLES IN SCHEMA public TO guest"_s));
    }

    void renameAndTakeBack()
    {
        if (!m_server)
            QSKIP("no server was started");
        openServer(Password.toString());
        QVERIFY(m_window->isIdle());
        const QString before = stored();
        QCOMPARE(title(Orders), before);
        rename(u"Three orders"_s);
        QCOMPARE(stored(), u"Three orders"_s);
        QTRY_COMPARE_WITH_TIMEOUT(title(Orders), u"Three orders"_s, Patience);
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(stored(), before, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(title(Orders), before, Patience);
        idle();
        QVERIFY(!connecting());
    }

    /// As after a restart: what is in the journal names no password.
    void asksForThePasswordOfAnUndo()
    {
        if (!m_server)
            QSKIP("no server was started");
        openServer(Password.toString());
        QVERIFY(m_window->isIdle());
        const QString before = stored();
        rename(u"Other orders"_s);
        ServerPasswords::keep(url(), u"forgotten"_s);
        QTRY_VERIFY_WITH_TIMEOUT(action(Act::Undo)->isEnabled(), Patience);
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(connecting(), Patience);
        QCOMPARE(stored(), u"Other orders"_s);
        type(Password.toString());
        QTRY_COMPARE_WITH_TIMEOUT(stored(), before, Patience);
        idle();
        QTRY_VERIFY_WITH_TIMEOUT(action(Act::Redo)->isEnabled(), Patience);
    }

    void forkShowsInTheTree()
    {
        if (!m_server)
            QSKIP("no server was started");
        openServer(Password.toString());
        QVERIFY(m_window->isIdle());
        goTo(3);
        action(Act::Fork)->trigger();
        plan();
        const SessionId fork = dialog()->currentPlan()->newSession;
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        QCOMPARE(
            m_server->run(u"team"_s, u"SELECT count(*) FROM messages WHERE conversation_id = '%1'"_s.arg(fork.value)),
            u"4"_s);
        action(Act::Undo)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->stores()->sessions()->indexOf(store(), fork).isValid(), Patience);
        idle();
    }

    /// Collected in the dock, tried out by the server, made as one change and undone as one.
    void collectAndMakeTogether()
    {
        if (!m_server)
            QSKIP("no server was started");
        openServer(Password.toString());
        QVERIFY(m_window->isIdle());
        const QString before = m_server->dump(u"team"_s).value_or(QString());
        const auto collect = [this] {
            plan();
            QVERIFY(dialog()->collectButton()->isEnabled());
            QTest::mouseClick(dialog()->collectButton(), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        };
        action(Act::Rename)->trigger();
        begun();
        dialog()->choices()->titleEdit()->setText(u"Two at once"_s);
        collect();
        goTo(3);
        action(Act::Remove)->trigger();
        begun();
        if (QRadioButton* whole = dialog()->choices()->wholeButton())
            whole->setChecked(true);
        changeInPlace();
        collect();
        QCOMPARE(m_server->dump(u"team"_s).value_or(QString()), before);

        QTest::mouseClick(m_window->panel<CollectedPanel>()->planButton(), Qt::LeftButton);
        plan();
        QCOMPARE(dialog()->currentPlan()->action, u"batch"_s);
        apply();
        QCOMPARE(stored(), u"Two at once"_s);
        QTRY_COMPARE_WITH_TIMEOUT(title(Orders), u"Two at once"_s, Patience);
        QCOMPARE(
            m_server->run(u"team"_s, u"SELECT count(*) FROM messages WHERE conversation_id = 'c-orders'"_s), u"11"_s);
        action(Act::Undo)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(m_server->dump(u"team"_s).value_or(QString()), before, Patience);
        idle();
    }
};

GUI_TEST_CLASS(ServerWindowTest)
#include "tst_serverwindow.moc"
