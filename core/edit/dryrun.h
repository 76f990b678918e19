// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/compaction/contextrules.h"
#include "core/edit/namedparts.h"
#include "core/store/editplan.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// Tries changes one after the other on a private copy, and combines them into one change.
/// Any thread, one at a time.
class DryRun
{
public:
    virtual ~DryRun();
    Q_DISABLE_COPY_MOVE(DryRun)

    /// Plans a change of the store as those before it left it, and makes it there. Errors: those of the change.
    [[nodiscard]] Result<> make(const SingleEdit& edit) { return make(QList {edit}); }
    /// Several that are planned together: a group of OnePass.
    [[nodiscard]] Result<> make(const QList<SingleEdit>& wishes);
    /// The combined change. The last call.
    [[nodiscard]] Result<EditPlan> finish(const BatchEdit& edit);

    /// As the changes that were made left it.
    [[nodiscard]] SessionStore& store() const { return *m_store; }
    [[nodiscard]] const QList<EditPlan>& plans() const { return m_plans; } ///< of the changes that were made
    [[nodiscard]] qsizetype changes() const; ///< that were made; a plan may be of several

    FollowedPlaces places; ///< where what is to be followed is found now
    // What the changes to come name as it was before the first one.
    NamedMessages namedNow;
    NamedParts partsNow;

protected:
    explicit DryRun(const JobControl& job)
        : m_job(job)
    {
    }

    /// Opens what the changes are tried out on.
    [[nodiscard]] Result<> open(const QString& path, const RulesChoice& rules);
    [[nodiscard]] const JobControl& job() const { return m_job; }

    [[nodiscard]] virtual Result<> carryOut(const EditPlan& plan) = 0;
    /// Gives the sum what makes all changes of the store itself; none where they change nothing.
    [[nodiscard]] virtual Result<> addScript(EditPlan& sum) = 0;
    /// A text that names what is tried out, so that it names the store itself.
    [[nodiscard]] virtual QString named(QString text) const { return text; }

private:
    /// In the texts for users, in the place of what is tried out.
    void nameStore(EditPlan& plan) const;
    static void addTexts(EditPlan& sum, const EditPlan& plan, qsizetype number);
    [[nodiscard]] bool areAllOfOneSession() const;

    const JobControl& m_job;
    std::unique_ptr<SessionStore> m_store;
    QList<EditPlan> m_plans;
    QList<qsizetype> m_counts; ///< of the changes that each is of
};

} // namespace stemma
