// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/plainjson.h"
#include "core/compaction/client/answerreader.h"
#include "core/compaction/client/modelclient.h"
#include "tests/testkit/scriptedendpoint.h"
#include "tests/testkit/testclass.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTest>
#include <QTimeZone>

using namespace stemma;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

using Reply = ScriptedEndpoint::Reply;

const QString Key = u"sk-very-secret-0123456789"_s;

ModelRequest request()
{
    return {u"Be brief."_s, {ModelMessage {true, u"Summarise „this“, please."_s}}, 500};
}

QJsonObject bodyOf(const ScriptedEndpoint::Request& sent)
{
    return QJsonDocument::fromJson(sent.body).object();
}

Reply hanging(Reply reply)
{
    reply.then = Reply::Then::Hang;
    return reply;
}

} // namespace

/// What the client makes of the answers of servers, good and bad ones.
class TestModelClient final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void answers_data();
    void answers();
    void tellsWhatIsStreamed_data();
    void tellsWhatIsStreamed();
    void wholeAnswersAreNotTold();
    void thoughtsAreNotTold();
    void anAnswerIsOneWithoutWhatFollows_data();
    void anAnswerIsOneWithoutWhatFollows();
    void tellsAnewWhenItAsksAgain();
    void endsWithWhatMakesNoSense_data();
    void endsWithWhatMakesNoSense();
    void whatIsSent_data();
    void whatIsSent();
    void refusals_data();
    void refusals();
    void comesBack_data();
    void comesBack();
    void givesUp();
    void longPause();
    void tellsOfSilence();
    void cancel_data();
    void cancel();
    void cancelWhileWaiting();
    void endless_data();
    void endless();
    void redirects_data();
    void redirects();
    void cutOff_data();
    void cutOff();
    void nothingButThoughts();
    void whatWasReadInPartIsTold();
    void controlCharacters();
    void learnsHabits();
    void nothingThere();
    void notEncrypted();
    void refusedBefore_data();
    void refusedBefore();
    void proxies_data();
    void proxies();
    void keptSettings();
    void addresses_data();
    void addresses();
    void pauses();

private:
    [[nodiscard]] Result<ModelAnswer> ask(const JobControl& job = {}, const AnswerHeard& heard = {});

    ScriptedEndpoint m_server;
    ModelEndpoint m_endpoint;
    QString m_key;
    QList<std::chrono::milliseconds> m_pauses;
    JobControl m_cancelledByWaiting;
};

void TestModelClient::init()
{
    m_endpoint = {};
    m_endpoint.url = QUrl(m_server.url(u"/v1"_s));
    m_endpoint.model = u"small"_s;
    m_key = Key;
    m_pauses.clear();
}

Result<ModelAnswer> TestModelClient::ask(const JobControl& job, const AnswerHeard& heard)
{
    const ClientSurroundings surroundings {[this](std::chrono::milliseconds pause, const JobControl&) {
                                               m_pauses += pause;
                                               m_cancelledByWaiting.cancel();
                                           },
        [] { return QDateTime({2026, 11, 23}, {12, 0}, QTimeZone::UTC); }};
    auto answer = ModelClient(m_endpoint, m_key, surroundings).ask(request(), job, heard);
    if (!answer) {
        const Error& error = answer.error();
        const QString begin = Key.first(10); // also of a part of it
        if (error.text.contains(begin) || error.cause.contains(begin))
            qFatal("the key stands in an error");
        if (error.code != Errc::Cancelled && !error.text.contains(m_endpoint.url.host()))
            qFatal("%s", qPrintable(u"the sentence does not name the host: "_s + error.text));
    }
    return answer;
}

void TestModelClient::answers_data()
{
    QTest::addColumn<EndpointKind>("kind");
    QTest::addColumn<Reply>("reply");
    const QStringList pieces {u"## Goal\n"_s, u"Keep „it“ "_s, u"\U0001F600 small."_s};
    const QString whole = pieces.join(QString());
    QTest::newRow("OpenAI, whole") << EndpointKind::OpenAi << ScriptedEndpoint::openAi(whole);
    QTest::newRow("OpenAI, streamed") << EndpointKind::OpenAi << ScriptedEndpoint::openAiStream(pieces);
    QTest::newRow("OpenAI, streamed, connection left open")
        << EndpointKind::OpenAi << hanging(ScriptedEndpoint::openAiStream(pieces));
    QTest::newRow("Anthropic, whole") << EndpointKind::Anthropic << ScriptedEndpoint::anthropic(whole);
    QTest::newRow("Anthropic, streamed") << EndpointKind::Anthropic << ScriptedEndpoint::anthropicStream(pieces);
    const QString thoughts = u"\n<think>\nIn <b>short</b>:\n1. Nothing.\n</think>\n\n"_s;
    QTest::newRow("thoughts before it") << EndpointKind::OpenAi << ScriptedEndpoint::openAi(thoughts + whole);
    QTest::newRow("thoughts before it, streamed")
        << EndpointKind::OpenAi
        << ScriptedEndpoint::openAiStream(
               QStringList {thoughts.first(4), thoughts.sliced(4, 20), thoughts.sliced(24)} + pieces);
    const QString begunBefore = u"Okay.\n1. Nothing.\n</think>\n\n"_s; // by what the server puts before the answer
    QTest::newRow("the end of thoughts before it")
        << EndpointKind::OpenAi << ScriptedEndpoint::openAi(begunBefore + whole);
    QTest::newRow("the end of thoughts before it, streamed")
        << EndpointKind::OpenAi
        << ScriptedEndpoint::openAiStream(
               QStringList {begunBefore.first(22), begunBefore.sliced(22, 4), begunBefore.sliced(26)} + pieces);
    Reply marked = ScriptedEndpoint::openAiStream(pieces);
    Reply both = marked;
    for (QByteArray& piece : both.pieces)
        piece.replace("\"prompt_tokens\":120", "\"input_tokens\":0,\"prompt_tokens\":120");
    QTest::newRow("OpenAI, with the names of both kinds") << EndpointKind::OpenAi << both;
    Reply cached = ScriptedEndpoint::anthropicStream(pieces);
    cached.pieces.first().replace("\"input_tokens\":120", "\"cache_read_input_tokens\":100,\"input_tokens\":20");
    QTest::newRow("Anthropic, from a cache") << EndpointKind::Anthropic << cached;
    for (QByteArray& piece : cached.pieces)
        piece.replace(
            "\"output_tokens\":30", "\"cache_read_input_tokens\":100,\"input_tokens\":null,\"output_tokens\":30");
    QTest::newRow("Anthropic, from a cache, told twice") << EndpointKind::Anthropic << cached;
    marked.pieces.first() = "\xEF\xBB\xBF" + marked.pieces.takeAt(1);
    QTest::newRow("behind a byte order mark") << EndpointKind::OpenAi << marked;
    Reply bytes = ScriptedEndpoint::openAiStream(pieces);
    QByteArray all = bytes.pieces.join();
    all.replace('\n', "\r\n");
    bytes.pieces.clear();
    for (const char byte : all)
        bytes.pieces += QByteArray(1, byte);
    QTest::newRow("OpenAI, byte for byte, with returns") << EndpointKind::OpenAi << bytes;
}

