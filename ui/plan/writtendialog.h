// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journal.h"
#include "core/edit/writtenrecords.h"

#include <QDialog>
#include <QFuture>

class QLabel;
class QPushButton;

namespace stemma {

class PlannedWritesPane;

/// What a change of the history wrote: its records, and of the chosen one the text before and after.
class WrittenDialog final : public QDialog
{
    Q_OBJECT
public:
    using Written = Result<WrittenRecords>;

    /// @p written comes when the journal was read.
    WrittenDialog(const Receipt& receipt, QFuture<Written> written, QWidget* parent = nullptr);

    [[nodiscard]] PlannedWritesPane* pane() const { return m_pane; }
    [[nodiscard]] QLabel* note() const { return m_note; }
    [[nodiscard]] QPushButton* sessionButton() const { return m_session; }

signals:
    void sessionRequested(const stemma::Receipt& receipt);

private:
    void take(const Written& written);

    QLabel* m_note = nullptr; ///< why nothing is shown, or that not everything is
    PlannedWritesPane* m_pane = nullptr;
    QPushButton* m_session = nullptr;
};

} // namespace stemma
