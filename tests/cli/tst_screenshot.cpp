// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QProcess>
#include <QSize>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

struct Run
{
    int code = -1;
    QString error;
};

/// @p locale: of the system, e.g. ar_EG; empty: that of the test.
Run runIn(const QStringList& arguments, const QString& home, const QString& locale = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, home);
    environment.insert(u"XDG_CONFIG_HOME"_s, home + u"/config"_s);
    environment.insert(u"XDG_STATE_HOME"_s, home + u"/state"_s);
    if (!locale.isEmpty()) {
        environment.insert(u"LC_ALL"_s, locale + u".UTF-8"_s);
        environment.insert(u"LANGUAGE"_s, locale);
    }
    for (const QString& name : {u"QT_QPA_PLATFORM"_s, u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(qEnvironmentVariable("STEMMA_PROGRAM"), arguments);
    if (!process.waitForFinished(300'000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardError())};
}

/// Width and height of a PNG file, from its header.
QSize sizeOfPng(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray head = file.read(24);
    if (head.size() < 24 || !head.startsWith("\x89PNG"))
        return {};
    return {int(qFromBigEndian<quint32>(head.constData() + 16)), int(qFromBigEndian<quint32>(head.constData() + 20))};
}

} // namespace

class TestScreenshot : public QObject
{
    Q_OBJECT
    QTemporaryDir m_dir;

private slots:
    void draws_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QSize>("size");
        QTest::addRow("light") << QStringList {u"--theme"_s, u"light"_s} << QSize(1440, 900);
        QTest::addRow("dark and small") << QStringList {u"--theme"_s, u"dark"_s, u"--size"_s, u"1280x800"_s}
                                        << QSize(1280, 800);
        QTest::addRow("high contrast, fine") << QStringList {u"--theme"_s, u"high-contrast"_s, u"--scale"_s, u"2"_s,
            u"--size"_s, u"1000x700"_s} << QSize(2000, 1400);
        QTest::addRow("raw, German") << QStringList {u"--dock"_s, u"raw"_s, u"--language"_s, u"de"_s}
                                     << QSize(1440, 900);
    }

    void draws()
    {
        QFETCH(const QStringList, arguments);
        const QString picture = m_dir.filePath(u"picture.png"_s);
        QFile::remove(picture);
        const Run result = runIn(QStringList {u"--demo"_s, u"--screenshot"_s, picture} + arguments, m_dir.path());
        QVERIFY2(result.code == 0, qPrintable(result.error));
        QTEST(sizeOfPng(picture), "size");
        QVERIFY(QFile(picture).size() > 20'000);
        // A picture leaves nothing behind but the sample store.
        QVERIFY(!QFile::exists(m_dir.filePath(u"config/stemma/stemma.ini"_s)));
    }

    /// The window also turns round where the language is the system's, and translations of the toolkit are missing.
    void looksTheSameInTheLanguageOfTheSystem()
    {
        const auto draw = [this](const QStringList& language, const QString& locale) {
            const QString picture = m_dir.filePath(u"language.png"_s);
            const Run result
                = runIn(QStringList {u"--demo"_s, u"--screenshot"_s, picture} + language, m_dir.path(), locale);
            QFile file(picture);
            return result.code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray chosen = draw({u"--language"_s, u"ar_EG"_s}, u"de_DE"_s);
        QVERIFY(!chosen.isEmpty());
        QVERIFY(draw({}, u"ar_EG"_s) == chosen);
    }

    /// By its number, as the window counts.
    void goesToAMessage()
    {
        const auto at = [this](const QString& number) {
            return runIn(
                {u"--demo"_s, u"--message"_s, number, u"--screenshot"_s, m_dir.filePath(u"at.png"_s)}, m_dir.path());
        };
        const Run there = at(u"3"_s);
        QVERIFY2(there.code == 0, qPrintable(there.error));
        const Run missing = at(u"99999"_s);
        QCOMPARE(missing.code, 3);
        QVERIFY2(missing.error.contains(u"99999"_s), qPrintable(missing.error));
    }

    /// A plan at a message, by its number alike.
    void plansAtAMessage()
    {
        const auto at = [this](const QString& number) {
            return runIn(
                {u"--demo"_s, u"--plan"_s, u"fork@"_s + number, u"--screenshot"_s, m_dir.filePath(u"plan.png"_s)},
                m_dir.path());
        };
        const Run there = at(u"3"_s);
        QVERIFY2(there.code == 0, qPrintable(there.error));
        QVERIFY(QFile::exists(m_dir.filePath(u"plan.png"_s)));
        const Run missing = at(u"99999"_s);
        QCOMPARE(missing.code, 3);
        QVERIFY2(missing.error.contains(u"fork@99999"_s), qPrintable(missing.error));
    }

    void opensAStoreWithoutChangingIt()
    {
        const QString path = m_dir.filePath(u"store.db"_s);
        QVERIFY(writeSampleStore(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        QCOMPARE(runIn({u"--screenshot"_s, m_dir.filePath(u"store.png"_s), path}, m_dir.path()).code, 0);
        file.seek(0);
        QVERIFY(file.readAll() == before);
        QVERIFY(!QFile::exists(path + u"-wal"_s));
        QVERIFY(!QFile::exists(path + u"-shm"_s));
    }

    void failures_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("word");
        QTest::addRow("no such file") << QStringList {u"--screenshot"_s, u"%1/a.png"_s, u"%1/nowhere.db"_s} << 3
                                      << u"nowhere.db"_s;
        QTest::addRow("no such session") << QStringList {u"--demo"_s, u"--screenshot"_s, u"%1/a.png"_s, u"--session"_s,
            u"nobody"_s} << 3 << u"nobody"_s;
        QTest::addRow("unwritable picture")
            << QStringList {u"--demo"_s, u"--screenshot"_s, u"%1/no/such/folder/a.png"_s} << 3 << u"folder"_s;
        QTest::addRow("bad size") << QStringList {u"--screenshot"_s, u"%1/a.png"_s, u"--size"_s, u"large"_s} << 2
                                  << u"--size"_s;
        QTest::addRow("bad theme") << QStringList {u"--screenshot"_s, u"%1/a.png"_s, u"--theme"_s, u"pink"_s} << 2
                                   << u"--theme"_s;
        QTest::addRow("no display") << QStringList {u"--demo"_s} << 3 << u"display"_s;
    }

    void failures()
    {
        QFETCH(QStringList, arguments);
        QFETCH(const QString, word);
        for (QString& argument : arguments)
            argument.replace(u"%1"_s, m_dir.path());
        const Run result = runIn(arguments, m_dir.path());
        QTEST(result.code, "code");
        QVERIFY2(result.error.startsWith(u"stemma: "_s) && result.error.contains(word), qPrintable(result.error));
    }
};

TEST_CLASS(TestScreenshot)
#include "tst_screenshot.moc"
