// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/sessionredaction.h"
#include "core/export/redaction/textmap.h"
#include "core/store/json/json.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A text with its labels, see tests/data/redaction/fresh.json.
struct LabelledText
{
    struct Label
    {
        qsizetype start = 0;
        qsizetype end = 0;
        bool isSecret = false; ///< has to go; others may
    };

    QString text;
    QList<Label> labels;
};

/// What "hex40" or "b64:text" stands for.
QString drawnFor(const QString& what, QRandomGenerator& generator)
{
    static const QString Upper = u"ABCDEFGHIJKLMNOPQRSTUVWXYZ"_s;
    static const QString Lower = u"abcdefghijklmnopqrstuvwxyz"_s;
    static const QString Digits = u"0123456789"_s;
    static const std::map<QString, QString> Alphabets {{u"an"_s, Upper + Lower + Digits},
        {u"bc"_s, Upper + Lower + Digits + u"+/"_s}, {u"hex"_s, u"0123456789abcdef"_s},
        {u"hexu"_s, u"0123456789ABCDEF"_s}, {u"num"_s, Digits}, {u"A"_s, Upper + u"234567"_s},
        {u"lan"_s, Lower + Digits}, {u"b32x"_s, Upper + u"234567"_s}};
    if (what.startsWith("b64:"_L1))
        return QString::fromLatin1(what.sliced(4).toUtf8().toBase64());
    static const QRegularExpression Sized(u"^(b64r|b32x|[A-Za-z]+)(\\d+)$"_s);
    const QRegularExpressionMatch match = Sized.match(what);
    const int size = match.captured(2).toInt();
    if (match.captured(1) == "b64r"_L1) {
        QByteArray bytes;
        for (int i = 0; i < size; ++i)
            bytes += char(generator.bounded(256));
        return QString::fromLatin1(bytes.toBase64());
    }
    const QString& of = Alphabets.at(match.captured(1));
    QString drawn;
    for (int i = 0; i < size; ++i)
        drawn += of[generator.bounded(of.size())];
    return drawn;
}

LabelledText labelledText(const QString& written, QRandomGenerator& generator)
{
    const QStringList pieces = written.split(u'§');
    LabelledText made;
    LabelledText::Label label;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        for (const QChar c : i % 2 == 1 ? drawnFor(pieces[i], generator) : pieces[i]) {
            const bool begins = c == u'⟦' || c == u'⟨';
            const bool ends = c == u'⟧' || c == u'⟩';
            if (begins)
                label = {made.text.size(), 0, c == u'⟦'};
            else if (!ends)
                made.text += c;
            label.end = made.text.size();
            if (ends)
                made.labels.append(label);
        }
    }
    return made;
}

/// The rules' finds in one text.
class JudgedText
{
public:
    JudgedText(const LabelledText& text, const RedactionFinder& rules)
        : m_text(text)
        , m_goes(text.text.size(), false)
    {
        const QString& all = text.text;
        for (const RedactionFind& find : rules.find(all)) {
            const QString value = all.sliced(find.start, find.length);
            if (!isWithinLabels(find))
                m_wrong += find.rule->id + u": "_s + value;
            std::fill_n(m_goes.begin() + find.start, find.length, true);
            // It goes wherever else it stands, too.
            for (qsizetype at = all.indexOf(value); at >= 0 && value.size() > 3; at = all.indexOf(value, at + 1))
                std::fill_n(m_goes.begin() + at, value.size(), true);
        }
    }

    [[nodiscard]] const QStringList& wrong() const { return m_wrong; }
    [[nodiscard]] QStringList missed() const
    {
        QStringList missed;
        for (const LabelledText::Label& label : m_text.labels) {
            bool stays = false;
            for (qsizetype at = label.start; at < label.end; ++at)
                stays = stays || (!m_goes[at] && tells(at));
            if (label.isSecret && stays)
                missed += m_text.text.sliced(label.start, label.end - label.start);
        }
        return missed;
    }

private:
    /// A letter or digit; not that of an escape.
    [[nodiscard]] bool tells(qsizetype at) const
    {
        return m_text.text[at].isLetterOrNumber() && (at == 0 || m_text.text[at - 1] != u'\\');
    }
    [[nodiscard]] bool isWithinLabels(const RedactionFind& find) const
    {
        for (qsizetype at = find.start; at < find.start + find.length; ++at) {
            const auto holds = [at](const LabelledText::Label& label) { return at >= label.start && at < label.end; };
            if (tells(at) && std::ranges::none_of(m_text.labels, holds))
                return false;
        }
        return true;
    }

    const LabelledText& m_text;
    QList<bool> m_goes;
    QStringList m_wrong;
};

/// @p json as a session that has it is exported.
QString exportedJson(const QString& json)
{
    static const RedactionFinder rules(builtInRedactionRules());
    RedactionList list;
    (void)mappedJson(
        json, [&](const QString& text) { return list.look(rules, text, {}); },
        [&](const QString& rest, const QString& text) {
            list.look(rules, rest, {});
            list.lookForMore(rules, text, {});
        });
    SessionRedaction redaction(list, {});
    const QString result = mappedJson(json, [&](const QString& text) { return redaction.redacted(text); });
    for (const RedactionValue& residue : redaction.residues().values())
        qWarning("%s", qPrintable(residue.rule + u": "_s + residue.value));
    return redaction.residues().values().empty() ? result : QString();
}

} // namespace

