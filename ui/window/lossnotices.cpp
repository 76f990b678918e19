// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/lossnotices.h"

#include "ui/common/bringtofront.h"
#include "ui/common/desktopnotifier.h"
#include "ui/window/tabarea.h"

#include <QWidget>

#include <algorithm>

namespace stemma {

namespace {

/// A session may be open in several of them.
QList<LossNotices*>& noticesOfWindows()
{
    static QList<LossNotices*> all;
    return all;
}

} // namespace

LossNotices::LossNotices(TabArea& tabs, DesktopNotifier& notifier, QWidget& window, QObject* parent)
    : QObject(parent)
    , m_tabs(tabs)
    , m_notifier(notifier)
    , m_window(window)
{
    connect(&tabs, &TabArea::pageAdded, this, &LossNotices::follow);
    connect(&notifier, &DesktopNotifier::activated, this, &LossNotices::open);
    connect(&notifier, &DesktopNotifier::failed, this, &LossNotices::sayInstead);
    noticesOfWindows() += this;
}

LossNotices::~LossNotices()
{
    noticesOfWindows().removeOne(this);
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

bool LossNotices::isSettled() const
{
    return std::ranges::all_of(m_watches, [](const auto& one) { return one.second->isSettled(); });
}

void LossNotices::follow(SessionPage* page)
{
    if (!m_isOn)
        return;
    auto watch = std::make_unique<LossWatch>(page->store(), page->session());
    connect(watch.get(), &LossWatch::lost, this,
        [this, store = QPointer(page->store()), session = page->session()](
            const NodeId& summary, const LossFlag& flag) { tell({store, session, summary, {}}, flag); });
    watch->load();
    m_watches.insert_or_assign(page, std::move(watch));
    connect(page, &QObject::destroyed, this, [this](QObject* gone) { m_watches.erase(gone); });
}

bool LossNotices::isLookedAt(const QString& path, const SessionId& session) const
{
    const OpenStore* store = m_tabs.currentStore();
    return m_isOn && m_window.isActiveWindow() && store && store->info().path == path && m_tabs.currentId() == session;
}

void LossNotices::tell(const Told& what, const LossFlag& flag)
{
    if (!what.store)
        return;
    const QString path = what.store->info().path;
    const Key key {path, what.session, what.summary};
    const QList<LossNotices*>& all = noticesOfWindows();
    if (std::ranges::any_of(all, [&key](const LossNotices* one) { return std::ranges::contains(one->m_toldOf, key); }))
        return;
    m_toldOf.push_back(key);
    const auto looking
        = std::ranges::find_if(all, [&](const LossNotices* one) { return one->isLookedAt(path, what.session); });
    if (looking != all.end())
        return emit(*looking)->said(tr("The agent compacted this session: %1.").arg(flag.text()));
    const QString title = m_tabs.titleOf(what.store, what.session);
    const DesktopNotice notice {tr("Lost in a compaction: %1").arg(flag.text()),
        flag.first.isEmpty() ? title : tr("“%1” · %2").arg(flag.first.simplified(), title), tr("Show losses")};
    m_told.insert(++m_last, {what.store, what.session, what.summary, notice.title});
    m_notifier.show(m_last, notice);
}

void LossNotices::sayInstead(quint64 number)
{
    if (const Told what = m_told.take(number); what.store)
        emit said(what.title);
}

void LossNotices::open(quint64 number, const QString& activationToken)
{
    const Told what = m_told.take(number);
    if (!what.store)
        return;
    bringToFront(m_window, activationToken);
    emit reviewRequested(what.store, what.session, what.summary);
}

} // namespace stemma
