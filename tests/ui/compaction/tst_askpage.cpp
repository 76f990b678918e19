// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextchoices.h"
#include "tests/testkit/fakekeychain.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/testkit/sqlitedump.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/ask/askbar.h"
#include "ui/ask/askcolumn.h"
#include "ui/ask/contextchips.h"
#include "ui/ask/probetable.h"
#include "ui/common/chip.h"
#include "ui/common/settings.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointbutton.h"
#include "ui/connect/endpointdialog.h"
#include "ui/context/contextpanel.h"
#include "ui/pages/askpage.h"
#include "ui/pages/compaction/compactiontools.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compactionpage.h"

#include <QComboBox>
#include <QDockWidget>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTextBrowser>
#include <QToolButton>

#include <utility>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Questions about contexts: nothing without consent, answers side by side, and what was lost judged beside them.
class TestAskPage : public EditingWindow
{
    Q_OBJECT

    FakeKeychain m_keychain;
    ScriptedEndpoint m_server;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<EndpointBook> m_book;
    qsizetype m_sentBefore = 0;

    [[nodiscard]] AskPage* page() const { return m_window->tabs()->currentAsideAs<AskPage>(); }
    [[nodiscard]] CompactionPage* compaction() const { return m_window->tabs()->currentAsideAs<CompactionPage>(); }
    [[nodiscard]] QMessageBox* consent() const { return page()->findChild<QMessageBox*>(u"askConsent"_s); }
    [[nodiscard]] QString answer(size_t column) const
    {
        return page()->columns().at(column)->browser()->toPlainText().trimmed();
    }
    /// Above the answer; empty: there is none.
    [[nodiscard]] QString note(size_t column) const
    {
        const QLabel* note = page()->columns().at(column)->note();
        return note->isVisible() ? note->text() : QString();
    }
    [[nodiscard]] qsizetype sent() const { return m_server.requests().size() - m_sentBefore; }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (const AskColumn* column : page()->columns())
            names += column->name();
        return names;
    }

    void setUp(EndpointKind kind = EndpointKind::OpenAi)
    {
        ModelEndpoint endpoint;
        endpoint.kind = kind;
        endpoint.url = QUrl(m_server.url(u"/v1"_s));
        endpoint.model = u"small"_s;
        endpoint.retries = 0;
        endpoint.price = TokenPrice {3, 15};
        m_book->set(endpoint, {}, false);
    }
    void openCompaction()
    {
        openSample();
        action(Act::ShowCompaction)->trigger();
        QVERIFY(compaction());
        QTRY_VERIFY_WITH_TIMEOUT(compaction()->isIdle(), Patience);
    }
    /// The page with a model that is set up.
    void ready()
    {
        QVERIFY(page());
        page()->setEndpoints(m_book.get());
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
    }
    void openAsk()
    {
        openSample();
        action(Act::AskContext)->trigger();
        ready();
    }
    void type(const QString& question)
    {
        page()->bar()->edit()->setFocus();
        QTest::keyClicks(page()->bar()->edit(), question);
    }
    void ask()
    {
        QTRY_VERIFY_WITH_TIMEOUT(page()->bar()->askButton()->isEnabled(), Patience);
        QTest::mouseClick(page()->bar()->askButton(), Qt::LeftButton);
        QVERIFY(consent());
    }
    void agree(bool isAgreed)
    {
        QMessageBox* box = consent();
        for (QAbstractButton* button : box->buttons()) {
            if ((box->buttonRole(button) == QMessageBox::AcceptRole) == isAgreed) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL("no such button");
    }
    void askAndAgree()
    {
        ask();
        agree(true);
        QTRY_VERIFY_WITH_TIMEOUT(!page()->source().rounds().empty() && !page()->source().isAsking(), Patience);
    }
    /// For whoever wants to look at the page.
    void keepPicture(const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("STEMMA_PICTURES"); !folder.isEmpty())
            m_window->grab().save(folder + u'/' + name + u".png"_s);
    }

