// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/prosepartbuilder.h"

#include "core/base/text.h"
#include "core/base/tokenguess.h"
#include "core/session/repeatedanswer.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

void ProsePartBuilder::build(const TextPart& text)
{
    m_layout.metaBaseLine = m_style.lineHeight(Face::Body) / 2;
    if (!isFoldable(m_request.message, m_request.part)) {
        addMarkdown(text.text, 0);
        return;
    }
    LineBlock& head = addLine(m_style.lineHeight(Face::Body));
    head.action = {BlockAction::Kind::Fold, {}};
    const bool isSummary = m_request.message.states.testFlag(MessageState::Summary);
    head.start
        = {chevron(), {.text = isSummary ? tr("Summary") : tr("Injected context"), .face = Face::Italic, .before = 2},
            {.text = format::bytes(text.text.bytes), .face = Face::Meta, .ink = Ink::Muted, .drop = 2, .before = 1.5}};
    if (!m_open) {
        head.start.push_back({.kind = Segment::Kind::Divider, .drop = 1, .before = 1.5});
        head.start.push_back(
            {.text = firstWords(text.text.text), .ink = Ink::Muted, .elide = Qt::ElideRight, .before = 1.5});
        return;
    }
    addMarkdown(text.text, 5 * m_style.u);
    m_layout.frames.push_back({Frame::Style::Bar, 1, last(), false, 2 * m_style.u});
}

void ProsePartBuilder::build(const ReasoningPart& thinking)
{
    const bool readable = isFoldable(m_request.message, m_request.part);
    m_layout.metaBaseLine = m_style.lineHeight(Face::Body) / 2;
    LineBlock& head = addLine(m_style.lineHeight(Face::Body) + m_style.u / 2);
    QStringList size;
    if (readable) {
        head.action = {BlockAction::Kind::Fold, {}};
        head.start.push_back(chevron());
        size += thinking.text.truncated ? format::bytes(thinking.text.bytes)
                                        : tr("%Ln chars", nullptr, int(thinking.text.text.size()));
        const qint64 tokens = m_request.part.tokens.value_or(0);
        size += format::tokens(tokens > 0 ? tokens : guessedTokens(thinking.text.bytes), true);
        if (thinking.state == ReasoningPart::State::Encrypted)
            size += tr("%1 stored").arg(format::bytes(thinking.signatureBytes));
    } else {
        head.start.push_back({.text = {}, .before = 2}); // where the chevron would stand
        const qint64 kept = std::max(thinking.text.bytes, thinking.signatureBytes);
        size += tr("no text to show");
        if (kept > 0)
            size += tr("%1 stored").arg(format::bytes(kept));
    }
    if (thinking.duration)
        size += format::duration(*thinking.duration);
    head.start.push_back({.kind = Segment::Kind::Icon, .text = u"thinking"_s, .before = 1.5});
    head.start.push_back({.text = tr("Thinking"), .face = Face::Italic, .ink = m_ink, .before = 1.5});
    head.start.push_back(
        {.text = size.join(factSeparator()), .face = Face::Meta, .ink = Ink::Muted, .drop = 3, .before = 1.5});
    // Most formats know no signatures, so that their absence is nothing to warn of.
    if (thinking.state != ReasoningPart::State::Open) {
        head.start.push_back({.kind = Segment::Kind::Icon,
            .text = stateIcon(thinking.state),
            .ink = Ink::Muted,
            .drop = 2,
            .before = 1.5});
        head.start.push_back(
            {.text = stateWord(thinking.state), .face = Face::Meta, .ink = Ink::Muted, .drop = 2, .before = 0.5});
    }
    head.copyText = tr("[Thinking]");
    if (!readable)
        return;
    LongText text = thinking.text;
    if (const QString shown = withoutRepeatedAnswer(text.text, m_request.message); shown.size() != text.text.size())
        text = LongText(shown);
    if (!m_open) {
        head.start.push_back({.kind = Segment::Kind::Divider, .drop = 1, .before = 2});
        head.start.push_back({.text = firstWords(text.text), .ink = Ink::Muted, .elide = Qt::ElideRight, .before = 2});
        return;
    }
    addMarkdown(text, 5 * m_style.u);
    m_layout.blocks.back()->spaceBelow += m_style.u;
    m_layout.frames.push_back({Frame::Style::Bar, 1, last(), false, 2 * m_style.u});
}

} // namespace stemma
