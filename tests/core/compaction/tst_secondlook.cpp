// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/secondlook.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Status = LossFinding::Status;

ReviewedText saidIn(
    qint64 message, const QString& text, Role role = Role::User, FactSource source = FactSource::Text, int part = 0)
{
    return {message, part, role, source, text};
}

SecondLookMarks marksOf(const SecondLook& look, const QString& answer)
{
    SecondLookMarks marks;
    look.read(answer, marks);
    return marks;
}

} // namespace

/// Questions to a model about a summary, and what of its answers is believed.
class TestSecondLook : public QObject
{
    Q_OBJECT

private slots:
    void asksAboutWhatUsersWrote()
    {
        const SecondLook look({saidIn(0, u"Never push to main."_s), saidIn(1, u"a"_s.repeated(5'000), Role::Assistant),
                                  saidIn(2, u"{\"command\":\"ls\"}"_s, Role::Assistant, FactSource::ToolInput),
                                  saidIn(2, u"secret output"_s, Role::Tool, FactSource::ToolOutput)},
            u"## Goal\nNothing"_s);
        QCOMPARE(look.questions().size(), 1);
        const QString question = look.questions().constFirst();
        QVERIFY(question.contains("[1] USER:\nNever push to main."_L1));
        QVERIFY(question.contains("[2] ASSISTANT:\n"_L1));
        QVERIFY(question.contains("<summary>\n## Goal\nNothing\n</summary>"_L1));
        QVERIFY2(!question.contains("secret output"_L1), "what tools said is not sent");
        QCOMPARE(question.count(u"a"_s.repeated(SecondLook::MostOfAssistant)), 1);
        QVERIFY(!question.contains(u"a"_s.repeated(SecondLook::MostOfAssistant + 1)));
        QCOMPARE(look.messages(), 2);
    }

    void asksNothingWithoutAUser()
    {
        QVERIFY(SecondLook({}, u"text"_s).questions().isEmpty());
        QVERIFY(SecondLook({saidIn(0, u"I am done."_s, Role::Assistant)}, u"text"_s).questions().isEmpty());
        QVERIFY(SecondLook({saidIn(0, u"  \n"_s)}, u"text"_s).questions().isEmpty());
    }

    void asksInPieces()
    {
        QList<ReviewedText> covered;
        for (int i = 0; i < 400; ++i)
            covered += saidIn(i, u"Keep rule %1 "_s.arg(i) + u"x"_s.repeated(900));
        covered += saidIn(400, u"begin "_s + u"y"_s.repeated(20'000'000) + u" end"_s);
        const SecondLook look(covered, u"S"_s);
        QCOMPARE_GE(look.questions().size(), 10);
        QString all;
        for (const QString& question : look.questions()) {
            QCOMPARE_LE(question.size(), SecondLook::MostUnits + 3'000);
            all += question;
        }
        for (int i = 0; i < 400; ++i)
            QCOMPARE(all.count(u"Keep rule %1 "_s.arg(i)), 1);
        QVERIFY(all.contains("begin yyy"_L1));
        QVERIFY(all.contains("yyy end"_L1));
        QCOMPARE(look.shortened(), 1);
        QCOMPARE(look.messages(), 401);
    }

    void believesQuotationsOnly()
    {
        const SecondLook look({saidIn(0, u"Hello."_s), saidIn(4, u"Please don’t use  the\nword “cheap” anywhere."_s)},
            u"Rules: the word 'cheap' may be used once."_s);
        const SecondLookMarks marks = marksOf(look,
            u"Here you are:\n```json\n"
            "{\"message\": 5, \"quote\": \"don't use the word \\\"Cheap\\\" anywhere\", \"status\": \"changed\", "
            "\"summary\": \"the word \\\"cheap\\\" may be used once\"},\n"
            "{\"message\": 5, \"quote\": \"never mention prices\", \"status\": \"lost\", \"summary\": \"\"}\n"
            "{\"message\": 1, \"quote\": \"Hello\", \"status\": \"perhaps\"}\n"
            "{\"message\": 1, \"quote\": \n"
            "```\nThat is all."_s);
        QCOMPARE(marks.marks.size(), 1);
        QCOMPARE(marks.leftOut, 3);
        const SecondLookMark mark = marks.marks.constFirst();
        QCOMPARE(mark.status, Status::Changed);
        QCOMPARE(mark.quote, u"don’t use  the\nword “cheap” anywhere"_s);
        QCOMPARE(mark.place, (FactPlace {4, 0, FactSource::Text, 7, mark.quote.size()}));
        QCOMPARE(mark.summaryOffset, -1); // another kind of quotation marks, not another shape
    }

    void readsEveryShape_data()
    {
        QTest::addColumn<QString>("answer");
        const QString object
            = u"{\"message\": 1, \"quote\": \"no new files\", \"status\": \"kept\", \"summary\": \"no files\"}"_s;
        QTest::newRow("a line") << object;
        QTest::newRow("an array") << u"[\n  %1\n]"_s.arg(object);
        QTest::newRow("an array in a fence") << u"```json\n[%1]\n```"_s.arg(object);
        QTest::newRow("after thoughts") << u"<think>{no} [yes]</think>\n%1\n"_s.arg(object);
        QTest::newRow("twice") << u"%1\n%1"_s.arg(object);
        QTest::newRow("wrong number") << QString(object).replace("1"_L1, "77"_L1);
        QTest::newRow("number as text") << QString(object).replace("1"_L1, "\"1\""_L1);
        QTest::newRow("carriage returns") << u"\r\n%1\r\n"_s.arg(object);
    }
    void readsEveryShape()
    {
        QFETCH(QString, answer);
        const SecondLook look({saidIn(0, u"Please: No new files."_s)}, u"Keep: no files."_s);
        const SecondLookMarks marks = marksOf(look, answer);
        QCOMPARE(marks.marks.size(), 1);
        QCOMPARE(marks.marks.constFirst().quote, u"No new files"_s);
        QCOMPARE(marks.marks.constFirst().summaryOffset, 6);
        QCOMPARE(marks.marks.constFirst().summaryLength, 8);
        QCOMPARE(marks.count(Status::Kept), 1);
    }

    void readsNonsense_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::newRow("empty") << QString();
        QTest::newRow("none") << u"{\"none\": true}"_s;
        QTest::newRow("empty array") << u"[]"_s;
        QTest::newRow("prose") << u"There are no demands."_s;
        QTest::newRow("deep") << u"["_s.repeated(100'000);
        QTest::newRow("deep and closed") << u"["_s.repeated(100'000) + u"]"_s.repeated(100'000);
        QTest::newRow("a deep object") << u"{\"message\": "_s + u"["_s.repeated(100'000) + u"]"_s.repeated(100'000)
                + u'}';
        QTest::newRow("brackets") << u"]["_s;
        QTest::newRow("other values") << u"[1, null, \"x\", [], {}]"_s;
        QTest::newRow("a huge quotation")
            << u"{\"message\":1,\"status\":\"lost\",\"quote\":\"%1\"}"_s.arg(u"No "_s.repeated(100'000));
        QTest::newRow("a pattern") << u"{\"message\":1,\"status\":\"lost\",\"quote\":\"(N.*)+$\"}"_s;
    }
    void readsNonsense()
    {
        QFETCH(QString, answer);
        const SecondLook look({saidIn(0, u"No new files."_s)}, u"x"_s);
        QVERIFY(marksOf(look, answer).marks.isEmpty());
    }

    void standsBesideTheRules()
    {
        const QList<ReviewedText> covered {
            saidIn(0, u"Never push to main."_s), saidIn(1, u"Grey is the colour of our house. Always sign commits."_s)};
        const QString summary = u"Push to main is fine. Sign."_s;
        const auto rules = reviewLoss(covered, summary, {});
        QVERIFY(rules);
        QVERIFY(!rules->findings.isEmpty());
        const SecondLook look(covered, summary);
        const SecondLookMarks marks = marksOf(look,
            u"{\"message\":1,\"quote\":\"Never push to main\",\"status\":\"lost\",\"summary\":\"\"}\n"
            "{\"message\":2,\"quote\":\"the colour of our house\",\"status\":\"lost\",\"summary\":\"\"}\n"_s);
        QCOMPARE(marks.marks.size(), 2);
        const LossReview both = withSecondLook(*rules, marks);
        QCOMPARE(both.total, rules->total); // rules count, models do not
        const auto push = std::ranges::find_if(
            both.findings, [](const LossFinding& finding) { return finding.text.contains("push to main"_L1); });
        QVERIFY(push != both.findings.end());
        QCOMPARE(push->second, Status::Lost);
        QVERIFY(!push->isFromModel());
        const auto grey = std::ranges::find_if(both.findings, &LossFinding::isFromModel);
        QVERIFY(grey != both.findings.end());
        QCOMPARE(grey->text, u"the colour of our house"_s);
        QCOMPARE(grey->status, Status::Lost);
        QCOMPARE(both.findings.size(), rules->findings.size() + 1);
    }
};

TEST_CLASS(TestSecondLook)
#include "tst_secondlook.moc"
