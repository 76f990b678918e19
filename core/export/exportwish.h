// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/session/session.h"
#include "core/session/summarynode.h"
#include "core/store/outline.h"

#include <QSet>

#include <optional>
#include <utility>

namespace stemma {

/// Messages that were chosen, by their keys (OutlineRow::key). A run is named by its ends, however long it is.
struct ExportKeys
{
    QSet<qint64> single;
    std::optional<std::pair<qint64, qint64>> run; ///< from the first to the last of these, both with it
    qint64 count = 0; ///< of messages, when they were chosen

    bool operator==(const ExportKeys&) const = default;
};

/// What of a session goes into a document.
struct ExportWish
{
    SessionId session;
    std::optional<ExportKeys> keys; ///< only these messages; no value: all
    qint64 from = 0; ///< rows of the outline
    qint64 count = -1; ///< negative: to the end
    bool thinking = true;
    bool tools = true; ///< calls of tools with their results, patches, and messages that hold nothing else
    bool otherBranches = true; ///< what a resume discarded, and side chains
    bool images = true; ///< false: said to be there only

    void reduce(Message& message) const; ///< by the parts that are not wished for

    bool operator==(const ExportWish&) const = default;
};

/// Which rows of a session's outline a wish takes. Of a run whose one end is gone only the other is left.
class ExportRows
{
public:
    /// Both must outlive it.
    ExportRows(const ExportWish& wish, const Outline& outline);

    [[nodiscard]] bool takes(const Message& message, qint64 row) const;

private:
    const ExportWish& m_wish;
    const Outline& m_outline;
    std::optional<std::pair<qint64, qint64>> m_run; ///< rows
};

/// What a document begins with.
struct ExportHead
{
    QString store; ///< StoreInfo::path
    QString format; ///< the title of the store's format
    SessionInfo session;
    bool isWhole = true; ///< false: some of the messages were chosen
};

/// What a document ends with.
struct ExportFoot
{
    QList<SummaryNode> summaries; ///< of the session, where it keeps them beside its messages
    qint64 messages = 0; ///< that were written
    qint64 unreadable = 0; ///< that were gone or damaged, and are missing
};

} // namespace stemma
