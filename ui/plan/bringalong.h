// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/forkshares.h"
#include "core/models/openstore.h"

#include <QPointer>
#include <QWidget>

class QCheckBox;

namespace stemma {

/// What a fork brings along, as far as it can be chosen: a box for each kind of things of which the session has any. A
/// box that the format leaves no choice about cannot be changed and says why. Hidden while it has no box.
class BringAlong final : public QWidget
{
    Q_OBJECT
public:
    /// Begins as @p begun, which may be another edit than a fork.
    BringAlong(OpenStore* store, const Edit& begun, QWidget* parent = nullptr);

    /// Puts what is chosen into an edit. At another place than before it is not known what was lost.
    void addTo(ForkEdit& edit);
    /// Decides which boxes there are. Empty: it is not known.
    void setShares(const QList<ForkShare>& shares);
    /// Finds out what the last summary of a planned fork lost, once for each place.
    void review(const EditPlan& fork, const JobControl& job);
    /// The store was changed: what was lost is not known any more.
    void forgetReview();
    [[nodiscard]] bool isReviewing() const { return m_isReviewing; }
    /// False: it is no fork.
    void setOffered(bool on);

    [[nodiscard]] QCheckBox* summariesBox() const { return m_summaries; } ///< cannot be changed
    [[nodiscard]] QCheckBox* thinkingBox() const { return m_thinking; }
    [[nodiscard]] QCheckBox* checkpointsBox() const { return m_checkpoints; }
    [[nodiscard]] QCheckBox* constraintsBox() const { return m_constraints; }

signals:
    void changed(); ///< what is chosen

private:
    void setRefusal(QCheckBox* box, ForkChoice choice);
    void takeLost(const QStringList& lost);
    void updateVisible();

    QPointer<OpenStore> m_store;
    QCheckBox* m_summaries = nullptr;
    QCheckBox* m_thinking = nullptr;
    QCheckBox* m_checkpoints = nullptr;
    QCheckBox* m_constraints = nullptr;
    QStringList m_lost;
    MessageId m_reviewedAt; ///< empty: nothing was reviewed
    bool m_reviewedBefore = false;
    bool m_isReviewing = false;
    bool m_isOffered = true;
    quint32 m_turn = 0; ///< answers of an earlier one are dropped
};

} // namespace stemma
