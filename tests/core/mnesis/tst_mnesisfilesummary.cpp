// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/files/filesummary.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

struct Sample
{
    QString type;
    QString text;
};

QStringList jsonTexts()
{
    return {uR"({"a": "\x"})"_s, uR"({"a": "\u12"})"_s, u"{\"a\":\"\t\"}"_s, u"{\"a\":\"b"_s, u"[\"a\\"_s, u"-"_s,
        u"[1,]"_s, u"{\"a\":1,}"_s, u"{\"a\":1,,}"_s, u"[1 2]"_s, u"{\"a\" 1}"_s, u"{1:2}"_s, u"{"_s, u"["_s,
        u"{\"a\":"_s, u"nul"_s, u"NaN"_s, u"-Infinity"_s, u"[-Infinity, NaN]"_s, u"1.5"_s, u"1e5"_s, u"1E+05"_s,
        u"-0"_s, u"\"x\""_s, u"true"_s, u"null"_s, u"01"_s, u"1."_s, u"1.e3"_s, u"\uFEFF{}"_s, u""_s, u"  "_s,
        u"{} x"_s, uR"({"a":[1],"a":2,"b":[]})"_s, uR"([{"x":1,"y":2},3])"_s, u"[{}]"_s, u"[]"_s, u"{}"_s,
        uR"({"a\u00e9\n":1, "b\"": {"c": [1]}})"_s, u"[1,\n 2,\n ä, x]"_s, u"{\"ä\U0001F600\": 1 \"b\"}"_s, u"[1,]x"_s,
        uR"({"a":"\ud83d\ude00"})"_s, u"/* c */ {}"_s, u"[1,\n]"_s, u"{\"a\":1 ,\n}"_s, uR"("\u 123")"_s,
        uR"("\uD83D\u12")"_s, u"[[[[]], {}], 1]"_s, u"\u00a0{}"_s, u"{\"a\": tru}"_s, u"[\"\x7f\"]"_s, u"[\"a\nb\"]"_s,
        u"123456789012345678901234567890"_s};
}

QStringList tomlTexts()
{
    return {u"a = 1\n[b]\nc=2\n[d.e]\n[[f]]\n"_s, u"a = \n[x] # y\n[[z]]\n[ \"q\" ]\n"_s, u""_s, u"[a]\n[a]\n"_s,
        u"x.y.z=1\nx.q=2"_s, u"a=1\na=2"_s, u"[a]\nb=1\n[a.b]\n"_s, u"[a.b]\n[a]\nc=1\n"_s,
        u"[[a]]\n[a.b]\n[[a]]\n[a.b]\n"_s, u"[a]\n[[a]]\n"_s, u"[[a]]\n[a]\n"_s, u"a=[1,]\n[[a]]\n"_s,
        u"a={b=1}\n[a.c]\n"_s, u"a={b=1,}\n"_s, u"a={b=1,b=2}"_s, u"a={b.c=1, b.d=2}"_s, u"a={}\na.b=1"_s,
        u"[a]\nb.c=1\n[a.b]\n"_s, u"[a]\nb.c=1\n[a.b.d]\n"_s, u"[a.b]\n[a]\nb.c=1\n"_s, u"d = 2026-02-30"_s,
        u"d = 2026-02-28T10:00:00Z # c\nt = 10:00:00.5\nn = 0xFF\nm = 1_000\no = -1e5\np = +inf"_s, u"n = 01"_s,
        u"n = 1__0"_s, u"s = \"\"\"a\n\"b\" \\\n  c\"\"\"\"\"\nl = '''x''y'''"_s, u"s = \"a\nb\""_s, u"s = \"\\x\""_s,
        u"s = \"\\ud800\""_s, u"s = \"\\u00e9\"\n\"k e y\" = 1\n'l' = 2"_s, u"a = [1, # c\n [\"x\", 'y'],\n]\n"_s,
        u"a = 1 b = 2"_s, u"= 1"_s, u"a"_s, u"a.\n"_s, u"a . b = 1"_s, u"[a"_s, u"[]"_s, u"a = 1\r\nb = 2\r\n"_s,
        u"a = 1\rb = 2"_s, u"# \x01"_s, u"ä = 1"_s, u"a = true\nb = falsely"_s, u"\"\"\"a\"\"\" = 1"_s,
        u"[[a.b]]\n[a]\nc=1\n[[a.b]]\n"_s, u"a = 1979-05-27 07:32:00+01:00"_s};
}

