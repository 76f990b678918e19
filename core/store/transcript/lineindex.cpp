// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/lineindex.h"

#include "core/store/transcript/cycleleaves.h"
#include "core/store/conversation/idhash.h"
#include "core/store/json/hashorder.h"
#include "core/store/json/jsonvalues.h"

#include <algorithm>

namespace stemma {

namespace {

// Another version where TranscriptLine or what it means changes.
constexpr quint32 OwnVersion = 7 + (sizeof(TranscriptLine) << 8);
constexpr int FormatBits = 16; ///< of the version, for the codec's

[[nodiscard]] CacheFile cacheOf(const TranscriptCodec& codec, const QString& path)
{
    return {codec.cacheName(), OwnVersion + (codec.cacheVersion() << FormatBits), path};
}

/// Hashes are those of the C++ library, which may change them.
constexpr std::string_view HashProbe = "an id";

} // namespace

LineIndex::LineIndex(QString path, const TranscriptCodec& codec, qint64 most)
    : m_reader(std::move(path))
    , m_most(most)
    , m_codec(codec)
{
}

LineIndex::LineIndex(const TranscriptSource& source, const TranscriptCodec& codec)
    : LineIndex(source.path, codec)
{
    m_bases = LineBases(source.bases);
}

LineIndex::~LineIndex()
{
    keep();
}

void LineIndex::clear()
{
    m_keptBytes = 0;
    m_reader.close();
    m_bases.close();
    m_firstOwn = 0;
    m_lines.clear();
    m_byId.clear();
    m_hasIds = false;
    m_isChain = false;
    m_tools.clear();
    m_end = {};
    m_title.clear();
    m_lastPrompt.clear();
    m_model.clear();
    m_usage = {};
    m_groups.clear();
    m_growingLinks.clear();
}

Result<bool> LineIndex::update(const JobControl& job)
{
    const bool isNew = !m_reader.isOpen();
    if (!isNew) {
        const StoreChange change = m_reader.poll();
        const bool isAsBefore = change == StoreChange::None || change == StoreChange::Vanished;
        if (isAsBefore && !m_bases.areReplaced())
            return false;
        if (isAsBefore || change == StoreChange::Replaced || (change == StoreChange::Changed && m_bases.areReplaced()))
            clear();
    }
    if (!m_reader.isOpen()) {
        if (const Result<> opened = m_reader.open(); !opened)
            return std::unexpected(opened.error());
        constexpr qint64 HeadBytes = 64 * 1024;
        const Result<QByteArray> head = m_reader.read(0, HeadBytes);
        if (!head)
            return std::unexpected(head.error());
        m_dialect = m_codec.dialectOf(*head).value_or(m_dialect);
        m_lineReader = m_codec.reader(m_dialect);
        if (isKept())
            restore();
        if (const Result<> read = m_bases.isEmpty() ? Result<>() : readBases(job); !read) {
            clear();
            return std::unexpected(read.error());
        }
    }
    const bool wasTorn = m_end.torn;
    const size_t before = m_lines.size();
    popUnended();
    const size_t kept = m_lines.size();
    const auto end = JsonLines::read(
        m_reader, m_end.next,
        [this](const JsonLine& line) {
            take(line, m_reader, m_bases.bytes());
            return m_most < 0 || line.offset < m_most;
        },
        job,
        [this](QByteArrayView rest) {
            qint64 length = -1;
            m_ahead = m_lineReader->readAhead(rest, length);
            return m_ahead ? length : -1;
        });
    if (!end) {
        clear();
        return std::unexpected(end.error());
    }
    m_end = *end;
    const bool isChanged = wasTorn || m_lines.size() != before;
    const bool holds = !isChanged || markReplaced(kept);
    if (isTree() && (isNew || isChanged)) {
        m_growingLinks.extend(*this, holds);
        m_isChain = m_isChain && links().isEmpty();
    }
    return true;
}

/// Once, before the lines of the file itself, whose figures and title are not those of its bases.
Result<> LineIndex::readBases(const JobControl& job)
{
    const Result<> read = m_bases.read(
        [this](const JsonLine& line, const FileReader& from, qint64 start) { take(line, from, start); }, job);
    m_firstOwn = quint32(m_lines.size());
    m_usage = {};
    m_title.clear();
    return read;
}

bool LineIndex::readsFrom(const QString& file) const
{
    return file == path() || m_bases.hold(file);
}

std::pair<const FileReader*, qint64> LineIndex::placeAt(qint64 offset) const
{
    const auto place = m_bases.placeAt(offset);
    return place.first ? place : std::pair(&m_reader, place.second);
}

bool LineIndex::isKept() const
{
    return m_most < 0 && m_bases.isEmpty() && m_reader.isOpen() && m_reader.size() >= CacheFile::leastBytes()
        && !CacheFile::isFleeting(path());
}

void LineIndex::keep()
{
    constexpr qint64 Fraction = 8;
    if (!isKept() || m_lines.empty() || m_end.next - m_keptBytes < 1 + m_keptBytes / Fraction)
        return;
    CacheWriter writer(cacheOf(m_codec, path()));
    writer.value(CacheStamp::of(m_reader));
    writer.value(idHash(HashProbe));
    writer.value(m_dialect);
    writer.value(m_end);
    writer.text(m_title);
    writer.text(m_lastPrompt);
    writer.text(m_model);
    m_usage.write(writer);
    writer.value(m_isChain);
    writer.value(m_lastEntry);
    writer.list(m_groups);
    writer.text(QString::fromLatin1(m_lineReader->state()));
    writer.list(m_lines);
    writer.list(m_tools.all());
    writer.commit();
    m_keptBytes = m_end.next;
}

void LineIndex::restore()
{
    CacheReader reader(cacheOf(m_codec, path()));
    if (readFrom(reader)) {
        m_keptBytes = m_end.next;
        return;
    }
    m_lines.clear();
    m_byId.clear();
    m_hasIds = false;
    m_isChain = false;
    m_tools.clear();
    m_title.clear();
    m_lastPrompt.clear();
    m_model.clear();
    m_end = {};
    m_usage = {};
    m_groups.clear();
    m_lineReader = m_codec.reader(m_dialect);
}

bool LineIndex::readFrom(CacheReader& reader)
{
    const auto stamp = reader.value<CacheStamp>();
    const auto probe = reader.value<quint64>();
    const auto dialect = reader.value<quint8>();
    if (probe != idHash(HashProbe) || dialect != m_dialect || !stamp.fits(m_reader))
        return false;
    m_end = reader.value<JsonLinesEnd>();
    m_title = reader.text();
    m_lastPrompt = reader.text();
    m_model = reader.text();
    m_usage.read(reader);
    m_isChain = reader.value<quint8>() != 0;
    m_lastEntry = reader.value<quint32>();
    m_groups = reader.list<quint64>();
    m_lineReader->restore(reader.text().toLatin1());
    m_lines = reader.list<TranscriptLine>();
    m_tools.restore(reader.list<ToolCallIndex::Mark>());
    return reader.isSound() && m_lastEntry < qMax<size_t>(1, m_lines.size());
}

/// A line without its end may have been in the middle of being written.
void LineIndex::popUnended()
{
    if (m_lines.empty() || !m_lines.back().flags.testFlag(RowFlag::NoLineEnd))
        return;
    m_lines.pop_back();
    m_growingLinks.forgetBehind(m_lines.size());
    m_tools.dropFrom(quint32(m_lines.size()));
    if (!m_groups.empty())
        m_groups.resize(m_lines.size());
    m_lineReader->forgetLast();
}

void LineIndex::take(const JsonLine& line, const FileReader& from, qint64 start)
{
    constexpr qint64 TailBytes = 4096;
    const LineFacts* const ahead = std::exchange(m_ahead, nullptr);
    const LineFacts& facts = ahead ? *ahead
        : line.isWhole()           ? m_lineReader->read(line.bytes)
                                   : m_lineReader->readGiant(line.bytes,
                                         from.read(line.offset + line.length - TailBytes, TailBytes).value_or(QByteArray()));
    if (m_lines.size() == m_lines.capacity())
        makeRoom(line.offset);
    TranscriptLine record;
    record.offset = start + line.offset;
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
    m_tools.add(quint32(m_lines.size()), facts.tools);
    m_lines.push_back(record);
    if (facts.group != 0 || !m_groups.empty()) {
        m_groups.resize(m_lines.size(), 0);
        m_groups.back() = facts.group;
    }
    // What an unfinished line says is taken when it is finished.
    if (!line.complete)
        return;
    if (facts.hasTitle)
        m_title = facts.title;
    if (!facts.lastPrompt.isEmpty())
        m_lastPrompt = facts.lastPrompt;
    if (!facts.model.isEmpty())
        m_model = facts.model;
    m_usage.add(facts.call.identity, facts.usage);
}

/// For as many lines as there will be if they go on like those before @p offset.
void LineIndex::makeRoom(qint64 offset)
{
    constexpr size_t First = 512;
    constexpr double Spare = 1.05;
    if (m_lines.empty())
        return m_lines.reserve(First);
    const double share = m_most < 0 && offset > 0 ? Spare * double(m_reader.size()) / double(offset) : 2;
    constexpr double Most = 64; // one step more where the first lines are not like the others
    const double growth = qBound(1.25, share, Most);
    m_lines.reserve(size_t(double(m_lines.size()) * growth) + First);
    m_tools.reserve(size_t(double(m_tools.size()) * growth));
}

bool LineIndex::isCounted(quint32 line) const
{
    const TranscriptLine& record = m_lines[line];
    return record.isRecord() && record.id != 0 && !record.flags.testFlag(RowFlag::Replaced);
}

/// Of lines with one id the last one counts. Answers whether that is the same as it was for the first @p before lines.
bool LineIndex::markReplaced(size_t before)
{
    const auto replaced = [this](size_t end) {
        std::vector<size_t> lines;
        for (size_t i = 0; i < end; ++i) {
            if (m_lines[i].flags.testFlag(RowFlag::Replaced))
                lines.push_back(i);
        }
        return lines;
    };
    const std::vector<size_t> were = replaced(before);
    quint64 last = 0;
    m_hasIds = false;
    m_isChain = isTree();
    for (quint32 i = 0; i < m_lines.size(); ++i) {
        TranscriptLine& line = m_lines[i];
        line.flags.setFlag(RowFlag::Replaced, false);
        if (!line.isRecord() || line.id == 0)
            continue;
        m_isChain = m_isChain && line.parent == last && line.flags.testFlag(RowFlag::HasParent) == (last != 0);
        last = line.id;
        m_lastEntry = i;
    }
    m_isChain = m_isChain && last != 0 && !m_lines[m_lastEntry].flags.testFlag(RowFlag::SideChain);
    const std::vector<quint64> repeated = repeatedHashes(m_lines, [](const TranscriptLine& line) {
        return line.isRecord() && line.id != 0 ? std::optional(line.id) : std::nullopt;
    });
    m_isChain = m_isChain && repeated.empty();
    std::vector<bool> isLater(repeated.size(), false);
    for (size_t i = repeated.empty() ? 0 : m_lines.size(); i-- > 0;) {
        const auto found = std::ranges::lower_bound(repeated, m_lines[i].id);
        if (!m_lines[i].isRecord() || found == repeated.end() || *found != m_lines[i].id)
            continue;
        const auto place = size_t(found - repeated.begin());
        m_lines[i].flags.setFlag(RowFlag::Replaced, isLater[place]);
        isLater[place] = true;
    }
    return were == replaced(before);
}

void LineIndex::indexIds() const
{
    m_byId.clear();
    std::vector<std::pair<quint64, quint32>> ids;
    ids.reserve(m_lines.size());
    for (quint32 i = 0; i < m_lines.size(); ++i) {
        if (isCounted(i))
            ids.emplace_back(m_lines[i].id, i);
    }
    sortByHash(ids, [](const std::pair<quint64, quint32>& id) { return id.first; });
    m_byId.resize(ids.size());
    std::ranges::transform(ids, m_byId.begin(), &std::pair<quint64, quint32>::second);
    m_hasIds = true;
}

Result<QByteArray> LineIndex::bytes(quint32 line, qint64 most) const
{
    const TranscriptLine& record = m_lines.at(line);
    const auto [reader, offset] = placeAt(record.offset);
    return reader->read(offset, most < 0 ? record.length : qMin<qint64>(most, record.length));
}

json::Value LineIndex::head(quint32 line) const
{
    return json::prefixOf(bytes(line, JsonLines::HeadBytes));
}

Result<QByteArray> LineIndex::stretch(quint32 first, quint32 last) const
{
    const auto [reader, offset] = placeAt(m_lines.at(first).offset);
    const auto [lastReader, lastOffset] = placeAt(m_lines.at(last).offset);
    return reader == lastReader ? reader->read(offset, lastOffset + m_lines[last].length - offset) : QByteArray();
}

std::optional<quint32> LineIndex::lineOf(quint64 id) const
{
    if (!m_hasIds)
        indexIds();
    const auto found = std::ranges::lower_bound(m_byId, id, {}, [this](quint32 line) { return m_lines[line].id; });
    return found != m_byId.end() && m_lines[*found].id == id ? std::optional(*found) : std::nullopt;
}

/// Nearly always one of the lines just before, which needs no search.
std::optional<quint32> LineIndex::storedParentOf(quint32 line) const
{
    constexpr quint32 Near = 8;
    const TranscriptLine& child = m_lines[line];
    if (!child.flags.testFlag(RowFlag::HasParent))
        return {};
    for (quint32 before = line; before-- > 0 && line - before <= Near;) {
        const TranscriptLine& other = m_lines[before];
        if (other.id == child.parent && other.isRecord() && !other.flags.testFlag(RowFlag::Replaced))
            return before;
    }
    return lineOf(child.parent);
}

std::optional<quint32> LineIndex::parentOf(quint32 line) const
{
    return links().isEmpty() ? storedParentOf(line) : links().parentOf(line);
}

StoredAt LineIndex::placeOf(quint32 line) const
{
    const auto [reader, offset] = placeAt(m_lines[line].offset);
    return {.file = reader->path(), .offset = offset, .length = m_lines[line].length};
}

std::optional<quint32> LineIndex::lineAt(qint64 offset) const
{
    const auto found = std::ranges::lower_bound(m_lines, offset, {}, &TranscriptLine::offset);
    if (found == m_lines.end() || found->offset != offset)
        return {};
    return quint32(found - m_lines.begin());
}

Result<std::vector<quint32>> LineIndex::leaves() const
{
    if (m_isChain)
        return std::vector<quint32> {m_lastEntry};
    std::vector<bool> isParent(m_lines.size(), false);
    std::vector<quint32> all;
    for (quint32 i = 0; i < m_lines.size(); ++i) {
        if (!beginsRow(i))
            continue;
        all.push_back(i);
        if (const auto parent = parentOf(i))
            isParent[*parent] = true;
    }
    const auto isSide = [this](quint32 line) { return m_lines[line].flags.testFlag(RowFlag::SideChain); };
    std::vector<quint32> leaves;
    std::ranges::copy_if(all, std::back_inserter(leaves), [&](quint32 line) { return !isParent[line]; });
    // Where every entry is somebody's parent (a cycle), the newest of all stands for its end.
    if (std::ranges::all_of(leaves, isSide)) {
        std::vector<quint32> main;
        std::ranges::copy_if(all, std::back_inserter(main), [&](quint32 line) { return !isSide(line); });
        if (!main.empty()) {
            leaves.insert(leaves.begin(),
                *std::ranges::max_element(main, {}, [this](quint32 line) { return m_lines[line].order; }));
        }
    }
    addCycles(*this, all, leaves);
    if (leaves.size() > 1 || (!leaves.empty() && !links().isEmpty())) {
        if (const Result<> sorted = m_codec.sortLeaves(*this, leaves); !sorted)
            return std::unexpected(sorted.error());
    }
    return leaves;
}

std::vector<quint32> LineIndex::chain(quint32 leaf) const
{
    std::vector<quint32> chain;
    if (m_isChain && leaf == m_lastEntry) {
        chain.reserve(m_lines.size());
        for (quint32 i = 0; i <= leaf; ++i) {
            if (isCounted(i))
                chain.push_back(i);
        }
        return chain;
    }
    std::vector<bool> seen(m_lines.size(), false);
    for (std::optional<quint32> at = links().rowOf(leaf); at && !seen[*at]; at = parentOf(*at)) {
        seen[*at] = true;
        chain.push_back(*at);
    }
    std::ranges::reverse(chain);
    return chain;
}

} // namespace stemma
