// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rowlayout.h"

#include "core/base/text.h"
#include "core/models/findingindex.h"
#include "core/session/repeatederror.h"
#include "ui/common/format.h"
#include "ui/timeline/roleline.h"
#include "ui/timeline/rowfinds.h"
#include "ui/timeline/rowlines.h"
#include "ui/timeline/textblock.h"
#include "ui/common/toolwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RowLayoutText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

constexpr qsizetype MostOfLabel = 200;

} // namespace

RowLayout::RowLayout(MessagePtr message, RowRequest request, const TimelineStyle& style, const Columns& columns)
    : m_message(std::move(message))
    , m_request(std::move(request))
    , m_style(style)
    , m_columns(columns)
    , m_number(style,
          m_request.isFolded() && m_request.foldedRows > 1 && !m_request.turn
              ? format::range(qint64(m_request.row) + 1, qint64(m_request.row) + m_request.foldedRows)
              : format::number(qint64(m_request.row) + 1))
    , m_time(style, m_request.time)
    , m_gap(style, m_request.gap)
{
    if (m_number.width > m_columns.number.width) // how many there are stands in their line
        m_number = Label(style, format::number(qint64(m_request.row) + 1));
    if (!m_request.isFolded())
        addParts();
    const bool onlyBand = !m_parts.empty() && m_parts.front().band;
    const bool onlyEvents
        = std::ranges::all_of(m_parts, [](const PartLayout& part) { return part.kind == PartKind::Event; });
    const bool marked = !m_request.findings.isEmpty() || m_request.branches;
    if (!m_request.grouped && ((!onlyBand && !onlyEvents) || marked) && !m_parts.empty())
        buildHead();
    if (m_request.foldedRows > 0)
        addFoldedRows();
    if (m_request.newSince && !m_parts.empty())
        addNewSince();
    const int u = style.u;
    m_top = m_request.turn ? u : m_head ? 3 * u / 2 : onlyBand ? u : u / 2;
    m_bottom = m_request.turn && m_request.isFolded() ? u : isUser() && !m_request.isFolded() ? 3 * u / 2 : u / 2;
    if (!m_request.isFolded() && m_request.joints.joinsAbove)
        m_top = 0;
    if (!m_request.isFolded() && m_request.joints.joinsBelow)
        m_bottom = 0;
    place();
}

void RowLayout::buildHead()
{
    m_head = roleLine(*m_message, m_request, m_style);
    m_head->height = m_head->layout(m_style, m_columns.content.width);
    m_roleIcon = stemma::roleIcon(m_message->role); // not that of the row
}

void RowLayout::addParts()
{
    const Message& message = *m_message;
    const bool summary = message.states.testFlag(MessageState::Summary);
    int told = 0; // calls that the boxes of their results tell
    for (const Part& part : message.parts) {
        const PartKind kind = kindOf(part.body);
        if (m_request.hidden.testFlag(kind) || isSilent(message, part))
            continue;
        PartLayout layout;
        layout.index = part.index;
        layout.kind = kind;
        layout.foldable = isFoldable(message, part);
        layout.fold = m_request.fold ? m_request.fold(part) : defaultFold(message, part);
        if (layout.fold == Fold::Folded && m_request.joints.toldBelow.contains(part.index)) {
            ++told;
            continue;
        }
        layout.band = kind == PartKind::Compaction;
        layout.height = guessPart(requestFor(part, layout.fold), m_style, m_columns.content.width);
        // The band stands above the text of its summary, wherever the store keeps the marker.
        if (layout.band && summary)
            m_parts.insert(m_parts.begin(), std::move(layout));
        else
            m_parts.push_back(std::move(layout));
    }
    if (!message.error.isEmpty())
        say(showControls(withoutRepeatedErrors(message)).replace(u'\n', QChar(QChar::LineSeparator)), Ink::Error);
    if (message.parts.isEmpty() && message.error.isEmpty())
        say(RowLayoutText::tr("This message has no content."), Ink::Muted);
    const bool needsLine = !m_request.grouped || m_request.branches || m_request.newSince
        || !m_request.findings.isEmpty() || !m_request.checkpoints.isEmpty();
    if (told > 0 && m_parts.empty() && needsLine)
        say(RowLayoutText::tr("Calls %Ln tool(s).", nullptr, told), Ink::Muted);
    addCheckpoints();
}

