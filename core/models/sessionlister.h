// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QTimer>

#include <deque>

namespace stemma {

/// Lists the sessions of a store, and again whenever the store changes, and tells what is new since the list before;
/// reads the figures of sessions while nobody else wants the store. GUI thread; the work is done on the store's lane.
class SessionLister final : public QObject
{
    Q_OBJECT
public:
    /// The entries of a list that are new since the previous one.
    struct Difference
    {
        std::vector<SessionInfo> fresh; ///< new or changed, newest first
        std::vector<SessionId> gone;
        bool first = false; ///< `fresh` is all there is
    };

    /// Lists for the first time when the event loop runs. The store must outlive it.
    explicit SessionLister(OpenStore* store, QObject* parent = nullptr);
    ~SessionLister() override; ///< work under way is cancelled

    /// Reads the figures of @p sessions, before those that were asked for earlier.
    void readFigures(const std::vector<SessionId>& sessions);

signals:
    void listed(stemma::SessionLister::Difference& difference); ///< which may be moved away
    void failed(const stemma::Error& error);
    /// Of some sessions: as the store gives them in full; of one that cannot be read nothing but its id.
    void figuresRead(std::vector<stemma::SessionInfo>& sessions);

private:
    struct Listed;

    void list();
    void readNext();

    OpenStore* m_store;
    std::shared_ptr<Listed> m_listed; ///< used on the store's lane
    std::deque<SessionId> m_incomplete; ///< whose figures are still to be read
    QTimer m_relist;
    JobControl m_job;
    bool m_isListing = false;
    bool m_listAgain = false;
    bool m_isReading = false;
};

} // namespace stemma
