// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/style.h"

#include <QEvent>
#include <QLabel>

namespace stemma {

/// A label in the quiet ink of the theme, also after another theme was chosen.
class MutedLabel final : public QLabel
{
public:
    explicit MutedLabel(QWidget* parent)
        : MutedLabel(QString(), parent)
    {
    }
    MutedLabel(const QString& text, QWidget* parent)
        : QLabel(text, parent)
    {
        updateInk();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            updateInk();
    }

private:
    void updateInk()
    {
        QPalette muted;
        muted.setColor(QPalette::WindowText, Style::colours().muted);
        setPalette(muted); // which changes nothing where it is so already
    }
};

} // namespace stemma
