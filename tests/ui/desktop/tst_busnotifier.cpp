// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/needed.h"
#include "tests/testkit/privatebus.h"
#include "tests/testkit/testclass.h"
#include "ui/common/busnotifier.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusServiceWatcher>
#include <QSignalSpy>
#include <QTest>
#include <QVariantMap>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The notification service of a desktop, as the specification has it.
class PlayedNoticeService final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")
public:
    static inline const QString Name = u"org.freedesktop.Notifications"_s;

    struct Notice
    {
        QString title;
        QString text;
        QStringList actions;
        QString desktopEntry;
    };

    PlayedNoticeService(const PrivateBus& bus, QStringList abilities)
        : m_name(QString::number(quintptr(this)))
        , m_connection(QDBusConnection::connectToBus(bus.address(), m_name))
        , m_abilities(std::move(abilities))
    {
        m_connection.registerObject(u"/org/freedesktop/Notifications"_s, this, QDBusConnection::ExportAllContents);
        const auto answer = m_connection.interface()->registerService(
            Name, QDBusConnectionInterface::ReplaceExistingService, QDBusConnectionInterface::AllowReplacement);
        isThere = answer.value() == QDBusConnectionInterface::ServiceRegistered;
    }
    ~PlayedNoticeService() override
    {
        m_connection.unregisterService(Name);
        m_connection = QDBusConnection(QString());
        QDBusConnection::disconnectFromBus(m_name);
    }
    Q_DISABLE_COPY_MOVE(PlayedNoticeService)

    bool isThere = false;
    int asked = 0; ///< what it can do
    QList<Notice> notices; ///< their ids count from 1

public slots:
    // Named as the specification has them. NOLINTBEGIN(readability-identifier-naming)
    QStringList GetCapabilities()
    {
        ++asked;
        return m_abilities;
    }
    uint Notify(const QString& /*program*/, uint /*replaced*/, const QString& /*icon*/, const QString& title,
        const QString& text, const QStringList& actions, const QVariantMap& hints, int /*time*/)
    {
        notices += Notice {title, text, actions, hints.value(u"desktop-entry"_s).toString()};
        return uint(notices.size());
    }

signals:
    void ActivationToken(uint id, const QString& token);
    void ActionInvoked(uint id, const QString& action);
    void NotificationClosed(uint id, uint reason);
    // NOLINTEND(readability-identifier-naming)

private:
    QString m_name; ///< of the connection
    QDBusConnection m_connection;
    QStringList m_abilities;
};

