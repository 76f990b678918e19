// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/planhead.h"

#include "ui/common/icons.h"
#include "ui/plan/panehead.h"
#include "ui/plan/plandialogtexts.h"

using namespace Qt::StringLiterals;

namespace stemma {

PlanHead::PlanHead(const QString& promise, QWidget* parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_headline(new QLabel(this))
    , m_promise(plandialog::mutedLabel(this, promise))
{
    const int u = Style::measures().u;
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3 * u);
    m_headline->setFont(Style::measures().h1);
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* words = new QVBoxLayout;
    words->setSpacing(u / 2);
    words->addWidget(m_headline);
    words->addWidget(m_promise);
    layout->addWidget(m_icon);
    layout->addLayout(words, 1);
}

void PlanHead::setHeadline(EditKind kind, const QString& text)
{
    const int size = 7 * Style::measures().u;
    const bool removes = kind == EditKind::Delete || kind == EditKind::Remove;
    m_icon->setPixmap(removes ? icons::icon(u"edit-delete"_s).pixmap(QSize(size, size), devicePixelRatioF())
                              : icons::pixmap(planIcon(kind), size, Style::colours().accent, devicePixelRatioF()));
    m_headline->setText(text);
}

void PlanHead::setPromiseShown(bool on)
{
    m_promise->setVisible(on);
    m_headline->setToolTip(on ? QString() : m_promise->text());
}

} // namespace stemma
