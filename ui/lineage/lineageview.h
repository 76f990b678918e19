// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/lineagemodel.h"
#include "core/models/lineagesource.h"
#include "core/session/edit.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;
class QTreeView;

namespace stemma {

class ChipButton;
class LineageDelegate;

/// What a comparison is to be made of: a session up to a place, or whole.
struct ComparedPlace
{
    SessionId session;
    std::optional<qint64> upTo; ///< messages; empty: to its end
    QString title;
    bool operator==(const ComparedPlace&) const = default;
};

/// The lineage of a session as a table with lanes, with chips for what is drawn. Two selected rows are compared: the
/// one selected first is A.
class LineageView final : public QWidget
{
    Q_OBJECT
public:
    /// @p source must outlive the view.
    explicit LineageView(LineageSource* source, QWidget* parent = nullptr);

    [[nodiscard]] LineageModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QLabel* figures() const { return m_figures; }
    [[nodiscard]] QLabel* message() const { return m_message; } ///< instead of rows
    [[nodiscard]] ChipButton* chip(LineageHide what) const;
    [[nodiscard]] ChipButton* wholeChip() const { return m_whole; }
    [[nodiscard]] ChipButton* projectChip() const { return m_project; }
    [[nodiscard]] bool isIdle() const;

    /// Selects the end of one session and the beginning of another, when they are there.
    void compare(const SessionId& a, const SessionId& b);
    void clearMarks();
    /// As buttons above the table; what they do is about the current row.
    void setActions(const QList<QAction*>& actions);
    /// Empty: there is none.
    [[nodiscard]] const LineageKey& current() const { return m_current; }

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    /// @p message is empty where the row is that of a session.
    void editRequested(stemma::EditKind kind, stemma::OpenStore* store, const stemma::SessionId& session,
        const stemma::MessageId& message);
    void currentChanged();
    void goBackRequested(const QString& change); ///< to before it, by the id of its receipt
    void compareRequested(const stemma::ComparedPlace& a, const stemma::ComparedPlace& b);
    void selectionTold(const QString& text); ///< for the status bar

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeChips();
    void makeScopes(QHBoxLayout& row);
    void makeView();
    void update();
    void updateFigures();
    void takeShown();
    void takeSelection();
    void markAndCompare(const LineageKey& a, const LineageKey& b);
    void choose(const QModelIndex& index);
    void showMenu(const QPoint& place);
    void addEdits(QMenu& menu, const LineageKey& key);
    void fitColumns();
    [[nodiscard]] int figureWidth(int column) const; ///< goes through all rows
    void fitHead();
    [[nodiscard]] ComparedPlace placeOf(const LineageKey& key) const;

    LineageSource* m_source;
    LineageModel* m_model = nullptr;
    LineageDelegate* m_delegate = nullptr;
    QTreeView* m_view = nullptr;
    QWidget* m_head = nullptr;
    QLabel* m_figures = nullptr;
    QLabel* m_message = nullptr;
    QList<std::pair<LineageHide, ChipButton*>> m_chips;
    ChipButton* m_project = nullptr; ///< of this and the next one, one is checked at most
    ChipButton* m_whole = nullptr;
    QList<QToolButton*> m_buttons; ///< of the actions
    LineageKey m_current; ///< kept over a reset of the model
    std::pair<SessionId, SessionId> m_wanted; ///< to be compared when they are there
    LineageKey m_first; ///< selected first
    int m_messagesWidth = 0; ///< what the figures of a column take, measured when they come
    int m_tokensWidth = 0;
    int m_eventWidth = 0;
    int m_detailWidth = 0;
    bool m_showing = false; ///< the selection is being set, and not made by the user
};

} // namespace stemma
