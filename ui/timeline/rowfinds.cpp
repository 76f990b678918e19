// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rowfinds.h"

#include "ui/timeline/lineblock.h"
#include "ui/timeline/partlayout.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemma {

namespace {

constexpr qsizetype MostShownHits = 20'000; ///< of a block
constexpr qsizetype Surroundings = 32; ///< characters on either side by which a place is known again

struct FindsText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

/// A hit as a block shows it.
struct ShownHit
{
    size_t block = 0;
    int number = 0; ///< in the block
};

using Spans = std::vector<TextSpan>;

/// How many characters around two places are the same, blanks apart.
qsizetype likeness(QStringView one, const TextSpan& oneSpan, QStringView other, const TextSpan& otherSpan)
{
    const auto walk = [&](qsizetype a, qsizetype b, int step) {
        qsizetype same = 0;
        for (; same < Surroundings; ++same) {
            while (a >= 0 && a < one.size() && one[a].isSpace())
                a += step;
            while (b >= 0 && b < other.size() && other[b].isSpace())
                b += step;
            if (a < 0 || b < 0 || a >= one.size() || b >= other.size() || one[a] != other[b])
                break;
            a += step;
            b += step;
        }
        return same;
    };
    return walk(oneSpan.start - 1, otherSpan.start - 1, -1) + walk(oneSpan.end(), otherSpan.end(), 1);
}

/// The same words, however their blanks are shown.
bool isSame(QStringView one, QStringView other)
{
    return std::ranges::equal(one, other, [](QChar a, QChar b) { return a == b || (a.isSpace() && b.isSpace()); });
}

/// Some of the text of this kind is not in the blocks.
bool leavesOut(const PartLayout& layout, TextKind kind)
{
    return std::ranges::any_of(layout.blocks,
        [kind](const std::unique_ptr<Block>& block) { return block->leavesOut && block->textKind == kind; });
}

/// Which of the hits that are shown is the current one.
class CurrentHit
{
public:
    CurrentHit(const PartLayout& layout, const std::vector<Spans>& spans, const RowFinds& finds)
        : m_layout(layout)
        , m_spans(spans)
        , m_finds(finds)
    {
    }

    [[nodiscard]] std::optional<ShownHit> find(const Message& message);

private:
    [[nodiscard]] std::optional<ShownHit> findBySurroundings(size_t wanted) const;
    /// -1: other words.
    [[nodiscard]] qsizetype likenessOf(const ShownHit& hit, const TextSpan& stored) const;

