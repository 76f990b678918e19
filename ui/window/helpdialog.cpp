// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/helpdialog.h"

#include "core/store/registry.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"
#include "ui/window/actions.h"
#include "ui/window/helplegend.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString firstSteps()
{
    const QStringList steps {
        HelpDialog::tr(
            "Open a store (File > Open file), or the sample session for a first look. Opening never changes a store."),
        HelpDialog::tr(
            "Select a session on the left; Return or a double click opens it in a tab. Type to filter the list."),
        HelpDialog::tr(
            "In the timeline, Up and Down go from part to part, Left and Right fold and unfold, Return shows the "
            "part in the inspector."),
        HelpDialog::tr("The row above the timeline shows or hides kinds of parts, and jumps to prompts, errors, "
                       "patches and compactions."),
        HelpDialog::tr("Ctrl+F finds a text anywhere in the session, also in what is folded; F3 goes from hit to hit."),
        HelpDialog::tr("The inspector shows everything stored with a part: Details with names and units, Raw with the "
                       "stored bytes, Audit with the tools and cost of its turn."),
        HelpDialog::tr("Stores are checked in the background; marks on sessions and messages show findings, and F8 "
                       "goes from one to the next."),
        HelpDialog::tr("While an agent writes to a store, new messages appear by themselves."),
    };
    QString html = u"<ul>"_s;
    for (const QString& step : steps)
        html += u"<li>%1</li>"_s.arg(step.toHtmlEscaped());
    return html + u"</ul>"_s;
}

/// What a capability is to a user; its name, if it is a new one.
QString wordFor(const Capability& capability)
{
    static const QHash<QString, const char*> words {{u"read"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Read")},
        {u"live"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Follow while the agent writes")},
        {u"context"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Show what the model is sent")},
        {u"check"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Check for damage")},
        {u"fork"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Fork")},
        {u"resume"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Resume at an earlier message")},
        {u"rename"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Rename sessions")},
        {u"edit_text"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Edit texts")},
        {u"insert"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Insert messages")},
        {u"remove"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Remove messages")},
        {u"delete"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Delete sessions")},
        {u"move"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Move sessions to another folder")},
        {u"repair"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Repair")},
        {u"prune"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Prune tool outputs")},
        {u"compaction"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Compact")},
        {u"dissolve"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Dissolve compactions")},
        {u"checkpoints"_s, QT_TRANSLATE_NOOP("stemma::HelpDialog", "Set checkpoints")}};
    const char* word = words.value(capability.name);
    return word ? HelpDialog::tr(word) : capability.name;
}

/// A table of what is possible, and below it why the rest is not.
QString formats()
{
    struct Row
    {
        QString name;
        QString word;
        QStringList cells;
    };
    QList<Row> rows;
    QString reasons;
    QString head = u"<tr><th></th>"_s;
    qsizetype column = 0;
    for (const StoreFormat* format : storeFormats()) {
        head += u"<th>%1</th>"_s.arg(format->title().toHtmlEscaped());
        QString why;
        for (const Capability& capability : format->capabilities()) {
            auto row = std::ranges::find(rows, capability.name, &Row::name);
            if (row == rows.end())
                row = rows.insert(rows.end(), {capability.name, wordFor(capability), {}});
            row->cells.resize(column);
            row->cells += capability.absentBecause.isEmpty() ? u"✓"_s : u"–"_s;
            if (!capability.absentBecause.isEmpty())
                why += u"<li>%1: %2</li>"_s.arg(
                    wordFor(capability).toHtmlEscaped(), capability.absentBecause.toHtmlEscaped());
        }
        if (!why.isEmpty())
            reasons += u"<h4>%1</h4><ul>%2</ul>"_s.arg(format->title().toHtmlEscaped(), why);
        ++column;
    }
    QString html = u"<table cellspacing=0 cellpadding=3>%1</tr>"_s.arg(head);
    for (Row& row : rows) {
        row.cells.resize(column);
        html += u"<tr><td>%1</td>"_s.arg(row.word.toHtmlEscaped());
        for (const QString& cell : std::as_const(row.cells))
            html += u"<td align=center>%1</td>"_s.arg(cell);
        html += u"</tr>"_s;
    }
    html += u"</table>"_s;
    return reasons.isEmpty() ? html
                             : html + u"<h3>%1</h3>"_s.arg(HelpDialog::tr("What is not possible, and why")) + reasons;
}

/// The signs go into @p document.
QString legend(QTextDocument& document, double deviceRatio)
{
    QString html;
    int number = 0;
    for (const LegendGroup& group : timelineLegend(deviceRatio)) {
        html += u"<h3>%1</h3><table cellspacing=0 cellpadding=2>"_s.arg(group.title.toHtmlEscaped());
        for (const LegendEntry& entry : group.entries) {
            const QUrl name(u"sign:%1"_s.arg(++number));
            document.addResource(QTextDocument::ImageResource, name, entry.sign);
            html += u"<tr><td><img src=\"%1\" width=24 height=20></td><td><b>%2</b></td><td>%3</td></tr>"_s.arg(
                name.toString(), entry.name.toHtmlEscaped(), entry.meaning.toHtmlEscaped());
        }
        html += u"</table>"_s;
    }
    return html;
}

QString keys(const Actions& actions)
{
    QString html = u"<table cellspacing=0 cellpadding=2>"_s;
    for (const QAction* action : actions.all()) {
        if (action->shortcuts().isEmpty())
            continue;
        QString name = action->text().remove(u'&').remove(u'…');
        html += u"<tr><td><b>%1</b></td><td>%2</td><td>%3</td></tr>"_s.arg(
            QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText).toHtmlEscaped(),
            name.toHtmlEscaped(), action->statusTip().toHtmlEscaped());
    }
    return html + u"</table>"_s;
}

} // namespace

HelpDialog::HelpDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_browser(new QTextBrowser(this))
{
    const Measures& m = Style::measures();
    setWindowTitle(tr("Stemma help"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(180 * m.u, 150 * m.u);
    new ScreenFit(*this);
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setAccessibleName(windowTitle());
    m_browser->document()->setDocumentMargin(4 * m.u);
    const auto chapter = [](const QString& name, const QString& title, const QString& html) {
        return u"<a name=\"%1\"></a><h2>%2</h2>%3"_s.arg(name, title.toHtmlEscaped(), html);
    };
    m_browser->setHtml(chapter(u"first"_s, tr("First steps"), firstSteps())
        + chapter(u"legend"_s, tr("Signs of the timeline"), legend(*m_browser->document(), devicePixelRatioF()))
        + chapter(u"formats"_s, tr("Formats, and what can be done with each"), formats())
        + chapter(u"keys"_s, tr("Keyboard"), keys(actions)));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_browser, 1);
    layout->addWidget(buttons);
}

void HelpDialog::goTo(const QString& chapter)
{
    m_browser->scrollToAnchor(chapter);
}

} // namespace stemma
