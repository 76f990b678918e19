// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tokens/vocabulary.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/testclass.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Kind = Vocabulary::Kind;
using Pattern = PieceCutter::Pattern;

QStringList pieces(Pattern pattern, const QString& text)
{
    const QByteArray utf8 = text.toUtf8();
    PieceCutter cutter(pattern, utf8);
    QStringList result;
    while (!cutter.atEnd())
        result += QString::fromUtf8(cutter.next());
    return result;
}

std::shared_ptr<const Vocabulary> real(Kind kind)
{
    qputenv("STEMMA_VOCABULARIES", RealLibrary::vocabularies().toUtf8());
    const auto loaded = Vocabulary::load(Vocabulary::find(kind));
    return loaded && (*loaded)->kind() == kind ? *loaded : nullptr;
}

/// Every byte by itself, then these, in that order.
QByteArray listOf(const QByteArrayList& tokens)
{
    QByteArray list;
    for (int byte = 0; byte < 256; ++byte)
        list += QByteArray(1, char(byte)).toBase64() + ' ' + QByteArray::number(byte) + '\n';
    for (qsizetype i = 0; i < tokens.size(); ++i)
        list += tokens.at(i).toBase64() + ' ' + QByteArray::number(256 + i) + '\n';
    return list;
}

/// Text of all classes of characters, in runs.
QString randomText(QRandomGenerator& random, int runs)
{
    static const QList<QStringList> Alphabets {{u"a"_s, u"b"_s, u"e"_s, u"s"_s, u"t"_s, u"ß"_s, u"é"_s, u"ж"_s},
        {u"A"_s, u"B"_s, u"É"_s, u"Ж"_s}, {u"0"_s, u"7"_s, u"٣"_s, u"½"_s, u"Ⅷ"_s}, {u" "_s},
        {u" "_s, u"\t"_s, u"\u00a0"_s, u"\u2003"_s, u"\v"_s}, {u"\n"_s, u"\r"_s, u"\r\n"_s},
        {u"."_s, u","_s, u"/"_s, u"'"_s, u"{"_s, u"—"_s, u"🙂"_s, u"\u200b"_s},
        {u"漢"_s, u"字"_s, u"あ"_s, u"ا"_s, u"ʰ"_s, u"ǅ"_s}, {u"\u0301"_s, u"\u093f"_s, u"\u20dd"_s},
        {u"'s"_s, u"'LL"_s, u"'re"_s, u"'D"_s, u"'ſ"_s, u"'x"_s, u"'Ve"_s}};
    QString text;
    for (int i = 0; i < runs; ++i) {
        const QStringList& alphabet = Alphabets.at(random.bounded(Alphabets.size()));
        for (int k = random.bounded(5); k >= 0; --k)
            text += alphabet.at(random.bounded(alphabet.size()));
    }
    return text;
}

} // namespace

/// Texts are cut and merged as the published vocabularies do it.
class TestVocabulary final : public QObject
{
    Q_OBJECT
private slots:
    void cut_data();
    void cut();
    void nothingIsLostInCutting();
    void mergeByRank();
    void longPieces();
    void specialTokens();
    void badLists_data();
    void badLists();
    void missingFiles();
    void chosenLists();
    void halfPairs();
    void likeTheLibrary_data();
    void likeTheLibrary();
};

void TestVocabulary::cut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("cl100k");
    QTest::addColumn<QStringList>("o200k");
    const auto same = [](const char* name, const QString& text, const QStringList& both) {
        QTest::newRow(name) << text << both << both;
    };
    same("empty", {}, {});
    same("words", u"Hello brave world"_s, {u"Hello"_s, u" brave"_s, u" world"_s});
    same("digits", u"1234567 89"_s, {u"123"_s, u"456"_s, u"7"_s, u" "_s, u"89"_s});
    same("indentation", u"if x:\n    y"_s, {u"if"_s, u" x"_s, u":\n"_s, u"   "_s, u" y"_s});
    same("blank lines", u"a \n \n  b"_s, {u"a"_s, u" \n \n"_s, u" "_s, u" b"_s});
    same("blanks at the end", u"a   "_s, {u"a"_s, u"   "_s});
    same("tab before a word", u"\tfoo\t\tbar"_s, {u"\tfoo"_s, u"\t"_s, u"\tbar"_s});
    same("lead", u"(foo.bar)"_s, {u"(foo"_s, u".bar"_s, u")"_s});
    QTest::newRow("contraction") << u"it's I'LL"_s << QStringList {u"it"_s, u"'s"_s, u" I"_s, u"'LL"_s}
                                 << QStringList {u"it's"_s, u" I'LL"_s};
    QTest::newRow("long s") << u"it'ſ"_s << QStringList {u"it"_s, u"'ſ"_s} << QStringList {u"it'ſ"_s};
    QTest::newRow("capitals") << u"parseHTMLText ABC"_s << QStringList {u"parseHTMLText"_s, u" ABC"_s}
                              << QStringList {u"parse"_s, u"HTMLText"_s, u" ABC"_s};
    QTest::newRow("path") << u"a //\n/b"_s << QStringList {u"a"_s, u" //\n"_s, u"/b"_s}
                          << QStringList {u"a"_s, u" //\n/"_s, u"b"_s};
    QTest::newRow("mark") << u"Ce\u0301A"_s << QStringList {u"Ce"_s, u"\u0301A"_s}
                          << QStringList {u"Ce\u0301"_s, u"A"_s};
    QTest::newRow("mark before capitals")
        << u".\u0301AB"_s << QStringList {u".\u0301"_s, u"AB"_s} << QStringList {u".\u0301"_s, u"AB"_s};
    QTest::newRow("neither small nor large")
        << u"漢字A"_s << QStringList {u"漢字A"_s} << QStringList {u"漢字"_s, u"A"_s};
}

