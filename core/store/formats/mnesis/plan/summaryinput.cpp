// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/summaryinput.h"

#include "core/base/saturating.h"
#include "core/compaction/fileids.h"
#include "core/compaction/transcript.h"

#include <QtConcurrentMap>

#include <algorithm>
#include <deque>
#include <iterator>
#include <vector>

namespace stemma::mnesis {

namespace {

/// A message as it is stored.
struct StoredMessage
{
    Role role = Role::User;
    QList<StoredPart> parts;
};

/// What is read in one go, and then decoded.
constexpr size_t MessagesAtOnce = 2048;
constexpr qint64 BytesAtOnce = 16 * 1024 * 1024;
constexpr size_t FewMessages = 256; ///< are decoded by this thread alone

/// How messages are read for a summary.
struct InputOptions
{
    const SessionRules& rules;
    int level;
    bool hasTexts = true; ///< false: none of their text is taken, they only count
};

/// Any thread.
InputMessage inputOf(const StoredMessage& message, const InputOptions& options, const TokenCounter& count)
{
    const SessionRules& rules = options.rules;
    const CompactionProfile& profile = rules.rules.compaction;
    InputMessage input;
    input.role = message.role;
    input.tokens = rules.estimate({});
    QList<Part> parts;
    parts.reserve(message.parts.size());
    for (const StoredPart& stored : message.parts) {
        parts += StoreReader::decodedPart(stored);
        input.tokens = saturatingAdd(input.tokens, estimatePart(parts.constLast(), rules.model.rule, rules.release));
    }
    if (rules.leavesOut(message.role, parts))
        input.tokens = 0;
    if (options.hasTexts)
        input.kept = KeptMessages::lineOf(message.role, messageExcerpt(parts, ExcerptOfLevel3, profile), count);
    input.textsWithIds = textsWithFileIds(parts, profile);
    input.textsWithIds.removeIf([](const QString& text) { return !FileIds::mayStandIn(text); });
    if (options.level < DeterministicLevel) {
        input.excerpt = messageExcerpt(parts, options.level == 1 ? ExcerptOfLevel1 : ExcerptOfLevel2, profile);
        if (profile.capsByMessage)
            input.messageTokens = estimateMessage(parts, TokenRule::Quarter, rules.release);
    }
    return input;
}

/// Those from @p at until before @p end.
Result<> readRange(const StoreReader& reader, const InputOptions& options, qsizetype at, qsizetype end,
    const MessageAt& message, const InputSink& sink, const JobControl& job)
{
    const auto made = [&options, count = options.rules.space().count](
                          const StoredMessage& stored) { return inputOf(stored, options, count); };
    while (at < end) {
        std::vector<StoredMessage> read;
        for (qint64 bytes = 0; at < end && read.size() < MessagesAtOnce && bytes < BytesAtOnce; ++at) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const auto [id, role] = message(at);
            QList<StoredPart> parts = reader.storedParts(id);
            if (reader.database().hasFailed())
                return {};
            for (const StoredPart& part : std::as_const(parts))
                bytes += part.contentBytes;
            read.push_back({role, std::move(parts)});
        }
        std::vector<InputMessage> inputs;
        if (read.size() > FewMessages)
            inputs = QtConcurrent::blockingMapped<std::vector<InputMessage>>(read, made);
        else
            std::ranges::transform(read, std::back_inserter(inputs), made);
        for (InputMessage& one : inputs) {
            if (!sink(std::move(one)))
                return {};
        }
    }
    return {};
}

/// Goes back from the newest, a few batches at once, until the lines fill the budget.
Result<std::deque<InputMessage>> readNewest(const StoreReader& reader, const SessionRules& rules, qsizetype count,
    const MessageAt& message, const JobControl& job)
{
    constexpr qsizetype AtOnce = 512;
    std::deque<InputMessage> newest;
    qint64 room = KeptMessages::roomIn(rules.space());
    for (qsizetype end = count; end > 0 && room >= 0;) {
        const qsizetype begin = std::max<qsizetype>(0, end - AtOnce);
        std::vector<InputMessage> inputs;
        const auto take = [&](InputMessage&& one) {
            room -= one.kept->tokens;
            inputs.push_back(std::move(one));
            return true;
        };
        if (auto done = readRange(reader, {rules, DeterministicLevel}, begin, end, message, take, job); !done)
            return std::unexpected(done.error());
        newest.insert(newest.begin(), std::move_iterator(inputs.begin()), std::move_iterator(inputs.end()));
        end = begin;
    }
    return newest;
}

} // namespace

Result<> readMessages(const StoreReader& reader, const SessionRules& rules, int level, qsizetype count,
    const MessageAt& message, const InputSink& sink, const JobControl& job)
{
    if (level < DeterministicLevel)
        return readRange(reader, {rules, level}, 0, count, message, sink, job);
    // No line of a message can be kept when those behind it take all the room. Which these are is found out first.
    auto newest = readNewest(reader, rules, count, message, job);
    if (!newest)
        return std::unexpected(newest.error());
    bool isWanted = true;
    const auto take = [&](InputMessage&& input) { return isWanted = sink(std::move(input)); };
    const qsizetype older = count - qsizetype(newest->size());
    auto done = readRange(reader, {rules, level, false}, 0, older, message, take, job);
    for (auto input = newest->begin(); done && isWanted && input != newest->end(); ++input)
        isWanted = sink(std::move(*input));
    return done;
}

} // namespace stemma::mnesis
