// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storedoctor.h"
#include "core/session/edit.h"
#include "ui/common/filteredit.h"

#include <QHash>
#include <QSortFilterProxyModel>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;
class QTreeView;

namespace stemma {

class ChipButton;
/// Keeps findings by their severity and by words that occur in text, place or code.
class FindingsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setShown(Finding::Severity severity, bool shown);
    void setWords(const QString& text); ///< every word must occur; case does not count
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool matches(const QModelIndex& index) const;

    std::array<bool, 3> m_shown {true, true, true};
    QStringList m_words;
};

/// The session doctor: what a check of the current store found, grouped, filtered, with the meaning of
/// the chosen finding below. The content of the problems dock.
class ProblemsPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @p doctor must outlive the panel.
    explicit ProblemsPanel(StoreDoctor* doctor, QWidget* parent = nullptr);

    void setCurrent(OpenStore* store); ///< null: none
    /// Chooses the first finding of a message, or of a session, and shows it, whatever is filtered.
    void reveal(const SessionId& session, const MessageId& message);

    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] FilterEdit* filterEdit() const { return m_filterEdit; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QLabel* details() const { return m_details; }
    [[nodiscard]] QPushButton* againButton() const { return m_again; }
    [[nodiscard]] QPushButton* repairButton() const { return m_repair; } ///< of what is chosen
    [[nodiscard]] QPushButton* repairAllButton() const { return m_repairAll; }

signals:
    void countChanged(qint64 count); ///< of what was found in the store
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void repairPressed(stemma::OpenStore* store, const stemma::RepairEdit& edit);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeChips();
    void fitChips();
    void takeModel(); ///< of the current store, as soon as the doctor has one
    void takeFound();
    void unfold();
    void showDetails(const QModelIndex& index);
    void choose(const QModelIndex& index);
    /// What mends one finding, or all of its kind; codes are empty where nothing is chosen.
    [[nodiscard]] RepairEdit repairOf(const QModelIndex& index, bool isWholeKind) const;
    /// Why that cannot be mended; empty: it can.
    [[nodiscard]] QString reasonAgainst(const RepairEdit& edit) const;
    void connectRepairs();
    void showMenu(const QPoint& at);
    void updateRepairs();
    [[nodiscard]] const FindingsModel* model() const;
    void updateSummary();
    void updateColours();

    StoreDoctor* m_doctor = nullptr;
    FindingsModel* m_none = nullptr; ///< while there is no store
    FindingsFilter* m_filter = nullptr;
    std::array<ChipButton*, 3> m_chips {}; ///< by Finding::Severity
    FilterEdit* m_filterEdit = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_repair = nullptr;
    QPushButton* m_repairAll = nullptr;
    QTreeView* m_view = nullptr;
    QHash<QString, bool> m_unfolded; ///< kinds by code, as they were left: a check makes their rows anew
    QLabel* m_details = nullptr;

    OpenStore* m_store = nullptr;
};

} // namespace stemma