void TestVocabulary::cut()
{
    QFETCH(const QString, text);
    QTEST(pieces(Pattern::Cl100k, text), "cl100k");
    QTEST(pieces(Pattern::O200k, text), "o200k");
}

void TestVocabulary::nothingIsLostInCutting()
{
    QRandomGenerator random(3);
    for (int i = 0; i < 500; ++i) {
        const QString text = randomText(random, 40);
        for (const Pattern pattern : {Pattern::Cl100k, Pattern::O200k}) {
            const QStringList cut = pieces(pattern, text);
            QCOMPARE(cut.join(QString()), text);
            QVERIFY(!cut.contains(QString()));
        }
    }
}

void TestVocabulary::mergeByRank()
{
    // "bc" is older than "ab", so "abc" has no "ab"; of equal ones the leftmost is merged.
    const auto vocabulary = Vocabulary::parse(Kind::Cl100k, listOf({"bc", "ab", "aa", "abcd"}));
    QVERIFY(vocabulary);
    QCOMPARE((*vocabulary)->encode("abc"), (std::vector<quint32> {'a', 256}));
    QCOMPARE((*vocabulary)->encode("aaa"), (std::vector<quint32> {258, 'a'}));
    QCOMPARE((*vocabulary)->encode("abcd"), (std::vector<quint32> {259})); // a whole piece is looked up first
    QCOMPARE((*vocabulary)->count(u"abc abcd"_s), std::optional<qint64>(6));
    QCOMPARE((*vocabulary)->count(QStringView()), std::optional<qint64>(0));
}

/// Beyond some length pairs are kept in a heap; what comes out is the same.
void TestVocabulary::longPieces()
{
    const auto vocabulary = Vocabulary::parse(Kind::Cl100k, listOf({"ab", "ba", "aa", "abab", "aab", "bb"}));
    QVERIFY(vocabulary);
    QRandomGenerator random(7);
    for (int i = 0; i < 200; ++i) {
        // One piece of 128 letters, and the same with one more, which nothing merges with.
        QByteArray text;
        for (int k = 0; k < 128; ++k)
            text += random.bounded(3) == 0 ? 'b' : 'a';
        std::vector<quint32> tokens = (*vocabulary)->encode(text);
        tokens.push_back('z');
        QCOMPARE((*vocabulary)->encode(QByteArray(text + 'z')), tokens);
    }
    QCOMPARE((*vocabulary)->count(QByteArray(4'000'000, 'a')), std::optional<qint64>(2'000'000));
}

void TestVocabulary::specialTokens()
{
    const auto cl100k = Vocabulary::parse(Kind::Cl100k, listOf({}));
    const auto o200k = Vocabulary::parse(Kind::O200k, listOf({}));
    QVERIFY(cl100k && o200k);
    QVERIFY(!(*cl100k)->count(u"so <|endoftext|> it ends"_s));
    QVERIFY(!(*cl100k)->count(u"<|fim_middle|>"_s));
    QVERIFY((*o200k)->count(u"<|fim_middle|>"_s));
    QVERIFY(!(*o200k)->count(u"<|endofprompt|>"_s));
    QVERIFY((*cl100k)->count(u"<|endoftext"_s));
}

void TestVocabulary::badLists_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QString>("line");
    QTest::newRow("no rank") << "IQ== 0\nIg==\n"_ba << u"Line 2 "_s;
    QTest::newRow("no base64") << "!!! 0\n"_ba << u"Line 1 "_s;
    QTest::newRow("no number") << "IQ== one\n"_ba << u"Line 1 "_s;
    QTest::newRow("negative") << "IQ== -1\n"_ba << u"Line 1 "_s;
    QTest::newRow("no token") << " 0\n"_ba << u"Line 1 "_s;
    QTest::newRow("zeros") << QByteArray(64, '\0') << u"Line 1 "_s;
}

void TestVocabulary::badLists()
{
    QFETCH(const QByteArray, list);
    const auto vocabulary = Vocabulary::parse(Kind::O200k, list);
    QVERIFY(!vocabulary);
    QCOMPARE(vocabulary.error().code, Errc::Corrupt);
    QTEST(vocabulary.error().text.first(7), "line");
}

