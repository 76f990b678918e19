// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/store/registry.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/sqlitedump.h"

#include <QTemporaryDir>

namespace stemma {

/// A copy of a sample store to be changed, with a journal of its own.
class SampleCopy
{
public:
    /// All that a store holds: its rows, or its files. Equal contents are equal stores.
    using Content = QMap<QString, QByteArray>;

    explicit SampleCopy(const QString& original)
        : m_isFile(QFileInfo(original).isFile())
        , m_path(m_folder.filePath(
              m_isFile ? QStringLiteral("sessions.") + QFileInfo(original).suffix() : QStringLiteral("home")))
        , m_journal(m_folder.filePath(QStringLiteral("journal")))
    {
        m_isCopied = m_isFile ? QFile::copy(original, m_path) : filetree::copyTree(original, m_path);
        QFile::setPermissions(m_path, QFile::permissions(m_path) | QFile::WriteOwner);
    }

    [[nodiscard]] bool isCopied() const { return m_isCopied; }
    [[nodiscard]] bool isFile() const { return m_isFile; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] Journal& journal() { return m_journal; }
    [[nodiscard]] Result<std::unique_ptr<SessionStore>> open() const { return openStore(m_path); }
    [[nodiscard]] Content content() const
    {
        if (!m_isFile)
            return filetree::filesIn(m_path);
        // With what was cut off and stands beside it.
        const QDir folder(m_folder.path());
        Content content;
        const QStringList beside {QStringLiteral("*.json"), QStringLiteral("*.discarded.jsonl")};
        for (const QString& name : folder.entryList(beside, QDir::Files)) {
            QFile file(folder.filePath(name));
            content.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
        }
        if (m_path.endsWith(QLatin1String(".db")))
            content.insert(QStringLiteral("rows"), dumpSqlite(m_path).join(QLatin1Char('\n')).toUtf8());
        return content;
    }

private:
    QTemporaryDir m_folder;
    bool m_isFile;
    QString m_path;
    Journal m_journal;
    bool m_isCopied = false;
};

} // namespace stemma
