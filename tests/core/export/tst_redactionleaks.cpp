// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/sessionredaction.h"
#include "core/export/redaction/textmap.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const RedactionFinder& allRules()
{
    static const RedactionFinder rules(builtInRedactionRules());
    return rules;
}

QString redactedBy(const RedactionFinder& rules, const QString& text)
{
    RedactionList list;
    list.look(rules, text, {});
    return Redactor(list).redacted(text);
}

/// Letters and digits as services draw them; no key is written out here, so that nobody takes this file for a leak.
QString drawn(int length)
{
    static const QString Of = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"_s;
    QRandomGenerator generator(11);
    QString text;
    for (int i = 0; i < length; ++i)
        text += Of[generator.bounded(Of.size())];
    return text;
}

QString drawnHex(int length)
{
    QRandomGenerator generator(12);
    QString text;
    for (int i = 0; i < length; ++i)
        text += u"0123456789abcdef"[generator.bounded(16)];
    return text;
}

struct Leak
{
    const char* name;
    QString before;
    QString value;
    QString after {};
};

void addRows(const std::initializer_list<Leak>& leaks)
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    for (const Leak& leak : leaks)
        QTest::newRow(leak.name) << leak.before + leak.value + leak.after << leak.value;
}

} // namespace

/// Secrets as people and programs write them, and what only looks like it.
class TestRedactionLeaks final : public QObject
{
    Q_OBJECT
private slots:
    void values_data();
    void values();
    void commands_data();
    void commands() { values(); }
    void headers_data();
    void headers() { values(); }
    void services_data();
    void services() { values(); }
    void keys_data();
    void keys() { values(); }
    void spelled_data();
    void spelled() { values(); }
    void encoded_data();
    void encoded() { values(); }
    void people_data();
    void people() { values(); }
    void ordinary_data();
    void ordinary();
    void namesInFields_data();
    void namesInFields();
    void namesOfOtherScripts();
    void namesSpelled();
    void namesInAscii_data();
    void namesInAscii();
    void halvesOfPairs();
    void homesInAddresses();
    void longLines();
};

