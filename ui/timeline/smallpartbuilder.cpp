// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/smallpartbuilder.h"

#include "core/base/text.h"
#include "core/models/compactiontexts.h"
#include "core/models/lossflag.h"
#include "core/store/json/json.h"
#include "ui/common/diskwords.h"
#include "ui/common/eventwords.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"
#include "ui/timeline/pictureblock.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

void SmallPartBuilder::build(const FileReference& reference)
{
    const int inset = 4 * m_style.u;
    LineBlock& head = addLine(m_style.lineHeight(Face::Body) + m_style.u);
    head.action = {BlockAction::Kind::Fold, {}};
    head.leading = inset;
    head.trailing = boxInset();
    head.spaceAbove = m_style.u / 2;
    head.start = {{.kind = Segment::Kind::Icon, .text = u"file"_s, .ink = Ink::Tool, .before = 0},
        {.text = reference.path.isEmpty() ? tr("(no path)") : withVisibleControls(reference.path, TextUse::Code),
            .face = Face::CodeBold,
            .ink = m_ink,
            .elide = Qt::ElideMiddle,
            .before = 1.5}};
    if (m_request.onDisk)
        head.end.push_back({.kind = Segment::Kind::Chip,
            .text = stateWord(*m_request.onDisk),
            .face = Face::Meta,
            .ink = stateInk(*m_request.onDisk),
            .drop = 1,
            .before = 2});
    QStringList facts;
    if (!reference.fileType.isEmpty())
        facts += reference.fileType;
    if (reference.tokens)
        facts += format::tokenCount(*reference.tokens, true);
    if (reference.size)
        facts += format::bytes(*reference.size);
    const QString id = reference.contentId.value;
    LineBlock& line = addLine(m_style.lineHeight(Face::Meta));
    line.leading = inset;
    line.trailing = boxInset();
    line.start
        = {{.text = joinedFacts(facts), .face = Face::Meta, .ink = Ink::Muted, .elide = Qt::ElideRight, .before = 0}};
    if (!id.isEmpty())
        line.start.push_back({.text = id.size() > 16 ? id.first(8) + u'\u2026' + id.last(4) : id,
            .face = Face::Code,
            .ink = Ink::Muted,
            .drop = 1,
            .before = 2});
    if (!reference.path.isEmpty())
        line.end = {{.text = tr("Open"),
                        .face = Face::Meta,
                        .ink = Ink::Accent,
                        .action = {BlockAction::Kind::OpenFile, reference.path},
                        .before = 2},
            {.text = tr("Explore"),
                .face = Face::Meta,
                .ink = Ink::Accent,
                .action = {BlockAction::Kind::ExploreFile, reference.path},
                .before = 3}};
    line.spaceBelow = m_style.u;
    if (m_open && !reference.summary.isEmpty()) {
        constexpr int MostLines = 4;
        constexpr int MostCharacters = 400;
        const QString summary = showControls(reference.summary);
        QString shown = summary;
        if (m_request.fold != Fold::All) {
            shown = summary.split(u'\n').first(std::min<qsizetype>(MostLines, summary.count(u'\n') + 1)).join(u'\n');
            shown.truncate(MostCharacters);
        }
        const bool cut = shown.size() < summary.size();
        QString lines = shown;
        lines.replace(u'\n', QChar(QChar::LineSeparator));
        for (InlineText& piece : cutText({lines, {}}, 8 * 1024)) {
            TextBlock& text = add(std::make_unique<TextBlock>(std::move(piece), TextBlock::Look {.ink = m_ink}));
            text.leading = inset;
            text.trailing = boxInset();
        }
        if (cut)
            addMore(
                tr("%Ln more lines", nullptr, int(std::max<qsizetype>(1, summary.count(u'\n') - shown.count(u'\n')))),
                inset);
        m_layout.blocks.back()->spaceBelow = m_style.u;
    }
    m_layout.frames.push_back({Frame::Style::Card, 0, last(), false, 0});
}

