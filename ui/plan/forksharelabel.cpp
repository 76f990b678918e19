// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/forksharelabel.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QGridLayout>
#include <QLabel>

namespace stemma {

ForkShareLabel::ForkShareLabel(QWidget* parent)
    : QWidget(parent)
    , m_along(new QLabel(this))
    , m_behind(new MutedLabel(this))
{
    const int u = Style::measures().u;
    // A form would give all rows the same height where one has a text of two lines.
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * u);
    grid->setVerticalSpacing(u);
    grid->setColumnStretch(1, 1);
    auto* along = new QLabel(tr("Copied"), this);
    auto* behind = new MutedLabel(tr("Left out"), this);
    for (QLabel* label : {along, static_cast<QLabel*>(behind)})
        label->setAlignment(Qt::AlignRight | Qt::AlignTop); // beside the first line of several
    grid->addWidget(along, 0, 0);
    grid->addWidget(m_along, 0, 1);
    grid->addWidget(behind, 1, 0);
    grid->addWidget(m_behind, 1, 1);
    for (QLabel* label : {m_along, m_behind}) {
        label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    setCounting();
}

QString ForkShareLabel::wordsFor(ForkShare::Kind kind, qint64 count)
{
    using Kind = ForkShare::Kind;
    const auto n = int(count);
    switch (kind) {
    case Kind::Messages:
        return tr("%Ln message(s)", nullptr, n);
    case Kind::Parts:
        return tr("%Ln part(s)", nullptr, n);
    case Kind::Thinking:
        return tr("%Ln thinking block(s)", nullptr, n);
    case Kind::ToolPairs:
        return tr("%Ln tool call(s) with the result", nullptr, n);
    case Kind::OpenCalls:
        return tr("%Ln tool call(s) without a result", nullptr, n);
    case Kind::Summaries:
        return tr("%Ln summary(s)", nullptr, n);
    case Kind::FileReferences:
        return tr("%Ln file reference(s)", nullptr, n);
    case Kind::Checkpoints:
        return tr("%Ln checkpoint(s)", nullptr, n);
    case Kind::SubAgents:
        return tr("%Ln sub-agent session(s)", nullptr, n);
    case Kind::UsedTokens:
        return tr("%1 used", "12 tokens used").arg(format::tokenCount(count));
    case Kind::ContextItems:
        break;
    }
    return tr("%Ln item(s) in the context", nullptr, n);
}

void ForkShareLabel::setCounting()
{
    m_along->setText(tr("Counting…"));
    m_behind->setText({});
}

void ForkShareLabel::setShares(const QList<ForkShare>& shares)
{
    QStringList along;
    QStringList behind;
    for (const ForkShare& share : shares) {
        if (share.along > 0)
            along += wordsFor(share.kind, share.along);
        if (share.behind.value_or(0) > 0)
            behind += wordsFor(share.kind, *share.behind);
    }
    m_along->setText(shares.isEmpty() ? tr("not known") : along.join(factSeparator()));
    m_behind->setText(shares.isEmpty() ? QString() : behind.isEmpty() ? tr("nothing") : behind.join(factSeparator()));
}

QString ForkShareLabel::along() const
{
    return m_along->text();
}

QString ForkShareLabel::behind() const
{
    return m_behind->text();
}

} // namespace stemma
