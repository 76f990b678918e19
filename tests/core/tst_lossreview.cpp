// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/lossreview.h"
#include "core/compaction/lostline.h"

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
    void aLostConstraintComesFirst();
    void lostThingsAreAddedWhereTheyBelong_data();
    void lostThingsAreAddedWhereTheyBelong();
};

void LossReviewTest::builtInRulesAreRight()
{
    for (const QString& name : {u"common"_s, u"en"_s, u"de"_s, u"es"_s}) {
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

QTEST_GUILESS_MAIN(LossReviewTest)
#include "tst_lossreview.moc"