void RowLayout::say(const QString& text, Ink ink)
{
    PartLayout layout;
    layout.built = true;
    layout.metaBaseLine = m_style.lineHeight(Face::Body) / 2;
    for (InlineText& piece : cutText({text, {}}, 8 * 1024)) {
        auto block = std::make_unique<TextBlock>(std::move(piece), TextBlock::Look {.ink = ink});
        block->height = block->guess(m_style, m_columns.content.width);
        layout.blocks.push_back(std::move(block));
    }
    if (!m_message->error.isEmpty())
        markFinds(layout, *m_message, m_request.finds);
    layout.place();
    m_parts.push_back(std::move(layout));
}

// Only where something of the message is shown: the filter hides what stands behind it too.
void RowLayout::addCheckpoints()
{
    if (m_parts.empty())
        return;
    int index = FirstCheckpointPart;
    for (const Checkpoint& checkpoint : m_request.checkpoints)
        m_parts.push_back(ruledLine(m_style, index++, u"checkpoint"_s,
            checkpoint.label.isEmpty() ? RowLayoutText::tr("Checkpoint") : firstLine(checkpoint.label, MostOfLabel)));
}

void RowLayout::addNewSince()
{
    m_parts.insert(m_parts.begin(),
        ruledLine(m_style, NewSincePart, u"info"_s,
            RowLayoutText::tr("New since %1")
                .arg(format::date(*m_request.newSince) + u' ' + format::clockTime(*m_request.newSince))));
    ++m_partBelowHead;
}

void RowLayout::addFoldedRows()
{
    PartLayout layout;
    layout.index = FoldedRowsPart;
    layout.built = true;
    layout.foldable = true;
    layout.fold = m_request.isOpen ? Fold::Open : Fold::Folded;
    const int tall = m_style.lineHeight(Face::Body) + m_style.u / 2;
    layout.metaBaseLine = tall / 2;
    auto line = m_request.turn ? turnLine(*m_message, m_request, tall) : foldedLine(m_request, tall);
    line->action = {BlockAction::Kind::Fold, {}};
    line->height = line->guess(m_style, m_columns.content.width);
    if (m_request.turn && m_request.foldedTokens > 0)
        layout.tokens = Label(m_style, format::tokens(m_request.foldedTokens, true));
    layout.blocks.push_back(std::move(line));
    layout.place();
    m_parts.insert(m_parts.begin(), std::move(layout));
    ++m_partBelowHead;
}

const Checkpoint* RowLayout::checkpointOf(int index) const
{
    const int i = index - FirstCheckpointPart;
    return i >= 0 && i < m_request.checkpoints.size() ? &m_request.checkpoints[i] : nullptr;
}

bool RowLayout::isJoined(int above) const
{
    if (above < 0 || above + 1 >= int(m_parts.size()) || m_parts[size_t(above)].kind != PartKind::Tool)
        return false;
    return m_request.joints.patches.contains(m_parts[size_t(above) + 1].index);
}

int RowLayout::spacing(const PartLayout& above, const PartLayout& below) const
{
    const auto isStep
        = [](const PartLayout& part) { return part.kind == PartKind::StepFinish || part.kind == PartKind::StepStart; };
    const auto isLine = [](const PartLayout& part) {
        return part.kind == PartKind::Reasoning && (part.fold == Fold::Folded || !part.foldable);
    };
    if (below.index >= FirstCheckpointPart || above.index == NewSincePart)
        return m_style.u;
    if (isStep(above) || isStep(below) || (isLine(above) && isLine(below)))
        return m_style.u / 2;
    return isLine(above) || isLine(below) ? m_style.u : m_style.u * 3 / 2;
}

int RowLayout::spaceAbove(int part) const
{
    if (m_head && part == m_partBelowHead)
        return m_head->height + (part > 0 ? m_style.u : 0) + (m_parts[size_t(part)].band ? m_style.u : 0);
    return part > 0 && !isJoined(part - 1) ? spacing(m_parts[size_t(part) - 1], m_parts[size_t(part)]) : 0;
}

void RowLayout::place()
{
    int y = m_top;
    for (int i = 0; i < int(m_parts.size()); ++i) {
        PartLayout& part = m_parts[size_t(i)];
        y += spaceAbove(i);
        if (m_head && i == m_partBelowHead)
            m_head->y = y - m_head->height - (part.band ? m_style.u : 0); // its chips touch no band
        part.y = y;
        y += part.height;
    }
    m_height = m_parts.empty() ? 0 : y + m_bottom;
}

