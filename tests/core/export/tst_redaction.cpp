// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/redactor.h"
#include "core/export/redaction/textmap.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const RedactionFinder& finder()
{
    static const RedactionFinder rules(builtInRedactionRules());
    return rules;
}

/// "kind: value" of each find.
QStringList found(const QString& text, const RedactionFinder& by = finder())
{
    QStringList list;
    for (const RedactionFind& find : by.find(text))
        list += QString(nameOf(find.rule->kind)) + u": "_s + text.sliced(find.start, find.length);
    return list;
}

QString redacted(const QString& text, const RedactionFinder& by = finder())
{
    RedactionList list;
    list.look(by, text, {});
    return Redactor(list).redacted(text);
}

/// A key as its service makes them; never written out, so that nobody takes this file for a leak.
QString random(const QString& head, int length,
    const QString& of = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"_s)
{
    QRandomGenerator generator(7);
    QString key = head;
    for (int i = 0; i < length; ++i)
        key += of[generator.bounded(of.size())];
    return key;
}

} // namespace

/// What is found by the rules, and what is written in its place.
class TestRedaction final : public QObject
{
    Q_OBJECT
private slots:
    void findsSecrets_data();
    void findsSecrets();
    void findsThePrivate_data();
    void findsThePrivate();
    void leavesTheRest_data();
    void leavesTheRest();
    void namesInAnyCase();
    void standInsAreConsistent();
    void standInsGoOn();
    void onlyWhatIsAccepted();
    void wholeWords();
    void replacesWhatIsFound_data();
    void replacesWhatIsFound();
    void wordsBehindEscapes();
    void theLongestValue();
    void jsonStaysJson_data();
    void jsonStaysJson();
    void jsonCountsPlaces();
    void mapsEveryText();
    void badRules_data();
    void badRules();
    void hostileTextsEnd();
};

