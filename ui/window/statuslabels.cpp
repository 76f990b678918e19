// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/statuslabels.h"

#include "core/base/text.h"
#include "core/models/activitywatcher.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/pages/filterrow.h"
#include "ui/window/jobs.h"
#include "ui/window/tabarea.h"

#include <QLabel>
#include <QStatusBar>

namespace stemma {

StatusLabels::StatusLabels(const StoreManager& stores, const TabArea& tabs, Jobs* jobs, QStatusBar* bar)
    : QObject(bar)
    , m_stores(stores)
    , m_tabs(tabs)
    , m_activity(new ActivityWatcher(this))
    , m_store(new QLabel(bar))
    , m_place(new QLabel(bar))
    , m_doing(new QLabel(bar))
    , m_selection(new QLabel(bar))
{
    bar->setSizeGripEnabled(false);
    for (QLabel* label : {m_store, m_place, m_doing, m_selection}) {
        label->setContentsMargins(Style::measures().u, 0, 2 * Style::measures().u, 0);
        bar->addWidget(label);
    }
    bar->addPermanentWidget(new JobBar(jobs, bar));
    connect(m_activity, &ActivityWatcher::changed, this, &StatusLabels::showActivity);
}

void StatusLabels::update()
{
    const SessionPage* page = m_tabs.currentSession();
    m_activity->watch(page ? page->store() : nullptr, page ? page->model() : nullptr);
    if (!m_tabs.currentStore()) {
        const qsizetype count = m_stores.stores().size();
        m_store->setText(count == 0 ? tr("No store open") : tr("%n store(s) open", nullptr, int(count)));
        m_place->clear();
        m_selection->clear();
        return;
    }
    const StoreInfo& info = m_tabs.currentStore()->info();
    QStringList words {storeTitle(info.path), info.format};
    if (info.live)
        words.append(tr("live"));
    else if (!info.notWritable.isEmpty())
        words.append(tr("read-only"));
    m_store->setText(words.join(factSeparator()));
    m_store->setToolTip(info.notWritable.isEmpty() ? info.path : info.path + u'\n' + info.notWritable);
    const QString position = page ? page->filters()->positionText() : QString();
    m_place->setText(position.isEmpty() ? QString() : tr("Message %1").arg(position));
}

void StatusLabels::showActivity()
{
    QString text;
    QString tip;
    switch (m_activity->activity()) {
    case Activity::Unknown:
        break;
    case Activity::Working:
        text = tr("Agent is working");
        break;
    case Activity::CallOpen:
        text = tr("Waiting for approval or running a long call");
        tip = tr("Nothing was written since the call: the tool takes long, or the agent asks for your approval.");
        break;
    case Activity::WaitingForAnswer:
        text = tr("Agent asks you a question");
        break;
    case Activity::WaitingForApproval:
        text = tr("Agent waits for your approval");
        break;
    case Activity::WaitingForUser:
        text = tr("Agent waits for you");
        break;
    case Activity::Idle:
        text = tr("Agent is idle");
        tip = tr("Nothing was written for 10 minutes.");
        break;
    }
    m_doing->setText(text);
    m_doing->setToolTip(tip);
}

void StatusLabels::setSelected(int parts, qint64 tokens, bool isWhole)
{
    const QString figures = tr("%n part(s) selected · %1", "12 tokens", parts).arg(format::tokenCount(tokens, true));
    m_selection->setText(parts > 1 ? (isWhole ? QString() : u"\u2265\u202f"_s) + figures : QString());
}

} // namespace stemma
