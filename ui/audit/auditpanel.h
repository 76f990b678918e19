// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/auditmodel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeView;

namespace stemma {

class AuditChart;

/// What each turn of the session on screen did and cost, as a table and drawn. The content of the audit dock.
class AuditPanel final : public QWidget
{
    Q_OBJECT
public:
    /// @p source must outlive the panel.
    explicit AuditPanel(AuditSource* source, QWidget* parent = nullptr);

    /// Writes the figures to a file, replacing it at once; off the GUI thread.
    void exportTo(const QString& path, bool asCsv);
    void goToTurn(qint64 turn); ///< in the table

    [[nodiscard]] AuditModel* model() const { return m_model; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] AuditChart* chart() const { return m_chart; }
    [[nodiscard]] QLabel* summary() const { return m_summary; }

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    void noticed(const QString& text); ///< for the status bar

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void askForFile(bool asCsv);
    void choose(const QModelIndex& index);
    void update();
    void hideEmptyColumns();
    [[nodiscard]] QString summaryText() const;

    AuditSource* m_source = nullptr;
    AuditModel* m_model = nullptr;
    QTreeView* m_view = nullptr;
    AuditChart* m_chart = nullptr;
    QLabel* m_summary = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace stemma
