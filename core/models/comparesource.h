// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/comparer.h"
#include "core/models/storesource.h"

namespace stemma {

/// The end of what both sides have in common, part by part: those of the same number stand side by side.
struct CommonPart
{
    qint64 first = 0; ///< message, 0-based; those before it are not read
    std::vector<CompareItem> a;
    std::vector<CompareItem> b;
};

/// Compares two sessions of a store in the background: reading on the store's lane, the rest off it. GUI thread.
class CompareSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 2'000; ///< before a changed store is compared anew
    static constexpr qint64 FirstCommon = 100; ///< messages that are read first

    explicit CompareSource(OpenStore* store, QObject* parent = nullptr);

    /// What was compared before stays until the answer is there.
    void compare(const CompareSide& a, const CompareSide& b, qint64 mostCompared = Comparer::MostCompared);
    void again();
    void compareMore(); ///< of long sessions: ten times as much
    /// Reads the last messages that both have in common, or ten times as many where some are there; they go with
    /// what is compared.
    void readCommon();
    void forgetCommon();
    void clear();

    [[nodiscard]] const CompareSide& a() const { return m_a; }
    [[nodiscard]] const CompareSide& b() const { return m_b; }
    [[nodiscard]] const ComparisonPtr& comparison() const { return m_comparison; } ///< null: none yet
    [[nodiscard]] const CommonPart& common() const { return m_common; }
    [[nodiscard]] bool isWorking() const { return isReading() || m_isReadingCommon; }

protected:
    void load() override { again(); } ///< the store changed

private:
    void readCommonNow();
    [[nodiscard]] qint64 firstWanted() const { return qMax(qint64(0), m_comparison->common - m_wantedCommon); }

    CompareSide m_a;
    CompareSide m_b;
    qint64 m_most = 0;
    ComparisonPtr m_comparison;
    CommonPart m_common;
    qint64 m_wantedCommon = 0; ///< messages to be shown
    bool m_isReadingCommon = false;
};

} // namespace stemma
