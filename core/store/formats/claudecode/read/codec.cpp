// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/claudecode/read/codec.h"

#include "core/store/content/contentblocks.h"
#include "core/store/content/tooloutput.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/transcript/listingsummary.h"
#include "core/store/transcript/transcriptconversation.h"

#include <QFileInfo>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma::claudecode {

namespace {

constexpr quint8 HasMicrocompactions = 1;

constexpr QLatin1StringView PersistedOutput = "<persisted-output>"_L1;

/// Where a spill file stands next to the transcript, whatever folder it was in when it was written (5); empty: nowhere.
QString spillFileOf(const QString& transcript, QStringView output)
{
    constexpr QLatin1StringView Folder = "/tool-results/"_L1;
    const QStringView preview = output.left(2048);
    const qsizetype at = preview.indexOf(Folder);
    if (!output.trimmed().startsWith(PersistedOutput) || at < 0)
        return {};
    qsizetype end = at + Folder.size();
    while (end < preview.size() && (preview[end].isLetterOrNumber() || u"._-"_s.contains(preview[end])))
        ++end;
    const QString name = preview.sliced(at + Folder.size(), end - at - Folder.size()).toString();
    const QString stem = transcript.chopped(QLatin1StringView(".jsonl").size());
    const QString owner = QFileInfo(transcript).path() + u'/' + preview.first(at).toString().section(u'/', -1);
    // That of a sub-agent stands in its session's folder, that of a fork in the original's.
    for (const QString& folder : {stem, QFileInfo(QFileInfo(transcript).path()).path(), owner}) {
        const QString path = folder + Folder + name;
        if (!name.isEmpty() && QFileInfo(path).isFile())
            return path;
    }
    return {};
}

/// The newest record of which a last-prompt line says that the program goes on there; none: there is none, or it is no
/// longer so. @p isPinned: even where other records follow it.
std::optional<quint32> lastPrompt(const LineIndex& index, bool& isPinned)
{
    const quint64 group = metadataGroup("last-prompt"_L1);
    for (quint32 i = quint32(index.lines().size()); i-- > 0;) {
        const TranscriptLine& line = index.lines()[i];
        if (line.isRecord() && line.flags.testFlag(RowFlag::Boundary))
            return {};
        if (line.kind != LineFacts::Kind::Metadata || index.groupOf(i) != group)
            continue;
        isPinned = line.flags.testFlag(Progress);
        const auto record = line.parent == 0 ? std::nullopt : index.lineOf(line.parent);
        if (record || isPinned)
            return record;
    }
    return {};
}

} // namespace

const Codec& Codec::instance()
{
    static const Codec codec;
    return codec;
}

void Codec::addTurnSigns(const json::Value& record, TurnSigns& signs) const
{
    const QString type = record.text(u"type");
    if (const QString mode = record.text(u"permissionMode"); !mode.isEmpty())
        signs.setAsks(mode != "bypassPermissions"_L1);
    if (type == "system"_L1 && record.text(u"subtype") == "turn_duration"_L1)
        signs.setTurn(TurnSigns::Turn::Ended);
    if ((type != "assistant"_L1 && type != "user"_L1) || json::isTrue(record, u"isSidechain"))
        return;
    const QString reason = record[u"message"].text(u"stop_reason");
    // Older releases do not say how an answer ended.
    const bool goesOn = reason == "tool_use"_L1 || reason == "pause_turn"_L1;
    signs.setTurn(reason.isEmpty() ? TurnSigns::Turn::NotTold
            : goesOn               ? TurnSigns::Turn::Running
                                   : TurnSigns::Turn::Ended);
}

QList<json::Value> recordsOf(const json::Value& row)
{
    return row.isArray() ? row.items : QList<json::Value> {row};
}

QString Codec::nameOfCall(const json::Value& row, const QString& callId) const
{
    for (const json::Value& record : recordsOf(row)) {
        for (const json::Value& block : record[u"message"][u"content"].items) {
            if (block.text(u"id") == callId)
                return block.text(u"name");
        }
    }
    return {};
}

std::optional<UsageTotal> Codec::usageTotal(QByteArrayView line) const
{
    const auto record = json::parse(line);
    if (!record || !record->isObject())
        return {};
    UsageTotal total;
    if (const json::Value* cost = record->find(u"totalCostUSD"); cost && std::isfinite(cost->toDouble()))
        total.cost = cost->toDouble();
    for (const json::Value::Member& model : (*record)[u"modelUsage"].members) {
        const TokenUsage usage = usageOf(
            model.second, {u"inputTokens", u"outputTokens", u"cacheReadInputTokens", u"cacheCreationInputTokens", {}});
        total.hasTokens = total.hasTokens || !usage.isEmpty();
        total.tokens.add(CallTokens::of(usage));
    }
    return total;
}

