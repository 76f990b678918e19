// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

#include <QVariant>

#include <optional>

namespace stemma::mnesis {

/// A row of message_parts as it is stored.
struct StoredPart
{
    QString partType;
    QByteArray content; ///< its beginning only if `contentBytes` is larger
    qint64 contentBytes = 0;
    QVariant toolState;
    QVariant compactedAt;
    QVariant startedAt;
    QVariant completedAt;
    std::optional<qint64> tokens {}; ///< stored with it
};

struct DecodedPart
{
    Part::Body body;
    StoredFields extraKeys; ///< members of the JSON that mnesis does not know
    bool damaged = false; ///< mnesis leaves the part out, or bytes were no UTF-8
};

/// What a part is decoded for.
enum class Decode : quint8 {
    Everything,
    Sending, ///< to tell what is sent: the lines of a patch are counted only if the store does not have them
};

/// Reads a part by mnesis' own rules: the JSON's type decides the kind, status columns win over the
/// JSON's status, numbers in text form are taken. What mnesis would drop becomes an UnknownPart with
/// the reason. Texts longer than @p maxText bytes are cut (negative: never).
[[nodiscard]] DecodedPart decodePart(const StoredPart& stored, qint64 maxText, Decode what = Decode::Everything);

/// The id of the call that a tool's part stands for; empty: it has none.
[[nodiscard]] QString toolCallIdIn(const QByteArray& content);

/// Lines added and removed for each file of a unified diff; of one that is cut, as far as it goes.
[[nodiscard]] QList<PatchFile> countDiffLines(QStringView text);

} // namespace stemma::mnesis
