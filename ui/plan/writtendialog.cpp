// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/writtendialog.h"

#include "core/base/text.h"
#include "core/models/historymodel.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/screenfit.h"
#include "ui/plan/panehead.h"
#include "ui/plan/plannedwritespane.h"

#include <QDialogButtonBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace stemma {

WrittenDialog::WrittenDialog(const Receipt& receipt, QFuture<Written> written, QWidget* parent)
    : QDialog(parent)
    , m_note(plandialog::mutedLabel(this, tr("Reading the journal…")))
    , m_pane(new PlannedWritesPane(this))
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Records that the change wrote"));
    QLabel* title = plandialog::titleLabel(this, receipt.title);
    title->setTextFormat(Qt::PlainText);
    title->setWordWrap(true);
    QLabel* facts = plandialog::mutedLabel(this,
        QStringList {format::absoluteTime(receipt.at), receipt.store, HistoryModel::wordFor(receipt)}.join(
            factSeparator()));
    facts->setWordWrap(true);
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_note->setWordWrap(true);
    m_pane->setTitle(tr("Written records"));
    m_pane->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_session = buttons->addButton(tr("Go to the session"), QDialogButtonBox::ActionRole);
    m_session->setIcon(icons::icon(u"go-jump"_s));
    m_session->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * u);
    layout->addWidget(title);
    layout->addWidget(facts);
    layout->addWidget(m_note);
    layout->addWidget(m_pane, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_session, &QPushButton::clicked, this, [this, receipt] {
        accept();
        emit sessionRequested(receipt);
    });
    resize(180 * u, 120 * u);
    new ScreenFit(*this);
    written.then(this, [this](const Written& answer) { take(answer); });
}

void WrittenDialog::take(const Written& written)
{
    if (!written)
        return m_note->setText(written.error().text);
    m_note->setText(tr("%n more record(s) are not kept in the journal.", nullptr, int(written->leftOut)));
    m_note->setVisible(written->leftOut > 0);
    EditPlan plan;
    plan.writes = written->writes;
    m_pane->setPlan(&plan);
    m_pane->show();
}

} // namespace stemma
