// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>
#include <QTimer>

namespace stemma {

/// A field whose words narrow down a list beside it, as one types. Escape empties it, and Down goes on to the list.
class FilterEdit final : public QLineEdit
{
    Q_OBJECT
public:
    static constexpr int TypingMs = 150; ///< of quiet before the words count

    /// @p icon stands before the words; @p name is also read out.
    FilterEdit(const QString& icon, const QString& name, QWidget* parent = nullptr);

    void setList(QWidget* list) { m_list = list; } ///< which Down goes on to; it must outlive the field
    /// What is typed counts now.
    void settle();
    [[nodiscard]] bool isSettled() const { return !m_typing.isActive(); } ///< the words were told

signals:
    void wordsChanged(const QString& words); ///< after a pause in typing
    void left(); ///< Escape in the empty field

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* m_list = nullptr;
    QTimer m_typing;
};

} // namespace stemma
