// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/knownstores.h"
#include "core/models/searchlane.h"

#include <QSet>
#include <QTimer>

namespace stemma {

/// The index of one store, as far as it is known here.
struct StoreIndex
{
    enum class Work : quint8 {
        None,
        Waiting, ///< for its turn
        Building, ///< or being extended
        Off, ///< no index is wished of it
        Server, ///< which has none: it is searched by reading it
        Failed, ///< see `problem`
    };
    KnownStore store;
    IndexState state;
    Work work = Work::None;
    IndexBuilder::Progress progress; ///< while Building
    QString problem; ///< why it failed (one sentence, translated)
};

/// Keeps the indexes of the known stores: builds and extends them one after the other, in the background, on a thread
/// that gets what others leave, through stores opened for that alone. A store that is open in the window is looked at
/// again after it changed, others from time to time. Does nothing before start(). GUI thread.
class SearchIndexer final : public QObject
{
    Q_OBJECT
public:
    static constexpr int StartMs = 4'000; ///< after start(), so that the window comes first
    static constexpr int QuietMs = 20'000; ///< after a change of a store
    static constexpr int AgainMs = 600'000; ///< until stores are looked at again whose changes nobody tells

    explicit SearchIndexer(SearchLane::Opener opener, QObject* parent = nullptr);
    ~SearchIndexer() override;

    void start(int afterMs = StartMs);
    void setStores(const QList<KnownStore>& stores);
    /// @p isOn: indexes are wished at all; @p off: of these stores none.
    void setWished(bool isOn, const QStringList& off);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void noteChange(const QString& store); ///< its index is extended after a while

    // What the user wishes.
    void build(const QString& store); ///< now, before all others; also resumes
    void pause();
    void resume();
    [[nodiscard]] bool isPaused() const { return m_isPaused; }
    void remove(const QString& store); ///< its index; it is built again when it is wished or when the program starts
    void refresh(); ///< reads what is known of all indexes

    [[nodiscard]] const QList<StoreIndex>& stores() const { return m_stores; }
    [[nodiscard]] const StoreIndex* find(const QString& store) const;
    [[nodiscard]] bool isBuilding() const { return !m_current.isEmpty(); }

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    void changed();
    void failed(const QString& text); ///< a sentence

private:
    [[nodiscard]] StoreIndex* entryOf(const QString& store);
    [[nodiscard]] bool isWished(const KnownStore& store) const;
    void wish(StoreIndex& entry);
    void next();
    void step();
    void takeStep(const Result<bool>& done, const IndexBuilder::Progress& progress);
    void finish(const std::optional<Error>& error);

    SearchLane m_lane;
    QList<StoreIndex> m_stores;
    QStringList m_off;
    QString m_current; ///< path of the store at work
    QTimer m_start;
    QTimer m_again;
    QTimer m_quiet;
    QSet<QString> m_changedStores; ///< since m_quiet began
    JobControl m_control;
    quint32 m_generation = 0;
    bool m_isOn = true;
    bool m_isStarted = false;
    bool m_isPaused = false;
};

} // namespace stemma
