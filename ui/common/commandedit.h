// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>

namespace stemma {

/// A command on one line, to be read and copied. Where there is no room for it, its middle is left out until it has the
/// focus; its tool tip has all of it.
class CommandEdit final : public QLineEdit
{
    Q_OBJECT
public:
    explicit CommandEdit(QWidget* parent);

    /// Its first line is shown.
    void setCommand(const QString& command);
    [[nodiscard]] const QString& command() const { return m_command; } ///< all of it
    [[nodiscard]] QString shownText() const; ///< of its first line, as far as there is room

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRect textRect() const;

    QString m_command;
};

} // namespace stemma
