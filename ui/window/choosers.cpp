// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/choosers.h"

#include "core/base/shownzone.h"
#include "core/models/editservice.h"
#include "core/models/sessioncheckpoints.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/window/actions.h"
#include "ui/window/filterpopup.h"
#include "ui/window/hitentries.h"
#include "ui/window/tabarea.h"
#include "ui/window/typedtime.h"

#include <QAction>
#include <QDateTime>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// All sessions of the tree that fit the words, best ones first.
void collect(const QAbstractItemModel& model, const QModelIndex& parent, const QStringList& words,
    std::vector<std::pair<int, QModelIndex>>& hits)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (parent.isValid()) {
            const int quality = matchQuality(index.data(SessionTreeModel::FilterRole).toString(), words);
            if (quality >= 0)
                hits.emplace_back(quality, index);
        }
        collect(model, index, words, hits);
    }
}

QDate dayOf(const OutlineRow& row)
{
    return row.createdMs == OutlineRow::NoTime ? QDate() : format::inZone(timeFromMs(row.createdMs)).date();
}

/// From a moment of a day to the end of that day, or of all days.
struct Stretch
{
    qint64 from = 0;
    qint64 end = std::numeric_limits<qint64>::max();
    int row = -1; ///< the first message in it
};

/// Days from the first one on that lie around @p day; they do not lie over each other.
std::vector<Stretch> stretchesAt(const TypedTime& typed, const MessageModel& model, QDate day)
{
    constexpr qint64 MostDays = 14; ///< before, and after
    const QTimeZone zone = format::timeLook().zone;
    if (typed.date)
        return {{.from = QDateTime(*typed.date, typed.time, zone).toMSecsSinceEpoch()}};
    std::vector<Stretch> stretches;
    if (!day.isValid())
        return stretches;
    const qint64 before = std::min(MostDays, dayOf(model.outlineRow(0)).daysTo(day));
    const qint64 after = std::min(MostDays, day.daysTo(dayOf(model.outlineRow(model.rowCount() - 1))));
    for (qint64 by = -std::max<qint64>(0, before); by <= std::max<qint64>(0, after); ++by) {
        const QDate on = day.addDays(by);
        stretches.push_back({.from = QDateTime(on, typed.time, zone).toMSecsSinceEpoch(),
            .end = on.addDays(1).startOfDay(zone).toMSecsSinceEpoch()});
    }
    return stretches;
}

/// The first message at or after the moment. Without a date, that of each day on which there is one, the day of the
/// current message and those next to it first.
QList<PopupEntry> entriesAt(const TypedTime& typed, const MessageModel& model, int current)
{
    const int rows = model.rowCount();
    const QDate day = rows > 0 ? dayOf(model.outlineRow(std::clamp(current, 0, rows - 1))) : QDate();
    std::vector<Stretch> stretches = stretchesAt(typed, model, day);
    // One pass for all days: there may be a million rows, and this is typed.
    for (int row = 0; row < rows; ++row) {
        const qint64 at = model.outlineRow(row).createdMs;
        const auto after = std::ranges::upper_bound(stretches, at, {}, &Stretch::from);
        if (after != stretches.begin() && at < std::prev(after)->end && std::prev(after)->row < 0)
            std::prev(after)->row = row;
    }
    std::erase_if(stretches, [](const Stretch& stretch) { return stretch.row < 0; });
    const auto distance
        = [day](const Stretch& stretch) { return qAbs(day.daysTo(format::inZone(timeFromMs(stretch.from)).date())); };
    std::ranges::stable_sort(stretches, {}, distance);
    QList<PopupEntry> entries;
    for (const Stretch& stretch : stretches) {
        const Time at = timeFromMs(model.outlineRow(stretch.row).createdMs);
        entries.append({Choosers::tr("Message %1 of %2").arg(format::number(stretch.row + 1), format::number(rows)),
            format::date(at) + u' ' + format::clockTime(at), icons::icon(u"go-jump"_s), qint64(stretch.row), true, {}});
    }
    if (entries.isEmpty())
        entries.append({Choosers::tr("No message from this time on"), {}, {}, {}, false, {}});
    return entries;
}

} // namespace

Choosers::Choosers(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
}

