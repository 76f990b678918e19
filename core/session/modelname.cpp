// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/modelname.h"

namespace stemma {

QString withoutProvider(const QString& model)
{
    const qsizetype slash = model.lastIndexOf(u'/');
    return slash < 0 || slash + 1 == model.size() ? model : model.sliced(slash + 1);
}

} // namespace stemma
