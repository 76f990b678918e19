// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

class QAction;

namespace stemma {

/// Looks like a search field and triggers Go to session or text.
class SwitcherButton final : public QPushButton
{
    Q_OBJECT
public:
    explicit SwitcherButton(QAction* action, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    static constexpr int LeastWidth = 20; ///< in units, however little room there is
    void fitInto(int windowWidth); ///< longer where there is room, shorter where its tool bar leaves less

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void updateTip();
    [[nodiscard]] QString keys() const;

    QAction* m_action;
};

} // namespace stemma
