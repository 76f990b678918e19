// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/thinkingsource.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace stemma {

/// One block of thinking to read: when and how long, in which state, the text, and what the agent did next.
class ThinkingPane final : public QWidget
{
    Q_OBJECT
public:
    /// @p source must outlive the pane.
    explicit ThinkingPane(ThinkingSource& source, QWidget* parent = nullptr);

    void setBlock(const std::optional<ThinkingBlock>& block);
    [[nodiscard]] const std::optional<ThinkingBlock>& block() const { return m_block; }
    void setMarked(const QStringList& words); ///< where the text holds them
    void setMarkedLines(const QList<int>& lines, const QColor& ground); ///< 0-based, of the shown text

    [[nodiscard]] QString shownText() const; ///< empty until it was read
    [[nodiscard]] QPlainTextEdit* edit() const { return m_edit; }
    [[nodiscard]] QLabel* head() const { return m_head; }
    [[nodiscard]] QLabel* state() const { return m_state; }
    [[nodiscard]] QPushButton* nextButton() const { return m_next; }
    [[nodiscard]] QPushButton* allButton() const { return m_all; }

signals:
    void rowChosen(int row, int part);
    void allRequested(int row, int part); ///< the whole text of the block
    void textShown();

private:
    void show(const ThinkingSource::Text& text);
    void updateHead(qint64 characters);
    void updateMarks();

    ThinkingSource& m_source;
    std::optional<ThinkingBlock> m_block;
    QStringList m_words;
    QList<int> m_lines;
    QColor m_ground;
    bool m_isRead = false;
    QLabel* m_head;
    QLabel* m_state;
    QPlainTextEdit* m_edit;
    QPushButton* m_all;
    QPushButton* m_next;
};

} // namespace stemma