bool RowLayout::isWhole() const
{
    return std::ranges::all_of(m_parts, [](const PartLayout& part) {
        return part.built
            && std::ranges::all_of(part.blocks, [](const std::unique_ptr<Block>& block) { return block->laidOut; });
    });
}

PartRequest RowLayout::requestFor(const Part& part, Fold fold) const
{
    const ToolJoints& joints = m_request.joints;
    const auto call = joints.calls.find(part.index);
    return {.message = *m_message,
        .part = part,
        .fold = fold,
        .compaction = m_request.compaction,
        .loss = m_request.loss ? &*m_request.loss : nullptr,
        .marks = m_request.marks,
        .finds = m_request.finds.matchers ? &m_request.finds : nullptr,
        .call = call == joints.calls.end() ? nullptr : &call->second,
        .isAnswered = joints.answered.contains(part.index),
        .tellsCall = joints.toldCalls.contains(part.index),
        .joinsAbove
        = (joints.joinsAbove && &part == &m_message->parts.first()) || isJoined(positionOfPart(part.index) - 1),
        .joinsBelow = (joints.joinsBelow && &part == &m_message->parts.last()) || isJoined(positionOfPart(part.index)),
        .toggledJson = m_request.toggledJson ? m_request.toggledJson(part) : QSet<QString>(),
        .subAgents = m_request.subAgents.value(part.index) + m_request.calledAgents.value(part.index),
        .onDisk
        = m_request.onDisk.contains(part.index) ? std::optional(m_request.onDisk.value(part.index)) : std::nullopt};
}

void RowLayout::build(PartLayout& part)
{
    for (const Part& stored : m_message->parts) {
        if (stored.index == part.index) {
            buildPart(part, requestFor(stored, part.fold), m_style, m_columns.content.width);
            // Figures are shaped when they are seen: that takes longer than all that is known of a part before.
            if (const qint64 tokens = tokensOf(stored); tokens > 0 && part.kind != PartKind::Reasoning)
                part.tokens = Label(m_style, format::tokens(tokens, true));
            const auto* tool = stored.as<ToolPart>();
            if (tool && tool->startedAt && tool->startedAt != m_message->createdAt)
                part.time = Label(m_style, format::clockTime(*tool->startedAt));
            // A band goes over the columns of figures, which it has none for, and so does its line.
            const int end = m_columns.gap.x + m_columns.gap.width;
            if (part.band && !part.blocks.empty())
                part.blocks.front()->trailing
                    = std::min(0, m_columns.content.x + m_columns.content.width + m_style.u - end);
            return;
        }
    }
}

int RowLayout::ensure(int top, int bottom, int keep)
{
    int moved = 0;
    bool changed = false;
    // What lies above the kept place pushes it; never beyond its own top, or the place would slip into
    // the part before.
    const auto grow = [&](int at, int difference) {
        if (difference == 0)
            return;
        changed = true;
        if (at < keep) {
            const int shift = std::max(difference, at - keep);
            keep += shift;
            top += shift;
            bottom += shift;
            moved += shift;
        }
    };
    int y = m_top;
    for (size_t i = 0; i < m_parts.size(); ++i) {
        PartLayout& part = m_parts[i];
        y += spaceAbove(int(i));
        part.y = y;
        if (y > bottom && !changed)
            break;
        if (y <= bottom && y + part.height >= top) {
            if (!part.built) {
                const int before = part.height;
                build(part);
                grow(y, part.height - before);
            }
            int blockY = y;
            for (const std::unique_ptr<Block>& block : part.blocks) {
                blockY += block->spaceAbove;
                if (!block->laidOut && blockY <= bottom && blockY + block->height >= top) {
                    const int before = block->height;
                    block->height = block->layout(m_style, int(blockRect(*block).width()));
                    block->laidOut = true;
                    grow(blockY, block->height - before);
                }
                blockY += block->height + block->spaceBelow;
                if (blockY > bottom)
                    break;
            }
            part.place();
        }
        y += part.height;
    }
    if (changed)
        place();
    return moved;
}

