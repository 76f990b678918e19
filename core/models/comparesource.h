// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/comparer.h"
#include "core/models/storesource.h"

namespace stemma {

/// Compares two sessions of a store in the background: reading on the store's lane, the rest off it. GUI thread.
class CompareSource final : public StoreSource
{
    Q_OBJECT
public:
    explicit CompareSource(OpenStore* store, QObject* parent = nullptr);

    /// What was compared before stays until the answer is there.
    void compare(const CompareSide& a, const CompareSide& b, qint64 mostCompared = Comparer::MostCompared);
    void again();
    void compareMore(); ///< of long sessions: ten times as much
    void clear();

    [[nodiscard]] const CompareSide& a() const { return m_a; }
    [[nodiscard]] const CompareSide& b() const { return m_b; }
    [[nodiscard]] const ComparisonPtr& comparison() const { return m_comparison; } ///< null: none yet
    [[nodiscard]] bool isWorking() const { return isReading(); }

private:
    CompareSide m_a;
    CompareSide m_b;
    qint64 m_most = 0;
    ComparisonPtr m_comparison;
};

} // namespace stemma
