// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QObject>

class QTreeView;

namespace stemma {

/// Gives the columns of a table of figures the room that they need and one of texts the rest, so that none is cut.
/// Where there is too little room, the columns that matter least are hidden; before the last two of them go, the
/// texts become short; the menu of the head shows and hides each.
/// What the user chose or made wider stays. GUI thread; belongs to the view.
class FittedColumns final : public QObject
{
    Q_OBJECT
public:
    /// @p texts: columns of texts, elided where room is short; the first of them that is used takes the rest.
    /// @p leastFirst: those that may be hidden.
    FittedColumns(QTreeView* view, QList<int> texts, QList<int> leastFirst);

    /// A column in which something stands; others are hidden whatever room there is.
    void setUsed(int column, bool isUsed);
    /// As the contents are now.
    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Wish : quint8 { None, Shown, Hidden }; ///< of the user

    [[nodiscard]] int neededWidth(int column) const;
    [[nodiscard]] bool isWanted(int column) const;
    void showMenu(const QPoint& place);

    QTreeView* m_view;
    QList<int> m_texts;
    QList<int> m_leastFirst;
    QList<bool> m_isUsed;
    QList<Wish> m_wishes;
    bool m_isFitting = false;
    bool m_hasOwnWidths = false; ///< the user's
};

} // namespace stemma
