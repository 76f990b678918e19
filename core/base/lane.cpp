// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/lane.h"

#include "core/base/waitelsewhere.h"

namespace stemma {

Lane::Lane()
    : m_pool(std::make_unique<QThreadPool>())
{
    m_pool->setMaxThreadCount(1);
    // Connections belong to their thread, so the thread must stay while the lane lives.
    m_pool->setExpiryTimeout(-1);
}

Lane::~Lane()
{
    cancelAll();
    if (m_pool->activeThreadCount() > 0)
        waitElsewhere([pool = std::move(m_pool)] { pool->waitForDone(); });
}

void Lane::cancelAll()
{
    const std::scoped_lock lock(m_mutex);
    for (const JobControl& control : m_controls)
        control.cancel();
}

void Lane::track(const JobControl& control)
{
    const std::scoped_lock lock(m_mutex);
    // Handles whose work is over are held by nobody else.
    std::erase_if(m_controls, [](const JobControl& other) { return other.isUnshared(); });
    m_controls.push_back(control);
}

} // namespace stemma
