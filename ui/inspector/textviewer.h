// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QTimer>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace stemma {

/// A window with one long text, read-only, with find and copy. Takes the text in slices, so that
/// twenty megabytes do not hold up the program; very long lines are broken for display only.
class TextViewer final : public QDialog
{
    Q_OBJECT
public:
    explicit TextViewer(const QString& title, QWidget* parent = nullptr);

    void setText(const QString& text);
    void setFailure(const QString& text);
    [[nodiscard]] bool isComplete() const { return !m_feed.isActive() && !m_waiting; }
    [[nodiscard]] QPlainTextEdit* edit() const { return m_edit; }

    static constexpr int LongestLine = 4000;

private:
    void feedSlice();
    void find(bool backward);

    QPlainTextEdit* m_edit = nullptr;
    QLineEdit* m_find = nullptr;
    QLabel* m_note = nullptr;
    QString m_text;
    qsizetype m_fed = 0;
    int m_column = 0; ///< of the last character fed
    bool m_broken = false; ///< a line was too long
    bool m_waiting = true;
    QTimer m_feed;
};

} // namespace stemma
