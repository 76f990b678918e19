// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"
#include "core/store/transcript/transcriptfolder.h"

namespace stemma::codex {

/// What the name of a rollout tells: rollout-TIME-THREAD.jsonl, or rollout-TIME-THREAD_REVISION.jsonl (spec codex, 1).
struct RolloutName
{
    QString time;
    QString thread; ///< empty: it is no name of a rollout
    QString revision; ///< made by a revert; empty: none
    bool isPacked = false;

    [[nodiscard]] static RolloutName of(const QString& path);
};

/// The label of sessions in the folder of archived ones, which is their project too.
inline constexpr QLatin1StringView ArchiveFolder {"archived_sessions"};

/// The rollouts below Codex's folder, its folders of sessions, or a single file (spec codex, 1).
class Layout final : public StoreLayout
{
public:
    [[nodiscard]] static const Layout& instance();

    [[nodiscard]] QString cacheName() const override { return QStringLiteral("codex-sessions"); }
    /// Where a file stands there packed and plain, the plain one counts. Of the revisions of a thread the newest has
    /// its id, and the others go by the names of their files.
    [[nodiscard]] Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& unreadable, const JobControl& job) const override;
    [[nodiscard]] ListingSummary summarise(const QString& path) const override;
    /// Earlier revisions, and what is packed of the same session.
    [[nodiscard]] QStringList belongings(const TranscriptFile& file) const override;
    /// The revision, if it is one, then the thread.
    [[nodiscard]] QStringList baseIds(const QString& path) const override;
    [[nodiscard]] QString placeOfBases(const QString& path) const override;
};

/// Codex's own folder, from the environment or at its usual place.
[[nodiscard]] QString homeFolder();
/// The folder with the sessions folder in which a rollout stands, or which is asked for itself; empty: in none.
[[nodiscard]] QString homeOf(const QString& path);
/// The head of a rollout, its session_meta (in the oldest form the first line): a null value where it has none.
[[nodiscard]] json::Value headIn(QByteArrayView firstBytes);
/// "legacy", "paginated" or "bare" by that head; null: it is none of Codex's.
[[nodiscard]] QString modeOf(const json::Value& head);
/// The same of the rollouts in a folder: "legacy" where one of the newest is so; null: there are none.
[[nodiscard]] QString modeIn(const QString& folder);

} // namespace stemma::codex