    const PartLayout& m_layout;
    const std::vector<Spans>& m_spans; ///< of the blocks
    const RowFinds& m_finds;
    std::vector<ShownHit> m_shown;
    std::vector<QString> m_texts; ///< of the blocks with these
    MessageText m_text;
    Spans m_stored; ///< of m_text
};

std::optional<ShownHit> CurrentHit::find(const Message& message)
{
    const RowFinds::Place& wanted = *m_finds.current;
    m_texts.resize(m_spans.size());
    for (size_t i = 0; i < m_spans.size(); ++i) {
        const Block& block = *m_layout.blocks[i];
        if (m_spans[i].empty() || block.textKind != wanted.kind)
            continue;
        m_texts[i] = block.text();
        for (int number = 0; number < int(m_spans[i].size()); ++number)
            m_shown.push_back({i, number});
    }
    std::vector<MessageText> texts = m_shown.empty() ? std::vector<MessageText>() : textsOf(message, wanted.kind);
    const auto text = std::ranges::find(texts, wanted.part, &MessageText::part);
    if (text == texts.end() || (text->truncated && wanted.start >= text->text.size()))
        return {};
    m_text = std::move(*text);
    m_stored = findAny(*m_finds.matchers, m_text.text, MostShownHits).spans;
    const auto behind = std::ranges::upper_bound(m_stored, wanted.start, {}, &TextSpan::start);
    if (behind == m_stored.begin())
        return {};
    const auto at = size_t(behind - m_stored.begin()) - 1;
    return m_shown.size() == m_stored.size() ? m_shown[at] : findBySurroundings(at);
}

qsizetype CurrentHit::likenessOf(const ShownHit& hit, const TextSpan& stored) const
{
    const QStringView shown = m_texts[hit.block];
    const TextSpan& span = m_spans[hit.block][size_t(hit.number)];
    const QStringView words = QStringView(m_text.text).sliced(stored.start, stored.length);
    return isSame(words, shown.sliced(span.start, span.length)) ? likeness(m_text.text, stored, shown, span) : -1;
}

std::optional<ShownHit> CurrentHit::findBySurroundings(size_t wanted) const
{
    qsizetype best = 0;
    std::vector<ShownHit> likely;
    for (const ShownHit& hit : m_shown) {
        const qsizetype same = likenessOf(hit, m_stored[wanted]);
        if (same > best)
            likely.clear();
        if (same >= best)
            likely.push_back(hit);
        best = std::max(best, same);
    }
    if (likely.empty())
        return {};
    // Other places may have these surroundings as well. Where all of them are shown, they stand in the same order.
    size_t before = 0;
    size_t all = 0;
    for (size_t i = 0; i < m_stored.size(); ++i) {
        const qsizetype same = likenessOf(likely.front(), m_stored[i]);
        if (same > best)
            return {}; // it is that one
        before += same == best && i < wanted ? 1 : 0;
        all += same == best ? 1 : 0;
    }
    const bool mayBeLeftOut = m_layout.fold != Fold::All && leavesOut(m_layout, m_finds.current->kind);
    if (all != likely.size() && mayBeLeftOut)
        return {};
    return likely[std::min(before, likely.size() - 1)];
}

/// Says at a head how many hits are not shown below it.
void addCount(LineBlock& head, int count, bool isNow)
{
    if (count <= 0)
        return;
    head.end.insert(head.end.begin(),
        {.kind = Segment::Kind::Hits,
            .text = FindsText::tr("%Ln hit(s)", nullptr, count),
            .face = Face::Meta,
            .before = 2,
            .isNow = isNow});
}

/// @p shown: how many hits of each kind the blocks show. @p isMarked: the current hit is one of them.
void addCount(PartLayout& layout, const RowFinds& finds, const QMap<TextKind, int>& shown, bool isMarked)
{
    auto* head = layout.blocks.empty() ? nullptr : dynamic_cast<LineBlock*>(layout.blocks.front().get());
    if (!head)
        return;
    const bool isFolded = layout.foldable && layout.fold == Fold::Folded;
    int count = 0;
    bool isNow = false;
    for (const auto& [key, hits] : finds.counts.asKeyValueRange()) {
        const auto& [part, kind] = key;
        if (part != layout.index || (!isFolded && leavesOut(layout, kind)))
            continue;
        const bool isHere = !isMarked && finds.current && finds.current->part == part && finds.current->kind == kind;
        count += std::max(isFolded ? hits : hits - shown.value(kind), isHere ? 1 : 0);
        isNow = isNow || isHere;
    }
    addCount(*head, count, isNow);
}

/// The piece of a patch that is about one file.
struct PatchFileFinds
{
    LineBlock* head = nullptr;
    int hits = 0; ///< in the stored text
    int shown = 0;
    bool hasCurrent = false;
};

/// Of a patch of several files: each head tells of its file. What is stored behind the text that is here is the last
/// one's. False: it is no such patch.
bool addCountsOfFiles(
    PartLayout& layout, const Message& message, const RowFinds& finds, const std::vector<Spans>& spans, bool isMarked)
{
    std::vector<PatchFileFinds> files;
    for (size_t i = 0; i < layout.blocks.size(); ++i) {
        if (auto* head = dynamic_cast<LineBlock*>(layout.blocks[i].get()); head && head->storedFrom >= 0)
            files.push_back({head});
        if (!files.empty())
            files.back().shown += int(spans[i].size());
    }
    if (files.size() < 2)
        return false;
    const auto fileAt = [&files](qsizetype place) -> PatchFileFinds& {
        const auto behind = std::ranges::upper_bound(
            files, place, {}, [](const PatchFileFinds& file) { return file.head->storedFrom; });
        return behind == files.begin() ? files.front() : *std::prev(behind);
    };
    const RowFinds::Key key {layout.index, TextKind::Patch};
    int left = finds.counts.value(key);
    const std::vector<MessageText> texts = left > 0 ? textsOf(message, TextKind::Patch) : std::vector<MessageText>();
    if (const auto text = std::ranges::find(texts, layout.index, &MessageText::part); text != texts.end()) {
        for (const TextSpan& span : findAny(*finds.matchers, text->text, MostShownHits).spans) {
            if (left-- <= 0)
                break;
            ++fileAt(span.start).hits;
        }
    }
    files.back().hits += std::max(left, 0);
    if (!isMarked && finds.current && finds.current->part == layout.index && finds.current->kind == TextKind::Patch)
        fileAt(finds.current->start).hasCurrent = true;
    const bool isFolded = layout.foldable && layout.fold == Fold::Folded;
    for (const PatchFileFinds& file : files) {
        if (isFolded || !leavesOut(layout, TextKind::Patch))
            addCount(*file.head, std::max(isFolded ? file.hits : file.hits - file.shown, file.hasCurrent ? 1 : 0),
                file.hasCurrent);
    }
    return true;
}

} // namespace

void markFinds(PartLayout& layout, const Message& message, const RowFinds& finds)
{
    if (!finds.matchers)
        return;
    std::vector<Spans> spans(layout.blocks.size());
    QMap<TextKind, int> shown;
    for (size_t i = 0; i < layout.blocks.size(); ++i) {
        const Block& block = *layout.blocks[i];
        if (block.isAtomic() || !finds.scope.testFlag(block.textKind))
            continue;
        spans[i] = findAny(*finds.matchers, block.text(), MostShownHits).spans;
        shown[block.textKind] += int(spans[i].size());
    }
    std::optional<ShownHit> now;
    if (finds.current && finds.current->part == layout.index)
        now = CurrentHit(layout, spans, finds).find(message);
    if (!addCountsOfFiles(layout, message, finds, spans, now.has_value()))
        addCount(layout, finds, shown, now.has_value());
    for (size_t i = 0; i < layout.blocks.size(); ++i) {
        if (!spans[i].empty())
            layout.blocks[i]->setHits({std::move(spans[i]), now && now->block == i ? now->number : -1});
    }
}

} // namespace stemma
