// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/changewriter.h"

#include "core/base/text.h"

namespace stemma {

QString ChangeWriter::name() const
{
    constexpr qsizetype NameLength = 60;
    for (const QString& text : {title(), shownTitle()}) {
        if (const QString name = firstLine(text, NameLength); !name.isEmpty())
            return name;
    }
    return session().value;
}

} // namespace stemma
