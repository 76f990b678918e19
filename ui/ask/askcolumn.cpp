// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/ask/askcolumn.h"

#include "ui/common/elidedlabel.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/common/wrapping.h"

#include <QCoreApplication>
#include <QScrollBar>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int Narrowest = 60; ///< in u

struct VerdictText
{
    Q_DECLARE_TR_FUNCTIONS(Probe)
};

/// Shows what a model wrote: nothing that it names is loaded.
class AnswerBrowser final : public QTextBrowser
{
public:
    using QTextBrowser::QTextBrowser;
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
};

QColor inkOf(ProbeVerdict verdict)
{
    const Colours& c = Style::colours();
    switch (verdict) {
    case ProbeVerdict::Answered:
        return c.ok;
    case ProbeVerdict::Otherwise:
        return c.error;
    case ProbeVerdict::NotAnswered:
        break;
    }
    return c.warning;
}

} // namespace

QString verdictText(ProbeVerdict verdict)
{
    switch (verdict) {
    case ProbeVerdict::Answered:
        return VerdictText::tr("Answered");
    case ProbeVerdict::Otherwise:
        return VerdictText::tr("Answered otherwise");
    case ProbeVerdict::NotAnswered:
        break;
    }
    return VerdictText::tr("Not answered");
}

QString verdictIcon(ProbeVerdict verdict)
{
    switch (verdict) {
    case ProbeVerdict::Answered:
        return u"ok"_s;
    case ProbeVerdict::Otherwise:
        return u"error"_s;
    case ProbeVerdict::NotAnswered:
        break;
    }
    return u"warning"_s;
}

AskColumn::AskColumn(QWidget* parent)
    : QWidget(parent)
    , m_name(new ElidedLabel(this))
    , m_figures(new MutedLabel(this))
    , m_verdict(new QLabel(this))
    , m_note(new MutedLabel(this))
    , m_browser(new AnswerBrowser(this))
{
    const int u = Style::measures().u;
    setMinimumWidth(Narrowest * u);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_name->setFont(Style::measures().bold);
    m_figures->setFont(Style::measures().meta);
    m_figures->setWordWrap(true);
    m_note->setFont(Style::measures().meta);
    m_note->setWordWrap(true);
    m_note->hide();
    m_verdict->setFont(Style::measures().bold);
    m_verdict->hide();
    m_browser->setOpenLinks(false);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->document()->setDocumentMargin(2 * u);
    auto* head = new QWidget(this);
    head->setAutoFillBackground(true);
    head->setBackgroundRole(QPalette::AlternateBase);
    auto* lines = new QVBoxLayout(head);
    lines->setContentsMargins(2 * u, u, 2 * u, u);
    lines->setSpacing(u / 2);
    lines->addWidget(m_name);
    lines->addWidget(m_figures);
    lines->addWidget(m_verdict);
    lines->addWidget(m_note);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(head);
    layout->addWidget(m_browser, 1);
}

QString AskColumn::name() const
{
    return m_name->text();
}

void AskColumn::setHead(const QString& name, const QString& figures, const QString& tip)
{
    m_name->setText(name);
    m_name->setToolTip(name);
    m_figures->setText(figures);
    m_figures->setToolTip(tip);
    m_browser->setAccessibleName(tr("Answer: %1").arg(name));
}

void AskColumn::setAnswer(const QString& markdown, const std::optional<ProbeVerdict>& verdict, const QString& note)
{
    m_judged = verdict;
    showVerdict();
    QStringList notes;
    if (!note.isEmpty())
        notes += note;
    if (markdown.size() > MostShown)
        notes += tr("Only the beginning is shown.");
    m_note->setText(notes.join(u' '));
    m_note->setVisible(!notes.isEmpty());
    const QString before = std::exchange(m_shown, markdown);
    if (before == markdown)
        return;
    // What grows while it is read stays where it is, or at its end.
    QScrollBar* bar = m_browser->verticalScrollBar();
    const bool isMore = !before.isEmpty() && markdown.startsWith(before);
    const bool isAtEnd = bar->value() == bar->maximum() && bar->maximum() > 0;
    const int place = bar->value();
    const QString shown = markdown.first(std::min(markdown.size(), MostShown));
    m_browser->setPlaceholderText({});
    m_browser->setWordWrapMode(wrapModeFor(shown));
    m_browser->document()->setMarkdown(
        shown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) | QTextDocument::MarkdownNoHTML);
    if (isMore)
        bar->setValue(isAtEnd ? bar->maximum() : place);
}

void AskColumn::setState(const QString& sentence, bool isError)
{
    m_judged.reset();
    showVerdict();
    m_note->hide();
    m_shown.clear();
    if (isError) {
        m_browser->setPlainText(sentence);
    } else {
        m_browser->clear();
        m_browser->setPlaceholderText(sentence);
    }
}

void AskColumn::showVerdict()
{
    m_verdict->setVisible(m_judged.has_value());
    if (!m_judged)
        return;
    QPalette ink;
    ink.setColor(QPalette::WindowText, inkOf(*m_judged));
    m_verdict->setPalette(ink);
    m_verdict->setText(verdictText(*m_judged));
    m_verdict->setToolTip(
        tr("Judged by rules, not by a model: whether the lost words are in the answer. Read the answer "
           "itself before you rely on it."));
}

void AskColumn::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showVerdict();
}

} // namespace stemma