void TestRedaction::findsSecrets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* name, const QString& before, const QString& value, const QString& after = {}) {
        QTest::newRow(name) << before + value + after << value;
    };
    row("anthropic", u"export ANTHROPIC_API_KEY="_s, random(u"sk-ant-api03-"_s, 40));
    row("openai", u"key: "_s, random(u"sk-proj-"_s, 40), u" ok"_s);
    row("github", u"https://x:"_s, random(u"ghp_"_s, 36), u"@github.com/a/b"_s);
    row("aws id", u"id="_s, random(u"AKIA"_s, 16, u"ABCDEFGHIJKLMNOP234567"_s));
    row("aws secret", u"aws_secret_access_key = "_s, random({}, 40));
    row("google", u"?key="_s, random(u"AIza"_s, 35));
    row("slack", u"token "_s, random(u"xoxb-"_s, 30));
    row("jwt", u"cookie "_s, random(u"eyJ"_s, 20) + random(u".eyJ"_s, 30) + random(u"."_s, 30));
    row("password in an address", u"postgres://app:"_s, u"s3cr3t-Pa55"_s, u"@db.example.com:5432/x"_s);
    row("bearer", u"Authorization: Bearer "_s, random({}, 30));
    row("assignment", u"DB_PASSWORD=\""_s, u"hunter2-and-more"_s, u"\""_s);
    row("assignment without quotes", u"client_secret: "_s, random({}, 24), u"\n"_s);
    row("in JSON", u"{\"api_key\": \""_s, random({}, 24), u"\"}"_s);
    row("behind an escape", uR"({"stdout":"id\n)"_s, random(u"AKIA"_s, 16, u"ABCDEFGHIJKLMNOP234567"_s),
        uR"(\nend"})"_s);
    row("behind an escaped sign", uR"("key\u003d)"_s, random(u"sk-ant-api03-"_s, 40), u"\""_s);
    row("random behind an escape", uR"("it is\t)"_s, random({}, 44), uR"(\n")"_s);
    row("in JSON within JSON", uR"({"body":"{\"password\":\")"_s, u"Tr0ub4dor&3x9"_s, uR"(\"}"})"_s);
    row("bearer in JSON within JSON", uR"({\"Authorization\": \"Bearer )"_s, random({}, 24), uR"(\"})"_s);
    row("longer than usual", u"refresh_token="_s, random({}, 700));
    row("private key", u"x\n"_s,
        u"-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\nBBBB\n-----END OPENSSH PRIVATE KEY-----"_s, u"\ny"_s);
    const QString lines = u"\n"_s + random({}, 64) + u'\n' + random(u"a"_s, 63) + u'\n' + random(u"b"_s, 20) + u"="_s;
    row("cut private key", u"x "_s, u"-----BEGIN RSA PRIVATE KEY-----"_s + lines,
        u"\n"_s + u"plain output of a program\n"_s.repeated(2'000));
    row("cut private key with headers", u"x "_s,
        u"-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0123\n"_s + lines);
    const QString hex = u"0123456789abcdef"_s;
    row("telegram", u"https://api.telegram.org/bot"_s, random(u"123456789:AA"_s, 33), u"/getMe"_s);
    row("token of a service", u"export VERCEL_TOKEN="_s, random({}, 24));
    row("token in JSON", u"{\"env\":{\"MY_TOKEN\":\""_s, random({}, 40), u"\"}}"_s);
    row("token alone", u"TOKEN="_s, random({}, 40, hex));
    row("link to the whole session", uR"("share_url":"https://opncd.ai/s/)"_s, random({}, 8), u"\""_s);
    row("vault", u"X-Vault-Token: "_s, random(u"hvs."_s, 24));
    row("doppler", u"DOPPLER_TOKEN="_s, random(u"dp.st.dev."_s, 43));
    row("AWS session", u"AWS_SESSION_TOKEN="_s, random({}, 60) + u'/' + random({}, 60) + u"=="_s);
    row("AWS session in JSON", u"\"SessionToken\": \""_s, random({}, 60) + u'/' + random({}, 60) + u"=="_s, u"\""_s);
    row("AWS secret in words", u"the secret access key is "_s, random(u"/"_s, 39), u", it"_s);
    row("AWS secret in JSON", u"\"SecretAccessKey\": \""_s, random(u"/"_s, 39), u"\""_s);
    row("key of an application", u"DD_APP_KEY="_s, random({}, 40, hex));
    row("short name of a password", u"DB_PASS="_s, u"Tr0ub4dor3x"_s);
    row("in a query", u"https://x.y/z?a=b&token="_s, random({}, 40), u"&c=d"_s);
    row("signature", u"https://x.blob.core.windows.net/c?sv=2022&sig="_s, random({}, 43) + u"%3D"_s);
    row("long in quotes", u"client_secret: \""_s, random({}, 900), u"\""_s);
    row("very long in quotes", u"client_secret: \""_s, u"Ab3+dE5/"_s.repeated(6'000), u"\""_s);
    row("random before a full stop", u"the value "_s, random({}, 44), u". It"_s);
    row("shopify", u"key "_s, random(u"shpat_"_s, 32, hex));
    row("twilio", u"key "_s, random(u"SK"_s, 32, hex));
    row("mailgun", u"key "_s, random(u"key-"_s, 32, hex));
    row("curl", u"curl -s -u admin:"_s, u"Tr0ub4dor3x"_s, u" https://x.y/z"_s);
    row("password with @", u"postgres://u:"_s, u"S3cr3t@Word9"_s, u"@db/x"_s);
    row("npm", u"//registry.npmjs.org/:_authToken="_s, random(u"npm_"_s, 36));
    row("random", u"the value "_s, random({}, 44), u" is used"_s);
}

void TestRedaction::findsSecrets()
{
    QFETCH(const QString, text);
    QFETCH(const QString, value);
    const QString result = redacted(text);
    QVERIFY2(!result.contains(value), qPrintable(result));
    // Nothing but the value goes.
    const qsizetype at = text.indexOf(value);
    QVERIFY2(result.startsWith(text.first(at)), qPrintable(result));
    QVERIFY2(result.endsWith(text.sliced(at + value.size())), qPrintable(result));
}

void TestRedaction::findsThePrivate_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("finds");
    QTest::newRow("email") << u"Ask jane.doe+x@corp-mail.org, please."_s
                           << QStringList {u"email: jane.doe+x@corp-mail.org"_s};
    QTest::newRow("home with a space") << u"in C:/Users/Jo Lee/src and C:/Users/al of"_s
                                       << QStringList {u"home: /Users/Jo Lee"_s, u"home: /Users/al"_s};
    QTest::newRow("email in a patch") << u"-jo@x.org\n+al+b@x.org"_s
                                      << QStringList {u"email: jo@x.org"_s, u"email: al+b@x.org"_s};
    QTest::newRow("phone") << u"Call +49 30 1234567 today"_s << QStringList {u"phone: +49 30 1234567"_s};
    QTest::newRow("US phone") << u"(555) 123-4567 or 555-123-4567"_s
                              << QStringList {u"phone: (555) 123-4567"_s, u"phone: 555-123-4567"_s};
    QTest::newRow("home") << u"cd /home/jdoe/src && ls /Users/jane.d/x"_s
                          << QStringList {u"home: /home/jdoe"_s, u"home: /Users/jane.d"_s};
    QTest::newRow("letters of other alphabets") << u"ls /home/jürgen/x; mail müller@firma.de"_s
                                                << QStringList {u"home: /home/jürgen"_s, u"email: müller@firma.de"_s};
    QTest::newRow("home in Windows") << u"C:\\Users\\Jane\\x"_s << QStringList {u"home: C:\\Users\\Jane"_s};
    QTest::newRow("project folder") << u"projects/-home-jdoe-src-app/x.jsonl"_s << QStringList {u"home: -home-jdoe"_s};
    QTest::newRow("behind escapes")
        << uR"("\tjane.doe@corp-mail.org\n+49 30 1234567\n555-123-4567\r10.1.2.3\nnas.lan")"_s
        << QStringList {u"email: jane.doe@corp-mail.org"_s, u"phone: +49 30 1234567"_s, u"phone: 555-123-4567"_s,
               u"host: 10.1.2.3"_s, u"host: nas.lan"_s};
    QTest::newRow("accounts") << u"IBAN NL91 ABNA 0417 1643 00, card 5105-1051-0510-5100"_s
                              << QStringList {u"account: NL91 ABNA 0417 1643 00"_s, u"account: 5105-1051-0510-5100"_s};
    QTest::newRow("private address") << u"ssh root@192.168.4.17 10.1.2.3"_s
                                     << QStringList {u"host: 192.168.4.17"_s, u"host: 10.1.2.3"_s};
    QTest::newRow("private host") << u"http://build-7.corp.internal:8080/"_s
                                  << QStringList {u"host: build-7.corp.internal"_s};
}

void TestRedaction::findsThePrivate()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, finds);
    QCOMPARE(found(text), finds);
}

void TestRedaction::leavesTheRest_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& [name, text] :
        std::initializer_list<std::pair<const char*, QString>> {
            {"prose", u"The password is asked for, and the token is checked. secret: see below"_s},
            {"code", u"const token = await getToken(); password = os.environ['PW']; apiKey: config.apiKey"_s},
            {"variables", u"api_key=$OPENAI_API_KEY password=${DB_PASSWORD} token=<your-token>"_s},
            {"git hashes",
                u"commit 3e761e3a5b1c9d0f2a4b6c8d0e1f2a3b4c5d6e7f and 0123456789abcdef0123456789abcdef01234567"_s},
            {"uuid", u"session 3f2504e0-4f89-11d3-9a0c-0305e82c3301"_s},
            {"ids of calls", u"toolu_01A09q90qw90lq917835lq9 call_abcDEF123456789012345678901"_s},
            {"ids of stores", u"sess_01KPJ4V5N6Q7R8S9T0V1W2X3Y4 and part-01KPJ4V5N6Q7R8S9T0V1W2X3Y5"_s},
            {"versions", u"Qt 6.8.2, 10.0.1, 1.2.3.4, 172.16.x"_s},
            {"paths", u"/usr/lib/x86_64-linux-gnu/qt6/plugins /home/user/x /Users/Shared core/store/registry.cpp"_s},
            {"public addresses", u"https://example.com/a/b?c=d user@example.com git@github.com:a/b.git 8.8.8.8"_s},
            {"times", u"2026-03-02T09:18:40.757Z 1,234,567 0x7ffee4b2c0a0"_s},
            {"long identifiers",
                u"QAbstractItemModelTesterReportsFailures test_that_everything_is_restored_after_a_kill"_s},
            {"a key that is looked for",
                u"if (s.startsWith(\"-----BEGIN PRIVATE KEY-----\")) return 1;\nint rest;\n"_s},
            {"names of styles", u".sk-fading-circle-animation-delay {} .sk-cube-grid-something-2-long {}"_s},
            {"added lines", u"+1234567890\n+2345678901\n"_s},
            {"assignments of other things",
                u"PRIMARY_KEY=customer_id CACHE_KEY=v1-linux-node-2024-abc SORT_KEY: made OLDPWD=/srv/a MAX_TOKEN=4096"_s},
            {"queries", u"https://x.y/z?a=b&page_token=next&key=value&sig=true curl -u $USER:$PASS https://x.y"_s},
            {"addresses in addresses", u"see https://x.y:8080/a@b and git+ssh://git@github.com:a/b.git"_s},
            {"settings files", u"settings.local.json docker-compose.internal.yml"_s},
        })
        QTest::newRow(name) << text;
}