void Codec::complete(const Conversation& conversation, size_t index, Message& message) const
{
    for (Part& part : message.parts) {
        auto* tool = message.role == Role::Tool ? std::get_if<ToolPart>(&part.body) : nullptr;
        size_t row = tool && conversation.variant() != 0 ? index + 1 : conversation.size();
        while (row < conversation.size() && !clearedBy(conversation, row).contains(tool->callId))
            ++row;
        if (row < conversation.size()) {
            const qint64 ms = conversation.row(row).timeMs;
            tool->prunedAt = ms == OutlineRow::NoTime ? message.createdAt : timeFromMs(ms);
            message.states |= MessageState::Pruned;
        }
    }
}

void Codec::completeFrom(
    const TranscriptConversation& conversation, size_t index, qint64 maxText, Message& message) const
{
    for (Part& part : message.parts) {
        auto* tool = message.role == Role::Tool ? std::get_if<ToolPart>(&part.body) : nullptr;
        if (tool && tool->output.text.contains(PersistedOutput)) // where it is gone, the preview is shown
            (void)readOutputFile(spillFileOf(conversation.row(index).at.file, tool->output.text), maxText, part);
    }
}

QStringList clearedBy(const Conversation& conversation, size_t row)
{
    if (!isMicrocompaction(conversation.facts(row).flags))
        return {};
    QStringList calls;
    const json::Value record = readRecord(conversation, row).value_or(json::Value());
    for (const json::Value& id : record[u"microcompactMetadata"][u"compactedToolIds"].items)
        calls << id.string;
    return calls;
}

QString Codec::cacheName() const
{
    return u"claude-code"_s;
}

std::optional<quint8> Codec::dialectOf(QByteArrayView head) const
{
    std::optional<quint8> found;
    visitHead(head, [&found](const json::Value& line) {
        const bool isAgent = json::isTrue(line, u"isSidechain") && line.find(u"agentId");
        if (!line.text(u"uuid").isEmpty())
            found = quint8(isAgent ? Dialect::Agent : Dialect::Session);
        return found.has_value();
    });
    return found;
}

std::unique_ptr<LineReader> Codec::reader(quint8 dialect) const
{
    return std::make_unique<RecordReader>(Dialect(dialect));
}

Result<> Codec::sortLeaves(const LineIndex& index, std::vector<quint32>& leaves) const
{
    const auto isSide = [&](quint32 leaf) { return index.lines()[leaf].flags.testFlag(RowFlag::SideChain); };
    std::ranges::sort(leaves, std::greater());
    std::ranges::stable_partition(leaves, [&](quint32 leaf) { return !isSide(leaf); });
    bool isPinned = false;
    const auto named = lastPrompt(index, isPinned);
    if (!named)
        return {};
    const quint32 row = index.links().rowOf(*named);
    const auto holds = [&](quint32 leaf) { return std::ranges::contains(index.chain(leaf), row); };
    if (isPinned && !std::ranges::contains(leaves, row)) {
        leaves.insert(leaves.begin(), row);
        return {};
    }
    // Where the newest end is behind it, the program has gone on since.
    const auto found = std::ranges::find_if(leaves, holds);
    if (found != leaves.end())
        std::rotate(leaves.begin(), found, found + 1);
    return {};
}

quint8 Codec::variantOf(const Conversation& conversation, const ContextSpan& /*span*/) const
{
    for (size_t row = 0; row < conversation.size(); ++row) {
        if (isMicrocompaction(conversation.facts(row).flags))
            return HasMicrocompactions;
    }
    return 0;
}

std::vector<size_t> keptRows(const Conversation& conversation, size_t boundary)
{
    std::vector<size_t> rows;
    const auto row = readRecord(conversation, boundary);
    const json::Value record = row ? recordsOf(*row).value(0) : json::Value();
    const json::Value& metadata = record[u"compactMetadata"];
    const json::Value* kept = metadata.find(u"preservedMessages");
    const auto add = [&](const QString& id) {
        const auto found = conversation.rowWithId(id);
        if (found && *found < boundary && !std::ranges::contains(rows, *found))
            rows.push_back(*found);
    };
    for (const json::Value& id : metadata[u"preservedMessages"][u"uuids"].items)
        add(id.string);
    const json::Value* segment = kept ? nullptr : metadata.find(u"preservedSegment");
    const auto head = segment ? conversation.rowWithId(segment->text(u"headUuid")) : std::nullopt;
    const auto tail = head ? conversation.rowWithId(segment->text(u"tailUuid")) : std::nullopt;
    const size_t end = tail ? std::min(*tail + 1, boundary) : 0;
    for (size_t i = head.value_or(end); i < end; ++i)
        rows.push_back(i);
    return rows;
}

ContextSpan Codec::contextSpan(const Conversation& conversation, size_t end) const
{
    const auto boundary = newestBoundary(conversation, end);
    if (!boundary)
        return {};
    std::vector<size_t> kept = keptRows(conversation, *boundary);
    std::ranges::sort(kept);
    return {boundary, kept.empty() ? *boundary : kept.front(), kept};
}

} // namespace stemma::claudecode
