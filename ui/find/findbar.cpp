// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/find/findbar.h"

#include "ui/common/elidedlabel.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/find/findhistory.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

FindBar::FindBar(QWidget* parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_case(addSwitch(u"Aa"_s, tr("Upper and lower case differ")))
    , m_word(addSwitch(u"\u201cab\u201d"_s, tr("Whole words only")))
    , m_regex(addSwitch(u".*"_s, tr("Regular expression")))
    , m_scope(new QComboBox(this))
    , m_previous(addButton(u"go-up"_s, tr("Previous hit (Shift+F3)")))
    , m_next(addButton(u"go-down"_s, tr("Next hit (F3)")))
    , m_count(new MutedLabel(this))
    , m_note(new ElidedLabel(this))
    , m_close(addButton(u"tab-close"_s, tr("Close (Esc)")))
{
    const Measures& m = Style::measures();
    m_edit->setPlaceholderText(tr("Find"));
    m_edit->setAccessibleName(tr("Find"));
    m_edit->setToolTip(tr("Up and Down go through what you looked for lately"));
    m_edit->setClearButtonEnabled(true);
    m_edit->addAction(icons::icon(u"edit-find"_s), QLineEdit::LeadingPosition);
    m_edit->setMinimumWidth(36 * m.u);
    m_edit->setMaximumWidth(80 * m.u);
    m_edit->installEventFilter(this);
    const std::pair<QString, TextKinds> scopes[]
        = {{tr("Everything"), AllTextKinds}, {tr("Prompts"), TextKind::Prompt}, {tr("Answers"), TextKind::Answer},
            {tr("Thinking"), TextKind::Thinking}, {tr("Tool input"), TextKind::ToolInput},
            {tr("Tool output"), TextKind::ToolOutput}, {tr("Patches"), TextKind::Patch}};
    for (const auto& [name, kinds] : scopes)
        m_scope->addItem(name, kinds.toInt());
    m_scope->setAccessibleName(tr("Where to look"));
    m_scope->setToolTip(m_scope->accessibleName());
    m_scope->hide();
    for (QLabel* label : {m_count, m_note})
        label->setFont(m.meta);
    // The field does not change its width while somebody types.
    m_count->setMinimumWidth(QFontMetrics(m.meta).horizontalAdvance(tr("Searching\u2026")));
    m_note->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * m.u, m.u, 2 * m.u, m.u);
    layout->setSpacing(m.u);
    layout->addWidget(m_edit, 1);
    for (QWidget* widget : {static_cast<QWidget*>(m_case), static_cast<QWidget*>(m_word),
             static_cast<QWidget*>(m_regex), static_cast<QWidget*>(m_scope), static_cast<QWidget*>(m_previous),
             static_cast<QWidget*>(m_next), static_cast<QWidget*>(m_count)})
        layout->addWidget(widget);
    layout->addWidget(m_note, 1);
    layout->addWidget(m_close);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Window);
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingMs);
    connect(&m_typing, &QTimer::timeout, this, &FindBar::tellChange);
    connect(m_edit, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text != m_given.words)
            m_given = {};
        m_typing.start();
        updateTexts(); // what is known is known of other words
    });
    connect(m_edit, &QLineEdit::textEdited, this, [this] { m_recalled = -1; });
    connect(m_scope, &QComboBox::currentIndexChanged, this, &FindBar::tellChange);
    connect(m_previous, &QToolButton::clicked, this, [this] { step(false); });
    connect(m_next, &QToolButton::clicked, this, [this] { step(true); });
    connect(m_close, &QToolButton::clicked, this, &FindBar::close);
    updateTexts();
    hide();
}

QToolButton* FindBar::addSwitch(const QString& sign, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setText(sign);
    button->setCheckable(true);
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    connect(button, &QToolButton::toggled, this, &FindBar::tellChange);
    return button;
}

QToolButton* FindBar::addButton(const QString& icon, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setIcon(icons::icon(icon));
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

void FindBar::setScopesOffered(bool offered)
{
    m_scope->setVisible(offered);
}

void FindBar::addStepKeys(QWidget* window)
{
    connect(new QShortcut(QKeySequence(Qt::Key_F3), window), &QShortcut::activated, this, [this] { step(true); });
    connect(new QShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F3), window), &QShortcut::activated, this,
        [this] { step(false); });
}

void FindBar::open(const QString& selected)
{
    show();
    // A selection of several lines was not made to be looked for.
    if (!selected.isEmpty() && !selected.contains(u'\n') && !selected.contains(QChar::ParagraphSeparator)
        && selected.size() <= TextMatcher::LongestPattern)
        m_edit->setText(selected);
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    tellChange();
}

