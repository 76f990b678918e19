// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/editactions.h"

#include "ui/common/format.h"
#include "ui/common/refusaltext.h"
#include "ui/window/actions.h"
#include "ui/window/tabarea.h"
#include "ui/window/undostacks.h"

#include <QPointer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Act = Actions::Id;

/// A change in one word, for the tool bar: "Undo fork". Empty: none fits.
QString wordFor(const QString& action)
{
    static const QHash<QString, const char*> words {{u"fork"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "fork")},
        {u"resume"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "resume")},
        {u"rename"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "rename")},
        {u"edit"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "edit")},
        {u"remove"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "removal")},
        {u"prune"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "pruning")},
        {u"unprune"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "restoring")},
        {u"delete"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "deletion")},
        {u"repair"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "repair")},
        {u"insert"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "insertion")},
        {u"checkpoint"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "checkpoint")},
        {u"tag"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "labels")},
        {u"flag"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "flag")},
        {u"move"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "move")},
        {u"compact"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "compaction")},
        {u"dissolve"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "dissolving")},
        {u"batch"_s, QT_TRANSLATE_NOOP("stemma::EditActions", "batch")}};
    const char* word = words.value(action);
    return word ? EditActions::tr(word) : QString();
}

const Part* partWith(const Message& message, int index)
{
    const auto at = std::ranges::find(message.parts, index, &Part::index);
    return at == message.parts.cend() ? nullptr : &*at;
}

} // namespace

EditActions::EditActions(Actions& actions, StoreManager& stores, TabArea& tabs, QObject* parent)
    : QObject(parent)
    , m_actions(actions)
    , m_stores(stores)
    , m_tabs(tabs)
{
    const SessionTreeModel* sessions = stores.sessions();
    connect(sessions, &QAbstractItemModel::rowsRemoved, this, &EditActions::takeListChange);
    connect(sessions, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex& above) {
        if (!m_asked.isEmpty()) // else nobody misses any, as when a store of many sessions is listed
            takeListChange(above);
    });
}

void EditActions::takeListChange(const QModelIndex& above)
{
    m_asked.clear();
    if (!above.isValid()) // a store, of which nobody has tabs any more
        m_gone.clear();
    if (std::exchange(m_updatesSoon, true))
        return; // of thousands that go one after the other
    const auto updateOnce = [this] {
        m_updatesSoon = false;
        update();
    };
    QMetaObject::invokeMethod(this, updateOnce, Qt::QueuedConnection);
}

bool EditActions::isListed(const Target& target) const
{
    return m_stores.sessions()->indexOf(target.store, target.session).isValid();
}

/// A list lacks branches of large files, too, from each change of these on until somebody reads them.
void EditActions::askWhetherThere(const Target& target)
{
    const StoredSession wanted(target.store, target.session);
    if (m_asked.contains(wanted))
        return;
    m_asked.insert(wanted);
    const auto find = [session = target.session](SessionStore& opened, const JobControl& job) {
        return opened.session(session, ListDetail::Basic, job);
    };
    target.store->run(find, Lane::Visible)
        .then(this, [this, store = QPointer(target.store), wanted](const Result<SessionInfo>& found) {
            if (!store)
                return;
            const bool isGone = !found && found.error().code == Errc::NotFound;
            if (m_gone.contains(wanted) == isGone)
                return;
            isGone ? void(m_gone.insert(wanted)) : void(m_gone.remove(wanted));
            update();
        });
}

const LongText* EditActions::editableText(const Part& part)
{
    if (const auto* text = part.as<TextPart>())
        return &text->text;
    if (const auto* thinking = part.as<ReasoningPart>())
        return &thinking->text;
    const auto* tool = part.as<ToolPart>();
    return tool && tool->hasOutput ? &tool->output : nullptr;
}

SessionInfo EditActions::infoOf(OpenStore* store, const SessionId& session) const
{
    const QModelIndex index = m_stores.sessions()->indexOf(store, session);
    return index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
}

EditActions::Target EditActions::target() const
{
    Target target;
    target.store = m_tabs.currentStore();
    target.session = m_tabs.currentId();
    if (const AsidePage* aside = m_tabs.currentAside()) {
        const AsidePage::Place place = aside->place();
        target.session = place.session;
        target.at = place.message;
    }
    if (target.session.isEmpty()) // what is shown is about a store
        target.store = nullptr;
    target.page = m_tabs.currentSession();
    if (!target.page)
        return target;
    target.row = target.page->timeline()->currentRow();
    target.message = target.page->currentMessage();
    if (target.message)
        target.part = partWith(*target.message, target.page->timeline()->currentPart());
    target.checkpoint = target.page->timeline()->cursor().checkpoint();
    return target;
}

