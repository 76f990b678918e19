// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

class QAction;
class QToolButton;

namespace stemma {

/// Looks like a search field and triggers Go to session or text.
class SwitcherButton final : public QPushButton
{
    Q_OBJECT
public:
    explicit SwitcherButton(QAction* action, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    static constexpr int LeastWidth = 20; ///< in units, however little room there is
    /// Longer where there is room, shorter where its tool bar leaves less; buttons there may lose their words for it.
    void fitInto(int windowWidth);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void updateTip();
    [[nodiscard]] QString keys() const;

    QAction* m_action;
    QList<QToolButton*> m_shortened; ///< of the tool bar, which has both; shown without their words
};

} // namespace stemma
