// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/time.h"
#include "core/session/filereference.h"
#include "core/session/storedfield.h"
#include "core/session/tokens.h"

#include <variant>

namespace stemma {

/// Text that may be cut for display. `bytes` is the size of the whole, in UTF-8; SessionStore::part()
/// gives the whole.
struct LongText
{
    QString text;
    qint64 bytes = 0;
    bool truncated = false;

    LongText() = default;
    explicit LongText(QString whole)
        : text(std::move(whole))
        , bytes(text.toUtf8().size())
    {
    }
    LongText(QString start, qint64 wholeBytes, bool cut)
        : text(std::move(start))
        , bytes(wholeBytes)
        , truncated(cut)
    {
    }
    [[nodiscard]] bool isEmpty() const { return bytes == 0 && text.isEmpty(); }
    bool operator==(const LongText&) const = default;
};

/// Answer or prompt text; Markdown by convention.
struct TextPart
{
    LongText text;
    bool operator==(const TextPart&) const = default;
};

/// A thinking block.
struct ReasoningPart
{
    enum class State : quint8 {
        Open, ///< readable, no signature
        Signed, ///< readable, with a provider's signature
        Redacted, ///< hidden by the provider
        Encrypted, ///< kept as unreadable bytes
        Empty, ///< no text, by the provider's choice
    };
    LongText text;
    State state = State::Open;
    qint64 signatureBytes = 0;
    std::optional<Duration> duration;
    bool operator==(const ReasoningPart&) const = default;
};

/// A tool call together with its result, where the store pairs them.
struct ToolPart
{
    enum class State : quint8 {
        Pending,
        Running,
        Completed,
        Error,
        Orphan, ///< a result without a call, or a call that can never get its result
    };
    QString name;
    QString callId;
    State state = State::Pending;
    LongText input; ///< JSON text as stored
    LongText output; ///< see hasOutput
    bool hasOutput = false; ///< an empty output differs from none
    LongText error;
    bool hasError = false;
    std::optional<Time> startedAt;
    std::optional<Time> endedAt;
    std::optional<Time>
        prunedAt; ///< the output is left out of the context since then (a tombstone); it is still stored
    QString title; ///< a one-line description, where the store has one
    LongText metadata; ///< JSON text as stored
    bool operator==(const ToolPart&) const = default;
};

/// One file of a patch.
struct PatchFile
{
    QString path;
    QString oldPath; ///< where it was renamed from; empty if it was not
    int added = 0; ///< lines
    int removed = 0;
    bool operator==(const PatchFile&) const = default;
};

/// A change of files as a unified diff.
struct PatchPart
{
    LongText diff;
    QList<PatchFile> files;
    bool operator==(const PatchPart&) const = default;
};

/// A large file standing in the message.
struct FileReferencePart
{
    FileReference reference;
    bool operator==(const FileReferencePart&) const = default;
};

/// The place where a compaction put its summary.
struct CompactionPart
{
    NodeId node;
    int level = 0; ///< 1 selective, 2 aggressive, 3 deterministic; 0 not stored
    std::optional<qint64> covers; ///< messages
    std::optional<qint64> tokensBefore;
    std::optional<qint64> tokensAfter;
    bool operator==(const CompactionPart&) const = default;
};

/// Begin of a model call within a turn.
struct StepStartPart
{
    int step = 0;
    QString snapshot; ///< the host's name for the state of the files
    bool operator==(const StepStartPart&) const = default;
};

/// End of a model call within a turn.
struct StepFinishPart
{
    int step = 0;
    QString snapshot;
    QString reason;
    TokenUsage tokens;
    std::optional<double> cost; ///< in US dollars
    bool operator==(const StepFinishPart&) const = default;
};

struct ImagePart
{
    QString mediaType;
    qint64 size = 0; ///< bytes, decoded
    ContentId contentId;
    bool operator==(const ImagePart&) const = default;
};

/// A part that no rule of its format fits, shown as it is stored.
struct UnknownPart
{
    QString storedType; ///< what the store calls it
    LongText raw; ///< the stored bytes; bytes that are no UTF-8 show as U+FFFD here
    QString reason; ///< why it could not be read (one sentence, translated); empty if its type is just not known
    bool operator==(const UnknownPart&) const = default;
};

/// Something that happened, as a recording holds it beside what was said.
struct EventPart
{
    QString type; ///< the store's word
    QString line; ///< what its telling members say, as one line; may be empty
    LongText raw; ///< JSON text as stored
    std::optional<Duration> duration {}; ///< where it is what `line` says
    bool operator==(const EventPart&) const = default;
};

/// One piece of a message, in the order of the store.
struct Part
{
    using Body = std::variant<TextPart, ReasoningPart, ToolPart, PatchPart, FileReferencePart, CompactionPart,
        StepStartPart, StepFinishPart, ImagePart, UnknownPart, EventPart>;

    PartId id; ///< empty where parts have none
    int index = 0; ///< position within the message, 0-based, over all parts
    Body body;
    std::optional<qint64> tokens; ///< as stored with the part
    StoredAt storedAt;
    StoredFields fields; ///< all stored fields but the big texts

    template<typename T> [[nodiscard]] const T* as() const { return std::get_if<T>(&body); }
    bool operator==(const Part&) const = default;
};

/// Kinds of parts as a set, e.g. of a whole message.
enum class PartKind : quint16 {
    Text = 1 << 0,
    Reasoning = 1 << 1,
    Tool = 1 << 2,
    Patch = 1 << 3,
    FileReference = 1 << 4,
    Compaction = 1 << 5,
    StepStart = 1 << 6,
    StepFinish = 1 << 7,
    Image = 1 << 8,
    Unknown = 1 << 9,
    Event = 1 << 10,
};
Q_DECLARE_FLAGS(PartKinds, PartKind)
inline constexpr int AllPartKinds = (1 << 11) - 1;
Q_DECLARE_OPERATORS_FOR_FLAGS(PartKinds)

[[nodiscard]] inline PartKind kindOf(const Part::Body& body)
{
    return static_cast<PartKind>(1 << body.index());
}

} // namespace stemma
