// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/figures.h"
#include "core/compaction/lossreview.h"
#include "core/compaction/lostline.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Status = LossFinding::Status;
using Match = LossFinding::Match;

ReviewedText said(const QString& text, Role role = Role::User, qint64 message = 0)
{
    return {message, 0, role, FactSource::Text, text};
}

LossReview reviewed(const QList<ReviewedText>& covered, const QString& summary, const QList<ReviewedText>& later = {})
{
    const auto review = reviewLoss(covered, summary, later);
    return review.value_or(LossReview());
}

const LossFinding* find(const LossReview& review, LossKind kind, const QString& text)
{
    for (const LossFinding& finding : review.findings)
        if (finding.kind == kind && finding.text == text)
            return &finding;
    return nullptr;
}

QString listed(const LossReview& review)
{
    static constexpr std::array States {"lost"_L1, "changed"_L1, "kept"_L1};
    QString text;
    for (const LossFinding& finding : review.findings)
        text += u"%1 %2: %3 (%4)\n"_s.arg(
            States[size_t(finding.status)], nameOf(finding.kind), finding.text, finding.rule);
    return text;
}

} // namespace

/// The review of what a summary kept, changed and lost.
class LossReviewTest : public QObject
{
    Q_OBJECT

private slots:
    void builtInRulesAreRight();
    void rulesOfWordsAreTriedTogether_data();
    void rulesOfWordsAreTriedTogether();
    void patternsMayHaveParts();
    void figuresAreRead_data();
    void figuresAreRead();
    void aLostConstraintComesFirst();
    void oneThingIsFoundOnce();
    void whatOnlyCountsIsNoFact();
    void bracketsAroundErrors_data();
    void bracketsAroundErrors();
    void messagesOfOutputs_data();
    void messagesOfOutputs();
    void releasesOfWhatHasAName();
    void whatHappenedIsNoDemand_data();
    void whatHappenedIsNoDemand();
    void figuresInOtherWords();
    void figuresOfOneThing_data();
    void figuresOfOneThing();
    void whatACommandRunsIsNoFact();
    void wordsByTheirBeginning();
    void unitsOfALanguage_data();
    void unitsOfALanguage();
    void demandsAreKeptInOtherWords_data();
    void demandsAreKeptInOtherWords();
    void lostThingsAreAddedWhereTheyBelong_data();
    void lostThingsAreAddedWhereTheyBelong();
};

void LossReviewTest::builtInRulesAreRight()
{
    for (const QString& name : {u"common"_s, u"en"_s, u"de"_s, u"es"_s, u"fr"_s, u"ja"_s, u"zh"_s}) {
        QFile file(u":/loss-rules/%1.json"_s.arg(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        LossRules rules;
        QStringList problems;
        for (const LossRules::Problem& problem : rules.add(file.readAll(), name))
            problems.append(problem.text);
        QCOMPARE(problems.join(u'\n'), QString());
    }
    QVERIFY(LossRules::builtIn()->sentenceRules.size() > 30);
}

void LossReviewTest::rulesOfWordsAreTriedTogether_data()
{
    QTest::addColumn<QString>("first"); // patterns
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("areJoined");
    QTest::newRow("plain") << u"part-\\\\d+"_s << u"lot#[a-z]+"_s << true;
    QTest::newRow("groups of their own") << u"(part)-\\\\d+"_s << u"(lo)t#\\\\1[a-z]+|lot#[a-z]+"_s << true;
    QTest::newRow("one name for two groups") << u"(?<word>part)-\\\\d+"_s << u"(l)(?<word>ot)#[a-z]+"_s << false;
}

/// A word that no rule matches is passed over without trying them one by one; the others are found as ever.
void LossReviewTest::rulesOfWordsAreTriedTogether()
{
    QFETCH(const QString, first);
    QFETCH(const QString, second);
    QFETCH(const bool, areJoined);
    QVERIFY(!LossRules::builtIn()->anyTokenRule.pattern().isEmpty());
    auto rules = std::make_shared<LossRules>();
    const QString json = uR"({"salience": {"identifier": {"text": 1}}, "rules": [
        {"name": "part", "kind": "identifier", "token": "%1"},
        {"name": "lot", "kind": "identifier", "caseSensitive": true, "token": "%2"}]})"_s.arg(first, second);
    QVERIFY(rules->add(json.toUtf8(), u"rules"_s).isEmpty());
    QCOMPARE(!rules->anyTokenRule.pattern().isEmpty(), areJoined);
    const auto review
        = reviewLoss({said(u"Look at PART-44x, Part-44, lot#abc and LOT#abc."_s)}, u"Nothing."_s, {}, rules);
    QVERIFY(review);
    QCOMPARE(listed(*review), u"lost identifier: Part-44 (part)\nlost identifier: lot#abc (lot)\n"_s);
}