int RowLayout::partAt(int y) const
{
    if (m_parts.empty())
        return -1;
    const auto after = std::ranges::upper_bound(m_parts, y, {}, &PartLayout::y);
    return std::max(0, int(after - m_parts.begin()) - 1);
}

int RowLayout::positionOfPart(int index) const
{
    const auto at = std::ranges::find(m_parts, index, &PartLayout::index);
    return at == m_parts.end() ? -1 : int(at - m_parts.begin());
}

std::pair<int, int> RowLayout::bandOf(int part) const
{
    const auto topOf = [this](int i) {
        if (i == 0)
            return 0;
        const PartLayout& above = m_parts[size_t(i) - 1];
        const int below = m_head && i == m_partBelowHead ? m_head->y : m_parts[size_t(i)].y;
        return (above.y + above.height + below) / 2;
    };
    return {topOf(part), part + 1 == int(m_parts.size()) ? m_height : topOf(part + 1)};
}

QRectF RowLayout::blockRect(const Block& block) const
{
    const int x = m_columns.content.x + block.leading;
    return m_columns.mirror(
        QRectF(x, 0, std::max(4 * m_style.u, m_columns.content.width - block.leading - block.trailing), 0));
}

RowHit RowLayout::hit(QPointF point) const
{
    RowHit hit;
    hit.part = partAt(int(point.y()));
    if (hit.part < 0)
        return hit;
    if (m_head && point.y() >= m_head->y && point.y() < m_head->y + m_head->height) {
        const QRectF area = blockRect(*m_head);
        hit.action = m_head->actionAt({point.x() - area.x(), point.y() - m_head->y}, int(area.width()));
        if (hit.action.kind != BlockAction::Kind::None)
            return hit;
    }
    const PartLayout& part = m_parts[size_t(hit.part)];
    for (int i = 0; i < int(part.blocks.size()); ++i) {
        const Block& block = *part.blocks[size_t(i)];
        const double top = part.y + block.y;
        if (i > 0 && point.y() < top - block.spaceAbove)
            break;
        hit.block = i;
        const QRectF area = blockRect(block);
        const QPointF inside(point.x() - area.x(), point.y() - top);
        hit.character = inside.y() < 0   ? 0
            : inside.y() >= block.height ? int(block.text().size())
                                         : block.positionAt(inside);
        hit.onText = inside.y() >= 0 && inside.y() < block.height && inside.x() >= 0 && inside.x() < area.width();
        hit.action = hit.onText ? block.actionAt(inside, int(area.width())) : BlockAction {};
        hit.onText = hit.onText && !block.isAtomic();
    }
    return hit;
}

TextPosition RowLayout::end() const
{
    TextPosition position {m_request.row, int(m_parts.size()) - 1, 0, 0};
    if (position.part >= 0 && !m_parts.back().blocks.empty()) {
        position.block = int(m_parts.back().blocks.size()) - 1;
        position.character = int(m_parts.back().blocks.back()->text().size());
    }
    return position;
}

QString RowLayout::blockText(int part, int block) const
{
    if (part < 0 || part >= int(m_parts.size()) || block < 0 || block >= int(m_parts[size_t(part)].blocks.size()))
        return {};
    return m_parts[size_t(part)].blocks[size_t(block)]->text();
}

QString RowLayout::text(TextPosition from, TextPosition to)
{
    QStringList pieces;
    for (int p = std::max(0, from.part); p <= std::min(to.part, int(m_parts.size()) - 1); ++p) {
        PartLayout& part = m_parts[size_t(p)];
        if (!part.built) {
            build(part);
            place();
        }
        for (int b = 0; b < int(part.blocks.size()); ++b) {
            if ((p == to.part && b > to.block) || (p == from.part && b < from.block))
                continue;
            const Block& block = *part.blocks[size_t(b)];
            const QString text = block.text();
            int first = p == from.part && b == from.block ? from.character : 0;
            int last = p == to.part && b == to.block ? to.character : int(text.size());
            if (block.isAtomic()) { // wholly, where the selection goes beyond it
                first = 0;
                last = p == to.part && b == to.block ? 0 : int(text.size());
            }
            const QString piece = text.sliced(std::min<qsizetype>(first, text.size())).left(std::max(0, last - first));
            if (!piece.trimmed().isEmpty() || (block.isAtomic() ? false : last > first))
                pieces += piece;
        }
    }
    return pieces.join(u'\n');
}

} // namespace stemma