void TestRedactionLeaks::values_data()
{
    addRows({
        {"begins with a slash", u"PASSWORD="_s, u"/abcK7d9Qx"_s},
        {"slash in quotes", u"password: \""_s, u"/aX9!kd02"_s, u"\""_s},
        {"begins with a tilde", u"DB_PASSWORD="_s, u"~Rt5xK9wq"_s},
        {"slashes in INI", u"[client]\npassword="_s, u"/Sch1ff/ahoi"_s, u"\n"_s},
        {"base64 with a slash", u"SECRET_KEY="_s, u'/' + drawn(39)},
        {"short", u"PGPASSWORD="_s, u"s3cr3t"_s, u" psql -h db"_s},
        {"a word", u"PGPASSWORD="_s, u"hunter"_s, u" psql -h db"_s},
        {"dollar signs", u"DB_PASSWORD="_s, u"p@$$w0rd!x"_s},
        {"other quotes within", u"password = \""_s, u"ab'c9!d"_s, u"\""_s},
        {"in a query", u"url?password="_s, u"abc12345"_s, u"&user=x"_s},
        {"connection", u"Server=db;User Id=sa;Password="_s, u"Str0ng!Pw"_s, u";Encrypt=true"_s},
        {"braces in a connection", u"Server=db;User Id=sa;Password="_s, u"Gr@ube{12}Dach"_s, u";Encrypt=true"_s},
        {"aligned", u"  username       = \"admin\"\n  password       = \""_s, u"Eichh0ern/chen"_s, u"\"\n"_s},
        {"lower case", u"web1 ansible_ssh_pass="_s, u"Kat3r!Mikesch"_s, u"\n"_s},
        {"name beside value", u"- name: DB_PASSWORD\n  value: "_s, u"hunter2x9"_s, u"\n"_s},
        {"PHP", u"'password' => '"_s, u"Xk9!dd02"_s, u"',"_s},
        {"digits behind an underscore", u"{'PASSWORD': '"_s, u"Siebenschlaefer_7"_s, u"', 'HOST': 'db'}"_s},
        {"network", u"  psk=\""_s, u"Apfel-Kuchen-19"_s, u"\"\n"_s},
        {"SQL", u"CREATE USER 'app'@'%' IDENTIFIED BY '"_s, u"Iltis.2025"_s, u"';"_s},
        {"SQL role", u"ALTER ROLE shop WITH PASSWORD '"_s, u"Wiesel+9"_s, u"';"_s},
        {"PHP constant", u"define('DB_PASSWORD', '"_s, u"Xk9!dd02"_s, u"');"_s},
        {"XML", u"<password>"_s, u"Xk9!dd02"_s, u"</password>"_s},
        {"with a type", u"api_key: str = \""_s, drawn(24), u"\""_s},
        {"plain token", u"{\"token\": \""_s, drawnHex(40), u"\"}"_s},
        {"passphrase in XML", u"<add key=\"Password\" value=\""_s, u"correct horse battery staple"_s, u"\"/>"_s},
        {"passphrase", u"passphrase = \""_s, u"correct horse 9 battery"_s, u"\""_s},
        {"npm", u"//npm.x.org/:_authToken="_s, u"0f8c1a2b-1111-4c3d-9e8f-1234567890ab"_s},
        {"npm account", u"//npm.x.org/:_auth="_s, u"am86c2VjcmV0cHc="_s},
        {"yarn", u"npmAuthToken: \""_s, drawn(30), u"\""_s},
        {"netrc lines", u"machine api.x.org\n  login jo\n  password "_s, u"n3trcPw"_s, u"\n"_s},
        {"netrc default", u"default login anonymous password "_s, u"n3trcPw9"_s, u"\n"_s},
        {"pgpass", u"db.x.org:5432:shop:app:"_s, u"pgPass1"_s, u"\n"_s},
        {"Docker settings", u"{\"auths\":{\"r.io\":{\"auth\":\""_s, u"am86c2VjcmV0cHc="_s, u"\"}}}"_s},
        {"hash of a password", u"root:"_s, u"$6$rounds=5000$abcdefgh$"_s + drawn(80), u":19000"_s},
        {"token as a user", u"git clone https://"_s, drawnHex(40), u"@github.com/a/b"_s},
        {"German", u"Das Passwort lautet "_s, u"Sommer2024!"_s, u", bitte nicht weitergeben"_s},
        {"umlaut", u"Passwort: "_s, u"Pässw0rt!9"_s},
        {"French", u"Le mot de passe est "_s, u"Soleil#42"_s, u" pour le serveur"_s},
        {"French, short", u"Le mdp du wifi c'est "_s, u"Croissant2023"_s, u" et l'adresse"_s},
        {"Spanish", u"La contraseña del servidor es "_s, u"Tucan!55"_s, u" y mi correo"_s},
        {"Japanese, full width", u"DBのパスワード:"_s, u"Kitsune_22"_s, u"(本番)"_s},
        {"Japanese", u"パスワードは"_s, u"Sakura2024!"_s, u"です"_s},
        {"Japanese quotes", u"パスワードは「"_s, u"Hana-bi77"_s, u"」です"_s},
        {"quote in JSON", uR"(sent {"password":")"_s, uR"(p\"w1ä7)"_s, uR"("} to it)"_s},
        {"quote in a longer value", uR"({"api_key": ")"_s, uR"(Xk9dQ2m\"Z7pL4\\)"_s, uR"(", "n": 1})"_s},
        {"quote in JSON within JSON", uR"("{\"password\":\")"_s, uR"(p\\\"w1ä7)"_s, uR"(\"}")"_s},
        {"backslash at the end", uR"(pwd=")"_s, uR"(ab9cdef\)"_s, uR"(")"_s},
        {"backslash in a shell", uR"(mysql -u root -p')"_s, uR"(ab9cdef\)"_s, uR"(' shop)"_s},
        {"quote in a shell", uR"(mysql -u root -p")"_s, uR"(ab 9c\"def)"_s, uR"(" shop)"_s},
        {"blanks in YAML", u"db:\n  password: "_s, u"correct horse battery"_s, u"\n  pool: 5\n"_s},
        {"blanks in quotes", u"password: \""_s, u"boats, birds and bees"_s, u"\""_s},
        {"blanks in INI", u"[wifi-security]\npsk="_s, u"waves and wind"_s, u"\n"_s},
        {"blanks in a variable", u"ADMIN_PASS="_s, u"grain and water"_s, u"\nRAILS_ENV=production\n"_s},
        {"blanks in a map", u"{host: cache, password: "_s, u"buoy and chain"_s, u", db: 0}"_s},
        {"blanks in XML", u"<password>"_s, u"Kranich & Co"_s, u"</password>"_s},
        {"a word in a connection", u"UID=sa;PWD="_s, u"bootshaken"_s, u";Encrypt=yes"_s},
        {"a word for a chart", u"helm install x ./c --set auth.password="_s, u"narwal"_s, u",auth.username=app"_s},
        {"Chinese", u"服务器密码是 "_s, u"Xiong#Mao8"_s, u" ,登录后请修改"_s},
        {"letters in JSON", u"{\"password\":\""_s, u"JslkrIvdZYX"_s, u"\"}"_s},
        {"letters in quotes", u"config.password = '"_s, u"RbWguparKD"_s, u"'"_s},
        {"in an address", u"jdbc:mysql://db/x?user=root&password="_s, u"JdFFQWaS47"_s},
        {"setting in XML", u"<add key=\"SmtpPassword\" value=\""_s, u"NuNfQsc8X7"_s, u"\" />"_s},
        {"Terraform", u"variable \"db_password\" {\n  type = string\n  default = \""_s, u"Tfrd9iSRMkI"_s, u"\"\n}"_s},
        {"base64 by name", u"APP_KEY=base64:"_s, drawn(43) + u'='},
        {"argument of a call", u"os.Setenv(\"GITHUB_TOKEN\", \""_s, drawnHex(40), u"\")"_s},
        {"personal token", u"AZURE_DEVOPS_EXT_PAT="_s, drawnHex(52)},
        {"vault", u"$ANSIBLE_VAULT;1.1;AES256\n"_s, drawnHex(80) + u'\n' + drawnHex(32), u"\n- x"_s},
        {"product key", u"License key: "_s, u"KF5O5-VC4TG-Q0V10-3T3Q4-ZGIML"_s, u"."_s},
    });
}

void TestRedactionLeaks::values()
{
    QFETCH(const QString, text);
    QFETCH(const QString, value);
    const QString result = redactedBy(allRules(), text);
    QVERIFY2(!result.contains(value), qPrintable(result));
    // Nothing but the value goes.
    const qsizetype at = text.indexOf(value);
    QVERIFY2(result.startsWith(text.first(at)), qPrintable(result));
    QVERIFY2(result.endsWith(text.sliced(at + value.size())), qPrintable(result));
    // Nor does anything of the result look like a value.
    RedactionList list;
    list.look(allRules(), text, {});
    SessionRedaction redaction(list, {});
    QCOMPARE(redaction.redacted(text), result);
    for (const RedactionValue& residue : redaction.residues().values())
        QFAIL(qPrintable(residue.rule + u": "_s + residue.value));
}

