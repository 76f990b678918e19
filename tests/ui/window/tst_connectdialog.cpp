// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgresservices.h"
#include "ui/common/style.h"
#include "tests/testkit/fakekeychain.h"
#include "tests/ui/guitestclass.h"
#include "ui/connect/connectdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QPushButton* buttonNamed(QDialog& dialog, const QString& words)
{
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        if (button->text().remove(u'&').contains(words, Qt::CaseInsensitive))
            return button;
    }
    return nullptr;
}

QLineEdit* passwordOf(QDialog& dialog)
{
    for (auto* edit : dialog.findChildren<QLineEdit*>()) {
        if (edit->echoMode() == QLineEdit::Password)
            return edit;
    }
    return nullptr;
}

QLineEdit* hostOf(QDialog& dialog)
{
    for (auto* edit : dialog.findChildren<QLineEdit*>()) {
        if (edit->placeholderText().contains("localhost"_L1))
            return edit;
    }
    return nullptr;
}

DetectionReport storeFound()
{
    DetectionReport report;
    report.matches << Detection {.format = u"jazzmine"_s, .matches = true, .version = u"0.1.39-0.1.42"_s};
    return report;
}

} // namespace

class TestConnectDialog final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void readsServiceNames();
    void takesAnAddressApart();
    void spreadsAPastedAddress();
    void tellsWhatTheTestGave_data();
    void tellsWhatTheTestGave();
    void stopsATest();
    void forgetsAnswersAfterAChange();
    void remembersOnlyWhenAsked();
    void saysWhyNothingIsRemembered();
    void asksForAPassword();

private:
    QTemporaryDir m_folder;
};