/// A long pattern reads better as lists of alternatives; it means the same.
void LossReviewTest::patternsMayHaveParts()
{
    const auto patternOf = [](const QString& pattern) {
        LossRules rules;
        const QString json = uR"({"language": "en", "classes": {"past": ["was", "went"]}, "narrative": %1})"_s;
        const auto problems = rules.add(json.arg(pattern).toUtf8(), u"rules"_s);
        return problems.isEmpty() ? rules.languages[size_t(LossRules::Language::English)].narrative.pattern()
                                  : u"problem"_s;
    };
    const QString whole = patternOf(uR"("^it (?:<past>|has)\\b|\\bago$")"_s);
    QVERIFY(whole.endsWith(u"^it (?:(?:went|was)|has)\\b|\\bago$"_s));
    QCOMPARE(patternOf(uR"(["^it (?:<past>|has)\\b", "\\bago$"])"_s), whole);
    QCOMPARE(patternOf(uR"({"tales": ["^it (?:<past>|has)\\b"], "times": ["\\bago$"]})"_s), whole);
    // An empty alternative would match every sentence.
    for (const QString& wrong : {u"[\"ago\", 5]"_s, u"{\"times\": [\"ago\", \"\"]}"_s, u"[]"_s})
        QCOMPARE(patternOf(wrong), u"problem"_s);
}

void LossReviewTest::figuresAreRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value"); // -1: none
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("key");
    QTest::newRow("whole") << u"3900 ms"_s << 3'900.0 << 4 << u"3900"_s;
    QTest::newRow("nought") << u"0"_s << 0.0 << 1 << u"0"_s;
    QTest::newRow("thousands") << u"3,900,000"_s << 3'900'000.0 << 9 << u"3900000"_s;
    QTest::newRow("a comma behind") << u"39, and"_s << 39.0 << 2 << u"39"_s;
    QTest::newRow("decimals") << u"0.25s"_s << 0.25 << 4 << u"0.25"_s;
    QTest::newRow("other digits") << u"١٢"_s << 12.0 << 2 << u"12"_s;
    QTest::newRow("mixed digits") << u"1٢"_s << 12.0 << 2 << u"12"_s;
    QTest::newRow("twelve digits") << u"999999999999"_s << 999'999'999'999.0 << 12 << u"999999999999"_s;
    QTest::newRow("thirteen digits") << u"1000000000000"_s << 1e12 << 13 << u"1e+12"_s;
    QTest::newRow("seventeen digits") << u"12345678901234567"_s << 12'345'678'901'234'567.0 << 17
                                      << u"1.23456789012e+16"_s;
    QTest::newRow("a version") << u"1.2.3"_s << -1.0 << 0 << u"-1"_s;
    QTest::newRow("no digit") << u"ms"_s << -1.0 << 0 << u"-1"_s;
}

void LossReviewTest::figuresAreRead()
{
    QFETCH(const QString, text);
    QFETCH(const double, value);
    QFETCH(const int, length);
    QFETCH(const QString, key);
    const Figure figure = readFigure(text, u'.').value_or(Figure {-1, {}, 0});
    QCOMPARE(figure.value, value);
    QCOMPARE(int(figure.length), length);
    QCOMPARE(figureKey(figure.value), key);
}