void TestRedactionLeaks::commands_data()
{
    addRows({
        {"mysql", u"mysql -uroot -p"_s, u"hunter2x"_s, u" shop"_s},
        {"mysqldump", u"mysqldump -h db -u app -p"_s, u"Riesenr@d"_s, u" shop > x.sql"_s},
        {"mysql in quotes", u"mysql -u root -p'"_s, u"my pass 9"_s, u"' -e 'select 1'"_s},
        {"sshpass", u"sshpass -p "_s, u"Wint3r!"_s, u" ssh root@srv"_s},
        {"docker login", u"docker login -u jo -p "_s, u"dckrPw77"_s, u" registry.io"_s},
        {"docker login, long", u"docker login --username jo --password "_s, u"dckrPw78"_s, u" registry.io"_s},
        {"psql", u"psql 'postgresql://app:"_s, u"pgPw_42"_s, u"@db.x.org:5432/shop'"_s},
        {"redis", u"redis-cli -h cache -a "_s, u"r3d1sPw"_s, u" ping"_s},
        {"curl", u"curl -u jo:"_s, u"c0rlPw"_s, u" https://x.org"_s},
        {"curl over lines", u"curl -X POST \\\n  -u jo:"_s, u"c0rlPw2"_s, u" \\\n  https://x.org"_s},
        {"curl with a cookie", u"curl -b 'sid="_s, u"a8f7c2d1e0b9"_s, u"' https://x.org"_s},
        {"mongo", u"mongosh -u root -p "_s, u"m0ngoPw"_s, u" --authenticationDatabase admin"_s},
        {"smbclient", u"smbclient //srv/x -U jo%"_s, u"sMbPw1"_s},
        {"sqlplus", u"sqlplus scott/"_s, u"Tiger2024"_s, u"@//ora.x.org:1521/ORCL"_s},
        {"openssl", u"openssl pkcs12 -in a.pem -passout pass:"_s, u"Nuss99"_s, u" -name shop"_s},
        {"keytool", u"keytool -importkeystore -srcstorepass "_s, u"Geheim01"_s, u" -destkeystore b.p12"_s},
        {"PowerShell", u"ConvertTo-SecureString '"_s, u"Elch!Elch1"_s, u"' -AsPlainText"_s},
        {"net use", u"net use Z: \\\\srv\\backup /user:backup "_s, u"Tr3sor99"_s},
        {"option", u"tool --db-password "_s, u"Xk9dd02a"_s, u" x"_s},
        {"list of arguments", u"[\"login\",\"--token\",\""_s, drawn(30), u"\"]"_s},
        {"fish", u"set -gx DB_PASSWORD "_s, u"Hermelin_88"_s, u"\n"_s},
        {"keychain", u"security add-generic-password -a $USER -s shop -w '"_s, u"Otter#12"_s, u"'"_s},
        {"piped to sudo", u"echo '"_s, u"sud0Pw!"_s, u"' | sudo -S apt update"_s},
        {"piped to docker", u"echo \""_s, u"gh0stPw1"_s, u"\" | docker login -u jo --password-stdin"_s},
        {"piped to base64", u"echo -n "_s, u"jo:s3cretPw"_s, u" | base64"_s},
        {"gpg", u"gpg --batch --passphrase "_s, u"GpHqccevfY"_s, u" -d x.gpg"_s},
        {"ssh-keygen", u"ssh-keygen -t ed25519 -N \""_s, u"KgYxP7kre2"_s, u"\" -f k"_s},
        {"nmcli", u"nmcli dev wifi connect home password "_s, u"WfYOrJAXj6"_s},
    });
}

void TestRedactionLeaks::headers_data()
{
    const QString opaque = drawn(30);
    addRows({
        {"Cookie", u"Cookie: sid="_s, u"a8f7c2d1e0b9"_s},
        {"Cookie of many", u"curl -H 'Cookie: theme="_s, u"dark; sid=Zx81kd9Qm2"_s, u"' https://x.org"_s},
        {"Set-Cookie", u"Set-Cookie: sid="_s, u"s%3AQk9fLw2x.Zm9v"_s, u"; Path=/; HttpOnly"_s},
        {"Cookie in JSON", u"{\"headers\":{\"Cookie\":\"sid="_s, u"a8f7c2d1e0b9"_s, u"\"}}"_s},
        {"Cookie in HAR", u"{\"name\":\"Cookie\",\"value\":\"sid="_s, u"a8f7c2d1e0b9"_s, u"\"}"_s},
        {"file of cookies", u".x.org\tTRUE\t/\tTRUE\t1800000000\tsid\t"_s, u"a8f7c2d1e0b9"_s, u"\n"_s},
        {"Basic", u"Authorization: Basic "_s, u"dXNlcjpwYXNz"_s},
        {"Basic, short", u"Authorization: Basic "_s, u"YTpi"_s},
        {"Basic in JSON", u"{\"Authorization\": \"Basic "_s, u"amFuZTpwYXNz"_s, u"\"}"_s},
        {"Basic of a proxy", u"Proxy-Authorization: Basic "_s, u"amFuZTpzZWNyZXQ="_s},
        {"Basic alone", u"headers[\"X\"] = \"Basic "_s, u"amFuZTpzM2NyM3Q="_s, u"\""_s},
        {"Bearer in a call", u"req.Header.Set(\"Authorization\", \"Bearer "_s, opaque, u"\")"_s},
        {"Bearer in HAR", u"{\"name\":\"Authorization\",\"value\":\"Bearer "_s, opaque, u"\"}"_s},
        {"Bearer alone", u"send it as Bearer "_s, opaque, u" then"_s},
        {"no scheme", u"Authorization: "_s, drawn(32)},
        {"dot in a token", u"X-Vault-Token: "_s, u"s."_s + drawn(24)},
    });
}

