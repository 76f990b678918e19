// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <exception>
#include <memory>
#include <mutex>
#include <type_traits>
#include <vector>

namespace stemma {

/// A background lane: one thread on which work runs in turn. Whatever is touched only by work of one
/// lane (a store's connection above all) needs no lock. Start work from any thread; receive the
/// answer with `.then(context, …)` in the context's thread.
///
/// Destruction cancels all work, waiting and running, and does not wait for it: work has to hold all that it uses. The
/// thread ends behind the last work, before the program does.
class Lane
{
public:
    enum Priority {
        Last = -20, ///< after everything else (closing)
        Idle = -10, ///< nobody waits for it (details of rows not on screen)
        Normal = 0,
        Visible = 10, ///< the user looks at its place
    };

    Lane();
    ~Lane();
    Q_DISABLE_COPY_MOVE(Lane)

    /// Runs @p work(const JobControl&). Work that was cancelled before it began is still called, so
    /// that every future ends with an answer; it is expected to look at its control first. A thread
    /// that waits for the answer does not run the work, as with QtConcurrent: it happens in the lane's thread, in its
    /// turn.
    template<typename Work> auto run(Work work, Priority priority = Normal, const JobControl& control = {})
    {
        using Answer = std::invoke_result_t<Work&, const JobControl&>;
        track(control);
        QPromise<Answer> promise;
        QFuture<Answer> answer = promise.future();
        promise.start();
        m_pool->start(QRunnable::create([work = std::move(work), control, promise = std::move(promise)]() mutable {
            try {
                if constexpr (std::is_void_v<Answer>)
                    work(control);
                else
                    promise.addResult(work(control));
            } catch (...) { // the store is not read, and the program goes on
                promise.setException(std::current_exception());
            }
            promise.finish();
        }),
            priority);
        return answer;
    }

    /// Asks all work started so far to give up; does not wait.
    void cancelAll();

private:
    void track(const JobControl& control);

    std::unique_ptr<QThreadPool> m_pool;
    std::mutex m_mutex;
    std::vector<JobControl> m_controls; ///< of work that may still wait or run; guarded by m_mutex
};

} // namespace stemma