void LossReviewTest::aLostConstraintComesFirst()
{
    const LossReview review = reviewed(
        {said(u"The retry budget resets to full whenever the relay restarts. Persist it. Keep include/relay/retry.h "
              "unchanged – it is ABI-frozen until 3.0 – and no new dependencies."_s),
            said(u"Write at most every 250 ms, and never from the I/O thread."_s, Role::User, 8),
            said(u"A `BudgetFile` with a 32-byte header, magic `RBF1`; the test failed with `EXDEV` because `/run` is "
                 "another file system. `RetryBudget` is in `src/retry_budget.cpp:88`."_s,
                Role::Assistant, 9)},
        u"## Key instructions & constraints\n- No new dependencies.\n- Writes must never run on the I/O thread.\n"
        "## Discoveries\n- `RetryBudget` is filled in its constructor only. Renaming failed with `EXDEV`: `/run` is a "
        "separate file system.\n## Relevant files\n`src/retry_budget.cpp`, `include/relay/retry.h`"_s,
        {said(u"Stop: retry.h must not change."_s, Role::User, 200),
            said(u"I write every 250 ms."_s, Role::Assistant, 186)});
    const QString list = listed(review);
    QVERIFY2(review.findings.size() > 8, qPrintable(list));
    const LossFinding& first = review.findings.first();
    QVERIFY2(first.text == "Keep include/relay/retry.h unchanged"_L1, qPrintable(list));
    QCOMPARE(first.kind, LossKind::Constraint);
    QCOMPARE(first.status, Status::Lost);
    QCOMPARE(first.usedLater, QList<qint64> {200});
    const auto status = [&](LossKind kind, const QString& text) {
        const LossFinding* finding = find(review, kind, text);
        return finding ? int(finding->status) : -1;
    };
    QVERIFY2(status(LossKind::Constraint, u"and no new dependencies"_s) == int(Status::Kept), qPrintable(list));
    QVERIFY2(status(LossKind::Constraint, u"and never from the I/O thread"_s) == int(Status::Kept), qPrintable(list));
    QVERIFY2(status(LossKind::Number, u"250 ms"_s) == int(Status::Lost), qPrintable(list));
    QVERIFY2(status(LossKind::Number, u"32-byte"_s) == int(Status::Lost), qPrintable(list));
    QVERIFY2(status(LossKind::Version, u"3.0"_s) == int(Status::Lost), qPrintable(list));
    QVERIFY2(status(LossKind::Identifier, u"RBF1"_s) == int(Status::Lost), qPrintable(list));
    QVERIFY2(status(LossKind::Identifier, u"RetryBudget"_s) == int(Status::Kept), qPrintable(list));
    QVERIFY2(status(LossKind::Error, u"EXDEV"_s) == int(Status::Kept), qPrintable(list));
    QVERIFY2(status(LossKind::Path, u"src/retry_budget.cpp"_s) == int(Status::Kept), qPrintable(list));
    QVERIFY2(status(LossKind::Path, u"/run"_s) == int(Status::Kept), qPrintable(list));
}

void LossReviewTest::oneThingIsFoundOnce()
{
    const LossReview review = reviewed({said(u"No new packages please."_s, Role::User, 0),
                                           said(u"As I said: don't add new packages."_s, Role::User, 3)},
        u"Nothing of it."_s);
    const auto demands = review.of(LossKind::Constraint);
    QVERIFY2(demands.all() == 1 && demands.lost == 1, qPrintable(listed(review)));
    const LossFinding* finding = find(review, LossKind::Constraint, u"No new packages please"_s);
    QVERIFY2(finding, qPrintable(listed(review)));
    QCOMPARE(finding->occurrences, 2);
    QCOMPARE(finding->places.size(), 2);
    QCOMPARE(finding->places.at(1).message, 3);
}

void LossReviewTest::whatOnlyCountsIsNoFact()
{
    const LossReview review
        = reviewed({said(u"Question 2: why? Frage 3: warum? Take 40 minutes."_s)}, u"Nothing of it."_s);
    QVERIFY2(review.of(LossKind::Number).all() == 1, qPrintable(listed(review)));
    QVERIFY2(find(review, LossKind::Number, u"40 minutes"_s), qPrintable(listed(review)));
}

void LossReviewTest::bracketsAroundErrors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    QTest::newRow("square") << u"[Error: provider down]"_s << u"Error: provider down"_s;
    QTest::newRow("round") << u"It says so (error: disk full)"_s << u"error: disk full"_s;
    QTest::newRow("before more") << u"[Error: provider down] I try again."_s << u"Error: provider down"_s;
    QTest::newRow("before a full stop") << u"[Error: provider down]."_s << u"Error: provider down"_s;
    QTest::newRow("within") << u"[Error: provider [2] down]"_s << u"Error: provider [2] down"_s;
    QTest::newRow("what failed") << u"[Upload failed: provider down]"_s << u"provider down"_s;
    QTest::newRow("what failed, before more") << u"(upload failed: provider down) Again"_s << u"provider down"_s;
    QTest::newRow("no bracket before") << u"Error: unexpected ] in line two"_s << u"Error: unexpected ] in line two"_s;
    QTest::newRow("of the message") << u"Error: provider down (try 3)"_s << u"Error: provider down (try 3)"_s;
}

