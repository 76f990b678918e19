// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace stemma {

/// Which path each file id belongs to, as far as texts tell it without doubt (mnesis specification, 6.7): the footer of
/// an older summary, or a path that stands directly beside the id on its line, while neither has another neighbour. The
/// first path that is found for an id stays. Linear in the texts; any thread.
class FilePaths
{
public:
    /// The text of a message, or all texts of one with a newline between them.
    void addMessage(const QString& text);
    /// Summaries that are merged: what the footer of any of them says counts before what stands in their prose.
    void addSummaries(const QStringList& texts);

    [[nodiscard]] bool isEmpty() const { return m_paths.isEmpty(); }
    /// Empty: it is not known.
    [[nodiscard]] QString of(const QString& id) const { return m_paths.value(id); }

private:
    void addFooters(const QString& text);
    void addProse(const QString& text);
    void addLine(QStringView line);
    void addEntries(QStringView entry);
    void add(QStringView id, QStringView path);

    QHash<QString, QString> m_paths; ///< by file id
};

} // namespace stemma