void SmallPartBuilder::build(const CompactionPart& compaction)
{
    m_layout.band = true;
    m_layout.metaBaseLine = 7 * m_style.u / 2;
    LineBlock& line = addLine(7 * m_style.u);
    // The icon hangs before the text as those of the roles do.
    constexpr double Hang = 5;
    line.leading = -int(Hang * m_style.u);
    line.start = {{.kind = Segment::Kind::Icon, .text = u"compact"_s, .ink = Ink::Summary, .before = 0},
        {.text = m_request.compaction > 0 ? tr("Compaction %1").arg(format::number(m_request.compaction))
                                          : tr("Compaction"),
            .face = Face::Bold,
            .ink = Ink::Summary,
            .before = std::max(0.5, Hang - double(m_style.iconSize()) / m_style.u)}};
    QStringList facts;
    if (compaction.covers && *compaction.covers > 0)
        facts += tr("%Ln messages \u2192 1 summary", nullptr, int(*compaction.covers));
    if (compaction.tokensBefore && compaction.tokensAfter && *compaction.tokensBefore > 0) {
        const qint64 change = std::llround(
            100.0 * double(*compaction.tokensAfter - *compaction.tokensBefore) / double(*compaction.tokensBefore));
        // Without a sign it would be read as what is left.
        const QString sign = change > 0 ? u"+"_s : QString();
        facts += tr("%1 \u2192 %2 (%3 %)", "90 → 12 tokens (−86 %)")
                     .arg(format::number(*compaction.tokensBefore), format::tokenCount(*compaction.tokensAfter),
                         sign + format::number(change));
    } else if (compaction.tokensAfter && *compaction.tokensAfter > 0) {
        facts += format::tokenCount(*compaction.tokensAfter);
    }
    facts += compactionwords::level(compaction.level);
    facts.removeAll(QString());
    line.start.push_back({.text = facts.join(factSeparator()), .elide = Qt::ElideRight, .before = 2});
    if (const LossFlag* loss = m_request.loss)
        line.end.push_back({.kind = Segment::Kind::Chip,
            .text = loss->text(),
            .face = Face::Meta,
            .ink = loss->isWarning() ? Ink::Warning : Ink::Muted,
            .action = {BlockAction::Kind::Loss, compaction.node.value},
            .before = 2,
            .icon = loss->icon()});
    if (!compaction.node.isEmpty())
        line.end.push_back({.text = tr("Review"),
            .face = Face::Meta,
            .ink = Ink::Accent,
            .drop = 1,
            .action = {BlockAction::Kind::Review, compaction.node.value}});
    m_layout.frames.push_back({Frame::Style::Band, 0, 0, false, 0});
}

void SmallPartBuilder::addStepLine(const QString& text)
{
    m_layout.metaBaseLine = m_style.lineHeight(Face::Small) / 2;
    LineBlock& line = addLine(m_style.lineHeight(Face::Small));
    line.start = {{.kind = Segment::Kind::Filler, .before = 0},
        {.text = text, .face = Face::Small, .ink = Ink::Muted, .elide = Qt::ElideRight},
        {.kind = Segment::Kind::Filler}};
}

void SmallPartBuilder::build(const StepStartPart& step)
{
    QStringList words {tr("Step %1 started").arg(format::number(step.step + 1))};
    if (!step.snapshot.isEmpty())
        words += tr("snapshot %1").arg(step.snapshot);
    addStepLine(words.join(factSeparator()));
}

void SmallPartBuilder::build(const StepFinishPart& step)
{
    const TokenUsage& tokens = step.tokens;
    QStringList words {tr("Step %1").arg(format::number(step.step + 1))};
    const auto figure = [&](qint64 value) { return format::tokens(value, tokens.estimated); };
    // What came from the cache is no part of the input; TokenUsage keeps the two apart.
    if (tokens.input && tokens.cacheRead && *tokens.cacheRead > 0)
        words += tr("in %1 + %2 cached").arg(figure(*tokens.input), figure(*tokens.cacheRead));
    else if (tokens.input)
        words += tr("in %1").arg(figure(*tokens.input));
    if (tokens.output)
        words += tr("out %1").arg(figure(*tokens.output));
    if (!tokens.input && !tokens.output && tokens.total)
        words += format::tokenCount(*tokens.total, tokens.estimated);
    if (step.cost)
        words += tr("$%1").arg(QLocale().toString(*step.cost, 'f', *step.cost == 0 ? 0 : 4));
    if (!step.reason.isEmpty()) {
        QString reason = step.reason;
        words += reason.replace(u'_', u' ');
    }
    addStepLine(words.join(factSeparator()));
}