/// A bracket that begins before an error does not end it.
void LossReviewTest::bracketsAroundErrors()
{
    QFETCH(const QString, text);
    QFETCH(const QString, error);
    const LossReview review = reviewed({said(text, Role::Tool, 0)}, u"Nothing of it."_s);
    QVERIFY2(find(review, LossKind::Error, error), qPrintable(listed(review)));
}

void LossReviewTest::messagesOfOutputs_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error"); ///< empty: none
    QTest::newRow("of an exception") << u"java.net.SocketTimeoutException: Read timed out"_s
                                     << u"It fails with SocketTimeoutException: Read timed out, again."_s
                                     << u"SocketTimeoutException: Read timed out"_s;
    QTest::newRow("its message") << u"ValueError: bbox out of range"_s << u"校验时报了 bbox out of range，重试。"_s
                                 << u"bbox out of range"_s;
    QTest::newRow("before more") << u"RuntimeError: CUDA out of memory. Tried to allocate 2 GiB"_s
                                 << u"It ran out of memory (CUDA out of memory)."_s << u"CUDA out of memory"_s;
    QTest::newRow("between quotes") << u"level=error err=\"out of order sample\" series=a"_s
                                    << u"Prometheus says out of order sample."_s << u"out of order sample"_s;
    QTest::newRow("no error") << u"412 files converted"_s << u"412 files converted, as planned."_s << QString();
    QTest::newRow("within a word") << u"Error: no file"_s << u"Now we have no filenames in it."_s << QString();
}

/// What somebody says again of an output is an error, whatever stands before it there.
void LossReviewTest::messagesOfOutputs()
{
    QFETCH(const QString, output);
    QFETCH(const QString, text);
    QFETCH(const QString, error);
    const LossReview review = reviewed(
        {{0, 0, Role::Tool, FactSource::ToolOutput, output}, said(text, Role::Assistant, 1)}, u"Nothing of it."_s);
    QVERIFY2(review.of(LossKind::Error).all() == (error.isEmpty() ? 0 : 1), qPrintable(listed(review)));
    QVERIFY2(error.isEmpty() || find(review, LossKind::Error, error), qPrintable(listed(review)));
}

void LossReviewTest::releasesOfWhatHasAName()
{
    const LossReview review = reviewed(
        {said(u"We moved to Airflow 2.8 and RabbitMQ 3.12 in May. Precision 0.92 in Section 3.1."_s)}, u"Nothing."_s);
    QVERIFY2(find(review, LossKind::Version, u"2.8"_s), qPrintable(listed(review)));
    QVERIFY2(find(review, LossKind::Version, u"3.12"_s), qPrintable(listed(review)));
    QCOMPARE(review.of(LossKind::Version).all(), 2);
}

void LossReviewTest::whatHappenedIsNoDemand_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("English") << u"I couldn't open the old file. The load order can't be the problem."_s;
    QTest::newRow("German") << u"Das muss am Kompass liegen. Der Gegner hat nie bestritten, dass es so war."_s;
    QTest::newRow("French") << u"Je n'ai pas réveillé l'équipe réseau. La réunion d'hier n'a rien donné."_s;
    QTest::newRow("Spanish") << u"No hay manera. No me esperaba que saliera tan bien."_s;
    QTest::newRow("Japanese") << u"先月は決まりがなくて、誰も眠れませんでした。"_s;
    QTest::newRow("Chinese") << u"应该是激光雷达的问题。上次开会没谈出什么结果。"_s;
    QTest::newRow("some of them") << u"Some routes go through the old gate."_s;
    QTest::newRow("since when") << u"Since Monday 41 lines stay open."_s;
    QTest::newRow("since when, French") << u"Depuis mars le minuteur de nuit ne part plus."_s;
    QTest::newRow("what somebody thought") << u"Ich dachte erst, das liegt nur am Kabel."_s;
    QTest::newRow("what it has not") << u"Les tomates n'ont pas froid en mai."_s;
    QTest::newRow("only explains") << u"Das verwirrt die Leute nur."_s;
    QTest::newRow("thanks") << u"助かります。Djangoの4.2です。"_s;
    QTest::newRow("praise") << u"不错。"_s;
}

