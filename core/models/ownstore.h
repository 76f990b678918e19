// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <functional>
#include <memory>

namespace stemma {

/// A store that long work has to itself, so that no view waits for it: opened when it is first wanted, and asked for
/// news whenever it is wanted again. One thread at a time.
class OwnStore
{
public:
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const JobControl& job)>;

    explicit OwnStore(Opener opener)
        : m_opener(std::move(opener))
    {
    }

    [[nodiscard]] Result<SessionStore*> get(const JobControl& job)
    {
        if (!m_store) {
            auto opened = m_opener(job);
            if (!opened)
                return std::unexpected(opened.error());
            m_store = *std::move(opened);
        }
        return m_store->poll(job).transform([this](StoreChange) { return m_store.get(); });
    }

private:
    Opener m_opener;
    std::unique_ptr<SessionStore> m_store;
};

} // namespace stemma
