// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/ask/askbar.h"

#include "ui/ask/contextchips.h"
#include "ui/ask/probetable.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int EditLines = 3;
constexpr int ProbeRows = 6;
constexpr int MostOfEarlier = 60; ///< characters of a question in the list

} // namespace

AskBar::AskBar(QWidget* model, QWidget* parent)
    : QWidget(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_probes(new ProbeTable(this))
    , m_contexts(new ContextChips(this))
    , m_ask(new QPushButton(tr("Ask…"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_own(new QPushButton(tr("Own question"), this))
    , m_cost(new MutedLabel(this))
    , m_earlier(new QComboBox(this))
{
    const int u = Style::measures().u;
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_edit->setPlaceholderText(tr("What do you want to know of the context? Nothing is sent before you agree."));
    m_edit->setAccessibleName(tr("Question"));
    m_edit->setTabChangesFocus(true);
    m_edit->setFixedHeight(EditLines * QFontMetrics(m_edit->font()).lineSpacing() + 3 * u);
    m_edit->installEventFilter(this);
    m_probes->setFixedHeight((ProbeRows + 1) * 6 * u);
    m_own->setToolTip(tr("Type a question instead of those of the probe"));
    m_cancel->setToolTip(tr("Cancel the request; nothing more is sent"));
    m_earlier->setAccessibleName(tr("Earlier questions"));
    m_earlier->setToolTip(tr("Questions asked so far. They are kept until this tab is closed, and never stored."));
    m_earlier->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_cost->setWordWrap(true);
    auto* buttons = new QVBoxLayout;
    buttons->setSpacing(u);
    buttons->addWidget(model);
    buttons->addWidget(m_ask);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_own);
    buttons->addStretch();
    auto* first = new QHBoxLayout;
    first->setSpacing(2 * u);
    first->addWidget(m_edit, 1);
    first->addWidget(m_probes, 1);
    first->addLayout(buttons);
    auto* last = new QHBoxLayout;
    last->addWidget(m_cost, 1);
    last->addWidget(m_earlier);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * u, 2 * u, 2 * u, u);
    layout->setSpacing(u);
    layout->addLayout(first);
    layout->addWidget(m_contexts);
    layout->addLayout(last);
    setFocusProxy(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &AskBar::questionChanged);
    connect(m_probes, &ProbeTable::tickedChanged, this, &AskBar::questionChanged);
    connect(m_contexts, &ContextChips::changed, this, &AskBar::questionChanged);
    connect(m_ask, &QPushButton::clicked, this, &AskBar::askRequested);
    connect(m_cancel, &QPushButton::clicked, this, &AskBar::cancelRequested);
    connect(m_own, &QPushButton::clicked, this, [this] {
        setProbes({});
        m_edit->setFocus(Qt::OtherFocusReason);
    });
    connect(m_earlier, &QComboBox::activated, this, &AskBar::roundChosen);
    showProbes(false);
    setState({}, false);
    setRounds({}, -1);
}

void AskBar::showProbes(bool isProbe)
{
    m_isProbe = isProbe;
    m_edit->setVisible(!isProbe);
    m_probes->setVisible(isProbe);
    m_own->setVisible(isProbe);
}

void AskBar::setProbes(const QList<ProbeQuestion>& questions)
{
    showProbes(!questions.isEmpty());
    m_probes->setQuestions(questions); // questionChanged() follows
}

ContextQuestion AskBar::question() const
{
    return m_isProbe ? ContextQuestion {{}, m_probes->ticked()} : ContextQuestion {m_edit->toPlainText().trimmed(), {}};
}

void AskBar::setCost(const QString& words, const QString& tip)
{
    m_cost->setText(words);
    m_cost->setToolTip(tip);
}

void AskBar::setState(const QString& reason, bool isAsking)
{
    m_ask->setEnabled(reason.isEmpty() && !isAsking);
    m_ask->setToolTip(reason.isEmpty() ? tr("See what is sent and what it may cost, and agree (Ctrl+Return)") : reason);
    m_ask->setVisible(!isAsking);
    m_cancel->setVisible(isAsking);
}

void AskBar::setRounds(const QStringList& questions, int current)
{
    const QSignalBlocker blocker(m_earlier);
    m_earlier->clear();
    for (const QString& question : questions) {
        const QString line = question.simplified();
        m_earlier->addItem(line.size() > MostOfEarlier ? QString(line.first(MostOfEarlier) + u'…') : line, question);
    }
    m_earlier->setCurrentIndex(current);
    m_earlier->setVisible(!questions.isEmpty());
}

bool AskBar::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isReturn = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isReturn && key->modifiers().testFlag(Qt::ControlModifier)) {
            m_ask->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace stemma
