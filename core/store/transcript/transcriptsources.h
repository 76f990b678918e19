// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/packedfile.h"
#include "core/store/transcript/transcriptfolder.h"
#include "core/store/transcript/transcriptsource.h"

#include <functional>

namespace stemma {

/// The ending of transcripts that are packed by themselves.
inline constexpr QLatin1StringView PackedTranscriptEnding {".jsonl.zst"};

/// Tells from which files transcripts are read: what packed ones are unpacked to, and the bases that they go on from
/// (ListingSummary::baseId). One thread.
class TranscriptSources
{
public:
    /// Why a base is not read, and with it none of those before it.
    struct BaseProblem
    {
        enum class Kind : quint8 {
            Missing,
            Cut, ///< no line ends where the base does
            Cycle, ///< it goes on from the transcript itself
        };
        Kind kind = Kind::Missing;
        QString base; ///< its id, or the name of its file
    };
    /// The file that a base is named by; null: there is none.
    using Lookup = std::function<const TranscriptFile*(const QString& id)>;

    /// The folder must outlive it.
    TranscriptSources(TranscriptFolder& folder, Lookup lookup)
        : m_folder(folder)
        , m_lookup(std::move(lookup))
    {
    }

    [[nodiscard]] Result<TranscriptSource> of(const TranscriptFile& file, const JobControl& job);
    [[nodiscard]] std::optional<BaseProblem> problemOf(const TranscriptFile& file, const JobControl& job);

private:
    [[nodiscard]] Result<QString> readablePath(
        const TranscriptFile& file, TranscriptSource& source, const JobControl& job);
    [[nodiscard]] std::optional<BaseProblem> addBases(
        const TranscriptFile& file, TranscriptSource& source, const JobControl& job);

    struct Unpacked
    {
        FileStamp stamp;
        std::weak_ptr<const UnpackedFile> file;
    };
    TranscriptFolder& m_folder;
    Lookup m_lookup;
    QHash<QString, Unpacked> m_unpacked; ///< by path
};

} // namespace stemma
