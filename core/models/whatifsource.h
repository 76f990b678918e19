// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storesource.h"
#include "core/usage/resentoutputs.h"
#include "core/usage/whatif.h"

namespace stemma {

/// What tool outputs of a session cost because they were sent again. Read on the store's lane. GUI thread.
class ResentOutputsSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 2'000;

    explicit ResentOutputsSource(QObject* parent = nullptr);

    /// Reads it, unless it is read already. Null: none.
    void setCurrent(OpenStore* store, const SessionId& session, const std::shared_ptr<const PriceTable>& prices);
    void load() override;

    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const std::vector<ResentOutputs>& outputs() const { return m_outputs; }
    [[nodiscard]] const QStringList& how() const { return m_how; } ///< for users: how it is estimated

private:
    class Reader;

    SessionId m_session;
    std::shared_ptr<const PriceTable> m_prices;
    std::vector<ResentOutputs> m_outputs;
    QStringList m_how;
};

/// What a session would have cost, question by question. Read on the store's lane. GUI thread.
class WhatIfSource final : public StoreSource
{
    Q_OBJECT
public:
    explicit WhatIfSource(QObject* parent = nullptr);

    /// Reads it, unless it is read already. Null: none.
    void setQuestions(OpenStore* store, const SessionId& session, const std::vector<WhatIf>& questions,
        const std::shared_ptr<const PriceTable>& prices);
    void load() override;

    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const std::vector<WhatIfEstimate>& estimates() const { return m_estimates; } ///< one a question

private:
    class Reader;

    SessionId m_session;
    std::vector<WhatIf> m_questions;
    std::shared_ptr<const PriceTable> m_prices;
    std::vector<WhatIfEstimate> m_estimates;
};

} // namespace stemma
