// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/usagesource.h"

#include <QWidget>

class QLabel;

namespace stemma {

/// The sums of the usage tab in a line, and below it what there is to know of them: of which day the prices are, what
/// has no price, what was not counted. GUI thread.
class UsageSums final : public QWidget
{
    Q_OBJECT
public:
    explicit UsageSums(QWidget* parent = nullptr);

    /// @p whyEmpty: said instead, where there are no calls; @p prices: of which day they are.
    void show(const UsageSource& source, const QString& whyEmpty, const QString& prices);

    [[nodiscard]] QLabel* figures() const { return m_figures; }
    [[nodiscard]] QLabel* remarks() const { return m_remarks; }

signals:
    void pricesRequested();
    /// To be listed: those that were not counted, or all with what differs from the agent's own totals.
    void recordsRequested(bool leftOutOnly);

private:
    QLabel* m_figures = nullptr;
    QLabel* m_remarks = nullptr;
};

} // namespace stemma
