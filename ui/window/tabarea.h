// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/settings.h"
#include "ui/pages/asidepage.h"
#include "ui/pages/sessionpage.h"
#include "ui/window/sessiontabs.h"
#include "ui/window/storemanager.h"

#include <QHash>
#include <QStackedWidget>

namespace stemma {

class ErrorPage;
class StartPage;

/// The middle of the window: a tab for each session (or refused file), or the start page while there
/// is none. Tabs of stores that are still being opened are remembered and filled when these come.
class TabArea final : public QStackedWidget
{
    Q_OBJECT
public:
    TabArea(StoreManager* stores, StartPage* start, QWidget* parent = nullptr);

    /// Shows the session: in its tab if it has one, else in a new one.
    SessionPage* openSession(OpenStore* store, const SessionId& id, bool newTab = false);
    /// Shows the session in its tab if it has one, else in the tab for previews, in the place of the one before.
    SessionPage* previewSession(OpenStore* store, const SessionId& id);
    /// What is shown in the tab for previews stays, if it is about this session.
    void keep(const OpenStore* store, const SessionId& id);
    /// Shows a page about the session: in its tab if it has one of this kind, else in a new one.
    template<class Page> Page* openAside(OpenStore* store, const SessionId& id)
    {
        for (int index = 0; index < m_tabs->count(); ++index) {
            auto* page = qobject_cast<Page*>(m_tabs->widget(index));
            if (page && page->store() == store && page->session() == id) {
                m_tabs->setCurrentIndex(index);
                return page;
            }
        }
        auto* page = new Page(store, id, m_tabs);
        addAside(page, m_tabs->currentIndex() + 1); // beside what it is about
        return page;
    }
    /// The same by AsidePage::kind(), a new tab at the end; null: there is no such kind.
    AsidePage* openAside(OpenStore* store, const SessionId& id, const QString& kind);
    /// A search in a new tab; @p state as SearchView::state() gave it.
    void openSearch(const QString& state);
    void showRefusal(const Refusal& refusal);
    void dropRefusal(const QString& path); ///< closes the error page of a path, if there is one

    [[nodiscard]] SessionPage* currentSession() const;
    [[nodiscard]] ErrorPage* currentError() const;
    [[nodiscard]] AsidePage* currentAside() const;
    /// Null: the current tab is no such page.
    template<class Page> [[nodiscard]] Page* currentAsideAs() const { return qobject_cast<Page*>(currentAside()); }
    [[nodiscard]] OpenStore* currentStore() const; ///< of the current tab; null: it has none
    [[nodiscard]] SessionId currentId() const; ///< of the session that the current tab is about; empty: none
    [[nodiscard]] QList<SessionPage*> sessions() const;
    [[nodiscard]] SessionTabs* tabs() const { return m_tabs; }
    [[nodiscard]] QString titleOf(const OpenStore* store, const SessionId& id) const;

    void closeCurrent();
    /// Closes all tabs about a session for good, because it is gone. Who looked at its lineage sees that of @p origin,
    /// if there is one.
    void closeSession(OpenStore* store, const SessionId& id, const SessionId& origin = {});
    void reopenClosed();
    [[nodiscard]] bool canReopen() const { return !m_closed.isEmpty(); }
    void step(int by); ///< to the next or previous tab
    void setZoom(double zoom);
    void setTimeLineShown(bool shown);

    // What survives a restart.
    [[nodiscard]] QList<TabState> state(int* current) const;
    /// Fills tabs of the store as they come.
    void restore(const QList<TabState>& tabs, int current);
    [[nodiscard]] bool isRestoring() const { return !m_wanted.isEmpty(); }
    void keepCurrent() { m_wantedCurrent = {}; } ///< whatever of the last time is still to come
    void giveUpRestoring(const QString& storePath);

signals:
    void currentChanged();
    void pageAdded(stemma::SessionPage* page);
    void asideAdded(stemma::AsidePage* page);
    void closing(stemma::SessionPage* page); ///< still whole: note its position
    void revealRequested(stemma::OpenStore* store, const stemma::SessionId& id); ///< in the list of sessions
    void retryRequested(const QString& path);
    void openRequested();
    void openFolderRequested();

private:
    void addAside(AsidePage* page, int index);
    SessionPage* addPage(OpenStore* store, const SessionId& id, int index);
    void closeTab(int index);
    void closeStore(const OpenStore* store);
    void fillFrom(OpenStore* store);
    void updateTitles();
    /// @p text: what is seen of it; the store may be null.
    void setTitle(int index, QString text, const QString& title, const OpenStore* store, const QString& icon);
    void update();
    [[nodiscard]] TabState stateOf(const SessionPage* page) const;
    [[nodiscard]] TabState stateOf(const AsidePage* page) const;
    bool open(OpenStore* store, const TabState& state);

    StoreManager* m_stores = nullptr;
    StartPage* m_start = nullptr;
    SessionTabs* m_tabs = nullptr;
    double m_zoom = 1;
    bool m_isTimeLineShown = false;
    QHash<SessionId, QString> m_titles; ///< of tabs, as they were listed: a session may be gone meanwhile
    QList<TabState> m_closed; ///< newest last
    QList<TabState> m_wanted; ///< of stores not open yet
    QList<TabState> m_order; ///< as it was before the restart
    TabState m_wantedCurrent;
};

} // namespace stemma