/// What was, and what is thought to be the reason, has the words of a demand but asks nothing.
void LossReviewTest::whatHappenedIsNoDemand()
{
    QFETCH(const QString, text);
    const LossReview review = reviewed({said(text)}, u"-"_s);
    QVERIFY2(review.of(LossKind::Constraint).all() == 0, qPrintable(listed(review)));
}

void LossReviewTest::figuresInOtherWords()
{
    const LossReview review = reviewed({said(u"La toma dura 1 h 52 min. Quedan 9 noches sin cubrir en la lista."_s)},
        u"The recording takes 112 minutes. There were 9 nights without anybody on the list."_s);
    QCOMPARE(review.of(LossKind::Number).all(), 2);
    const LossFinding* time = find(review, LossKind::Number, u"1 h 52 min"_s);
    QVERIFY2(time && time->status == Status::Kept, qPrintable(listed(review)));
    const LossFinding* nights = find(review, LossKind::Number, u"9 noches"_s);
    QVERIFY2(nights && nights->status == Status::Kept, qPrintable(listed(review)));
}

void LossReviewTest::figuresOfOneThing_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<QString>("expected");
    QTest::newRow("counted, then named") << u"There are 41 lines open. Of the 41 I saw none yesterday."_s
                                         << u"41 lines are open."_s << u"kept number: 41 lines (number-counted)\n"_s;
    QTest::newRow("a verb is not counted") << u"In der Liste sind 37 Namen, davon passen 36 genau."_s << u"37 Namen."_s
                                           << u"lost number: 36 (number-bare)\nkept number: 37 Namen "
                                              "(number-counted)\n"_s;
    QTest::newRow("a date in signs") << u"会議は6月12日の正午です。"_s << u"The meeting is on 12 June."_s
                                     << u"kept number: 6月12日 (date)\n"_s;
    QTest::newRow("a version in signs") << u"Djangoの4.2です。"_s << u"Django 4.2."_s
                                        << u"kept version: 4.2 (version-named)\n"_s;
    QTest::newRow("within a demand that is kept")
        << u"Nobody does more than 3 nights in a row."_s << u"No one does more than three consecutive nights."_s
        << u"kept constraint: Nobody does more than 3 nights in a row (en-do-not)\nkept number: 3 nights "
           "(number-counted)\n"_s;
}

void LossReviewTest::figuresOfOneThing()
{
    QFETCH(const QString, text);
    QFETCH(const QString, summary);
    QFETCH(const QString, expected);
    QCOMPARE(listed(reviewed({said(text)}, summary)), expected);
}

/// A script that was run once is no file that was worked on; one that was named is.
void LossReviewTest::whatACommandRunsIsNoFact()
{
    const auto used = [](const QString& input) {
        ReviewedText text = said(input, Role::Assistant, 1);
        text.source = FactSource::ToolInput;
        return reviewed({text}, u"-"_s).of(LossKind::Path).all();
    };
    QCOMPARE(used(u"{\"command\": \"python tools/solve.py --weeks 12\"}"_s), 0);
    QCOMPARE(used(u"{\"path\": \"tools/solve.py\"}"_s), 1);
}

void LossReviewTest::wordsByTheirBeginning()
{
    LossRules rules;
    const auto problems
        = rules.add(R"({"language": "de", "concepts": {"delete": {"words": ["lösch*", "lö*"]}}})", u"rules"_s);
    QCOMPARE(problems.size(), 1); // one is too short
    const auto meaning = [&](const QString& word, LossRules::Language language) {
        const LossRules::Concept* found = rules.meaningOf(word, language);
        return found ? found->name : QString();
    };
    QCOMPARE(meaning(u"löschvorgang"_s, LossRules::Language::German), u"delete"_s);
    QCOMPARE(meaning(u"lösc"_s, LossRules::Language::German), QString());
    QCOMPARE(meaning(u"löschen"_s, LossRules::Language::French), QString());
    QVERIFY(rules.add(R"({"concepts": {"wipe": {"words": ["wipe"]}}})", u"all"_s).isEmpty());
    QCOMPARE(meaning(u"wipe"_s, LossRules::Language::French), u"wipe"_s); // of a file for every language
}

