// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/modelname.h"

namespace stemma {

QString withoutProvider(const QString& model)
{
    const QString name = model.sliced(model.lastIndexOf(u'/') + 1);
    return name.isEmpty() ? model : name;
}

} // namespace stemma