void TestRedactionLeaks::services_data()
{
    addRows({
        {"JWE", u"tok "_s,
            u"eyJ"_s + drawn(20) + u'.' + drawn(40) + u'.' + drawn(16) + u'.' + drawn(50) + u'.' + drawn(22),
            u" end"_s},
        {"JWE without a key", u"tok "_s,
            u"eyJ"_s + drawn(20) + u".."_s + drawn(16) + u'.' + drawn(50) + u'.' + drawn(22)},
        {"JWS of any content", u"tok "_s, u"eyJ"_s + drawn(20) + u'.' + drawn(40) + u'.' + drawn(43), u"."_s},
        {"AWS session", u"token "_s, u"IQoJb3JpZ2luX2Vj"_s + drawn(120), u" ok"_s},
        {"AWS session, older", u"x: "_s, u"FwoGZXIvYXdzE"_s + drawn(120) + u'=', u" ok"_s},
        {"Slack bot", u"t "_s, u"xoxb-12345678901-123456789012-"_s + drawn(24)},
        {"Slack, rotated", u"t "_s, u"xoxe.xoxp-1-"_s + drawn(40)},
        {"Slack cookie", u"d="_s, u"xoxd-"_s + drawn(20) + u"%2B"_s + drawn(20) + u"%3D"_s},
        {"Discord", u"client.login('"_s, u"MTk4NjIyNDgzNDcxOTI1MjQ4."_s + drawn(6) + u'.' + drawn(38), u"')"_s},
        {"Stripe", u"k "_s, u"sk_live_51"_s + drawn(97)},
        {"GitHub, fine-grained", u"k "_s, u"github_pat_11"_s + drawn(20) + u'_' + drawn(59)},
        {"GitHub app", u"k "_s, u"ghs_12345_eyJ"_s + drawn(60) + u'.' + drawn(80) + u'.' + drawn(80)},
        {"GitLab, routable", u"k "_s, u"glpat-"_s + drawn(27) + u".01."_s + drawnHex(9)},
        {"Hugging Face", u"k "_s, u"hf_"_s + drawn(34)},
        {"OpenAI project", u"k "_s, u"sk-proj-"_s + drawn(70) + u'_' + drawn(40) + u'-' + drawn(20)},
        {"Anthropic login", u"k "_s, u"sk-ant-oat01-"_s + drawn(80)},
        {"Google", u"k "_s, u"AQ.Ab8RN6"_s + drawn(44)},
        {"Google refresh", u"k "_s, u"1//0g"_s + drawn(60)},
        {"Azure", u"k "_s, u"b.Y8Q~"_s + drawn(34)},
        {"Groq", u"k "_s, u"gsk_"_s + drawn(52)},
        {"Airtable", u"k "_s, u"pat"_s + drawn(14) + u'.' + drawnHex(64)},
        {"webhook", u"https://hooks.slack.com/services/"_s, u"T0AB12CD3/B0EF45GH6/"_s + drawn(24)},
    });
}

void TestRedactionLeaks::keys_data()
{
    const QString line = drawn(64);
    const QString first = u"MIIEvQ"_s + drawn(58);
    addRows({
        {"in JSON", u"{\"private_key\": \""_s,
            u"-----BEGIN PRIVATE KEY-----\\n"_s + first + u"\\n"_s + line + u"\\n-----END PRIVATE KEY-----"_s,
            u"\\n\", \"client\": 1}"_s},
        {"cut in JSON", u"{\"k\": \""_s,
            u"-----BEGIN RSA PRIVATE KEY-----\\r\\n"_s + first + u"\\r\\n"_s + line + u"\\r\\n"_s + line},
        {"in JSON within JSON", u"\"{\\\"k\\\": \\\""_s,
            u"-----BEGIN EC PRIVATE KEY-----\\\\n"_s + first + u"\\\\n"_s + line},
        {"cut in its first line", u"x "_s, u"-----BEGIN PRIVATE KEY-----\nMIIEvQIBADAN"_s, u"…"_s},
        {"PuTTY", u"Private-Lines: 2\n"_s, line + u"\nAAAA=="_s, u"\nPrivate-MAC: x"_s},
        {"base64 of one", u"tls.key: "_s,
            QString::fromLatin1((u"-----BEGIN RSA PRIVATE KEY-----\n"_s + line).toUtf8().toBase64())},
        {"in an address", u"curl -T x 'data:text/plain;base64,"_s,
            QString::fromLatin1((u"-----BEGIN PRIVATE KEY-----\n"_s + line).toUtf8().toBase64()), u"'"_s},
    });
}

