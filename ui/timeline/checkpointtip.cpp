// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/checkpointtip.h"

#include "core/base/text.h"
#include "ui/common/format.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

QString checkpointTip(const Checkpoint& checkpoint)
{
    constexpr qsizetype MostShown = 300;
    const auto say = [](const QString& text) { return u"<p>%1</p>"_s.arg(text.toHtmlEscaped()); };
    const QString label = firstLine(checkpoint.label, MostShown);
    QString tip = say(QCoreApplication::translate("Timeline", "Checkpoint “%1”").arg(label));
    if (checkpoint.createdAt)
        tip += say(QCoreApplication::translate("Timeline", "set %1").arg(format::absoluteTime(*checkpoint.createdAt)));
    return tip;
}

} // namespace stemma
