// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactionrules.h"
#include "core/compaction/fileids.h"
#include "core/compaction/filepaths.h"
#include "core/session/message.h"

#include <deque>
#include <optional>

/// Summaries that no model is asked for (level 3).
namespace stemma {

/// The footer's ids that fit beside a header of that many tokens: all of them, or those mentioned last.
[[nodiscard]] QStringList fittingIds(const FileIds& ids, qint64 room, const TokenCounter& count);

/// A text that a model or a user wrote, with the file ids of the messages it summarises in its footer.
[[nodiscard]] QString withFittingFooter(
    const QString& text, const FileIds& ids, const FilePaths& paths, const CompactionSpace& space);

/// The newest messages, as far as there is room for their beginnings. Takes the messages in their order, and holds no
/// more of them than could be kept.
class KeptMessages
{
public:
    /// What is held of a message.
    struct Line
    {
        QString text;
        qint64 tokens = 0;
    };

    explicit KeptMessages(CompactionSpace space);

    /// @p excerpt as messageExcerpt() makes it for level 3. Any thread.
    [[nodiscard]] static Line lineOf(Role role, const QString& excerpt, const TokenCounter& count);
    /// The tokens that lines can take. What stands before lines of more is not kept.
    [[nodiscard]] static qint64 roomIn(const CompactionSpace& space);

    /// @p fileTexts as textsWithFileIds(). No line: those that follow leave no room for it.
    void add(std::optional<Line> line, const QStringList& fileTexts);
    void add(Role role, const QString& excerpt, const QStringList& fileTexts)
    {
        add(lineOf(role, excerpt, m_space.count), fileTexts);
    }

    [[nodiscard]] const FileIds& fileIds() const { return m_ids; }
    [[nodiscard]] const FilePaths& filePaths() const { return m_paths; }
    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] QString assembled(const QString& header, size_t from, const QString& footer) const;

    CompactionSpace m_space;
    qint64 m_cap = 0;
    qint64 m_tokens = 0; ///< of all lines held
    std::deque<Line> m_lines;
    FileIds m_ids;
    FilePaths m_paths;
};

/// A summary that is merged with others.
struct MergedSummary
{
    QString id;
    QString text;
};

[[nodiscard]] FilePaths pathsIn(const QList<MergedSummary>& summaries);

/// The beginnings of summaries, oldest first, as one.
[[nodiscard]] QString condensedText(const QList<MergedSummary>& summaries, const CompactionSpace& space);

} // namespace stemma