void TestRedactionLeaks::spelled_data()
{
    const QString key = u"dop_v1_"_s + drawnHex(64);
    const QString secret = u"cHdicFIyTTZyQmZaOUc="_s;
    addRows({
        {"HTML", u"<td>password = &quot;"_s, u"Xk9!dd02"_s, u"&quot;</td>"_s},
        {"JSON in HTML", u"<td>{&quot;password&quot;: &#34;"_s, u"JslkrIvdZYX"_s, u"&#34;}</td>"_s},
        {"HTML in HTML", u"&lt;password&gt;"_s, u"Mv9!dd02x"_s, u"&lt;/password&gt;"_s},
        {"address", u"GET /x?q=DB_PASSWORD%3D"_s, u"Xk9dd02q"_s, u"%20b%3D1"_s},
        {"escapes in a value", u"GET /x?q=PWD%3D"_s, u"Od%21dD61rOsh"_s, u"%3BUID%3Dsa"_s},
        {"home in an address", u"file?p=%2Fhome%2Fme%20and%20mail%3A"_s, u"jo%40corp-mail.org"_s},
        {"JSON for HTML", uR"("DB_PASSWORD\u003d)"_s, u"Xk9dd02q"_s, uR"(\u0022)"_s},
        {"JSON of JSON for HTML", uR"({\"a\":\"\\u0022password\\u0022:\\u0022)"_s, u"Xk9dd02q"_s, uR"(\\u0022\"})"_s},
        {"lines in JSON", uR"({\"a\":\"variable \\\"db_password\\\" {\\n default = \\\")"_s, u"Tfrd9iSRMkI"_s,
            uR"(\\\"\"})"_s},
        {"coloured key", u"\x1b[32m"_s, key, u"\x1b[0m"_s},
        {"coloured value", u"\x1b[36mpassword\x1b[0m: \x1b[1;33m"_s, u"Xk9dd02q"_s, u"\x1b[0m\n"_s},
        {"coloured prompt", u"\x1b[01;32m"_s, u"jdoe@web-01"_s, u"\x1b[00m:\x1b[01;34m~/src\x1b[00m$ ls"_s},
        {"numbered lines", u"     1\tkind: Secret\n     2\tdata:\n     3\t  password: "_s, secret, u"\n     4\t"_s},
        {"numbers with arrows", u"    1→kind: Secret\n    2→data:\n    3→  password: "_s, secret, u"\n    4→"_s},
        {"escape at the end", u"curl -u jo:"_s, uR"(Xk9dd02q\u0021zz9k)"_s, u" https://x.org"_s},
        {"patch", u"@@ -1,2 +1,5 @@\n a\n+kind: Secret\n+data:\n+  password: "_s, secret, u"\n b\n"_s},
    });
}

