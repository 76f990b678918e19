// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/needed.h"
#include "tests/testkit/privatebus.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QVariantMap>

#include <algorithm>

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The built program on a session bus: later starts, the desktop, and what never gets there.
class TestOneInstance final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();

    void laterStartsHandOver_data();
    void laterStartsHandOver();
    void twoAtOnce();
    void frozenOnesAreLeftAlone();
    void deadOnesAreReplaced();
    void eachHasItsOwnWhereThatIsChosen();
    void desktopStartsIt_data();
    void desktopStartsIt();
    void desktopFileFits();
    void withoutABus_data();
    void withoutABus();
    void whatNeedsNoBus_data();
    void whatNeedsNoBus();

private:
    /// A start of the program with a home of its own, so that what it keeps there tells what it did itself.
    class Start
    {
    public:
        Start(const QString& home, const QString& bus, const QStringList& arguments)
            : m_home(home)
        {
            m_process.setProcessEnvironment(environmentIn(home, bus));
            m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
            m_process.start(qEnvironmentVariable("STEMMA_PROGRAM"), arguments, QIODevice::ReadOnly);
        }
        ~Start()
        {
            m_process.kill();
            m_process.waitForFinished();
        }
        Q_DISABLE_COPY_MOVE(Start)

        [[nodiscard]] bool hasOpened(const QString& store) const { return isKept(m_home, store); }
        [[nodiscard]] bool isRunning() const { return m_process.state() == QProcess::Running; }
        [[nodiscard]] bool hasEnded() const { return m_process.state() == QProcess::NotRunning; }
        [[nodiscard]] bool hasEndedWell() const
        {
            return hasEnded() && m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
        }
        [[nodiscard]] qint64 id() const { return m_process.processId(); }
        void signal(int number) const { ::kill(pid_t(m_process.processId()), number); }
        [[nodiscard]] QByteArray errors() { return m_process.readAllStandardError(); }

    private:
        QString m_home;
        QProcess m_process;
    };

    /// @p bus: an address; empty: there is none.
    static QProcessEnvironment environmentIn(const QString& home, const QString& bus);
    /// Whether the settings of a program in @p home say that it opened @p store.
    static bool isKept(const QString& home, const QString& store);

    [[nodiscard]] QString home(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] QString bus() const { return m_bus ? m_bus->address() : QString(); }
    void startBus(const QByteArray& serviceFile = {},
        const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment());
    void choose(const QString& home, const QByteArray& settings) const;
    [[nodiscard]] QDBusConnection desktop() const { return QDBusConnection(u"desktop"_s); }
    [[nodiscard]] bool isThere() const { return desktop().interface()->isServiceRegistered(Name); }
    [[nodiscard]] uint owner() const { return desktop().interface()->servicePid(Name).value(); }
    /// As desktops and file managers do; the answer may take as long as the program needs to start.
    [[nodiscard]] bool call(const QString& method, const QVariantList& arguments) const;

    static inline const QString Name = u"org.stemma.Stemma"_s;

    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PrivateBus> m_bus;
    QString m_store;
    QString m_other;
};

QProcessEnvironment TestOneInstance::environmentIn(const QString& home, const QString& bus)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"HOME"_s, home);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    for (const QString& name : {u"CACHE"_s, u"CONFIG"_s, u"DATA"_s, u"STATE"_s})
        environment.insert(u"XDG_%1_HOME"_s.arg(name), home + u'/' + name);
    environment.remove(u"XDG_RUNTIME_DIR"_s); // a bus may be there, too
    environment.remove(u"DBUS_SESSION_BUS_ADDRESS"_s);
    if (!bus.isEmpty())
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, bus);
    return environment;
}

bool TestOneInstance::isKept(const QString& home, const QString& store)
{
    QFile file(home + u"/CONFIG/stemma/stemma.ini"_s);
    return file.open(QIODevice::ReadOnly) && file.readAll().contains(store.toUtf8());
}

void TestOneInstance::choose(const QString& home, const QByteArray& settings) const
{
    QVERIFY(QDir().mkpath(home + u"/CONFIG/stemma"_s));
    QFile file(home + u"/CONFIG/stemma/stemma.ini"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(settings);
}

void TestOneInstance::startBus(const QByteArray& serviceFile, const QProcessEnvironment& environment)
{
    auto started = PrivateBus::start(serviceFile, environment);
    QVERIFY2(started, started ? "" : qPrintable(started.error().text));
    m_bus = std::move(*started);
    QVERIFY(QDBusConnection::connectToBus(m_bus->address(), u"desktop"_s).isConnected());
}

bool TestOneInstance::call(const QString& method, const QVariantList& arguments) const
{
    QDBusMessage message
        = QDBusMessage::createMethodCall(Name, u"/org/stemma/Stemma"_s, u"org.freedesktop.Application"_s, method);
    message.setArguments(arguments);
    return desktop().call(message, QDBus::Block, testclass::Patience).type() == QDBusMessage::ReplyMessage;
}

void TestOneInstance::initTestCase()
{
    QVERIFY(writeSampleStore(m_sample.filePath(u"s.db"_s)));
}

void TestOneInstance::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = m_folder->filePath(u"one store.db"_s);
    m_other = m_folder->filePath(u"another.db"_s);
    QVERIFY(QFile::copy(m_sample.filePath(u"s.db"_s), m_store));
    QVERIFY(QFile::copy(m_sample.filePath(u"s.db"_s), m_other));
}

