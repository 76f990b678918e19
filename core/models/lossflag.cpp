// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lossflag.h"

#include "core/base/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct LossFlagText
{
    Q_DECLARE_TR_FUNCTIONS(LossFlag)
};

constexpr qsizetype MostOfFirst = 300;

LossFlag::Kind flagKindOf(const LossFinding& finding)
{
    const bool isLost = finding.status == LossFinding::Status::Lost;
    if (finding.status == LossFinding::Status::Kept)
        return LossFlag::Kind::Nothing;
    if (finding.kind == LossKind::Constraint)
        return isLost ? LossFlag::Kind::Constraints : LossFlag::Kind::Changed;
    return finding.kind == LossKind::Error && isLost ? LossFlag::Kind::Errors : LossFlag::Kind::Details;
}

} // namespace

qsizetype flaggedFinding(const LossReview& review)
{
    // What was needed again does not count: a review for a flag alone does not look for it.
    const auto worst = std::ranges::min_element(review.findings, {}, [](const LossFinding& finding) {
        const FactPlace place = finding.places.value(0);
        return std::tuple(flagKindOf(finding), finding.status, finding.kind, place.message, place.part, place.offset);
    });
    if (worst == review.findings.end() || flagKindOf(*worst) == LossFlag::Kind::Nothing)
        return -1;
    return worst - review.findings.begin();
}

LossFlag flagOf(const LossReview& review, bool isPartial)
{
    LossFlag flag;
    flag.isPartial = isPartial;
    const qsizetype worst = flaggedFinding(review);
    if (worst < 0)
        return flag;
    flag.kind = flagKindOf(review.findings.at(worst));
    flag.count = std::ranges::count(review.findings, flag.kind, flagKindOf);
    flag.first = firstLine(review.findings.at(worst).text.simplified(), MostOfFirst);
    return flag;
}

QString LossFlag::text() const
{
    switch (kind) {
    case Kind::Constraints:
        return LossFlagText::tr("%Ln constraints lost", nullptr, int(count));
    case Kind::Changed:
        return LossFlagText::tr("%Ln constraints changed", nullptr, int(count));
    case Kind::Errors:
        return LossFlagText::tr("errors lost");
    case Kind::Details:
        return LossFlagText::tr("details lost");
    case Kind::Nothing:
        break;
    }
    return LossFlagText::tr("nothing lost");
}

QString LossFlag::tip() const
{
    QStringList sentences;
    if (kind == Kind::Nothing)
        sentences += LossFlagText::tr("The review found everything it looked for in the summary.");
    else if (kind == Kind::Changed)
        sentences += LossFlagText::tr("The summary says something else instead of “%1”.").arg(first);
    else
        sentences += LossFlagText::tr("The summary does not have “%1”.").arg(first);
    if (isPartial)
        sentences += LossFlagText::tr("Not all messages were read.");
    sentences += LossFlagText::tr("Click to see the review.");
    return sentences.join(u' ');
}

QString LossFlag::icon() const
{
    if (isWarning())
        return u"warning"_s;
    return kind == Kind::Nothing ? u"ok"_s : QString();
}

} // namespace stemma