private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        QVERIFY(writeSampleStore(m_sample.filePath(u"s.db"_s)));
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", m_folder->filePath(u"config"_s).toLocal8Bit());
        m_path = m_folder->filePath(u"sessions.db"_s);
        QVERIFY(QFile::copy(m_sample.filePath(u"s.db"_s), m_path));
        m_keychain.isSilent = false;
        m_settings = std::make_unique<Settings>(m_folder->filePath(u"endpoints.ini"_s));
        m_book = std::make_unique<EndpointBook>(*m_settings, m_keychain);
        m_server.script({ScriptedEndpoint::openAi(u"**Because** it says so."_s)});
        m_sentBefore = m_server.requests().size();
    }
    void cleanup() { m_window.reset(); }

    void costComesFirst()
    {
        openAsk();
        QCOMPARE(names(), QStringList {u"Now"_s});
        QVERIFY(page()->columns().front()->figures()->text().startsWith(u"≈\u202f"_s));
        QVERIFY(!page()->bar()->askButton()->isEnabled());
        QVERIFY2(page()->bar()->askButton()->toolTip().contains(u"question"_s), "it says why");
        type(u"What is forbidden?"_s);
        QVERIFY(page()->bar()->askButton()->isEnabled());
        setUp();
        QVERIFY2(page()->bar()->cost()->text().contains(u"1 request"_s)
                && page()->bar()->cost()->text().contains(u"estimated cost: at most 0."_s),
            qPrintable(page()->bar()->cost()->text()));
        QCOMPARE(sent(), 0);
    }

    void aModelIsSetUpFirst()
    {
        openAsk();
        type(u"Why?"_s);
        QTest::mouseClick(page()->bar()->askButton(), Qt::LeftButton);
        QVERIFY(m_window->findChild<EndpointDialog*>());
        QVERIFY(!consent());
    }

    void nothingIsSentWithoutConsent()
    {
        openAsk();
        setUp();
        type(u"Why?"_s);
        ask();
        const QString text = consent()->informativeText();
        QVERIFY2(text.contains(u"Now: ≈\u202f"_s) && text.contains(u"small"_s) && text.contains(u"at most 0."_s),
            qPrintable(text));
        agree(false);
        QTest::qWait(100);
        QCOMPARE(sent(), 0);
        QVERIFY(page()->source().rounds().empty());
        QVERIFY(page()->bar()->earlier()->isHidden());
    }

    void answersStandSideBySide()
    {
        const QStringList before = dumpSqlite(m_path);
        m_server.script({ScriptedEndpoint::openAi(u"**Yes**, it is."_s), ScriptedEndpoint::openAi(u"No."_s)});
        openCompaction();
        QMetaObject::invokeMethod(compaction()->findings(), "askRequested", Q_ARG(bool, false));
        ready();
        setUp();
        QCOMPARE(names().size(), 2);
        QVERIFY(names().at(0).startsWith(u"Before"_s) && names().at(1).startsWith(u"After"_s));
        type(u"Is retry.h frozen?"_s);
        askAndAgree();
        QCOMPARE(sent(), 2);
        QCOMPARE(answer(0), u"Yes, it is."_s); // rendered
        QCOMPARE(answer(1), u"No."_s);
        QVERIFY(page()->columns().front()->note()->text().contains(u"Cost"_s));
        keepPicture(u"ask-answers"_s);
        const auto body = QJsonDocument::fromJson(m_server.requests().constLast().body).object();
        QVERIFY(body["messages"_L1].toArray().last()["content"_L1].toString().endsWith(u"Is retry.h frozen?"_s));
        QCOMPARE(dumpSqlite(m_path), before);

        // Another question; the one before can be looked at again.
        m_server.script({ScriptedEndpoint::openAi(u"Perhaps."_s)});
        page()->bar()->edit()->clear();
        type(u"And now?"_s);
        ask();
        agree(true);
        QTRY_VERIFY_WITH_TIMEOUT(page()->source().rounds().size() == 2 && !page()->source().isAsking(), Patience);
        QCOMPARE(answer(0), u"Perhaps."_s);
        QComboBox* earlier = page()->bar()->earlier();
        QCOMPARE(earlier->count(), 2);
        earlier->setFocus();
        QTest::keyClick(earlier, Qt::Key_Up);
        QCOMPARE(answer(0), u"Yes, it is."_s);
    }

    /// Of a context that was not read nothing can be asked.
    void readingCanBeCancelled()
    {
        openAsk();
        setUp();
        connect(page(), &AskPage::jobBegun, page(),
            [](const QObject* /*source*/, const QString& /*title*/, const JobControl& control) { control.cancel(); });
        page()->bar()->contexts()->add(contextchoices::atMessage(9));
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        type(u"Why?"_s);
        QCOMPARE(names().size(), 2);
        QCOMPARE(answer(1), u"Cancelled."_s);
        QVERIFY(!page()->bar()->askButton()->isEnabled());
        QCOMPARE(page()->bar()->askButton()->toolTip(), u"Cancelled."_s);
    }

    void contextsAreChosenByChips()
    {
        openAsk();
        setUp();
        ContextChips* chips = page()->bar()->contexts();
        QMenu* menu = chips->menu();
        emit menu->aboutToShow();
        QVERIFY(menu->actions().size() > 4);
        const QList<QAction*> entries = menu->actions();
        const auto at = std::ranges::find(entries, u"At message…"_s, &QAction::text);
        QVERIFY(at != entries.cend());
        (*at)->trigger();
        auto* dialog = chips->findChild<QInputDialog*>(u"askAtMessage"_s);
        QVERIFY(dialog);
        dialog->setIntValue(146);
        dialog->accept();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QCOMPARE(names(), (QStringList {u"Now"_s, u"At message 146"_s}));
        QTest::mouseClick(chips->chip(u"Now"_s), Qt::LeftButton);
        QCOMPARE(names(), QStringList {u"At message 146"_s});
        QTest::mouseClick(chips->chip(u"At message 146"_s), Qt::LeftButton);
        type(u"Why?"_s);
        QVERIFY(!page()->bar()->askButton()->isEnabled());
    }

    void theContextViewAsksWhatItShows()
    {
        openSample();
        m_window->docks()->bringUp(m_window->dock(u"context"_s));
        auto* panel = m_window->panel<ContextPanel>();
        QTRY_VERIFY_WITH_TIMEOUT(panel->askButton()->isEnabled(), Patience);
        panel->slider()->setValue(145);
        QTRY_VERIFY_WITH_TIMEOUT(panel->place()->text().contains(u"146"_s), Patience);
        QTest::mouseClick(panel->askButton(), Qt::LeftButton);
        ready();
        QCOMPARE(names(), QStringList {u"At message 146"_s});
    }

    void aDraftIsAsked()
    {
        openCompaction();
        QTest::mouseClick(compaction()->tools()->editButton(), Qt::LeftButton);
        QPlainTextEdit* editor = compaction()->summary()->findChild<QPlainTextEdit*>();
        QVERIFY(editor);
        editor->setPlainText(u"Nothing was ever said."_s);
        action(Act::AskContext)->trigger();
        ready();
        setUp();
        QCOMPARE(names().size(), 3);
        type(u"Why?"_s);
        askAndAgree();
        QCOMPARE(sent(), 3);
        QVERIFY(m_server.requests().constLast().body.contains("Nothing was ever said."));
    }

    void whatWasLostIsProbed()
    {
        m_server.script({ScriptedEndpoint::openAi(u"1. No, include/relay/retry.h must not be changed.\n2. Unknown."_s),
            ScriptedEndpoint::openAi(u"1. The conversation does not say.\n2. It is tests/testing.h."_s)});
        openCompaction();
        QTRY_VERIFY_WITH_TIMEOUT(compaction()->findings()->probeAction()->isEnabled(), Patience);
        compaction()->findings()->probeAction()->trigger();
        ready();
        setUp();
        ProbeTable* table = page()->bar()->probes();
        QVERIFY(table->isVisible());
        QCOMPARE_GE(table->topLevelItemCount(), 3);
        QCOMPARE(table->topLevelItem(0)->text(0), u"May include/relay/retry.h be changed?"_s);
        while (table->topLevelItemCount() > 2 && table->ticked().size() > 2)
            table->topLevelItem(int(table->ticked().size()) - 1)->setCheckState(0, Qt::Unchecked);
        askAndAgree();
        QCOMPARE(sent(), 2);
        using enum ProbeVerdict;
        QCOMPARE(table->topLevelItem(0)->text(2), verdictText(Answered));
        QCOMPARE(table->topLevelItem(0)->text(3), verdictText(NotAnswered));
        QCOMPARE(table->topLevelItem(1)->text(2), verdictText(NotAnswered));
        QCOMPARE(table->topLevelItem(1)->text(3), verdictText(Answered));
        QCOMPARE(answer(0), u"No, include/relay/retry.h must not be changed."_s);
        QCOMPARE(page()->columns().front()->verdict()->text(), verdictText(Answered));
        keepPicture(u"ask-probe"_s);
        table->setCurrentItem(table->topLevelItem(1));
        QCOMPARE(answer(1), u"It is tests/testing.h."_s);
        table->setCurrentItem(table->topLevelItem(2));
        QVERIFY(page()->columns().front()->verdict()->isHidden());

        QTest::mouseClick(page()->bar()->ownButton(), Qt::LeftButton);
        QVERIFY(page()->bar()->edit()->isVisible());
        QVERIFY(!page()->bar()->askButton()->isEnabled());
    }

    void failuresStandInTheirColumn()
    {
        m_server.script({ScriptedEndpoint::error("500 Broken", "{}"), ScriptedEndpoint::openAi(u"Good."_s)});
        openCompaction();
        QMetaObject::invokeMethod(compaction()->findings(), "askRequested", Q_ARG(bool, false));
        ready();
        setUp();
        type(u"Why?"_s);
        askAndAgree();
        QVERIFY2(answer(0).contains(u"127.0.0.1"_s), qPrintable(answer(0)));
        QCOMPARE(answer(1), u"Good."_s);
    }

    void whatTheUserHasToMendEndsIt()
    {
        m_server.script({ScriptedEndpoint::error("401 Unauthorized", "{}")});
        openCompaction();
        QMetaObject::invokeMethod(compaction()->findings(), "askRequested", Q_ARG(bool, false));
        ready();
        setUp();
        type(u"Why?"_s);
        askAndAgree();
        QCOMPARE(sent(), 1);
        QVERIFY(answer(0).contains(u"key"_s));
        QVERIFY(answer(1).isEmpty());
    }

    void badAnswers_data()
    {
        QTest::addColumn<ScriptedEndpoint::Reply>("reply");
        QTest::addColumn<QString>("said");
        QTest::newRow("empty") << ScriptedEndpoint::openAi({}) << u"is empty"_s;
        ScriptedEndpoint::Reply torn = ScriptedEndpoint::openAiStream({u"Bec"_s, u"ause."_s});
        torn.pieces.resize(1);
        QTest::newRow("torn") << torn << u"broke before"_s;
        ScriptedEndpoint::Reply endless = ScriptedEndpoint::openAiStream({QString(64 * 1024, u'x')});
        endless.pieces.resize(2); // the first has no text
        endless.then = ScriptedEndpoint::Reply::Then::Repeat;
        QTest::newRow("endless") << endless << u"xxx"_s;
        QTest::newRow("long") << ScriptedEndpoint::openAi(QString(3'000'000, u'y')) << u"yyy"_s;
        QTest::newRow("cut off") << ScriptedEndpoint::openAi(u"Half of"_s, "length") << u"Half of"_s;
        QTest::newRow("pictures from elsewhere")
            << ScriptedEndpoint::openAi(u"See ![x](file:///etc/passwd) <script>1</script>"_s) << u"See"_s;
    }
    void badAnswers()
    {
        QFETCH(const ScriptedEndpoint::Reply, reply);
        QFETCH(const QString, said);
        m_server.script({reply});
        openAsk();
        setUp();
        type(u"Why?"_s);
        askAndAgree();
        QVERIFY2(answer(0).contains(said), qPrintable(answer(0).left(300)));
        QCOMPARE_LE(answer(0).size(), AskColumn::MostShown + 10);
    }

    void waitingCanBeCancelled()
    {
        ScriptedEndpoint::Reply silent = ScriptedEndpoint::openAi(u"late"_s);
        silent.then = ScriptedEndpoint::Reply::Then::Hang;
        silent.pieces.clear();
        m_server.script({silent});
        openAsk();
        setUp();
        type(u"Why?"_s);
        ask();
        agree(true);
        QTRY_COMPARE_WITH_TIMEOUT(sent(), 1, Patience);
        QVERIFY(page()->bar()->cancelButton()->isVisible());
        QTest::mouseClick(page()->bar()->cancelButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(page()->bar()->askButton()->isVisible());
        QCOMPARE(page()->columns().front()->browser()->placeholderText(), u"Cancelled."_s);
    }

    /// A keychain may ask for its password first: that is waited for as an answer is.
    void theKeyCanBeWaitedFor()
    {
        m_keychain.isSilent = true;
        openAsk();
        setUp();
        type(u"Why?"_s);
        ask();
        agree(true);
        QVERIFY(!page()->bar()->askButton()->isVisible() && page()->bar()->cancelButton()->isVisible());
        AskBar* bar = page()->bar();
        emit bar->askRequested(); // by its keys
        QVERIFY(!consent() || !consent()->isVisible());
        QTest::mouseClick(page()->bar()->cancelButton(), Qt::LeftButton);
        QVERIFY(page()->bar()->askButton()->isVisible());
        const auto late = std::exchange(m_keychain.late, {});
        QVERIFY(late);
        ask();
        agree(true);
        late(u"key"_s); // of the round that was given up
        QVERIFY(page()->source().rounds().empty());
        m_keychain.late(u"key"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!page()->source().rounds().empty() && !page()->source().isAsking(), Patience);
        QCOMPARE(page()->source().rounds().size(), 1);
        QCOMPARE(sent(), 1);
        QCOMPARE(answer(0), u"Because it says so."_s);
    }

    void answersAreShownAsTheyCome_data()
    {
        QTest::addColumn<EndpointKind>("kind");
        QTest::newRow("OpenAI") << EndpointKind::OpenAi;
        QTest::newRow("Anthropic") << EndpointKind::Anthropic;
    }
    /// And stay when the user has read enough.
    void answersAreShownAsTheyCome()
    {
        QFETCH(const EndpointKind, kind);
        const QStringList pieces {u"It says **why**"_s, u" on page one."_s};
        ScriptedEndpoint::Reply stream = kind == EndpointKind::OpenAi ? ScriptedEndpoint::openAiStream(pieces)
                                                                      : ScriptedEndpoint::anthropicStream(pieces);
        ScriptedEndpoint::Reply begun = stream;
        begun.pieces.resize(kind == EndpointKind::OpenAi ? 2 : 3);
        begun.then = ScriptedEndpoint::Reply::Then::Hang;
        m_server.script({begun, stream});
        openAsk();
        setUp(kind);
        type(u"Why?"_s);
        ask();
        agree(true);
        QTRY_COMPARE_WITH_TIMEOUT(answer(0), u"It says why"_s, Patience); // rendered
        QVERIFY(page()->source().isAsking());
        QVERIFY2(note(0).contains(u"Waiting"_s), qPrintable(note(0)));
        QTest::mouseClick(page()->bar()->cancelButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QCOMPARE(answer(0), u"It says why"_s);
        QVERIFY2(note(0).contains(u"Cancelled"_s), qPrintable(note(0)));

        // Asked to its end, with what the last event says of it.
        ask();
        agree(true);
        QTRY_VERIFY_WITH_TIMEOUT(page()->source().rounds().size() == 2 && !page()->source().isAsking(), Patience);
        QCOMPARE(answer(0), u"It says why on page one."_s);
        QVERIFY2(note(0).contains(u"Cost"_s), qPrintable(note(0)));
        QCOMPARE(page()->source().rounds().back().answers.front().answer.tokensOut, 30);
    }

    void failuresKeepWhatCame()
    {
        ScriptedEndpoint::Reply reply = ScriptedEndpoint::openAiStream({u"Half of"_s});
        reply.pieces = reply.pieces.first(2) + QList {"data: {oops}\n\n"_ba};
        m_server.script({reply});
        openAsk();
        setUp();
        type(u"Why?"_s);
        askAndAgree();
        QCOMPARE(answer(0), u"Half of"_s);
        QVERIFY2(note(0).contains(u"is not valid"_s), qPrintable(note(0)));
    }

    /// The answers to a probe are taken apart while they come; none is judged before it is whole.
    void probesAreShownAsTheyCome()
    {
        ScriptedEndpoint::Reply begun = ScriptedEndpoint::openAiStream({u"1. No, never.\n2. Unk"_s});
        begun.pieces.resize(2);
        begun.then = ScriptedEndpoint::Reply::Then::Hang;
        m_server.script({begun});
        openCompaction();
        QTRY_VERIFY_WITH_TIMEOUT(compaction()->findings()->probeAction()->isEnabled(), Patience);
        compaction()->findings()->probeAction()->trigger();
        ready();
        setUp();
        ask();
        agree(true);
        QTRY_COMPARE_WITH_TIMEOUT(answer(0), u"No, never."_s, Patience);
        QVERIFY(page()->columns().front()->verdict()->isHidden());
        page()->bar()->probes()->setCurrentItem(page()->bar()->probes()->topLevelItem(1));
        QTRY_COMPARE_WITH_TIMEOUT(answer(0), u"Unk"_s, Patience);
        QTest::mouseClick(page()->bar()->cancelButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QCOMPARE(answer(0), u"Unk"_s);
        QVERIFY(page()->columns().front()->verdict()->isHidden());
        QCOMPARE(page()->bar()->probes()->topLevelItem(0)->text(2), u"\u2013"_s);
    }

    void closingTheTabEndsIt()
    {
        ScriptedEndpoint::Reply silent = ScriptedEndpoint::openAi(u"late"_s);
        silent.then = ScriptedEndpoint::Reply::Then::Hang;
        silent.pieces.clear();
        m_server.script({silent});
        openAsk();
        setUp();
        type(u"Why?"_s);
        ask();
        agree(true);
        QTRY_COMPARE_WITH_TIMEOUT(sent(), 1, Patience);
        action(Act::CloseTab)->trigger();
        QVERIFY(!page());
        idle();
    }
};

GUI_TEST_CLASS(TestAskPage)
#include "tst_askpage.moc"
