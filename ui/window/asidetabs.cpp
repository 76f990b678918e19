// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/asidetabs.h"

#include "core/edit/changeseries.h"
#include "core/models/contextchoices.h"
#include "core/models/editservice.h"
#include "ui/common/refusaltext.h"
#include "ui/pages/askpage.h"
#include "ui/pages/compaction/askedcompaction.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compactionpage.h"
#include "ui/pages/lineagepage.h"
#include "ui/pages/usagepage.h"
#include "ui/prune/prunedialog.h"
#include "ui/window/actions.h"
#include "ui/window/choosers.h"
#include "ui/window/editing.h"
#include "ui/window/jobs.h"
#include "ui/window/storemanager.h"
#include "ui/window/tabarea.h"

#include <QHash>

namespace stemma {

namespace {

/// The summary that a message is, or tells of; empty: it has none.
NodeId nodeOf(const MessagePtr& message)
{
    if (!message)
        return {};
    if (message->states.testFlag(MessageState::Summary))
        return NodeId(message->id.value);
    for (const Part& part : message->parts) {
        if (const auto* compaction = part.as<CompactionPart>())
            return compaction->node;
    }
    return {};
}

} // namespace

AsideTabs::AsideTabs(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.tabs, &TabArea::asideAdded, this, &AsideTabs::add);
    connect(&parts.choosers, &Choosers::comparisonChosen, this, &AsideTabs::showLineage);
    connectActions();
}

void AsideTabs::connectActions()
{
    using Id = Actions::Id;
    const auto on = [this](Id id, auto work) {
        connect(m_parts.actions.get(id), &QAction::triggered, this, [this, work] {
            if (OpenStore* store = m_parts.tabs.currentStore(); store && !m_parts.tabs.currentId().isEmpty())
                work(store, m_parts.tabs.currentId());
        });
    };
    on(Id::ShowLineage, [this](OpenStore* store, const SessionId& session) { showLineage(store, session); });
    on(Id::Compare,
        [this](OpenStore* store, const SessionId& session) { m_parts.choosers.chooseComparison(store, session); });
    const auto show = [this](OpenStore* store, const SessionId& session) {
        const SessionPage* page = m_parts.tabs.currentSession();
        showCompaction(store, session, page ? nodeOf(page->currentMessage()) : NodeId());
    };
    on(Id::ShowCompaction, show);
    on(Id::Compact, [this, show](OpenStore* store, const SessionId& session) {
        show(store, session);
        if (auto* page = m_parts.tabs.currentAsideAs<CompactionPage>())
            page->drafts().begin();
    });
    on(Id::AskContext, [this](OpenStore* store, const SessionId& session) {
        if (const auto* page = m_parts.tabs.currentAsideAs<CompactionPage>())
            askAbout(*page, false);
        else
            showAsk(store, session);
    });
    connect(m_parts.actions.get(Id::ShowUsage), &QAction::triggered, this, [this] {
        OpenStore* current = m_parts.tabs.currentStore();
        if (current || !m_parts.stores.stores().isEmpty())
            showUsage(current ? current : m_parts.stores.stores().first(), m_parts.tabs.currentId());
    });
    on(Id::PruneOutputs, [this](OpenStore* store, const SessionId& session) { showOutputs(store, session); });
}