void TestModelClient::answers()
{
    QFETCH(const EndpointKind, kind);
    QFETCH(const Reply, reply);
    m_endpoint.kind = kind;
    m_server.script({reply});
    const JobControl job;
    const auto answer = ask(job);
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text + answer.error().cause));
    QCOMPARE(answer->text, u"## Goal\nKeep „it“ \U0001F600 small."_s);
    QCOMPARE(answer->tokensIn, 120);
    QCOMPARE(answer->tokensOut, 30);
    QVERIFY(!answer->isCutOff);
    QCOMPARE(answer->removed, 0);
    QCOMPARE(job.progress().total, 500);
    QVERIFY(checkAnswer(*answer, m_endpoint));
    QCOMPARE(m_server.requests().size(), 1);
}

void TestModelClient::tellsWhatIsStreamed_data()
{
    QTest::addColumn<EndpointKind>("kind");
    QTest::addColumn<Reply>("reply");
    constexpr qsizetype WithTwoTexts = 3; // and a comment before them
    Reply openAi = ScriptedEndpoint::openAiStream({u"## Goal\n"_s, u"Keep it"_s, u" small."_s});
    openAi.pieces.resize(WithTwoTexts);
    QTest::newRow("OpenAI") << EndpointKind::OpenAi << hanging(openAi);
    Reply anthropic = ScriptedEndpoint::anthropicStream({u"## Goal\n"_s, u"Keep it"_s, u" small."_s});
    anthropic.pieces.resize(WithTwoTexts + 1);
    QTest::newRow("Anthropic") << EndpointKind::Anthropic << hanging(anthropic);
}

/// While the server goes on, and what it has said so far where it is told to stop.
void TestModelClient::tellsWhatIsStreamed()
{
    QFETCH(const EndpointKind, kind);
    QFETCH(const Reply, reply);
    m_endpoint.kind = kind;
    m_server.script({reply});
    const JobControl job;
    QStringList heard;
    const auto answer = ask(job, [&](const QString& text) {
        heard += text;
        if (text.endsWith("it"_L1))
            job.cancel();
    });
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::Cancelled);
    QVERIFY(!heard.isEmpty());
    QCOMPARE(heard.constLast(), u"## Goal\nKeep it"_s);
    for (qsizetype i = 1; i < heard.size(); ++i)
        QVERIFY2(heard.at(i).startsWith(heard.at(i - 1)), qPrintable(heard.join(u'|')));
}

void TestModelClient::wholeAnswersAreNotTold()
{
    m_server.script({ScriptedEndpoint::openAi(u"Good."_s)});
    QStringList heard;
    const auto answer = ask({}, [&](const QString& text) { heard += text; });
    QVERIFY(answer);
    QCOMPARE(answer->text, u"Good."_s);
    QCOMPARE(heard, QStringList());
}

/// Nor does what may become thoughts flash up.
void TestModelClient::thoughtsAreNotTold()
{
    m_server.script(
        {ScriptedEndpoint::openAiStream({u"<th"_s, u"inking>Let me"_s, u" see.</thinking>\nAll"_s, u" of it."_s})});
    QStringList heard;
    const auto answer = ask({}, [&](const QString& text) { heard += text; });
    QVERIFY(answer);
    QCOMPARE(answer->text, u"All of it."_s);
    for (const QString& text : heard)
        QVERIFY2(!text.isEmpty() && answer->text.startsWith(text), qPrintable(text));
    // Other tags, and such thoughts as are spoken of, are part of the answer.
    for (const QString& text : {u"<thinks> is no tag."_s, u"See <think>x</think>."_s, u"<"_s,
             u"It ends with\n</think>, as any."_s, u"So:\n<think>\nx\n</think>\ny"_s, u"A line with </think>\ny"_s}) {
        m_server.script({ScriptedEndpoint::openAiStream({text})});
        const auto other = ask();
        QVERIFY(other);
        QCOMPARE(other->text, text);
    }
}

