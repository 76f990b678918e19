// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filereader.h"

#include <QHash>

namespace stemma {

/// The names of sessions as an agent appends them to a file of its own, as lines of JSON: the last one of a session
/// counts. Read again when the file changed. One thread.
class SessionNames
{
public:
    /// @p id and @p name: the members of a line. An empty path: there is no such file.
    SessionNames(QString path, QString id, QString name)
        : m_path(std::move(path))
        , m_id(std::move(id))
        , m_name(std::move(name))
    {
    }

    [[nodiscard]] QString of(const QString& session) const;

private:
    QString m_path;
    QString m_id;
    QString m_name;
    mutable QHash<QString, QString> m_names;
    mutable FileStamp m_stamp;
};

} // namespace stemma
