// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/losstexts.h"

#include <QCoreApplication>

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma::losswords {

namespace {

struct LossText
{
    Q_DECLARE_TR_FUNCTIONS(LossReview)
};

struct Names
{
    const char* one;
    const char* many;
};

/// In the order of LossKind.
constexpr std::array<Names, LossKindCount> KindNames {{
    {QT_TRANSLATE_NOOP("LossReview", "Constraint"), QT_TRANSLATE_NOOP("LossReview", "Constraints")},
    {QT_TRANSLATE_NOOP("LossReview", "Decision"), QT_TRANSLATE_NOOP("LossReview", "Decisions")},
    {QT_TRANSLATE_NOOP("LossReview", "Error"), QT_TRANSLATE_NOOP("LossReview", "Errors")},
    {QT_TRANSLATE_NOOP("LossReview", "Path"), QT_TRANSLATE_NOOP("LossReview", "Paths")},
    {QT_TRANSLATE_NOOP("LossReview", "Identifier"), QT_TRANSLATE_NOOP("LossReview", "Identifiers")},
    {QT_TRANSLATE_NOOP("LossReview", "Number"), QT_TRANSLATE_NOOP("LossReview", "Numbers")},
    {QT_TRANSLATE_NOOP("LossReview", "Version"), QT_TRANSLATE_NOOP("LossReview", "Versions")},
    {QT_TRANSLATE_NOOP("LossReview", "Web address"), QT_TRANSLATE_NOOP("LossReview", "Web addresses")},
    {QT_TRANSLATE_NOOP("LossReview", "Command"), QT_TRANSLATE_NOOP("LossReview", "Commands")},
    {QT_TRANSLATE_NOOP("LossReview", "Quotation"), QT_TRANSLATE_NOOP("LossReview", "Quotations")},
}};

} // namespace

QString percentOf(double share)
{
    const double percent = share * 100;
    const double whole = std::round(percent);
    const bool seemsAll = whole >= 100 && share < 1;
    const bool seemsNone = whole <= 0 && share > 0;
    if (seemsAll)
        return QLocale().toString(std::min(99.9, std::round(percent * 10) / 10), 'f', 1);
    return seemsNone ? QLocale().toString(std::max(0.1, std::round(percent * 10) / 10), 'f', 1)
                     : QLocale().toString(int(whole));
}

QString nameOf(LossKind kind)
{
    return LossText::tr(KindNames[size_t(kind)].one);
}

QString pluralOf(LossKind kind)
{
    return LossText::tr(KindNames[size_t(kind)].many);
}

QString nameOf(LossFinding::Status status)
{
    switch (status) {
    case LossFinding::Status::Lost:
        return LossText::tr("lost");
    case LossFinding::Status::Changed:
        return LossText::tr("changed");
    case LossFinding::Status::Kept:
        break;
    }
    return LossText::tr("kept");
}

QString sayerOf(const LossFinding& finding)
{
    if (finding.isFromModel())
        return LossText::tr("Model");
    if (!finding.second)
        return LossText::tr("Rules");
    return *finding.second == finding.status ? LossText::tr("Rules and model")
                                             : LossText::tr("Rules; model: %1").arg(nameOf(*finding.second));
}

QString reasonOf(const LossFinding& finding)
{
    QString match;
    switch (finding.match) {
    case LossFinding::Match::None:
        match = LossText::tr("The summary has nothing like it.");
        break;
    case LossFinding::Match::Exact:
        match = LossText::tr("The summary has it word for word.");
        break;
    case LossFinding::Match::NormalForm:
        match = LossText::tr("The summary has it with a different spelling.");
        break;
    case LossFinding::Match::Near:
        match = LossText::tr("The summary has most of its words close together.");
        break;
    }
    QString changed;
    if (finding.status == LossFinding::Status::Changed && !finding.changedTo.isEmpty())
        changed = LossText::tr("The summary says “%1” instead.").arg(finding.changedTo.simplified());
    if (finding.isFromModel())
        return changed.isEmpty() ? LossText::tr("Found by a model in a second look.")
                                 : LossText::tr("%1 Found by a model in a second look.").arg(changed);
    return LossText::tr("%1 Found by the rule “%2”.").arg(changed.isEmpty() ? match : changed, finding.rule);
}

} // namespace stemma::losswords
