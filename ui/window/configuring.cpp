// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/configuring.h"

#include "core/models/editservice.h"
#include "ui/common/format.h"
#include "ui/common/settings.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"
#include "ui/search/searchbook.h"
#include "ui/settings/settingsdialog.h"
#include "ui/usage/pricesmenu.h"
#include "ui/window/actions.h"
#include "ui/window/searching.h"

#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace stemma {

using Act = Actions::Id;
using Pref = Preference::Id;

Configuring::Configuring(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    bindOthers();
    for (const Pref id : {Pref::MenuBar, Pref::RestoreTabs, Pref::ReducedMotion})
        take(id);
    if (parts.preferences.number(Pref::JournalSize) > 0 || parts.preferences.number(Pref::JournalAge) > 0)
        takeJournalLimits();
    connect(&parts.preferences, &Preferences::changed, this, &Configuring::take);
    connect(&parts.endpoints, &EndpointBook::noticed, this, &Configuring::said);
    connect(parts.actions.get(Act::Configure), &QAction::triggered, this, &Configuring::open);
    connect(parts.actions.get(Act::RestoreTabs), &QAction::triggered, this,
        [this](bool isOn) { m_parts.preferences.set(Pref::RestoreTabs, isOn); });
}

void Configuring::bindOthers()
{
    Preferences& preferences = m_parts.preferences;
    SearchBook* book = m_parts.searching.book();
    preferences.bind(
        Pref::Indexing, [book] { return book->choices().isIndexing; },
        [book](const QVariant& isOn) { book->setIndexing(isOn.toBool()); });
    connect(book, &SearchBook::indexingChanged, this, [&preferences] { preferences.take(Pref::Indexing); });
    preferences.bind(Pref::JournalUse, [&edits = m_parts.edits] {
        qint64 bytes = 0;
        for (const Receipt& receipt : edits.receipts())
            bytes += receipt.size;
        return tr("%Ln change(s), %1", nullptr, int(edits.receipts().size())).arg(format::bytes(bytes));
    });
    connect(
        &m_parts.edits, &EditService::receiptsChanged, this, [&preferences] { preferences.take(Pref::JournalUse); });
}

SettingsDialog* Configuring::open()
{
    if (!m_dialog) {
        m_parts.preferences.take();
        m_dialog = new SettingsDialog(m_parts.preferences, &m_parts.window);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &SettingsDialog::commandRequested, this, &Configuring::carryOut);
        connect(m_dialog, &QObject::destroyed, this, [this] { m_dialog = nullptr; });
    }
    m_dialog->show();
    m_dialog->activateWindow();
    return m_dialog;
}

void Configuring::take(Pref id)
{
    const Preferences& preferences = m_parts.preferences;
    switch (id) {
    case Pref::MenuBar:
        m_parts.window.menuBar()->setVisible(preferences.flag(id));
        m_parts.actions.get(Act::ShowMenuBar)->setChecked(preferences.flag(id));
        break;
    case Pref::RestoreTabs:
        m_parts.actions.get(Act::RestoreTabs)->setChecked(preferences.flag(id));
        break;
    case Pref::ReducedMotion:
        m_parts.window.setAnimated(!preferences.flag(id));
        break;
    case Pref::JournalSize:
    case Pref::JournalAge:
        takeJournalLimits();
        break;
    default:
        break;
    }
}

void Configuring::takeJournalLimits()
{
    const JournalLimits limits = journalLimits(m_parts.preferences, {});
    m_parts.edits.setJournalLimits(limits.bytes, limits.age);
}

void Configuring::carryOut(Pref command)
{
    switch (command) {
    case Pref::Shortcuts:
        m_parts.actions.get(Act::Shortcuts)->trigger();
        break;
    case Pref::RecentStores:
        m_parts.settings.clearRecentStores();
        emit said(tr("The list of recent stores is empty now."));
        break;
    case Pref::Indexes:
        m_parts.actions.get(Act::SearchIndexes)->trigger();
        break;
    case Pref::Endpoints: {
        auto* dialog = new EndpointDialog(m_parts.endpoints, m_dialog);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
        break;
    }
    case Pref::Prices: {
        auto* prices = new PricesMenu(new QMenu(&m_parts.window), &m_parts.window);
        connect(prices, &PricesMenu::noticed, this, &Configuring::said);
        connect(prices, &PricesMenu::noticed, prices, &QObject::deleteLater);
        prices->editOwn();
        break;
    }
    default:
        break;
    }
}

} // namespace stemma
