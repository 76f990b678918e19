// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/summaryinput.h"

#include "core/base/saturating.h"
#include "core/compaction/fileids.h"
#include "core/compaction/transcript.h"

#include <QFuture>
#include <QThread>
#include <QtConcurrentRun>

#include <atomic>
#include <deque>
#include <vector>

namespace stemma::mnesis {

namespace {

/// A message as it is stored.
struct StoredMessage
{
    Role role = Role::User;
    QList<StoredPart> parts;
};

/// What is decoded in one go.
constexpr size_t MessagesAtOnce = 256;
constexpr qint64 BytesAtOnce = 1024 * 1024;

/// How messages are read for a summary.
struct InputOptions
{
    const SessionRules& rules;
    int level;
    bool hasTexts = true; ///< false: none of their text is taken, they only count
};

/// Makes the input of a summary from stored messages. One thread.
class InputReader
{
public:
    explicit InputReader(const InputOptions& options);

    [[nodiscard]] InputMessage made(const StoredMessage& message);

private:
    InputOptions m_options;
    const SessionRules& m_rules;
    TokenCounter m_count; ///< of a summary's texts
};

InputReader::InputReader(const InputOptions& options)
    : m_options(options)
    , m_rules(options.rules)
    , m_count(m_rules.space().count)
{
}

InputMessage InputReader::made(const StoredMessage& message)
{
    const CompactionProfile& profile = m_rules.rules.compaction;
    InputMessage input;
    input.role = message.role;
    input.tokens = m_rules.estimate({});
    QList<Part> parts;
    parts.reserve(message.parts.size());
    for (const StoredPart& stored : message.parts) {
        parts += StoreReader::decodedPart(stored);
        input.tokens
            = saturatingAdd(input.tokens, estimatePart(parts.constLast(), m_rules.model.rule, m_rules.release));
    }
    if (m_rules.leavesOut(message.role, parts))
        input.tokens = 0;
    if (m_options.hasTexts)
        input.kept = KeptMessages::lineOf(message.role, messageExcerpt(parts, ExcerptOfLevel3, profile), m_count);
    input.textsWithIds = textsWithFileIds(parts, profile);
    input.textsWithIds.removeIf([](const QString& text) { return !FileIds::mayStandIn(text); });
    if (m_options.level < DeterministicLevel) {
        input.excerpt = messageExcerpt(parts, m_options.level == 1 ? ExcerptOfLevel1 : ExcerptOfLevel2, profile);
        if (profile.capsByMessage)
            input.messageTokens = estimateMessage(parts, TokenRule::Quarter, m_rules.release);
    }
    return input;
}

/// Batches of messages on their way through this and other threads, which are done when this is gone.
class Decoding
{
public:
    using Inputs = std::vector<InputMessage>;

    explicit Decoding(const InputOptions& options)
        : m_options(options)
    {
    }
    ~Decoding()
    {
        m_isOver = true;
        for (Batch& batch : m_batches)
            batch.inputs.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Decoding)

    /// Another thread decodes them. If none is free for that, or nothing but them is left to do, this one does.
    void add(std::vector<StoredMessage>&& messages, bool isLast)
    {
        const auto open
            = std::ranges::count_if(m_batches, [](const Batch& batch) { return !batch.inputs.isFinished(); });
        // Beside this thread, and each has the next batch already when it is done with one.
        const int others = QThread::idealThreadCount() - 1;
        Batch& batch = m_batches.emplace_back(std::move(messages));
        const auto decode = [this, &stored = batch.messages] { return decoded(stored); };
        batch.inputs = (isLast && open == 0) || open >= 2 * others ? QtFuture::makeReadyValueFuture(decode())
                                                                   : QtConcurrent::run(decode);
    }
    [[nodiscard]] bool isEmpty() const { return m_batches.empty(); }
    /// The oldest are done, or enough are read for now.
    [[nodiscard]] bool isToBeTaken() const
    {
        return !isEmpty() && (m_batches.front().inputs.isFinished() || m_batches.size() > MostBatches);
    }
    /// The oldest. Waits for them, or decodes them here if nobody has begun with them.
    [[nodiscard]] Inputs take()
    {
        Inputs inputs = m_batches.front().inputs.takeResult();
        m_batches.pop_front();
        return inputs;
    }

private:
    static constexpr size_t MostBatches = 16;

    /// What this thread has allocated it gives back as well: two that share the heap's lock wait for each other.
    struct Batch
    {
        std::vector<StoredMessage> messages;
        QFuture<Inputs> inputs {};
    };

    [[nodiscard]] Inputs decoded(const std::vector<StoredMessage>& messages) const
    {
        InputReader reader(m_options);
        Inputs inputs;
        inputs.reserve(messages.size());
        for (const StoredMessage& message : messages) {
            if (m_isOver)
                break;
            inputs.push_back(reader.made(message));
        }
        return inputs;
    }

    InputOptions m_options;
    std::atomic<bool> m_isOver = false;
    std::deque<Batch> m_batches; ///< which stay where they are
};

using MessageAt = std::function<std::pair<QString, Role>(qsizetype)>;
using Sink = std::function<bool(InputMessage&&)>;

/// Those from @p at until before @p end.
Result<> readRange(const StoreReader& reader, const InputOptions& options, qsizetype at, qsizetype end,
    const MessageAt& message, const Sink& sink, const JobControl& job)
{
    Decoding decoding(options);
    while (at < end || !decoding.isEmpty()) {
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
        if (!read.empty())
            decoding.add(std::move(read), at == end);
        while (decoding.isToBeTaken() || (at == end && !decoding.isEmpty())) {
            for (InputMessage& input : decoding.take()) {
                if (!sink(std::move(input)))
                    return {};
            }
        }
    }
    return {};
}

/// Goes back from the newest, a few batches at once, until the lines fill the budget.
Result<std::deque<InputMessage>> readNewest(const StoreReader& reader, const SessionRules& rules, qsizetype count,
    const MessageAt& message, const JobControl& job)
{
    constexpr qsizetype AtOnce = 2 * MessagesAtOnce;
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
    const std::function<std::pair<QString, Role>(qsizetype)>& message, const std::function<bool(InputMessage&&)>& sink,
    const JobControl& job)
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
