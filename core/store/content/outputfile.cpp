// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/outputfile.h"

#include "core/store/files/filereader.h"
#include "core/store/textcut.h"

using namespace Qt::StringLiterals;

namespace stemma {

bool readOutputFile(const QString& path, qint64 maxText, Part& part)
{
    auto* tool = std::get_if<ToolPart>(&part.body);
    FileReader reader(path);
    if (!tool || path.isEmpty() || !reader.open())
        return false;
    const qint64 size = reader.stamp().size;
    const auto bytes = reader.read(0, maxText < 0 ? size : qMin(size, maxText));
    if (!bytes)
        return false;
    tool->output = cutText(QString::fromUtf8(*bytes), maxText);
    tool->output.truncated = bytes->size() < size;
    tool->output.bytes = size;
    part.fields << StoredField {u"spill_file"_s, path};
    return true;
}

} // namespace stemma
