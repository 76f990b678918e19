// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagefacets.h"

#include <QFrame>

class QLabel;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace stemma {

class ChipButton;
class FacetModel;
class FilterEdit;

/// Chooses some of the tools or files of a session: a pill that names the choice and opens a list with a field to
/// search in it. A click, Space or Return on a line takes it in or out; with Alt, or by the menu, it is chosen alone.
class FacetChooser final : public QFrame
{
    Q_OBJECT
public:
    /// The words of one.
    struct Texts
    {
        QString icon;
        QString all; ///< while nothing is chosen
        QString (*some)(int count); ///< while more than one is chosen
        QString tip;
        QString none; ///< why the list is empty
    };

    FacetChooser(Texts texts, QWidget* parent);

    [[nodiscard]] ChipButton* button() const { return m_button; } ///< for the row; opens this list
    [[nodiscard]] FilterEdit* edit() const { return m_edit; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QToolButton* clearButton() const { return m_clear; }

    void setFacets(const MessageFacetsPtr& facets, bool isLoading);
    void setChosen(const QStringList& names);
    [[nodiscard]] QStringList chosen() const;
    void openBelowButton();

signals:
    void chosenChanged(); ///< by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void updateTexts();
    void toggle(const QModelIndex& index, Qt::KeyboardModifiers modifiers);
    void showMenu(const QPoint& place);

    Texts m_texts;
    FacetModel* m_model;
    QSortFilterProxyModel* m_proxy;
    ChipButton* m_button;
    FilterEdit* m_edit;
    QTreeView* m_view;
    QLabel* m_empty;
    QToolButton* m_clear;
    bool m_isLoading = false;
};

} // namespace stemma
