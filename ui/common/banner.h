// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

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
    /// Replaces the buttons; pressing the n-th emits pressed(n).
    void setButtons(const QStringList& texts);
    [[nodiscard]] QString text() const;

signals:
    void pressed(int button);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_label = nullptr;
    QHBoxLayout* m_layout = nullptr;
    QList<QWidget*> m_buttons;
    Kind m_kind = Kind::Note;
};

} // namespace stemma
