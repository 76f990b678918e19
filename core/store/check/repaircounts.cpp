// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/repaircounts.h"

using namespace Qt::StringLiterals;

namespace stemma {

bool isMeant(const RepairEdit& edit, const Finding& finding)
{
    return !finding.repair.isEmpty() && (edit.codes.isEmpty() || edit.codes.contains(finding.code))
        && (edit.place.isEmpty() || edit.place == finding.place);
}

void RepairCounts::leave(const QString& place, const QString& why)
{
    constexpr qsizetype MostTold = 12;
    ++m_left;
    if (m_firstReason.isEmpty())
        m_firstReason = why;
    if (m_words.size() == MostTold)
        return;
    const QString words = why.isEmpty() ? tr("%1 is left unchanged.", "a place").arg(place)
                                        : tr("%1 is left unchanged: %2", "a place; why").arg(place, why);
    if (!m_words.contains(words))
        m_words += words;
}

Result<> RepairCounts::addTo(EditPlan& plan, qsizetype found, qsizetype mended) const
{
    if (found > 0 && mended == 0)
        return fail(Errc::NotSupported,
            m_firstReason.isEmpty() ? m_words.value(0) : tr("This cannot be repaired. %1").arg(m_firstReason));
    const auto* edit = std::get_if<RepairEdit>(&plan.edit);
    plan.title = found == 0       ? tr("Nothing to repair")
        : edit->session.isEmpty() ? tr("Repair %n problem(s)", nullptr, int(mended))
                                  : tr("Repair %n problem(s) of a session", nullptr, int(mended));
    plan.warnings += m_words;
    PlannedCheck check {u"findings-mended"_s, mended == found, {}, true};
    if (found == 0)
        check.text = tr("Found nothing that can be repaired.");
    else if (check.ok)
        check.text = tr("A new check no longer finds %n of these problem(s).", nullptr, int(mended));
    else
        check.text = tr("%1 of %n problem(s) can be repaired.", nullptr, int(found)).arg(mended);
    plan.checks += check;
    return {};
}

} // namespace stemma
