// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/auditmodel.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace stemma {

/// What each turn of the session on screen did and cost. Reads while it is visible, and again a moment
/// after the store changed. The content of the audit dock.
class AuditPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit AuditPanel(QWidget* parent = nullptr);

    void setCurrent(OpenStore* store, const SessionId& session);
    /// Writes the figures to a file, replacing it at once; off the GUI thread.
    void exportTo(const QString& path, bool asCsv);

    [[nodiscard]] AuditModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }

signals:
    void loadBegun(const QString& title, const stemma::JobControl& control);
    void loadEnded();
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void noticed(const QString& text); ///< for the status bar

protected:
    void showEvent(QShowEvent* event) override;

private:
    void load();
    void askForFile(bool asCsv);
    void takeLoaded(const Result<>& result);
    void updateSummary();
    void hideEmptyColumns();

    AuditModel* m_model = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_export = nullptr;
    QTimer m_later; ///< an agent that writes changes the store many times a second
    QPointer<OpenStore> m_store;
    SessionId m_session;
    Error m_error;
    bool m_stale = true; ///< to be read when it is seen
    bool m_failed = false;
};

} // namespace stemma
