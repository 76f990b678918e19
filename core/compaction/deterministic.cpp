// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/deterministic.h"

#include "core/base/text.h"
#include "core/compaction/transcript.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double ShareOfUsable = 0.85;
constexpr qint64 MostCondensed = 512; ///< tokens
constexpr qsizetype ExcerptOfSummary = 2000;

QString leafHeader()
{
    return u"[CONTEXT TRUNCATED \u2014 DETERMINISTIC FALLBACK]\n\n## Kept Messages\n\n"_s;
}
QString shortLeafHeader()
{
    return u"[TRUNCATED]\n"_s;
}
QString shortCondensedHeader()
{
    return u"[CONDENSED]\n"_s;
}
QString separator()
{
    return u"\n\n---\n\n"_s;
}

qint64 capOf(qint64 usable)
{
    return qint64(double(usable) * ShareOfUsable);
}

/// The smallest number from 0 to @p most with which it fits; @p most if none does.
template<typename Fits> size_t fewest(size_t most, const Fits& fits)
{
    size_t low = 0;
    for (size_t high = most; low < high;) {
        const size_t middle = low + (high - low) / 2;
        if (fits(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/// The longest beginning that is counted no higher than @p room.
QStringView longestFitting(QStringView text, qint64 room, const TokenCounter& count)
{
    if (count(text) <= room)
        return text;
    qsizetype low = 0;
    for (qsizetype high = text.size() - 1; low < high;) {
        const qsizetype middle = low + (high - low + 1) / 2;
        if (count(text.first(middle)) <= room)
            low = middle;
        else
            high = middle - 1;
    }
    // Both halves of a character, or neither.
    if (low > 0 && low < text.size() && text[low - 1].isHighSurrogate() && text[low].isLowSurrogate())
        --low;
    return text.first(low);
}

/// The text with its footer written anew, with paths, where that does not make it too long. As in the library that
/// takes away the empty lines before the footer as well.
QString withPaths(const QString& text, const QStringList& ids, const FilePaths& paths, const CompactionSpace& space)
{
    const QString footer = fileFooter(ids, paths);
    if (footer == fileFooter(ids))
        return text;
    const QString prose = withoutFileFooters(text);
    const QString named = prose + footer;
    const bool isFitting
        = space.count(prose) + space.count(footer) <= space.usable && space.count(named) <= space.usable;
    return isFitting ? named : text;
}

} // namespace

QString withFittingFooter(const QString& text, const FileIds& ids, const FilePaths& paths, const CompactionSpace& space)
{
    const QStringList fitting = fittingIds(ids, space.usable, space.count);
    if (fitting.isEmpty())
        return text;
    const QString prose = withoutFileFooters(text);
    const QString footer = fileFooter(fitting, paths);
    const bool isFitting = space.profile.namesPaths && fitting.size() == ids.size()
        && space.count(prose) + space.count(footer) <= space.usable;
    return prose + (isFitting ? footer : fileFooter(fitting));
}

QStringList fittingIds(const FileIds& ids, qint64 room, const TokenCounter& count)
{
    const auto most = size_t(ids.size());
    const size_t dropped = fewest(
        most, [&](size_t without) { return count(fileFooter(ids.newest(ids.size() - qsizetype(without)))) <= room; });
    return ids.newest(ids.size() - qsizetype(dropped));
}

// ---- a leaf -------------------------------------------------------------------------------------

KeptMessages::KeptMessages(CompactionSpace space)
    : m_space(std::move(space))
    , m_cap(capOf(m_space.usable))
{
}

KeptMessages::Line KeptMessages::lineOf(Role role, const QString& excerpt, const TokenCounter& count)
{
    QString text = (role == Role::User ? "[USER]: "_L1 : "[ASSISTANT]: "_L1) + excerpt + u'\n';
    const qint64 tokens = count(text);
    return {std::move(text), tokens};
}

qint64 KeptMessages::roomIn(const CompactionSpace& space)
{
    return std::max<qint64>(capOf(space.usable), 0);
}

void KeptMessages::add(std::optional<Line> line, const QStringList& fileTexts)
{
    for (const QString& text : fileTexts)
        m_ids.add(text);
    if (m_space.profile.namesPaths && !fileTexts.isEmpty())
        m_paths.addMessage(fileTexts.join(u'\n'));
    if (!line)
        return;
    m_tokens += line->tokens;
    m_lines.push_back(*std::move(line));
    while (!m_lines.empty() && m_tokens > std::max<qint64>(m_cap, 0)) {
        m_tokens -= m_lines.front().tokens;
        m_lines.pop_front();
    }
}

QString KeptMessages::assembled(const QString& header, size_t from, const QString& footer) const
{
    QString text = header;
    for (size_t i = from; i < m_lines.size(); ++i)
        text += u'\n' + m_lines[i].text;
    return footer.isEmpty() ? text : withoutFileFooters(text) + footer;
}

QString KeptMessages::text() const
{
    const TokenCounter& count = m_space.count;
    QString header = leafHeader();
    QStringList ids = m_ids.ids();
    if (m_space.profile.fitsIds) {
        const auto exceeds = [&] { return count(header) + count(fileFooter(ids)) > m_cap; };
        if (exceeds())
            header = shortLeafHeader();
        if (!ids.isEmpty() && exceeds() && m_space.usable >= count(header))
            ids = fittingIds(m_ids, m_cap - count(header), count);
    }
    const QString footer = fileFooter(ids);
    const qint64 target = m_cap - count(footer);
    qint64 used = count(header);
    size_t from = m_lines.size();
    while (from > 0 && used + m_lines[from - 1].tokens <= target)
        used += m_lines[--from].tokens;
    // The newlines between the lines count too, and many short lines have many of them.
    if (m_space.profile.fitsIds && count(assembled(header, from, footer)) > m_space.usable)
        from += fewest(m_lines.size() - from,
            [&](size_t shed) { return count(assembled(header, from + shed, footer)) <= m_space.usable; });
    const QString text = assembled(header, from, footer);
    return m_space.profile.namesPaths ? withPaths(text, ids, m_paths, m_space) : text;
}

// ---- a condensed node ---------------------------------------------------------------------------

namespace {

struct Condensing
{
    QString header;
    QStringList chunks;
    QString footer;

    [[nodiscard]] QString text(size_t without = 0) const
    {
        const QString prose = header + chunks.first(chunks.size() - qsizetype(without)).join(separator());
        return footer.isEmpty() ? prose : withoutFileFooters(prose) + footer;
    }
};

/// 0.3: the first text is taken whole, however long it is.
void takeAll(const QList<MergedSummary>& summaries, qint64 available, const TokenCounter& count, Condensing& result)
{
    qint64 used = 0;
    for (const MergedSummary& summary : summaries) {
        const QString chunk = firstCodePoints(summary.text, ExcerptOfSummary).toString();
        const qint64 tokens = count(chunk);
        if (used + tokens > available && !result.chunks.isEmpty())
            break;
        used += tokens;
        result.chunks += chunk;
    }
}

void takeFitting(const QList<MergedSummary>& summaries, qint64 available, const TokenCounter& count, Condensing& result)
{
    qint64 used = 0;
    for (const MergedSummary& summary : summaries) {
        const QString prose = withoutFileFooters(summary.text);
        const QString chunk = firstCodePoints(prose, ExcerptOfSummary).toString();
        const qint64 tokens = count(chunk);
        if (used + tokens > available) {
            if (const QStringView cut = longestFitting(chunk, available - used, count); !cut.isEmpty())
                result.chunks += cut.toString();
            break;
        }
        used += tokens;
        result.chunks += chunk;
    }
}

} // namespace

FilePaths pathsIn(const QList<MergedSummary>& summaries)
{
    FilePaths paths;
    QStringList texts;
    for (const MergedSummary& summary : summaries)
        texts += summary.text;
    paths.addSummaries(texts);
    return paths;
}

QString condensedText(const QList<MergedSummary>& summaries, const CompactionSpace& space)
{
    FileIds all;
    QStringList names;
    for (const MergedSummary& summary : summaries) {
        all.add(summary.text);
        names += summary.id;
    }
    const TokenCounter& count = space.count;
    Condensing result;
    result.header
        = u"[CONDENSED \u2014 DETERMINISTIC FALLBACK]\n[Condensed from: "_s + names.join(", "_L1) + "]\n\n"_L1;
    QStringList ids = all.ids();
    if (!space.profile.fitsIds) {
        result.footer = fileFooter(ids);
        const qint64 taken = count(result.header) + count(result.footer);
        takeAll(summaries, std::max<qint64>(0, MostCondensed - taken), count, result);
        return result.text();
    }
    const qint64 cap = capOf(space.usable);
    const qint64 proseCap = std::min(MostCondensed, cap);
    const auto displacesIds = [&] { return !ids.isEmpty() && count(result.header) + count(fileFooter(ids)) > cap; };
    if (count(result.header) > proseCap / 2 || displacesIds())
        result.header = shortCondensedHeader();
    if (displacesIds() && space.usable >= count(result.header))
        ids = fittingIds(all, cap - count(result.header), count);
    result.footer = fileFooter(ids);
    const qint64 available = proseCap - count(result.header) - count(result.footer);
    takeFitting(summaries, std::max<qint64>(0, available), count, result);
    if (count(result.text()) > space.usable) {
        const size_t shed = fewest(
            size_t(result.chunks.size()), [&](size_t without) { return count(result.text(without)) <= space.usable; });
        result.chunks.resize(result.chunks.size() - qsizetype(shed));
    }
    return space.profile.namesPaths && !ids.isEmpty() ? withPaths(result.text(), ids, pathsIn(summaries), space)
                                                      : result.text();
}

} // namespace stemma
