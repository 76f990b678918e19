// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsonlines.h"
#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/source.h"

namespace stemma::agentfootprint {

struct EventView;

/// What was found when a document was opened.
struct Listing
{
    std::shared_ptr<const Document> document;
    std::vector<Entry> entries; ///< in stored order
    std::optional<JsonProblem> problem; ///< where the document is broken
    bool hasBom = false;
    bool torn = false; ///< the last line of a log is not complete
    qint64 tornAt = -1;
    std::unique_ptr<IndexRun> rest; ///< of the only session, where that was begun only; it has no index then
    std::vector<Entry> repeated; ///< sessions whose id occurs again, which do not count
};

/// Sorts events by the run they belong to.
class RunGroups
{
public:
    void add(QByteArrayView record, const Range& place, Row::Kind kind, bool torn = false);
    void dropTorn();
    [[nodiscard]] std::vector<Entry> entries() const;

private:
    struct Run
    {
        SessionId id;
        std::shared_ptr<SessionIndex> index;
        StoredFields fields;
        std::optional<qint64> lastMs;
    };
    Run& runOf(const EventView& event);

    std::vector<Run> m_runs;
    std::optional<size_t> m_torn; ///< the run whose last row is torn
};

/// Finds the sessions of a document in one pass. Of one with a single session only so many bytes are read, where these
/// tell which it is (negative: all are).
[[nodiscard]] Result<Listing> listSessions(
    const std::shared_ptr<const Document>& document, Dialect dialect, qint64 enough, const JobControl& job);
/// Looks at the rest. False: it is another session, or has other rows, than it seemed to.
[[nodiscard]] Result<bool> finishSession(Listing& listing, const JobControl& job);

} // namespace stemma::agentfootprint
