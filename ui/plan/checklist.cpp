// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/checklist.h"

#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

bool isWarning(const PlannedCheck& check)
{
    return !check.ok && check.onlyWarns;
}

bool isFailure(const PlannedCheck& check)
{
    return !check.ok && !check.onlyWarns;
}

} // namespace

CheckList::CheckList(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    const int u = Style::measures().u;
    m_layout->setContentsMargins(3 * u, 2 * u, 3 * u, 2 * u);
    m_layout->setSpacing(2 * u);
    setAccessibleName(tr("Checks"));
}

void CheckList::setChecks(const QList<PlannedCheck>& checks)
{
    if (checks == m_checks && m_layout->count() > 0)
        return;
    m_checks = checks;
    render();
}

void CheckList::render()
{
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    for (const PlannedCheck& check : std::as_const(m_checks)) {
        auto* row = new QWidget(this);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(3 * u);
        auto* mark = new QLabel(row);
        const QString name = check.ok ? u"ok"_s : isWarning(check) ? u"warning"_s : u"fail"_s;
        const QColor ink = check.ok ? c.ok : isWarning(check) ? c.warning : c.error;
        mark->setPixmap(icons::pixmap(name, 16, ink, devicePixelRatioF()));
        const QString word = check.ok ? tr("Passed") : isWarning(check) ? tr("Warning") : tr("Failed");
        mark->setToolTip(word);
        auto* text
            = new QLabel(check.ok ? check.text : tr("%1: %2", "Failed: the sentence").arg(word, check.text), row);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        text->setAccessibleName(u"%1: %2"_s.arg(word, check.text));
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(mark, 0, Qt::AlignTop);
        layout->addWidget(text, 1);
        m_layout->addWidget(row);
    }
    if (m_checks.isEmpty()) {
        m_layout->addWidget(new MutedLabel(tr("This change needs no checks."), this));
    }
    m_layout->addStretch(1);
}

QString CheckList::summary(const QList<PlannedCheck>& checks)
{
    const auto failed = int(std::ranges::count_if(checks, isFailure));
    const auto warned = int(std::ranges::count_if(checks, isWarning));
    const int passed = int(checks.size()) - failed - warned;
    QStringList words;
    if (passed > 0)
        words += tr("%n passed", nullptr, passed);
    if (warned > 0)
        words += tr("%n warning(s)", nullptr, warned);
    if (failed > 0)
        words += tr("%n failed", nullptr, failed);
    return words.join(u", "_s);
}

bool CheckList::hasFailed(const QList<PlannedCheck>& checks)
{
    return std::ranges::any_of(checks, isFailure);
}

void CheckList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render();
}

} // namespace stemma
