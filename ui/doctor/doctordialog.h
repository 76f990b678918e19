// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/doctorsource.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QTabWidget;
class QTreeWidget;

namespace stemma {

/// What takes room in a store, by tables, contents, sessions and single parts, with ways to regain some. GUI thread.
class DoctorDialog final : public QDialog
{
    Q_OBJECT
public:
    DoctorDialog(DoctorSource::Opener opener, const StoreInfo& store, QWidget* parent = nullptr);

    void read(); ///< again, after a change
    void tell(const QString& sentence); ///< why a change was not made
    [[nodiscard]] bool isWorking() const { return m_isWorking; }
    [[nodiscard]] QString note() const;
    [[nodiscard]] QTabWidget* tabs() const { return m_tabs; }
    [[nodiscard]] QTreeWidget* sessions() const { return m_sessions; }
    [[nodiscard]] QPushButton* vacuumButton() const { return m_vacuum; }
    [[nodiscard]] QPushButton* integrityButton() const { return m_integrity; }

signals:
    void sessionRequested(const stemma::SessionId& session);
    void messageRequested(const stemma::SessionId& session, const stemma::MessageId& message);
    void deleteRequested(const stemma::SessionId& session);
    /// A vacuum that its user looked at and wants.
    void applyRequested(const stemma::EditPlan& plan);

private:
    [[nodiscard]] QTreeWidget* addTree(const QString& title, const QStringList& heads);
    void fill(const StoreReport& report);
    void checkIntegrity();
    void planVacuum();
    void writeBack();
    void openChosen();
    template<typename Answer, typename Take> void await(const QString& doing, QFuture<Answer> answer, Take take);
    void setWorking(const QString& doing); ///< empty: nothing is done
    void showProgress();
    void updateButtons();
    [[nodiscard]] SessionId chosenSession() const;

    DoctorSource m_source;
    QLabel* m_head;
    QTabWidget* m_tabs;
    QTreeWidget* m_kinds;
    QTreeWidget* m_sessions;
    QTreeWidget* m_large;
    QTreeWidget* m_tables;
    QTreeWidget* m_files;
    QLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_delete;
    QPushButton* m_integrity;
    QPushButton* m_writeBack;
    QPushButton* m_vacuum;
    QTimer m_ticks;
    std::optional<StoreReport> m_report;
    std::optional<EditPlan> m_plan; ///< of a vacuum
    int m_question = 0; ///< the newest
    bool m_isWorking = false;
};

} // namespace stemma