void TestOneInstance::cleanup()
{
    QDBusConnection::disconnectFromBus(u"desktop"_s);
    m_bus.reset();
}

void TestOneInstance::laterStartsHandOver_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("path") << QStringList {u"STORE"_s};
    QTest::newRow("path and message") << QStringList {u"STORE"_s, u"--message"_s, u"3"_s};
    QTest::newRow("link") << QStringList {u"LINK"_s};
    QTest::newRow("new window") << QStringList {u"--new-window"_s, u"STORE"_s};
}

void TestOneInstance::laterStartsHandOver()
{
    NEED(PrivateBus::missingProgram());
    QFETCH(QStringList, arguments);
    const QString link
        = u"stemma://open?store="_s + QString::fromLatin1(QUrl::toPercentEncoding(m_store, "/")) + u"&message=2"_s;
    arguments.replaceInStrings(u"STORE"_s, m_store).replaceInStrings(u"LINK"_s, link);
    startBus();
    Start first(home(u"first"_s), bus(), {});
    QTRY_VERIFY2(isThere(), first.errors().constData());
    QVERIFY(call(u"Activate"_s, {QVariantMap()})); // it answers
    Start second(home(u"second"_s), bus(), arguments);
    QTRY_VERIFY(second.hasEnded());
    QVERIFY2(second.hasEndedWell(), second.errors().constData());
    QTRY_VERIFY(first.hasOpened(m_store));
    QVERIFY(!second.hasOpened(m_store));
    QVERIFY(first.isRunning());
}

/// Neither sees the other while it starts.
void TestOneInstance::twoAtOnce()
{
    NEED(PrivateBus::missingProgram());
    startBus();
    const Start one(home(u"first"_s), bus(), {m_store});
    const Start other(home(u"second"_s), bus(), {m_other});
    QTRY_VERIFY(one.hasEnded() || other.hasEnded());
    QVERIFY(one.hasEndedWell() || other.hasEndedWell());
    const Start& left = one.hasEnded() ? other : one;
    QTRY_VERIFY(left.hasOpened(m_store) && left.hasOpened(m_other));
    QVERIFY(left.isRunning());
    QCOMPARE(owner(), uint(left.id()));
}

void TestOneInstance::frozenOnesAreLeftAlone()
{
    NEED(PrivateBus::missingProgram());
    startBus();
    const Start first(home(u"first"_s), bus(), {});
    QTRY_VERIFY(isThere());
    first.signal(SIGSTOP);
    const Start second(home(u"second"_s), bus(), {m_store});
    QTRY_VERIFY(second.hasOpened(m_store));
    QVERIFY(second.isRunning());
    // It takes the place of the first, once that is gone.
    first.signal(SIGKILL);
    QTRY_COMPARE(owner(), uint(second.id()));
    QVERIFY(call(u"Open"_s, {QStringList {QUrl::fromLocalFile(m_other).toString(QUrl::FullyEncoded)}, QVariantMap()}));
    QTRY_VERIFY(second.hasOpened(m_other));
}

void TestOneInstance::deadOnesAreReplaced()
{
    NEED(PrivateBus::missingProgram());
    startBus();
    const Start first(home(u"first"_s), bus(), {});
    QTRY_VERIFY(isThere());
    first.signal(SIGSTOP);
    const Start second(home(u"second"_s), bus(), {m_store});
    first.signal(SIGKILL); // before or while it is asked
    QTRY_VERIFY(second.hasOpened(m_store));
    QTRY_COMPARE(owner(), uint(second.id()));
}

void TestOneInstance::eachHasItsOwnWhereThatIsChosen()
{
    NEED(PrivateBus::missingProgram());
    startBus();
    const Start first(home(u"first"_s), bus(), {});
    QTRY_VERIFY(isThere());
    choose(home(u"second"_s), "[window]\none-instance=false\n");
    const Start second(home(u"second"_s), bus(), {m_store});
    QTRY_VERIFY(second.hasOpened(m_store));
    QVERIFY(second.isRunning() && !first.hasOpened(m_store));
}

void TestOneInstance::desktopStartsIt_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::newRow("one window") << QByteArray();
    // The bus waits for an answer all the same.
    QTest::newRow("each its own") << QByteArray("[window]\none-instance=false\n");
}

