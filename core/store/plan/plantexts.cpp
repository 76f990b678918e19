// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/plantexts.h"

#include "core/base/text.h"

#include <QCoreApplication>

namespace stemma::planwords {

QString rename(const QString& name, const QString& title)
{
    constexpr qsizetype Longest = 60;
    const QString shown = firstLine(title, Longest);
    return shown.isEmpty() ? QCoreApplication::translate("PlanWords", "Title of “%1” taken away").arg(name)
                           : QCoreApplication::translate("PlanWords", "Rename of “%1” to “%2”").arg(name, shown);
}

} // namespace stemma::planwords
