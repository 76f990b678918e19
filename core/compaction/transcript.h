// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactionrules.h"
#include "core/session/message.h"

#include <span>

/// What a summary is made from: which messages, and their texts. Pure functions; any thread.
namespace stemma {

/// Characters (code points) of a message's text that each level reads.
constexpr qsizetype ExcerptOfLevel1 = 2000;
constexpr qsizetype ExcerptOfLevel2 = 500;
constexpr qsizetype ExcerptOfLevel3 = 500;

/// Texts, and the beginnings of tools' outputs, in the order of the parts; at most @p most code points.
[[nodiscard]] QString messageExcerpt(const QList<Part>& parts, qsizetype most, const CompactionProfile& profile = {});

/// The texts of a message that file ids are looked for in.
[[nodiscard]] QStringList textsWithFileIds(const QList<Part>& parts, const CompactionProfile& profile = {});

/// How many of the first messages a run of the library would summarise, by which of them are a user's: all before the
/// second-last of a user, and none where a user wrote no more than two.
[[nodiscard]] qsizetype messagesToCompact(
    std::span<const bool> isFromUser, int level, const CompactionProfile& profile = {});

} // namespace stemma
