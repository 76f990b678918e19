// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinetips.h"

#include "ui/timeline/checkpointtip.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TimelineTips
{
    Q_DECLARE_TR_FUNCTIONS(TimelineTips)
};

QString tipOf(const QList<Finding>& findings)
{
    constexpr qsizetype MostTold = 5;
    QStringList lines;
    for (const Finding& finding : findings.first(std::min(MostTold, findings.size())))
        lines.append(finding.text);
    if (const qsizetype more = findings.size() - lines.size(); more > 0)
        lines.append(TimelineTips::tr("and %n more", nullptr, int(more)));
    // Rich text wraps; what is stored must not be read as markup.
    return u"<p>"_s + lines.join(u'\n').toHtmlEscaped().replace(u'\n', u"</p><p>"_s) + u"</p>"_s;
}

} // namespace

QString timelineTip(const TimelineRows& rows, const TimelineScroller::Spot& spot)
{
    const RowLayout* layout = spot.row >= 0 ? rows.peek(spot.row) : nullptr;
    if (!layout)
        return {};
    if (spot.hit.action.kind == BlockAction::Kind::Finding)
        return tipOf(layout->request().findings);
    const Checkpoint* checkpoint = layout->checkpointOf(spot.part);
    return checkpoint ? checkpointTip(*checkpoint) : QString();
}

} // namespace stemma
