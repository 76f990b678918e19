// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/usagerecord.h"
#include "core/store/conversation/conversation.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/transcript/recordtime.h"

#include <QByteArrayView>
#include <QString>

#include <memory>
#include <vector>

namespace stemma {

/// What of a line only the counting of usage wants to know. The texts are places in the line, and valid as long as it
/// is.
struct LineCall
{
    quint64 identity = 0; ///< as UsageRecord has it
    qint64 cacheWrite1h = 0; ///< so much of the usage's cacheWrite is kept for an hour
    TokenUsage leftOut; ///< usage that the line tells and that is no call's
    NotCounted reason = NotCounted::Counted; ///< of leftOut
    CallPurpose purpose = CallPurpose::Answer;
    bool isPrompt = false; ///< a turn begins here
    bool isFast = false; ///< as UsageRecord has it
    ServiceTier tier = ServiceTier::Standard; ///< as UsageRecord has it
    bool isTotal = false; ///< TranscriptCodec::usageTotal() can read what the agent added up itself
    RawJson id; ///< of the message
    RawJson provider;
    RawJson region; ///< as UsageRecord has it
    RawJson cost; ///< a number, in US dollars

    /// Where the line does not stay: it was spelled anew.
    void dropTexts() { id = provider = region = cost = {}; }
};

/// What an index keeps or adds up of one line of a transcript.
struct LineFacts
{
    enum class Kind : quint8 {
        NotJson,
        Foreign, ///< JSON, but nothing that the format knows
        Invalid, ///< meant as an entry, and the agent drops it
        Metadata, ///< of the session, no entry
        Record, ///< an entry, or a message
    };

    Kind kind = Kind::NotJson;
    RowFlags flags;
    quint64 id = 0; ///< idHash(); 0: has none
    quint64 parent = 0;
    quint64 group
        = 0; ///< what a format joins lines by (TranscriptCodec::linker()); of answers those of one call; 0: none
    RecordTime time;
    TokenUsage usage;
    std::vector<ToolMark> tools;
    QString title; ///< of metadata
    bool hasTitle = false;
    QString lastPrompt; ///< of metadata
    QString model;
    qint64 contentBytes = RowFacts::NotKnown; ///< as RowFacts has it
    bool maySign = true; ///< as RowFacts has it
    LineCall call;

    /// A call beside the conversation, whose model is none of it.
    [[nodiscard]] bool isAside() const { return call.purpose == CallPurpose::Other && !usage.isEmpty(); }
    /// As before any line was read; keeps what was allocated.
    void clear();
};

/// Reads the facts of lines without making values of their texts. What it answers is valid until the next call. One
/// thread.
class LineReader
{
public:
    LineReader() = default;
    virtual ~LineReader() = default;
    Q_DISABLE_COPY_MOVE(LineReader)

    [[nodiscard]] virtual const LineFacts& read(QByteArrayView line) = 0;
    /// Of a line whose end is not known yet: null where what stands at the beginning of @p rest is none, or where the
    /// format does not read so. Else @p length is up to its line end, blanks included.
    [[nodiscard]] virtual const LineFacts* readAhead(QByteArrayView /*rest*/, qint64& /*length*/) { return nullptr; }
    /// A line too long to be held: only its first and last bytes.
    [[nodiscard]] virtual const LineFacts& readGiant(QByteArrayView head, QByteArrayView tail) = 0;

    // Where the facts of a line depend on those before it (counts that go on):
    /// What is remembered of the lines so far, to be kept with the index; and to go on from there.
    [[nodiscard]] virtual QByteArray state() const { return {}; }
    virtual void restore(const QByteArray& /*state*/) { }
    /// The line that was read last was not ended, and comes again.
    virtual void forgetLast() { }
};

/// A reader that walks each line once by a cursor, then tells what it is: members may come in any order.
class CursorReader : public LineReader
{
public:
    [[nodiscard]] const LineFacts& read(QByteArrayView line) final;
    [[nodiscard]] const LineFacts* readAhead(QByteArrayView rest, qint64& length) final;
    /// By its beginning, where id, parent and role have to stand, or else among textsBehind().
    [[nodiscard]] const LineFacts& readGiant(QByteArrayView head, QByteArrayView tail) final;

protected:
    /// The members with texts that stand behind the content, at the end of a line.
    [[nodiscard]] virtual QStringList textsBehind() const { return {}; }
    /// Walks the object that comes now; false: it is broken.
    [[nodiscard]] virtual bool walk(JsonCursor& cursor) = 0;
    /// Fills in facts(), once the line is known to be whole.
    virtual void judge() = 0;
    [[nodiscard]] LineFacts& facts() { return m_facts; }

private:
    const LineFacts& read(JsonCursor& cursor);

    LineFacts m_facts;
    bool m_isJudged = false; ///< the line that was read last
};

} // namespace stemma
