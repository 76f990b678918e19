// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/loadcheck.h"

#include "core/store/json/jsonlines.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace stemma {

namespace {

constexpr std::array<JsonKey, 1> LoadedEntryKeys {"message"};
constexpr std::array<JsonKey, 3> LoadedMessageKeys {"role", "content", "usage"};
constexpr std::array<JsonKey, 1> LoadedUsageKeys {"cost"};

bool isNullLine(const LineIndex& index, quint32 line)
{
    constexpr quint32 Longest = 64; // with blanks
    if (index.lines()[line].kind != LineFacts::Kind::Foreign || index.lines()[line].length > Longest)
        return false;
    const auto stored = index.bytes(line);
    return stored && stored->trimmed() == "null";
}

/// A repair cuts it out: of a line that is not seen whole, or whose id is a number, nobody can say that.
bool lacksId(const LineIndex& index, quint32 line)
{
    if (index.lines()[line].kind != LineFacts::Kind::Foreign || index.lines()[line].length > JsonLines::HeadBytes)
        return false;
    const json::Value record = index.head(line);
    const json::Value* const id = record.find(u"id");
    return !id || id->isNull();
}

/// Agents go through the blocks of a message, and add up what answers cost, without looking whether they are there.
std::optional<TranscriptRule> brokenRule(QByteArrayView stored)
{
    std::array<RawJson, LoadedMessageKeys.size()> has;
    auto& [role, content, usage] = has;
    std::array<RawJson, LoadedUsageKeys.size()> counts;
    JsonCursor entry(stored);
    const bool isRead = entry.members<LoadedEntryKeys>([&](size_t key) {
        return key == 0 && entry.peek() == '{' ? entry.readMembers<LoadedMessageKeys>(has) : entry.skip();
    });
    const bool isAnswer = role.is("assistant");
    if (!isRead || (!isAnswer && !role.is("user") && !role.is("toolResult")))
        return {};
    if (!content.isArray() && (isAnswer || !content.isText()))
        return TranscriptRule::MissingContent;
    if (!isAnswer)
        return {};
    JsonCursor figures(usage.bytes);
    const bool isWhole = usage.isObject() && figures.readMembers<LoadedUsageKeys>(counts) && counts.front().isObject();
    return isWhole ? std::nullopt : std::optional(TranscriptRule::MissingUsage);
}

} // namespace

Result<> checkLoading(const LineIndex& index, const ProblemSink& sink, const JobControl& job)
{
    const std::vector<TranscriptLine>& lines = index.lines();
    if (!index.isTree())
        return {};
    const auto last = std::ranges::find_if(std::views::reverse(lines), &TranscriptLine::isRecord);
    const auto end = quint32(lines.rend() - last);
    for (quint32 i = 0; i < lines.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (isNullLine(index, i))
            sink({TranscriptRule::NullLine, i});
        else if (i >= end && lacksId(index, i))
            sink({TranscriptRule::EndWithoutId, i});
        const RowFlags speakers = RowFlags(RowFlag::User) | RowFlag::Assistant | RowFlag::Tool;
        if (!lines[i].isRecord() || !(lines[i].flags & speakers))
            continue;
        const auto stored = index.bytes(i);
        if (!stored)
            return std::unexpected(stored.error());
        if (const auto rule = brokenRule(*stored))
            sink({*rule, i});
    }
    return {};
}

} // namespace stemma
