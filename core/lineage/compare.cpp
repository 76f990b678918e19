// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/compare.h"

#include "core/lineage/contenthash.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t WordSample = 32;
constexpr qsizetype LookedAt = 4'000; ///< characters of a text
constexpr quint64 MarkHash = 2; ///< of parts that say nothing of their own

void addWords(std::vector<quint32>& words, QStringView text)
{
    text = text.first(qMin(text.size(), LookedAt));
    qsizetype begin = -1;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        const bool isWord = i < text.size() && (text[i].isLetterOrNumber() || text[i] == u'_');
        if (isWord && begin < 0) {
            begin = i;
        } else if (!isWord && begin >= 0) {
            words.push_back(quint32(::qHash(text.sliced(begin, i - begin), 1)));
            begin = -1;
        }
    }
}

std::vector<quint32> wordsOf(const Part& part)
{
    std::vector<quint32> words;
    if (const auto* text = part.as<TextPart>()) {
        addWords(words, text->text.text);
    } else if (const auto* thinking = part.as<ReasoningPart>()) {
        addWords(words, thinking->text.text);
    } else if (const auto* tool = part.as<ToolPart>()) {
        addWords(words, tool->input.text);
    } else if (const auto* patch = part.as<PatchPart>()) {
        for (const PatchFile& file : patch->files)
            addWords(words, file.path);
    } else if (const auto* unknown = part.as<UnknownPart>()) {
        addWords(words, unknown->raw.text);
    } else if (const auto* event = part.as<EventPart>()) {
        addWords(words, event->raw.text);
    }
    // The smallest hashes are a fair sample: the same words have the same ones.
    std::ranges::sort(words);
    words.erase(std::unique(words.begin(), words.end()), words.end());
    words.resize(std::min(words.size(), WordSample));
    return words;
}

/// 0 to 1: what share of their words two items have in common, by their samples.
float similarity(const std::vector<quint32>& a, const std::vector<quint32>& b)
{
    size_t i = 0;
    size_t k = 0;
    size_t common = 0;
    size_t seen = 0;
    while (i < a.size() && k < b.size() && seen < WordSample) {
        ++seen;
        if (a[i] == b[k]) {
            ++common;
            ++i;
            ++k;
        } else if (a[i] < b[k]) {
            ++i;
        } else {
            ++k;
        }
    }
    // Where both are shorter than the sample, the rest of either is not shared.
    if (seen < WordSample)
        seen = std::min(WordSample, seen + (a.size() - i) + (b.size() - k));
    // A few words are in every text.
    constexpr float Chance = 0.2F;
    const float share = seen == 0 ? 0 : float(common) / float(seen);
    return share < Chance ? 0 : share;
}

bool isPrompt(const CompareItem& item)
{
    return item.message->role == Role::User && item.content().as<TextPart>();
}

/// How well two items stand side by side; 0: not at all.
float score(const CompareItem& a, const CompareItem& b)
{
    const Part& one = a.content();
    const Part& two = b.content();
    if (one.body.index() != two.body.index() || (a.message->role == Role::User) != (b.message->role == Role::User))
        return 0;
    if (a.hash == b.hash)
        return 2;
    if (const auto* tool = one.as<ToolPart>()) {
        if (tool->name != two.as<ToolPart>()->name)
            return 0;
        return 0.35F + 0.6F * similarity(a.words, b.words);
    }
    const float base = isPrompt(a) ? 0.8F : 0.25F;
    return base + 0.7F * similarity(a.words, b.words);
}

/// The best alignment of what lies between equal beginnings and ends, within a band around the diagonal.
class Aligner
{
public:
    Aligner(
        const std::vector<CompareItem>& a, const std::vector<CompareItem>& b, size_t begin, size_t endA, size_t endB)
        : m_a(a)
        , m_b(b)
        , m_begin(begin)
        , m_countA(qint64(endA - begin))
        , m_countB(qint64(endB - begin))
    {
        const qint64 fits = std::max<qint64>(8, MostAlignedCells / (m_countA + 1) / 2 - 1);
        m_half = std::min(fits, std::max(m_countA, m_countB));
        m_width = 2 * m_half + 1;
        m_ways.assign(size_t((m_countA + 1) * m_width), Way::None);
    }

    std::vector<CompareRow> run()
    {
        fill();
        return walk();
    }

private:
    enum class Way : quint8 { None, Pair, SkipA, SkipB };

