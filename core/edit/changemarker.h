// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/store/files/fileio.h"

#include <QStringList>

namespace stemma {

/// Says that a change is being made: a file beside the journal, locked as long as this object lives. One that is not
/// locked is of a program that was killed. So it is known at little cost whether anything has to be put right, and a
/// change that another program is just making is left alone.
///
/// It also names the databases that were closed when the change began, so that what SQLite leaves beside them can be
/// cleared away. Any thread.
class ChangeMarker
{
public:
    /// Of a change that is about to begin. Errc::Denied.
    [[nodiscard]] static Result<ChangeMarker> begin(
        const Journal& journal, const ReceiptId& id, const QStringList& databases);
    /// Of one that was abandoned; not set: there is none, or the change is under way.
    [[nodiscard]] static std::optional<ChangeMarker> takeOver(const Journal& journal, const ReceiptId& id);
    /// Of all changes that have one, under way or not.
    [[nodiscard]] static QList<ReceiptId> all(const Journal& journal);
    [[nodiscard]] static bool isUnderWay(const Journal& journal, const ReceiptId& id);

    ~ChangeMarker(); ///< the lock goes; the file stays where remove() was not called
    ChangeMarker(ChangeMarker&&) noexcept = default;
    ChangeMarker& operator=(ChangeMarker&&) noexcept = default;
    Q_DISABLE_COPY(ChangeMarker)

    [[nodiscard]] const QStringList& databases() const { return m_databases; }
    void remove();

private:
    explicit ChangeMarker(QString path)
        : m_path(std::move(path))
    {
    }
    [[nodiscard]] bool lock();

    QString m_path;
    QStringList m_databases;
    fileio::Descriptor m_file;
};

} // namespace stemma
