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
    qsizetype likeness = 0;
};

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

/// Of the hits shown of a text the one that is its place @p wanted.
void choose(std::vector<ShownHit>& shown, const std::vector<std::vector<TextSpan>>& spans, const PartLayout& layout,
    const PartRequest& request, const RowFinds::Place& wanted)
{
    for (const MessageText& text : textsOf(request.message, wanted.kind)) {
        if (text.part != wanted.part)
            continue;
        const TextMatches stored = findAny(*request.finds->matchers, text.text, wanted.number + 1);
        if (int(stored.spans.size()) <= wanted.number)
            return;
        for (ShownHit& hit : shown)
            hit.likeness = likeness(text.text, stored.spans[size_t(wanted.number)], layout.blocks[hit.block]->text(),
                spans[hit.block][size_t(hit.number)]);
    }
    std::ranges::stable_sort(shown, std::greater(), &ShownHit::likeness);
}

void addCount(PartLayout& layout, const PartRequest& request, const RowFinds& finds)
{
    auto* head = layout.blocks.empty() ? nullptr : dynamic_cast<LineBlock*>(layout.blocks.front().get());
    if (!head)
        return;
    const bool isFolded = layout.foldable && layout.fold == Fold::Folded;
    int count = 0;
    bool isNow = false;
    for (const auto& [key, hits] : finds.counts.asKeyValueRange()) {
        if (key.first != request.part.index || (!isFolded && key.second != TextKind::Title))
            continue;
        count += hits;
        isNow = isNow || (finds.current && finds.current->part == key.first && finds.current->kind == key.second);
    }
    if (count > 0)
        head->end.insert(head->end.begin(),
            {.kind = Segment::Kind::Hits,
                .text = FindsText::tr("%Ln hit(s)", nullptr, count),
                .face = Face::Meta,
                .before = 2,
                .isNow = isNow});
}

} // namespace

void markFinds(PartLayout& layout, const PartRequest& request)
{
    if (!request.finds || !request.finds->matchers)
        return;
    const RowFinds& finds = *request.finds;
    addCount(layout, request, finds);
    const bool isCurrent = finds.current && finds.current->part == request.part.index;
    std::vector<std::vector<TextSpan>> spans(layout.blocks.size());
    std::vector<ShownHit> shown; // of the text with the current hit
    for (size_t i = 0; i < layout.blocks.size(); ++i) {
        const Block& block = *layout.blocks[i];
        if (block.isAtomic() || !finds.scope.testFlag(block.textKind))
            continue;
        spans[i] = findAny(*finds.matchers, block.text(), MostShownHits).spans;
        for (int number = 0; isCurrent && block.textKind == finds.current->kind && number < int(spans[i].size());
            ++number)
            shown.push_back({i, number});
    }
    std::optional<ShownHit> now;
    if (isCurrent && !shown.empty()) {
        const int stored = finds.counts.value({request.part.index, finds.current->kind});
        if (int(shown.size()) == stored && finds.current->number < stored) {
            now = shown[size_t(finds.current->number)];
        } else {
            choose(shown, spans, layout, request, *finds.current);
            now = shown.front();
        }
    }
    for (size_t i = 0; i < layout.blocks.size(); ++i) {
        if (!spans[i].empty())
            layout.blocks[i]->setHits({std::move(spans[i]), now && now->block == i ? now->number : -1});
    }
}

} // namespace stemma
