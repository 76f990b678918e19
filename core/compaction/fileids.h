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

/// With the newlines that stand before it; empty without ids.
[[nodiscard]] QString fileFooter(const QStringList& ids);
[[nodiscard]] QString withoutFileFooters(const QString& text);
/// In the place of those that are there; without ids the text stays as it is.
[[nodiscard]] QString withFileFooter(const QString& text, const QStringList& ids);

} // namespace stemma
