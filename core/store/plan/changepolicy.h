// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/text.h"
#include "core/store/conversation/contextrule.h"
#include "core/store/json/json.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/plan/compactionchoice.h"
#include "core/store/plan/rewrite.h"
#include "core/store/transcript/transcriptconversation.h"
#include "core/store/transcript/transcriptcontext.h"
#include "core/store/transcript/transcriptfolder.h"

#include <set>

namespace stemma {

/// Where in a record stands what a copy of it has otherwise, and what edits change. Ranges are of values, quotes
/// included.
struct RecordPlaces
{
    QByteArray bytes;
    json::Range id;
    json::Range parent;
    std::optional<json::Range> time {};
    std::optional<json::Range> session {}; ///< where records name theirs
    std::optional<json::Range> origin {}; ///< what a copy was made of
    std::optional<json::Range> message {}; ///< that holds the content
    QList<json::Range> references {}; ///< ids of other entries
    std::optional<json::Range> content {}; ///< of its message
    bool isList = false; ///< the content is a list
    QList<json::Range> blocks {}; ///< of it

    [[nodiscard]] QByteArray source(const json::Range& range) const { return bytes.sliced(range.start, range.length); }
    /// The value of a member of an object that stands within the record.
    [[nodiscard]] std::optional<json::Range> member(const json::Range& object, QByteArrayView key) const;
    [[nodiscard]] QString textOf(const json::Range& object, QByteArrayView key) const; ///< of such a member
    /// Notes the content with its blocks. False: it is broken.
    [[nodiscard]] bool setContent(const json::Range& range);
};

/// Where a new record stands; all spelled as JSON.
struct NewLink
{
    QByteArray id;
    QByteArray parent; ///< "null": none
    QByteArray time;
};

/// A session that is not there yet.
struct NewSession
{
    QString id;
    QString path; ///< of its transcript
    QByteArray header; ///< the records that it begins with, line ends included
    bool isTitled = false; ///< the title stands among them
};

/// How a format's conversations are changed: where the places in its records are, how new ones are spelled, and what
/// cannot be changed. Transcripts are only ever appended to, since whoever has one open keeps its end in memory; a
/// change makes another branch, and what stood there stays as a branch of its own. Rows of databases are changed where
/// they stand; of them ids, times and new sessions are the writer's. Stateless; any thread.
class ChangePolicy
{
public:
    /// @p agent is for users. Codec and rule must outlive it.
    ChangePolicy(QString agent, const TranscriptCodec& codec, const ContextRule& context)
        : m_agent(std::move(agent))
        , m_codec(codec)
        , m_context(context)
    {
    }
    virtual ~ChangePolicy() = default;
    Q_DISABLE_COPY_MOVE(ChangePolicy)

    [[nodiscard]] const QString& agent() const { return m_agent; }
    [[nodiscard]] const TranscriptCodec& codec() const { return m_codec; }
    [[nodiscard]] const ContextRule& context() const { return m_context; }
    /// Edits that no session can take, each with the reason (translated).
    [[nodiscard]] virtual QMap<EditKind, QString> refusals() const = 0;
    /// Why a message cannot be changed or removed as a whole (translated); empty: it can.
    [[nodiscard]] virtual QString refusalOf(RowFlags /*flags*/, size_t /*row*/) const { return {}; }

    /// The checks that the agent's own loader makes beyond those of all agents, and what else is to be said.
    virtual void addChecks(EditPlan& /*plan*/, const Rewrite& /*after*/) const { }

    /// SessionStore::summaryNodes(): by default each compaction has one, which takes up the one before it.
    [[nodiscard]] virtual Result<QList<SummaryNode>> summaries(
        const Conversation& conversation, const SessionId& id, const JobControl& job) const;

