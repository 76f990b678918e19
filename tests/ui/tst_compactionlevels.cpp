// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/scriptedendpoint.h"
#include "tests/ui/editingwindow.h"
#include "ui/common/chip.h"
#include "ui/common/settings.h"
#include "ui/compaction/comparelevelsdialog.h"
#include "ui/compaction/compactiongraphview.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"
#include "ui/connect/keychain.h"
#include "ui/window/compactionpage.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const QString Key = u"sk-very-secret-0123456789"_s;

/// A keychain in memory.
class FakeKeychain final : public Keychain
{
public:
    void check(QObject* /*context*/, const std::function<void(const QString&)>& answer) override { answer({}); }
    void read(QObject* /*context*/, const QString& url, const std::function<void(const QString&)>& answer) override
    {
        answer(kept.value(url));
    }
    void write(QObject* /*context*/, const QString& url, const QString& password,
        const std::function<void(const QString&)>& answer) override
    {
        kept.insert(url, password);
        answer({});
    }

    QHash<QString, QString> kept;
};

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
        QTest::mouseClick(page()->levelButton(level), Qt::LeftButton);
        if (!page()->summary()->isEditing())
            page()->beginCompaction();
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
        m_settings = std::make_unique<Settings>(m_folder->filePath(u"endpoints.ini"_s));
        m_book = std::make_unique<EndpointBook>(*m_settings, m_keychain);
        m_server.script({ScriptedEndpoint::openAiStream({u"## Goal\n"_s, u"A model wrote this."_s})});
    }
    void cleanup() { m_window.reset(); }

    void levelsSayWhatToDo()
    {
        openPage();
        QVERIFY(!page()->levelButton(1)->isEnabled() && !page()->levelButton(2)->isEnabled());
        QVERIFY(page()->levelButton(3)->isEnabled() && page()->levelButton(3)->isChecked());
        QVERIFY(page()->levelButton(1)->toolTip().contains(u"Model…"_s));
        QVERIFY(!page()->compareButton()->isEnabled());
        setUp();
        QVERIFY(page()->levelButton(1)->isEnabled() && page()->levelButton(2)->isEnabled());
        QVERIFY(!page()->levelButton(1)->toolTip().contains(u"Model…"_s));
    }

    void toolsFitNarrowWindows()
    {
        openPage();
        m_window->resize(1900, 800);
        QTRY_VERIFY(page()->figures()->text().contains(u"active"_s));
        QCOMPARE(page()->modelButton()->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        m_window->resize(1000, 800);
        QTRY_VERIFY(!page()->figures()->text().contains(u"active"_s));
        QCOMPARE(page()->modelButton()->toolButtonStyle(), Qt::ToolButtonIconOnly);
        QCOMPARE(m_window->width(), 1000); // the tools do not make it wider
        QVERIFY(page()->modelButton()->geometry().right() < page()->width());
    }

    void modelIsSetUp()
    {
        openPage();
        QTest::mouseClick(page()->modelButton(), Qt::LeftButton);
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
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(m_book->isSet());
        QCOMPARE(m_keychain.kept.size(), 1);
        QCOMPARE(m_keychain.kept.begin().value(), Key);
        // Another run of the program finds it, and only the keychain has the key.
        m_settings->sync();
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

    void modelWritesAndIsApplied()
    {
        setUp();
        openPage();
        const size_t nodes = page()->graph()->graph().nodes.size();
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        QCOMPARE(page()->summary()->text(), u"## Goal\nA model wrote this."_s);
        QVERIFY(page()->findings()->model()->rowCount() > 0); // reviewed as any other
        QCOMPARE(m_server.requests().size(), 1);
        QVERIFY(m_server.requests().first().body.contains("<conversation>"));
        QTest::mouseClick(page()->applyButton(), Qt::LeftButton);
        plan();
        const auto* edit = std::get_if<CompactEdit>(&dialog()->currentPlan()->edit);
        QVERIFY(edit);
        QCOMPARE(edit->level, 1);
        QVERIFY(edit->text.contains(u"A model wrote this."_s));
        apply();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->graph()->graph().nodes.size() == nodes + 1, Patience);
        QVERIFY(!page()->compareButton()->isEnabled());
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
        preview(2);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(box(u"modelFailed"_s), Patience);
        QVERIFY2(box(u"modelFailed"_s)->text().contains(u"cut off"_s), qPrintable(box(u"modelFailed"_s)->text()));
        box(u"modelFailed"_s)->close();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(!page()->summary()->isEditing());
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
        page()->beginCompaction();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->isEditing(), Patience);
        const QString third = page()->summary()->text();
        preview(1);
        agree();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().contains(u"A model"_s), Patience);
        // What was tried out is there again without asking.
        QTest::mouseClick(page()->levelButton(3), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(page()->summary()->text(), third, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QTest::keyClicks(page()->summary()->editor(), u"Own words. "_s);
        QTest::mouseClick(page()->levelButton(1), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().contains(u"A model"_s), Patience);
        QCOMPARE(m_server.requests().size(), 1);

        QVERIFY(page()->compareButton()->isEnabled());
        QTest::mouseClick(page()->compareButton(), Qt::LeftButton);
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
            if (button->text() == u"Go on with this one"_s && button->parentWidget()->isAncestorOf(texts.last()))
                QTest::mouseClick(button, Qt::LeftButton);
        }
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle() && page()->summary()->text().startsWith(u"Own words."_s), Patience);
        QVERIFY(page()->levelButton(3)->isChecked());
    }

private:
    ScriptedEndpoint m_server;
    FakeKeychain m_keychain;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<EndpointBook> m_book;
};

QTEST_MAIN(TestCompactionLevels)
#include "moc_editingwindow.cpp"
#include "tst_compactionlevels.moc"
