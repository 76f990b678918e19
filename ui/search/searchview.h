// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/searchfacetsmodel.h"
#include "core/models/searchindexer.h"
#include "core/models/searchresults.h"
#include "core/models/searchsource.h"
#include "ui/search/searchbar.h"

class QLabel;
class QSplitter;
class QStackedWidget;

namespace stemma {

class FacetTree;
class HitTree;
class SearchBook;

/// Search over everything: the query, filters, hits, and how far the search is. The content of the search dock and of
/// search tabs, each with a search of its own.
class SearchView final : public QWidget
{
    Q_OBJECT
public:
    static constexpr int FacetsMs = 250; ///< at least, between counts shown while a search goes on

    /// All of it must outlive the view.
    struct Parts
    {
        SearchLane::Opener opener;
        KnownStores* known = nullptr;
        SearchIndexer* indexer = nullptr;
        SearchBook* book = nullptr;
    };

    explicit SearchView(const Parts& parts, QWidget* parent = nullptr);

    [[nodiscard]] SearchBar* bar() const { return m_bar; }
    [[nodiscard]] HitTree* hits() const { return m_hits; }
    [[nodiscard]] FacetTree* facets() const { return m_facets; }
    [[nodiscard]] QLabel* message() const { return m_message; } ///< in the place of hits
    [[nodiscard]] QLabel* status() const { return m_status; }
    [[nodiscard]] SearchSource* source() const { return m_source; }
    [[nodiscard]] SearchResultsModel* results() const { return m_results; }
    [[nodiscard]] SearchFacetsModel* facetsModel() const { return m_facetsModel; }
    [[nodiscard]] bool isIdle() const;

    void find(const QString& query, const SearchScope& scope); ///< without filters
    /// What find() needs to come back here: scope and query.
    [[nodiscard]] QString state() const;
    void restore(const QString& state);
    void searchAgain();

signals:
    void hitShown(
        const stemma::SearchHit& hit, const QList<stemma::TextPattern>& patterns); ///< the list keeps the focus
    void hitChosen(const stemma::SearchHit& hit, const QList<stemma::TextPattern>& patterns);
    void tabRequested(const QString& state);
    void indexRequested();
    void openRequested(); ///< of a store
    void left(); ///< Escape in the empty field
    void queryChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeLayout();
    void connectBar();
    void connectHits();
    void search();
    [[nodiscard]] bool isAsked() const; ///< there is a query, or a filter
    void takeCounts();
    void update(); ///< texts, and what is shown
    void updateMessage();
    void choose(const QModelIndex& index, bool isShownOnly);
    void showMenu(const QPoint& at);
    void copySelected();
    void followLink(const QString& link);

    Parts m_parts;
    SearchSource* m_source;
    SearchResultsModel* m_results;
    SearchFacetsModel* m_facetsModel;
    SearchBar* m_bar;
    QLabel* m_status;
    QLabel* m_error;
    QSplitter* m_split;
    FacetTree* m_facets;
    QStackedWidget* m_stack; ///< hits or the message
    HitTree* m_hits;
    QLabel* m_message;
    QTimer m_count;
    SearchQuery m_counted; ///< of which filters show the values
};

} // namespace stemma
