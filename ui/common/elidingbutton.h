// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/style.h"

#include <QHelpEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStyleOptionButton>
#include <QToolTip>

namespace stemma {

/// A button that shows as much of its words as there is room, and all of them in its tool tip where it has no other.
class ElidingButton final : public QPushButton
{
public:
    explicit ElidingButton(const QString& text, QWidget* parent = nullptr)
        : ElidingButton(QIcon(), text, parent)
    {
    }
    ElidingButton(const QIcon& icon, const QString& text, QWidget* parent = nullptr)
        : QPushButton(icon, text, parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override
    {
        const QScopedValueRollback measuring(m_isMeasured, true);
        return QPushButton::sizeHint();
    }
    QSize minimumSizeHint() const override
    {
        const QSize whole = sizeHint();
        return {std::min(whole.width(), chrome() + 4 * Style::measures().u), whole.height()};
    }

protected:
    void initStyleOption(QStyleOptionButton* option) const override
    {
        QPushButton::initStyleOption(option);
        if (!m_isMeasured && width() < sizeHint().width())
            option->text = fontMetrics().elidedText(option->text, Qt::ElideRight, std::max(0, width() - chrome()));
    }

    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && width() < sizeHint().width()) {
            QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
            return true;
        }
        return QPushButton::event(event);
    }

private:
    /// The width of all but the words.
    [[nodiscard]] int chrome() const { return sizeHint().width() - fontMetrics().horizontalAdvance(text()); }

    mutable bool m_isMeasured = false; ///< a size is asked for, of all the words
};

} // namespace stemma
