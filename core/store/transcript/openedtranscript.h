// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/session.h"
#include "core/store/transcript/branchpoints.h"
#include "core/store/transcript/transcriptconversation.h"
#include "core/store/transcript/transcriptfolder.h"

#include <map>

namespace stemma {

/// A transcript that was read whole: its index, its branches, and the conversations that were asked for.
class OpenedTranscript
{
public:
    /// @p codec must outlive it. Nothing is read before update().
    OpenedTranscript(const TranscriptFile& file, const TranscriptCodec& codec, TranscriptSource source);

    /// What a resume cut off is in this file from now on; empty: in none. Followed by update().
    void setDiscarded(const QString& path);
    /// Takes up what came since the last call. True: there was something, and earlier conversations are gone.
    [[nodiscard]] Result<bool> update(const JobControl& job);

    [[nodiscard]] const QString& id() const { return m_id; } ///< of the file
    [[nodiscard]] const TranscriptSource& source() const { return m_source; }
    [[nodiscard]] const std::shared_ptr<LineIndex>& transcript() const { return m_transcript; }
    /// The last entries of the branches, that of the one which the agent goes on with first; empty: it is no tree.
    [[nodiscard]] const std::vector<quint32>& leaves() const { return m_leaves; }
    /// The branch of a leaf, or all of what is no tree.
    [[nodiscard]] TranscriptConversation& conversation(size_t leaf);
    [[nodiscard]] QString leafId(size_t leaf) const;
    /// By its leafId(); empty: the first one.
    [[nodiscard]] std::optional<size_t> leafNamed(const QString& id) const;

    /// What a list shows of a branch beside @p trunk, the session of the first one. Branches begin alike: in the place
    /// of the first prompt are the first words that the others do not have.
    [[nodiscard]] SessionInfo branch(const SessionInfo& trunk, size_t leaf) const;
    /// How many rows of a branch at its beginning one before it has too; of the first one, those of the bases that the
    /// transcript goes on from.
    [[nodiscard]] qint64 sharedRows(size_t leaf);
    /// All but the first one.
    [[nodiscard]] std::vector<SessionInfo> branches(const SessionInfo& trunk) const;

    /// A recording that stands beside the transcript, in the same spelling.
    [[nodiscard]] Result<const LineIndex*> recording(const QString& path, const JobControl& job);

private:
    /// Of the message on a line; empty: it says none.
    [[nodiscard]] QString wordsAt(quint32 line) const;
    [[nodiscard]] SessionId idOfBranch(const SessionInfo& trunk, size_t leaf) const;

    const TranscriptCodec& m_codec;
    QString m_id;
    TranscriptSource m_source;
    std::shared_ptr<LineIndex> m_transcript;
    QString m_discardedPath;
    std::shared_ptr<LineIndex> m_discarded; ///< null: there is none
    bool m_isOther = false; ///< it is another one since the last update()
    std::shared_ptr<LineIndex> m_recording; ///< once it was asked for
    std::vector<quint32> m_leaves;
    std::vector<BranchPoint> m_points; ///< by leaf
    std::map<size_t, std::unique_ptr<TranscriptConversation>> m_conversations; ///< by leaf
};

} // namespace stemma