void TestVocabulary::missingFiles()
{
    const QTemporaryDir folder;
    const auto gone = Vocabulary::load(folder.filePath(u"none"_s));
    QVERIFY(!gone);
    QCOMPARE(gone.error().code, Errc::NotFound);
    // A list that was shortened would count, but not as the models do.
    QFile file(folder.filePath(u"list"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(listOf({"ab"})) > 0);
    file.close();
    const auto other = Vocabulary::load(file.fileName());
    QVERIFY(!other);
    QCOMPARE(other.error().code, Errc::Corrupt);
    QVERIFY(other.error().text.contains(file.fileName()));
}

/// A list that somebody points to counts, as long as nothing else is chosen.
void TestVocabulary::chosenLists()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    qputenv("STEMMA_VOCABULARIES", RealLibrary::vocabularies().toUtf8());
    const QString path = Vocabulary::find(Kind::O200k);
    QVERIFY(!path.isEmpty());
    const Vocabulary* before = Vocabulary::installed(Kind::O200k);
    Vocabulary::useNone();
    QVERIFY(!Vocabulary::installed(Kind::O200k) && !Vocabulary::installed(Kind::Cl100k));
    const QTemporaryDir folder;
    QVERIFY(!Vocabulary::use(folder.filePath(u"none"_s)));
    QVERIFY(!Vocabulary::installed(Kind::O200k)); // nothing has changed
    const auto used = Vocabulary::use(path);
    QVERIFY2(used, used ? "" : qPrintable(used.error().text));
    QCOMPARE(*used, Kind::O200k);
    QVERIFY(Vocabulary::installed(Kind::O200k) && Vocabulary::installed(Kind::O200k) != before);
    QCOMPARE(Vocabulary::installed(Kind::O200k)->count(u"hello world"_s), std::optional<qint64>(2));
    Vocabulary::useInstalled();
    QCOMPARE(Vocabulary::installed(Kind::O200k), before);
}

void TestVocabulary::halfPairs()
{
    const auto vocabulary = Vocabulary::parse(Kind::Cl100k, listOf({}));
    QVERIFY(vocabulary);
    const QString half = u"a"_s + QChar(0xd83d) + u"b"_s;
    QCOMPARE((*vocabulary)->count(half), std::optional<qint64>(5)); // U+FFFD has three bytes
    QCOMPARE((*vocabulary)->count(u"🙂"_s), std::optional<qint64>(4));
}

void TestVocabulary::likeTheLibrary_data()
{
    QTest::addColumn<int>("kind");
    for (const Kind kind : {Kind::Cl100k, Kind::O200k})
        QTest::newRow(Vocabulary::nameOf(kind).data()) << int(kind);
}

void TestVocabulary::likeTheLibrary()
{
    NEED(RealLibrary::missing(u"mnesis"_s));
    QFETCH(const int, kind);
    const auto vocabulary = real(Kind(kind));
    QVERIFY(vocabulary);
    QStringList texts;
    for (const char* name : {"CONTRIBUTING.md", "translations/stemma_de.ts", "tests/interop/mnesis_read.py"}) {
        QFile file(qEnvironmentVariable("STEMMA_SOURCE") + u'/' + QLatin1StringView(name));
        if (file.open(QIODevice::ReadOnly))
            texts += QString::fromUtf8(file.readAll());
    }
    QVERIFY(!texts.isEmpty());
    QRandomGenerator random(11);
    for (int i = 0; i < 3000; ++i)
        texts += randomText(random, 1 + random.bounded(30));
    texts << QString(5000, u'a') << QString(5000, u'漢') << QString(3000, u' ') + u'x' << u"<|endoftext|>"_s
          << u"a<|fim_prefix|>"_s;

    QProcess python;
    python.start(qEnvironmentVariable("STEMMA_LIBRARIES") + u"/mnesis/bin/python"_s,
        {u"-B"_s, qEnvironmentVariable("STEMMA_SOURCE") + u"/tests/interop/encode_tokens.py"_s,
            RealLibrary::vocabularies()});
    for (const QString& text : std::as_const(texts)) {
        const QJsonObject asked {{u"encoding"_s, Vocabulary::nameOf(Kind(kind))}, {u"text"_s, text}};
        python.write(QJsonDocument(asked).toJson(QJsonDocument::Compact) + '\n');
    }
    python.closeWriteChannel();
    QVERIFY2(python.waitForFinished(300'000), python.readAllStandardError().constData());
    const QList<QByteArray> answers = python.readAllStandardOutput().trimmed().split('\n');
    QVERIFY2(answers.size() == texts.size(), python.readAllStandardError().constData());
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const bool isRefused = answers.at(i).trimmed() == "null";
        QCOMPARE(vocabulary->count(texts.at(i)).has_value(), !isRefused);
        if (isRefused)
            continue;
        std::vector<quint32> expected;
        const QJsonDocument json = QJsonDocument::fromJson(answers.at(i));
        for (const QJsonValue& token : json.array())
            expected.push_back(quint32(token.toInt()));
        QVERIFY2(vocabulary->encode(texts.at(i).toUtf8()) == expected, qPrintable(texts.at(i).left(400)));
        QCOMPARE(vocabulary->count(texts.at(i)), std::optional<qint64>(qint64(expected.size())));
    }
}

TEST_CLASS(TestVocabulary)
#include "tst_vocabulary.moc"
