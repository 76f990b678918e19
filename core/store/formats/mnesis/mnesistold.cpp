// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/mnesistold.h"

#include "core/compaction/fileids.h"
#include "core/compaction/transcript.h"
#include "core/store/formats/mnesis/mnesisbrief.h"

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
    QList<StoredMnesisPart> parts;
};

/// What is decoded in one go.
constexpr size_t MessagesAtOnce = 256;
constexpr qint64 BytesAtOnce = 1024 * 1024;

/// Tells messages. One thread.
class Teller
{
public:
    Teller(const SessionRules& rules, int level);

    [[nodiscard]] ToldMessage told(const StoredMessage& message);

private:
    [[nodiscard]] Part take(const StoredMnesisPart& stored, ToldMessage& told);

    const SessionRules& m_rules;
    int m_level;
    std::optional<PartBriefer> m_briefer;
};

Teller::Teller(const SessionRules& rules, int level)
    : m_rules(rules)
    , m_level(level)
{
    // A vocabulary needs whole texts, and 0.3 looks for ids in long excerpts.
    if (isByLength(rules.model.rule) && rules.rules.compaction.searchesWholeMessages)
        m_briefer.emplace(level == 1 ? ExcerptOfLevel1 : ExcerptOfLevel3, rules.model.rule);
}

/// As much of a part as an excerpt takes in; what the whole of it comes to is added to @p told.
Part Teller::take(const StoredMnesisPart& stored, ToldMessage& told)
{
    if (auto brief = m_briefer ? m_briefer->brief(stored) : std::nullopt) {
        told.tokens += brief->tokens;
        told.textsWithIds += brief->textsWithIds;
        return std::move(brief->part);
    }
    Part part = MnesisReader::decodedPart(stored);
    told.tokens += estimatePart(part, m_rules.model.rule, m_rules.release);
    if (m_rules.rules.compaction.searchesWholeMessages)
        told.textsWithIds += textsWithFileIds({part});
    return part;
}

ToldMessage Teller::told(const StoredMessage& message)
{
    const CompactionProfile& profile = m_rules.rules.compaction;
    ToldMessage told;
    told.role = message.role;
    told.tokens = m_rules.estimate({});
    QList<Part> parts;
    parts.reserve(message.parts.size());
    for (const StoredMnesisPart& stored : message.parts)
        parts += take(stored, told);
    if (m_rules.leavesOut(message.role, parts))
        told.tokens = 0;
    told.kept = messageExcerpt(parts, ExcerptOfLevel3, profile);
    if (!profile.searchesWholeMessages)
        told.textsWithIds = textsWithFileIds(parts, profile);
    told.textsWithIds.removeIf([](const QString& text) { return !FileIds::mayStandIn(text); });
    if (m_level < 3) {
        told.told = messageExcerpt(parts, m_level == 1 ? ExcerptOfLevel1 : ExcerptOfLevel2, profile);
        if (profile.capsByMessage)
            told.toldTokens = estimateMessage(parts, TokenRule::Quarter, m_rules.release);
    }
    return told;
}

/// Messages on their way through the other threads, which are done when this is gone.
class Decoding
{
public:
    using Told = std::vector<ToldMessage>;

    Decoding(const SessionRules& rules, int level)
        : m_rules(rules)
        , m_level(level)
    {
    }
    ~Decoding()
    {
        m_isOver = true;
        for (QFuture<Told>& future : m_futures)
            future.waitForFinished();
    }
    Q_DISABLE_COPY_MOVE(Decoding)

    void add(std::vector<StoredMessage>&& messages)
    {
        m_futures.push_back(QtConcurrent::run([this, messages = std::move(messages)] {
            Teller teller(m_rules, m_level);
            Told told;
            told.reserve(messages.size());
            for (const StoredMessage& message : messages) {
                if (m_isOver)
                    break;
                told.push_back(teller.told(message));
            }
            return told;
        }));
    }
    [[nodiscard]] bool isEmpty() const { return m_futures.empty(); }
    /// The oldest are done, or so many are under way that no more are to be read now.
    [[nodiscard]] bool isToBeTaken() const
    {
        return !isEmpty() && (m_futures.front().isFinished() || m_futures.size() > size_t(QThread::idealThreadCount()));
    }
    /// The oldest. Waits for them, or decodes them here if nobody has begun with them.
    [[nodiscard]] Told take()
    {
        Told told = m_futures.front().takeResult();
        m_futures.pop_front();
        return told;
    }

private:
    const SessionRules& m_rules;
    int m_level;
    std::atomic<bool> m_isOver = false;
    std::deque<QFuture<Told>> m_futures;
};

} // namespace

Result<> tellMessages(const MnesisReader& reader, const SessionRules& rules, int level, qsizetype count,
    const std::function<std::pair<QString, Role>(qsizetype)>& message,
    const std::function<bool(const ToldMessage&)>& sink, const JobControl& job)
{
    Decoding decoding(rules, level);
    for (qsizetype at = 0; at < count || !decoding.isEmpty();) {
        std::vector<StoredMessage> read;
        for (qint64 bytes = 0; at < count && read.size() < MessagesAtOnce && bytes < BytesAtOnce; ++at) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const auto [id, role] = message(at);
            auto parts = reader.storedParts(id);
            if (!parts)
                return std::unexpected(parts.error());
            for (const StoredMnesisPart& part : *parts)
                bytes += part.contentBytes;
            read.push_back({role, *std::move(parts)});
        }
        if (!read.empty())
            decoding.add(std::move(read));
        while (decoding.isToBeTaken() || (at == count && !decoding.isEmpty())) {
            for (const ToldMessage& told : decoding.take()) {
                if (!sink(told))
                    return {};
            }
        }
    }
    return {};
}

} // namespace stemma::mnesis
