// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/filterrow.h"

#include "core/base/text.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QAction>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What each chip hides when it is off; the first one hides prompts by their role.
const PartKinds ChipKinds[] = {{}, PartKind::Text, PartKind::Reasoning, PartKind::Tool, PartKind::Patch,
    PartKind::FileReference | PartKind::Image, PartKind::StepStart | PartKind::StepFinish, PartKind::Event};

} // namespace

FilterRow::FilterRow(QWidget* parent)
    : QWidget(parent)
    , m_filter(new QToolButton(this))
    , m_turns(new QToolButton(this))
    , m_position(new MutedLabel(this))
    , m_jumpLabel(new MutedLabel(tr("Jump to"), this))
    , m_targetButton(new QToolButton(this))
    , m_up(new QToolButton(this))
    , m_down(new QToolButton(this))
{
    const Measures& m = Style::measures();
    setAutoFillBackground(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * m.u, m.u, 2 * m.u, m.u);
    layout->setSpacing(m.u + m.u / 2);
    layout->setSizeConstraint(QLayout::SetNoConstraint); // narrow rows fit() themselves
    const std::tuple<QString, QString, QString> names[]
        = {{u"user"_s, tr("You"), tr("Show your messages")}, {u"assistant"_s, tr("Text"), tr("Show answers")},
            {u"thinking"_s, tr("Thinking"), tr("Show thinking")}, {u"terminal"_s, tr("Tools"), tr("Show tool calls")},
            {u"patch"_s, tr("Patches"), tr("Show patches")}, {u"file"_s, tr("Files"), tr("Show files and images")},
            {u"step"_s, tr("Steps"), tr("Show steps")}, {u"info"_s, tr("Events"), tr("Show events of the recording")}};
    for (const auto& [icon, text, tip] : names) {
        auto* chip = new ChipButton(icon, text, this);
        chip->setChecked(true);
        chip->setToolTip(tr("%1 (Alt+click: only this)", "Show answers").arg(tip));
        layout->addWidget(chip);
        const int at = int(m_chips.size());
        m_chips.append(chip);
        connect(chip, &QAbstractButton::toggled, this, &FilterRow::filtersChanged);
        connect(chip, &QAbstractButton::clicked, this, [this, at] {
            if (QGuiApplication::keyboardModifiers().testFlag(Qt::AltModifier))
                showOnly(at);
        });
        auto* only = new QAction(tr("Only this"), chip);
        auto* all = new QAction(tr("Show all"), chip);
        connect(only, &QAction::triggered, this, [this, at] { setHiddenChips(~(1 << at)); });
        connect(all, &QAction::triggered, this, [this] { setHiddenChips(0); });
        chip->addActions({only, all});
        chip->setContextMenuPolicy(Qt::ActionsContextMenu);
    }
    m_chips.constLast()->hide();
    const auto makeToggle = [&](QToolButton* button, const QString& icon, const QString& tip) {
        button->setIcon(icons::icon(icon));
        button->setIconSize({14, 14});
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        layout->addWidget(button);
    };
    makeToggle(m_filter, u"view-filter"_s, tr("Filter the messages by words and states"));
    makeToggle(m_turns, u"collapse-all"_s, tr("Show one line per turn; each opens where it stands"));
    connect(m_filter, &QToolButton::clicked, this, &FilterRow::filterRequested);
    connect(m_turns, &QToolButton::toggled, this, &FilterRow::onlyTurnsChanged);
    layout->addStretch(1);
    m_position->setFont(m.meta);
    m_jumpLabel->setFont(m.meta);
    layout->addWidget(m_position);
    layout->addSpacing(m.u);
    layout->addWidget(m_jumpLabel);
    makeJumps();
    layout->addWidget(m_targetButton);
    layout->addWidget(m_up);
    layout->addWidget(m_down);
}

void FilterRow::makeJumps()
{
    using Target = TimelineView::Target;
    auto* menu = new QMenu(m_targetButton);
    const Jump jumps[] = {{Target::Prompt, tr("prompt"), tr("Previous prompt"), tr("Next prompt")},
        {Target::Error, tr("error"), tr("Previous error"), tr("Next error")},
        {Target::Thinking, tr("thinking"), tr("Previous thinking"), tr("Next thinking")},
        {Target::File, tr("file"), tr("Previous file"), tr("Next file")},
        {Target::Patch, tr("patch"), tr("Previous patch"), tr("Next patch")},
        {Target::Compaction, tr("compaction"), tr("Previous compaction"), tr("Next compaction")},
        {Target::Checkpoint, tr("checkpoint"), tr("Previous checkpoint"), tr("Next checkpoint")}};
    for (const Jump& jump : jumps)
        menu->addAction(jump.word, this, [this, jump] { setJump(jump); });
    m_targetButton->setMenu(menu);
    m_targetButton->setPopupMode(QToolButton::InstantPopup);
    m_targetButton->setAutoRaise(true);
    m_targetButton->setAccessibleName(tr("Kind to jump to"));
    for (QToolButton* button : {m_up, m_down}) {
        const bool forward = button == m_down;
        button->setIcon(icons::icon(forward ? u"go-down"_s : u"go-up"_s));
        button->setIconSize({12, 12});
        connect(button, &QToolButton::clicked, this, [this, forward] { emit jumpRequested(m_target, forward); });
    }
    setJump(jumps[0]);
}

