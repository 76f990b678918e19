// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storesource.h"

namespace stemma {

/// A StoreSource that reads only while somebody looks at what it reads. GUI thread.
class WantedSource : public StoreSource
{
    Q_OBJECT
public:
    void setWanted(bool wanted); ///< reads what was not read while nobody looked
    [[nodiscard]] bool isStale() const { return m_isStale; } ///< a reading waits

protected:
    using StoreSource::StoreSource;

    /// For load(): begins a reading. False: nobody looks, and it waits until somebody does.
    [[nodiscard]] bool beginIfWanted(const QString& title);

private:
    bool m_isWanted = false;
    bool m_isStale = true;
};

/// A WantedSource of one session at a time, that of the current tab. GUI thread.
class CurrentSessionSource : public WantedSource
{
    Q_OBJECT
public:
    void setCurrent(OpenStore* store, const SessionId& session); ///< null: none
    [[nodiscard]] const SessionId& session() const { return m_session; }

protected:
    using WantedSource::WantedSource;

    virtual void forget() = 0; ///< what was read of the session before

private:
    SessionId m_session;
};

} // namespace stemma