    /// Changes the items that a change of other items makes invalid, for example thinking whose signature covers them.
    virtual void settle(const Conversation& /*before*/, std::vector<Rewrite::Item>& /*items*/) const { }
    /// The same of compactions that name other items, also where a fork only leaves some out. Not called without one.
    virtual void settleNames(const Conversation& /*before*/, std::vector<Rewrite::Item>& /*items*/) const { }

    [[nodiscard]] virtual std::optional<RecordPlaces> places(const QByteArray& record) const = 0;
    /// Adds the content where places(), for speed, leaves it out. False: it is broken.
    [[nodiscard]] virtual bool addContent(RecordPlaces& /*places*/) const { return true; }
    /// What a copy in another session has otherwise beside its ids.
    virtual void addCopyChange(JsonCopy& /*copy*/, const RecordPlaces& /*places*/, const NewSession& /*session*/) const
    {
    }
    /// Where the text of a part stands; none: it has none that can be edited.
    [[nodiscard]] virtual std::optional<json::Range> textPlace(
        const RecordPlaces& places, const Message& message, int part) const
        = 0;
    /// The new text of a part that says @p before.
    [[nodiscard]] virtual QString textFor(const QString& text, const QString& /*before*/) const { return text; }
    /// What is sent in the place of a tool's output that is pruned; empty: refusals() tells why it cannot be.
    [[nodiscard]] virtual QString prunedText() const { return {}; }
    /// Marks an output as pruned, or as sent again, so that the record keeps it; one that is marked so stays as it is.
    /// False: this one cannot be marked.
    [[nodiscard]] virtual bool markPruned(JsonCopy& /*copy*/, const RecordPlaces& /*places*/,
        const Message& /*message*/, int /*part*/, bool /*restore*/) const
    {
        return false;
    }
    /// What another text of a part makes wrong in its record goes with it.
    virtual void addTextChange(
        JsonCopy& /*copy*/, const RecordPlaces& /*places*/, const Message& /*message*/, int /*part*/) const
    {
    }
    /// The blocks of the content that a part is made of; empty: it only goes with its message.
    [[nodiscard]] virtual QList<int> blocksOf(
        const RecordPlaces& /*places*/, const Message& /*message*/, int /*part*/) const
    {
        return {};
    }

    /// The record of @p places without some blocks of its content. Empty: they cannot be removed without the others.
    [[nodiscard]] virtual QByteArray withoutBlocks(const RecordPlaces& places, const std::set<int>& blocks) const;

    // Formats whose sessions are no JSON Lines have no lines whose ids, heads and marks newId(), newSession() and
    // markerRecord() would spell.
    /// Another one at each call, as a JSON text; whoever asks sees to it that no record has it yet.
    [[nodiscard]] virtual QByteArray newId() const { return {}; }
    /// Behind every time of the file, spelled.
    [[nodiscard]] virtual Result<QByteArray> newTime(const LineIndex& /*index*/) const { return "null"; }
    /// The agent goes on with the branch whose end has the newest time. Of a new branch then the last entry alone has a
    /// new one: should the machine fail half-way, the branch as it was is the newest still.
    [[nodiscard]] virtual bool goesOnByTime() const { return false; }
    /// Of a conversation that is cut, the agent keeps no calls whose results are cut off.
    [[nodiscard]] virtual bool dropsOpenCalls() const { return false; }
    /// Takes off the end of a conversation that is cut what cannot stand there.
    virtual void trimEnd(
        EditPlan& /*plan*/, const Conversation& /*before*/, std::vector<Rewrite::Item>& /*items*/) const
    {
    }
    /// One answer is several messages: its texts, its thinking and each call.
    [[nodiscard]] virtual bool answersInPieces() const { return false; }
    /// Records that were copied into a new session keep their ids.
    [[nodiscard]] virtual bool keepsIds() const { return true; }
    /// StoreFormat::forkRefusal(); what all policies have is carried out by the planner.
    [[nodiscard]] virtual QString forkRefusal(ForkChoice /*choice*/) const { return {}; }
    /// Providers refuse a message without the thinking that it came with, wherever it stands in the conversation.
    [[nodiscard]] virtual bool needsThinking(const Message& /*message*/) const { return false; }
    /// Whether a member of a block tells a provider that there was thinking, so that it goes with that.
    [[nodiscard]] virtual bool isThinkingLink(
        const RecordPlaces& /*places*/, const json::Range& /*block*/, QByteArrayView /*key*/) const
    {
        return false;
    }
    /// The id that the copy of a record gets in a new session, where keepsIds() is false.
    [[nodiscard]] virtual QByteArray idOfCopy(const QByteArray& /*before*/, const NewSession& /*session*/) const
    {
        return newId();
    }
    /// False: a new session does not take this line of a row along.
    [[nodiscard]] virtual bool isCopied(const RecordPlaces& /*places*/) const { return true; }
    /// Why messages are never changed where they stand, so that every change of them makes a new session (one sentence,
    /// translated); empty: they are changed in place. See StoreFormat::inPlaceRefusal().
    [[nodiscard]] virtual QString inPlaceRefusal() const { return {}; }
    /// Then: damaged lines of a file can be mended there. False: a repair is a fork of what can be read.
    [[nodiscard]] virtual bool mendsLines() const { return true; }
    [[nodiscard]] virtual NewSession newSession(
        const TranscriptFile& /*from*/, const LineIndex& /*index*/, const QString& /*title*/) const
    {
        return {};
    }