/// Some servers end the connection in a way of their own, or not at all.
void TestModelClient::anAnswerIsOneWithoutWhatFollows_data()
{
    QTest::addColumn<EndpointKind>("kind");
    QTest::addColumn<Reply>("reply");
    constexpr qsizetype Said = 3; // to the reason why it stopped
    Reply openAi = ScriptedEndpoint::openAiStream({u"Good."_s});
    openAi.pieces.resize(Said);
    QTest::newRow("OpenAI, left open") << EndpointKind::OpenAi << hanging(openAi);
    openAi.headers += "Content-Length: 100000";
    QTest::newRow("OpenAI, torn") << EndpointKind::OpenAi << openAi;
    Reply anthropic = ScriptedEndpoint::anthropicStream({u"Good."_s});
    anthropic.pieces.removeLast();
    QTest::newRow("Anthropic, left open") << EndpointKind::Anthropic << hanging(anthropic);
}

void TestModelClient::anAnswerIsOneWithoutWhatFollows()
{
    QFETCH(const EndpointKind, kind);
    QFETCH(const Reply, reply);
    m_endpoint.kind = kind;
    m_endpoint.timeout = 20s;
    m_server.script({reply});
    const auto answer = ask();
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text));
    QCOMPARE(answer->text, u"Good."_s);
    QCOMPARE(m_server.requests().size(), 1);
}

void TestModelClient::tellsAnewWhenItAsksAgain()
{
    Reply torn = ScriptedEndpoint::openAiStream({u"Half of"_s});
    torn.pieces.resize(2);
    m_server.script({torn, ScriptedEndpoint::openAiStream({u"All of it."_s})});
    QStringList heard;
    const auto answer = ask({}, [&](const QString& text) { heard += text; });
    QVERIFY(answer);
    QCOMPARE(heard, QStringList({u"Half of"_s, {}, u"All of it."_s}));
}

void TestModelClient::endsWithWhatMakesNoSense_data()
{
    QTest::addColumn<EndpointKind>("kind");
    QTest::addColumn<QByteArray>("event");
    QTest::newRow("no JSON") << EndpointKind::OpenAi << "data: {\"choices\": oops}\n\n"_ba;
    QTest::newRow("no object") << EndpointKind::OpenAi << "data: 42\n\n"_ba;
    QTest::newRow("torn") << EndpointKind::Anthropic << "data: {\"type\": \"content_bl\n\n"_ba;
}

/// At once, though the server leaves the connection open.
void TestModelClient::endsWithWhatMakesNoSense()
{
    QFETCH(const EndpointKind, kind);
    QFETCH(const QByteArray, event);
    m_endpoint.kind = kind;
    m_endpoint.retries = 0;
    Reply reply = kind == EndpointKind::OpenAi ? ScriptedEndpoint::openAiStream({u"Well"_s})
                                               : ScriptedEndpoint::anthropicStream({u"Well"_s});
    reply.pieces = reply.pieces.first(3) + QList {event};
    m_server.script({hanging(reply)});
    const auto answer = ask();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::Corrupt);
    QVERIFY2(answer.error().text.contains("not valid"_L1), qPrintable(answer.error().text));
}

void TestModelClient::whatIsSent_data()
{
    QTest::addColumn<EndpointKind>("kind");
    QTest::addColumn<QString>("key");
    QTest::newRow("OpenAI") << EndpointKind::OpenAi << Key;
    QTest::newRow("Anthropic") << EndpointKind::Anthropic << Key;
    QTest::newRow("no key") << EndpointKind::OpenAi << QString();
}

void TestModelClient::whatIsSent()
{
    QFETCH(const EndpointKind, kind);
    QFETCH(const QString, key);
    const bool isOpenAi = kind == EndpointKind::OpenAi;
    m_endpoint.kind = kind;
    m_key = key;
    m_server.script({isOpenAi ? ScriptedEndpoint::openAi(u"x"_s) : ScriptedEndpoint::anthropic(u"x"_s)});
    QVERIFY(ask());
    const ScriptedEndpoint::Request sent = m_server.requests().first();
    QVERIFY2(
        sent.head.startsWith(isOpenAi ? "POST /v1/chat/completions " : "POST /v1/messages "), sent.head.constData());
    const QByteArray head = sent.head.toLower();
    QCOMPARE(head.contains(QByteArray("authorization: bearer " + Key.toLatin1())), isOpenAi && !key.isEmpty());
    QCOMPARE(head.contains(QByteArray("x-api-key: " + Key.toLatin1())), !isOpenAi);
    QCOMPARE(head.contains("anthropic-version: "), !isOpenAi);
    QVERIFY(!sent.body.contains(Key.toLatin1()));
    const QJsonObject body = bodyOf(sent);
    QCOMPARE(body["model"_L1].toString(), u"small"_s);
    QCOMPARE(body["max_tokens"_L1].toInt(), 500);
    QCOMPARE(body["temperature"_L1].toDouble(), 0.2);
    QCOMPARE(body["stream"_L1].toBool(), true);
    const QJsonArray messages = body["messages"_L1].toArray();
    QCOMPARE(messages.last()["role"_L1].toString(), u"user"_s);
    QCOMPARE(messages.last()["content"_L1].toString(), u"Summarise „this“, please."_s);
    QCOMPARE(isOpenAi ? messages.first()["content"_L1].toString() : body["system"_L1].toString(), u"Be brief."_s);
}