void TestRedaction::leavesTheRest()
{
    QFETCH(const QString, text);
    QCOMPARE(found(text), QStringList());
    QCOMPARE(redacted(text), text);
}

void TestRedaction::namesInAnyCase()
{
    const RedactionFinder names({ruleOfNames({u"Zoë"_s, u"Acme Corp."_s})});
    QCOMPARE(
        redacted(u"ZOË and zoë at acme corp. but Zoëlle"_s, names), u"[name 1] and [name 1] at [name 2] but Zoëlle"_s);
    // In identifiers, too: what is found is what is replaced.
    QCOMPARE(redacted(u"zoë_key, KEY_ZOË and zoë2"_s, names), u"[name 1]_key, KEY_[name 1] and zoë2"_s);
}

void TestRedaction::standInsAreConsistent()
{
    const QString text = u"a@x.org b@x.org a@x.org /home/jo/1 -home-jo-2 /home/al/3"_s;
    QCOMPARE(redacted(text), u"[email 1] [email 2] [email 1] /home/user-1/1 -home-user-1-2 /home/user-2/3"_s);
    QCOMPARE(redacted(u"Jo@x.org jo%40x.org JO@X.ORG b@x.org"_s), u"[email 1] [email 1] [email 1] [email 2]"_s);
    // What stands in is found as it was put there, which is no residue.
    QCOMPARE(redacted(u"C:/Users/Jo Lee/src"_s), u"C:/Users/user-1/src"_s);
    QCOMPARE(found(u"C:/Users/user-1/src"_s), QStringList {u"home: /Users/user-1"_s});
    // The secret beside the id of a key, by whatever name.
    const QString id = random(u"AKIA"_s, 16, u"ABCDEFGHIJKLMNOP234567"_s);
    QCOMPARE(redacted(id + u" and its secret "_s + random(u"/"_s, 39)), u"[AWS key 1] and its secret [AWS key 2]"_s);
}

