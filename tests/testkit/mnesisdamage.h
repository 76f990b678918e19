// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/findings.h"

#include <QStringList>

namespace stemma {

/// A bad state of a mnesis store, made by SQL in a copy of a sample store.
struct MnesisDamage
{
    QString name;
    mnesis::CheckRule rule; ///< what a check finds then
    QStringList changes; ///< none: the sample has it from the start
    QString sample = QStringLiteral("generated-0.4.0/sessions.db");
};

/// At least one for every rule but those about the file itself.
[[nodiscard]] QList<MnesisDamage> mnesisDamages();

} // namespace stemma
