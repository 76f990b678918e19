// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/checklist.h"

#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MarkSize = 16;

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
    , m_layout(new QGridLayout(this))
{
    const int u = Style::measures().u;
    m_layout->setContentsMargins(3 * u, 2 * u, 3 * u, 2 * u);
    m_layout->setHorizontalSpacing(4 * u);
    m_layout->setVerticalSpacing(2 * u);
    setAccessibleName(tr("Checks"));
}

void CheckList::setChecks(const QList<PlannedCheck>& checks)
{
    QList<PlannedCheck> sorted = checks;
    std::ranges::stable_sort(sorted, {}, [](const PlannedCheck& check) {
        return isFailure(check) ? 0 : isWarning(check) ? 1 : 2;
    });
    if (sorted == m_checks && m_layout->count() > 0)
        return;
    m_checks = sorted;
    render();
}

void CheckList::setColumns(int columns)
{
    const int u = Style::measures().u;
    if (std::exchange(m_columns, columns) == columns)
        return;
    m_layout->setContentsMargins(3 * u, columns > 1 ? u : 2 * u, 3 * u, columns > 1 ? u : 2 * u);
    m_layout->setVerticalSpacing(columns > 1 ? u : 2 * u);
    render();
}

int CheckList::heightOf(int rows) const
{
    const int shown = std::clamp((int(m_checks.size()) + m_columns - 1) / m_columns, 1, rows);
    const QMargins margins = m_layout->contentsMargins();
    const int line = std::max(MarkSize, QFontMetrics(Style::measures().body).lineSpacing());
    return margins.top() + margins.bottom() + shown * line + (shown - 1) * m_layout->verticalSpacing();
}

void CheckList::render()
{
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    for (int i = 0; i < m_checks.size(); ++i) {
        const PlannedCheck& check = m_checks.at(i);
        auto* row = new QWidget(this);
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(3 * u);
        auto* mark = new QLabel(row);
        const QString name = check.ok ? u"ok"_s : isWarning(check) ? u"warning"_s : u"fail"_s;
        const QColor ink = check.ok ? c.ok : isWarning(check) ? c.warning : c.error;
        mark->setPixmap(icons::pixmap(name, MarkSize, ink, devicePixelRatioF()));
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
        m_layout->addWidget(row, i / m_columns, i % m_columns);
    }
    if (m_checks.isEmpty())
        m_layout->addWidget(new MutedLabel(tr("This change needs no checks."), this), 0, 0);
    for (int column = 0; column < m_layout->columnCount(); ++column)
        m_layout->setColumnStretch(column, column < m_columns ? 1 : 0);
    for (int line = 0; line < m_layout->rowCount(); ++line)
        m_layout->setRowStretch(line, 0);
    m_layout->setRowStretch(int(m_checks.size()) + 1, 1); // what is left stays below
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
