// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/lineindex.h"

#include "core/store/conversation/idhash.h"
#include "core/store/files/cachefile.h"
#include "core/store/json/hashorder.h"
#include "core/store/json/jsonvalues.h"

#include <algorithm>
#include <ranges>

namespace stemma {

namespace {

// Another version where TranscriptLine, UsageSum or what they mean changes.
constexpr quint32 OwnVersion = 9 + (sizeof(TranscriptLine) << 8);
constexpr int FormatBits = 16; ///< of the version, for the codec's

[[nodiscard]] CacheFile cacheOf(const TranscriptCodec& codec, const QString& path)
{
    return {codec.cacheName(), OwnVersion + (codec.cacheVersion() << FormatBits), path};
}

/// Hashes are those of the C++ library, which may change them.
constexpr std::string_view HashProbe = "an id";

} // namespace

LineIndex::LineIndex(const TranscriptSource& source, const TranscriptCodec& codec, qint64 most)
    : m_reader(source, codec)
    , m_most(most)
{
}

LineIndex::~LineIndex()
{
    keep();
}

void LineIndex::clear()
{
    m_reader.close();
    m_firstOwn = 0;
    m_read = {};
    m_toldBefore.reset();
    m_links.clear();
    m_byId.clear();
    m_hasIds = false;
    m_keptBytes = 0;
}

Result<bool> LineIndex::update(const JobControl& job)
{
    const bool isNew = !m_reader.file().isOpen();
    if (!isNew) {
        const StoreChange change = m_reader.poll();
        if (change == StoreChange::None || change == StoreChange::Vanished)
            return false;
        if (change == StoreChange::Replaced)
            clear();
    }
    if (!m_reader.file().isOpen()) {
        Result<> opened = m_reader.open();
        if (opened && isKept())
            restore();
        if (opened)
            opened = readBases(job);
        if (!opened) {
            clear();
            return std::unexpected(opened.error());
        }
    }
    const bool wasTorn = m_read.end.torn;
    const size_t before = m_read.lines.size();
    popUnended();
    const size_t kept = m_read.lines.size();
    const auto end = m_reader.read(
        m_read.end.next,
        [this](const JsonLine& line, const LineFacts& facts, qint64 offset) {
            take(line, facts, offset);
            return m_most < 0 || line.offset < m_most;
        },
        job);
    if (!end) {
        clear();
        return std::unexpected(end.error());
    }
    m_read.end = *end;
    const bool isChanged = wasTorn || m_read.lines.size() != before;
    const bool holds = !isChanged || markReplaced(kept);
    if (isTree() && (isNew || isChanged)) {
        m_links.extend(*this, holds);
        m_read.isChain = m_read.isChain && m_links.isEmpty();
    }
    return true;
}

/// Once, before the lines of the file itself, whose figures and title are not those of its bases.
Result<> LineIndex::readBases(const JobControl& job)
{
    if (!m_reader.hasBases())
        return {};
    const Result<> read = m_reader.readBases(
        [this](const JsonLine& line, const LineFacts& facts, qint64 offset) { take(line, facts, offset); }, job);
    m_firstOwn = quint32(m_read.lines.size());
    m_read.told.usage = {};
    m_read.told.title.clear();
    return read;
}

bool LineIndex::isKept() const
{
    const FileReader& file = m_reader.file();
    return m_most < 0 && !m_reader.hasBases() && file.isOpen() && file.size() >= CacheFile::leastBytes()
        && !CacheFile::isFleeting(path());
}

/// Written and read by the same steps.
template<typename Cache> void LineIndex::carry(Cache& cache, Contents& contents, Told& told)
{
    cache.value(contents.end);
    for (QString* text : {&told.title, &told.lastPrompt, &told.model})
        cache.text(*text);
    told.usage.carry(cache);
    cache.value(contents.isChain);
    cache.value(contents.lastEntry);
    cache.list(contents.groups);
    cache.list(contents.lines);
}

void LineIndex::keep()
{
    constexpr qint64 Fraction = 8;
    if (!isKept() || m_read.lines.empty() || m_read.end.next - m_keptBytes < 1 + m_keptBytes / Fraction)
        return;
    CacheWriter writer(cacheOf(codec(), path()));
    writer.value(CacheStamp::of(m_reader.file()));
    writer.value(idHash(HashProbe));
    writer.value(dialect());
    writer.text(QString::fromLatin1(m_reader.lineReader().state()));
    writer.list(m_read.tools.all());
    carry(writer, m_read, m_toldBefore ? *m_toldBefore : m_read.told);
    writer.commit();
    m_keptBytes = m_read.end.next;
}

void LineIndex::restore()
{
    CacheReader reader(cacheOf(codec(), path()));
    const auto stamp = reader.value<CacheStamp>();
    const auto probe = reader.value<quint64>();
    const auto dialect = reader.value<quint8>();
    if (probe != idHash(HashProbe) || dialect != this->dialect() || !stamp.fits(m_reader.file()))
        return;
    const QByteArray state = reader.text().toLatin1();
    Contents kept;
    kept.tools.restore(reader.list<ToolCallIndex::Mark>());
    carry(reader, kept, kept.told);
    if (!reader.isSound() || kept.lastEntry >= qMax<size_t>(1, kept.lines.size()))
        return;
    m_reader.lineReader().restore(state);
    m_read = std::move(kept);
    m_keptBytes = m_read.end.next;
}

/// A line without its end may have been in the middle of being written.
void LineIndex::popUnended()
{
    if (m_read.lines.empty() || !m_read.lines.back().flags.testFlag(RowFlag::NoLineEnd))
        return;
    m_read.lines.pop_back();
    m_links.forgetBehind(m_read.lines.size());
    m_read.tools.dropFrom(quint32(m_read.lines.size()));
    if (!m_read.groups.empty())
        m_read.groups.resize(m_read.lines.size());
    if (m_toldBefore)
        m_read.told = *std::exchange(m_toldBefore, {});
    m_reader.lineReader().forgetLast();
}

void LineIndex::take(const JsonLine& line, const LineFacts& facts, qint64 offset)
{
    if (m_read.lines.size() == m_read.lines.capacity())
        makeRoom(line.offset);
    TranscriptLine record;
    record.offset = offset;
    record.length = quint32(qMin<qint64>(line.length, std::numeric_limits<quint32>::max()));
    record.order = facts.time.order;
    record.id = facts.id;
    record.parent = facts.parent;
    record.flags = facts.flags;
    record.flags.setFlag(RowFlag::NoLineEnd, !line.complete);
    record.kind = facts.kind;
    record.maySign = facts.maySign;
    if (facts.contentBytes >= 0 && facts.contentBytes < TranscriptLine::NotKnown)
        record.contentBytes = quint32(facts.contentBytes);
    m_read.tools.add(quint32(m_read.lines.size()), facts.tools);
    m_read.lines.push_back(record);
    if (facts.group != 0 || !m_read.groups.empty()) {
        m_read.groups.resize(m_read.lines.size(), 0);
        m_read.groups.back() = facts.group;
    }
    Told& told = m_read.told;
    if (!line.complete)
        m_toldBefore = told;
    if (!line.isKnown())
        return;
    if (facts.hasTitle)
        told.title = facts.title;
    if (!facts.lastPrompt.isEmpty())
        told.lastPrompt = facts.lastPrompt;
    if (!facts.model.isEmpty() && !facts.isAside())
        told.model = facts.model;
    told.usage.add(facts.call.identity, facts.usage);
}

/// For as many lines as there will be if they go on like those before @p offset.
void LineIndex::makeRoom(qint64 offset)
{
    constexpr size_t First = 512;
    constexpr double Spare = 1.05;
    if (m_read.lines.empty())
        return m_read.lines.reserve(First);
    const double share = m_most < 0 && offset > 0 ? Spare * double(m_reader.file().size()) / double(offset) : 2;
    constexpr double Most = 64; // one step more where the first lines are not like the others
    const double growth = qBound(1.25, share, Most);
    m_read.lines.reserve(size_t(double(m_read.lines.size()) * growth) + First);
    m_read.tools.reserve(size_t(double(m_read.tools.size()) * growth));
}

bool LineIndex::isCounted(quint32 line) const
{
    const TranscriptLine& record = m_read.lines[line];
    return record.isRecord() && record.id != 0 && !record.flags.testFlag(RowFlag::Replaced);
}

/// Of lines with one id the last one counts. Answers whether that is the same as it was for the first @p before lines.
bool LineIndex::markReplaced(size_t before)
{
    const auto replaced = [this](size_t end) {
        std::vector<size_t> lines;
        for (size_t i = 0; i < end; ++i) {
            if (m_read.lines[i].flags.testFlag(RowFlag::Replaced))
                lines.push_back(i);
        }
        return lines;
    };
    const std::vector<size_t> were = replaced(before);
    quint64 last = 0;
    m_hasIds = false;
    m_read.isChain = isTree();
    for (quint32 i = 0; i < m_read.lines.size(); ++i) {
        TranscriptLine& line = m_read.lines[i];
        line.flags.setFlag(RowFlag::Replaced, false);
        if (!line.isRecord() || line.id == 0)
            continue;
        m_read.isChain
            = m_read.isChain && line.parent == last && line.flags.testFlag(RowFlag::HasParent) == (last != 0);
        last = line.id;
        m_read.lastEntry = i;
    }
    m_read.isChain = m_read.isChain && last != 0 && !m_read.lines[m_read.lastEntry].flags.testFlag(RowFlag::SideChain);
    const std::vector<quint64> repeated = repeatedHashes(m_read.lines, [](const TranscriptLine& line) {
        return line.isRecord() && line.id != 0 ? std::optional(line.id) : std::nullopt;
    });
    m_read.isChain = m_read.isChain && repeated.empty();
    std::vector<bool> isLater(repeated.size(), false);
    for (size_t i = repeated.empty() ? 0 : m_read.lines.size(); i-- > 0;) {
        const auto found = std::ranges::lower_bound(repeated, m_read.lines[i].id);
        if (!m_read.lines[i].isRecord() || found == repeated.end() || *found != m_read.lines[i].id)
            continue;
        const auto place = size_t(found - repeated.begin());
        m_read.lines[i].flags.setFlag(RowFlag::Replaced, isLater[place]);
        isLater[place] = true;
    }
    return were == replaced(before);
}

void LineIndex::indexIds() const
{
    m_byId.clear();
    std::vector<std::pair<quint64, quint32>> ids;
    ids.reserve(m_read.lines.size());
    for (quint32 i = 0; i < m_read.lines.size(); ++i) {
        if (isCounted(i))
            ids.emplace_back(m_read.lines[i].id, i);
    }
    sortByHash(ids, [](const std::pair<quint64, quint32>& id) { return id.first; });
    m_byId.resize(ids.size());
    std::ranges::transform(ids, m_byId.begin(), &std::pair<quint64, quint32>::second);
    m_hasIds = true;
}

Result<QByteArray> LineIndex::bytes(quint32 line, qint64 most) const
{
    const TranscriptLine& record = m_read.lines.at(line);
    const auto [reader, offset] = m_reader.placeAt(record.offset);
    return reader->read(offset, most < 0 ? record.length : qMin<qint64>(most, record.length));
}

json::Value LineIndex::head(quint32 line) const
{
    return json::prefixOf(bytes(line, JsonLines::HeadBytes));
}

Result<QByteArray> LineIndex::stretch(quint32 first, quint32 last) const
{
    const auto [reader, offset] = m_reader.placeAt(m_read.lines.at(first).offset);
    const auto [lastReader, lastOffset] = m_reader.placeAt(m_read.lines.at(last).offset);
    return reader == lastReader ? reader->read(offset, lastOffset + m_read.lines[last].length - offset) : QByteArray();
}

std::optional<quint32> LineIndex::lineOf(quint64 id) const
{
    if (!m_hasIds)
        indexIds();
    const auto found = std::ranges::lower_bound(m_byId, id, {}, [this](quint32 line) { return m_read.lines[line].id; });
    return found != m_byId.end() && m_read.lines[*found].id == id ? std::optional(*found) : std::nullopt;
}

/// Nearly always one of the lines just before, which needs no search.
std::optional<quint32> LineIndex::storedParentOf(quint32 line) const
{
    constexpr quint32 Near = 8;
    const TranscriptLine& child = m_read.lines[line];
    if (!child.flags.testFlag(RowFlag::HasParent))
        return {};
    for (quint32 before = line; before-- > 0 && line - before <= Near;) {
        const TranscriptLine& other = m_read.lines[before];
        if (other.id == child.parent && other.isRecord() && !other.flags.testFlag(RowFlag::Replaced))
            return before;
    }
    return lineOf(child.parent);
}

std::optional<quint32> LineIndex::parentOf(quint32 line) const
{
    return m_links.isEmpty() ? storedParentOf(line) : m_links.parentOf(line);
}

StoredAt LineIndex::placeOf(quint32 line) const
{
    const auto [reader, offset] = m_reader.placeAt(m_read.lines[line].offset);
    return {.file = reader->path(), .offset = offset, .length = m_read.lines[line].length};
}

std::optional<quint32> LineIndex::lineAt(qint64 offset) const
{
    const auto found = std::ranges::lower_bound(m_read.lines, offset, {}, &TranscriptLine::offset);
    if (found == m_read.lines.end() || found->offset != offset)
        return {};
    return quint32(found - m_read.lines.begin());
}

Result<std::vector<quint32>> LineIndex::leaves() const
{
    if (m_read.isChain)
        return std::vector<quint32> {m_read.lastEntry};
    std::vector<bool> isParent(m_read.lines.size(), false);
    std::vector<quint32> entries;
    for (quint32 i = 0; i < m_read.lines.size(); ++i) {
        if (!beginsRow(i))
            continue;
        entries.push_back(i);
        if (const auto parent = parentOf(i))
            isParent[*parent] = true;
    }
    std::vector<quint32> leaves;
    std::ranges::copy_if(entries, std::back_inserter(leaves), [&](quint32 line) { return !isParent[line]; });
    const auto isMain = [this](quint32 line) { return !m_read.lines[line].flags.testFlag(RowFlag::SideChain); };
    // Where every entry is somebody's parent (a cycle), the newest of all stands for its end.
    if (!entries.empty() && std::ranges::none_of(leaves, isMain)) {
        const quint32 newest = *std::ranges::max_element(
            entries, {}, [&](quint32 line) { return std::pair(isMain(line), m_read.lines[line].order); });
        if (isMain(newest))
            leaves.insert(leaves.begin(), newest);
    }
    // Entries of a cycle beside the tree hang on none of these; each cycle gets one, its last line.
    std::vector<bool> reached(m_read.lines.size(), false);
    const auto walk = [&](quint32 from) {
        for (std::optional<quint32> at = from; at && !reached[*at]; at = parentOf(*at))
            reached[*at] = true;
    };
    std::ranges::for_each(leaves, walk);
    for (const quint32 line : std::views::reverse(entries)) {
        if (!reached[line])
            leaves.push_back(line);
        walk(line);
    }
    if (leaves.size() > 1 || (!leaves.empty() && !m_links.isEmpty())) {
        if (const Result<> sorted = codec().sortLeaves(*this, leaves); !sorted)
            return std::unexpected(sorted.error());
    }
    return leaves;
}

std::vector<quint32> LineIndex::chain(quint32 leaf) const
{
    std::vector<quint32> chain;
    if (m_read.isChain && leaf == m_read.lastEntry) {
        chain.reserve(m_read.lines.size());
        for (quint32 i = 0; i <= leaf; ++i) {
            if (isCounted(i))
                chain.push_back(i);
        }
        return chain;
    }
    std::vector<bool> seen(m_read.lines.size(), false);
    for (std::optional<quint32> at = m_links.rowOf(leaf); at && !seen[*at]; at = parentOf(*at)) {
        seen[*at] = true;
        chain.push_back(*at);
    }
    std::ranges::reverse(chain);
    return chain;
}

} // namespace stemma
