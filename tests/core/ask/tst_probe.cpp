// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/ask/contextquestion.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Questions about what was lost, and how their answers are judged.
class TestProbe : public QObject
{
    Q_OBJECT

    [[nodiscard]] static LossFinding finding(LossKind kind, const QString& text)
    {
        LossFinding finding;
        finding.kind = kind;
        finding.text = text;
        return finding;
    }

private slots:
    void questions_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<QString>("fact");
        QTest::addColumn<QString>("question");
        QTest::newRow("forbidden change") << LossKind::Constraint << u"Keep `include/relay/retry.h` unchanged"_s
                                          << u"May include/relay/retry.h be changed?"_s;
        QTest::newRow("no back quotes") << LossKind::Constraint << u"never touch src/main.cpp"_s
                                        << u"May src/main.cpp be changed?"_s;
        QTest::newRow("other demand") << LossKind::Constraint << u"Always run `./dev check` before a commit"_s
                                      << u"What did the user demand or decide about ./dev check?"_s;
        QTest::newRow("names nothing") << LossKind::Constraint << u"never block the event loop"_s
                                       << u"What did the user demand or decide about this: block, event, loop?"_s;
        QTest::newRow("only stop words") << LossKind::Constraint << u"never do that"_s << QString();
        QTest::newRow("path") << LossKind::Path << u"tests/testing.h"_s << u"What is the whole path of testing.h?"_s;
        QTest::newRow("name alone") << LossKind::Path << u"queue.h"_s << QString();
        QTest::newRow("folder") << LossKind::Path << u"src/"_s << QString();
        QTest::newRow("pattern") << LossKind::Path << u"src/*.cpp"_s << QString();
        QTest::newRow("command") << LossKind::Command << u"cmake --build build -j2"_s
                                 << u"Which command line with cmake was run, with all its arguments?"_s;
        QTest::newRow("program alone") << LossKind::Command << u"make"_s << QString();
        QTest::newRow("url") << LossKind::Url << u"https://ci.example.org/jobs/7"_s
                             << u"What is the whole address at ci.example.org?"_s;
        QTest::newRow("identifier") << LossKind::Identifier << u"SavedBudget"_s << QString();
        QTest::newRow("number") << LossKind::Number << u"60"_s << QString();
    }
    void questions()
    {
        QFETCH(const LossKind, kind);
        QFETCH(const QString, fact);
        QFETCH(const QString, question);
        const auto asked = probeQuestion(finding(kind, fact));
        QCOMPARE(asked ? asked->text : QString(), question);
        if (asked) {
            QCOMPARE(asked->fact, fact);
            QVERIFY2(judgeAnswer(*asked, asked->text) != ProbeVerdict::Answered, "the question gives it away");
        }
    }

    void sentencesWithAGap_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<QString>("fact");
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<QString>("question");
        QTest::newRow("figure") << LossKind::Number << u"250 ms"_s << u"Write the *status* at most every 250 ms."_s
                                << u"Which figure belongs in the gap: “Write the status at most every ____.”?"_s;
        QTest::newRow("twice")
            << LossKind::Number << u"16"_s << u"Between 16 and 16 threads of workers, please"_s
            << u"Which figure belongs in the gap: “Between ____ and ____ threads of workers, please”?"_s;
        QTest::newRow("within another") << LossKind::Number << u"16"_s << u"Not 160 but 16 threads of workers"_s
                                        << QString();
        QTest::newRow("name") << LossKind::Identifier << u"SavedBudget"_s
                              << u"Call `SavedBudget` before the timer starts"_s
                              << u"Which name belongs in the gap: “Call ____ before the timer starts”?"_s;
        QTest::newRow("with underscores")
            << LossKind::Identifier << u"__init__"_s << u"Nothing happens when __init__ returns early"_s
            << u"Which name belongs in the gap: “Nothing happens when ____ returns early”?"_s;
        QTest::newRow("version")
            << LossKind::Version << u"6.8"_s << u"The machine there only offers Qt 6.8 so far"_s
            << u"Which version belongs in the gap: “The machine there only offers Qt ____ so far”?"_s;
        QTest::newRow("nothing around it")
            << LossKind::Identifier << u"SavedBudget"_s << u"So, `SavedBudget`."_s << QString();
        QTest::newRow("error") << LossKind::Error << u"E1234"_s << u"The linker stops with E1234 on this machine"_s
                               << u"Which error belongs in the gap: “The linker stops with ____ on this machine”?"_s;
        QTest::newRow("a whole error") << LossKind::Error << u"cannot open the socket because the address is in use"_s
                                       << u"failed: cannot open the socket because the address is in use"_s
                                       << u"How does the error go on that begins “cannot open the”?"_s;
        QTest::newRow("a short error") << LossKind::Error << u"no space"_s << u"failed: no space"_s << QString();
        QTest::newRow("quotation")
            << LossKind::Quotation << u"Could not be saved"_s
            << u"The button should then say “Could not be saved” instead"_s
            << u"Which quoted words belong in the gap: “The button should then say ____ instead”?"_s;
        QTest::newRow("a whole quotation") << LossKind::Quotation << u"Nobody is told before the night is over"_s
                                           << u"“Nobody is told before the night is over”"_s
                                           << u"How does the quotation go on that begins “Nobody is told”?"_s;
    }
    void sentencesWithAGap()
    {
        QFETCH(const LossKind, kind);
        QFETCH(const QString, fact);
        QFETCH(const QString, sentence);
        QFETCH(const QString, question);
        LossFinding about = finding(kind, fact);
        about.sentence = sentence;
        const auto asked = probeQuestion(about);
        QCOMPARE(asked ? asked->text : QString(), question);
        if (asked) {
            QVERIFY2(judgeAnswer(*asked, asked->text) != ProbeVerdict::Answered, "the question gives it away");
            QCOMPARE(judgeAnswer(*asked, sentence), ProbeVerdict::Answered);
        }
    }

    /// From messages and a summary to questions.
    void reviewsGiveSentences()
    {
        const ReviewedText said {0, 0, Role::User, FactSource::Text,
            u"First things first.\n- Write the status at most every 250 ms, as `RelayClock` does. Then stop."_s};
        const auto review = reviewLoss({said}, u"The status is written."_s, {});
        QVERIFY(review);
        QStringList asked;
        for (const ProbeQuestion& question : probeQuestions(*review))
            asked += question.text;
        const bool isOfFigure = asked.contains(
            u"Which figure belongs in the gap: “Write the status at most every ____, as RelayClock does”?"_s);
        const bool isOfName = asked.contains(
            u"Which name belongs in the gap: “Write the status at most every 250 ms, as ____ does”?"_s);
        QVERIFY2(isOfFigure != isOfName, qPrintable(asked.join(u'\n'))); // each would give the other away
    }

    void noneGivesAnotherAway()
    {
        const auto within = [](LossKind kind, const QString& fact, const QString& sentence) {
            LossFinding about = finding(kind, fact);
            about.sentence = sentence;
            return about;
        };
        const QString counted = u"On the sample dog and fox are counted twice each"_s;
        LossReview review;
        review.findings
            = {within(LossKind::Identifier, u"dog"_s, counted), within(LossKind::Identifier, u"fox"_s, counted),
                finding(LossKind::Constraint, u"Never run scripts/release.sh again"_s),
                finding(LossKind::Path, u"scripts/release.sh"_s), finding(LossKind::Path, u"docs/release.md"_s)};
        QStringList facts;
        for (const ProbeQuestion& question : probeQuestions(review))
            facts += question.fact;
        QCOMPARE(facts, (QStringList {u"dog"_s, u"Never run scripts/release.sh again"_s, u"docs/release.md"_s}));
    }

    void keptFindingsAreNotAskedAbout()
    {
        LossReview review;
        review.findings = {finding(LossKind::Path, u"a/b.h"_s), finding(LossKind::Path, u"a/b.h"_s),
            finding(LossKind::Path, u"a/c.h"_s), finding(LossKind::Path, u"a/d.h"_s)};
        review.findings[2].status = LossFinding::Status::Kept;
        const QList<ProbeQuestion> questions = probeQuestions(review);
        QCOMPARE(questions.size(), 2);
        QCOMPARE(questions.at(1).fact, u"a/d.h"_s);
        QCOMPARE(probeQuestions(review, 1).size(), 1);
    }

    void judgements_data()
    {
        QTest::addColumn<LossKind>("kind");
        QTest::addColumn<QString>("fact");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<ProbeVerdict>("verdict");
        const QString keep = u"Keep `include/relay/retry.h` unchanged"_s;
        QTest::newRow("its words") << LossKind::Constraint << keep
                                   << u"No: the user said “keep include/relay/retry.h unchanged”."_s
                                   << ProbeVerdict::Answered;
        QTest::newRow("other words") << LossKind::Constraint << keep
                                     << u"No, include/relay/retry.h must not be changed."_s << ProbeVerdict::Answered;
        QTest::newRow("the opposite") << LossKind::Constraint << keep << u"Yes, you can change include/relay/retry.h."_s
                                      << ProbeVerdict::Otherwise;
        QTest::newRow("does not know") << LossKind::Constraint << keep << u"The conversation does not say."_s
                                       << ProbeVerdict::NotAnswered;
        QTest::newRow("nothing") << LossKind::Constraint << keep << QString() << ProbeVerdict::NotAnswered;
        QTest::newRow("path") << LossKind::Path << u"tests/testing.h"_s << u"It is `tests/testing.h`."_s
                              << ProbeVerdict::Answered;
        QTest::newRow("half a path") << LossKind::Path << u"tests/testing.h"_s << u"It is testing.h."_s
                                     << ProbeVerdict::NotAnswered;
        QTest::newRow("another path") << LossKind::Path << u"tests/testing.h"_s << u"It is `src/testing.h`."_s
                                      << ProbeVerdict::NotAnswered;
        QTest::newRow("figure") << LossKind::Number << u"250 ms"_s << u"Every 250 ms."_s << ProbeVerdict::Answered;
        QTest::newRow("in another unit") << LossKind::Number << u"250 ms"_s << u"It is 0.25 s."_s
                                         << ProbeVerdict::Answered;
        QTest::newRow("a longer figure") << LossKind::Number << u"16"_s << u"There are 160 of them."_s
                                         << ProbeVerdict::NotAnswered;
        QTest::newRow("a part of a figure")
            << LossKind::Version << u"6.8"_s << u"It is 16.8."_s << ProbeVerdict::NotAnswered;
        QTest::newRow("name") << LossKind::Identifier << u"RelayClock"_s << u"That was **RelayClock**."_s
                              << ProbeVerdict::Answered;
        QTest::newRow("a longer name") << LossKind::Identifier << u"RelayClock"_s << u"That was RelayClockTest."_s
                                       << ProbeVerdict::NotAnswered;
    }
    void judgements()
    {
        QFETCH(const LossKind, kind);
        QFETCH(const QString, fact);
        QFETCH(const QString, answer);
        QFETCH(const ProbeVerdict, verdict);
        QCOMPARE(nameOf(judgeAnswer({u"?"_s, kind, fact}, answer)), nameOf(verdict));
    }

    void answersAreTakenApart_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QStringList>("answers");
        QTest::newRow("plain") << u"1. One.\n2. Two.\n3. Three."_s << QStringList {u"One."_s, u"Two."_s, u"Three."_s};
        QTest::newRow("of several lines") << u"Here:\n1. One.\n\nMore of one.\n2) Two.\n3: Three.\n"_s
                                          << QStringList {u"One.\n\nMore of one."_s, u"Two."_s, u"Three."_s};
        QTest::newRow("bold") << u"**1.** One.\n**2**. Two.\n### 3. Three."_s
                              << QStringList {u"One."_s, u"Two."_s, u"Three."_s};
        QTest::newRow("one missing") << u"1. One.\n3. Three."_s << QStringList {u"One."_s, QString(), u"Three."_s};
        QTest::newRow("a list within") << u"1. One:\n- x\n2. Two:\n1. a\n2. b\n3. Three."_s
                                       << QStringList {u"One:\n- x"_s, u"Two:\n1. a\n2. b"_s, u"Three."_s};
        QTest::newRow("no numbers") << u"I cannot say."_s << QStringList {QString(), QString(), QString()};
        QTest::newRow("too many") << u"1. One.\n2. Two.\n3. Three.\n4. Four."_s
                                  << QStringList {u"One."_s, u"Two."_s, u"Three.\n4. Four."_s};
        QTest::newRow("huge number") << u"1. One.\n99999999999999999999. x\n2. Two.\n3. Three."_s
                                     << QStringList {u"One.\n99999999999999999999. x"_s, u"Two."_s, u"Three."_s};
    }
    void answersAreTakenApart()
    {
        QFETCH(const QString, answer);
        QFETCH(const QStringList, answers);
        QCOMPARE(probeAnswers(answer, 3), answers);
    }

    void aSingleAnswerNeedsNoNumber() { QCOMPARE(probeAnswers(u" No. ", 1), QStringList {u"No."_s}); }

    void allQuestionsGoInOneRequest()
    {
        ContextQuestion question;
        question.probes = {{u"First?"_s, LossKind::Path, u"a/b"_s}, {u"Second?\nreally?"_s, LossKind::Path, u"a/c"_s}};
        const ModelRequest request = question.request({});
        QCOMPARE(request.messages.size(), 1);
        QVERIFY(request.messages.constFirst().text.contains(u"1. First?\n2. Second? really?\n"_s));
        QCOMPARE_GT(question.tokensToSend({}), 0);
    }
};

TEST_CLASS(TestProbe)
#include "tst_probe.moc"
