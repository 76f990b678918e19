// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/shownzone.h"
#include "core/search/storesearcher.h"
#include "ui/search/queryedit.h"
#include "ui/search/searchscope.h"

#include <QWidget>

#include <optional>

class QMenu;
class QToolButton;

namespace stemma {

class SearchBook;

/// The row above the hits: the query, where to search, in which order, saved searches. Reads the query, and tells where
/// it cannot be read.
class SearchBar final : public QWidget
{
    Q_OBJECT
public:
    /// @p book must outlive it.
    explicit SearchBar(SearchBook& book, QWidget* parent = nullptr);

    [[nodiscard]] QueryEdit* edit() const { return m_edit; }
    [[nodiscard]] QToolButton* scopeButton() const { return m_scopeButton; }
    [[nodiscard]] QToolButton* orderButton() const { return m_orderButton; }
    [[nodiscard]] QToolButton* savedButton() const { return m_savedButton; }
    [[nodiscard]] QToolButton* filtersButton() const { return m_filtersButton; } ///< checkable
    [[nodiscard]] QToolButton* tabButton() const { return m_tabButton; }
    [[nodiscard]] QToolButton* indexButton() const { return m_indexButton; }

    void setPlace(const SearchPlace& place) { m_place = place; } ///< what scopes are offered for
    void setNames(const QueryNames& names) { m_names = names; } ///< which are proposed
    /// What is narrowed by filters: it is saved instead of what stands in the field.
    void setFilter(const SearchQuery& filter);
    void setQuery(const QString& text); ///< as if it was typed, at once
    void setScope(const SearchScope& scope);
    [[nodiscard]] const SearchScope& scope() const { return m_scope; }
    [[nodiscard]] SearchOptions::Order order() const;

    /// Of the field, without filters and scope; none while it cannot be read.
    [[nodiscard]] const std::optional<SearchQuery>& query() const { return m_query; }
    [[nodiscard]] const std::optional<QueryError>& error() const { return m_error; }
    /// Query and filters, spelled.
    [[nodiscard]] QString wholeQuery() const;

signals:
    void wishChanged(); ///< query, scope or order
    void savedChosen(const QString& query);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeButtons();
    QToolButton* addButton(const QString& icon, const QString& name);
    void read(const QString& text);
    [[nodiscard]] QueryProposals proposalsAt(const QString& text, qsizetype cursor) const;
    void fillScopes();
    void fillSaved();
    void updateSaved();
    void updateTexts();

    SearchBook& m_book;
    QueryEdit* m_edit;
    QToolButton* m_scopeButton = nullptr;
    QToolButton* m_orderButton = nullptr;
    QToolButton* m_savedButton = nullptr;
    QToolButton* m_filtersButton = nullptr;
    QToolButton* m_tabButton = nullptr;
    QToolButton* m_indexButton = nullptr;
    SearchPlace m_place;
    SearchScope m_scope;
    QueryNames m_names;
    SearchQuery m_filter;
    std::optional<SearchQuery> m_query;
    std::optional<QueryError> m_error;
    QTimeZone m_zone = shownZone(); ///< in which the query's dates were read
};

/// How a query is coloured: names of fields and words that join, outside of quotation marks.
[[nodiscard]] QList<QueryMark> marksOf(const QString& query);

} // namespace stemma
