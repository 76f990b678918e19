// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/tooloutput.h"

#include "core/store/files/filereader.h"
#include "core/store/textcut.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

std::optional<int> numberBehind(QByteArrayView text, QByteArrayView word)
{
    constexpr QByteArrayView Between = ": \\\"";
    const qsizetype at = text.indexOf(word);
    if (at < 0)
        return {};
    QByteArrayView rest = text.sliced(at + word.size());
    while (!rest.isEmpty() && Between.contains(rest.front()))
        rest = rest.sliced(1);
    qsizetype length = rest.startsWith('-') ? 1 : 0;
    while (length < rest.size() && rest[length] >= '0' && rest[length] <= '9')
        ++length;
    bool ok = false;
    const int number = rest.first(length).toInt(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

} // namespace

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

std::optional<int> exitCodeIn(QByteArrayView output)
{
    constexpr qsizetype Near = 400;
    const qsizetype looked = qMin(Near, output.size());
    for (const QByteArrayView word : {"Process exited with code ", "Exit code: ", "exit_code"}) {
        for (const QByteArrayView piece : {output.first(looked), output.last(looked)}) {
            if (const auto code = numberBehind(piece, word))
                return code;
        }
    }
    return {};
}

} // namespace stemma