/// Notices of the desktop, on a bus with a service that is played.
class TestBusNotifier final : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        NEED(PrivateBus::missingProgram());
        auto bus = PrivateBus::start();
        QVERIFY2(bus, bus ? "" : qPrintable(bus.error().text));
        m_bus = std::move(*bus);
        m_notifier
            = std::make_unique<BusNotifier>(QDBusConnection::connectToBus(m_bus->address(), u"program"_s), nullptr);
        m_activated = std::make_unique<QSignalSpy>(m_notifier.get(), &DesktopNotifier::activated);
        m_failed = std::make_unique<QSignalSpy>(m_notifier.get(), &DesktopNotifier::failed);
    }
    void cleanup()
    {
        m_activated.reset();
        m_failed.reset();
        m_notifier.reset();
        QDBusConnection::disconnectFromBus(u"program"_s);
        m_bus.reset();
    }

    void textIsNoMarkup_data()
    {
        QTest::addColumn<QStringList>("abilities");
        QTest::addColumn<QString>("text");
        QTest::newRow("markup") << QStringList {u"actions"_s, u"body"_s, u"body-markup"_s}
                                << u"&lt;b&gt; &amp;&amp; c"_s;
        QTest::newRow("no markup") << QStringList {u"actions"_s, u"body"_s} << u"<b> && c"_s;
    }
    void textIsNoMarkup()
    {
        QFETCH(const QStringList, abilities);
        const PlayedNoticeService service(*m_bus, abilities);
        QVERIFY(service.isThere);
        m_notifier->show(7, {u"Lost: 1 < 2"_s, u"<b> && c"_s, u"Show losses"_s});
        QTRY_COMPARE(service.notices.size(), 1);
        QCOMPARE(service.notices.at(0).title, u"Lost: 1 < 2"_s); // a title never is
        QTEST(service.notices.at(0).text, "text");
        QCOMPARE(service.notices.at(0).desktopEntry, u"org.stemma.Stemma"_s);
        QVERIFY(m_failed->isEmpty());
    }

    /// Some make a dialog of a notice that has some.
    void actionsOnlyWhereTheyAreKnown()
    {
        const PlayedNoticeService service(*m_bus, {u"body"_s});
        m_notifier->show(7, {u"Lost"_s, u"text"_s, u"Show losses"_s});
        QTRY_COMPARE(service.notices.size(), 1);
        QCOMPARE(service.notices.at(0).actions, QStringList());
    }

    void actionLeadsBack()
    {
        PlayedNoticeService service(*m_bus, {u"actions"_s});
        m_notifier->show(7, {u"one"_s, u"text"_s, u"Show losses"_s});
        m_notifier->show(8, {u"two"_s, u"text"_s, u"Show losses"_s});
        QTRY_COMPARE(service.notices.size(), 2);
        QCOMPARE(service.asked, 1);
        QCOMPARE(
            service.notices.at(0).actions, (QStringList {u"default"_s, u"Show losses"_s, u"open"_s, u"Show losses"_s}));
        emit service.ActivationToken(2, u"token"_s);
        emit service.ActionInvoked(2, u"open"_s);
        QTRY_COMPARE(m_activated->size(), 1);
        QCOMPARE(m_activated->at(0), (QVariantList {8ULL, u"token"_s}));
        emit service.ActionInvoked(1, u"default"_s);
        QTRY_COMPARE(m_activated->size(), 2);
        QCOMPARE(m_activated->at(1), (QVariantList {7ULL, QString()}));
    }

    void closedOrForeignOnesLeadNowhere()
    {
        PlayedNoticeService service(*m_bus, {u"actions"_s});
        m_notifier->show(7, {u"one"_s, u"text"_s, u"Show losses"_s});
        m_notifier->show(8, {u"two"_s, u"text"_s, u"Show losses"_s});
        QTRY_COMPARE(service.notices.size(), 2);
        emit service.NotificationClosed(1, 2);
        emit service.ActionInvoked(1, u"default"_s);
        emit service.ActionInvoked(4711, u"default"_s);
        emit service.ActionInvoked(2, u"default"_s);
        QTRY_COMPARE(m_activated->size(), 1);
        QCOMPARE(m_activated->at(0).at(0).toULongLong(), 8ULL);
    }

    void withoutAServiceItSaysSo()
    {
        m_notifier->show(7, {u"one"_s, u"text"_s, u"Show losses"_s});
        m_notifier->show(8, {u"two"_s, u"text"_s, u"Show losses"_s});
        QTRY_COMPARE(m_failed->size(), 2);
        QCOMPARE(m_failed->at(0).at(0).toULongLong(), 7ULL);
        // It may come later.
        const PlayedNoticeService service(*m_bus, {});
        m_notifier->show(9, {u"three"_s, u"text"_s, u"Show losses"_s});
        QTRY_COMPARE(service.notices.size(), 1);
        QCOMPARE(m_failed->size(), 2);
    }

    void anotherServiceCountsAnew_data()
    {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("ended") << false;
        QTest::newRow("replaced") << true;
    }
    /// Its ids are those of other notices.
    void anotherServiceCountsAnew()
    {
        QFETCH(const bool, isReplaced);
        auto first = std::make_unique<PlayedNoticeService>(*m_bus, QStringList {u"actions"_s});
        m_notifier->show(7, {u"one"_s, u"text"_s, u"Show losses"_s});
        QTRY_COMPARE(first->notices.size(), 1);
        const QDBusServiceWatcher watcher(PlayedNoticeService::Name, QDBusConnection(u"program"_s));
        QSignalSpy came(&watcher, &QDBusServiceWatcher::serviceOwnerChanged);
        if (!isReplaced)
            first.reset();
        PlayedNoticeService service(*m_bus, {u"actions"_s, u"body-markup"_s});
        QTRY_COMPARE(came.size(), isReplaced ? 1 : 2); // so it is known, too, that the other one went
        service.notices += PlayedNoticeService::Notice {u"of another program"_s, {}, {}, {}};
        m_notifier->show(8, {u"two"_s, u"a & b"_s, u"Show losses"_s});
        QTRY_COMPARE(service.notices.size(), 2);
        QCOMPARE(service.notices.at(1).text, u"a &amp; b"_s);
        emit service.ActionInvoked(1, u"default"_s);
        emit service.ActionInvoked(2, u"default"_s);
        QTRY_COMPARE(m_activated->size(), 1);
        QCOMPARE(m_activated->at(0).at(0).toULongLong(), 8ULL);
    }

    void theBusIsGone()
    {
        m_bus.reset();
        QTRY_VERIFY(!QDBusConnection(u"program"_s).isConnected());
        m_notifier->show(7, {u"one"_s, u"text"_s, u"Show losses"_s});
        QTRY_COMPARE(m_failed->size(), 1);
    }

private:
    std::unique_ptr<PrivateBus> m_bus;
    std::unique_ptr<BusNotifier> m_notifier;
    std::unique_ptr<QSignalSpy> m_activated;
    std::unique_ptr<QSignalSpy> m_failed;
};

TEST_CLASS(TestBusNotifier)
#include "tst_busnotifier.moc"