    [[nodiscard]] qint64 firstColumn(qint64 row) const
    {
        return m_countA == 0 ? 0 : row * m_countB / m_countA - m_half;
    }
    [[nodiscard]] Way& way(qint64 row, qint64 column)
    {
        return m_ways[size_t(row * m_width + column - firstColumn(row))];
    }
    [[nodiscard]] bool isIn(qint64 row, qint64 column) const
    {
        const qint64 at = column - firstColumn(row);
        return row >= 0 && column >= 0 && column <= m_countB && at >= 0 && at < m_width;
    }

    void fill()
    {
        std::vector<float> above;
        std::vector<float> own;
        constexpr float Never = -1;
        for (qint64 row = 0; row <= m_countA; ++row) {
            own.assign(size_t(m_width), Never);
            const qint64 from = firstColumn(row);
            const auto value = [&](const std::vector<float>& values, qint64 of, qint64 column) {
                return isIn(of, column) ? values[size_t(column - firstColumn(of))] : Never;
            };
            for (qint64 column = std::max<qint64>(0, from); column <= std::min(m_countB, from + m_width - 1);
                ++column) {
                float best = row == 0 && column == 0 ? 0 : Never;
                Way taken = Way::None;
                const auto consider = [&](float so, Way by) {
                    if (so > best) {
                        best = so;
                        taken = by;
                    }
                };
                if (column > 0)
                    consider(value(own, row, column - 1), Way::SkipB);
                if (row > 0)
                    consider(value(above, row - 1, column), Way::SkipA);
                // Last, so that of equally good ways the one is taken that pairs early.
                if (row > 0 && column > 0 && value(above, row - 1, column - 1) >= 0) {
                    const float fit = score(m_a[m_begin + size_t(row - 1)], m_b[m_begin + size_t(column - 1)]);
                    if (fit > 0)
                        consider(value(above, row - 1, column - 1) + fit, Way::Pair);
                }
                own[size_t(column - from)] = best;
                way(row, column) = taken;
            }
            std::swap(above, own);
        }
    }

    std::vector<CompareRow> walk()
    {
        using enum CompareRow::Mark;
        std::vector<CompareRow> rows;
        qint64 row = m_countA;
        qint64 column = m_countB;
        while (row > 0 || column > 0) {
            const Way taken = isIn(row, column) ? way(row, column) : Way::None;
            const int a = int(m_begin) + int(row) - 1;
            const int b = int(m_begin) + int(column) - 1;
            if (taken == Way::Pair) {
                const bool same = m_a[size_t(a)].hash == m_b[size_t(b)].hash;
                rows.push_back({a, b, same ? Same : Differs});
                --row;
                --column;
            } else if (column > 0 && (taken == Way::SkipB || row == 0)) {
                rows.push_back({-1, b, OnlyB});
                --column;
            } else {
                rows.push_back({a, -1, OnlyA});
                --row;
            }
        }
        std::ranges::reverse(rows);
        return rows;
    }

    const std::vector<CompareItem>& m_a;
    const std::vector<CompareItem>& m_b;
    size_t m_begin;
    qint64 m_countA;
    qint64 m_countB;
    qint64 m_half = 0;
    qint64 m_width = 0;
    std::vector<Way> m_ways;
};

} // namespace

void addItems(std::vector<CompareItem>& items, const MessagePtr& message, qint64 index)
{
    if (!message)
        return;
    for (int part = 0; part < int(message->parts.size()); ++part) {
        const Part& content = message->parts.at(part);
        if (content.as<StepStartPart>() || content.as<StepFinishPart>())
            continue;
        const quint64 hash = contentHash(content, quint64(message->role) + 1);
        items.push_back({message, index, part, hash ? hash : MarkHash, wordsOf(content)});
    }
}

std::vector<CompareRow> alignItems(const std::vector<CompareItem>& a, const std::vector<CompareItem>& b)
{
    using enum CompareRow::Mark;
    const size_t shorter = std::min(a.size(), b.size());
    size_t begin = 0;
    while (begin < shorter && a[begin].hash == b[begin].hash)
        ++begin;
    size_t tail = 0;
    while (tail < shorter - begin && a[a.size() - 1 - tail].hash == b[b.size() - 1 - tail].hash)
        ++tail;
    std::vector<CompareRow> rows;
    rows.reserve(std::max(a.size(), b.size()));
    for (size_t i = 0; i < begin; ++i)
        rows.push_back({int(i), int(i), Same});
    const std::vector<CompareRow> middle = Aligner(a, b, begin, a.size() - tail, b.size() - tail).run();
    rows.insert(rows.end(), middle.begin(), middle.end());
    for (size_t i = 0; i < tail; ++i)
        rows.push_back({int(a.size() - tail + i), int(b.size() - tail + i), Same});
    return rows;
}

} // namespace stemma