void TestModelClient::refusals_data()
{
    QTest::addColumn<Reply>("reply");
    QTest::addColumn<QString>("said");
    const QByteArray echo = "{\"error\":{\"message\":\"Incorrect API key provided: " + Key.toUtf8() + "\"}}";
    const auto error = ScriptedEndpoint::error;
    QTest::newRow("401") << error("401 Unauthorized", echo, {}) << u"does not accept the key"_s;
    QTest::newRow("401 that asks for a password")
        << error("401 Unauthorized", echo, {"WWW-Authenticate: Basic realm=\"x\""}) << u"does not accept the key"_s;
    QTest::newRow("403") << error("403 Forbidden", {}, {}) << u"does not accept the key"_s;
    QTest::newRow("404") << error("404 Not Found", "<html>", {}) << u"no model “small”"_s;
    QTest::newRow("400") << error("400 Bad Request", "{\"error\":{\"message\":\"no\"}}", {})
                         << u"rejects the request"_s;
    QTest::newRow("413") << error("413 Too Large", {}, {}) << u"too long"_s;
    const auto message = [&](const QByteArray& status, const QByteArray& said) {
        return error(status, "{\"error\":{\"message\":\"" + said + "\"}}", {});
    };
    for (const QByteArray& said : {"This model's maximum context length is 8192 tokens."_ba,
             "prompt is too long: 210000 tokens > 200000 maximum"_ba,
             "the request exceeds the available context size"_ba,
             "input length and `max_tokens` exceed context limit: 199000 + 4096 > 200000"_ba,
             "This model's maximum prompt length is 131072 but the request contains 140000 tokens."_ba,
             "number of input tokens (204703) has exceeded max_prompt_tokens (202752) limit."_ba})
        QTest::newRow(said.constData()) << message("400 Bad Request", said) << u"too long"_s;
    QTest::newRow("too long, with another status")
        << message("500 No", "the request exceeds the available context size") << u"too long"_s;
    QTest::newRow("too long for a minute") << message("429 No", "Request too large for gpt-4o") << u"too long"_s;
    QTest::newRow("too long, in the stream")
        << Reply {"200 OK", {}, {"data: {\"error\":{\"message\":\"prompt is too long\"}}\n\n"}} << u"too long"_s;
    QTest::newRow("a bill") << error("429 No", "{\"error\":{\"code\":\"insufficient_quota\"}}", {}) << u"used up"_s;
    QTest::newRow("402") << message("402 Payment Required", "Insufficient Balance") << u"used up"_s;
    QTest::newRow("a bill by another status")
        << message("400 Bad Request", "Your credit balance is too low") << u"used up"_s;
    const QList<QByteArray> web {"Content-Type: text/html"};
    QTest::newRow("a web page") << Reply {"200 OK", web, {"<html>Welcome " + Key.toUtf8()}} << u"is not valid"_s;
    QTest::newRow("a key at the end of what is quoted")
        << Reply {"200 OK", web, {"<html>" + QByteArray(280, 'x') + Key.toUtf8()}} << u"is not valid"_s;
    QTest::newRow("a text") << Reply {"200 OK", {}, {"Server is running, " + Key.toUtf8()}} << u"is not valid"_s;
    QTest::newRow("packed") << Reply {"200 OK", {}, {"\x1f\x8b\x08\n\x01\n"}} << u"is not valid"_s;
    QTest::newRow("half an object") << Reply {"200 OK", {}, {"{\"choices\": [{"}} << u"is not valid"_s;
    QTest::newRow("another object") << Reply {"200 OK", {}, {"{\"a\": 1}"}} << u"is not valid"_s;
    QTest::newRow("an array") << Reply {"200 OK", {}, {"[1]"}} << u"is not valid"_s;
    QTest::newRow("deep nesting") << Reply {"200 OK", {}, {QByteArray(100'000, '[')}} << u"is not valid"_s;
    QTest::newRow("a bad event") << Reply {"200 OK", {}, {"data: {\"choices\n\n"}} << u"is not valid"_s;
    QTest::newRow("an error in the stream")
        << Reply {"200 OK", {}, {"data: {\"error\":{\"message\":\"no " + Key.toUtf8() + "\"}}\n\n"}}
        << u"could not process"_s;
    QTest::newRow("an error as an event")
        << Reply {"200 OK", {}, {"data: {\"object\":\"error\",\"message\":\"no\"}\n\ndata: [DONE]\n\n"}}
        << u"could not process"_s;
    QTest::newRow("declined") << ScriptedEndpoint::openAi({}, "content_filter") << u"declines"_s;
    QTest::newRow("declined in words") << Reply {"200 OK", {},
        {R"({"choices":[{"message":{"content":null,"refusal":"I cannot."},"finish_reason":"stop"}]})"}}
                                       << u"declines"_s;
    QTest::newRow("declined in words, streamed") << Reply {"200 OK", {},
        {"data: {\"choices\":[{\"delta\":{\"refusal\":\"I can\"}}]}\n\n",
            "data: {\"choices\":[{\"delta\":{\"refusal\":\"not.\"},\"finish_reason\":\"stop\"}]}\n\n"}}
                                                 << u"declines"_s;
}

void TestModelClient::refusals()
{
    QFETCH(const Reply, reply);
    QFETCH(const QString, said);
    m_server.script({reply});
    const auto answer = ask();
    QVERIFY(!answer);
    QVERIFY2(answer.error().text.contains(said), qPrintable(answer.error().text));
    QVERIFY2(!answer.error().cause.isEmpty(), "there is nothing for the log");
    QCOMPARE(m_server.requests().size(), 1);
    QVERIFY(m_pauses.isEmpty());
}

void TestModelClient::comesBack_data()
{
    QTest::addColumn<QList<Reply>>("replies");
    QTest::addColumn<QList<std::chrono::milliseconds>>("pauses");
    using Pauses = QList<std::chrono::milliseconds>;
    const Reply good = ScriptedEndpoint::openAiStream({u"Good."_s});
    const auto error = ScriptedEndpoint::error;
    const Reply fault = error("500 No", {}, {});
    QTest::newRow("429, seconds") << QList<Reply> {error("429 No", {}, {"Retry-After: 7"}), good} << Pauses {7s};
    QTest::newRow("429, a date") << QList<Reply> {error("429 No", {}, {"Retry-After: Mon, 23 Nov 2026 12:00:30 GMT"}),
        good} << Pauses {30s};
    QTest::newRow("429, a date that is past")
        << QList<Reply> {error("429 No", {}, {"Retry-After: Mon, 23 Nov 2026 11:00:30 GMT"}), good} << Pauses {0s};
    QTest::newRow("429 alone") << QList<Reply> {error("429 No", {}, {}), good} << Pauses {1s};
    QTest::newRow("429, nonsense") << QList<Reply> {error("429 No", {}, {"Retry-After: soon"}), good} << Pauses {1s};
    QTest::newRow("500 and 503") << QList<Reply> {fault, error("503 No", {}, {}), good} << Pauses {1s, 2s};
    QTest::newRow("overloaded in the stream")
        << QList<Reply> {Reply {"200 OK", {}, {"data: {\"error\":{\"type\":\"overloaded_error\"}}\n\n"}}, good}
        << Pauses {1s};
    Reply broken = good;
    broken.pieces = broken.pieces.first(2);
    QTest::newRow("closed in the middle of the stream") << QList<Reply> {broken, good} << Pauses {1s};
    QTest::newRow("closed within the first event")
        << QList<Reply> {Reply {"200 OK", {}, {"data: {\"choi"}}, good} << Pauses {1s};
    Reply half = ScriptedEndpoint::openAi(u"Never whole."_s);
    half.pieces = {half.pieces.first().first(40)};
    QTest::newRow("closed before its length") << QList<Reply> {half, good} << Pauses {1s};
}

void TestModelClient::comesBack()
{
    QFETCH(const QList<Reply>, replies);
    QFETCH(const QList<std::chrono::milliseconds>, pauses);
    m_server.script(replies);
    const auto answer = ask();
    QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text + answer.error().cause));
    QCOMPARE(answer->text, u"Good."_s);
    QCOMPARE(m_pauses, pauses);
    QCOMPARE(m_server.requests().size(), replies.size());
}

void TestModelClient::givesUp()
{
    m_server.script({ScriptedEndpoint::error("500 No", Key.toUtf8(), {})});
    m_endpoint.retries = 2;
    const auto answer = ask();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::Busy);
    QVERIFY2(answer.error().text.contains("3 times"_L1), qPrintable(answer.error().text));
    QCOMPARE(m_server.requests().size(), 3);
    QCOMPARE(m_pauses, (QList<std::chrono::milliseconds> {1s, 2s}));
    for (const QByteArray& status : {"503 No"_ba, "529 No"_ba}) {
        m_server.script({ScriptedEndpoint::error(status, {}, {})});
        const auto other = ask();
        QVERIFY(!other);
        QVERIFY2(other.error().text.contains("is overloaded"_L1), qPrintable(other.error().text));
    }
}

void TestModelClient::longPause()
{
    m_server.script({ScriptedEndpoint::error("429 No", {}, {"Retry-After: 3600"})});
    const auto answer = ask();
    QVERIFY(!answer);
    QVERIFY2(answer.error().text.contains("60 minutes"_L1), qPrintable(answer.error().text));
    QCOMPARE(m_server.requests().size(), 1);
}

void TestModelClient::tellsOfSilence()
{
    m_endpoint.timeout = 100ms;
    for (const Reply& reply : {hanging({}), hanging({"200 OK", {}, {"data: {\"choices\":[]}\n\n"}})}) {
        m_server.script({reply});
        const auto answer = ask();
        QVERIFY(!answer);
        QVERIFY2(answer.error().text.contains("for 1 second"_L1) && !answer.error().text.contains("1 seconds"_L1),
            qPrintable(answer.error().text));
    }
}

void TestModelClient::cancel_data()
{
    QTest::addColumn<bool>("begun");
    QTest::newRow("before it began") << false;
    QTest::newRow("in the middle") << true;
}

void TestModelClient::cancel()
{
    QFETCH(const bool, begun);
    Reply reply = ScriptedEndpoint::openAiStream({u"A beginning, and no more."_s});
    reply.pieces = reply.pieces.first(2);
    m_server.script({hanging(reply)});
    const JobControl job;
    std::thread user;
    if (begun) {
        user = std::thread([job] {
            while (job.progress().done == 0)
                std::this_thread::yield();
            job.cancel();
        });
    } else {
        job.cancel();
    }
    const auto answer = ask(job);
    if (user.joinable())
        user.join();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::Cancelled);
    QCOMPARE(m_server.requests().size(), int(begun));
}

