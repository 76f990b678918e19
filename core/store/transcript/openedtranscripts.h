// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/openedtranscript.h"

#include <functional>
#include <list>

namespace stemma {

/// The transcripts of a store that were read whole, of which the last used ones are kept, and the branches that were
/// found in all of them. One thread.
class OpenedTranscripts
{
public:
    static constexpr size_t Kept = 4; ///< however long they are
    /// As many more are kept as somebody has open, as long as all together do not have too many lines: with each change
    /// of the store all are asked for again.
    static constexpr size_t MostKept = 24;
    static constexpr size_t MostLines = 400'000;

    /// @p codec must outlive it.
    explicit OpenedTranscripts(const TranscriptCodec& codec)
        : m_codec(codec)
    {
    }

    /// Reads the file, or takes up what came since the last time. @p trunk gives what a list shows of it, and is asked
    /// where its branches may be others. Valid until the next call. Errors: those of reading, Errc::Cancelled.
    using Trunk = std::function<SessionInfo()>;
    [[nodiscard]] Result<OpenedTranscript*> open(
        const TranscriptFile& file, TranscriptSource source, const Trunk& trunk, const JobControl& job);

    [[nodiscard]] bool isOpen(const QString& id) const; ///< by TranscriptFile::id
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QStringList paths() const; ///< of what they are read from
    /// One of them reads this file, as its own or as a base.
    [[nodiscard]] bool readsFrom(const QString& path) const;
    void keep(); ///< see LineIndex::keep()

    /// Adds the branches that are known of a file, if it is still as it was when it was read.
    void listBranches(const TranscriptFile& file, std::vector<SessionInfo>& to);
    /// Whether branches were found that no list has. Asked again it tells only of others.
    [[nodiscard]] bool takeNews();

private:
    struct Branches
    {
        FileStamp stamp;
        std::vector<SessionInfo> infos;
        bool isListed = false;
    };

    void dropOld();
    void noteBranches(const TranscriptFile& file, std::vector<SessionInfo> found);

    const TranscriptCodec& m_codec;
    std::list<OpenedTranscript> m_opened; ///< the last used one first
    QHash<QString, Branches> m_branches; ///< by the file's id
};

} // namespace stemma
