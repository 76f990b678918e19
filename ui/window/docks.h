// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/search/searchview.h"

#include <QDockWidget>
#include <QObject>

#include <vector>

class QMainWindow;

namespace stemma {

class Actions;
class AuditSource;
class CollectedChanges;
class ContextSource;
class EditService;
class RulesBook;
class SessionTreeModel;
class StoreDoctor;
class VocabularyChoice;

/// The panels around the timeline, made from one table, and how they are laid out: hidden while there is no store or
/// while the timeline has the whole window. GUI thread.
class Docks final : public QObject
{
    Q_OBJECT
public:
    /// What the panels show. All of it must outlive them.
    struct Parts
    {
        SessionTreeModel& sessions;
        AuditSource& audit;
        ContextSource& context;
        StoreDoctor& doctor;
        EditService& edits;
        CollectedChanges& collected;
        VocabularyChoice& vocabularies;
        RulesBook& rules;
        SearchView::Parts search;
    };

    Docks(const Parts& parts, const Actions& actions, QMainWindow& window);

    template<class Panel> [[nodiscard]] Panel* panel() const
    {
        for (const QDockWidget* dock : m_docks) {
            if (auto* panel = qobject_cast<Panel*>(dock->widget()))
                return panel;
        }
        return nullptr;
    }
    /// By its name without "-dock", as the command line has it; null: there is none.
    [[nodiscard]] QDockWidget* dock(const QString& name) const;
    template<class Panel> [[nodiscard]] QDockWidget* dockOf() const
    {
        return qobject_cast<QDockWidget*>(panel<Panel>()->parentWidget());
    }
    [[nodiscard]] const std::vector<QDockWidget*>& all() const { return m_docks; }
    /// Those at the left, and then the others, that are seen; the timeline stands between them.
    [[nodiscard]] std::vector<QDockWidget*> visible(bool atTheLeft) const;
    [[nodiscard]] bool isLoading() const; ///< the panels that read a whole session
    void bringUp(QDockWidget* dock);
    void focus(QDockWidget* dock);

    // Layouts.
    void restore(const QByteArray& layout); ///< as layout() gave it; empty: the first one
    void reset(); ///< to the first one
    [[nodiscard]] QByteArray layout(); ///< to be restored later; brings the inspector back
    void hideWithoutStore();
    void showWithStore();
    void setMaximised(bool maximised); ///< the timeline
    /// A tab without messages of its own to inspect has the inspector's room. Who opens it there keeps it.
    void makeRoomFor(bool isAside);

private:
    void hideAll();
    void fitSides(); ///< their first widths
    void showInspectorAgain();

    QMainWindow& m_window;
    std::vector<QDockWidget*> m_docks; ///< in the order of the table
    QByteArray m_first; ///< layout
    QByteArray m_before; ///< the layout while they are hidden
    bool m_isFirstLayout = true; ///< none was restored
    bool m_isBottomFitted = false; ///< the panels below were given their first height
    bool m_isWithoutStore = false; ///< hidden because there is nothing to show in them
    bool m_wasAside = false; ///< the current tab, the last time that was asked
    bool m_isInspectorAway = false; ///< hidden for the current tab
};

} // namespace stemma