void TestModelClient::cancelWhileWaiting()
{
    m_server.script({ScriptedEndpoint::error("500 No", {}, {})});
    m_cancelledByWaiting = {};
    const auto answer = ask(m_cancelledByWaiting);
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::Cancelled);
    QCOMPARE(m_server.requests().size(), 1);
}

void TestModelClient::endless_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("piece");
    const QByteArray blanks(256 * 1024, ' ');
    QTest::newRow("an answer without end") << "{\"choices\": \""_ba << blanks;
    QTest::newRow("a line without end") << "data: "_ba << blanks;
    QTest::newRow("events without end") << "\n"_ba
                                        << ScriptedEndpoint::openAiStream({QString(60'000, u'm')}).pieces.at(1);
    QTest::newRow("blanks only") << " "_ba << blanks;
}

void TestModelClient::endless()
{
    QFETCH(const QByteArray, begin);
    QFETCH(const QByteArray, piece);
    m_server.script({Reply {"200 OK", {}, {begin, piece}, Reply::Then::Repeat}});
    const qint64 before = m_server.sent();
    const auto answer = ask();
    if (piece.contains("mmm")) { // there is a text: it is kept
        QVERIFY2(answer, qPrintable(answer ? QString() : answer.error().text));
        QVERIFY(answer->isCutOff);
        QVERIFY(answer->text.size() > 60'000 && answer->text.count(u'm') == answer->text.size());
    } else {
        QVERIFY(!answer);
        QVERIFY2(answer.error().text.contains("8 MiB"_L1), qPrintable(answer.error().text));
    }
    const qint64 sent = m_server.sent() - before;
    QVERIFY2(sent < 4 * AnswerReader::MostBytes, qPrintable(QString::number(sent)));
}

void TestModelClient::redirects_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QString>("said");
    QTest::newRow("301, another host") << "301 Moved"_ba << "https://u:p@elsewhere.example/v1?k=1"_ba
                                       << u"redirects to https://elsewhere.example/v1;"_s;
    QTest::newRow("307, another host") << "307 Moved"_ba << "http://elsewhere.example/v1"_ba
                                       << u"redirects to http://elsewhere.example/v1;"_s;
    QTest::newRow("308, another port") << "308 Moved"_ba << "http://elsewhere.example:81/"_ba
                                       << u"redirects to http://elsewhere.example:81/;"_s;
    QTest::newRow("308, another path") << "308 Moved"_ba << "/v2/chat/completions"_ba << u"/v2/chat/completions;"_s;
}

void TestModelClient::redirects()
{
    QFETCH(const QByteArray, status);
    QFETCH(const QByteArray, target);
    QFETCH(const QString, said);
    m_server.script({ScriptedEndpoint::error(status, {}, {"Location: " + target})});
    const auto answer = ask();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::Denied);
    QVERIFY2(answer.error().text.contains(said), qPrintable(answer.error().text));
    QCOMPARE(m_server.requests().size(), 1);
}

void TestModelClient::cutOff_data()
{
    QTest::addColumn<EndpointKind>("kind");
    QTest::addColumn<Reply>("reply");
    QTest::addColumn<QString>("said");
    const QString text = u"## Goal\nHalf a"_s;
    QTest::newRow("OpenAI") << EndpointKind::OpenAi << ScriptedEndpoint::openAi(text, "length") << u"cut off"_s;
    QTest::newRow("OpenAI, streamed") << EndpointKind::OpenAi << ScriptedEndpoint::openAiStream({text}, "length")
                                      << u"cut off"_s;
    QTest::newRow("Anthropic") << EndpointKind::Anthropic << ScriptedEndpoint::anthropicStream({text}, "max_tokens")
                               << u"cut off"_s;
    QTest::newRow("empty") << EndpointKind::OpenAi << ScriptedEndpoint::openAi({}) << u"empty"_s;
    QTest::newRow("blank") << EndpointKind::Anthropic << ScriptedEndpoint::anthropic(u" \n\t"_s) << u"empty"_s;
    QTest::newRow("nothing streamed") << EndpointKind::OpenAi << ScriptedEndpoint::openAiStream({}) << u"empty"_s;
}

void TestModelClient::cutOff()
{
    QFETCH(const EndpointKind, kind);
    QFETCH(const Reply, reply);
    QFETCH(const QString, said);
    m_endpoint.kind = kind;
    m_server.script({reply});
    const auto answer = ask();
    QVERIFY(answer);
    const Result<> sound = checkAnswer(*answer, m_endpoint);
    QVERIFY(!sound);
    QVERIFY2(sound.error().text.contains(said) && sound.error().text.contains("127.0.0.1"_L1),
        qPrintable(sound.error().text));
    QCOMPARE(answer->tokensOut, 30); // which were paid for
}

/// Half an answer is one to read, if there is some of it.
void TestModelClient::nothingButThoughts()
{
    m_server.script({ScriptedEndpoint::openAiStream({u"<think>Let me see"_s}, "length"),
        ScriptedEndpoint::openAiStream({u"Half"_s}, "length")});
    const auto thought = ask();
    QVERIFY(thought);
    QCOMPARE(thought->text, QString());
    const Result<> said = checkText(*thought, m_endpoint);
    QVERIFY(!said);
    QVERIFY2(said.error().text.contains("before any text"_L1), qPrintable(said.error().text));
    const auto half = ask();
    QVERIFY(half);
    QVERIFY(checkText(*half, m_endpoint));
}

/// Some servers cut off what is too long for them without a word, and nothing can be told from that.
void TestModelClient::whatWasReadInPartIsTold()
{
    constexpr qint64 Sent = 20'000;
    ModelAnswer answer;
    QVERIFY(noteOnLength(answer, Sent).isEmpty());
    answer.tokensIn = 4'096;
    const QString note = noteOnLength(answer, Sent);
    QVERIFY2(note.contains(u"only %1 of about %2 "_s.arg(QLocale().toString(4'096), QLocale().toString(Sent))),
        qPrintable(note));
    for (const qint64 read : {9'000, 20'000, 40'000, 0}) {
        answer.tokensIn = read;
        QVERIFY(noteOnLength(answer, Sent).isEmpty());
    }
    answer.tokensIn = 1;
    QVERIFY(noteOnLength(answer, 10).isEmpty());
}

void TestModelClient::controlCharacters()
{
    const QString bad = u"a\x1b[31mb\x07 c\0d\r\ne\rf\tg\x9b h\x7f"_s;
    for (const Reply& reply : {ScriptedEndpoint::openAi(bad), ScriptedEndpoint::openAiStream({bad})}) {
        m_server.script({reply});
        const auto answer = ask();
        QVERIFY(answer);
        QCOMPARE(answer->text, u"a[31mb cd\ne\nf\tg h"_s);
        QCOMPARE(answer->removed, 5);
    }
}

/// Newer models of the same maker want other names for the same.
void TestModelClient::learnsHabits()
{
    const auto refusal = [](const QByteArray& said) {
        return ScriptedEndpoint::error("400 No", "{\"error\":{\"message\":\"" + said + "\"}}", {});
    };
    m_server.script({refusal("Use 'max_completion_tokens' instead."), refusal("'temperature' is not supported"),
        refusal("stream_options: unknown"), ScriptedEndpoint::openAi(u"Good."_s)});
    QVERIFY(ask());
    const QJsonObject body = bodyOf(m_server.requests().last());
    QCOMPARE(body["max_completion_tokens"_L1].toInt(), 500);
    for (const QLatin1StringView absent : {"max_tokens"_L1, "temperature"_L1, "stream_options"_L1})
        QVERIFY2(!body.contains(absent), absent.data());
    QVERIFY(m_pauses.isEmpty());
    m_server.script({refusal("temperature")});
    QVERIFY(!ask());
    QCOMPARE(m_server.requests().size(), 2);
    for (const QByteArray& said :
        {"max_tokens is too large: 500. This model supports at most 256 completion tokens, whereas you provided 500."_ba,
            "max_tokens: 500 > 256, which is the maximum allowed number of output tokens for haiku-3-20240307"_ba}) {
        m_server.script({refusal(said), ScriptedEndpoint::openAi(u"Good."_s)});
        QVERIFY(ask());
        QCOMPARE(bodyOf(m_server.requests().last())["max_tokens"_L1].toInt(), 256);
    }
    m_server.script({refusal("max_tokens is too large: 500. The maximum context length is 400.")});
    QVERIFY(!ask());
    QCOMPARE(m_server.requests().size(), 1);
}

void TestModelClient::nothingThere()
{
    {
        const ScriptedEndpoint gone;
        m_endpoint.url = QUrl(gone.url());
    }
    const auto answer = ask();
    QVERIFY(!answer);
    QVERIFY2(answer.error().text.contains("No server answers"_L1), qPrintable(answer.error().text));
    QVERIFY(m_pauses.isEmpty());
}

/// Whoever forgot that a server on this machine is not encrypted is not told of a certificate.
void TestModelClient::notEncrypted()
{
    m_server.script({ScriptedEndpoint::error("400 Bad Request", "This is HTTP.")});
    m_endpoint.url.setScheme(u"https"_s);
    const auto answer = ask();
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Errc::Denied);
    QVERIFY2(answer.error().text.contains("begins with http://"_L1), qPrintable(answer.error().text));
}

void TestModelClient::refusedBefore_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("said"); // empty: nothing is wrong
    const QString model = u"m"_s;
    QTest::newRow("plain with a key") << u"http://far.example/v1"_s << model << Key << u"unencrypted"_s;
    QTest::newRow("plain without") << u"http://far.example/v1"_s << model << QString() << QString();
    QTest::newRow("this machine") << u"http://localhost:8080"_s << model << Key << QString();
    QTest::newRow("this machine, 6") << u"http://[::1]:8080"_s << model << Key << QString();
    QTest::newRow("name that only begins so") << u"http://127.0.0.1.example/"_s << model << Key << u"unencrypted"_s;
    QTest::newRow("password") << u"https://me:pw@far.example/"_s << model << Key << u"password"_s;
    QTest::newRow("query") << u"https://far.example/?key=1"_s << model << Key << u"“?”"_s;
    QTest::newRow("no scheme") << u"far.example"_s << model << Key << u"not the address"_s;
    QTest::newRow("a file") << u"file:///far.example"_s << model << Key << u"not the address"_s;
    QTest::newRow("no model") << u"https://far.example"_s << u" "_s << Key << u"No model"_s;
    QTest::newRow("a key of two lines") << u"https://far.example"_s << model << u"a\nX-Other: b"_s << u"line breaks"_s;
}

void TestModelClient::refusedBefore()
{
    QFETCH(const QString, url);
    QFETCH(const QString, model);
    QFETCH(const QString, key);
    QFETCH(const QString, said);
    m_endpoint.url = QUrl(url);
    m_endpoint.model = model;
    const Result<> sound = checkEndpoint(m_endpoint, key);
    QCOMPARE(bool(sound), said.isEmpty());
    if (sound)
        return;
    QVERIFY2(sound.error().text.contains(said), qPrintable(sound.error().text));
    QVERIFY(!sound.error().text.contains("pw"_L1) && sound.error().cause.isEmpty());
    const auto answer = ModelClient(m_endpoint, key).ask(request(), {});
    QCOMPARE(answer.error(), sound.error());
}

void TestModelClient::proxies_data()
{
    QTest::addColumn<QString>("proxy"); // %1: the scripted server
    QTest::addColumn<bool>("isUsed");
    QTest::addColumn<QString>("said");
    QTest::newRow("one") << u"http://%1"_s << true << QString();
    QTest::newRow("no scheme") << u"%1"_s << false << u"not the address of a proxy"_s;
    QTest::newRow("encrypted") << u"https://%1"_s << false << u"not the address of a proxy"_s;
    QTest::newRow("password") << u"http://me:pw@%1"_s << false << u"password"_s;
}

void TestModelClient::proxies()
{
    QFETCH(const QString, proxy);
    QFETCH(const bool, isUsed);
    QFETCH(const QString, said);
    const QUrl server(m_server.url());
    m_endpoint.proxy = proxy.arg(server.authority());
    m_endpoint.url = QUrl(u"http://far.example/v1"_s); // a name that leads nowhere
    m_key.clear();
    m_server.script({ScriptedEndpoint::openAi(u"Good."_s)});
    const auto answer = ModelClient(m_endpoint, m_key).ask(request(), {});
    QCOMPARE(m_server.requests().size(), isUsed ? 1 : 0);
    if (isUsed) {
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text));
        QVERIFY2(m_server.requests().first().head.startsWith("POST http://far.example/v1/chat/completions"),
            m_server.requests().first().head.constData());
        return;
    }
    QVERIFY(!answer);
    QVERIFY2(answer.error().text.contains(said), qPrintable(answer.error().text));
    QVERIFY(!answer.error().text.contains("pw"_L1));
}

void TestModelClient::keptSettings()
{
    m_endpoint.kind = EndpointKind::Anthropic;
    m_endpoint.keyVariable = u"MY_KEY"_s;
    m_endpoint.proxy = u"socks5://localhost:1"_s;
    m_endpoint.timeout = 5s;
    m_endpoint.retries = 1;
    m_endpoint.price = TokenPrice {3, 15};
    QCOMPARE(endpointFromJson(toJson(m_endpoint)), m_endpoint);
    QCOMPARE(m_endpoint.cost(1'000'000, 100'000), 4.5);
    m_endpoint.price.reset();
    QVERIFY(!m_endpoint.cost(1, 1));
    QCOMPARE(endpointFromJson(JsonValue()), ModelEndpoint {});
    m_endpoint.url = QUrl(u"https://me:pw@far.example"_s);
    QVERIFY(!compactJson(toJson(m_endpoint)).contains("pw"));
}

void TestModelClient::addresses_data()
{
    QTest::addColumn<EndpointKind>("kind");
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("used");
    QTest::addColumn<QString>("variable");
    const auto open = EndpointKind::OpenAi;
    const auto other = EndpointKind::Anthropic;
    QTest::newRow("OpenAI") << open << u"https://api.openai.com/v1/"_s
                            << u"https://api.openai.com/v1/chat/completions"_s << u"OPENAI_API_KEY"_s;
    QTest::newRow("whole") << open << u"https://x.example/y/chat/completions"_s
                           << u"https://x.example/y/chat/completions"_s << QString();
    QTest::newRow("Ollama") << open << u"http://127.0.0.1:11434"_s << u"http://127.0.0.1:11434/v1/chat/completions"_s
                            << QString();
    QTest::newRow("Anthropic") << other << u"https://api.anthropic.com"_s << u"https://api.anthropic.com/v1/messages"_s
                               << u"ANTHROPIC_API_KEY"_s;
    QTest::newRow("Anthropic, whole") << other << u"https://api.anthropic.com/v1/messages"_s
                                      << u"https://api.anthropic.com/v1/messages"_s << u"ANTHROPIC_API_KEY"_s;
    QTest::newRow("a name like it") << open << u"https://notopenai.com/v1"_s
                                    << u"https://notopenai.com/v1/chat/completions"_s << QString();
}

void TestModelClient::addresses()
{
    QFETCH(const EndpointKind, kind);
    QFETCH(const QString, given);
    QFETCH(const QString, used);
    QFETCH(const QString, variable);
    m_endpoint.kind = kind;
    m_endpoint.url = QUrl(given);
    QCOMPARE(m_endpoint.address().toString(), used);
    QCOMPARE(m_endpoint.defaultKeyVariable(), variable);
}

void TestModelClient::pauses()
{
    QCOMPARE(backOff(1), 1s);
    QCOMPARE(backOff(4), 8s);
    QCOMPARE(backOff(100), 60s);
    const QDateTime now({2026, 11, 23}, {12, 0}, QTimeZone::UTC);
    QCOMPARE(retryAfter("0.5", now), 500ms);
    QVERIFY(!retryAfter("-1", now));
    QVERIFY(!retryAfter({}, now));
    QCOMPARE(retryAfter("1e300", now), 24h);
}

TEST_CLASS(TestModelClient)
#include "tst_modelclient.moc"
