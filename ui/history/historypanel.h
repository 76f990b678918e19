// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/historymodel.h"
#include "ui/common/filteredit.h"

#include <QSortFilterProxyModel>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace stemma {

class ChipButton;

/// Keeps changes by words and by their store, and writes times and sizes as people read them.
class HistoryFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& text); ///< every word must occur; case does not count
    void setStore(const QString& path); ///< empty: of every store
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    QString m_store;
};

/// Every change that was made, with what it wrote, Undo and Redo. The content of the history dock.
class HistoryPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @p service must outlive the panel.
    explicit HistoryPanel(const EditService& service, QWidget* parent = nullptr);

    void setCurrent(const QString& store); ///< the one of the current tab; empty: none

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] FilterEdit* filterEdit() const { return m_filterEdit; }
    [[nodiscard]] ChipButton* storeChip() const { return m_onlyStore; }
    [[nodiscard]] QPushButton* showButton() const { return m_show; }
    [[nodiscard]] QPushButton* undoButton() const { return m_undo; }
    [[nodiscard]] QPushButton* redoButton() const { return m_redo; }
    /// Back to before the change, or forward to behind one that was undone.
    [[nodiscard]] QPushButton* throughButton() const { return m_through; }

signals:
    void showRequested(const stemma::Receipt& receipt); ///< what it wrote
    void sessionRequested(const stemma::Receipt& receipt);
    void undoRequested(const stemma::Receipt& receipt);
    void redoRequested(const stemma::Receipt& receipt);
    void goBackRequested(const stemma::Receipt& receipt); ///< to before it
    void goForwardRequested(const stemma::Receipt& receipt); ///< to behind it

private:
    void makeView();
    void connectParts();
    void applyStore();
    void updateButtons();
    void updateEmptyState();
    void showMenu(const QPoint& place);
    [[nodiscard]] std::optional<Receipt> current() const;

    HistoryModel* m_model = nullptr;
    HistoryFilter* m_filter = nullptr;
    FilterEdit* m_filterEdit = nullptr;
    ChipButton* m_onlyStore = nullptr;
    QLabel* m_count = nullptr;
    QPushButton* m_show = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_through = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_empty = nullptr;
    QTimer m_clock; ///< keeps "2 minutes ago" up to date
    QString m_store;
};

} // namespace stemma
