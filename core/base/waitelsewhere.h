// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QThreadPool>

#include <memory>

namespace stemma {

/// Lets the application wait for QThreadPool::globalInstance() while it still delivers events: work with an event loop
/// of its own, which asks a model, would never come to its end after that. Any thread; what waitElsewhere() begins
/// with.
void endBeforeApplication();

/// Runs @p wait, which waits for threads that were told to end and then destroys what they use, where nobody waits for
/// it: a window that closes does not. The program's own end does, as for all of QThreadPool::globalInstance(). What
/// @p wait holds is destroyed there too, so it is to be moved into it. Any thread.
template<typename Wait> void waitElsewhere(Wait wait)
{
    endBeforeApplication();
    QThreadPool::globalInstance()->start([held = std::make_unique<Wait>(std::move(wait))]() mutable {
        // It sleeps nearly all the time: others get a thread in its place.
        QThreadPool::globalInstance()->releaseThread();
        (*held)();
        held.reset();
        QThreadPool::globalInstance()->reserveThread();
    });
}

} // namespace stemma