/// What is spelled so that nobody reads it goes as a whole where it holds a secret.
void TestRedactionLeaks::encoded_data()
{
    const auto encoded = [](const QString& text) { return QString::fromLatin1(text.toUtf8().toBase64()); };
    const QString json = u"{\"user\": \"jo\", \"password\": \"Xk9!dd02\"}"_s;
    const QString address
        = QString::fromLatin1(json.toUtf8().toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
    const QString longer = encoded(u"This is a long text, of which the last line alone tells: PASSWORD=Xk9dd02q"_s);
    addRows({
        {"JSON", u"payload "_s, encoded(json), u" sent"_s},
        {"command", u"echo "_s, encoded(u"export ANTHROPIC_API_KEY=sk-ant-api03-"_s + drawn(60)), u" | base64 -d"_s},
        {"address", u"?state="_s, address, u"&x=1"_s},
        {"lines", u"body:\n"_s, longer.first(76) + u'\n' + longer.sliced(76), u"\n--end"_s},
        {"address of text", u"data:application/json;base64,"_s, encoded(json), u"\""_s},
        {"lines to the end", u"body:\n"_s, longer.first(76) + u'\n' + encoded(json + json + json).first(76),
            u"\n--end"_s},
        {"lines behind a hash", drawnHex(64) + u'\n', longer.first(76) + u'\n' + longer.sliced(76), u"\n"_s},
        {"twice", u"x "_s, encoded(u"again "_s + encoded(json)), u" y"_s},
        {"behind an escape", uR"("a\n)"_s, encoded(json), uR"(\n")"_s},
    });
}

void TestRedactionLeaks::people_data()
{
    addRows({
        {"social security", u"SSN: "_s, u"536-90-4399"_s, u", name"_s},
        {"prompt of a Mac", u""_s, u"jdoe@Janes-MacBook-Pro"_s, u" ~ % ls"_s},
        {"Japanese phone", u"電話は"_s, u"090-1234-5678"_s, u"です"_s},
        {"French phone", u"au "_s, u"06 12 34 56 78"_s, u"."_s},
        {"German phone", u"Ruf an: "_s, u"0172 9988776"_s, u". Gruß"_s},
        {"phone by its label", u"Telefon: "_s, u"089/123456-78"_s},
        {"phone before a full stop", u"Call "_s, u"+49 30 1234567"_s, u"."_s},
        {"Japanese mail", u"メールは"_s, u"tanaka@corp-mail.jp"_s, u"です"_s},
        {"mail in an address", u"?to="_s, u"jo%40corp-mail.org"_s},
        {"prompt", u""_s, u"jdoe@web-01"_s, u":~/src$ ls"_s},
        {"prompt in brackets", u"["_s, u"jdoe@web-01"_s, u" src]$ ls"_s},
        {"phone with a slash", u"Ruf an: "_s, u"030/1234567"_s, u". Gruß"_s},
        {"phone with a slash and blanks", u"Büro "_s, u"0351/123 45 67"_s, u", 2. Stock"_s},
        {"account", u"IBAN "_s, u"DE89 3704 0044 0532 0130 00"_s, u" bei"_s},
        {"account before another word", u"an "_s, u"AT61 1904 3002 3457 3201"_s, u" BIC BKAUATWW"_s},
        {"account without blanks", u"{\"iban\":\""_s, u"GB29NWBK60161331926819"_s, u"\"}"_s},
        {"account with other blanks", u"IBAN "_s, u"DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000"_s, u" bei"_s},
        {"account of a setting", u"IBAN="_s, u"DE89370400440532013000"_s},
        {"card in an address", u"/pay?cc="_s, u"5105-1051-0510-5100"_s, u"&n=1"_s},
        {"card", u"pay with "_s, u"5105 1051 0510 5100"_s, u", 12/27"_s},
        {"card of fifteen digits", u"pay with "_s, u"3714-496353-98431"_s},
        {"card by its label", u"\"card_number\": \""_s, u"4539578763621486"_s, u"\""_s},
        {"address of a network", u"inet6 "_s, u"fd12:3456:789a::1"_s, u"/64 scope global"_s},
        {"address of a link", u"ping "_s, u"fe80::5054:ff:fe12:3456"_s, u"%eth0"_s},
        {"address of a server", u"http://["_s, u"2a01:4f8:c0c:9d1::1"_s, u"]:8080/"_s},
        {"whole address", u"AAAA "_s, u"2a01:04f8:0c0c:09d1:0000:0000:0000:0001"_s},
        {"who logs in where", u"ssh -p 2222 deploy@"_s, u"85.214.132.117"_s, u" uptime"_s},
        {"host of a configuration", u"  HostName "_s, u"85.214.132.117"_s, u"\n  User deploy"_s},
        {"page of a server", u"curl http://"_s, u"85.214.132.117"_s, u":8080/health"_s},
        {"author of a commit", u"Author: "_s, u"Mia van Lindqvist"_s, u" <12+mia@users.noreply.github.com>"_s},
        {"author in a sentence", u"it is by "_s, u"Jörg O'Hara"_s, u" <jo@users.noreply.github.com>, I think"_s},
        {"author behind an escape", uR"("\t)"_s, u"Mia Lindqvist"_s, uR"( <12+mia@users.noreply.github.com>\n")"_s},
        {"author behind many words", u"word "_s.repeated(46), u"Mia Lindqvist"_s,
            u" <12+mia@users.noreply.github.com>"_s},
        {"owner of a file", u"-rw-r--r-- 1 "_s, u"mlindqvist"_s, u" staff 1204 Mar  2 09:18 a.txt"_s},
        {"who one is", u"uid=1000("_s, u"mlindqvist"_s, u") gid=1000(users)"_s},
        {"owner of a short group", u"-rw-r--r-- 1 "_s, u"mlindqvist"_s, u" adm 1204 Mar  2 09:18 a.txt"_s},
        {"owner of a group without a name", u"-rw-r--r-- 1 "_s, u"mlindqvist"_s, u" 1000 1204 Mar  2 09:18 a.txt"_s},
        {"two names in Windows", u"cd C:\\Users\\"_s, u"Jane Doe"_s, u"\\src"_s},
    });
}

/// What only looks like a secret.
void TestRedactionLeaks::ordinary_data()
{
    QTest::addColumn<QString>("text");
    for (const QString& text : std::initializer_list<QString> {u"PASSWORD_FILE=/run/secrets/db_password"_s,
             u"password: /etc/app/secret.key"_s, u"token: ~/.config/gh/hosts.yml"_s, u"SECRET=/vault/secrets/app"_s,
             u"secretName: my-app-tls"_s, u"tokenUrl: \"/oauth/token\""_s,
             u"commit 3e761e3a5b1c9d0f2a4b6c8d0e1f2a3b4c5d6e7f"_s, u"integrity: sha512-"_s + drawn(86) + u"=="_s,
             u"h1:"_s + drawn(43) + u'=', u"session 3f2504e0-4f89-11d3-9a0c-0305e82c3301"_s,
             QString::fromLatin1(QByteArray("An ordinary text 123 and {\"nothing\": [more]}.").toBase64()),
             u"the password is required and the token is checked"_s, u"Das Passwort ist falsch."_s,
             u"le mot de passe est obligatoire, il doit contenir 12 caractères"_s, u"パスワードは必須です"_s,
             u"mysql -u root -p shop"_s, u"docker run -p 8080:80 nginx"_s, u"ssh -p 2222 host"_s,
             u"password: string; token: string"_s, u"const password = await prompt('x')"_s, u"PASSWORD=$DB_PASSWORD"_s,
             u"export PASSWORD=\"${PW}\""_s, u"Authorization: Bearer $TOKEN"_s, u"'Authorization': `Bearer ${token}`"_s,
             u"Cookie: theme=dark"_s, u"cookie = getCookie(name)"_s,
             u"--token TOKEN and --api-key YOUR_API_KEY, use --password to set it"_s,
             u"input_tokens: 12345678, \"max_tokens\": 4096"_s, u"\"password\": \"Your password\""_s,
             u"api_key=settings.OPENAI_API_KEY"_s, u"getty@tty1.service"_s, u"threading.local()"_s,
             u"com.android.internal.R"_s, u"Basic Authentication with users"_s, u"redis-cli -h cache ping"_s,
             u"echo hello | base64"_s, u"a/b/c/Xk9dQ2mZ7pL4wN8vR1tY6uI3oP5aS0dF/file"_s,
             u"QAbstractItemModelTester2ReportsFailuresOften"_s, u"'Event::Pass' => '1.302138'"_s,
             u"password_hash = hash_password(password)"_s, u"assert token == \"abc\""_s,
             u"-----BEGIN CERTIFICATE-----"_s, u"PublicKey = A"_s + drawn(42) + u'=',
             u"validate({ password: '' })).toBe(false) })"_s, u"pw = getpass.getpass()"_s,
             u"SELECT password_hash FROM users WHERE token_id = 42"_s, u"<Buffer 01 02 03 04 05 06 07 08>"_s,
             u"Decimal('+35236450.6')"_s, u"type=\"password\" name=\"password\" autocomplete=\"current-password\""_s,
             u"properties:\n  password:\n    type: string\n    format: password"_s,
             u"secretKeyRef:\n  name: db-credentials\n  key: password"_s,
             u"password: The password of the user (string, required)\ntoken: Optional."_s,
             u"password = words[i] if words else empty\n"_s, u"password='\" + password + \"'"_s,
             u"errors.password = \"too short for us\""_s, u"use --password and --user together"_s,
             u"interface A {\n  password: string\n  name: string\n}"_s, u"resize 150 2048 4096"_s,
             u"pass: 12/14 tests"_s, u"--from-literal=mode=production"_s, u"--set auth.existingSecret=name"_s,
             u";password=e.target.value;"_s, u"password = x->y"_s, u"auto password = options->pw;"_s,
             u"api_key = request->key"_s, u"docker run --name mongo -p 27017:27017"_s,
             u"kind: ConfigMap\ndata:\n  motd: V2lsbGtvbW1lbg==\n"_s, u"IBAN DE89 3704 0044 0532 0130 01"_s,
             u"4242 4242 4242 4242, 4111-1111-1111-1111"_s, u"5105 1051 0510 5101"_s,
             u"table 4539 5787 6362 1486 1024 2048"_s, u"id 4539578763621486"_s, u"discard 4539578763621487"_s,
             u"2024:05:06 10:11:12"_s, u"fd::open(fdx::add), 2001:db8::1"_s, u"SHA1 fd:12:34:56:78:9a:bc:de:f0:11"_s,
             u"host 127.0.0.1, http://0.0.0.0:80, dns 8.8.8.8"_s, u"http://203.0.113.7/ and user@192.0.2.1"_s,
             u"SQL Server 16.0.4.1, release 30.1.20.3"_s, u"step 0250/10000, 02/03/2024, chmod 0755/0644"_s,
             u"-rw-r--r-- 1 root wheel 12 Mar  2 09:18 a"_s,
             u"Co-Authored-By: Claude Code <noreply@anthropic.com>, Your Name <you@example.com>"_s,
             u"std::vector<Some Type> of @Other <b@c>"_s, u"drwxr-xr-x 4 user users 4096 .git, uid=0(root)"_s,
             u"-----BEGIN CERTIFICATE-----\nMIIDdz"_s + drawn(58) + u"\n-----END CERTIFICATE-----"_s,
             u"<td>{&quot;password&quot;: &quot;string&quot;}</td>"_s, u"printf(\"%20s%40s %25\", a, b);"_s,
             u"aGVsbG8gd29ybGQsIHRoaXMgaXMganVzdCBhIHRleHQ="_s, u"\x1b[32mall 12 tests passed\x1b[0m"_s,
             u"{ password: 'currentPassword', label: \"Passwort\" }"_s, u"tool --password PASSWORD -u x"_s,
             u"variable \"db_password\" {\n  type = string\n  sensitive = true\n}"_s,
             u"<input type=\"password\" value=\"{{ value }}\">"_s, u"MY_PATH=/usr/local/bin:/usr/bin"_s,
             u"GET /login?password=string&user=x"_s, u"/x?a=b&pwd=reset"_s, u"API_KEY=process.env.API_KEY"_s,
             u"per_cb9b55b16001wJkRbFGEBf5zJk"_s, u"@@ -1,2 +1,2 @@\n-+ 1\n++ 2\n"_s,
             u"<add key=\"ApiKey\" value=\"Enter your key here\"/>"_s, u"serial number 2024-11-28, table SSN 12"_s})
        QTest::newRow(qPrintable(text)) << text;
}

void TestRedactionLeaks::ordinary()
{
    QFETCH(const QString, text);
    QCOMPARE(redactedBy(allRules(), text), text);
}

void TestRedactionLeaks::namesInFields_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("expected");
    QTest::newRow("first and last") << uR"({"first_name":"Jane","age":4,"last_name":"Doe"})"_s
                                    << uR"({"first_name":"[name 1]","age":4,"last_name":"[name 2]"})"_s;
    QTest::newRow("last and first") << uR"([{"nachname":"DOE","vorname":"jane"}])"_s
                                    << uR"([{"nachname":"[name 1]","vorname":"[name 2]"}])"_s;
    QTest::newRow("list") << uR"(["Jane", "Doe"])"_s << uR"(["[name 1]", "[name 2]"])"_s;
    QTest::newRow("one field") << uR"({"by":"Doe, Jane","id":"jane.doe"})"_s
                               << uR"({"by":"[name 1]","id":"[name 1]"})"_s;
    QTest::newRow("others") << uR"({"first":"Jane","last":"Miller"})"_s << uR"({"first":"Jane","last":"Miller"})"_s;
    QTest::newRow("YAML") << u"first: Jane\nlast: Doe\n"_s << u"first: [name 1]\nlast: [name 2]\n"_s;
    QTest::newRow("XML") << u"<first>Jane</first><last>Doe</last>"_s
                         << u"<first>[name 1]</first><last>[name 2]</last>"_s;
}

