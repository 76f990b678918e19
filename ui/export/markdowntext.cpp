// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/markdowntext.h"

#include "ui/common/markdown.h"
#include "ui/common/partcopy.h"

using namespace Qt::StringLiterals;

namespace stemma::markdowntext {

void put(QByteArray& out, const QString& block)
{
    if (block.isEmpty())
        return;
    out += showControls(block).toUtf8(); // it may go to a terminal
    if (!out.endsWith('\n'))
        out += '\n';
    out += '\n';
}

QString facts(const QList<std::pair<QString, QString>>& facts)
{
    QString list;
    for (const auto& [name, value] : facts)
        list += u"- **%1**: %2\n"_s.arg(name, markdownLine(value));
    return list;
}

} // namespace stemma::markdowntext