void AsideTabs::showOutputs(OpenStore* store, const SessionId& session)
{
    auto* dialog = new PruneDialog(store, session, m_parts.tabs.titleOf(store, session), m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto number = std::make_shared<std::optional<Jobs::Number>>();
    const auto end = [jobs = m_parts.jobs, number] {
        if (const auto begun = std::exchange(*number, {}))
            jobs->end(*begun);
    };
    const auto begin = [jobs = m_parts.jobs, number, end](const QString& title, const JobControl& control) {
        end();
        *number = jobs->begin(title, control);
    };
    connect(dialog, &PruneDialog::begun, m_parts.jobs, begin);
    connect(dialog, &PruneDialog::ended, m_parts.jobs, end);
    connect(dialog, &QObject::destroyed, m_parts.jobs, end);
    connect(dialog, &PruneDialog::editRequested, this,
        [this, store = QPointer(store)](const Edit& edit) { m_parts.editing.begin(store, edit); });
    connect(
        dialog, &PruneDialog::messageChosen, this, [this, store = QPointer(store), session](const MessageId& message) {
            if (store)
                emit placeChosen(store, session, message);
        });
    dialog->load();
    dialog->open();
}

void AsideTabs::add(AsidePage* page)
{
    auto numbers = std::make_shared<QHash<const QObject*, Jobs::Number>>();
    connect(page, &AsidePage::jobBegun, this,
        [this, numbers](const QObject* source, const QString& title, const JobControl& control) {
            numbers->insert(source, m_parts.jobs->begin(title, control));
        });
    connect(page, &AsidePage::jobEnded, this,
        [this, numbers](const QObject* source) { m_parts.jobs->end(numbers->take(source)); });
    // A tab closed in the midst of its work ends it.
    connect(page, &QObject::destroyed, m_parts.jobs, [jobs = m_parts.jobs, numbers] {
        for (const Jobs::Number number : std::as_const(*numbers))
            jobs->end(number);
    });
    connect(page, &AsidePage::placeChosen, this,
        [this](OpenStore* store, const SessionId& session, const MessageId& message) {
            emit placeChosen(store, session, message);
            if (SessionPage* shown = m_parts.tabs.currentSession())
                shown->setFocus(Qt::OtherFocusReason);
        });
    connect(page, &AsidePage::noticed, this, &AsideTabs::said);
    if (auto* lineage = qobject_cast<LineagePage*>(page))
        connectLineage(lineage);
    else if (auto* compaction = qobject_cast<CompactionPage*>(page))
        connectCompaction(compaction);
    else if (auto* usage = qobject_cast<UsagePage*>(page))
        connectUsage(usage);
    else if (auto* ask = qobject_cast<AskPage*>(page))
        ask->setEndpoints(m_parts.endpoints);
    page->reload();
}

void AsideTabs::connectLineage(LineagePage* page)
{
    connect(page, &LineagePage::editRequested, this,
        [this](EditKind kind, OpenStore* store, const SessionId& session, const MessageId& message) {
            emit placeLeft();
            m_parts.editing.begin(kind, store, session, message);
        });
    using Id = Actions::Id;
    page->lineage()->setActions(
        m_parts.actions.listed({Id::Fork, Id::Resume, Id::Checkpoint, Id::Rename, Id::DeleteSession}));
    connect(page, &LineagePage::currentChanged, &m_parts.editing, &Editing::update);
    const auto takeChanges = [this, page] {
        page->setChanges(automaticCheckpoints(m_parts.edits.receipts(), page->store()->info().path));
    };
    connect(&m_parts.edits, &EditService::receiptsChanged, page, takeChanges);
    connect(page, &LineagePage::goBackRequested, this, [this](const ReceiptId& id) {
        const QList<Receipt>& all = m_parts.edits.receipts();
        if (const auto change = std::ranges::find(all, id, &Receipt::id); change != all.cend())
            emit goBackRequested(*change);
    });
    takeChanges();
}

void AsideTabs::connectCompaction(CompactionPage* page)
{
    connect(page, &CompactionPage::editRequested, this, [this, page](const Edit& edit, qint64 row) {
        const QString reason = refusalText(page->store(), kindOf(edit));
        if (reason.isEmpty())
            m_parts.editing.begin(page->store(), edit, int(row));
        else
            emit said(reason);
    });
    connect(&m_parts.edits, &EditService::applied, page,
        [page](int, const Receipt& receipt) { page->takeApplied(receipt); });
    connect(page, &CompactionPage::pruneRequested, this, [this, page] { showOutputs(page->store(), page->session()); });
    connect(
        page->findings(), &FindingsPane::askRequested, this, [this, page](bool isProbe) { askAbout(*page, isProbe); });
    page->setEndpoints(m_parts.endpoints);
    page->setRules(m_parts.rules, m_parts.vocabularies);
}

void AsideTabs::connectUsage(UsagePage* page)
{
    page->setStores(m_parts.stores.stores());
    connect(&m_parts.stores, &StoreManager::opened, page, [this, page] { page->setStores(m_parts.stores.stores()); });
    connect(&m_parts.stores, &StoreManager::aboutToClose, page, [this, page](OpenStore* store) {
        QList<OpenStore*> rest = m_parts.stores.stores();
        rest.removeOne(store);
        page->setStores(rest);
    });
}

void AsideTabs::showUsage(OpenStore* store, const SessionId& session)
{
    emit placeLeft();
    m_parts.tabs.openAside<UsagePage>(store, session)->setFocus(Qt::OtherFocusReason);
    emit placeLeft();
}

void AsideTabs::showAsk(OpenStore* store, const SessionId& session, qint64 at)
{
    emit placeLeft();
    auto* page = m_parts.tabs.openAside<AskPage>(store, session);
    page->setProbes({});
    page->compare({at < 0 ? contextchoices::now() : contextchoices::atMessage(at)});
    page->setFocus(Qt::OtherFocusReason);
    emit placeLeft();
}

void AsideTabs::askAbout(const CompactionPage& page, bool isProbe)
{
    const QList<ContextChoice> choices = askedContexts(page);
    const QList<ProbeQuestion> probes = isProbe ? askedProbes(page) : QList<ProbeQuestion>();
    if (isProbe && probes.isEmpty())
        return emit said(tr("Nothing was lost that can be asked about."));
    emit placeLeft();
    auto* ask = m_parts.tabs.openAside<AskPage>(page.store(), page.session());
    ask->setProbes(probes);
    ask->compare(choices);
    ask->setFocus(Qt::OtherFocusReason);
    emit placeLeft();
}

void AsideTabs::showLineage(OpenStore* store, const SessionId& session, const SessionId& other)
{
    emit placeLeft();
    auto* page = m_parts.tabs.openAside<LineagePage>(store, session);
    if (!other.isEmpty())
        page->compareWith(other);
    page->setFocus(Qt::OtherFocusReason);
    emit placeLeft();
}

void AsideTabs::showCompaction(OpenStore* store, const SessionId& session, const NodeId& node)
{
    emit placeLeft();
    auto* page = m_parts.tabs.openAside<CompactionPage>(store, session);
    if (!node.isEmpty())
        page->showNode(node);
    page->setFocus(Qt::OtherFocusReason);
    emit placeLeft();
}

void AsideTabs::showLoss(OpenStore* store, const SessionId& session, const NodeId& node)
{
    showCompaction(store, session, node);
    if (auto* page = m_parts.tabs.currentAsideAs<CompactionPage>())
        page->showLoss(node);
}

} // namespace stemma