void Choosers::showPalette()
{
    const auto source = [this](const QString& text) {
        const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
        std::vector<std::pair<int, const QAction*>> hits;
        for (const QAction* action : m_parts.actions.all()) {
            const int quality = matchQuality(action->text().remove(u'&') + u' ' + action->statusTip(), words);
            if (quality >= 0 && action != m_parts.actions.get(Actions::Id::Palette))
                hits.emplace_back(quality + (action->isEnabled() ? 100 : 0), action);
        }
        std::ranges::stable_sort(hits, std::greater {}, &std::pair<int, const QAction*>::first);
        QList<PopupEntry> entries;
        for (const auto& [quality, action] : hits) {
            entries.append({action->text().remove(u'&'), action->shortcut().toString(QKeySequence::NativeText),
                action->icon(), action->objectName(), action->isEnabled(), action->toolTip()});
        }
        return entries;
    };
    auto* popup = new FilterPopup(tr("Find an action"), source, m_parts.window);
    connect(
        popup, &FilterPopup::chosen, this,
        [this](const QVariant& name) { m_parts.actions.byName(name.toString())->trigger(); }, Qt::QueuedConnection);
    popup->open();
}

QList<PopupEntry> Choosers::sessionEntries(const QString& text, const OpenStore* of) const
{
    std::vector<std::pair<int, QModelIndex>> hits;
    collect(*m_parts.stores.sessions(), {}, text.split(u' ', Qt::SkipEmptyParts), hits);
    if (of)
        std::erase_if(hits, [of](const auto& hit) {
            return hit.second.data(SessionTreeModel::StoreRole).template value<OpenStore*>() != of;
        });
    const size_t shown = std::min<size_t>(hits.size(), FilterPopup::MostEntries);
    std::ranges::stable_sort(hits, std::greater {}, &std::pair<int, QModelIndex>::first);
    QList<PopupEntry> entries;
    for (size_t at = 0; at < shown; ++at) {
        const QModelIndex& index = hits[at].second;
        const auto* store = index.data(SessionTreeModel::StoreRole).value<OpenStore*>();
        const bool fork = index.parent().parent().isValid();
        entries.append({index.data().toString().simplified(), storeTitle(store->info().path),
            icons::icon(fork ? u"fork"_s : u"assistant"_s), QVariant::fromValue(QPersistentModelIndex(index)), true,
            index.data(SessionTreeModel::SessionIdRole).toString()});
    }
    return entries;
}

void Choosers::setSearch(const SearchLane::Opener& opener, const KnownStores* known)
{
    m_opener = opener;
    m_known = known;
}

/// Sessions first, then texts in any session.
void Choosers::showSessions()
{
    static constexpr qsizetype MostSessions = 8; ///< above texts
    HitEntries* hits = m_known ? new HitEntries(m_opener, *m_known, nullptr) : nullptr;
    const auto source = [this, hits](const QString& text) {
        QList<PopupEntry> entries = sessionEntries(text, nullptr);
        const QList<PopupEntry> texts = hits ? hits->entriesFor(text) : QList<PopupEntry>();
        if (!texts.isEmpty())
            entries.resize(std::min(entries.size(), MostSessions));
        return entries + texts;
    };
    auto* popup
        = new FilterPopup(tr("Go to session or text: type words of the title, prompt, model, folder or any text"),
            source, m_parts.window);
    if (hits) {
        hits->setParent(popup);
        connect(hits, &HitEntries::changed, popup, &FilterPopup::refresh);
    }
    connect(popup, &FilterPopup::chosen, this, [this, hits](const QVariant& choice) {
        if (choice.canConvert<SearchHit>()) {
            emit hitChosen(choice.value<SearchHit>(), hits->patterns());
            return;
        }
        const QModelIndex index = choice.value<QPersistentModelIndex>();
        auto* store = index.data(SessionTreeModel::StoreRole).value<OpenStore*>();
        if (!store)
            return;
        m_parts.tabs.openSession(store, SessionId(index.data(SessionTreeModel::SessionIdRole).toString()));
        m_parts.tabs.currentSession()->setFocus(Qt::OtherFocusReason);
    });
    popup->open();
}