QString EditActions::goneReason(const Target& target) const
{
    if (target.page)
        return target.page->goneReason();
    const bool isGone = !isListed(target) && m_gone.contains({target.store, target.session});
    return isGone ? SessionPage::tr("This session is no longer in the store.") : QString();
}

QString EditActions::reasonAgainst(EditKind kind, bool restore, const Target& target) const
{
    if (kind == EditKind::Remove && target.checkpoint)
        kind = EditKind::Checkpoint; // it goes, and its message stays
    if (const QString gone = goneReason(target); !gone.isEmpty())
        return gone;
    const SessionInfo info = target.store ? infoOf(target.store, target.session) : SessionInfo();
    QString reason = refusalText(target.store, kind, {target.session, target.message.get(), target.part, &info});
    if (!reason.isEmpty())
        return reason;
    switch (kind) {
    case EditKind::Fork:
    case EditKind::Resume:
    case EditKind::Insert:
    case EditKind::Checkpoint:
        return target.page && target.page->model()->rowCount() == 0 ? tr("The session has no messages.") : QString();
    case EditKind::Rename:
    case EditKind::Delete:
    case EditKind::Mark:
    case EditKind::Move:
    case EditKind::Repair:
    case EditKind::Compact:
    case EditKind::Dissolve:
    case EditKind::Batch:
        return {};
    case EditKind::Text:
        return target.part && editableText(*target.part) ? QString()
                                                         : tr("Select a text, thinking or tool output first.");
    case EditKind::Remove:
        return target.row < 0 ? tr("Select a message first.") : QString();
    case EditKind::Prune:
        break;
    }
    const auto* tool = target.part ? target.part->as<ToolPart>() : nullptr;
    if (!tool || !tool->hasOutput)
        return tr("Select a tool call with an output first.");
    if (tool->prunedAt.has_value() != restore)
        return restore ? tr("This output is not pruned.") : tr("This output is already pruned.");
    return {};
}

void EditActions::update()
{
    const Target now = target();
    Target whole = now; // what is chosen in a lineage may be of another session than its tab
    whole.session = m_tabs.currentId();
    for (const Target& one : {now, whole}) {
        if (!one.page && one.store && !one.session.isEmpty() && !isListed(one))
            askWhetherThere(one);
    }
    struct Entry
    {
        Act act;
        EditKind kind;
        bool restore = false;
    };
    static constexpr Entry Entries[]
        = {{Act::Fork, EditKind::Fork}, {Act::Resume, EditKind::Resume}, {Act::EditText, EditKind::Text},
            {Act::Remove, EditKind::Remove}, {Act::Prune, EditKind::Prune}, {Act::RestoreOutput, EditKind::Prune, true},
            {Act::Rename, EditKind::Rename}, {Act::DeleteSession, EditKind::Delete}, {Act::Insert, EditKind::Insert},
            {Act::Checkpoint, EditKind::Checkpoint}, {Act::Labels, EditKind::Mark}, {Act::Flag, EditKind::Mark},
            {Act::MoveProject, EditKind::Move}};
    for (const Entry& entry : Entries) {
        const QString reason = reasonAgainst(entry.kind, entry.restore, now);
        m_actions.setAvailable(entry.act, reason.isEmpty(), reason);
    }
    // These lead to a page that is about the whole session of the tab.
    const QString gone = goneReason(whole);
    const bool isEmpty = now.page && now.page->model()->isComplete() && now.page->model()->rowCount() == 0;
    for (const auto& [act, kind] :
        {std::pair {Act::Compact, EditKind::Compact}, std::pair {Act::PruneOutputs, EditKind::Prune}}) {
        const QString reason = !gone.isEmpty() ? gone
            : isEmpty                          ? tr("The session has no messages.")
                                               : refusalText(now.store, kind);
        m_actions.setAvailable(act, reason.isEmpty(), reason);
    }
}

void EditActions::updateUndo(const UndoStacks& stacks, bool isBusy)
{
    const QString wait = tr("Wait until the current change is done.");
    const auto set = [&](Act id, const std::optional<Receipt>& receipt, const QString& plain, const QString& naming,
                         const QString& none) {
        const QString word = receipt ? wordFor(receipt->action) : QString();
        QString title = receipt ? format::midSentence(receipt->title) : QString();
        title.replace(u'&', u"&&"_s);
        m_actions.setText(id, receipt ? naming.arg(title) : plain,
            word.isEmpty() ? QString(plain).remove(u'&') : QString(naming).remove(u'&').arg(word));
        m_actions.setAvailable(id, receipt && !isBusy, receipt ? wait : none);
    };
    set(Act::Undo, stacks.nextUndo(), tr("&Undo"), tr("&Undo %1"), tr("Nothing to undo."));
    set(Act::Redo, stacks.nextRedo(), tr("&Redo"), tr("&Redo %1"), tr("Nothing to redo."));
}

} // namespace stemma
