// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

/// The ids of files ("file_" and 8 to 32 hexadecimal digits) that a summary names in its last line, so that they
/// outlive the messages. Linear in the texts; any thread.
namespace stemma {

class FilePaths;

/// Those in a text, in order, repeated ones too.
[[nodiscard]] std::vector<QStringView> fileIdsIn(QStringView text);

/// Collects the ids of texts.
class FileIds
{
public:
    void add(QStringView text);
    /// False: adding the text would add nothing.
    [[nodiscard]] static bool mayStandIn(QStringView text);
    [[nodiscard]] static bool mayStandIn(QByteArrayView utf8);

    [[nodiscard]] bool isEmpty() const { return m_ids.empty(); }
    /// In the order in which they were mentioned first.
    [[nodiscard]] QStringList ids() const;
    /// Those @p count that were mentioned last, in the order of ids().
    [[nodiscard]] QStringList newest(qsizetype count) const;
    [[nodiscard]] qsizetype size() const { return qsizetype(m_ids.size()); }

private:
    struct Mention
    {
        QString id;
        qint64 last = 0;
    };
    std::vector<Mention> m_ids;
    QHash<QString, size_t> m_places;
    qint64 m_mentions = 0;
};

/// With the newlines that stand before it; empty without ids. An id whose path is known stands in brackets behind it.
[[nodiscard]] QString fileFooter(const QStringList& ids);
[[nodiscard]] QString fileFooter(const QStringList& ids, const FilePaths& paths);
/// What the footers of a text list, between colon and bracket.
[[nodiscard]] std::vector<QStringView> fileFootersIn(QStringView text);
/// Where the footer begins with which a text ends, with the newlines before it; the end of the text: it has none.
[[nodiscard]] qsizetype startOfLastFooter(QStringView text);
[[nodiscard]] QString withoutFileFooters(const QString& text);

} // namespace stemma