QList<Sample> samples()
{
    QList<Sample> all;
    for (const QString& text : jsonTexts())
        all.append({u"json"_s, text});
    for (const QString& text : tomlTexts())
        all.append({u"toml"_s, text});
    for (const QString& text : {u"# a\vb # b\n#c\r# d\f#e\u2028#f\n"_s, u"   # no\n##  two ##  \n####\n#\n"_s,
             u"a\u00a0b\u001cc\u3000d\u0085e"_s, u""_s, u"\n"_s, u"```\n# in code\n```\n"_s,
             QString(u"# h\n"_s).repeated(25)})
        all.append({u"markdown"_s, text});
    for (const QString& text : {u"  a, b\tc \n1,2\n\n3\n"_s, u""_s, u"\v\n"_s, u"a\r\nb\r\n"_s,
             u"\"a,b\",c\n\"x\ny\",1\n"_s, QString(QString(u"c,"_s).repeated(30) + u"\n1")})
        all.append({u"csv"_s, text});
    for (const QString& text : {u"a \t b\n1\t2"_s, u"\ta\tb\t\n"_s})
        all.append({u"tsv"_s, text});
    const QString code
        = u"class A\nexport class\n B {\nexport default class C\nexport abstract class D\n  class E\nclass Ä\nclassF\n"
          "async function a(\nexport async function b\nexport default function c\nfunction* d\nfunction e\nexport "
          "function f\n"
          "export default async function g\nexport  const h\nexport let i, j\nexport default const k\n"
          "import a from 'b'\nimport {x} from \"y\" + z from 'w'\nimport 'side'\nimport {\n q\n} from "
          "'multi'\nimportant from 'no'\n"
          "import z from  \n 'nl'\nimport a from ''\nimport t from 'x\"\nimport u from \"it's\"\nimport v from`w`\n"
          "import type T from 'T'\r\nimport x from'nospace'\n import y from 'indent'\nimport w from '\U0001F600'\nimport v from '\uFFFD'\n"_s;
    all.append({u"typescript"_s, code});
    all.append({u"javascript"_s, code});
    all.append({u"javascript"_s, u"const a = 1;\n"_s});
    for (int i = 0; i < 15; ++i)
        all.append({u"typescript"_s, u"class K%1 {}\n"_s.arg(i).repeated(i)});
    for (const QString& type : {u"text"_s, u"rust"_s, u"go"_s, u"java"_s, u"binary"_s, u"unknown"_s})
        for (const QString& text : {u"a\nb"_s, u""_s, u"a\rb\n"_s, u"1\n2\n3\n4\n5\n6\n7"_s, QString(u"\0x\n\0"_s)})
            all.append({type, text});
    for (const QString& text :
        {u"a: 1\nb: two words\n"_s,
            u"# c\n\nname: CI\non_push:\n  branches:\n    - main\n    - v1.0\njobs:\n- name: x\n  run: make all\n- uses: a/b@v1\n"_s,
            u"- a\n- b: 1\n  c: 2\n- d\n"_s, u""_s, u"a:\nb:\n"_s, u"a:\n  - x\n  - y\nb: c\n"_s, u"a: 1\na: 2\n"_s})
        all.append({u"yaml"_s, text});
    return all;
}

} // namespace

/// The summaries that mnesis writes of large files.
class TestMnesisFileSummary final : public QObject
{
    Q_OBJECT

private slots:
    void knownTexts_data();
    void knownTexts();
    void asTheLibraryWritesThem();
    void leavesOutWhatItCannotKnow();
    void typesByName();
};

void TestMnesisFileSummary::knownTexts_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("summary");
    QTest::newRow("object") << u"json"_s << uR"({"a":[1],"a":2,"b":[]})"_s
                            << u"JSON object with 2 keys.\nTop-level keys: a, b\nArrays: b"_s;
    QTest::newRow("list") << u"json"_s << uR"([{"x":1,"y":2},3])"_s << u"JSON array with 2 items.\nItem keys: x, y"_s;
    QTest::newRow("no JSON") << u"json"_s << u"[1,\n ä, x]"_s
                             << u"JSON file (parse error: Expecting value: line 2 column 2 (char 5))"_s;
    QTest::newRow("table") << u"csv"_s << u"  a, b\tc \n1,2\n\n3\n"_s
                           << u"Table with 3 rows, 2 columns.\nColumns: a, b\tc"_s;
    QTest::newRow("Markdown") << u"markdown"_s << u"##  two ##  \ntext\n#\n"_s
                              << u"Markdown document (~5 words).\nSections:\n  two ##\n"_s;
    QTest::newRow("TOML") << u"toml"_s << u"a = 1\n[b]\nc=2\n[d.e]\n[[f]]\n"_s
                          << u"TOML document with 4 sections.\nSections: a, b, d, f"_s;
    QTest::newRow("no TOML") << u"toml"_s << u"a = \n[x] # y\n[[z]]\n"_s << u"TOML document. Sections: x] # y, z"_s;
    QTest::newRow("YAML") << u"yaml"_s << u"a: 1\nb:\n  c: d\n"_s << u"YAML document with 2 keys.\nKeys: a, b"_s;
    QTest::newRow("TypeScript")
        << u"typescript"_s << u"import a from 'b'\nexport class C {}\nasync function f() {}\n"_s
        << u"TypeScript/JavaScript module.\nClasses: C\nFunctions: f\nExports: C\nImports from: b"_s;
    QTest::newRow("text") << u"rust"_s << u"1\n2\n3\n4\n5\n6"_s
                          << u"Text file with 6 lines.\nPreview:\n1\n2\n3\n4\n5"_s;
}

