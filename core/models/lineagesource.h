// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/lineagereader.h"
#include "core/models/storesource.h"

namespace stemma {

/// The lineage of one session's family, of its project, or of a whole store: what is stored at once, what is found by
/// comparing beginnings a while later, then a whole store's figures, and all again when the store changed. Everything
/// is read on the store's lane. GUI thread.
class LineageSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 1'500; ///< at least so long after a change, or ten times the last reading

    /// Reads nothing before load().
    LineageSource(OpenStore* store, SessionId session, QObject* parent = nullptr);

    void load() override; ///< everything anew
    void setChanges(const QList<LineageReader::Change>& changes); ///< see LineageReader
    enum class Scope : quint8 {
        Family,
        Project, ///< the sessions of the store that worked in the same directory
        Store,
    };
    void setScope(Scope scope);

    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] Scope scope() const { return m_scope; }
    /// Never null; what was read last.
    [[nodiscard]] const LineageGraphPtr& graph() const { return m_graph; }
    enum class Stage : quint8 { Done, Stored, Found, Figures };
    /// What is being read: what is stored, equal beginnings, or messages and tokens of a whole store.
    [[nodiscard]] Stage stage() const { return isReading() ? m_stage : Stage::Done; }

private:
    void search();
    void addFound();
    void addFigures();

    SessionId m_session;
    QList<LineageReader::Change> m_changes;
    std::shared_ptr<LineageReader> m_reader; ///< these two are used on the lane
    std::shared_ptr<PrefixFinder> m_finder;
    LineageGraphPtr m_graph;
    Scope m_scope = Scope::Family;
    Stage m_stage = Stage::Done;
};

} // namespace stemma