/// What was redacted already and went on: the same stand-in never stands for two values.
void TestRedaction::standInsGoOn()
{
    QCOMPARE(
        redacted(u"a@x.org, [email 2], b@x.org and [phone 1]"_s), u"[email 3], [email 2], [email 4] and [phone 1]"_s);
    const QString once = u"PASSWORD=[secret 1] api_key=[API key 2] password: \"[password 1]\" curl -u jo:[token 3]"_s;
    QCOMPARE(redacted(once), once);
    // A later text has higher ones.
    RedactionList list;
    list.look(finder(), u"a@x.org /home/jo/1 [step 7] [user 3]"_s, {});
    list.look(finder(), u"[email 4], [email 3], A@x.org and b@x.org, -home-jo-2"_s, {});
    QCOMPARE(Redactor(list).redacted(u"a@x.org A@x.org b@x.org /home/jo/1 -home-jo-2"_s),
        u"[email 5] [email 5] [email 6] /home/user-1/1 -home-user-1-2"_s);
}

void TestRedaction::onlyWhatIsAccepted()
{
    RedactionList list;
    const QString text = u"a@x.org b@x.org +49 30 1234567"_s;
    list.look(finder(), text, MessageId(u"m1"_s));
    QCOMPARE(list.values().size(), 3U);
    QCOMPARE(list.places(), 3);
    QCOMPARE(list.values()[0].message, MessageId(u"m1"_s));
    list.setAccepted(0, false);
    QCOMPARE(Redactor(list).redacted(text), u"a@x.org [email 2] [phone 1]"_s);
    list.setAccepted(RedactionKind::Phone, false);
    QCOMPARE(Redactor(list).redacted(text), u"a@x.org [email 2] +49 30 1234567"_s);
    QCOMPARE(list.places(), 1);
}

