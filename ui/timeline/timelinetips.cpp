// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timelinetips.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"
#include "ui/timeline/checkpointtip.h"
#include "ui/timeline/rail.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TimelineTips
{
    Q_DECLARE_TR_FUNCTIONS(TimelineTips)
};

/// One or more sentences; what is stored must not be read as markup. Rich text wraps.
QString richText(const QStringList& lines)
{
    return u"<p>"_s + lines.join(u'\n').toHtmlEscaped().replace(u'\n', u"</p><p>"_s) + u"</p>"_s;
}

QString tipOf(const QList<Finding>& findings)
{
    constexpr qsizetype MostTold = 5;
    QStringList lines;
    for (const Finding& finding : findings.first(std::min(MostTold, findings.size())))
        lines.append(finding.text);
    if (const qsizetype more = findings.size() - lines.size(); more > 0)
        lines.append(TimelineTips::tr("and %n more", nullptr, int(more)));
    return richText(lines);
}

/// What the line beside a message means.
QString tipOf(MessageStates states)
{
    switch (rail::membershipOf(states)) {
    case rail::Membership::InContext:
        return TimelineTips::tr("In context: the model gets this message with its next call.");
    case rail::Membership::Summarised:
        return TimelineTips::tr("Summarised: the model gets a summary instead of this message.");
    case rail::Membership::Discarded:
        return TimelineTips::tr("Discarded: no longer part of the conversation, but kept in the store.");
    case rail::Membership::Ephemeral:
        return TimelineTips::tr("Ephemeral: sent to the model once, and no part of the conversation.");
    case rail::Membership::SideChain:
        return TimelineTips::tr("Side chain: work of another agent beside the conversation.");
    case rail::Membership::None:
        break;
    }
    return {};
}

QString tipOfTokens(const Part& part)
{
    const qint64 tokens = tokensOf(part);
    if (tokens <= 0)
        return {};
    return part.tokens
        ? TimelineTips::tr("%1, as stored with this part", "12 tokens").arg(format::tokenCount(tokens))
        : TimelineTips::tr("About %1, estimated from the size", "12 tokens").arg(format::tokenCount(tokens));
}

/// The state in words, which the head shows as a sign.
QString tipOfHead(const Part& part)
{
    if (const auto* tool = part.as<ToolPart>()) {
        const ToolWords words = describe(*tool);
        QStringList facts {stateWord(*tool), words.result, words.duration};
        facts.removeAll(QString());
        return u"%1: %2"_s.arg(tool->name, facts.join(factSeparator()));
    }
    if (const auto* thinking = part.as<ReasoningPart>())
        return stateMeaning(thinking->state);
    return {};
}

QString tipOfColumns(const TimelineRows& rows, const TimelineSpot& spot, const Part* part, int x)
{
    const RowLayout& layout = *rows.peek(spot.row);
    const Columns& columns = rows.columns();
    const double at = columns.mirror(double(x));
    const auto isIn = [at](const Columns::Span& span) { return at >= span.x && at < span.x + span.width; };
    if (isIn(columns.rail))
        return tipOf(layout.message()->states);
    if (isIn(columns.tokens))
        return part ? tipOfTokens(*part) : QString();
    const std::optional<Time> time = layout.message()->createdAt;
    if (isIn(columns.time) && time)
        return format::absoluteTime(*time);
    if (isIn(columns.gap) && !layout.request().gap.isEmpty())
        return TimelineTips::tr("%1 since the message before").arg(layout.request().gap.mid(1)); // without its plus
    const bool isHead = spot.hit.action.kind == BlockAction::Kind::Fold;
    return isHead && part ? tipOfHead(*part) : QString();
}

} // namespace

QString timelineTip(const TimelineRows& rows, const TimelineSpot& spot, QPoint point)
{
    const RowLayout* layout = spot.row >= 0 ? rows.peek(spot.row) : nullptr;
    if (!layout)
        return {};
    if (spot.hit.action.kind == BlockAction::Kind::Finding)
        return tipOf(layout->request().findings);
    if (spot.hit.action.kind == BlockAction::Kind::Branch && layout->request().branches)
        return richText(
            {TimelineTips::tr("From here the conversation goes on in %n branches. Click to go to another one.", nullptr,
                int(layout->request().branches->branches.size()))});
    if (spot.hit.action.kind == BlockAction::Kind::Loss && layout->request().loss)
        return richText({layout->request().loss->tip()});
    if (const Checkpoint* checkpoint = layout->checkpointOf(spot.part))
        return checkpointTip(*checkpoint);
    const QList<Part>& parts = layout->message()->parts;
    const auto part = std::ranges::find(parts, spot.part, &Part::index);
    const QString tip = tipOfColumns(rows, spot, part == parts.end() ? nullptr : &*part, point.x());
    return tip.isEmpty() ? QString() : richText({tip});
}

} // namespace stemma