void TestRedactionLeaks::namesInFields()
{
    QFETCH(const QString, json);
    QFETCH(const QString, expected);
    const RedactionFinder names({ruleOfNames({u"Jane Doe"_s})});
    RedactionList list;
    const auto look = [&](const QString& text) { return list.look(names, text, {}); };
    (void)mappedJson(json, look, [&](const QString& text, const QString& /*original*/) { list.look(names, text, {}); });
    const Redactor redactor(list);
    QCOMPARE(mappedJson(json, [&redactor](const QString& text) { return redactor.redacted(text); }), expected);
}

/// Where no blank parts words, a name stands directly beside others.
void TestRedactionLeaks::namesOfOtherScripts()
{
    const RedactionFinder names({ruleOfNames({u"田中太郎"_s, u"Anna"_s, u"jo#1234"_s})});
    QCOMPARE(redactedBy(names, u"担当の田中太郎さんとAnnaさん、jo#1234、Annabelle"_s),
        u"担当の[name 1]さんと[name 2]さん、[name 3]、Annabelle"_s);
}

/// In addresses and HTML, as file systems and Git write the names of files, and as bytes: one and the same name.
void TestRedactionLeaks::namesSpelled()
{
    const RedactionFinder names({ruleOfNames({u"Jürgen Müller"_s})});
    for (const QString& spelled : {u"J%C3%BCrgen%20M%C3%BCller"_s, u"J&uuml;rgen M&#252;ller"_s,
             u"Ju\u0308rgen Mu\u0308ller"_s, uR"(J\303\274rgen M\303\274ller)"_s, uR"(J\xc3\xbcrgen_M\xc3\xbcller)"_s})
        QCOMPARE(redactedBy(names, u"?a=1%2C"_s + spelled + u", Jürgen Müller"_s), u"?a=1%2C[name 1], [name 1]"_s);
}

