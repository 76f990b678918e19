// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/files/filescript.h"
#include "core/store/formats/agentfootprint/plan/change.h"
#include "core/store/formats/agentfootprint/read/documents.h"

#include <QCoreApplication>
#include <QSet>

namespace stemma::agentfootprint {

/// Collects what is written into a store, however it keeps its sessions. One plan, one object.
class StoreWrites
{
    Q_DECLARE_TR_FUNCTIONS(FootprintEdit)
public:
    StoreWrites(Source& source, const JobControl& job);

    /// Why nothing in this store is changed now; of a row it does not matter what is wrong with others.
    [[nodiscard]] Result<> checkStore(bool mayHaveMark = false);
    [[nodiscard]] bool isDatabase() const { return m_source.dialect() == Dialect::SqliteSessions; }
    [[nodiscard]] bool isSingle() const { return !isDatabase() && m_source.dialect() != Dialect::SessionFile; }

    void change(const Entry& entry, const SessionText& text, const SessionChange& change);
    /// Columns alone, so that they say what the envelope says.
    using Columns = QList<std::pair<QString, QVariant>>;
    void setColumns(const Entry& entry, const SessionText& text, const Columns& columns);
    /// A new session with this text, beside that one.
    [[nodiscard]] Result<> add(EditPlan& plan, const Entry& entry, const SessionText& text, const QByteArray& envelope,
        qint64 savedAt, qint64 transcriptMessages);
    [[nodiscard]] Result<> remove(EditPlan& plan, const Entry& entry, const SessionText& text);
    /// A byte order mark, which the library refuses.
    void removeMark() { m_splices += FileSplice {0, 3, {}}; }
    /// Other sessions with the id of one, which stand at these places of a check, get ids of their own.
    [[nodiscard]] Result<> renameRepeated(EditPlan& plan, const QString& id, const QList<StoredAt>& places);

    [[nodiscard]] Result<EditPlan> finish(EditPlan plan);

private:
    /// The name of a session in its file, and the blanks before it.
    struct Key
    {
        Range place; ///< with the quotes
        QByteArray lead;
        QByteArray colon;
    };
    [[nodiscard]] Result<Key> keyOf(const Entry& entry) const;
    [[nodiscard]] Result<const Listing*> listing() const;
    [[nodiscard]] Result<QString> newId(const QString& like);
    [[nodiscard]] Result<> addFile(EditPlan& plan, const QByteArray& text);
    void guardRow(const Entry& entry, const SessionText& text);

    Source& m_source;
    const JobControl& m_job;
    SqlScript m_script;
    QList<FileSplice> m_splices;
    QList<FileStep> m_files;
    QList<Range> m_guarded; ///< beside what is spliced
    QSet<QString> m_ids; ///< that were given
};

} // namespace stemma::agentfootprint
