// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace stemma {

/// A message above a view that stays until it is answered: a bold first sentence, what it means, and
/// at most three buttons. Hidden until something is shown.
class Banner final : public QWidget
{
    Q_OBJECT
public:
    enum class Kind : quint8 { Note, Warning, Error };

    explicit Banner(QWidget* parent = nullptr);

    /// @p first is the bold sentence; @p details (the cause) is a tool tip.
    void tell(Kind kind, const QString& first, const QString& more = {}, const QString& details = {});
    static constexpr int MostButtons = 3;

    /// Replaces the buttons, the most useful first and what puts the message away last; pressing the n-th emits
    /// pressed(n). Where they are more than MostButtons, those in the middle stand in the menu of one that says "More".
    void setButtons(const QStringList& texts);
    /// Those on screen.
    [[nodiscard]] const QList<QPushButton*>& buttons() const { return m_buttons; }
    [[nodiscard]] QPushButton* moreButton() const { return m_more; } ///< null: there is none
    [[nodiscard]] QString text() const;

signals:
    void pressed(int button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_label = nullptr;
    QHBoxLayout* m_layout = nullptr;
    QPushButton* addButton(const QString& text);

    QList<QPushButton*> m_buttons;
    QPushButton* m_more = nullptr;
    Kind m_kind = Kind::Note;
};

} // namespace stemma