void TestRedactionLeaks::namesInAscii_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("in prose") << uR"(It said {"by": "J\u00fcrgen M\u00fcller"} of Jürgen Müller)"_s
                              << uR"(It said {"by": "[name 1]"} of [name 1])"_s;
    QTest::newRow("large letters") << uR"(sent "J\u00DCRGEN M\u00DCLLER" to)"_s << uR"(sent "[name 1]" to)"_s;
    QTest::newRow("within a text") << uR"(sent {\"by\": \"J\\u00fcrgen M\\u00fcller\"} to)"_s
                                   << uR"(sent {\"by\": \"[name 1]\"} to)"_s;
    QTest::newRow("first letter") << uR"(by "\u00d6zg\u00fcr", "\u00F6zg\u00FCr" and \\u00d6zg\\u00fcr)"_s
                                  << uR"(by "[name 1]", "[name 1]" and [name 1])"_s;
    QTest::newRow("last letter") << uR"(by "Zo\u00eb", not "Zo\u00eblle")"_s
                                 << uR"(by "[name 1]", not "Zo\u00eblle")"_s;
    QTest::newRow("beyond 16 bits") << uR"(by "\ud83d\ude00fan")"_s << uR"(by "[name 1]")"_s;
    QTest::newRow("behind escapes") << uR"("to:\nZo\u00eb\tZoë\u003dZoë xZoë")"_s
                                    << uR"("to:\n[name 1]\t[name 1]\u003d[name 1] xZoë")"_s;
    QTest::newRow("others") << uR"("J\u00f6rgen M\u00fcller", J\u00fcrgens, \u00d6zg\u00fcrl)"_s
                            << uR"("J\u00f6rgen M\u00fcller", J\u00fcrgens, \u00d6zg\u00fcrl)"_s;
}

/// Programs write JSON of nothing but ASCII, and messages quote it: a name may stand nowhere else.
void TestRedactionLeaks::namesInAscii()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const RedactionFinder names({ruleOfNames({u"Jürgen Müller"_s, u"Özgür"_s, u"Zoë"_s, u"\U0001F600fan"_s})});
    QCOMPARE(redactedBy(names, text), expected);
}

/// Half a surrogate pair is none of the text's other secrets.
void TestRedactionLeaks::halvesOfPairs()
{
    const QString half(QChar(0xD83D));
    QCOMPARE(redactedBy(allRules(), half + u" jo@corp-mail.org "_s + half), half + u" [email 1] "_s + half);
}

/// One user is one, however a folder is spelled.
void TestRedactionLeaks::homesInAddresses()
{
    QCOMPARE(redactedBy(allRules(), u"f?p=%2Fhome%2Fjdoe%2Fsrc, /home/jdoe/src, ?w=C%3A%5CUsers%5Cjroe%5Cx"_s),
        u"f?p=%2Fhome%2Fuser-1%2Fsrc, /home/user-1/src, ?w=C%3A%5CUsers%5Cuser-2%5Cx"_s);
    QCOMPARE(
        redactedBy(allRules(), uR"({"p":"\u002fhome\u002fjdoe\u002fa"} &#x2F;home&#x2F;jdoe &#47;home&#47;jroe)"_s),
        uR"({"p":"\u002fhome\u002fuser-1\u002fa"} &#x2F;home&#x2F;user-1 &#47;home&#47;user-2)"_s);
}

/// Lines of base64 are one text however many there are, and one that has nothing is not looked at from each of them.
void TestRedactionLeaks::longLines()
{
    constexpr qsizetype Lines = 40'000;
    const QString line = QString::fromLatin1(QByteArray(57, 'a').toBase64()) + u'\n';
    const QString lines = line.repeated(Lines);
    QCOMPARE(redactedBy(allRules(), lines), lines);
    const QString secret = QString::fromLatin1("\npassword: Xk9dd02q\n"_ba.toBase64());
    QCOMPARE(redactedBy(allRules(), lines + secret), u"[encoded text 1]"_s);
}

TEST_CLASS(TestRedactionLeaks)
#include "tst_redactionleaks.moc"