void FilterRow::setJump(const Jump& jump)
{
    m_target = jump.target;
    m_targetButton->setText(jump.word);
    m_up->setToolTip(jump.previous);
    m_down->setToolTip(jump.next);
    m_up->setAccessibleName(m_up->toolTip());
    m_down->setAccessibleName(m_down->toolTip());
    fit();
}

int FilterRow::hiddenChips() const
{
    int bits = 0;
    for (qsizetype at = 0; at < m_chips.size(); ++at)
        bits |= m_chips.at(at)->isChecked() ? 0 : 1 << at;
    return bits;
}

void FilterRow::setHiddenChips(int bits)
{
    {
        const QSignalBlocker quiet(this);
        for (qsizetype at = 0; at < m_chips.size(); ++at)
            m_chips.at(at)->setChecked(!(bits & (1 << at)));
    }
    emit filtersChanged();
}

/// The click on the chip itself has toggled it already. What is shown alone gives way to all.
void FilterRow::showOnly(int at)
{
    const auto isOff = [this, at](int other) { return other == at || !m_chips.at(other)->isChecked(); };
    const bool wasAlone
        = !m_chips.at(at)->isChecked() && std::ranges::all_of(std::views::iota(0, int(m_chips.size())), isOff);
    setHiddenChips(wasAlone ? 0 : ~(1 << at));
}

PartKinds FilterRow::hiddenKinds() const
{
    PartKinds kinds;
    for (qsizetype at = 0; at < m_chips.size(); ++at) {
        if (!m_chips.at(at)->isChecked())
            kinds |= ChipKinds[at];
    }
    return kinds;
}

bool FilterRow::hidesPrompts() const
{
    return !m_chips.constFirst()->isChecked();
}

void FilterRow::setHasEvents(bool has)
{
    if (m_chips.constLast()->isHidden() != has)
        return;
    m_chips.constLast()->setVisible(has);
    fit();
}

void FilterRow::setFiltering(bool on)
{
    m_filter->setChecked(on);
}

void FilterRow::setOnlyTurns(bool on)
{
    m_turns->setChecked(on);
}

bool FilterRow::showsOnlyTurns() const
{
    return m_turns->isChecked();
}

void FilterRow::setPosition(int row, int rows, int unread)
{
    QString text = rows > 0 ? tr("%1 of %2").arg(format::number(row + 1), format::number(rows)) : QString();
    if (unread > 0)
        text += factSeparator() + tr("%Ln new", nullptr, unread);
    m_position->setText(text);
    fit();
}

QString FilterRow::positionText() const
{
    return m_position->text();
}

void FilterRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

QSize FilterRow::minimumSizeHint() const
{
    const Measures& m = Style::measures();
    return {70 * m.u, m_chips.constFirst()->sizeHint().height() + 2 * m.u};
}

/// The row loses the word of the jumps first, then chips lose theirs, then the position goes: nothing is cut off.
void FilterRow::fit()
{
    const int space = layout()->spacing();
    const auto widthOf = [space](const QWidget* widget) { return widget->sizeHint().width() + space; };
    int room = width() - 10 * Style::measures().u; // margins, and the gaps around the words
    for (const QWidget* always : {static_cast<const QWidget*>(m_filter), static_cast<const QWidget*>(m_turns),
             static_cast<const QWidget*>(m_targetButton), static_cast<const QWidget*>(m_up),
             static_cast<const QWidget*>(m_down)})
        room -= widthOf(always);
    int full = 0;
    for (const ChipButton* chip : std::as_const(m_chips))
        full += chip->isHidden() ? 0 : chip->fullWidth() + space;
    const bool iconsOnly = full + widthOf(m_position) > room;
    for (ChipButton* chip : std::as_const(m_chips)) {
        chip->setIconOnly(iconsOnly);
        room -= chip->isHidden() ? 0 : widthOf(chip);
    }
    m_position->setVisible(widthOf(m_position) <= room);
    m_jumpLabel->setVisible(widthOf(m_position) + widthOf(m_jumpLabel) <= room);
    layout()->activate(); // else the next frame shows as much as the one before had room for: "63 of 24"
}

void FilterRow::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), Style::colours().base);
    painter.fillRect(QRect(0, height() - 1, width(), 1), Style::colours().line);
}

} // namespace stemma