/// One word that is another unit in another language.
void LossReviewTest::unitsOfALanguage_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("figure");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<Status>("status");
    const QString french = u"La limite mémoire du pod est de 512 Mio et elle est trop basse pour nous."_s;
    const QString german = u"Die Tabelle der Kunden hat jetzt 512 Mio Zeilen und ist damit zu groß für uns."_s;
    QTest::newRow("French, in other words")
        << french << u"512 Mio"_s << u"The pod's limit is 512 MiB."_s << Status::Kept;
    QTest::newRow("French, no million") << french << u"512 Mio"_s << u"The pod's limit is 512 million."_s
                                        << Status::Lost;
    QTest::newRow("German, in other words")
        << german << u"512 Mio Zeilen"_s << u"Die Tabelle hat 512 Millionen Zeilen."_s << Status::Kept;
    QTest::newRow("German, no size") << german << u"512 Mio Zeilen"_s << u"Die Tabelle hat 512 MiB."_s << Status::Lost;
}

void LossReviewTest::unitsOfALanguage()
{
    QFETCH(const QString, text);
    QFETCH(const QString, figure);
    QFETCH(const QString, summary);
    const LossReview review = reviewed({said(text)}, summary);
    const LossFinding* found = find(review, LossKind::Number, figure);
    QVERIFY2(found, qPrintable(listed(review)));
    QTEST(found->status, "status");
}

void LossReviewTest::demandsAreKeptInOtherWords_data()
{
    QTest::addColumn<QString>("demand");
    QTest::addColumn<QString>("summary");
    QTest::addColumn<Status>("status");
    QTest::newRow("denied by a noun") << u"Don't use floats in billing."_s << u"No floats in billing."_s
                                      << Status::Kept;
    QTest::newRow("a limit denied") << u"A run must not take more than 20 minutes."_s
                                    << u"A run takes at most 20 minutes."_s << Status::Kept;
    QTest::newRow("another limit") << u"A run must not take more than 20 minutes."_s
                                   << u"A run takes at most 90 minutes."_s << Status::Changed;
    QTest::newRow("never without") << u"Never publish without approval."_s << u"Publish only with approval."_s
                                   << Status::Kept;
    QTest::newRow("turned round") << u"Never publish without approval."_s << u"Publish without approval."_s
                                  << Status::Changed;
    QTest::newRow("a compound") << u"Die Vorlauftemperatur darf nie über 55 °C steigen."_s
                                << u"Vorlauf maximal 55 °C."_s << Status::Kept;
    QTest::newRow("another language") << u"固件不能超过128 KB。"_s
                                      << u"The firmware must stay at or below 128 KB at most."_s << Status::Kept;
    QTest::newRow("French") << u"N'utilise pas le Wi-Fi."_s << u"Pas de Wi-Fi."_s << Status::Kept;
    QTest::newRow("Japanese") << u"専門用語は使わないでください。"_s << u"専門用語なし。"_s << Status::Kept;
    QTest::newRow("an explanation left out")
        << u"Keep the old save format, half of the players at the northern table carry theirs on a stick."_s
        << u"The old save format is kept."_s << Status::Kept;
    QTest::newRow("denied under a condition") << u"N'y touchez pas tant que l'avocat n'a pas répondu."_s
                                              << u"Ne pas y toucher avant la réponse de l'avocat."_s << Status::Kept;
    QTest::newRow("only for none") << u"No direct changes in the cluster."_s
                                   << u"Changes to the cluster only directly by Git."_s << Status::Kept;
    QTest::newRow("a bound from the other side")
        << u"La batería no puede bajar del 30 %."_s << u"Battery must stay above 30 %."_s << Status::Kept;
    QTest::newRow("what it is not") << u"I'd like the cue names in plain words instead of numbers."_s
                                    << u"Cue names in plain words."_s << Status::Kept;
    QTest::newRow("what it is not, joined")
        << u"Die Verdünnung ist immer 1 zu 5 und nicht 1 zu 10."_s << u"Verdünnung immer 1 zu 5."_s << Status::Kept;
    QTest::newRow("to be taken out") << u"The remarks about Tom's employer must not be in it."_s
                                     << u"Remarks about Tom's employer are removed."_s << Status::Kept;
    QTest::newRow("as it is") << u"Les noms de produits ne se traduisent pas."_s
                              << u"Noms de produits laissés tels quels."_s << Status::Kept;
    QTest::newRow("German in English") << u"Die Rechnungen dürfen nicht gelöscht werden."_s
                                       << u"Invoices must not be deleted."_s << Status::Kept;
    QTest::newRow("Japanese in English, lost")
        << u"顧客の住所は必ず暗号化してください。"_s << u"The logs are written in English."_s << Status::Lost;
    QTest::newRow("Chinese, lost") << u"引导程序别动。"_s << u"日志用英文。"_s << Status::Lost;
}

