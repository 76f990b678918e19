// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/whatifpanel.h"

#include "core/models/usagetexts.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/usage/rankchart.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int TypingMs = 300;

QSpinBox* makeTokens(int value, const QString& name, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(1'000, 10'000'000);
    box->setSingleStep(10'000);
    box->setGroupSeparatorShown(true);
    box->setSuffix(WhatIfPanel::tr(" tokens"));
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

/// All that went to the model and came from it.
double figureOf(const CallTokens& tokens)
{
    return double(tokens.total());
}

} // namespace

WhatIfPanel::WhatIfPanel(QWidget* parent)
    : QWidget(parent)
    , m_source(new WhatIfSource(this))
    , m_chart(new RankChart(this))
    , m_assumptions(new MutedLabel(this))
{
    const int u = Style::measures().u;
    const QString compact = tr("Compact when the context is longer than");
    const QString keep = tr("Prune tool outputs older than the newest");
    m_compactAt = makeTokens(100'000, compact, this);
    m_keptOutputs = makeTokens(40'000, keep, this);
    auto* controls = new QVBoxLayout;
    controls->setContentsMargins(2 * u, u, 2 * u, u);
    controls->setSpacing(u);
    for (const auto& [text, box] : {std::pair {compact, m_compactAt}, {keep, m_keptOutputs}}) {
        auto* label = new QLabel(text, this);
        label->setBuddy(box);
        controls->addWidget(label);
        controls->addWidget(box);
        controls->addSpacing(u);
        connect(box, &QSpinBox::valueChanged, this, [this] { m_typing.start(TypingMs); });
    }
    controls->addStretch(1);
    m_assumptions->setWordWrap(true);
    m_assumptions->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_assumptions->setMargin(u);
    m_assumptions->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* texts = new QScrollArea(this);
    texts->setWidget(m_assumptions);
    texts->setWidgetResizable(true);
    texts->setFrameShape(QFrame::NoFrame);
    texts->setAccessibleName(tr("How it is estimated"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(controls, 2);
    layout->addWidget(m_chart, 5);
    layout->addWidget(texts, 3);
    m_typing.setSingleShot(true);
    connect(&m_typing, &QTimer::timeout, this, &WhatIfPanel::ask);
    connect(m_source, &StoreSource::changed, this, &WhatIfPanel::take);
    take();
}

void WhatIfPanel::setSession(
    OpenStore* store, const SessionId& session, const std::shared_ptr<const PriceTable>& prices)
{
    m_store = store;
    m_session = session;
    m_prices = prices;
    ask();
}

void WhatIfPanel::setMeasure(bool inTokens, const QString& currency)
{
    m_inTokens = inTokens;
    m_currency = currency;
    take();
}

void WhatIfPanel::setEmptyText(const QString& text)
{
    m_emptyText = text;
    take();
}

void WhatIfPanel::ask()
{
    m_typing.stop();
    using Kind = WhatIf::Kind;
    m_source->setQuestions(m_store, m_session,
        {{Kind::CompactAt, m_compactAt->value()}, {Kind::PruneOutputs, m_keptOutputs->value()}, {Kind::FullyCached, 0}},
        m_prices);
    take();
}

QString WhatIfPanel::nameOf(const WhatIf& question) const
{
    switch (question.kind) {
    case WhatIf::Kind::CompactAt:
        return tr("Compacted at %1 tokens").arg(format::number(question.tokens));
    case WhatIf::Kind::PruneOutputs:
        return tr("Outputs pruned to %1 tokens").arg(format::number(question.tokens));
    case WhatIf::Kind::FullyCached:
        return tr("Everything cached");
    }
    return {};
}

ChartDataPtr WhatIfPanel::chartData() const
{
    auto drawn = std::make_shared<ChartData>();
    drawn->title = m_inTokens ? tr("Tokens as it was, and as it would have been (estimates)")
                              : tr("Cost as it was, and as it would have been (estimates)");
    const std::vector<WhatIfEstimate>& estimates = m_source->estimates();
    if (estimates.empty() || (!m_inTokens && !estimates.front().cost))
        return drawn;
    drawn->series = {drawn->title};
    drawn->labels.append(tr("As it was"));
    const double was = m_inTokens ? figureOf(estimates.front().tokens) : *estimates.front().cost;
    drawn->values.push_back(was);
    drawn->remarks.append(QString());
    for (const WhatIfEstimate& estimate : estimates) {
        const double would = m_inTokens ? figureOf(estimate.estimatedTokens) : estimate.estimated.value_or(0);
        drawn->labels.append(nameOf(estimate.question));
        drawn->values.push_back(would);
        const double change = was > 0 ? (would - was) / was : 0;
        const QString sign = change < 0 ? u"\u2212"_s : u"+"_s;
        drawn->remarks.append(estimate.question.kind == WhatIf::Kind::CompactAt
                ? tr("%1 compared with the session, %Ln compaction(s)", nullptr, int(estimate.events))
                      .arg(sign + usagetexts::percent(std::abs(change)))
                : tr("%1 compared with the session").arg(sign + usagetexts::percent(std::abs(change))));
    }
    drawn->words = [inTokens = m_inTokens, currency = m_currency, was](double value) {
        const QString text = inTokens ? format::tokenCount(qint64(value)) : usagetexts::money(value, currency);
        return value == was ? text : u"\u2248\u202f"_s + text; // the session itself is no estimate
    };
    drawn->tick = drawn->words;
    return drawn;
}

void WhatIfPanel::take()
{
    const ChartDataPtr drawn = chartData();
    m_chart->setData(drawn);
    QStringList lines;
    for (const WhatIfEstimate& estimate : m_source->estimates())
        lines += estimate.how;
    lines.removeDuplicates();
    m_assumptions->setText(lines.join(u"\n\n"_s));
    const bool isUnpriced = !m_source->estimates().empty() && drawn->items() == 0;
    m_chart->setEmptyText(m_source->isLoading() ? tr("Working it out…")
            : m_source->error()                 ? m_source->error()->text
            : isUnpriced ? tr("No model of this session has a known price. Choose Tokens, or add its price.")
                         : m_emptyText);
}

} // namespace stemma
