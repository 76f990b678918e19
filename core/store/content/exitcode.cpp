// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/content/exitcode.h"

#include <array>

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
