// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QList>
#include <QStringList>

#include <optional>
#include <variant>

/// What a user wishes to change, as plain values. A store makes an EditPlan of it.
namespace stemma {

/// A new session that begins as @p session does, up to a message and with it (or, with `before`, without it).
struct ForkEdit
{
    SessionId session;
    MessageId at;
    bool before = false;
    QString title; ///< of the new session; empty: as the format does it
    // What the copy has otherwise; what a format cannot leave out or add is refused, see ForkChoice.
    bool withoutThinking = false; ///< no thinking blocks, but those that a turn still needs
    bool withoutCheckpoints = false; ///< none of those that the store has
    QStringList constraints {}; ///< added to the last summary that is sent, a line each

    bool operator==(const ForkEdit&) const = default;
};

/// What can be chosen about the copy that a fork is.
enum class ForkChoice : quint8 {
    Thinking, ///< ForkEdit::withoutThinking
    Checkpoints, ///< ForkEdit::withoutCheckpoints
    Constraints, ///< ForkEdit::constraints
};

/// Whether @p edit makes use of a choice.
[[nodiscard]] inline bool isChosen(const ForkEdit& edit, ForkChoice choice)
{
    return choice == ForkChoice::Thinking   ? edit.withoutThinking
        : choice == ForkChoice::Checkpoints ? edit.withoutCheckpoints
                                            : !edit.constraints.isEmpty();
}

/// Cuts a session after a message (or before it), in place; what is cut off is kept as a discarded end.
struct ResumeEdit
{
    SessionId session;
    MessageId at;
    bool before = false;

    bool operator==(const ResumeEdit&) const = default;
};

struct RenameEdit
{
    SessionId session;
    QString title; ///< empty: without one

    bool operator==(const RenameEdit&) const = default;
};

/// Another text for a text or thinking part, or another output for a tool part.
struct TextEdit
{
    SessionId session;
    MessageId message;
    int part = 0; ///< Part::index
    QString text;

    bool operator==(const TextEdit&) const = default;
};

/// Takes messages out of a session, or one part out of its message.
struct RemoveEdit
{
    SessionId session;
    QList<MessageId> messages;
    std::optional<int> part; ///< only this part; there is one message then

    bool operator==(const RemoveEdit&) const = default;
};

/// Puts the format's tombstone in the place of a tool's output, or takes it away again.
struct PruneEdit
{
    SessionId session;
    MessageId message;
    int part = 0;
    bool restore = false;

    bool operator==(const PruneEdit&) const = default;
};

/// Removes a session with all that belongs to it alone.
struct DeleteEdit
{
    SessionId session;

    bool operator==(const DeleteEdit&) const = default;
};

/// Puts a new message of one text into a session.
struct InsertEdit
{
    SessionId session;
    MessageId after; ///< empty: before all others
    QString role; ///< as the format spells it
    QString text;

    bool operator==(const InsertEdit&) const = default;
};

/// Gives a place of a session a name to come back to.
struct CheckpointEdit
{
    SessionId session;
    MessageId at; ///< the last message before it
    QString label; ///< empty: the checkpoint there is taken away

    bool operator==(const CheckpointEdit&) const = default;
};

/// A user's own words on a session: labels, and whether it is flagged. Both as they are to be afterwards.
struct MarkEdit
{
    SessionId session;
    QStringList labels;
    bool isFlagged = false;

    bool operator==(const MarkEdit&) const = default;
};

/// Another directory in the records of all sessions that worked in one, or below it: a project that moved.
struct MoveEdit
{
    SessionId session; ///< only this one; empty: all of the store
    QString from; ///< absolute, without a slash at its end
    QString to;

    bool operator==(const MoveEdit&) const = default;
};

/// Mends what a check found (Finding::repair).
struct RepairEdit
{
    SessionId session; ///< only findings of this one; empty: of the whole store
    QStringList codes; ///< only findings with one of these codes; empty: all that can be mended
    QString place; ///< only the finding at this Finding::place; empty: all

    bool operator==(const RepairEdit&) const = default;
};

/// Puts a summary in the place of messages (a leaf) or of other summaries (a condensed node).
struct CompactEdit
{
    SessionId session;
    MessageId to; ///< the last message that a leaf covers; empty: as the format's own rule chooses
    QList<NodeId> nodes; ///< condensed into one, in the order of the context; empty: a leaf is made
    int level = 3; ///< 1 selective, 2 aggressive, 3 deterministic
    QString text; ///< of the summary, from a model or a hand; empty: level 3 makes it
    bool inPlace = false; ///< in the session itself, even where the format makes a new one of it (mantis)

    bool operator==(const CompactEdit&) const = default;
};

/// Puts back what a summary replaced: the messages of a leaf, the parents of a condensed node.
struct DissolveEdit
{
    SessionId session;
    NodeId node;

    bool operator==(const DissolveEdit&) const = default;
};

template<typename... More>
using EditOr = std::variant<ForkEdit, ResumeEdit, RenameEdit, TextEdit, RemoveEdit, PruneEdit, DeleteEdit, InsertEdit,
    CheckpointEdit, MarkEdit, MoveEdit, RepairEdit, CompactEdit, DissolveEdit, More...>;
using SingleEdit = EditOr<>;

/// Several wishes, granted together or not at all; each is made as if those before it were carried out.
struct BatchEdit
{
    SessionId session; ///< that all of them are about; empty: of several, or of the whole store
    QList<SingleEdit> edits;
    /// Messages are named as they are before the first of them; else as those before each leave them.
    bool namesBefore = false;

    bool operator==(const BatchEdit&) const = default;
};

using Edit = EditOr<BatchEdit>;

[[nodiscard]] Edit toEdit(const SingleEdit& single);
/// No value: it is several.
[[nodiscard]] std::optional<SingleEdit> toSingle(const Edit& edit);

/// The alternatives of Edit, in their order.
enum class EditKind : quint8 {
    Fork,
    Resume,
    Rename,
    Text,
    Remove,
    Prune,
    Delete,
    Insert,
    Checkpoint,
    Mark,
    Move,
    Repair,
    Compact,
    Dissolve,
    Batch
};

[[nodiscard]] constexpr EditKind kindOf(const Edit& edit)
{
    return EditKind(edit.index());
}

/// The session that an edit is about; empty: the whole store.
[[nodiscard]] const SessionId& sessionOf(const Edit& edit);

} // namespace stemma
