// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/tokenguess.h"
#include "core/compaction/client/modelendpoint.h"
#include "core/compaction/client/modelrequest.h"
#include "core/session/compaction.h"
#include "core/session/edit.h"

#include <QList>

#include <optional>
#include <utility>

namespace stemma {

class JobControl;
class SessionStore;

/// A summary that is tried out before it is written: over which messages, at which level, in whose words.
struct SummaryDraft
{
    static constexpr int Deterministic = 3; ///< the level that asks no model

    /// Which of the drafts over the same messages: the level, and the model that wrote it (empty: none).
    using Key = std::pair<int, QString>;

    CompactionDraft made;
    qint64 from = -1; ///< the first message, by Message::index
    qint64 to = -1;
    int level = Deterministic;
    CompactEdit wish; ///< as it was asked for
    CompactEdit edit; ///< the edit to apply, without the text: a model may have been sent less
    QString text; ///< as it was edited, or as it came
    std::optional<ModelAnswer> answer; ///< of the model that wrote it
    ModelEndpoint endpoint; ///< that it came from
    std::optional<double> kept; ///< share of the findings; nothing: not reviewed

    [[nodiscard]] Key key() const;
};

/// What there is to be summarised at each of the levels; where it cannot be had for the first one there is nothing.
[[nodiscard]] Result<QList<SummaryDraft>> draftSummaries(
    SessionStore& store, const CompactEdit& wish, const QList<int>& levels, const JobControl& job);

} // namespace stemma
