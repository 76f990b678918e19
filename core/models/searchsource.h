// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/knownstores.h"
#include "core/models/searchlane.h"

#include <QTimer>

namespace stemma {

/// What is searched for, and where.
struct SearchWish
{
    static constexpr qint64 FirstHits = 200; ///< of each store

    SearchQuery query;
    QList<KnownStore> stores;
    SearchOptions::Order order = SearchOptions::Order::Newest;
    qint64 limit = FirstHits; ///< hits of each store

    bool operator==(const SearchWish&) const = default;
};

/// How far the search in one store is.
struct StoreProgress
{
    enum class State : quint8 {
        Waiting, ///< for its turn
        Scanning, ///< what is not in the index is being read
        Searched,
        Failed, ///< see `error`
    };
    QString path;
    State state = State::Waiting;
    SearchOutcome outcome;
    bool isCutShort = false; ///< the limit ended the reading, so that not all hits of what is not indexed are counted
    Error error;
};

/// Searches several stores while somebody types: first all indexes, then what is in none by reading it. Hits come as
/// they are found, each once. A new wish ends the search before it, and what that still answers is dropped. Stores are
/// opened for the search alone, and closed when there was nothing to do for a moment (SearchLane::KeepMs). GUI thread;
/// the work is done on lanes of its own.
class SearchSource final : public QObject
{
    Q_OBJECT
public:
    static constexpr int GatherMs = 40; ///< hits are told together at this interval

    explicit SearchSource(const SearchLane::Opener& opener, QObject* parent = nullptr);
    ~SearchSource() override;

    void search(const SearchWish& wish);
    /// The same again with more hits; those that are there already come again.
    void searchMore();
    /// Hits that are there stay, and are completed.
    void stop();
    /// Reads message, snippet and marks of hits of the current wish, which completed() tells; at most some hundred.
    void complete(const std::vector<SearchHit>& hits);

    [[nodiscard]] const SearchWish& wish() const { return m_wish; }
    [[nodiscard]] bool isSearching() const { return m_waiting > 0; }
    [[nodiscard]] bool wasStopped() const { return m_wasStopped; } ///< hits or counts of the wish are missing
    [[nodiscard]] bool isIdle() const { return m_waiting == 0 && m_counting == 0 && m_completing == 0; }
    [[nodiscard]] const QList<StoreProgress>& stores() const { return m_stores; }
    [[nodiscard]] bool hasMore() const; ///< the limit ended the search in a store
    /// Of the hits so far; exact where all is indexed.
    [[nodiscard]] SearchFacets facets() const;

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    void started(); ///< another wish: hits before it no longer count
    void found(const std::vector<stemma::SearchHit>& hits);
    void completed(const std::vector<stemma::SearchHit>& hits); ///< some may be gone
    void changed(); ///< stores(), facets()

private:
    struct Basket; ///< filled on the lanes, emptied here

    void begin();
    void askIndex(qsizetype store);
    void takeIndexed(qsizetype store, const Result<SearchOutcome>& outcome);
    void scan(qsizetype store);
    void takeScanned(qsizetype store, const Result<SearchOutcome>& outcome);
    void finish(qsizetype store, const std::optional<Error>& error);
    void count(qsizetype store);
    void deliver();
    void countScanned(const std::vector<SearchHit>& hits);
    [[nodiscard]] SearchOptions options() const;
    [[nodiscard]] SearchLane& scanLane(qsizetype store);
    void closeStores();

    SearchLane m_quick; ///< indexes, and what is on screen
    std::vector<std::unique_ptr<SearchLane>> m_scans;
    SearchWish m_wish;
    QList<StoreProgress> m_stores;
    std::shared_ptr<Basket> m_basket;
    SearchFacets m_indexed; ///< counts of what is in the indexes
    SearchFacets m_scanned; ///< those of hits that were read
    QSet<std::pair<QString, SessionId>> m_scannedSessions;
    QTimer m_gather;
    QTimer m_close;
    JobControl m_control;
    JobControl m_completion;
    quint32 m_generation = 0;
    quint32 m_wishes = 0; ///< whose hits are completed
    bool m_wasStopped = false;
    int m_waiting = 0; ///< stores that are not through
    int m_counting = 0;
    int m_completing = 0;
};

} // namespace stemma
