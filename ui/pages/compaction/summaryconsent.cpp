// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/summaryconsent.h"

#include "core/models/summaryrequests.h"
#include "ui/common/format.h"
#include "ui/pages/compaction/consentwords.h"
#include "ui/pages/compaction/draftwords.h"

#include <QCheckBox>
#include <QMessageBox>
#include <QPushButton>

#include <map>

using namespace Qt::StringLiterals;

namespace stemma {

using Mode = SummaryRequests::Mode;

SummaryConsent::SummaryConsent(SummaryRequests& requests, const CompactionSource& source, QWidget* parent)
    : QObject(parent)
    , m_requests(requests)
    , m_source(source)
    , m_parent(parent)
{
    connect(&requests, &SummaryRequests::consentWanted, this, &SummaryConsent::ask);
    connect(&requests, &SummaryRequests::failed, this, [this](const Error& error) {
        consentwords::showFailure(tr("Summary by a model"), error, u"modelFailed"_s, m_parent);
    });
}

void SummaryConsent::ask()
{
    const QList<SummaryDraft>& calls = m_requests.calls();
    const bool canGoOn = m_requests.mode() != Mode::All;
    if (canGoOn && !m_goesOn)
        m_requests.setMode(Mode::FirstOnly);
    QStringList hosts;
    for (const SummaryDraft& call : calls) {
        if (!hosts.contains(call.endpoint.host()))
            hosts += call.endpoint.host();
    }
    auto* box = new QMessageBox(QMessageBox::Question, tr("Summary by a model"),
        tr("Send this to %1?").arg(hosts.join(u", "_s)), QMessageBox::Cancel, m_parent);
    box->setObjectName(u"consent"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(text());
    if (canGoOn && calls.size() > 1) {
        auto* goOn = new QCheckBox(tr("Try the next level automatically"), box);
        goOn->setChecked(m_goesOn);
        box->setCheckBox(goOn);
        connect(goOn, &QCheckBox::toggled, this, [this, box](bool on) {
            m_goesOn = on;
            m_requests.setMode(on ? Mode::UntilOneDoes : Mode::FirstOnly);
            box->setInformativeText(text());
        });
    }
    QPushButton* send = box->addButton(tr("Send"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    connect(box, &QDialog::finished, this, [this, box, send] {
        if (!m_requests.isPending())
            return; // another one was begun meanwhile
        box->clickedButton() == send ? m_requests.agree() : m_requests.giveUp();
    });
    box->open();
}

/// Every request with what it takes, where it goes and what it costs at most.
QString SummaryConsent::text() const
{
    const Mode mode = m_requests.mode();
    const QList<SummaryDraft> told = mode == Mode::FirstOnly ? m_requests.calls().first(1) : m_requests.calls();
    const SummaryDraft& first = told.constFirst();
    const QString what = draftwords::isOfSummaries(*m_source.graph(), first.wish)
        ? tr("Content: the texts of %1 summaries of this session")
        : tr("Content: the texts of %1 messages of this session");
    QStringList lines;
    QList<ModelEndpoint> unencrypted;
    std::map<QString, double> sums; // by currency: a price that is set for an endpoint has none
    int priced = 0;
    for (const SummaryDraft& draft : told) {
        const ModelEndpoint& endpoint = draft.endpoint;
        const qint64 tokens = guessedTokens(draft.made.prompt);
        const AskCost cost = m_requests.costOf(draft);
        if (cost.money) {
            sums[cost.currency] += *cost.money;
            ++priced;
        }
        if (consentwords::isUnencrypted(endpoint) && !unencrypted.contains(endpoint))
            unencrypted += endpoint;
        if (told.size() == 1) {
            lines += what.arg(format::number(draft.made.covers));
            lines += tr("Size: ≈ %1 tokens, for an answer of at most %2")
                         .arg(format::number(tokens), format::number(draft.made.maxTokens));
            lines += consentwords::destination(endpoint);
            continue;
        }
        const QString size
            = (draftwords::isOfSummaries(*m_source.graph(), draft.wish)
                    ? tr("%1 summaries, ≈ %2 tokens, for an answer of at most %3")
                    : tr("%1 messages, ≈ %2 tokens, for an answer of at most %3"))
                  .arg(format::number(draft.made.covers), format::number(tokens), format::number(draft.made.maxTokens));
        const QString level = tr("Level %1").arg(format::number(draft.level));
        const QString title = mode == Mode::All ? u"%1, %2 · %3"_s.arg(level, endpoint.host(), endpoint.model) : level;
        lines += cost.money ? tr("%1: %2; at most %3").arg(title, size, consentwords::money(cost))
                            : u"%1: %2"_s.arg(title, size);
    }
    if (told.size() > 1 && mode == Mode::UntilOneDoes) {
        lines.prepend(consentwords::destination(first.endpoint));
        lines += tr("Up to %n request(s): the next one is sent only if the previous one gives no usable summary.",
            nullptr, int(told.size()));
    } else if (told.size() > 1) {
        lines += tr("%n request(s), one after the other.", nullptr, int(told.size()));
    }
    QStringList money;
    for (const auto& [currency, sum] : sums)
        money += consentwords::money({.money = sum, .currency = currency});
    const QString all = money.join(u" + "_s);
    lines += priced > 0 && priced < told.size()
        ? tr("Estimated cost: at most %1, plus requests without a set price").arg(all)
        : consentwords::cost(all);
    for (const ModelEndpoint& endpoint : unencrypted)
        lines += told.size() == 1 || mode == Mode::UntilOneDoes
            ? consentwords::unencrypted()
            : tr("The connection to %1 is not encrypted: others in the network could read it.").arg(endpoint.host());
    return lines.join(u'\n');
}

} // namespace stemma
