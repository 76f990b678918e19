// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/repeatederror.h"

namespace stemma {

QString withoutRepeatedErrors(const Message& message)
{
    QString text = message.error;
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        const QString said = tool && !tool->error.truncated ? tool->error.text.trimmed() : QString();
        if (const qsizetype end = said.indexOf(u'\n'); end > 0) {
            text.replace(tool->error.text, said.first(end).trimmed()); // with the line ends around it
            text.replace(said, said.first(end).trimmed());
        }
    }
    return text;
}

} // namespace stemma