void TestRedaction::wholeWords()
{
    RedactionList list;
    list.look(finder(), u"/home/al/x"_s, {});
    QCOMPARE(Redactor(list).redacted(u"/home/al /home/alice /home/al_b"_s), u"/home/user-1 /home/alice /home/al_b"_s);
}

/// Whatever is found is replaced.
void TestRedaction::replacesWhatIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("umlaut") << u"/home/jürgen/x"_s;
    QTest::newRow("combining sign") << u"/home/ju\u0308rgen/x"_s;
    QTest::newRow("email") << u"an müller@firma.de"_s;
    QTest::newRow("domain") << u"an info@müller.de"_s;
    QTest::newRow("project folder") << u"/-home-jürgen-x"_s;
    QTest::newRow("long") << u"refresh_token="_s + random({}, 300);
}

void TestRedaction::replacesWhatIsFound()
{
    QFETCH(const QString, text);
    const QStringList before = found(text);
    QCOMPARE(before.size(), 1);
    const QString value = before[0].section(u": "_s, 1);
    QVERIFY2(!redacted(text).contains(value.last(3)), qPrintable(redacted(text)));
}

/// A value is found in one text and replaced in another, where what stands before it is the letter of an escape.
void TestRedaction::wordsBehindEscapes()
{
    const QString key = random(u"AKIA"_s, 16, u"ABCDEFGHIJKLMNOP234567"_s);
    RedactionList list;
    list.look(finder(), u"my key is %1, Pass: password=\"hunter2+\", jane.doe@corp-mail.org"_s.arg(key), {});
    list.look(RedactionFinder({ruleOfNames({u"Ann"_s})}), u"Ann"_s, {});
    QCOMPARE(
        Redactor(list).redacted(uR"({"out":"id\n%1\nend","m":"\tjane.doe@corp-mail.org\u0026hunter2+"})"_s.arg(key)),
        uR"({"out":"id\n[AWS key 1]\nend","m":"\t[email 1]\u0026[secret 1]"})"_s);
    QCOMPARE(Redactor(list).redacted(uR"("\nAnn" rAnn \rAnna)"_s), uR"("\n[name 1]" rAnn \rAnna)"_s);
    QCOMPARE(Redactor(list).redacted(u"x"_s + key + u"x"_s), u"x[AWS key 1]x"_s);
}

void TestRedaction::theLongestValue()
{
    const RedactionFinder names({ruleOfNames({u"Ann"_s, u"Ann Lee"_s})});
    RedactionList list;
    list.look(names, u"Ann Lee, Ann"_s, {});
    list.look(RedactionFinder({ruleOfNames({u"Ann Lee"_s})}), u"Ann Lee"_s, {});
    const QString result = Redactor(list).redacted(u"Ann Lee met Ann."_s);
    QVERIFY2(!result.contains(u"Ann"_s) && !result.contains(u"Lee"_s), qPrintable(result));
}