    /// How records name a file that belongs to a session (StoreLayout::belongings) and stands in a folder of its name,
    /// or what it goes with. A new session takes it along with a record that has one of these.
    [[nodiscard]] virtual QByteArrayList namesInRecords(const QString& /*belonging*/) const { return {}; }

    /// For a file that has lost its header, line end included; empty: transcripts have none.
    [[nodiscard]] virtual QByteArray headerRecord(const LineIndex& /*index*/) const { return {}; }
    /// The member of a header that tells its version, with a comma.
    [[nodiscard]] virtual QByteArray versionMember() const { return {}; }

    [[nodiscard]] virtual QStringList roles() const = 0; ///< of messages that can be inserted
    [[nodiscard]] virtual QByteArray messageRecord(
        const QString& role, const QString& text, const NewLink& link, const Conversation& like) const
        = 0;
    /// An entry that is never sent, behind which the agent goes on.
    [[nodiscard]] virtual QByteArray markerRecord(const NewLink& /*link*/, const Conversation& /*like*/) const
    {
        return {};
    }
    // Of what a format has no records for, refusals() tells.
    [[nodiscard]] virtual QByteArray titleRecord(
        const QString& /*title*/, const NewLink& /*link*/, const Conversation& /*like*/) const
    {
        return {};
    }
    [[nodiscard]] virtual QByteArray labelRecord(
        const MessageId& /*target*/, const QString& /*label*/, const NewLink& /*link*/) const
    {
        return {};
    }
    [[nodiscard]] virtual CompactionRule compactionRule() const
    {
        return {agent(), 0, [](QStringView text) { return utf8Size(text) / 4; }};
    }
    /// A compaction: @p firstKept is the first message that stays (empty: none), @p tokensBefore what was sent.
    [[nodiscard]] virtual QByteArray summaryRecord(
        const QString& /*text*/, const MessageId& /*firstKept*/, qint64 /*tokensBefore*/, const NewLink& /*link*/) const
    {
        return {};
    }
    /// The whole conversation behind a compaction, where that takes more than one record. None: it takes one.
    [[nodiscard]] virtual Result<std::vector<Rewrite::Item>> compacted(
        const Conversation& /*before*/, const CompactionChoice& /*choice*/, const CompactEdit& /*edit*/) const
    {
        return {};
    }

private:
    QString m_agent;
    const TranscriptCodec& m_codec;
    const ContextRule& m_context;
};

} // namespace stemma
