// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rowlines.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/turnfacts.h"
#include "ui/common/turnitems.h"
#include "ui/timeline/rowlayout.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RowLinesText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

} // namespace

PartLayout ruledLine(const TimelineStyle& style, int index, const QString& icon, const QString& text)
{
    PartLayout layout;
    layout.index = index;
    layout.built = true;
    const int tall = style.lineHeight(Face::Small) + style.u / 2;
    layout.metaBaseLine = tall / 2;
    auto line = std::make_unique<LineBlock>(tall);
    line->start = {{.kind = Segment::Kind::Filler, .ink = Ink::Accent, .before = 0},
        {.kind = Segment::Kind::Icon, .text = icon, .ink = Ink::Accent},
        {.text = text, .face = Face::Small, .ink = Ink::Accent, .elide = Qt::ElideRight, .before = 0.5},
        {.kind = Segment::Kind::Filler, .ink = Ink::Accent}};
    line->height = line->guess(style, 0);
    layout.blocks.push_back(std::move(line));
    layout.place();
    return layout;
}

std::unique_ptr<LineBlock> foldedLine(const RowRequest& request, int height)
{
    auto line = std::make_unique<LineBlock>(height);
    QStringList words {request.foldedKept > 0
            ? RowLinesText::tr("%n message(s)", nullptr, request.foldedRows)
            : RowLinesText::tr("%n message(s) without findings", nullptr, request.foldedRows)};
    if (request.foldedTokens > 0)
        words += format::tokenCount(request.foldedTokens, true);
    if (request.foldedKept > 0)
        words += RowLinesText::tr("%n finding(s), kept", nullptr, request.foldedKept);
    line->start = {{.kind = Segment::Kind::Chevron, .ink = Ink::Muted, .before = 0},
        {.text = words.join(factSeparator()), .face = Face::Meta, .ink = Ink::Muted, .elide = Qt::ElideRight}};
    return line;
}

std::unique_ptr<LineBlock> turnLine(const Message& message, const RowRequest& request, int height)
{
    const Turn& turn = *request.turn;
    auto line = std::make_unique<LineBlock>(height);
    line->start = {{.kind = Segment::Kind::Chevron,
        .text = request.isOpen ? u"open"_s : QString(),
        .ink = Ink::Muted,
        .before = 0}};
    const QString prompt = turn.hasPrompt ? turnItems(message).head.text : RowLinesText::tr("Before the first prompt");
    // Open, the prompt stands below in full.
    if (!request.isOpen || !turn.hasPrompt)
        line->start.push_back({.text = prompt,
            .face = turn.hasPrompt ? Face::Body : Face::Meta,
            .ink = turn.hasPrompt ? Ink::Text : Ink::Muted,
            .elide = Qt::ElideRight});
    const TurnFacts facts = turnFacts(turn);
    QStringList words {prompt, facts.troubles, facts.contents};
    words.removeAll(QString());
    line->copyText = words.join(factSeparator());
    std::vector<Segment>& place = request.isOpen ? line->start : line->end;
    const double before = request.isOpen ? 1 : 2;
    if (!facts.troubles.isEmpty())
        place.push_back({.text = facts.troubles, .face = Face::Meta, .ink = Ink::Error, .before = before});
    if (!facts.contents.isEmpty())
        place.push_back({.text = facts.contents, .face = Face::Meta, .ink = Ink::Muted, .drop = 1, .before = before});
    return line;
}

} // namespace stemma
