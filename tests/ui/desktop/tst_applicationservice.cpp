// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/needed.h"
#include "tests/testkit/privatebus.h"
#include "tests/testkit/testclass.h"
#include "ui/desktop/applicationservice.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusServer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QUrl>
#include <QtConcurrentRun>

#include <atomic>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// One of several programs on a bus.
struct ProgramOnBus
{
    ProgramOnBus(const PrivateBus& bus, const QString& itsName)
        : name(itsName)
        , connection(QDBusConnection::connectToBus(bus.address(), itsName))
        , service(std::make_unique<ApplicationService>(connection, nullptr))
    {
    }
    ~ProgramOnBus()
    {
        service.reset();
        QDBusConnection::disconnectFromBus(name);
    }
    Q_DISABLE_COPY_MOVE(ProgramOnBus)

    QString name;
    QDBusConnection connection;
    std::unique_ptr<ApplicationService> service;
};

} // namespace

/// Links, and the service that takes them from other programs: over a connection of two, for which no bus is needed,
/// and who of several programs takes them, on a bus.
class TestApplicationService final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_server = std::make_unique<QDBusServer>(u"unix:tmpdir=/tmp"_s);
        QVERIFY2(m_server->isConnected(), qPrintable(m_server->lastError().message()));
        m_server->setAnonymousAuthenticationAllowed(true);
        connect(m_server.get(), &QDBusServer::newConnection, this, [this](const QDBusConnection& connection) {
            m_service = std::make_unique<ApplicationService>(connection, nullptr);
            m_service->offer();
            connect(m_service.get(), &ApplicationService::wished, this,
                [this](const ApplicationService::Wish& wish, const QString& token) {
                    m_wishes += wish;
                    m_tokens += token;
                });
        });
        m_client = std::make_unique<QDBusConnection>(QDBusConnection::connectToPeer(m_server->address(), u"client"_s));
        QTRY_VERIFY(m_client->isConnected() && m_service);
    }
    void init()
    {
        m_wishes.clear();
        m_tokens.clear();
    }
    void cleanupTestCase()
    {
        m_service.reset();
        QDBusConnection::disconnectFromPeer(u"client"_s);
    }

    void links_data()
    {
        QTest::addColumn<QString>("store");
        QTest::addColumn<QString>("session");
        QTest::addColumn<QString>("message");
        QTest::newRow("store") << u"/data/sessions.db"_s << QString() << QString();
        QTest::newRow("all") << u"/data/a b/sessions.db"_s << u"s1"_s << u"m1"_s;
        QTest::newRow("signs") << u"/data/a&b=c%20#é+?/x"_s << u"a&session=b"_s << u"m/1?%&#+ "_s;
        QTest::newRow("server") << u"postgresql://me@host:5432/db?schema=a&b=c"_s << u"s"_s << QString();
    }
    void links()
    {
        QFETCH(QString, store);
        QFETCH(QString, session);
        QFETCH(QString, message);
        const SessionLink link {store, SessionId(session), message};
        const QString text = link.toUrl().toString(QUrl::FullyEncoded);
        QVERIFY2(text.startsWith(u"stemma://open?store="_s), qPrintable(text));
        const auto read = SessionLink::of(QUrl(text));
        QVERIFY(read);
        QCOMPARE(*read, link);
    }

    void noLinks_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"", "stemma:", "stemma://", "stemma://open", "stemma://open?store=",
                 "stemma://open?store=relative.db", "stemma://other?store=/a", "http://example.org/?store=/a",
                 "stemma://open?session=x", "stemma://open?store=/a%00b", "file:relative", "%%%"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void noLinks()
    {
        QFETCH(QString, text);
        QVERIFY(!SessionLink::of(QUrl(text)));
    }

    void wordsOfACommandLine()
    {
        QCOMPARE(SessionLink::ofWord(u"x.db"_s).store, QString(QDir::currentPath() + u"/x.db"_s));
        QCOMPARE(SessionLink::ofWord(u"/a/b"_s), (SessionLink {u"/a/b"_s}));
        QCOMPARE(SessionLink::ofWord(u"file:///a%20b"_s), (SessionLink {u"/a b"_s}));
        QCOMPARE(SessionLink::ofWord(u"postgresql://h/d"_s), (SessionLink {u"postgresql://h/d"_s}));
        QCOMPARE(SessionLink::ofWord(u"stemma://open?store=/a&session=s&message=3"_s),
            (SessionLink {u"/a"_s, SessionId(u"s"_s), u"3"_s}));
    }

    void opens()
    {
        const SessionLink first {u"/data/ü.db"_s, SessionId(u"s"_s), u"m"_s};
        const SessionLink second {u"/data/2.db"_s};
        QVERIFY(send({{first, second}}));
        QCOMPARE(m_wishes.size(), 1);
        QCOMPARE(m_wishes.at(0).links, (QList<SessionLink> {first, second}));
        QVERIFY(!m_wishes.at(0).isNewWindow);
    }

    void activatesWithItsToken()
    {
        QStringList wanted;
        for (const char* variable : {"DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN"}) {
            wanted += QString::fromLatin1(variable); // any token
            qputenv(variable, wanted.last().toUtf8());
            const QVariantMap read = ApplicationService::ownPlatformData();
            qunsetenv(variable); // as the application does on X11
            QVERIFY(send({{}, false, read}));
        }
        QCOMPARE(m_wishes.size(), 2);
        QVERIFY(m_wishes.at(0).links.isEmpty());
        QCOMPARE(m_tokens, wanted);
    }

    void newWindow()
    {
        const SessionLink link {u"/data/1.db"_s};
        QVERIFY(send({{link}, true}));
        QCOMPARE(m_wishes.size(), 1);
        QVERIFY(m_wishes.at(0).isNewWindow);
        QCOMPARE(m_wishes.at(0).links, QList<SessionLink> {link});
    }

    void whatIsNoneIsLeftOut()
    {
        QVERIFY(call(u"Open"_s, {QStringList {u"nonsense"_s, u"file:///a"_s, QString(100'000, u'x')}, QVariantMap()}));
        QCOMPARE(m_wishes.size(), 1);
        QCOMPARE(m_wishes.at(0).links, QList<SessionLink> {{u"/a"_s}});
        QVERIFY(call(u"ActivateAction"_s, {u"no-such"_s, QVariantList(), QVariantMap()}));
        QCOMPARE(m_wishes.size(), 1);
        QVERIFY(!call(u"Open"_s, {7}));
        QVERIFY(!call(u"deleteLater"_s, {}));
        QVERIFY(m_service);
    }

    void oneProgramDoesItForAll()
    {
        NEED(PrivateBus::missingProgram());
        const auto bus = PrivateBus::start();
        QVERIFY2(bus, bus ? "" : qPrintable(bus.error().text));
        ProgramOnBus first(**bus, u"first"_s);
        const ProgramOnBus second(**bus, u"second"_s);
        const ProgramOnBus later(**bus, u"later"_s);
        const auto handOver = [this, &later] {
            return inBackground([&later] { return ApplicationService(later.connection, nullptr).handOver({}); });
        };
        QVERIFY(!handOver()); // there is none yet
        QVERIFY(first.service->offer());
        QVERIFY(!second.service->offer());
        QSignalSpy ofFirst(first.service.get(), &ApplicationService::wished);
        QSignalSpy ofSecond(second.service.get(), &ApplicationService::wished);
        QVERIFY(handOver());
        QCOMPARE(ofFirst.size(), 1);
        // It ends, perhaps long before its process does.
        first.service.reset();
        QVERIFY(handOver());
        QCOMPARE(ofSecond.size(), 1);
    }

    void whoDoesNotAnswerIsAskedOnce()
    {
        NEED(PrivateBus::missingProgram());
        const auto bus = PrivateBus::start();
        QVERIFY2(bus, bus ? "" : qPrintable(bus.error().text));
        const ProgramOnBus frozen(**bus, u"frozen"_s);
        const ProgramOnBus asking(**bus, u"asking"_s);
        QVERIFY(frozen.service->offer());
        std::atomic<int> calls = 0;
        connect(frozen.service.get(), &ApplicationService::wished, frozen.service.get(), [&calls] { ++calls; });
        QThread thread; // does nothing until it is started
        frozen.service->moveToThread(&thread);
        QVERIFY(!inBackground([&asking] {
            ApplicationService service(asking.connection, nullptr);
            return service.handOver({}) || service.handOver({});
        }));
        thread.start();
        QTRY_VERIFY(calls > 0);
        thread.quit();
        QVERIFY(thread.wait());
        QCOMPARE(calls.load(), 1);
    }

    void withoutABus()
    {
        const QByteArray address = qgetenv("DBUS_SESSION_BUS_ADDRESS");
        const QByteArray folder = qgetenv("XDG_RUNTIME_DIR");
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        qunsetenv("XDG_RUNTIME_DIR");
        ApplicationService alone;
        QVERIFY(!alone.handOver({}));
        QVERIFY(alone.offer());
        if (!address.isEmpty())
            qputenv("DBUS_SESSION_BUS_ADDRESS", address);
        if (!folder.isEmpty())
            qputenv("XDG_RUNTIME_DIR", folder);
    }

private:
    /// Another program would wait for the answer as this thread must not: it gives it.
    bool send(const ApplicationService::Wish& wish)
    {
        return inBackground([this, wish] { return ApplicationService(*m_client, nullptr).send({}, wish); });
    }
    bool call(const QString& method, const QVariantList& arguments)
    {
        return inBackground([this, method, arguments] {
            QDBusMessage message = QDBusMessage::createMethodCall(
                {}, ApplicationService::Path, u"org.freedesktop.Application"_s, method);
            message.setArguments(arguments);
            return m_client->call(message, QDBus::Block, 10'000).type() == QDBusMessage::ReplyMessage;
        });
    }
    static bool inBackground(const std::function<bool()>& work)
    {
        const QFuture<bool> answer = QtConcurrent::run(work);
        return QTest::qWaitFor([&answer] { return answer.isFinished(); }, testclass::Patience) && answer.result();
    }

    std::unique_ptr<QDBusServer> m_server;
    std::unique_ptr<QDBusConnection> m_client;
    std::unique_ptr<ApplicationService> m_service;
    QList<ApplicationService::Wish> m_wishes;
    QStringList m_tokens;
};

TEST_CLASS(TestApplicationService)
#include "tst_applicationservice.moc"
