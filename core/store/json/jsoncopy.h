// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filescript.h"
#include "core/store/json/jsonsplice.h"

#include <QList>

#include <functional>
#include <utility>

namespace stemma {

/// Where a part stands in a text.
[[nodiscard]] inline json::Range rangeWithin(QByteArrayView part, QByteArrayView whole)
{
    return {part.data() - whole.data(), part.size()};
}

/// Other bytes for some ranges of a JSON text, which is copied as it is spelled otherwise.
class JsonCopy
{
public:
    /// Empty ranges insert. The ranges of one copy do not overlap.
    void replace(const json::Range& range, const QByteArray& bytes) { m_splices.append({range, bytes}); }
    void cut(const QList<json::Range>& ranges)
    {
        for (const json::Range& range : ranges)
            replace(range, {});
    }
    /// The copy of a text that stands at @p offset of @p file.
    void addTo(FileContent& content, const QString& file, qint64 offset, QByteArrayView text);
    [[nodiscard]] QByteArray applied(QByteArrayView text);
    /// What changes in a file where the text stands at @p offset.
    [[nodiscard]] QList<FileSplice> splices(qint64 offset);

private:
    void sort();

    QList<std::pair<json::Range, QByteArray>> m_splices;
};

/// How the members of an object are written, so that another one can be written in the same way.
struct JsonStyle
{
    QByteArray open = "{"; ///< with the blanks before the first key
    QByteArray colon = ": ";
    QByteArray comma = ", ";
    QByteArray close = "}";

    /// In the style of @p object, which is well-formed; where it gives no example, as Python writes it.
    [[nodiscard]] static JsonStyle of(QByteArrayView object);
    /// The names need no escapes; the values are spelled.
    [[nodiscard]] QByteArray object(const QList<std::pair<QByteArray, QByteArray>>& members) const;
};

/// Sets a member of the object @p text in a copy of it: in the place of its value, or before all others.
void setMember(JsonCopy& copy, QByteArrayView text, QByteArrayView key, const QByteArray& value);

/// Takes members out of an object that stands at @p object of @p text, with the commas that they leave alone. The key
/// is given as spelled between its quotes.
void removeMembers(JsonCopy& copy, QByteArrayView text, const json::Range& object,
    const std::function<bool(QByteArrayView key)>& isRemoved);

/// What goes together with some of the elements of a list, so that commas stand between those that stay: ranges of
/// @p elements (start and end, in order) to be cut. @p isRemoved is asked for each in turn. Where none stays, all
/// from the first to the last is cut.
template<typename ElementAt, typename IsRemoved>
QList<json::Range> cutElements(qsizetype count, ElementAt elementAt, IsRemoved isRemoved)
{
    QList<json::Range> cuts;
    qsizetype lastKept = -1;
    for (qsizetype i = 0; i < count; ++i)
        lastKept = isRemoved(i) ? lastKept : i;
    for (qsizetype i = 0; i < lastKept; ++i) {
        // Each with the comma behind it.
        if (isRemoved(i))
            cuts.append({elementAt(i).start, elementAt(i + 1).start - elementAt(i).start});
    }
    if (lastKept + 1 < count) {
        // The last ones with the comma before them.
        const json::Range last = elementAt(count - 1);
        const qsizetype from
            = lastKept < 0 ? elementAt(0).start : elementAt(lastKept).start + elementAt(lastKept).length;
        cuts.append({from, last.start + last.length - from});
    }
    return cuts;
}

} // namespace stemma
