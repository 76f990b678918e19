// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/namedparts.h"

#include "core/store/plan/partsleft.h"
#include "core/store/sessionstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>

namespace stemma {

namespace {

struct NamedPartsText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

/// The message and the part that a change is about; null: it is not about one part.
std::pair<MessagePlace, int*> partIn(SingleEdit& edit)
{
    if (auto* text = std::get_if<TextEdit>(&edit))
        return {{text->session, text->message}, &text->part};
    if (auto* pruning = std::get_if<PruneEdit>(&edit))
        return {{pruning->session, pruning->message}, &pruning->part};
    if (auto* removal = std::get_if<RemoveEdit>(&edit); removal && removal->part && removal->messages.size() == 1)
        return {{removal->session, removal->messages.first()}, &*removal->part};
    return {{}, nullptr};
}

/// Null: there is none.
Result<MessagePtr> messageIn(SessionStore& store, const MessagePlace& place, const JobControl& job)
{
    const auto key = store.keyOf(place.session, place.message, job);
    if (!key)
        return key.error().code == Errc::NotFound ? Result<MessagePtr>(nullptr) : std::unexpected(key.error());
    return store.messages(place.session, std::span(&*key, 1), {}, job)
        .transform(
            [](const std::vector<MessagePtr>& messages) { return messages.empty() ? MessagePtr() : messages.front(); });
}

QSet<QString> callsOf(const MessagePtr& message)
{
    QSet<QString> calls;
    for (const Part& part : message ? message->parts : QList<Part>()) {
        if (const auto* tool = part.as<ToolPart>(); tool && !tool->callId.isEmpty())
            calls += tool->callId;
    }
    return calls;
}

} // namespace

NamedParts::NamedParts(const QList<SingleEdit>& edits)
{
    if (std::ranges::none_of(edits, [](const SingleEdit& edit) { return std::holds_alternative<RemoveEdit>(edit); }))
        return;
    for (SingleEdit edit : edits) {
        if (const auto [place, part] = partIn(edit); part)
            m_named.insert(place, {});
    }
}

// A part goes where it is removed, or with what it is the call or the result of.
Result<> NamedParts::look(
    SessionStore& store, const NamedMessages& messages, const QList<SingleEdit>& edits, const JobControl& job)
{
    m_looked.clear();
    QHash<MessagePlace, Looked> changed;
    QSet<QString> calls;
    bool removes = false;
    for (SingleEdit edit : edits) {
        const auto [place, part] = partIn(edit);
        const auto* removal = std::get_if<RemoveEdit>(&edit);
        if (part)
            (removal ? changed[place].removed : changed[place].edited).insert(*part);
        removes = removes || removal;
        for (const MessageId& id : removal && !m_named.isEmpty() ? removal->messages : QList<MessageId>()) {
            const auto message = messageIn(store, {removal->session, id}, job);
            if (!message)
                return std::unexpected(message.error());
            calls += callsOf(*message);
        }
    }
    if (!removes)
        return {};
    for (auto named = m_named.begin(); named != m_named.end(); ++named) {
        const auto now = messages.placeNow(named.key());
        const bool isChanged = now && changed.contains(*now);
        if (!now || (m_knowsCalls && !isChanged && !named->calls.intersects(calls)))
            continue;
        const auto message = messageIn(store, *now, job);
        if (!message)
            return std::unexpected(message.error());
        if (!m_knowsCalls)
            named->calls = callsOf(*message);
        if (!*message || (!isChanged && !named->calls.intersects(calls)))
            continue;
        Looked looked = changed.value(*now);
        looked.before = named.key();
        looked.message = *message;
        m_looked += looked;
    }
    m_knowsCalls = true;
    return {};
}

Result<> NamedParts::take(SessionStore& store, const NamedMessages& messages, const JobControl& job)
{
    for (const Looked& looked : std::as_const(m_looked)) {
        const auto now = messages.placeNow(looked.before);
        const auto message = now ? messageIn(store, *now, job) : Result<MessagePtr>(nullptr);
        if (!message)
            return std::unexpected(message.error());
        if (!*message)
            continue; // who names it is told that the message is gone
        std::vector<int> left = partsLeft(*looked.message, **message, looked.edited, looked.removed);
        Parts& parts = m_named[looked.before];
        if (parts.isChanged && parts.left.empty()) // nothing was told before
            left.clear();
        for (int& part : left)
            part = parts.isChanged ? parts.left.at(size_t(part)) : part;
        parts.left = std::move(left);
        parts.isChanged = true;
    }
    m_looked.clear();
    return {};
}

Result<SingleEdit> NamedParts::current(SingleEdit edit) const
{
    const auto [place, part] = partIn(edit);
    const auto known = part ? m_named.constFind(place) : m_named.cend();
    if (known == m_named.cend() || !known->isChanged)
        return edit;
    const auto found = std::ranges::find(known->left, *part);
    if (found == known->left.end())
        return fail(
            Errc::NotFound, NamedPartsText::tr("One of them removes the part of the message that this one is about."));
    *part = int(found - known->left.begin());
    return edit;
}

} // namespace stemma