/// By the service file that is installed, as a file manager has it done.
void TestOneInstance::desktopStartsIt()
{
    NEED(PrivateBus::missingProgram());
    QFETCH(const QByteArray, settings);
    QFile file(qEnvironmentVariable("STEMMA_SOURCE") + u"/packaging/org.stemma.Stemma.service.in"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray service = file.readAll();
    QVERIFY(service.contains("@bindir@/stemma\n"));
    service.replace("@bindir@/stemma", qgetenv("STEMMA_PROGRAM"));
    choose(home(u"first"_s), settings);
    startBus(service, environmentIn(home(u"first"_s), {}));
    const auto ended = qScopeGuard([this] { // it is nobody's child
        if (const uint process = owner(); process != 0)
            ::kill(pid_t(process), SIGKILL);
    });
    const auto open = [this](const QString& store) {
        const QString uri = QUrl::fromLocalFile(store).toString(QUrl::FullyEncoded);
        return call(u"Open"_s, {QStringList {uri}, QVariantMap {{u"desktop-startup-id"_s, u"id"_s}}});
    };
    QVERIFY(open(m_store));
    QTRY_VERIFY(isKept(home(u"first"_s), m_store));
    const uint process = owner();
    QVERIFY(process != 0);
    QVERIFY(open(m_other));
    QTRY_VERIFY(isKept(home(u"first"_s), m_other));
    QVERIFY(call(u"ActivateAction"_s, {u"new-window"_s, QVariant(QVariantList()), QVariantMap()}));
    QVERIFY(call(u"Activate"_s, {QVariantMap()}));
    QCOMPARE(owner(), process);
}

/// The desktop takes the name on the bus from that of the file.
void TestOneInstance::desktopFileFits()
{
    const QString folder = qEnvironmentVariable("STEMMA_SOURCE") + u"/packaging/"_s;
    QFile entry(folder + Name + u".desktop"_s);
    QVERIFY(entry.open(QIODevice::ReadOnly));
    const QByteArrayList lines = entry.readAll().split('\n');
    for (const char* line : {"DBusActivatable=true", "Exec=stemma %U", "Actions=new-window;",
             "[Desktop Action new-window]", "Exec=stemma --new-window"})
        QVERIFY2(lines.contains(line), line);
    QFile service(folder + Name + u".service.in"_s);
    QVERIFY(service.open(QIODevice::ReadOnly));
    QVERIFY(service.readAll().split('\n').contains("Name=" + Name.toLatin1()));
}

void TestOneInstance::withoutABus_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("none") << QString();
    QTest::newRow("gone") << u"unix:path=/nonexistent/bus"_s;
    QTest::newRow("no address") << u"nonsense"_s;
}

void TestOneInstance::withoutABus()
{
    QFETCH(const QString, address);
    const Start start(home(u"first"_s), address, {m_store});
    QTRY_VERIFY(start.hasOpened(m_store));
    QVERIFY(start.isRunning());
}

void TestOneInstance::whatNeedsNoBus_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("list") << QStringList {u"list"_s, u"STORE"_s};
    QTest::newRow("lineage") << QStringList {u"lineage"_s, u"STORE"_s};
    QTest::newRow("usage") << QStringList {u"usage"_s, u"STORE"_s};
    QTest::newRow("version") << QStringList {u"--version"_s};
    QTest::newRow("picture") << QStringList {u"--demo"_s, u"--screenshot"_s, u"PICTURE"_s};
}

/// One that accepts connections and says nothing would hold up whoever asks it.
void TestOneInstance::whatNeedsNoBus()
{
    QFETCH(QStringList, arguments);
    arguments.replaceInStrings(u"STORE"_s, m_store)
        .replaceInStrings(u"PICTURE"_s, m_folder->filePath(u"picture.png"_s));
    const QByteArray path = QFile::encodeName(m_folder->filePath(u"silent"_s));
    sockaddr_un address {};
    address.sun_family = AF_UNIX;
    QVERIFY(size_t(path.size()) < sizeof address.sun_path);
    std::copy(path.begin(), path.end(), address.sun_path);
    const int listening = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    QVERIFY(listening >= 0);
    const auto closed = qScopeGuard([listening] { ::close(listening); });
    QVERIFY(::bind(listening, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    QVERIFY(::listen(listening, 5) == 0);
    Start start(home(u"first"_s), u"unix:path="_s + QFile::decodeName(path), arguments);
    pollfd asked {listening, POLLIN, 0};
    const auto isAsked = [&asked] { return ::poll(&asked, 1, 0) != 0; };
    QTRY_VERIFY(start.hasEnded() || isAsked());
    QVERIFY(!isAsked());
    QVERIFY2(start.hasEndedWell(), start.errors().constData());
}

TEST_CLASS(TestOneInstance)
#include "tst_oneinstance.moc"
