// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/findingsmodel.h"
#include "core/models/storecheck.h"

#include <QPointer>
#include <QSortFilterProxyModel>
#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace stemma {

class ChipButton;
class OpenStore;

/// Keeps findings by their severity and by words that occur in text, place or code.
class FindingsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setShown(Finding::Severity severity, bool shown);
    void setWords(const QString& text); ///< every word must occur; case does not count

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool matches(const QModelIndex& index) const;

    std::array<bool, 3> m_shown {true, true, true};
    QStringList m_words;
};

/// The session doctor: what a check of the current store found, grouped, filtered, with the meaning of
/// the chosen finding below. Checks by itself while it is visible. The content of the problems dock.
class ProblemsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit ProblemsPanel(StoreCheck::Opener opener, QWidget* parent = nullptr);

    /// What to check; null: nothing. A check in progress of another store is given up.
    void setCurrent(OpenStore* store, const SessionId& session);
    void check();
    void cancelCheck(); ///< the user's wish

    [[nodiscard]] bool isChecking() const { return m_check->isRunning(); }
    [[nodiscard]] FindingsModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QLineEdit* filterEdit() const { return m_filterEdit; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }
    [[nodiscard]] QLabel* details() const { return m_details; }

signals:
    void checkBegun(const QString& title, const stemma::JobControl& control);
    void checkEnded();
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeChips();
    void takeFound(const std::vector<Finding>& findings);
    void takeFinished(const Result<>& result);
    void giveUp();
    void clear();
    void showDetails(const QModelIndex& index);
    void choose(const QModelIndex& index);
    void updateSummary();
    void updateColours();

    StoreCheck* m_check = nullptr;
    FindingsModel* m_model = nullptr;
    FindingsFilter* m_filter = nullptr;
    std::array<ChipButton*, 3> m_chips {}; ///< by Finding::Severity
    QLineEdit* m_filterEdit = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_again = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_details = nullptr;
    QTimer m_debounce;

    QPointer<OpenStore> m_store;
    SessionId m_session;
    QString m_checked; ///< path of the store that the findings are of
    Error m_error; ///< why the check did not come to its end
    bool m_failed = false;
    bool m_changed = false; ///< the store, since the check
};

} // namespace stemma
