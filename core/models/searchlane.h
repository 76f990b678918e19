// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/lane.h"
#include "core/search/indexbuilder.h"
#include "core/search/storesearcher.h"

#include <QElapsedTimer>

#include <map>

namespace stemma {

/// A background lane with stores of its own, each opened when it is first wanted and kept for a moment for the next
/// time, so that nobody who waits for a page waits for a search. The lane gives way to others where that is wished.
/// Destruction does not wait: the work is cancelled, and the stores are closed when it noticed.
class SearchLane
{
public:
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const JobControl& job, const QString& path)>;

    /// A store with what works on it, each made when it is first wanted.
    struct Opened
    {
        std::unique_ptr<SessionStore> store;
        QElapsedTimer polled; ///< since it was asked for news
        QElapsedTimer used; ///< since work asked for it
        std::unique_ptr<StoreSearcher> searcher;
        std::unique_ptr<IndexBuilder> builder;

        StoreSearcher& search();
        IndexBuilder& build();
    };

    SearchLane(Opener opener, bool givesWay);
    ~SearchLane();
    Q_DISABLE_COPY_MOVE(SearchLane)

    static constexpr int PollMs = 1'000; ///< what looks through a folder for news is not done for each page of hits
    /// A store that was not used for so long is closed when another one is opened; whoever has no more work closes the
    /// last ones (close()). An agent that ends clears the log of its database only where nobody else has it open.
    static constexpr int KeepMs = 3'000;

    /// Runs @p work(Result<Opened*>, const JobControl&) with the store of this path, which was asked for news lately.
    template<typename Work> auto run(const QString& path, Work work, Lane::Priority priority, const JobControl& control)
    {
        return m_lane->run([shelf = m_shelf, path, work = std::move(work)](
                               const JobControl& job) mutable { return work(shelf->open(path, job), job); },
            priority, control);
    }
    /// Runs @p work(const JobControl&) without a store.
    template<typename Work> auto run(Work work, Lane::Priority priority, const JobControl& control)
    {
        return m_lane->run(std::move(work), priority, control);
    }
    /// Closes a store, or all of them (an empty path); later work opens them again.
    void close(const QString& path = {});

private:
    /// Used on the lane only.
    struct Shelf
    {
        Result<Opened*> open(const QString& path, const JobControl& job);
        void closeUnused(const QString& except);

        Opener opener;
        bool givesWay = false;
        std::map<QString, Opened> stores;
    };

    std::shared_ptr<Shelf> m_shelf;
    std::shared_ptr<Lane> m_lane;
};

} // namespace stemma
