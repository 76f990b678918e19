// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/recordedranges.h"

#include "core/store/files/filescript.h"

namespace stemma {

std::vector<ReplacedRange> recordedRanges(const std::vector<ReplacedRange>& splices, qint64 size)
{
    constexpr qint64 Around = 32;
    std::vector<ReplacedRange> all;
    qint64 taken = 0;
    for (size_t i = 0; i < splices.size(); ++i) {
        ReplacedRange one = splices[i];
        const qint64 end = one.offset + one.length;
        // Not up to the end of the file: what is appended to it changes nothing that was written here.
        const qint64 most = i + 1 < splices.size() ? (end + splices[i + 1].offset) / 2 : size - 1;
        const qint64 left = qMin(Around, one.offset - taken);
        const qint64 around = left + qBound(qint64(0), most - end, Around);
        one = {one.offset - left, one.length + around, one.lengthAfter + around};
        taken = one.offset + one.length;
        while (qMax(one.length, one.lengthAfter) > MostHashedWhole) {
            const ReplacedRange piece {
                one.offset, qMin(one.length, MostHashedWhole), qMin(one.lengthAfter, MostHashedWhole)};
            one = {one.offset + piece.length, one.length - piece.length, one.lengthAfter - piece.lengthAfter};
            all.push_back(piece);
        }
        all.push_back(one);
    }
    return all;
}

} // namespace stemma
