// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/whatifsource.h"
#include "ui/usage/chartdata.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QSpinBox;

namespace stemma {

class RankChart;

/// What a session would have cost: compacted at some length, with fewer tool outputs, or with all of it in the cache;
/// as bars beside what it did cost, with what the estimates take for granted. GUI thread.
class WhatIfPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit WhatIfPanel(QWidget* parent = nullptr);

    /// Null: no session, and nothing is read.
    void setSession(OpenStore* store, const SessionId& session, const std::shared_ptr<const PriceTable>& prices);
    void setMeasure(bool inTokens, const QString& currency);
    void setEmptyText(const QString& text);

    [[nodiscard]] WhatIfSource* source() const { return m_source; }
    [[nodiscard]] QSpinBox* compactAt() const { return m_compactAt; }
    [[nodiscard]] QSpinBox* keptOutputs() const { return m_keptOutputs; }
    [[nodiscard]] RankChart* chart() const { return m_chart; }
    [[nodiscard]] QLabel* assumptions() const { return m_assumptions; }
    [[nodiscard]] bool isIdle() const { return !m_typing.isActive() && !m_source->isLoading(); }

private:
    void ask();
    void take();
    [[nodiscard]] ChartDataPtr chartData() const;
    [[nodiscard]] QString nameOf(const WhatIf& question) const;

    WhatIfSource* m_source = nullptr;
    QSpinBox* m_compactAt = nullptr;
    QSpinBox* m_keptOutputs = nullptr;
    RankChart* m_chart = nullptr;
    QLabel* m_assumptions = nullptr;
    QTimer m_typing;
    QPointer<OpenStore> m_store;
    SessionId m_session;
    std::shared_ptr<const PriceTable> m_prices;
    QString m_currency;
    QString m_emptyText;
    bool m_inTokens = false;
};

} // namespace stemma
