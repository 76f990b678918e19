// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/recordcodec.h"

#include <QByteArrayView>
#include <QString>

#include <optional>

namespace stemma::mantis {

/// In which of its ways the library stored something.
enum class Dialect : quint8 {
    Tree, ///< M1: one entry a line, linked by parents
    Wire, ///< M2: one message of the protocol a line, run after run
    Plain, ///< M4: one plain message a line; also what databases hold
};
[[nodiscard]] QString nameOf(Dialect dialect);
[[nodiscard]] inline Dialect dialectOf(const Conversation& conversation)
{
    return Dialect(conversation.dialect());
}
[[nodiscard]] inline bool isTree(const Conversation& conversation)
{
    return dialectOf(conversation) == Dialect::Tree;
}
/// Which dialect the lines of a file are, by its first bytes; none: they are nothing of mantis.
[[nodiscard]] std::optional<Dialect> dialectOf(QByteArrayView head);

/// The releases of the library that go on with a session differently, as far as what is stored tells which one
/// wrote it last. Conversation::variant() holds it.
enum class Release : quint8 {
    Unknown,
    SkipsBoundaries, ///< up to 2.58
    RefusesBoundaries, ///< 2.59 and 2.60
    KnowsBoundaries, ///< 2.61 and later
};

/// Who wrote a tree with a boundary, whose row is @p boundary. Releases do not sign what they write, so this goes
/// by what only some of them write.
[[nodiscard]] Release releaseOfTree(const Conversation& session, size_t boundary);
/// Who wrote a session last, whether it has a boundary or not, as far as what is stored tells.
[[nodiscard]] Release releaseOf(const Conversation& session);
/// Who wrote a row of the library's own table, by its column updated_at.
[[nodiscard]] Release releaseOfRow(const QString& updatedAt);

// Flags with a meaning of their own: of a tree…
inline constexpr RowFlag SentAttachment = RowFlag::FormatA; ///< its message is a user's or assistant's
inline constexpr RowFlag EmptyBoundary = RowFlag::FormatB; ///< a boundary without a summary
// … and of the protocol.
inline constexpr RowFlag RunEnd = RowFlag::FormatA;
inline constexpr RowFlag RunBegin = RowFlag::FormatB;

} // namespace stemma::mantis
