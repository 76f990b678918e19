// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/thinkingoffer.h"

#include "core/store/sessionstore.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace stemma {

ThinkingOffer::ThinkingOffer(const StoreInfo& store, QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Style::measures().u);
    m_drop = new QCheckBox(tr("Also remove &the signed thinking after it, which is no longer valid"), this);
    m_drop->setToolTip(tr("Providers may reject thinking that was signed for another conversation. To keep it, "
                          "make the change in a fork instead."));
    m_fork = new QPushButton(icons::icon(u"fork"_s), tr("&Change a fork instead…"), this);
    m_fork->setAutoDefault(false);
    const QString refusal = store.notWritable.isEmpty() ? store.refusals.value(EditKind::Fork) : store.notWritable;
    m_fork->setEnabled(refusal.isEmpty());
    m_fork->setToolTip(refusal.isEmpty()
            ? tr("Plan a fork that ends before that thinking, then this change in the fork. The original is unchanged.")
            : refusal);
    layout->addWidget(m_drop);
    layout->addStretch(1);
    layout->addWidget(m_fork);
    hide();
}

} // namespace stemma
