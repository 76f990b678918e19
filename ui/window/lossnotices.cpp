// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/lossnotices.h"

#include "ui/common/desktopnotifier.h"
#include "ui/window/tabarea.h"

#include <QWidget>

#include <algorithm>

namespace stemma {

LossNotices::LossNotices(TabArea& tabs, DesktopNotifier& notifier, QWidget& window, QObject* parent)
    : QObject(parent)
    , m_tabs(tabs)
    , m_notifier(notifier)
    , m_window(window)
{
    connect(&tabs, &TabArea::pageAdded, this, &LossNotices::follow);
    connect(&notifier, &DesktopNotifier::activated, this, &LossNotices::open);
}

void LossNotices::setOn(bool on)
{
    if (std::exchange(m_isOn, on) == on)
        return;
    m_watches.clear();
    for (SessionPage* page : m_tabs.sessions())
        follow(page);
}

bool LossNotices::isFollowing() const
{
    return !m_watches.empty()
        && std::ranges::all_of(m_watches, [](const auto& one) { return one.second->isWatching(); });
}

void LossNotices::follow(SessionPage* page)
{
    if (!m_isOn)
        return;
    auto watch = std::make_unique<LossWatch>(page->store(), page->session());
    connect(watch.get(), &LossWatch::lost, this,
        [this, store = QPointer(page->store()), session = page->session()](
            const NodeId& summary, const LossFlag& flag) { tell({store, session, summary}, flag); });
    watch->load();
    m_watches.insert_or_assign(page, std::move(watch));
    connect(page, &QObject::destroyed, this, [this](QObject* gone) { m_watches.erase(gone); });
}

bool LossNotices::isLookedAt(const Told& what) const
{
    return m_window.isActiveWindow() && m_tabs.currentStore() == what.store && m_tabs.currentId() == what.session;
}

void LossNotices::tell(const Told& what, const LossFlag& flag)
{
    const QString title = m_tabs.titleOf(what.store, what.session);
    if (isLookedAt(what))
        return emit said(tr("The agent compacted this session: %1.").arg(flag.text()));
    m_told.insert(++m_last, what);
    m_notifier.show(m_last,
        {tr("Lost in a compaction: %1").arg(flag.text()),
            flag.first.isEmpty() ? title : tr("“%1” · %2").arg(flag.first.simplified(), title), tr("Show losses")});
}

void LossNotices::open(quint64 number)
{
    const Told what = m_told.take(number);
    if (!what.store)
        return;
    m_window.show();
    m_window.raise();
    m_window.activateWindow();
    emit reviewRequested(what.store, what.session, what.summary);
}

} // namespace stemma
