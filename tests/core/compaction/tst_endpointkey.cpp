// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/jobcontrol.h"
#include "core/compaction/client/endpointkey.h"
#include "tests/testkit/fakekeychain.h"
#include "tests/testkit/testclass.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimer>

using namespace stemma;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// Where the key of an endpoint is looked for, and what is done while nobody answers.
class TestEndpointKey final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void places_data();
    void places();
    void isNamedAsInTheWindow();
    void comesLater();
    void nobodyAnswers();
    void isCancelled();

private:
    FakeKeychain m_keychain;
    ModelEndpoint m_endpoint;
};

namespace {

/// Answers once the event loop runs, as the desktop's does.
class SlowKeychain final : public Keychain
{
public:
    void check(QObject* /*context*/, const std::function<void(const QString&)>& answer) override { answer({}); }
    void read(QObject* context, const QString& url, const std::function<void(const QString&)>& answer) override
    {
        QTimer::singleShot(10ms, context, [url, answer] { answer(u"of "_s + url); });
    }
    void write(QObject* /*context*/, const QString& /*url*/, const QString& /*password*/,
        const std::function<void(const QString&)>& answer) override
    {
        answer({});
    }
};

} // namespace

void TestEndpointKey::init()
{
    m_keychain.kept.clear();
    m_keychain.isSilent = false;
    m_endpoint = {};
    m_endpoint.url = QUrl(u"https://api.openai.com/v1/"_s);
    qputenv("OWN_KEY", "own");
    qputenv("OPENAI_API_KEY", "maker");
}

void TestEndpointKey::cleanup()
{
    qunsetenv("OPENAI_API_KEY");
}

void TestEndpointKey::places_data()
{
    using Source = EndpointKey::Source;
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("variable");
    QTest::addColumn<bool>("isKept");
    QTest::addColumn<EndpointKey::Source>("source");
    QTest::addColumn<QString>("key");
    const QString maker = u"https://api.openai.com/v1"_s;
    const QString other = u"https://far.example/v1"_s;
    QTest::newRow("named") << maker << u"OWN_KEY"_s << true << Source::Environment << u"own"_s;
    QTest::newRow("the maker's") << maker << QString() << true << Source::Environment << u"maker"_s;
    QTest::newRow("named, not set") << maker << u"NO_SUCH_KEY"_s << true << Source::Keychain << u"kept"_s;
    QTest::newRow("kept") << other << QString() << true << Source::Keychain << u"kept"_s;
    QTest::newRow("none") << other << QString() << false << Source::None << QString();
}

void TestEndpointKey::places()
{
    QFETCH(const QString, url);
    QFETCH(const QString, variable);
    QFETCH(const bool, isKept);
    QFETCH(const EndpointKey::Source, source);
    QFETCH(const QString, key);
    m_endpoint.url = QUrl(url);
    m_endpoint.keyVariable = variable;
    if (isKept)
        m_keychain.kept.insert(u"model "_s + url, u"kept"_s);
    const EndpointKey found = waitForEndpointKey(m_endpoint, m_keychain, 60s, {});
    QCOMPARE(found.source, source);
    QCOMPARE(found.key, key);
    QCOMPARE(found.variable.isEmpty(), source != EndpointKey::Source::Environment);
}

/// What was kept by earlier versions is found.
void TestEndpointKey::isNamedAsInTheWindow()
{
    QCOMPARE(keychainName(m_endpoint), u"model https://api.openai.com/v1"_s);
    m_endpoint.url = QUrl(u"https://me:pw@far.example/?key=1"_s);
    QVERIFY(!keychainName(m_endpoint).contains("pw"_L1) && !keychainName(m_endpoint).contains("key=1"_L1));
}

void TestEndpointKey::comesLater()
{
    m_endpoint.url = QUrl(u"https://far.example"_s);
    SlowKeychain slow;
    QCOMPARE(waitForEndpointKey(m_endpoint, slow, 60s, {}).key, u"of model https://far.example"_s);
}

void TestEndpointKey::nobodyAnswers()
{
    m_endpoint.url = QUrl(u"https://far.example"_s);
    m_keychain.isSilent = true;
    QElapsedTimer clock;
    clock.start();
    QVERIFY(waitForEndpointKey(m_endpoint, m_keychain, 100ms, {}).key.isEmpty());
    QVERIFY(clock.elapsed() >= 90 && clock.elapsed() < testclass::Patience);
}

void TestEndpointKey::isCancelled()
{
    m_endpoint.url = QUrl(u"https://far.example"_s);
    m_keychain.isSilent = true;
    const JobControl job;
    job.cancel();
    QElapsedTimer clock;
    clock.start();
    QVERIFY(waitForEndpointKey(m_endpoint, m_keychain, 600s, job).key.isEmpty());
    QVERIFY(clock.elapsed() < testclass::Patience);
}

TEST_CLASS(TestEndpointKey)
#include "tst_endpointkey.moc"
