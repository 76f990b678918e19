// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/tooloutputs.h"
#include "core/models/storesource.h"

namespace stemma {

/// What the tools of a session gave back, read on the store's lane, and again when the store changed. GUI thread.
class OutputsSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 400;

    /// Reads nothing before load().
    OutputsSource(OpenStore* store, SessionId session, QObject* parent = nullptr);

    void load() override;

    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const std::vector<MessageOutputs>& messages() const; ///< as of the last reading that ended
    [[nodiscard]] const ContextRules& rules() const; ///< in force when they were read
    [[nodiscard]] QString rule() const; ///< by which the tokens are reckoned, for users

private:
    SessionId m_session;
    std::shared_ptr<const ToolOutputReader> m_read; ///< never null
};

} // namespace stemma
