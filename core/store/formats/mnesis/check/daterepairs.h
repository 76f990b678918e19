// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/repairdraft.h"

namespace stemma::mnesis {

/// Repairs of dates: rows were written in the order of what happened, so a date lies between those of its neighbours.
class DateRepairs
{
public:
    DateRepairs(const StoreReader& reader, RepairDraft& draft)
        : m_reader(reader)
        , m_draft(draft)
    {
    }

    bool take(const RawFinding& finding); ///< false: it is none of them
    void finish(); ///< sets the dates

private:
    struct Dated;
    [[nodiscard]] std::vector<Dated> messagesOf(const QString& session) const;
    /// Keeps as many dates as fit the order of writing; the others are to be found.
    static void keepAscending(std::vector<Dated>& messages);
    void date(std::vector<Dated>& messages);

    const StoreReader& m_reader;
    RepairDraft& m_draft;
    QMap<QString, QSet<qint64>> m_wrong; ///< rows of messages, by session
    QSet<QString> m_sorted; ///< sessions of which the dates shall follow the order of writing
};

} // namespace stemma::mnesis
