// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"
#include "core/store/formats/mantis/plan/rowtarget.h"

namespace stemma::mantis {

/// The record of a session in a database, which is its JSON but for the messages: `info_json`, or the column `meta`.
/// Members that are not changed stay as they are spelled.
class SessionRecord
{
public:
    /// @p now: the time of the change, as the library writes it. @p target must outlive it.
    SessionRecord(const RowTarget& target, QString now);

    /// Reads it; fails where it is broken.
    [[nodiscard]] Result<> read();
    /// Of a new session, with where it comes from.
    void makeNew(const QString& id, const Edit& edit);
    /// Notes what a resume discards; @p end: how many messages stay.
    void noteResume(size_t end);
    void setTitle(const QString& title);
    /// With the time of the change.
    [[nodiscard]] QString text() const;

private:
    [[nodiscard]] QByteArray sourceText(const QString& text) const;

    const RowTarget& m_target;
    QString m_now;
    QByteArray m_json;
};

} // namespace stemma::mantis
