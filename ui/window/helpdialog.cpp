// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/helpdialog.h"

#include "core/store/registry.h"
#include "ui/common/style.h"
#include "ui/window/actions.h"

#include <QDialogButtonBox>
#include <QTextBrowser>
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

QString formats()
{
    QString html;
    for (const StoreFormat* format : storeFormats()) {
        html += u"<h3>%1</h3><ul>"_s.arg(format->title().toHtmlEscaped());
        for (const Capability& capability : format->capabilities()) {
            const QString word = capability.absentBecause.isEmpty()
                ? HelpDialog::tr("%1: yes").arg(capability.name)
                : HelpDialog::tr("%1: not possible. %2").arg(capability.name, capability.absentBecause);
            html += u"<li>%1</li>"_s.arg(word.toHtmlEscaped());
        }
        html += u"</ul>"_s;
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
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->document()->setDocumentMargin(4 * m.u);
    m_browser->setHtml(
        u"<a name=\"first\"></a><h2>%1</h2>%2<a name=\"formats\"></a><h2>%3</h2>%4<a name=\"keys\"></a><h2>%5</h2>%6"_s
            .arg(tr("First steps"), firstSteps(), tr("Formats and their capabilities"), formats(), tr("Keyboard"),
                keys(actions)));
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
