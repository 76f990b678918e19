// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/findings.h"
#include "core/store/formats/mnesis/read/part.h"
#include "core/store/formats/mnesis/read/storereader.h"

#include <functional>
#include <vector>

namespace stemma::mnesis {

/// One run of the check over a store or one of its sessions. Everything is walked in steps of some thousand
/// rows, each a read of its own; what a walk has to remember is a small value, taken over only when its
/// step has held. Memory does not grow with the store, but for 16 bytes a tool call.
class CheckRun
{
public:
    CheckRun(StoreReader& reader, const std::optional<SessionId>& session, const SessionStore::FindingSink& sink,
        const JobControl& job, Time clock)
        : m_reader(reader)
        , m_session(session)
        , m_findings(sink)
        , m_job(job)
        , m_clock(clock)
    {
    }
    /// For a repair: only what has a row to mend, and of that all.
    CheckRun(StoreReader& reader, const std::optional<SessionId>& session, Findings::RawSink sink,
        const JobControl& job, Time clock)
        : m_reader(reader)
        , m_session(session)
        , m_findings(std::move(sink))
        , m_job(job)
        , m_clock(clock)
        , m_isForRepair(true)
    {
    }

    [[nodiscard]] Result<> run();

private:
    using Place = StoreReader::Place;
    using Where = Findings::Where;
    static constexpr int StepRows = 5'000;
    static constexpr qint64 StepBytes = 32 * 1024 * 1024;

    struct Interval
    {
        Place first;
        Place last;
    };
    /// What the rules on messages need of their session.
    struct SessionFacts
    {
        QString id;
        bool exists = true;
        bool hasItems = false;
        bool hasNodes = false;
        std::vector<Interval> covered; ///< by summaries in the context; ascending, apart
    };
    struct MessageRow;
    struct MessageWalk
    {
        bool started = false;
        QVariant created; ///< of the last row seen, with its storage class
        qint64 rowid = -1;
        SessionFacts session;
        size_t interval = 0; ///< the first that may cover what comes
        QString previousId;
        qint64 previousRowid = -1;
        qint64 prompts = 0; ///< in a row, without an answer
        Findings::Where lastPrompt;
        qint64 hidden = 0; ///< in a row, not in the context
        Findings::Where firstHidden;
    };
    struct ToolCall
    {
        size_t hash = 0;
        qint64 rowid = -1;
        auto operator<=>(const ToolCall&) const = default;
    };
    struct PartWalk
    {
        qint64 rowid = -1; ///< the last part seen
        size_t message = 0; ///< the next one, where the messages of one session are walked
        QString messageId;
        std::optional<QString> messageSession; ///< none: the message is missing
        std::vector<ToolCall> calls; ///< met in this step
    };
    struct ItemWalk
    {
        QString session;
        QVariant position;
        std::optional<Place> previous; ///< of the last ordinary message
        Findings::Where previousWhere;
    };
    struct Node;

    /// Calls @p work(Walk&) -> Result<bool> until it is done. A table that cannot be read further is a
    /// finding, and the check continues after it.
    template<typename Walk, typename Work> [[nodiscard]] Result<> walk(const QString& table, Walk& state, Work work)
    {
        for (;;) {
            Walk next;
            const Result<bool> isDone = m_reader.read(m_job, [&]() -> Result<bool> {
                m_findings.drop();
                next = state;
                return work(next);
            });
            if (!isDone && isDone.error().code == Errc::Corrupt) {
                m_findings.flush();
                m_findings.add(CheckRule::UnreadableTable,
                    {m_session ? m_session->value : QString(), {}, table, -1, {}},
                    {isDone.error().cause.isEmpty() ? isDone.error().text : isDone.error().cause});
                m_findings.flush();
                return {};
            }
            if (!isDone)
                return std::unexpected(isDone.error());
            state = std::move(next);
            m_findings.flush();
            if (*isDone)
                return {};
            if (m_job.isCancelled())
                return fail(Errc::Cancelled, {});
        }
    }
    [[nodiscard]] Result<> once(const QString& table, const std::function<Result<>()>& work);
    [[nodiscard]] Result<> countRows();
    void addProgress(qint64 rows);

    // mnesischeck.cpp: the file, its layout and the sessions
    [[nodiscard]] Result<> checkPages();
    [[nodiscard]] Result<> checkSchema();
    [[nodiscard]] Result<> checkForeignKeys();
    [[nodiscard]] Result<> checkSessions();
    [[nodiscard]] Result<> checkSessionRow(SqliteQuery& row);
    [[nodiscard]] static Where mendable(Where where, bool canMend);
    void checkText(SqliteQuery& row, int column, const Where& where);
    void checkTime(const SqliteQuery& row, int column, const Where& where);
    /// Whether going from parent to parent in @p table comes back to @p id.
    [[nodiscard]] Result<bool> isInCycle(const QString& table, const QString& id);

    // mnesischeckmessages.cpp
    [[nodiscard]] Result<> checkMessages();
    [[nodiscard]] QString messageSql() const;
    [[nodiscard]] Result<bool> messageStep(MessageWalk& walk);
    [[nodiscard]] Result<SessionFacts> factsOf(const QString& session);
    [[nodiscard]] Result<> addCoverage(SessionFacts& facts);
    void checkMessageValues(const MessageRow& row);
    [[nodiscard]] Result<> checkParent(const MessageRow& row);
    void checkOrder(const MessageRow& row, MessageWalk& walk);
    void checkContext(const MessageRow& row, MessageWalk& walk);
    void endSession(MessageWalk& walk);
    void endHidden(MessageWalk& walk);

    // mnesischeckparts.cpp
    [[nodiscard]] Result<> checkParts();
    [[nodiscard]] QString partSql(const QString& condition) const;
    [[nodiscard]] Result<bool> partStep(PartWalk& walk);
    [[nodiscard]] Result<bool> partStepInSession(PartWalk& walk, const std::vector<qint64>& messages);
    [[nodiscard]] Result<> takeMessage(PartWalk& walk, const QString& id);
    [[nodiscard]] qint64 checkPart(SqliteQuery& row, PartWalk& walk); ///< gives its size
    [[nodiscard]] DecodedPart checkContent(const StoredPart& stored, const Findings::Where& where);
    [[nodiscard]] Result<> checkRepeatedCalls(std::vector<ToolCall> calls);

    // mnesischeckgraph.cpp: summary nodes and context items
    [[nodiscard]] Result<> checkNodes();
    [[nodiscard]] Result<> checkNodesOf(const QString& session);
    [[nodiscard]] Result<std::vector<Node>> readNodes(const QString& session);
    [[nodiscard]] Result<> checkNode(const Node& node);
    void checkSpan(const Node& node);
    [[nodiscard]] Result<> checkParentsOf(const std::vector<Node>& nodes);
    void checkOverlaps(std::vector<Node> nodes);
    [[nodiscard]] Result<> checkItems();
    [[nodiscard]] Result<bool> itemStep(ItemWalk& walk);
    void checkItem(SqliteQuery& row, ItemWalk& walk);
    [[nodiscard]] Result<> checkRepeatedItems();

    StoreReader& m_reader;
    std::optional<SessionId> m_session; ///< none: the whole store
    Findings m_findings;
    JobControl m_job;
    Time m_clock;
    bool m_isForRepair = false;
    qint64 m_done = 0; ///< rows
    qint64 m_total = 0;
};

} // namespace stemma::mnesis
