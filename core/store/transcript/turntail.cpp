// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/turntail.h"

#include "core/store/files/filereader.h"

namespace stemma {

TurnSigns turnSignsIn(const QString& file, const TranscriptCodec& codec)
{
    constexpr qint64 Tail = 256 << 10;
    TurnSigns signs;
    FileReader reader(file);
    if (!reader.open())
        return signs;
    const qint64 from = std::max<qint64>(0, reader.size() - Tail);
    const auto read = reader.read(from, reader.size() - from);
    if (!read)
        return signs;
    QByteArrayView left = *read;
    left.truncate(left.lastIndexOf('\n') + 1);
    while (!left.isEmpty() && !signs.isComplete()) {
        left.chop(1); // the line end
        const qsizetype begin = left.lastIndexOf('\n') + 1;
        if (begin == 0 && from > 0)
            break; // the beginning of this line was not read
        const auto record = json::parse(left.sliced(begin));
        if (record && record->isObject())
            codec.addTurnSigns(*record, signs);
        left.truncate(begin);
    }
    return signs;
}

} // namespace stemma
