// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/packedfile.h"
#include "core/store/transcript/transcriptfolder.h"
#include "core/store/transcript/transcriptreader.h"

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
    /// @p path: of the store. The folder must outlive it.
    TranscriptSources(TranscriptFolder& folder, QString path)
        : m_folder(folder)
        , m_path(std::move(path))
    {
    }

    [[nodiscard]] Result<TranscriptSource> of(const TranscriptFile& file, const JobControl& job);
    [[nodiscard]] std::optional<BaseProblem> problemOf(const TranscriptFile& file, const JobControl& job);

private:
    /// The file that a base is named by; null: there is none.
    [[nodiscard]] const TranscriptFile* baseNamed(const QString& id, const JobControl& job);
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
    QString m_path;
    std::unique_ptr<TranscriptFolder> m_others; ///< of a single file: where its bases are
    QString m_goneBase; ///< the file that was one of these; what is there again is looked for again
    QHash<QString, Unpacked> m_unpacked; ///< by path
};

/// A line ends behind the first @p bytes of a transcript, so that another one can go on from there. A packed one is not
/// looked into: it was whole when it was packed.
[[nodiscard]] bool endsLine(const QString& path, qint64 bytes);
/// The first bytes of a transcript, unpacked; empty: it cannot be read.
[[nodiscard]] QByteArray firstBytesOf(const QString& path, qint64 most);
/// The last bytes of a packed transcript, unpacked; empty: it cannot be read, or is too large to be read for a list.
[[nodiscard]] QByteArray lastBytesOfPacked(const QString& path, qint64 most);
/// Of two files with the same records the one that is not packed stays.
void dropPacked(std::vector<TranscriptFile>& files);

} // namespace stemma