/// How the rules do on texts that somebody labelled, and on secrets that stand in pieces.
class TestRedactionLabels final : public QObject
{
    Q_OBJECT
private slots:
    void texts_data();
    void texts();
    void keysOverStrings();
    void blanksInStrings();
    void keptIsNoOthers();
};

void TestRedactionLabels::texts_data()
{
    QTest::addColumn<double>("leastFound");
    QTest::addColumn<int>("mostWrong");
    QTest::newRow("fresh") << 0.98 << 0;
    QTest::newRow("aside") << 0.97 << 0;
    QTest::newRow("aside2") << 0.9 << 1;
    QTest::newRow("prose") << 0.95 << 0;
    QTest::newRow("prose2") << 1.0 << 0;
}

void TestRedactionLabels::texts()
{
    QFETCH(const double, leastFound);
    QFETCH(const int, mostWrong);
    QFile file(qEnvironmentVariable("STEMMA_SOURCE") + u"/tests/data/redaction/"_s
        + QString::fromLatin1(QTest::currentDataTag()) + u".json"_s);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const auto document = json::parse(file.readAll());
    QVERIFY(document && document->find(u"texts"));
    const RedactionFinder rules(builtInRedactionRules());
    QRandomGenerator generator(3);
    qsizetype labels = 0;
    QStringList missed;
    QStringList wrong;
    for (const json::Value& item : document->find(u"texts")->items) {
        QStringList lines;
        for (const json::Value& line : item.find(u"lines")->items)
            lines += line.string;
        const LabelledText text = labelledText(lines.join(u'\n'), generator);
        const JudgedText judged(text, rules);
        labels += std::ranges::count(text.labels, true, &LabelledText::Label::isSecret);
        missed += judged.missed();
        wrong += judged.wrong();
    }
    QVERIFY(labels > 0);
    const QByteArray told = (u"missed: "_s + missed.join(" | "_L1) + u"\nwrong: "_s + wrong.join(" | "_L1)).toUtf8();
    QVERIFY2(double(labels - missed.size()) >= leastFound * double(labels), told.constData());
    QVERIFY2(wrong.size() <= mostWrong, told.constData());
}

/// A private key whose lines are strings of a list goes line by line.
void TestRedactionLabels::keysOverStrings()
{
    QRandomGenerator generator(5);
    const QString first = u"MIIE/+"_s + drawnFor(u"bc58"_s, generator);
    const QString second = drawnFor(u"bc32"_s, generator) + u'/' + drawnFor(u"bc31"_s, generator);
    const QString last = drawnFor(u"bc22"_s, generator) + u"=="_s;
    const QString json = u"{\"lines\":[\"-----BEGIN RSA PRIVATE KEY-----\",\"%1\",\"%2\",\"%3\","
                         "\"-----END RSA PRIVATE KEY-----\"],\"total\":5}"_s.arg(first, second, last);
    const QString result = exportedJson(json);
    QVERIFY(!result.isEmpty());
    for (const QString& line : {first, second, last})
        QVERIFY2(!result.contains(line), qPrintable(result));
    QVERIFY2(result.contains(u"\"total\":5"_s), qPrintable(result));
    // With the numbers that a tool puts before lines.
    const QString numbered = u"     1\t-----BEGIN PRIVATE KEY-----\n     2\t%1\n     3\t%2\n     4\t%3\n"
                             "     5\t-----END PRIVATE KEY-----\n"_s.arg(first, second, last);
    const QString listed = exportedJson(numbered);
    QVERIFY(listed.contains(u"     3\t["_s));
    for (const QString& line : {first, second, last})
        QVERIFY2(!listed.contains(line), qPrintable(listed));
}

void TestRedactionLabels::blanksInStrings()
{
    QCOMPARE(exportedJson(uR"({"Env":["POSTGRES_PASSWORD=Zander im Netz","LANG=C.UTF-8"]})"_s),
        uR"({"Env":["POSTGRES_PASSWORD=[secret 2]","LANG=C.UTF-8"]})"_s);
    QCOMPARE(
        exportedJson(uR"({"db":{"password":"correct horse battery"}})"_s), uR"({"db":{"password":"[password 1]"}})"_s);
    QCOMPARE(exportedJson(u"db:\n  password: correct horse battery\n  pool: 5\n"_s),
        u"db:\n  password: [password 1]\n  pool: 5\n"_s);
}

/// What a rule keeps no other rule takes.
void TestRedactionLabels::keptIsNoOthers()
{
    const auto rules = loadRedactionRules(QByteArray(R"json({"lists":{"short":["a.","bb"]},"rules":[
        {"id":"kept","kind":"secret","kept":true,"needs":["id="],"pattern":"id=\\w+"},
        {"id":"list","kind":"secret","needs":["["],"pattern":"\\[[^\\]]*\\]","pieces":"\\w+","except":["@short","x"]},
        {"id":"word","kind":"secret","needs":["="],"pattern":"=(?<value>\\w+)"}]})json"));
    QVERIFY2(rules.has_value(), rules ? "" : qPrintable(rules.error().text));
    const QString text = u"id=1 no=2 [aa, bb, cc, x, dd]"_s;
    QStringList found;
    for (const RedactionFind& find : RedactionFinder(*rules).find(text))
        found += text.sliced(find.start, find.length);
    QCOMPARE(found, QStringList({u"2"_s, u"cc"_s, u"dd"_s}));
}

TEST_CLASS(TestRedactionLabels)
#include "tst_redactionlabels.moc"