void TestConnectDialog::initTestCase()
{
    Style::install(*qApp);
    QFile file(m_folder.filePath(u"services"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# services\n[team]\nhost=db\n\n  [staging]  \n[team]\n[]\n");
    file.close();
    qputenv("PGSERVICEFILE", QFile::encodeName(file.fileName()));
    qputenv("PGSYSCONFDIR", QFile::encodeName(m_folder.path()));
}

void TestConnectDialog::readsServiceNames()
{
    QCOMPARE(postgresServices(), (QStringList {u"team"_s, u"staging"_s}));
    FakeKeychain keychain;
    ConnectDialog dialog(keychain);
    auto* services = dialog.findChildren<QComboBox*>().value(0);
    QTRY_COMPARE(services->count(), 2);
    QCOMPARE(services->currentText(), QString());
    services->setCurrentText(u"staging"_s);
    QCOMPARE(dialog.address().url(), u"postgresql:///?service=staging"_s);
}

void TestConnectDialog::takesAnAddressApart()
{
    FakeKeychain keychain;
    ConnectDialog dialog(keychain);
    const QString url = u"postgresql://me@db:5433/chats?schema=prod&sslmode=verify-full&connect_timeout=3"_s;
    dialog.setAddress(ServerAddress::parse(url)->address);
    QCOMPARE(dialog.address().url(), url);
    dialog.findChild<QSpinBox*>()->setValue(0);
    QCOMPARE(dialog.address().port, -1);
}

void TestConnectDialog::spreadsAPastedAddress()
{
    FakeKeychain keychain;
    ConnectDialog dialog(keychain);
    hostOf(dialog)->setText(u"postgresql://me:s3cret@db:5433/chats"_s);
    QCOMPARE(hostOf(dialog)->text(), u"db"_s);
    QCOMPARE(passwordOf(dialog)->text(), u"s3cret"_s);
    QCOMPARE(dialog.address().url(), u"postgresql://me@db:5433/chats"_s);
    hostOf(dialog)->setText(u"host=other password=0pen dbname=chats user=me"_s);
    QCOMPARE(passwordOf(dialog)->text(), u"0pen"_s);
    QCOMPARE(dialog.address().url(), u"postgresql://me@other/chats"_s);
    hostOf(dialog)->setText(u"postgresql://"_s); // is just being typed
    QCOMPARE(hostOf(dialog)->text(), u"postgresql://"_s);
    QCOMPARE(dialog.address().host, QString());
    // One that is not understood is no host either, which would be shown.
    const QSignalSpy opened(&dialog, &ConnectDialog::openRequested);
    hostOf(dialog)->setText(u"postgresql://me:s3?cret@db/chats"_s);
    for (const QString& words : {u"Test connection"_s, u"Open"_s}) {
        buttonNamed(dialog, words)->click();
        QVERIFY2(dialog.statusText().contains("%3F"_L1), qPrintable(dialog.statusText()));
    }
    QVERIFY(!dialog.isTesting() && opened.isEmpty());
}

void TestConnectDialog::tellsWhatTheTestGave_data()
{
    QTest::addColumn<DetectionReport>("report");
    QTest::addColumn<QString>("told");
    QTest::newRow("store") << storeFound() << u"release 0.1.39-0.1.42"_s;
    DetectionReport refused;
    refused.error = Error {Errc::NotFound, u"db cannot be reached: refused."_s, {}};
    QTest::newRow("no server") << refused << u"db cannot be reached: refused."_s;
    DetectionReport nothing;
    nothing.refusals << Detection {.format = u"mnesis"_s, .reason = u"This format has no stores on servers."_s};
    QTest::newRow("no store") << nothing << u"no known session store"_s;
}

void TestConnectDialog::tellsWhatTheTestGave()
{
    QFETCH(const DetectionReport, report);
    QFETCH(const QString, told);
    FakeKeychain keychain;
    ConnectDialog dialog(keychain);
    QString asked;
    dialog.setTester([&asked, report](const QString& url) {
        asked = url;
        return report;
    });
    hostOf(dialog)->setText(u"db"_s);
    buttonNamed(dialog, u"Test connection"_s)->click();
    QTRY_VERIFY(!dialog.isTesting());
    QVERIFY2(dialog.statusText().contains(told), qPrintable(dialog.statusText()));
    QCOMPARE(asked, u"postgresql://db/"_s);
}

void TestConnectDialog::stopsATest()
{
    FakeKeychain keychain;
    QSemaphore gate;
    QSemaphore over;
    {
        ConnectDialog dialog(keychain);
        dialog.setTester([&](const QString&) {
            gate.acquire();
            over.release();
            return storeFound();
        });
        hostOf(dialog)->setText(u"db"_s);
        buttonNamed(dialog, u"Test connection"_s)->click();
        QVERIFY(dialog.isTesting());
        QVERIFY(dialog.statusText().contains("Connecting to db"_L1));
        buttonNamed(dialog, u"Stop the test"_s)->click();
        QVERIFY(!dialog.isTesting());
        QVERIFY(dialog.statusText().contains("stopped"_L1));
        gate.release();
        over.acquire();
        QCoreApplication::processEvents();
        QVERIFY(dialog.statusText().contains("stopped"_L1));
        buttonNamed(dialog, u"Test connection"_s)->click();
    }
    gate.release(); // its dialog is gone
    over.acquire();
    QCoreApplication::processEvents();
}

void TestConnectDialog::forgetsAnswersAfterAChange()
{
    FakeKeychain keychain;
    ConnectDialog dialog(keychain);
    dialog.setTester([](const QString&) { return storeFound(); });
    buttonNamed(dialog, u"Test connection"_s)->click();
    QTRY_VERIFY(dialog.statusText().contains("Connected"_L1));
    hostOf(dialog)->setText(u"elsewhere"_s);
    QCOMPARE(dialog.statusText(), QString());
}

void TestConnectDialog::remembersOnlyWhenAsked()
{
    FakeKeychain keychain;
    for (const bool remember : {false, true}) {
        ConnectDialog dialog(keychain);
        QSignalSpy opened(&dialog, &ConnectDialog::openRequested);
        hostOf(dialog)->setText(u"remember-%1"_s.arg(remember));
        passwordOf(dialog)->setText(u"s3cret"_s);
        auto* box = dialog.findChild<QCheckBox*>();
        QVERIFY(box->isEnabled());
        box->setChecked(remember);
        buttonNamed(dialog, u"Open"_s)->click();
        QCOMPARE(opened.size(), 1);
        const QString url = opened.at(0).at(0).toString();
        QVERIFY(!url.contains("s3cret"_L1));
        QCOMPARE(ServerPasswords::of(url), u"s3cret"_s);
        QCOMPARE(keychain.kept.contains(url), remember);
    }
    QCOMPARE(keychain.kept.size(), 1);
}

void TestConnectDialog::saysWhyNothingIsRemembered()
{
    FakeKeychain keychain;
    keychain.missing = u"no keychain runs"_s;
    ConnectDialog dialog(keychain);
    auto* box = dialog.findChild<QCheckBox*>();
    QVERIFY(!box->isEnabled());
    const auto labels = dialog.findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(
        labels, [](const QLabel* label) { return label->text() == "no keychain runs"_L1 && !label->isHidden(); }));
}

void TestConnectDialog::asksForAPassword()
{
    FakeKeychain keychain;
    ConnectDialog dialog(keychain);
    dialog.setAddress(ServerAddress::parse(u"postgresql://guest@db/chats"_s)->address);
    dialog.askForPassword(u"The password of guest was refused."_s);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QCOMPARE(dialog.focusWidget(), passwordOf(dialog));
    QCOMPARE(dialog.statusText(), u"The password of guest was refused."_s);
}

GUI_TEST_CLASS(TestConnectDialog)
#include "tst_connectdialog.moc"