void SmallPartBuilder::build(const ImagePart& image)
{
    PictureBlock& picture
        = add(std::make_unique<PictureBlock>(m_style, PictureBlock::factsOf(image.mediaType, image.size)));
    picture.spaceAbove = m_style.u / 2;
}

void SmallPartBuilder::build(const EventPart& event)
{
    m_layout.metaBaseLine = m_style.lineHeight(Face::Body) / 2;
    LineBlock& head = addLine(m_style.lineHeight(Face::Body));
    head.action = {BlockAction::Kind::Fold, {}};
    const QString name = eventName(event);
    head.start = {chevron(),
        {.text = name.isEmpty() ? event.type : name,
            .face = name.isEmpty() ? Face::Code : Face::Meta,
            .ink = Ink::Muted,
            .before = 2},
        {.text = withVisibleControls(eventLine(event)),
            .face = Face::Meta,
            .ink = m_ink,
            .elide = Qt::ElideRight,
            .before = 2}};
    head.copyText = event.type + u' ' + event.line;
    if (!m_open || event.raw.isEmpty())
        return;
    const LongText& raw = event.raw;
    if (!raw.truncated && raw.bytes <= LargestTree && m_request.fold != Fold::All) {
        const auto value = json::parse(raw.text.toUtf8());
        if (value && !(value->members.isEmpty() && value->items.isEmpty())) {
            addJson(*value, u"event"_s, {.ink = m_ink, .leading = 4 * m_style.u});
            return;
        }
    }
    addCode(
        raw, {.language = u"JSON"_s, .leading = 4 * m_style.u, .whole = m_request.fold == Fold::All, .headLines = 20});
}

void SmallPartBuilder::build(const UnknownPart& unknown)
{
    const bool damaged = !unknown.reason.isEmpty();
    LineBlock& head = addLine(m_style.headHeight());
    head.action = {BlockAction::Kind::Fold, {}};
    head.padding = 2;
    head.leading = damaged ? 4 * m_style.u : 0;
    head.start = {chevron(),
        {.kind = Segment::Kind::Icon,
            .text = damaged ? u"damaged"_s : u"unknown"_s,
            .ink = damaged ? Ink::Error : Ink::Text,
            .before = 2},
        {.text = damaged ? tr("Damaged part") : tr("Unknown part"),
            .face = Face::Bold,
            .ink = damaged ? Ink::Error : Ink::Text,
            .before = 1.5}};
    if (damaged)
        head.start.push_back({.text = firstWords(unknown.reason), .elide = Qt::ElideRight, .before = 2});
    if (!unknown.storedType.isEmpty())
        head.start.push_back({.text = tr("type \u201c%1\u201d").arg(firstWords(unknown.storedType, 80)),
            .ink = Ink::Muted,
            .drop = quint8(damaged ? 2 : 0),
            .before = 2});
    head.end = {{.text = tr("stored unchanged · %1").arg(format::bytes(unknown.raw.bytes)),
        .face = Face::Meta,
        .ink = Ink::Muted,
        .drop = 1,
        .before = 2}};
    if (m_open && !unknown.raw.isEmpty())
        addCode(unknown.raw,
            {.language = damaged ? QString() : u"JSON"_s,
                .leading = 3 * m_style.u + head.leading,
                .whole = m_request.fold == Fold::All,
                .headLines = 3,
                .tailLines = 0});
    m_layout.frames.push_back({damaged ? Frame::Style::Damaged : Frame::Style::Unknown, 0, last(), false, 0});
}

} // namespace stemma
