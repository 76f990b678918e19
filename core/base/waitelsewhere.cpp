// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/waitelsewhere.h"

#include <QCoreApplication>

namespace stemma {

void endBeforeApplication()
{
    static const bool isAdded = [] {
        qAddPostRoutine([] { QThreadPool::globalInstance()->waitForDone(); });
        return true;
    }();
    Q_UNUSED(isAdded)
}

} // namespace stemma
