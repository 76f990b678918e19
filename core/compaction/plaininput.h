// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QSet>
#include <QString>

#include <vector>

namespace stemma {

/// Lower case, words parted by single blanks, other signs left out: what phrases are compared by.
[[nodiscard]] QString phraseNormal(QStringView text);

/// The texts of a tool's input: JSON's strings without keys and quotes, one a line, and where each unit stood.
struct PlainInput
{
    QString text;
    std::vector<qsizetype> places; ///< empty: as it stands
    QList<std::pair<qsizetype, qsizetype>> commands; ///< begin and end in `text` of values that are commands

    [[nodiscard]] qsizetype placeOf(qsizetype i) const
    {
        if (places.empty())
            return i;
        return i < qsizetype(places.size()) ? places[size_t(i)] : places.back() + 1;
    }
};
/// @p commandKeys: members whose values are commands.
[[nodiscard]] PlainInput plainInput(const QString& stored, const QSet<QString>& commandKeys);
/// A diff whose lines are blanks but for the names of its files, which stand where they stood.
[[nodiscard]] QString patchHeads(const QString& diff);

} // namespace stemma
