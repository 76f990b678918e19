// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/session/finding.h"
#include "core/store/editplan.h"

#include <QCoreApplication>
#include <QStringList>

namespace stemma {

/// Whether a repair is asked to mend this finding, by its code and its place; which sessions are looked at is the
/// check's.
[[nodiscard]] bool isMeant(const RepairEdit& edit, const Finding& finding);

/// Why findings stay that a repair was asked to mend, and what its plan says of them. Holds the words of a few only,
/// however many stay.
class RepairCounts
{
    Q_DECLARE_TR_FUNCTIONS(Repair)
public:
    /// One finding is left unrepaired; @p why is a sentence and may be empty.
    void leave(const QString& place, const QString& why = {});
    [[nodiscard]] qsizetype left() const { return m_left; }

    /// The plan's title, warnings and check. Errc::NotSupported, with the first reason: none of @p found is repaired.
    [[nodiscard]] Result<> addTo(EditPlan& plan, qsizetype found, qsizetype mended) const;

private:
    QStringList m_words;
    QString m_firstReason;
    qsizetype m_left = 0;
};

} // namespace stemma