void FindBar::close()
{
    m_typing.stop();
    m_given = {};
    FindHistory::instance().add(m_edit->text());
    hide();
    emit closed();
}

TextPattern FindBar::pattern() const
{
    TextPattern pattern {m_edit->text(), m_case->isChecked(), m_word->isChecked(), m_regex->isChecked()};
    if (!pattern.isRegex && !pattern.isEmpty() && pattern.text == m_given.words) {
        pattern.text = m_given.text;
        pattern.isRegex = m_given.isRegex;
        pattern.words = m_given.words;
    }
    return pattern;
}

void FindBar::setPattern(const TextPattern& pattern)
{
    const QSignalBlocker quiet(this);
    m_given = pattern;
    m_edit->setText(pattern.shown());
    m_case->setChecked(pattern.caseSensitive);
    m_word->setChecked(pattern.wholeWord);
    m_regex->setChecked(pattern.isRegex && pattern.words.isEmpty());
    m_scope->setCurrentIndex(0);
    m_typing.stop();
    updateTexts();
}

TextKinds FindBar::scope() const
{
    return m_scope->isHidden() ? AllTextKinds : TextKinds::fromInt(m_scope->currentData().toInt());
}

void FindBar::settle()
{
    if (m_typing.isActive())
        tellChange();
}

/// Whoever searches may say of the new words what was true of those before.
void FindBar::tellChange()
{
    m_typing.stop();
    emit changed();
    updateTexts();
}

void FindBar::step(bool forward)
{
    if (isHidden())
        return open();
    settle();
    FindHistory::instance().add(m_edit->text());
    m_recalled = -1;
    emit stepRequested(forward);
}

/// The words before what stands in the field, or those after it.
void FindBar::recall(int by)
{
    const QStringList& words = FindHistory::instance().words();
    if (m_recalled < 0)
        m_typed = m_edit->text();
    qsizetype to = m_recalled + by;
    while (by > 0 && to < words.size() && words.at(to) == m_edit->text())
        ++to;
    if (to >= words.size() || to < -1)
        return;
    m_recalled = to;
    m_edit->setText(to < 0 ? m_typed : words.at(to));
}

void FindBar::setState(const FindState& state)
{
    if (m_state == state)
        return;
    m_state = state;
    updateTexts();
}

FindState FindBar::state() const
{
    return isTyping() ? FindState {.grows = !m_edit->text().isEmpty()} : m_state;
}

void FindBar::updateTexts()
{
    const FindState state = this->state();
    const bool isAsked = !m_edit->text().isEmpty() && state.problem.isEmpty();
    QString count;
    const QString hits = format::number(state.hits);
    if (isAsked && state.current >= 0)
        count = (state.grows   ? tr("%1 of %2 so far")
                : state.isFull ? tr("%1 of more than %2")
                               : tr("%1 of %2"))
                    .arg(format::number(state.current + 1), hits);
    else if (isAsked && state.hits > 0)
        count = state.grows ? tr("%1 so far").arg(hits) : tr("%Ln hit(s)", nullptr, int(state.hits));
    else if (isAsked)
        count = state.grows ? tr("Searching\u2026") : tr("No hits");
    m_count->setText(count);
    QString note = state.problem;
    if (note.isEmpty() && state.givenUp > 0)
        note = tr("Gave up in %Ln text(s): there the expression takes too long, and hits may be missing.", nullptr,
            int(state.givenUp));
    if (note.isEmpty())
        note = state.note;
    m_note->setText(note);
    m_note->setToolTip(note);
    const Colours& colours = Style::colours();
    QPalette inks = palette();
    const bool isBad = !state.problem.isEmpty();
    inks.setColor(QPalette::WindowText, isBad ? colours.error : state.givenUp > 0 ? colours.warning : colours.muted);
    m_note->setPalette(inks);
    // While somebody types they stay as they are: the next hit is mostly there again at once.
    for (QToolButton* button : {m_previous, m_next})
        button->setEnabled(m_state.hits > 0);
}

QString FindBar::countText() const
{
    return m_count->text();
}

QString FindBar::noteText() const
{
    return m_note->toolTip();
}

bool FindBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_edit || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        step(!(key->modifiers() & Qt::ShiftModifier));
        return true;
    case Qt::Key_Up:
        recall(1);
        return true;
    case Qt::Key_Down:
        recall(-1);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void FindBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_note)
        updateTexts();
}

} // namespace stemma
