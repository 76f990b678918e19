// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/comparer.h"
#include "core/models/openstore.h"

#include <QPointer>

namespace stemma {

/// Compares two sessions of a store in the background: reading on the store's lane, the rest off it. GUI thread.
class CompareSource final : public QObject
{
    Q_OBJECT
public:
    explicit CompareSource(OpenStore* store, QObject* parent = nullptr);
    ~CompareSource() override;

    /// What was compared before stays until the answer is there.
    void compare(const CompareSide& a, const CompareSide& b, qint64 mostCompared = Comparer::MostCompared);
    void again();
    void compareMore(); ///< of long sessions: ten times as much
    void clear();

    [[nodiscard]] OpenStore* store() const { return m_store; }
    [[nodiscard]] const CompareSide& a() const { return m_a; }
    [[nodiscard]] const CompareSide& b() const { return m_b; }
    [[nodiscard]] const ComparisonPtr& comparison() const { return m_comparison; } ///< null: none yet
    [[nodiscard]] bool isWorking() const { return m_working; }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    void changed(); ///< another comparison, or another state

private:
    void readOn();
    void take(const Result<bool>& done);
    void finish();
    void end();

    QPointer<OpenStore> m_store;
    CompareSide m_a;
    CompareSide m_b;
    qint64 m_most = 0;
    std::shared_ptr<Comparer> m_comparer; ///< used on the lane, then in the pool
    ComparisonPtr m_comparison;
    std::optional<Error> m_error;
    JobControl m_control;
    quint32 m_generation = 0; ///< answers to earlier questions are dropped
    bool m_working = false;
};

} // namespace stemma
