// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/edit.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTreeView;

namespace stemma {

class OpenStore;
class OutputsFilter;
class OutputsModel;
class OutputsSource;

/// The outputs of a session's tools by size and place: which of them leave the context, and which come back, is chosen
/// by hand or by the library's rule. What is chosen becomes a plan. Closes with its store.
class PruneDialog final : public QDialog
{
    Q_OBJECT
public:
    PruneDialog(OpenStore* store, const SessionId& session, const QString& title, QWidget* parent = nullptr);

    void load(); ///< reads the outputs, in the background
    [[nodiscard]] OutputsSource* source() const { return m_source; }
    [[nodiscard]] QTreeView* view() const { return m_view; }
    [[nodiscard]] QComboBox* shownBox() const { return m_shown; }
    [[nodiscard]] QSpinBox* keepBox() const { return m_keep; }
    [[nodiscard]] QPushButton* ruleButton() const { return m_byRule; }
    [[nodiscard]] QPushButton* pruneButton() const { return m_prune; }
    [[nodiscard]] QPushButton* restoreButton() const { return m_restore; }

signals:
    void editRequested(const stemma::Edit& edit);
    void messageChosen(const stemma::MessageId& message);
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();

private:
    void makeParts(const QString& title);
    void connectParts();
    void takeRead();
    void chooseByRule();
    void request(bool restore);
    void update();

    SessionId m_session;
    OutputsSource* m_source;
    OutputsModel* m_model;
    OutputsFilter* m_filter;
    QLabel* m_note = nullptr;
    QSpinBox* m_keep = nullptr;
    bool m_hasLimits = false; ///< m_keep has the limit that is in force
    QPushButton* m_byRule = nullptr;
    QComboBox* m_shown = nullptr;
    QTreeView* m_view = nullptr;
    QLabel* m_sum = nullptr;
    QPushButton* m_restore = nullptr;
    QPushButton* m_prune = nullptr;
};

} // namespace stemma
