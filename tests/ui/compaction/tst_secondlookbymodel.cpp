// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lossmodel.h"
#include "tests/testkit/fakekeychain.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/settings.h"
#include "ui/compaction/summarypane.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"
#include "ui/pages/compaction/compactiontools.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compactionpage.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

/// A model is asked what a summary lost: nothing without consent, its marks beside those of the rules.
class TestSecondLookByModel : public EditingWindow
{
    Q_OBJECT

    FakeKeychain m_keychain;
    ScriptedEndpoint m_server;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<EndpointBook> m_book;

    [[nodiscard]] CompactionPage* page() const { return m_window->tabs()->currentAsideAs<CompactionPage>(); }
    [[nodiscard]] QMessageBox* box(const QString& name) const { return page()->findChild<QMessageBox*>(name); }
    [[nodiscard]] QAbstractItemModel* list() const { return page()->findings()->view()->model(); }
    [[nodiscard]] QString words() const { return page()->findings()->secondLookWords()->text(); }
    [[nodiscard]] bool namesFinders() const
    {
        return !page()->findings()->view()->header()->isSectionHidden(LossModel::SayerColumn);
    }

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
    void lookAgain()
    {
        QTest::mouseClick(page()->findings()->secondLookButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(box(u"secondLookConsent"_s), Patience);
    }
    void answer(QMessageBox::ButtonRole role)
    {
        QMessageBox* consent = box(u"secondLookConsent"_s);
        for (QAbstractButton* button : consent->buttons()) {
            if (consent->buttonRole(button) == role)
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL("no such button");
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
        m_settings = std::make_unique<Settings>(m_folder->filePath(u"endpoints.ini"_s));
        m_book = std::make_unique<EndpointBook>(*m_settings, m_keychain);
        m_server.script({ScriptedEndpoint::openAi(
            u"{\"message\": 1, \"quote\": \"with a full budget and hammers the upstream\", \"status\": \"lost\", "
            u"\"summary\": \"\"}\n"
            "{\"message\": 1, \"quote\": \"a word that nobody wrote\", \"status\": \"lost\", \"summary\": \"\"}\n"_s)});
    }
    void cleanup() { m_window.reset(); }

    void aModelIsSetUpFirst()
    {
        openPage();
        QVERIFY(page()->findings()->secondLookButton()->isEnabled());
        QVERIFY(!namesFinders());
        QTest::mouseClick(page()->findings()->secondLookButton(), Qt::LeftButton);
        QVERIFY(page()->findChild<EndpointDialog*>());
    }

    void nothingIsSentWithoutConsent()
    {
        openPage();
        setUp();
        lookAgain();
        const QString text = box(u"secondLookConsent"_s)->informativeText();
        QVERIFY2(text.contains(u"Size: ≈ "_s) && text.contains(u"small"_s) && text.contains(u"at most 0."_s),
            qPrintable(text));
        answer(QMessageBox::RejectRole);
        QTRY_VERIFY(page()->isIdle());
        QTest::qWait(50);
        QVERIFY(m_server.requests().isEmpty());
        QVERIFY(!namesFinders());
        QVERIFY(page()->findings()->secondLookButton()->isEnabled());
    }

    void theCostIsOfTheTable()
    {
        openPage();
        ModelEndpoint endpoint;
        endpoint.url = QUrl(u"https://models.invalid/v1"_s);
        endpoint.model = u"claude-opus-4-5"_s;
        m_book->set(endpoint, {}, false);
        lookAgain();
        const QString text = box(u"secondLookConsent"_s)->informativeText();
        QVERIFY2(text.contains(u"Estimated cost: at most 0."_s) && text.contains(u" USD"_s), qPrintable(text));
        answer(QMessageBox::RejectRole);
        QTRY_VERIFY(page()->isIdle());
    }

    void marksStandBesideThoseOfRules()
    {
        openPage();
        setUp();
        const QAbstractItemModelTester tester(list(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int before = list()->rowCount();
        lookAgain();
        answer(QMessageBox::AcceptRole);
        QTRY_VERIFY_WITH_TIMEOUT(!words().isEmpty(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QCOMPARE(m_server.requests().size(), 1);
        QVERIFY2(
            words().startsWith(u"small found 1 demand"_s) && words().contains(u" left out"_s), qPrintable(words()));
        QVERIFY(namesFinders());
        QCOMPARE(list()->rowCount(), before + 1);
        const QModelIndexList found = list()->match(
            list()->index(0, LossModel::SayerColumn), Qt::DisplayRole, u"Model"_s, -1, Qt::MatchFixedString);
        QCOMPARE(found.size(), 1);
        const QModelIndex text = found.constFirst().siblingAtColumn(LossModel::TextColumn);
        QCOMPARE(text.data().toString().toLower(), u"with a full budget and hammers the upstream"_s);
        QVERIFY(text.data(Qt::ToolTipRole).toString().contains(u"model"_s));

        // It can be put into the summary as any other. The look was at the text before.
        page()->findings()->view()->setCurrentIndex(text);
        QTRY_VERIFY(page()->findings()->addButton()->isEnabled());
        QTest::mouseClick(page()->findings()->addButton(), Qt::LeftButton);
        QVERIFY(
            page()->summary()->text().contains(u"with a full budget and hammers the upstream"_s, Qt::CaseInsensitive));
        QTRY_VERIFY(words().isEmpty());
        QVERIFY(!namesFinders());
    }

    void failuresAreTold()
    {
        openPage();
        setUp();
        m_server.script({ScriptedEndpoint::error("500 Broken", "{}")});
        lookAgain();
        answer(QMessageBox::AcceptRole);
        QTRY_VERIFY_WITH_TIMEOUT(box(u"secondLookFailed"_s), Patience);
        QVERIFY(box(u"secondLookFailed"_s)->text().contains(u"127.0.0.1"_s));
        QVERIFY(!namesFinders());
        QTRY_VERIFY(page()->findings()->secondLookButton()->isEnabled());
    }

    void waitingCanBeCancelled()
    {
        openPage();
        setUp();
        ScriptedEndpoint::Reply silent = ScriptedEndpoint::openAi(u"late"_s);
        silent.then = ScriptedEndpoint::Reply::Then::Hang;
        silent.pieces.clear();
        m_server.script({silent});
        lookAgain();
        answer(QMessageBox::AcceptRole);
        QTRY_COMPARE_WITH_TIMEOUT(m_server.requests().size(), 1, Patience);
        QVERIFY(!page()->findings()->secondLookButton()->isEnabled());
        page()->reviewer()->model().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(page()->isIdle(), Patience);
        QVERIFY(!namesFinders());
        QVERIFY(page()->findings()->secondLookButton()->isEnabled());
    }
};

GUI_TEST_CLASS(TestSecondLookByModel)
#include "tst_secondlookbymodel.moc"