void TestMnesisFileSummary::knownTexts()
{
    QFETCH(const QString, type);
    QFETCH(const QString, text);
    QTEST(mnesis::fileSummary(type, text).value_or(u"none"_s), "summary");
}

void TestMnesisFileSummary::asTheLibraryWritesThem()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    const QTemporaryDir folder;
    QList<Sample> all = samples();
    const qsizetype whole = all.size();
    // And with each of their characters left out, or doubled: mistakes of all kinds.
    for (qsizetype i = 0; i < whole; ++i) {
        const Sample sample = all.at(i);
        if (sample.type != "json"_L1 && sample.type != "toml"_L1 && sample.type != "yaml"_L1)
            continue;
        for (qsizetype at = 0; at < sample.text.size(); ++at) {
            if (sample.text.at(at).isSurrogate())
                continue;
            all.append({sample.type, sample.text.first(at) + sample.text.sliced(at + 1)});
            all.append({sample.type, sample.text.first(at) + sample.text.at(at) + sample.text.sliced(at)});
        }
    }
    QVERIFY(all.size() > 2000);
    QJsonArray asked;
    for (const Sample& sample : all)
        asked.append(QJsonObject {{u"type"_s, sample.type}, {u"text"_s, sample.text}});
    QFile file(folder.filePath(u"asked.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(asked).toJson());
    file.close();
    RealLibrary library(u"mnesis"_s, u"mnesis_files.py"_s);
    const auto answer = library.ask({file.fileName()});
    QVERIFY(answer);
    QVERIFY2(answer->exit == 0, qPrintable(answer->errors));
    const QJsonArray summaries = answer->said["summaries"_L1].toArray();
    QCOMPARE(summaries.size(), all.size());
    for (qsizetype i = 0; i < all.size(); ++i) {
        const std::optional<QString> ours = mnesis::fileSummary(all.at(i).type, all.at(i).text);
        if (!ours && i >= whole && all.at(i).type == "yaml"_L1)
            continue; // no longer plain
        QVERIFY2(ours, qPrintable(all.at(i).type + u": "_s + all.at(i).text));
        if (*ours != summaries.at(i).toString())
            qWarning() << all.at(i).type << all.at(i).text;
        QCOMPARE(*ours, summaries.at(i).toString());
    }
}

void TestMnesisFileSummary::leavesOutWhatItCannotKnow()
{
    QVERIFY(!mnesis::fileSummary(u"python", u"class A: pass"_s));
    QVERIFY(!mnesis::fileSummary(u"json", QString(u"["_s).repeated(100'000)));
    for (const QString& text : {u"a: [1, 2]"_s, u"a: 'x'"_s, u"yes: 1"_s, u"1: a"_s, u"a: &x b"_s, u"a: 1\n---\nb: 2"_s,
             u"\ta: 1"_s, u"a: |\n  text"_s, u"a: 1\n  b: 2"_s, u"<<: a"_s, u"a\n"_s, u"a: b: c"_s, u"- - a"_s,
             u"a:\n   b: 1\n  c: 2"_s})
        QVERIFY2(!mnesis::fileSummary(u"yaml", text), qPrintable(text));
}

void TestMnesisFileSummary::typesByName()
{
    QCOMPARE(mnesis::fileTypeByName(u"/a.b/c.PY"_s), u"python"_s);
    QCOMPARE(mnesis::fileTypeByName(u"c.tar.yml"_s), u"yaml"_s);
    QCOMPARE(mnesis::fileTypeByName(u"c.tsx"_s), u"typescript"_s);
    QVERIFY(!mnesis::fileTypeByName(u"/a/.py"_s));
    QVERIFY(!mnesis::fileTypeByName(u"Makefile"_s));
    QVERIFY(!mnesis::fileTypeByName(u"a.cpp"_s));
}

TEST_CLASS(TestMnesisFileSummary)
#include "tst_mnesisfilesummary.moc"
