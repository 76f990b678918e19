// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

namespace stemma {

/// Makes a window that has its first size no larger than its screen has room for, once it is shown and the frame is
/// known that the desktop puts around it. Child of the window; goes when that is done.
class ScreenFit final : public QObject
{
    Q_OBJECT
public:
    static constexpr int FrameMs = 150; ///< until desktops have framed a window that was shown

    explicit ScreenFit(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QWidget& m_window;
    QSize m_first;
};

} // namespace stemma
