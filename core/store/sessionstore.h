// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/checkpoint.h"
#include "core/session/compaction.h"
#include "core/session/context.h"
#include "core/session/finding.h"
#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"
#include "core/session/turntrace.h"
#include "core/store/editplan.h"
#include "core/store/files/storechange.h"
#include "core/store/outline.h"

#include <QMap>

#include <functional>
#include <span>
#include <typeinfo>
#include <vector>

namespace stemma {

/// What is known of an opened store as a whole.
struct StoreInfo
{
    QString path; ///< absolute, as the user named it
    QString format; ///< StoreFormat::name()
    QString dialect;
    QString version;
    QString notWritable; ///< why it cannot be changed (one sentence, translated); empty: it can
    QMap<EditKind, QString> refusals; ///< edits that it can never take, each with the reason (one sentence, translated)
    bool live = false; ///< another program has it open now
    qint64 size = 0; ///< bytes on disk

    bool operator==(const StoreInfo&) const = default;
};

/// How much of long texts to read.
struct ReadOptions
{
    // As maxText, wherever that is a parameter of its own:
    static constexpr qint64 NoText = 0;
    static constexpr qint64 WholeText = -1;

    /// A text longer than this many bytes is cut there (LongText::truncated), and no more of it is
    /// read than needed. Negative: whole texts.
    qint64 maxText = 256 * 1024;
};

/// One opened store: reads sessions into the vocabulary of core/session. Reading never writes,
/// neither to the store nor beside it.
///
/// An object belongs to one thread at a time (its lane's); it need not be the one that made it.
/// Every call may take long and obeys its JobControl, answering Errc::Cancelled. Where some of a
/// store is damaged, the calls give what can be read and check() names the rest; they fail only
/// where nothing can be read.
class SessionStore
{
public:
    SessionStore() = default;
    virtual ~SessionStore() = default;
    Q_DISABLE_COPY_MOVE(SessionStore)

    [[nodiscard]] virtual StoreInfo info() const = 0;

    /// What only some stores can do: the object that gives the service @p Service, an interface of its own; null: this
    /// store has none. CONTRIBUTING.md lists the services. Ask each time: a packed store gives another object once its
    /// file changed.
    template<typename Service> [[nodiscard]] Service* service()
    {
        return static_cast<Service*>(findService(typeid(Service)));
    }
    template<typename Service> [[nodiscard]] const Service* service() const
    {
        return const_cast<SessionStore*>(this)->service<Service>();
    }
    /// For service() and for wrappers, which pass the question on. The pointer is one to the type of the service
    /// (serviceAmong()).
    [[nodiscard]] virtual void* findService(const std::type_info& /*service*/) { return nullptr; }

    /// Gives the sessions, newest first by creation, in batches of at most a few hundred. Ends early,
    /// without an error, when the sink answers false.
    using SessionSink = std::function<bool(std::vector<SessionInfo>)>;
    [[nodiscard]] virtual Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) = 0;
    [[nodiscard]] virtual Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job)
        = 0;

    /// The places and times of all messages of a session, in stored order (what messages() and
    /// Message::index count by). Cheap: no content is read.
    [[nodiscard]] virtual Result<Outline> outline(const SessionId& id, const JobControl& job) = 0;
    /// The outline by pieces, for what wants to show its beginning at once: the rows from @p from on, of which the
    /// caller has those before. Stores where the whole takes long give some ten thousand at a time.
    [[nodiscard]] virtual Result<OutlinePiece> outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
    {
        return outline(id, job).transform([from](Outline rows) {
            rows.erase(rows.begin(), rows.begin() + qMin<qint64>(from, qint64(rows.size())));
            return OutlinePiece {std::move(rows), true};
        });
    }
    /// Role, kinds, sizes and states of the rows @p keys of an outline, in the same order. Dearer than
    /// outline(): ask for some thousand rows at a time.
    [[nodiscard]] virtual Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job)
        = 0;

    /// The messages with these outline keys, in the order of the keys. A row that is gone meanwhile
    /// gives a null pointer.
    [[nodiscard]] virtual Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
        = 0;
    /// The first @p count messages, without an outline: the quickest way to something on screen.
    [[nodiscard]] virtual Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
        = 0;
    /// The outline key of a message, or Errc::NotFound.
    [[nodiscard]] virtual Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
        = 0;
    /// One part, whole (the answer to "Show all").
    [[nodiscard]] virtual Result<Part> part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
        = 0;
    /// The stored bytes of a record, at most @p maxBytes of them. For a row: of its content column.
    [[nodiscard]] virtual Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
        = 0;

    [[nodiscard]] virtual Result<QList<SummaryNode>> summaryNodes(const SessionId& id, const JobControl& job) = 0;
    /// None, unless the format has a place for them.
    [[nodiscard]] virtual Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job);
    /// Every file reference standing in a message of the session, with that message. None, unless the format has such
    /// parts.
    struct PlacedReference
    {
        MessageId message;
        FileReference reference;
    };
    [[nodiscard]] virtual Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job);
    /// Relations in which the session stands, on either side.
    [[nodiscard]] virtual Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) = 0;

    /// What happened within the turns of a session, in the order of their answers, for stores that record
    /// it. Ends early when the sink answers false.
    using TraceSink = std::function<bool(TurnTrace)>;
    [[nodiscard]] virtual Result<> turnTraces(
        const SessionId& /*id*/, const TraceSink& /*sink*/, const JobControl& /*job*/)
    {
        return {}; // most stores keep none
    }

    /// What the agent would send to the model now, or would have sent when @p at was the newest
    /// message; items in assembly order. Ends early when the sink answers false.
    using ContextSink = std::function<bool(ContextItem)>;
    [[nodiscard]] virtual Result<ContextBudget> context(
        const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
        = 0;

    /// Looks for damage and oddities, in one session or in the whole store.
    using FindingSink = std::function<void(Finding)>;
    [[nodiscard]] virtual Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
        = 0;

    /// What @p edit would write, and what the agent would see then. Writes nothing; Editor carries it out.
    [[nodiscard]] virtual Result<EditPlan> plan(const Edit& edit, const JobControl& job);

    /// What a compaction that is wished so would be made of; the text of the wish does not count.
    [[nodiscard]] virtual Result<CompactionDraft> draftCompaction(const CompactEdit& edit, const JobControl& job);

    /// Whether other programs changed the store since the last call. Called some times a second, and cheap unless many
    /// files have to be looked at. What was seen before it was cancelled is told by a later call.
    [[nodiscard]] virtual Result<StoreChange> poll(const JobControl& job = {}) = 0;
};

/// SessionStore::findService() of a store that gives the services @p Services by inheriting them.
template<typename... Services, typename Store>
[[nodiscard]] void* serviceAmong(Store* store, const std::type_info& service)
{
    void* found = nullptr;
    ((service == typeid(Services) ? void(found = static_cast<Services*>(store)) : void()), ...);
    return found;
}

} // namespace stemma
