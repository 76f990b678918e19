// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/changerows.h"

#include <QBasicTimer>
#include <QPlainTextEdit>

#include <vector>

namespace stemma {

/// What a text is and what it would become, line by line with both line numbers. Read-only text, so that it can be
/// selected, copied and read aloud.
class ChangeView final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit ChangeView(QWidget* parent = nullptr);

    void setTexts(const QString& before, const QString& after);
    /// Texts of any length: compared off the GUI thread, put in by pieces.
    void setLongTexts(const QString& before, const QString& after);
    [[nodiscard]] bool isWorking() const { return m_isComparing || m_step.isActive(); }

protected:
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void show(ChangeRows rows);
    void putIn(qsizetype count);
    void insert(QTextCursor& cursor, const ChangeRow& row) const;

    QString m_before;
    QString m_after;
    ChangeRows m_rows;
    size_t m_next = 0; ///< to be put in
    QBasicTimer m_step;
    int m_turn = 0; ///< answers to an earlier question are dropped
    bool m_isComparing = false;
};

} // namespace stemma
