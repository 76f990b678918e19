// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/lineagereader.h"
#include "core/models/openstore.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

namespace stemma {

/// The lineage of one session's family or of a whole store: what is stored at once, what is found by comparing
/// beginnings a while later, and again when the store changed. Everything is read on the store's lane. GUI thread.
class LineageSource final : public QObject
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 1'500; ///< at least so long after a change, or ten times the last reading

    /// Reads nothing before load().
    LineageSource(OpenStore* store, SessionId session, QObject* parent = nullptr);
    ~LineageSource() override;

    void load(); ///< everything anew
    void setChanges(const QList<LineageReader::Change>& changes); ///< see LineageReader
    void setWhole(bool whole); ///< the whole store, and not only the family

    [[nodiscard]] OpenStore* store() const { return m_store; }
    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] bool isWhole() const { return m_whole; }
    /// Never null; what was read last.
    [[nodiscard]] const LineageGraphPtr& graph() const { return m_graph; }
    [[nodiscard]] bool isLoading() const { return m_loading; } ///< what is stored
    [[nodiscard]] bool isSearching() const { return m_searching; } ///< for equal beginnings
    /// Why the last reading did not come to its end.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    void changed(); ///< another graph, or another state

private:
    void end();
    void readStored();
    void takeStored(const Result<LineageGraph>& graph);
    void search();
    void searchOn();
    void takeSlice(const Result<bool>& done);
    void addFound();
    void setGraph(LineageGraph graph);
    void giveUp(const Error& error);

    QPointer<OpenStore> m_store;
    SessionId m_session;
    QList<LineageReader::Change> m_changes;
    std::shared_ptr<LineageReader> m_reader; ///< these two are used on the lane
    std::shared_ptr<PrefixFinder> m_finder;
    LineageGraphPtr m_graph;
    std::optional<Error> m_error;
    QTimer m_later; ///< an agent that writes changes the store many times a second
    QElapsedTimer m_since;
    JobControl m_control;
    qint64 m_tookMs = 0;
    quint32 m_generation = 0; ///< answers to earlier questions are dropped
    bool m_whole = false;
    bool m_loading = false;
    bool m_searching = false;
};

} // namespace stemma
