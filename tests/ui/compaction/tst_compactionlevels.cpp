// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"
#include "tests/testkit/fakekeychain.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/chip.h"
#include "ui/common/settings.h"
#include "ui/compaction/choosemodelsdialog.h"
#include "ui/compaction/comparelevelsdialog.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"
#include "ui/pages/compaction/askingsteps.h"
#include "ui/pages/compaction/compactiontools.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compaction/summarycolumn.h"
#include "ui/pages/compactionpage.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const QString Key = u"sk-very-secret-0123456789"_s;

} // namespace

/// Summaries by a model in the compaction tab: set up, agreed to, waited for, compared, applied.
class TestCompactionLevels : public EditingWindow
{
    Q_OBJECT

    [[nodiscard]] CompactionPage* page() const { return m_window->tabs()->currentAsideAs<CompactionPage>(); }
    [[nodiscard]] QMessageBox* box(const QString& name) const { return page()->findChild<QMessageBox*>(name); }

    void openPage()
    {
        openSample();
        action(Act::ShowCompaction)->trigger();
        QVERIFY(page());
        page()->setEndpoints(m_book.get());
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
    }
    void setUp()
    {
        ModelEndpoint endpoint;
        endpoint.url = QUrl(m_server.url(u"/v1"_s));
        endpoint.model = u"small"_s;
        endpoint.retries = 0;
        endpoint.price = TokenPrice {1, 5};
        m_book->set(endpoint, {}, false);
    }
    void preview(int level)
    {
        QTest::mouseClick(page()->tools()->levelButton(level), Qt::LeftButton);
        if (!page()->summary()->isEditing())
            page()->drafts().begin();
        QTRY_VERIFY_WITH_TIMEOUT(box(u"consent"_s), Patience);
    }
    void agree()
    {
        for (QAbstractButton* button : box(u"consent"_s)->buttons()) {
            if (box(u"consent"_s)->buttonRole(button) == QMessageBox::AcceptRole) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        }
    }

private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        QVERIFY(m_sample.isValid());
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toLocal8Bit());
        m_path = m_folder->filePath(u"sample.db"_s);
        QVERIFY(writeSampleStore(m_path));
        m_keychain.kept.clear();
        m_keychain.full.clear();
        m_settings = std::make_unique<Settings>(m_folder->filePath(u"endpoints.ini"_s));
        m_book = std::make_unique<EndpointBook>(*m_settings, m_keychain);
        m_server.script({ScriptedEndpoint::openAiStream({u"## Goal\n"_s, u"A model wrote this."_s})});
    }
    void cleanup() { m_window.reset(); }

    void levelsSayWhatToDo()
    {
        openPage();
        QVERIFY(!page()->tools()->levelButton(1)->isEnabled() && !page()->tools()->levelButton(2)->isEnabled());
        QVERIFY(page()->tools()->levelButton(3)->isEnabled() && page()->tools()->levelButton(3)->isChecked());
        QVERIFY(page()->tools()->levelButton(1)->toolTip().contains(u"Model…"_s));
        QVERIFY(!page()->tools()->compareButton()->isEnabled());
        setUp();
        QVERIFY(page()->tools()->levelButton(1)->isEnabled() && page()->tools()->levelButton(2)->isEnabled());
        QVERIFY(!page()->tools()->levelButton(1)->toolTip().contains(u"Model…"_s));
    }

    void toolsFitNarrowWindows()
    {
        openPage();
        m_window->resize(1900, 800);
        QTRY_VERIFY(page()->tools()->figures()->text().contains(u"active"_s));
        QCOMPARE(page()->tools()->modelButton()->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        m_window->resize(1000, 800);
        QTRY_VERIFY(!page()->tools()->figures()->text().contains(u"active"_s));
        QCOMPARE(page()->tools()->modelButton()->toolButtonStyle(), Qt::ToolButtonIconOnly);
        QCOMPARE(m_window->width(), 1000); // the tools do not make it wider
        QVERIFY(page()->tools()->modelButton()->geometry().right() < page()->width());
    }

    void modelIsSetUp()
    {
        openPage();
        QTest::mouseClick(page()->tools()->modelButton(), Qt::LeftButton);
        auto* dialog = page()->findChild<EndpointDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        dialog->address()->setText(u"http://far.example/v1"_s);
        dialog->model()->setText(u"small"_s);
        dialog->key()->setText(Key);
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(dialog->isVisible()); // the key would be read by others
        QVERIFY2(dialog->statusText().contains(u"unencrypted"_s), qPrintable(dialog->statusText()));

        dialog->address()->setText(m_server.url(u"/v1"_s));
        m_server.script({ScriptedEndpoint::error("401 No", Key.toUtf8())});
        QTest::mouseClick(dialog->testButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isTesting(), Patience);
        QVERIFY2(dialog->statusText().contains(u"does not accept the key"_s), qPrintable(dialog->statusText()));
        m_server.script({ScriptedEndpoint::openAi(u"yes"_s)});
        QTest::mouseClick(dialog->testButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog->isTesting(), Patience);
        QVERIFY2(dialog->statusText().contains(u"answers as small"_s), qPrintable(dialog->statusText()));
        QVERIFY(m_server.requests().first().head.contains(Key.toLatin1()));
        dialog->kind()->setCurrentIndex(1);
        QVERIFY(dialog->statusText().isEmpty()); // another kind of request was tried
        dialog->kind()->setCurrentIndex(0);
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(m_book->isSet());
        QCOMPARE(m_keychain.kept.size(), 1);
        QCOMPARE(m_keychain.kept.begin().value(), Key);
        // Another run of the program finds it, and only the keychain has the key.
        QTRY_VERIFY_WITH_TIMEOUT(m_settings->isWritten(), Patience);
        QFile file(m_folder->filePath(u"endpoints.ini"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray kept = file.readAll();
        QVERIFY(kept.contains("small") && !kept.contains(Key.toUtf8()));
        EndpointBook again(*m_settings, m_keychain);
        QCOMPARE(again.endpoint(), m_book->endpoint());
        QString found;
        again.findKey(again.endpoint(), this, [&found](const QString& key) { found = key; });
        QCOMPARE(found, Key);
    }

    /// It is known all the same, until the program ends.
    void aKeyThatIsNotRememberedIsTold()
    {
        openSample();
        ModelEndpoint endpoint;
        endpoint.url = QUrl(m_server.url(u"/v1"_s));
        endpoint.model = u"small"_s;
        QSignalSpy told(m_book.get(), &EndpointBook::noticed);
        m_keychain.full = u"The keychain is locked."_s;
        m_book->set(endpoint, Key, true);
        QCOMPARE(told.size(), 1);
        const QString text = told.constFirst().constFirst().toString();
        QVERIFY2(text.contains(u"when the program ends"_s) && text.contains(u"is locked"_s), qPrintable(text));
        QString found;
        m_book->findKey(endpoint, this, [&found](const QString& key) { found = key; });
        QCOMPARE(found, Key);
        emit m_window->endpoints()->noticed(text);
        QCOMPARE(m_window->statusBar()->currentMessage(), text);
        m_keychain.full.clear();
        m_book->set(endpoint, Key, true);
        QCOMPARE(told.size(), 1);
        QCOMPARE(m_keychain.kept.size(), 1);
    }

    void advancedPartsAreKeptAndUsed()
    {
        openPage();
        QTest::mouseClick(page()->tools()->modelButton(), Qt::LeftButton);
        QPointer<EndpointDialog> dialog = page()->findChild<EndpointDialog*>();
        QVERIFY(dialog && !dialog->which()->isVisible() && !dialog->proxy()->isVisible());
        dialog->address()->setText(u"http://far.example/v1"_s);
        dialog->model()->setText(u"small"_s);
        QTest::mouseClick(dialog->advancedButton(), Qt::LeftButton);
        QVERIFY(dialog->proxyKind()->isVisible() && !dialog->proxy()->isEnabled());
        const auto leftOf = [&dialog](const QWidget* field) { return field->mapTo(dialog, QPoint(0, 0)).x(); };
        QTRY_COMPARE(leftOf(dialog->timeout()), leftOf(dialog->address())); // one column of fields
        dialog->proxyKind()->setCurrentIndex(2);
        QVERIFY(dialog->proxy()->isEnabled());
        auto* buttons = dialog->findChild<QDialogButtonBox*>();
        dialog->proxy()->setText(u"somewhere"_s);
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY2(dialog->statusText().contains(u"proxy"_s), qPrintable(dialog->statusText()));
        dialog->proxy()->setText(m_server.url());
        dialog->timeout()->setValue(7);
        dialog->retries()->setValue(1);
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        const ModelEndpoint kept = EndpointBook(*m_settings, m_keychain).endpoint();
        QCOMPARE(kept.proxy, m_server.url());
        QCOMPARE(kept.timeout, std::chrono::seconds(7));
        QCOMPARE(kept.retries, 1);
        // The request goes through the proxy, and is tried again once.
        m_server.script({ScriptedEndpoint::error("503 No", {}, {"Retry-After: 0"_ba}),
            ScriptedEndpoint::openAiStream({u"A model wrote this."_s})});
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QCOMPARE(m_server.requests().size(), 2);
        QVERIFY(m_server.requests().first().head.startsWith("POST http://far.example/"));
        // What was said is there when the dialog opens again.
        QTest::mouseClick(page()->tools()->modelButton(), Qt::LeftButton);
        dialog = page()->findChild<EndpointDialog*>();
        QVERIFY(dialog && dialog->proxy()->isVisible());
        QCOMPARE(dialog->proxy()->text(), m_server.url());
        QCOMPARE(dialog->endpoint(), kept);
    }

    void endpointsAreKeptBesideEachOther()
    {
        openPage();
        setUp();
        const ModelEndpoint first = m_book->endpoint();
        QTest::mouseClick(page()->tools()->modelButton(), Qt::LeftButton);
        QPointer<EndpointDialog> dialog = page()->findChild<EndpointDialog*>();
        QVERIFY(dialog && dialog->which()->isVisible());
        QCOMPARE(dialog->which()->count(), 2); // that, and another one
        QCOMPARE(dialog->endpoint(), first);
        dialog->which()->setCurrentIndex(1);
        QVERIFY(dialog->address()->text().isEmpty() && !dialog->removeButton()->isEnabled());
        dialog->address()->setText(first.url.toString());
        dialog->model()->setText(u"large"_s);
        dialog->timeout()->setValue(300);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        QCOMPARE(m_book->endpoints().size(), 2);
        QCOMPARE(m_book->endpoint().model, u"large"_s);
        QCOMPARE(m_book->endpoints().constFirst(), first);
        EndpointBook again(*m_settings, m_keychain);
        QCOMPARE(again.endpoints(), m_book->endpoints());
        QCOMPARE(again.chosen(), 1);
        again.add(first, {}, false); // known already
        QCOMPARE(again.endpoints().size(), 2);
        QCOMPARE(again.endpoint(), first);

        QTest::mouseClick(page()->tools()->modelButton(), Qt::LeftButton);
        dialog = page()->findChild<EndpointDialog*>();
        QTest::mouseClick(dialog->removeButton(), Qt::LeftButton);
        QCOMPARE(m_book->endpoints(), QList {first});
        QCOMPARE(dialog->endpoint(), first);
        QTest::mouseClick(dialog->removeButton(), Qt::LeftButton);
        QVERIFY(!m_book->isSet() && !EndpointBook(*m_settings, m_keychain).isSet());
        QVERIFY(!page()->tools()->levelButton(1)->isEnabled());
    }

    /// A million tokens may cost less than a cent, or a part of one.
    void smallPricesAreKept()
    {
        openPage();
        ModelEndpoint endpoint;
        endpoint.url = QUrl(m_server.url(u"/v1"_s));
        endpoint.model = u"small"_s;
        endpoint.price = TokenPrice {0.0375, 15};
        m_book->set(endpoint, {}, false);
        const EndpointDialog dialog(*m_book);
        QCOMPARE(dialog.endpoint(), endpoint);
    }

    /// What an earlier version kept: one endpoint.
    void endpointOfBeforeIsKept()
    {
        ModelEndpoint endpoint;
        endpoint.url = QUrl(u"https://far.example/v1"_s);
        endpoint.model = u"small"_s;
        QSettings file(m_folder->filePath(u"before.ini"_s), QSettings::IniFormat);
        file.setValue(u"summaries/endpoint"_s, QString::fromUtf8(compactJson(toJson(endpoint))));
        file.sync();
        Settings settings(file.fileName());
        const EndpointBook book(settings, m_keychain);
        QCOMPARE(book.endpoints(), QList {endpoint});
        QCOMPARE(book.endpoint(), endpoint);
    }

    void nothingIsSentWithoutConsent()
    {
        setUp();
        openPage();
        preview(1);
        const QString told = box(u"consent"_s)->text() + box(u"consent"_s)->informativeText();
        for (const QString& word : {u"127.0.0.1"_s, u"small"_s, u"messages"_s, u"tokens"_s, u"cost"_s})
            QVERIFY2(told.contains(word), qPrintable(told));
        QTest::mouseClick(box(u"consent"_s)->button(QMessageBox::Cancel), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(m_server.requests().isEmpty());
        QVERIFY(!page()->summary()->isEditing());
    }

    /// Where no price is set for the endpoint, of each level and of both.
    void theCostIsOfTheTable()
    {
        openPage();
        ModelEndpoint endpoint;
        endpoint.url = QUrl(u"https://models.invalid/v1"_s);
        endpoint.model = u"claude-opus-4-5"_s;
        m_book->set(endpoint, {}, false);
        preview(1);
        const QString told = box(u"consent"_s)->informativeText();
        QVERIFY2(told.count(u" USD"_s) == 3 && told.contains(u"Estimated cost: at most 0."_s), qPrintable(told));
        QTest::mouseClick(box(u"consent"_s)->button(QMessageBox::Cancel), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
    }

    void modelWritesAndIsApplied()
    {
        setUp();
        openPage();
        const size_t nodes = page()->graph()->graph().nodes.size();
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QCOMPARE(page()->summary()->text(), u"## Goal\nA model wrote this."_s);
        QVERIFY(page()->findings()->view()->model()->rowCount() > 0); // reviewed as any other
        QCOMPARE(m_server.requests().size(), 1);
        QVERIFY(m_server.requests().first().body.contains("<conversation>"));
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        const auto* edit = std::get_if<CompactEdit>(&dialog()->currentPlan()->edit);
        QVERIFY(edit);
        QCOMPARE(edit->level, 1);
        QVERIFY(edit->text.contains(u"A model wrote this."_s));
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->graph()->graph().nodes.size() == nodes + 1, Patience);
        QVERIFY(!page()->tools()->compareButton()->isEnabled());
    }

    void answerThatSavesNothingIsShownAndTold_data()
    {
        QTest::addColumn<QString>("much");
        QTest::newRow("lines") << u"A line of words. \n"_s.repeated(9'000);
        QTest::newRow("a word without end") << QString(400'000, u'x');
    }
    void answerThatSavesNothingIsShownAndTold()
    {
        QFETCH(const QString, much);
        openPage();
        setUp();
        m_server.script({ScriptedEndpoint::openAiStream({much})});
        QSignalSpy told(page(), &CompactionPage::noticed);
        preview(1);
        box(u"consent"_s)->checkBox()->setChecked(false);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text() == much, Patience);
        QCOMPARE(told.size(), 1);
        QVERIFY(told.constFirst().constFirst().toString().contains(u"next level"_s));
    }

    void failuresAreTold()
    {
        setUp();
        openPage();
        m_server.script({ScriptedEndpoint::openAi(u"## Half"_s, "length")});
        preview(1);
        box(u"consent"_s)->checkBox()->setChecked(false);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(box(u"modelFailed"_s), Patience);
        QCOMPARE(m_server.requests().size(), 1);
        QVERIFY2(box(u"modelFailed"_s)->text().contains(u"cut off"_s), qPrintable(box(u"modelFailed"_s)->text()));
        box(u"modelFailed"_s)->close();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(!page()->summary()->isEditing());
    }

    void nextLevelFollows_data()
    {
        using Replies = QList<ScriptedEndpoint::Reply>;
        QTest::addColumn<Replies>("replies");
        QTest::addColumn<int>("requests");
        QTest::addColumn<int>("level");
        QTest::addColumn<QString>("step"); // said of the one that did not do
        const auto large = ScriptedEndpoint::openAi(u"A line of words. \n"_s.repeated(30'000));
        const auto cut = ScriptedEndpoint::openAi(u"## Half"_s, "length");
        const auto good = ScriptedEndpoint::openAi(u"GOAL: short"_s);
        const auto outage = ScriptedEndpoint::error("503 No", {});
        QTest::newRow("saves nothing") << Replies {large, good} << 2 << 2 << u"Level 1: "_s;
        QTest::newRow("cut off") << Replies {cut, good} << 2 << 2 << u"cut off"_s;
        QTest::newRow("neither does") << Replies {cut, large} << 2 << 3 << u"Level 2: "_s;
        QTest::newRow("an outage") << Replies {outage} << 1 << 3 << u"Level 3: made without a model"_s;
    }
    void nextLevelFollows()
    {
        QFETCH(const QList<ScriptedEndpoint::Reply>, replies);
        QFETCH(const int, requests);
        QFETCH(const int, level);
        QFETCH(const QString, step);
        openPage();
        setUp();
        m_server.script(replies);
        preview(1);
        const QString told = box(u"consent"_s)->informativeText();
        for (const QString& words : {u"Up to 2 request"_s, u"Level 1"_s, u"Level 2"_s, u"127.0.0.1"_s, u"small"_s})
            QVERIFY2(told.contains(words), qPrintable(told));
        QVERIFY(box(u"consent"_s)->checkBox()->isChecked());
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->tools()->levelButton(level)->isChecked(), Patience);
        QVERIFY(page()->summary()->isEditing());
        QCOMPARE(m_server.requests().size(), requests);
        QVERIFY(page()->steps()->label()->isVisible() && !page()->steps()->stopButton()->isVisible());
        QVERIFY2(page()->steps()->label()->text().contains(step), qPrintable(page()->steps()->label()->text()));
        QCOMPARE(page()->summary()->text().contains(u"GOAL: short"_s), level == 2);
        QVERIFY(!box(u"modelFailed"_s));
        // What is applied is of the level that did.
        QTest::mouseClick(page()->column()->applyButton(), Qt::LeftButton);
        plan();
        const auto* edit = std::get_if<CompactEdit>(&dialog()->currentPlan()->edit);
        QVERIFY(edit);
        QCOMPARE(edit->level, level);
    }

    /// What the user can repair is reported, and no other level follows.
    void nextLevelDoesNotFollowAWrongKey()
    {
        openPage();
        setUp();
        m_server.script({ScriptedEndpoint::error("401 No", {})});
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(box(u"modelFailed"_s), Patience);
        QCOMPARE(m_server.requests().size(), 1);
        QVERIFY(!page()->summary()->isEditing());
    }

    void levelsAreOnlyAskedForAsAgreed()
    {
        openPage();
        setUp();
        preview(1);
        QCheckBox* goOn = box(u"consent"_s)->checkBox();
        goOn->setChecked(false);
        QVERIFY2(!box(u"consent"_s)->informativeText().contains(u"Level 2"_s),
            qPrintable(box(u"consent"_s)->informativeText()));
        QTest::mouseClick(box(u"consent"_s)->button(QMessageBox::Cancel), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && !box(u"consent"_s), Patience);
        preview(2); // nothing follows it that would be asked for
        QVERIFY(!box(u"consent"_s)->checkBox());
    }

    void stepsAreCancelled()
    {
        openPage();
        setUp();
        m_server.script({ScriptedEndpoint::openAi(u"## Half"_s, "length"),
            {"200 OK", {}, {}, ScriptedEndpoint::Reply::Then::Hang}});
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(m_server.requests().size() == 2, Patience);
        QTRY_VERIFY(page()->steps()->stopButton()->isVisible());
        QVERIFY2(page()->steps()->label()->text().contains(u"Level 2: asking"_s),
            qPrintable(page()->steps()->label()->text()));
        QTest::mouseClick(page()->steps()->stopButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(!page()->steps()->stopButton()->isVisible() && !box(u"modelFailed"_s));
        QCOMPARE(m_server.requests().size(), 2);
        QVERIFY(!page()->summary()->isEditing());
    }

    void modelsAreCompared()
    {
        openPage();
        QVERIFY(!page()->tools()->compareModelsAction()->isEnabled());
        setUp();
        ScriptedEndpoint other;
        other.script({ScriptedEndpoint::openAiStream({u"The other wrote this."_s})});
        ModelEndpoint second = m_book->endpoint();
        second.url = QUrl(other.url(u"/v1"_s));
        second.model = u"large"_s;
        second.price.reset();
        m_book->add(second, {}, false);
        QVERIFY(page()->tools()->compareModelsAction()->isEnabled());
        page()->tools()->compareModelsAction()->trigger();
        auto* choice = page()->findChild<ChooseModelsDialog*>();
        QVERIFY(choice && choice->isVisible());
        QVERIFY(choice->box(1, 1)->isChecked() && !choice->box(0, 1)->isChecked()); // the chosen one's
        choice->box(1, 1)->setChecked(false);
        choice->box(1, 2)->setChecked(false);
        QVERIFY(!choice->goOnButton()->isEnabled());
        choice->box(0, 1)->setChecked(true);
        choice->box(0, 2)->setChecked(true);
        choice->box(1, 1)->setChecked(true);
        QTest::mouseClick(choice->goOnButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(box(u"consent"_s), Patience);
        const QString told = box(u"consent"_s)->text() + box(u"consent"_s)->informativeText();
        const QString first = m_book->endpoints().constFirst().host();
        for (const QString& words : {QString(first + u" · small"_s), QString(second.host() + u" · large"_s),
                 u"Level 1"_s, u"Level 2"_s, u"3 request"_s, u"at most 0.064"_s, u"without a set price"_s})
            QVERIFY2(told.contains(words), qPrintable(told));
        QVERIFY(m_server.requests().isEmpty() && other.requests().isEmpty());
        QVERIFY(!page()->findChild<CompareLevelsDialog*>());
        // One of them is no answer; the others come all the same.
        m_server.script({ScriptedEndpoint::openAiStream({u"## Goal\n"_s, u"A model wrote this."_s}),
            ScriptedEndpoint::error("401 No", {})});
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->findChild<CompareLevelsDialog*>(), Patience);
        QCOMPARE(m_server.requests().size(), 2);
        QCOMPARE(other.requests().size(), 1);
        QVERIFY(other.requests().first().body.contains("large"));
        auto* dialog = page()->findChild<CompareLevelsDialog*>();
        const QList<QTextBrowser*> texts = dialog->findChildren<QTextBrowser*>();
        QCOMPARE(texts.size(), 3); // that of level 3 too
        QStringList labels;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            labels += label->text();
        const QString all = labels.join(u'\n');
        for (const QString& words : {u"1 selective · small"_s, u"1 selective · large"_s, u"3 deterministic"_s,
                 u"0.0003"_s, u"120 tokens sent, 30 received"_s})
            QVERIFY2(all.contains(words), qPrintable(all));
        QCOMPARE(labels.filter(u" %"_s).size(), 3); // each was reviewed
        QVERIFY2(page()->steps()->label()->text().contains(u"key"_s), qPrintable(page()->steps()->label()->text()));
        for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
            if (button->text() != u"Use this one"_s)
                continue;
            const auto* text = button->parentWidget()->findChild<QTextBrowser*>();
            if (text->toPlainText().contains(u"The other"_s))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text() == u"The other wrote this."_s, Patience);
        QVERIFY(page()->tools()->levelButton(1)->isChecked());
        // The level's own button finds the text of the model that is set up, and that of level 3 is still there.
        QTest::mouseClick(page()->tools()->levelButton(3), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().contains(u"Kept Messages"_s), Patience);
        m_book->choose(0);
        QTest::mouseClick(page()->tools()->levelButton(1), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().contains(u"A model wrote"_s), Patience);
        QCOMPARE(m_server.requests().size() + other.requests().size(), 3);
    }

    void waitingIsGivenUp()
    {
        setUp();
        openPage();
        m_server.script({{"200 OK", {}, {}, ScriptedEndpoint::Reply::Then::Hang}});
        JobControl control;
        connect(page(), &AsidePage::jobBegun, this,
            [&](const QObject* /*source*/, const QString& title, const JobControl& begun) {
                if (title.contains(u"127.0.0.1"_s))
                    control = begun;
            });
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(m_server.requests().size() == 1, Patience);
        QVERIFY(!page()->isIdle());
        control.cancel(); // as the status bar's button does
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(!page()->summary()->isEditing());
        QVERIFY(!box(u"modelFailed"_s));
    }

    void levelsAreCompared()
    {
        setUp();
        openPage();
        page()->drafts().begin();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        const QString third = page()->summary()->text();
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().contains(u"A model"_s), Patience);
        // What was tried out is there again without asking.
        QTest::mouseClick(page()->tools()->levelButton(3), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(page()->summary()->text(), third, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QTest::keyClicks(page()->summary()->editor(), u"Own words. "_s);
        QTest::mouseClick(page()->tools()->levelButton(1), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().contains(u"A model"_s), Patience);
        QCOMPARE(m_server.requests().size(), 1);

        QVERIFY(page()->tools()->compareButton()->isEnabled());
        QTest::mouseClick(page()->tools()->compareButton(), Qt::LeftButton);
        auto* dialog = page()->findChild<CompareLevelsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        const QList<QTextBrowser*> texts = dialog->findChildren<QTextBrowser*>();
        QCOMPARE(texts.size(), 2);
        QVERIFY(texts.first()->toPlainText().contains(u"A model wrote this."_s));
        QVERIFY(texts.last()->toPlainText().contains(u"Own words."_s));
        QStringList labels;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            labels += label->text();
        const QString all = labels.join(u'\n');
        QVERIFY2(all.contains(u"1 selective · small"_s) && all.contains(u"3 deterministic"_s), qPrintable(all));
        QVERIFY2(all.contains(u" %"_s), qPrintable(all));
        QVERIFY2(all.contains(u"0.0003"_s), qPrintable(all)); // 120 sent, 30 received
        for (QPushButton* button : dialog->findChildren<QPushButton*>()) {
            if (button->text() == u"Use this one"_s && button->parentWidget()->isAncestorOf(texts.last()))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().startsWith(u"Own words."_s), Patience);
        QVERIFY(page()->tools()->levelButton(3)->isChecked());
    }

private:
    ScriptedEndpoint m_server;
    FakeKeychain m_keychain;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<EndpointBook> m_book;
};

GUI_TEST_CLASS(TestCompactionLevels)
#include "tst_compactionlevels.moc"
