// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSet>
#include <QTreeView>

namespace stemma {

class SearchFacetsModel;

/// The filters of a search: the values that hits have, with their counts. A click, Space or Return takes a value in or
/// out; with Alt it is chosen alone.
class FacetTree final : public QTreeView
{
    Q_OBJECT
public:
    explicit FacetTree(SearchFacetsModel* facets, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void unfold(); ///< all fields but those that the user folded
    void toggle(const QModelIndex& index, Qt::KeyboardModifiers modifiers);
    void showMenu(const QPoint& place);

    SearchFacetsModel* m_facets;
    QSet<int> m_folded; ///< fields
    QPersistentModelIndex m_pressed;
    int m_scrolledTo = 0; ///< before the list was made anew
};

} // namespace stemma