void Choosers::showMessages()
{
    const QPointer<SessionPage> page = m_parts.tabs.currentSession();
    if (!page)
        return;
    const int rows = page->model()->rowCount();
    const auto source = [rows, page](const QString& text) -> QList<PopupEntry> {
        const QString word = text.trimmed();
        bool isNumber = false;
        const qint64 number = QLocale().toLongLong(word, &isNumber);
        if (word.isEmpty())
            return {{tr("Type a number from 1 to %1, a time as 9:41 or 2026-03-02 9:41, or a message id")
                         .arg(format::number(rows)),
                {}, {}, {}, false, {}}};
        if (isNumber && number >= 1 && number <= rows)
            return {{tr("Message %1 of %2").arg(format::number(number), format::number(rows)), {},
                icons::icon(u"go-jump"_s), number - 1, true, {}}};
        if (const auto typed = typedTime(word, QLocale(), shownToday()); typed && page)
            return entriesAt(*typed, *page->model(), page->timeline()->currentRow());
        return {{tr("Message with the id %1").arg(word), {}, icons::icon(u"go-jump"_s), word, true, {}}};
    };
    auto* popup = new FilterPopup(tr("Go to message"), source, m_parts.window);
    connect(popup, &FilterPopup::chosen, this, [this, page](const QVariant& choice) {
        if (!page)
            return;
        emit aboutToJump();
        if (choice.typeId() == QMetaType::LongLong)
            page->timeline()->goToRow(choice.toInt());
        else
            page->goToMessage(MessageId(choice.toString()));
    });
    popup->open();
}

void Choosers::chooseComparison(OpenStore* store, const SessionId& session)
{
    const QPointer<OpenStore> guard(store);
    const auto source = [this, guard](const QString& text) { return sessionEntries(text, guard); };
    const QString title = m_parts.tabs.titleOf(store, session);
    auto* popup
        = new FilterPopup(tr("Compare “%1” with another session of the store").arg(title), source, m_parts.window);
    connect(popup, &FilterPopup::chosen, this, [this, guard, session](const QVariant& choice) {
        const QModelIndex index = choice.value<QPersistentModelIndex>();
        if (guard && index.isValid())
            emit comparisonChosen(guard, session, SessionId(index.data(SessionTreeModel::SessionIdRole).toString()));
    });
    popup->open();
}

void Choosers::showCheckpoints()
{
    const QPointer<SessionPage> page = m_parts.tabs.currentSession();
    if (!page)
        return;
    SessionCheckpoints::readAll(*page->store(), page->session())
        .then(this, [this, page](const Result<QList<Checkpoint>>& found) {
            if (!page || page != m_parts.tabs.currentSession())
                return;
            const QList<Checkpoint> points = found.value_or(QList<Checkpoint>());
            const QList<Receipt> changes
                = automaticCheckpoints(m_parts.edits.receipts(), page->store()->info().path, page->session());
            if (points.isEmpty() && changes.isEmpty()) {
                emit said(found ? tr("The session has no checkpoints.") : found.error().text);
                return;
            }
            auto* popup = new FilterPopup(
                tr("Go to checkpoint"),
                [this, points, changes](const QString& text) { return checkpointEntries(points, changes, text); },
                m_parts.window);
            connect(popup, &FilterPopup::chosen, this, [this, page](const QVariant& chosen) {
                if (chosen.canConvert<Receipt>()) {
                    emit changeChosen(chosen.value<Receipt>());
                } else if (page) {
                    emit aboutToJump();
                    page->goToMessage(MessageId(chosen.toString()));
                }
            });
            popup->open();
        });
}

// Named ones first; then what stands before each change that took something away.
QList<PopupEntry> Choosers::checkpointEntries(
    const QList<Checkpoint>& points, const QList<Receipt>& changes, const QString& text) const
{
    const QString words = text.trimmed();
    const auto fits = [&](const QString& name) { return name.contains(words, Qt::CaseInsensitive); };
    QList<PopupEntry> entries;
    for (const Checkpoint& point : points) {
        if (fits(point.label))
            entries.append({point.label, point.createdAt ? format::relativeTime(*point.createdAt, now()) : QString(),
                icons::icon(u"checkpoint"_s), point.message.value, !point.message.isEmpty(), {}});
    }
    for (const Receipt& change : changes) {
        if (const QString name = tr("Before “%1”").arg(change.title); fits(name))
            entries.append({name, format::relativeTime(change.at, now()), icons::icon(u"view-history"_s),
                QVariant::fromValue(change), true, tr("Undoes this change and all later ones")});
    }
    return entries;
}

} // namespace stemma
