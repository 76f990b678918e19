// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/usagesums.h"

#include "core/base/text.h"
#include "core/models/usagetexts.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString figuresLine(const UsageTables& tables)
{
    const UsageFigures& total = tables.total;
    QStringList words;
    words.append(total.isUnpriced() ? UsageSums::tr("price unknown") : usagetexts::cost(total, tables.currency));
    words.append(UsageSums::tr("%Ln call(s)", nullptr, int(total.calls)));
    words.append(UsageSums::tr("%1 in", "12 tokens in").arg(format::tokenCount(total.tokens.context())));
    words.append(UsageSums::tr("%1 out").arg(format::number(total.tokens.written())));
    if (const std::optional<double> rate = total.cacheHitRate(); rate && total.tokens.cacheRead > 0)
        words.append(UsageSums::tr("%1 from the cache").arg(usagetexts::percent(*rate)));
    return words.join(factSeparator());
}

/// Without a price; a store may not have their names.
QString modelNames(QStringList models)
{
    std::ranges::replace(models, QString(), UsageSums::tr("no model stored"));
    return models.join(u", "_s);
}

/// In rich text.
QStringList remarksOf(const UsageTables& tables, const QString& prices)
{
    const UsageFigures& total = tables.total;
    QStringList remarks;
    if (!prices.isEmpty())
        remarks.append(Style::link(u"prices"_s, prices.toHtmlEscaped()));
    if (total.unpricedCalls > 0)
        remarks.append(UsageSums::tr("%Ln call(s) without a known price: %1", nullptr, int(total.unpricedCalls))
                .arg(modelNames(tables.unpricedModels).toHtmlEscaped()));
    if (total.covered > 0)
        remarks.append(
            UsageSums::tr("%1 covered by a subscription").arg(usagetexts::money(total.covered, tables.currency)));
    qint64 leftOut = 0;
    for (const UsageLeftOut& left : tables.leftOut)
        leftOut += left.records;
    if (leftOut > 0)
        remarks.append(Style::link(u"left-out"_s, UsageSums::tr("%Ln record(s) not counted", nullptr, int(leftOut))));
    if (!tables.differences.empty())
        remarks.append(Style::link(u"differences"_s,
            UsageSums::tr("%Ln difference(s) to the agent's own totals", nullptr, int(tables.differences.size()))
                .toHtmlEscaped()));
    return remarks;
}

} // namespace

UsageSums::UsageSums(QWidget* parent)
    : QWidget(parent)
    , m_figures(new QLabel(this))
    , m_remarks(new MutedLabel(this))
{
    const int u = Style::measures().u;
    m_figures->setFont(Style::measures().bold);
    m_figures->setWordWrap(true);
    m_figures->setTextFormat(Qt::PlainText);
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_remarks->setWordWrap(true);
    m_remarks->setTextFormat(Qt::RichText);
    m_remarks->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * u, 0, 2 * u, u);
    layout->setSpacing(u / 2);
    layout->addWidget(m_figures);
    layout->addWidget(m_remarks);
    connect(m_remarks, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == "prices"_L1)
            emit pricesRequested();
        else
            emit recordsRequested(link == "left-out"_L1);
    });
}

void UsageSums::show(const UsageSource& source, const QString& whyEmpty, const QString& prices)
{
    const UsageTables& tables = *source.tables();
    const bool hasCalls = tables.total.calls > 0;
    m_figures->setText(hasCalls ? figuresLine(tables) : whyEmpty);
    QStringList remarks;
    if (hasCalls || !tables.leftOut.empty()) {
        remarks = remarksOf(tables, prices);
        if (source.isReading())
            remarks.append(tr("still reading…"));
        for (const QString& error : source.errors() + tables.notes)
            remarks.append(error.toHtmlEscaped());
    }
    m_remarks->setText(remarks.join(factSeparator()));
    m_remarks->setVisible(!remarks.isEmpty());
}

} // namespace stemma
