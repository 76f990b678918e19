// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessiongroup.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/settings.h"

#include <QFile>
#include <QLockFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr int Patience = 20'000;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Nobody waits for the disk that the settings are on.
class TestSettingsFile final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

private slots:
    void nobodyWaitsForTheDisk()
    {
        const QString path = m_dir.filePath(u"slow.ini"_s);
        QLockFile held(path + u".lock"_s); // whoever writes waits for it
        QVERIFY(held.lock());
        {
            Settings settings(path);
            settings.setOpenStores({u"/a.db"_s});
            QCoreApplication::processEvents();
            settings.save();
            QCOMPARE(settings.openStores(), QStringList {u"/a.db"_s});
            settings.setOpenStores({u"/b.db"_s});
            QVERIFY(!settings.isWritten());
        }
        // Another window has it at once, also where the first one is gone.
        const Settings again(path);
        QCOMPARE(again.openStores(), QStringList {u"/b.db"_s});
        QVERIFY(!again.isWritten());
        QCOMPARE(bytesOf(path), QByteArray());
        held.unlock();
        QTRY_VERIFY_WITH_TIMEOUT(again.isWritten(), Patience);
        QVERIFY2(bytesOf(path).contains("/b.db"), bytesOf(path).constData());
    }

    void whatOthersWroteIsTakenUp()
    {
        const QString path = m_dir.filePath(u"others.ini"_s);
        Settings settings(path);
        settings.setOpenStores({u"/a.db"_s});
        settings.setRawIndented(true);
        QTRY_VERIFY_WITH_TIMEOUT(settings.isWritten(), Patience);
        QByteArray bytes = bytesOf(path);
        QVERIFY2(bytes.contains("open=/a.db"), bytes.constData());
        bytes.replace("open=/a.db", "open=/theirs.db");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        settings.setRawIndented(false);
        QTRY_VERIFY_WITH_TIMEOUT(settings.isWritten(), Patience);
        QCOMPARE(settings.openStores(), QStringList {u"/theirs.db"_s});
        QVERIFY(!settings.rawIndented());
        QVERIFY2(bytesOf(path).contains("indented=false"), bytesOf(path).constData());
    }

    void whatIsRemovedGoes()
    {
        const QString path = m_dir.filePath(u"removed.ini"_s);
        Settings settings(path);
        settings.addRecentStore({u"/a.db"_s, u"mnesis"_s, 1, 2});
        QTRY_VERIFY_WITH_TIMEOUT(settings.isWritten(), Patience);
        QVERIFY(bytesOf(path).contains("recent"));
        settings.clearRecentStores();
        QVERIFY(settings.recentStores().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(settings.isWritten(), Patience);
        QVERIFY(!bytesOf(path).contains("recent"));
    }

    /// Who had grouped the sessions before there were more groupings than one.
    void anOldGroupingIsTakenOver()
    {
        const auto groupingIn = [this](const QString& name, const QByteArray& lines) {
            const QString path = m_dir.filePath(name);
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write("[sessions]\n" + lines) <= 0)
                return -1;
            file.close();
            const Settings settings(path);
            return settings.sessionList().grouping;
        };
        QCOMPARE(groupingIn(u"project.ini"_s, "by-project=true\n"), int(SessionGrouping::Project));
        QCOMPARE(groupingIn(u"store.ini"_s, "by-project=false\n"), int(SessionGrouping::Store));
        QCOMPARE(groupingIn(u"newer.ini"_s, "by-project=true\ngrouping=0\n"), int(SessionGrouping::Store));
        // Once: it does not come back after another choice.
        const QString path = m_dir.filePath(u"project.ini"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!bytesOf(path).contains("by-project"), Patience);
        QVERIFY2(bytesOf(path).contains("grouping=1"), bytesOf(path).constData());
    }

    void aFolderThatIsGoneStaysAway()
    {
        auto folder = std::make_unique<QTemporaryDir>();
        const QString path = folder->filePath(u"gone.ini"_s);
        Settings settings(path);
        folder.reset();
        settings.setRawIndented(true);
        QTRY_VERIFY_WITH_TIMEOUT(settings.isWritten(), Patience);
        QVERIFY(!QFile::exists(path));
    }
};

GUI_TEST_CLASS(TestSettingsFile)

#include "tst_settingsfile.moc"