void TestRedaction::jsonStaysJson_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    QTest::newRow("plain") << uR"({"to": "a@x.org", "n": 1.50})"_s << uR"({"to": "[email 1]", "n": 1.50})"_s;
    QTest::newRow("escaped") << uR"({"t":"\"a@x.org\"\nnext \u00e9"})"_s << uR"({"t":"\"[email 1]\"\nnext é"})"_s;
    QTest::newRow("keys") << uR"({"a@x.org":[1,2]})"_s << uR"({"[email 1]":[1,2]})"_s;
    QTest::newRow("nothing") << uR"({"t":"\u0041\/b","x":[]})"_s << uR"({"t":"\u0041\/b","x":[]})"_s;
    QTest::newRow("no JSON") << u"mail a@x.org"_s << u"mail [email 1]"_s;
    QTest::newRow("cut") << uR"({"to": "a@x.org", "t": "and)"_s << uR"({"to": "[email 1]", "t": "and)"_s;
    QTest::newRow("beside its name")
        << uR"({"user":"bob","password":"Tr0ub4dor&3x9","h":{"Authorization":"Bearer abc.def-12345"}})"_s
        << uR"({"user":"bob","password":"[secret 1]","h":{"Authorization":"Bearer [token 1]"}})"_s;
    QTest::newRow("beside its name, with escapes")
        << uR"({"password":"Tr0ub\u00e44\\3x9"})"_s << uR"({"password":"[secret 1]"})"_s;
    QTest::newRow("Windows path") << uR"({"p":"C:\\Users\\Jo\\x"})"_s << uR"({"p":"C:\\Users\\user-1\\x"})"_s;
}

void TestRedaction::jsonStaysJson()
{
    QFETCH(const QString, json);
    QFETCH(const QString, expected);
    RedactionList list;
    const auto look = [&list](const QString& text) { return list.look(finder(), text, {}); };
    (void)mappedJson(json, look, [&look](const QString& text, const QString& /*original*/) { (void)look(text); });
    const Redactor redactor(list);
    QCOMPARE(mappedJson(json, [&redactor](const QString& text) { return redactor.redacted(text); }), expected);
}

/// The whole is looked through after its strings, which do not count once more.
void TestRedaction::jsonCountsPlaces()
{
    RedactionList list;
    const auto look = [&list](const QString& text) { return list.look(finder(), text, {}); };
    const auto lookInWhole = [&](const QString& rest, const QString& text) {
        (void)look(rest);
        list.lookForMore(finder(), text, {});
    };
    for (int i = 0; i < 2; ++i)
        (void)mappedJson(uR"({"to":"a@x.org","password":"Tr0ub4dor&3x9","in":"/home/jdoe/a"})"_s, look, lookInWhole);
    QCOMPARE(list.values().size(), 3U);
    QCOMPARE(list.places(), 6);
}

void TestRedaction::mapsEveryText()
{
    const QString secret = u"SECRET"_s;
    Message message;
    message.error = secret;
    message.fields.append({u"note"_s, secret});
    ToolPart tool;
    tool.input = LongText(u"{\"a\":\"SECRET\"}"_s);
    tool.output = LongText(secret);
    tool.error = LongText(secret);
    tool.title = secret;
    tool.metadata = LongText(u"{\"b\":[\"SECRET\"]}"_s);
    PatchPart patch {LongText(u"+SECRET"_s), {{secret, secret, 1, 1}}};
    FileReferencePart file;
    file.reference.path = secret;
    file.reference.summary = secret;
    const std::initializer_list<Part::Body> bodies {TextPart {LongText(secret)}, ReasoningPart {LongText(secret)}, tool,
        patch, file, UnknownPart {u"x"_s, LongText(secret)}, EventPart {u"e"_s, secret, LongText(secret)}};
    for (const Part::Body& body : bodies) {
        Part part;
        part.index = int(message.parts.size());
        part.body = body;
        part.storedAt.file = u"/a/SECRET"_s;
        message.parts.append(part);
    }
    int texts = 0;
    mapTexts(message, [&texts](const QString& text) {
        texts += int(text.count(u"SECRET"_s));
        return QString(text).replace(u"SECRET"_s, u"-"_s);
    });
    // Every place above, the files of the parts too.
    QCOMPARE(texts, 2 + 2 + 5 + 3 + 2 + 1 + 2 + 7);
    int left = 0;
    mapTexts(message, [&left](const QString& text) {
        left += int(text.count(u"SECRET"_s));
        return text;
    });
    QCOMPARE(left, 0);
    QCOMPARE(message.parts[0].as<TextPart>()->text, LongText(u"-"_s));
}

void TestRedaction::badRules_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("no list") << QByteArray("{\"rules\":1}");
    QTest::newRow("no id") << QByteArray(R"({"rules":[{"kind":"secret","needs":["a"],"pattern":"a"}]})");
    QTest::newRow("other kind") << QByteArray(R"({"rules":[{"id":"a","kind":"b","needs":["a"],"pattern":"a"}]})");
    QTest::newRow("bad pattern") << QByteArray(R"({"rules":[{"id":"a","kind":"secret","needs":["a"],"pattern":"("}]})");
    QTest::newRow("no object") << QByteArray(R"({"rules":[1]})");
    QTest::newRow("no needs") << QByteArray(R"({"rules":[{"id":"a","kind":"secret","pattern":"a"}]})");
    QTest::newRow("bad exception") << QByteArray(
        R"({"rules":[{"id":"a","kind":"secret","needs":["a"],"pattern":"a","except":["("]}]})");
    QTest::newRow("bad pieces") << QByteArray(
        R"({"rules":[{"id":"a","kind":"secret","needs":["a"],"pattern":"a","pieces":"("}]})");
    QTest::newRow("unknown check") << QByteArray(
        R"({"rules":[{"id":"a","kind":"secret","needs":["a"],"pattern":"a","check":"b"}]})");
    QTest::newRow("unknown list") << QByteArray(
        R"({"lists":{"b":["c"]},"rules":[{"id":"a","kind":"secret","needs":["a"],"pattern":"a","except":["@a"]}]})");
}

void TestRedaction::badRules()
{
    QFETCH(const QByteArray, json);
    const auto rules = loadRedactionRules(json);
    QVERIFY(!rules);
    QVERIFY(rules.error().text.endsWith(u'.'));
}

/// Texts that make regular expressions go back over and over.
void TestRedaction::hostileTextsEnd()
{
    constexpr int Many = 200'000;
    for (const QString& text : QStringList {QString(Many, u'a'), QString(Many, u'.'), u"a."_s.repeated(Many),
             u"password="_s.repeated(Many / 8), u"-----BEGIN PRIVATE KEY-----"_s.repeated(2'000),
             u"+1 "_s.repeated(Many / 4), u"/home/"_s.repeated(Many / 4), u"x://"_s.repeated(Many / 4),
             u"aA1_"_s.repeated(Many / 4), u"a@"_s.repeated(Many / 4), u"curl -u "_s.repeated(Many / 8),
             u"curl "_s.repeated(Many / 4), u"A_TOKEN=\\\""_s.repeated(Many / 8), u"x://a:b@"_s.repeated(Many / 8),
             u"\"secret\":\"a"_s.repeated(Many / 8), u"&token=a"_s.repeated(Many / 8),
             QString(u"-----BEGIN PRIVATE KEY-----"_s + u"a-"_s.repeated(Many)),
             u"data:image/png;base64,"_s.repeated(Many / 8), u"password: a b "_s.repeated(Many / 8),
             u"password: "_s + u"a "_s.repeated(Many), u"password=\"a "_s.repeated(Many / 8),
             u"A_PASSWORD=a "_s.repeated(Many / 8), u"data:\n"_s + u" a: b\n"_s.repeated(Many / 4),
             u"kind\": \"Secret\" "_s.repeated(Many / 8), u"kind: Secret\na\n"_s.repeated(Many / 8),
             u"secret: |\n"_s + u" aaaaaaaaaaaaaaaaaaaaaaaa\n"_s.repeated(Many / 8),
             u"-----BEGIN PRIVATE KEY-----\""_s + u"1:\n"_s.repeated(Many),
             u"-----BEGIN PRIVATE KEY-----\"\n"_s.repeated(Many / 16), u"  a: $x stringData:\n"_s.repeated(Many / 8),
             u"  data: data:\n"_s.repeated(Many / 8), u"Aa Bb Cc @"_s.repeated(Many / 8),
             u"Aa Bb "_s.repeated(40) + u"@"_s, u"password=\""_s + u"\\\\"_s.repeated(Many),
             u"-rw-r--r-- 1 "_s.repeated(Many / 8), u"host 1.2."_s.repeated(Many / 8), u"fd12:"_s.repeated(Many / 4)})
        (void)finder().find(text);
    // And one with more to be found than anybody reads.
    QString many;
    for (int i = 0; i < Many; ++i)
        many += u"u%1@corp-mail.org /home/u%1/x\n"_s.arg(i);
    QCOMPARE(finder().find(many).size(), size_t(2 * Many));
}

TEST_CLASS(TestRedaction)
#include "tst_redaction.moc"
