// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/bringalong.h"

#include "core/models/editsource.h"
#include "core/store/registry.h"
#include "ui/common/style.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

BringAlong::BringAlong(OpenStore* store, const Edit& begun, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_summaries(new QCheckBox(tr("Summaries"), this))
    , m_thinking(new QCheckBox(tr("Thinking blocks"), this))
    , m_checkpoints(new QCheckBox(tr("Checkpoints"), this))
    , m_constraints(new QCheckBox(this))
{
    const int u = Style::measures().u;
    const auto* fork = std::get_if<ForkEdit>(&begun);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(2 * u);
    auto* label = new QLabel(tr("Bring along"), this);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* row = new QHBoxLayout;
    row->setSpacing(5 * u);
    for (QCheckBox* box : {m_summaries, m_thinking, m_checkpoints, m_constraints}) {
        row->addWidget(box);
        box->hide();
    }
    row->addStretch(1);
    form->addRow(label, row);

    m_summaries->setChecked(true);
    m_summaries->setEnabled(false);
    m_summaries->setToolTip(
        tr("The agent is sent the summaries in place of the messages they replace, so the fork needs them."));
    m_summaries->setAccessibleDescription(m_summaries->toolTip());
    m_thinking->setChecked(!fork || !fork->withoutThinking);
    m_thinking->setToolTip(tr("Without them the fork works with another account, provider or model. A turn that the "
                              "fork ends in keeps them where its tool calls need them."));
    m_checkpoints->setChecked(!fork || !fork->withoutCheckpoints);
    m_constraints->setChecked(fork && !fork->constraints.isEmpty());
    m_lost = fork ? fork->constraints : QStringList();
    setRefusal(m_thinking, ForkChoice::Thinking);
    setRefusal(m_checkpoints, ForkChoice::Checkpoints);
    setRefusal(m_constraints, ForkChoice::Constraints);
    for (QCheckBox* box : {m_thinking, m_checkpoints, m_constraints})
        connect(box, &QCheckBox::clicked, this, &BringAlong::changed);
    updateVisible();
}

void BringAlong::setRefusal(QCheckBox* box, ForkChoice choice)
{
    const QString refusal = m_store ? forkRefusal(m_store->info(), choice) : QString();
    if (refusal.isEmpty())
        return;
    box->setEnabled(false);
    box->setToolTip(refusal);
    box->setAccessibleDescription(refusal);
}

void BringAlong::addTo(ForkEdit& edit)
{
    if (edit.at != m_reviewedAt || edit.before != m_reviewedBefore)
        forgetReview();
    edit.withoutThinking = m_thinking->isEnabled() && !m_thinking->isChecked();
    edit.withoutCheckpoints = m_checkpoints->isEnabled() && !m_checkpoints->isChecked();
    edit.constraints = m_constraints->isEnabled() && m_constraints->isChecked() ? m_lost : QStringList();
}

void BringAlong::setShares(const QList<ForkShare>& shares)
{
    const auto isThere = [&shares](ForkShare::Kind kind) {
        return std::ranges::any_of(
            shares, [kind](const ForkShare& share) { return share.kind == kind && share.along > 0; });
    };
    m_summaries->setVisible(isThere(ForkShare::Kind::Summaries));
    // What is left out is still there to be chosen.
    m_thinking->setVisible(isThere(ForkShare::Kind::Thinking) || !m_thinking->isChecked());
    m_checkpoints->setVisible(isThere(ForkShare::Kind::Checkpoints) || !m_checkpoints->isChecked());
    updateVisible();
}

void BringAlong::review(const EditPlan& fork, const JobControl& job)
{
    const auto* edit = std::get_if<ForkEdit>(&fork.edit);
    if (!edit || !m_store || (m_reviewedAt == edit->at && m_reviewedBefore == edit->before))
        return;
    m_isReviewing = true;
    editsource::lostConstraints(*m_store, fork, job)
        .then(this, [this, turn = ++m_turn, at = edit->at, before = edit->before](const Result<QStringList>& lost) {
            if (turn != m_turn)
                return;
            m_isReviewing = false;
            if (!lost && lost.error().code == Errc::Cancelled)
                return; // another plan asks again
            m_reviewedAt = at;
            m_reviewedBefore = before;
            takeLost(lost.value_or(QStringList()));
        });
}

void BringAlong::takeLost(const QStringList& lost)
{
    const bool isOther = m_constraints->isChecked() && lost != m_lost;
    m_lost = lost;
    m_constraints->setText(tr("Add %Ln lost constraint(s) to the summary", nullptr, int(lost.size())));
    if (m_constraints->isEnabled()) {
        constexpr qsizetype Shown = 10;
        QStringList lines = lost.first(qMin(Shown, lost.size()));
        for (QString& line : lines)
            line = u"• "_s + line;
        if (lost.size() > Shown)
            lines += u"…"_s;
        m_constraints->setToolTip(lines.join(u'\n'));
        m_constraints->setAccessibleDescription(m_constraints->toolTip());
    }
    updateVisible();
    if (isOther)
        emit changed();
}

void BringAlong::forgetReview()
{
    ++m_turn;
    m_isReviewing = false;
    m_reviewedAt = {};
    m_lost.clear(); // a summary there may not be sent here
}

void BringAlong::setOffered(bool on)
{
    m_isOffered = on;
    updateVisible();
}

void BringAlong::updateVisible()
{
    m_constraints->setVisible(!m_lost.isEmpty());
    const bool hasBox
        = std::ranges::any_of(std::initializer_list<QCheckBox*> {m_summaries, m_thinking, m_checkpoints, m_constraints},
            [](const QCheckBox* box) { return !box->isHidden(); });
    setVisible(m_isOffered && hasBox);
}

} // namespace stemma