void LossReviewTest::demandsAreKeptInOtherWords()
{
    QFETCH(const QString, demand);
    QFETCH(const QString, summary);
    QFETCH(const Status, status);
    const LossReview review = reviewed({said(demand)}, summary);
    const auto demands
        = std::ranges::count(review.findings, LossKind::Constraint, [](const LossFinding& one) { return one.kind; });
    QVERIFY2(demands == 1, qPrintable(listed(review)));
    for (const LossFinding& finding : review.findings)
        if (finding.kind == LossKind::Constraint)
            QVERIFY2(finding.status == status, qPrintable(listed(review)));
}

void LossReviewTest::lostThingsAreAddedWhereTheyBelong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<LossKind>("kind");
    QTest::addColumn<QString>("expected");
    const QString sections = u"## Goal\nTo win\n\n## Key Instructions & Constraints\n- No haste\n\n## Remaining Work\n"
                             "- All\n"_s;
    QTest::newRow("section") << sections << LossKind::Constraint
                             << u"## Goal\nTo win\n\n## Key Instructions & Constraints\n- No haste\n- It\n\n## "
                                "Remaining Work\n- All\n"_s;
    QTest::newRow("no section for it") << sections << LossKind::Path
                                       << sections.trimmed() + u"\n\n## Relevant Files & Directories\n- It"_s;
    QTest::newRow("last section") << u"## Relevant Files & Directories\n- a.cpp\n"_s << LossKind::Path
                                  << u"## Relevant Files & Directories\n- a.cpp\n- It\n"_s;
    QTest::newRow("labelled lines") << u"GOAL: win\nCONSTRAINTS: none\nNEXT: go"_s << LossKind::Constraint
                                    << u"GOAL: win\nCONSTRAINTS: none\n- It\nNEXT: go"_s;
    const QString files = u"\n\n[LCM File IDs: a.cpp (file_0123456789abcdef)]\n"_s;
    QTest::newRow("before the footer") << u"## Constraints\n- No haste"_s + files << LossKind::Constraint
                                       << u"## Constraints\n- No haste\n- It"_s + files;
    QTest::newRow("no section, before the footer") << u"## Goal\nTo win"_s + files << LossKind::Number
                                                   << u"## Goal\nTo win\n\n## Other Important Context\n- It"_s + files;
    QTest::newRow("nothing but a footer") << files << LossKind::Number << u"## Other Important Context\n- It"_s + files;
    QTest::newRow("a footer that text follows") << u"A\n[LCM File IDs: file_0123456789abcdef]\nB"_s << LossKind::Number
                                                << u"A\n[LCM File IDs: file_0123456789abcdef]\nB\n\n## Other "
                                                   "Important Context\n- It"_s;
    QTest::newRow("nothing") << QString() << LossKind::Number << u"## Other Important Context\n- It"_s;
}

void LossReviewTest::lostThingsAreAddedWhereTheyBelong()
{
    QFETCH(QString, text);
    QFETCH(LossKind, kind);
    QFETCH(QString, expected);
    LossFinding finding;
    finding.kind = kind;
    finding.text = u" It\n"_s;
    qsizetype cursor = -1;
    QCOMPARE(withLostAdded(text, finding, &cursor), expected);
    QCOMPARE(expected.first(cursor).last(4), u"- It"_s);
}

TEST_CLASS(LossReviewTest)
#include "tst_lossreview.moc"
