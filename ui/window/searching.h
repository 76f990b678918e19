// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/search/searchview.h"

#include <QElapsedTimer>

namespace stemma {

class Actions;
class AsidePage;
class Choosers;
class Docks;
class Jobs;
class OpenStore;
class Places;
class Settings;
class StoreManager;
class StoreOpening;
class TabArea;

/// Search over everything, as far as the window has to do with it: which stores are known, their indexes, the dock and
/// the tabs, and the way from a hit to its place. GUI thread.
class Searching final : public QObject
{
    Q_OBJECT
public:
    static constexpr qint64 FindAgainMs = 300'000;

    /// All of it must outlive it.
    struct Parts
    {
        const Actions& actions;
        StoreManager& stores;
        StoreOpening& opening;
        TabArea& tabs;
        Docks& docks;
        Places& places;
        Choosers& choosers;
        Jobs* jobs;
        QWidget* window;
    };

    /// @p settings must outlive it.
    explicit Searching(Settings& settings, QObject* parent = nullptr);
    ~Searching() override;

    /// What a view searches with.
    [[nodiscard]] SearchView::Parts viewParts() const;
    void connectTo(const Parts& parts);
    /// Finds the stores of this machine and builds indexes, after a while; only open stores are searched before.
    void start();
    void setOpener(const SearchLane::Opener& opener); ///< tests; before anything is searched
    void setSaving(bool isSaving); ///< off: nothing is remembered

    [[nodiscard]] KnownStores* known() const { return m_known; }
    [[nodiscard]] SearchIndexer* indexer() const { return m_indexer; }
    [[nodiscard]] SearchBook* book() const { return m_book; }
    [[nodiscard]] SearchView* dockView() const { return m_dockView; }
    [[nodiscard]] bool isIdle() const; ///< nothing on screen is searched

    /// Goes to the place of a hit, whose store is opened if it is not; @p isShownOnly: in the tab for previews.
    void show(const SearchHit& hit, const QList<TextPattern>& patterns, bool isShownOnly);
    void showIndexes();

signals:
    void said(const QString& text); ///< for the status bar

private:
    void connectView(SearchView* view);
    void takeOpen();
    void findStores();
    void takePlace(); ///< of the current tab
    void takeAside(AsidePage* page);
    void goTo(OpenStore* store, const SearchHit& hit, const QList<TextPattern>& patterns, bool isShownOnly);

    Settings& m_settings;
    std::shared_ptr<SearchLane::Opener> m_opener;
    KnownStores* m_known;
    SearchBook* m_book;
    SearchIndexer* m_indexer = nullptr;
    std::unique_ptr<Parts> m_parts;
    SearchView* m_dockView = nullptr;
    SearchPlace m_place;
    struct Wanted
    {
        QString store; ///< being opened
        SearchHit hit;
        QList<TextPattern> patterns;
        bool isShownOnly = false;
    };
    std::optional<Wanted> m_wanted;
    bool m_isStarted = false;
    QElapsedTimer m_sinceFound; ///< stores at the usual places
};

} // namespace stemma
