// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int BatchSize = 200;

void cut(LongText& text, qint64 maxBytes)
{
    if (maxBytes < 0 || text.bytes <= maxBytes)
        return;
    // The bound is in bytes of UTF-8; a character that does not fit whole is left out.
    qint64 used = 0;
    qsizetype end = 0;
    while (end < text.text.size()) {
        const bool pair = text.text[end].isHighSurrogate() && end + 1 < text.text.size();
        const char16_t unit = text.text[end].unicode();
        const int size = pair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
        if (used + size > maxBytes)
            break;
        used += size;
        end += pair ? 2 : 1;
    }
    text.text.truncate(end);
    text.truncated = true;
}

MessagePtr cutMessage(const MessagePtr& message, qint64 maxBytes)
{
    if (!message || maxBytes < 0)
        return message;
    auto copy = std::make_shared<Message>(*message);
    for (Part& part : copy->parts) {
        if (auto* text = std::get_if<TextPart>(&part.body)) {
            cut(text->text, maxBytes);
        } else if (auto* thinking = std::get_if<ReasoningPart>(&part.body)) {
            cut(thinking->text, maxBytes);
        } else if (auto* tool = std::get_if<ToolPart>(&part.body)) {
            cut(tool->input, maxBytes);
            cut(tool->output, maxBytes);
            cut(tool->error, maxBytes);
        } else if (auto* patch = std::get_if<PatchPart>(&part.body)) {
            cut(patch->diff, maxBytes);
        } else if (auto* unknown = std::get_if<UnknownPart>(&part.body)) {
            cut(unknown->raw, maxBytes);
        } else if (auto* event = std::get_if<EventPart>(&part.body)) {
            cut(event->raw, maxBytes);
        }
    }
    return copy;
}

QString textOf(const Message& message)
{
    QStringList texts;
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            texts.append(text->text.text);
        else if (const auto* thinking = part.as<ReasoningPart>())
            texts.append(thinking->text.text);
        else if (const auto* tool = part.as<ToolPart>())
            texts.append(u"[Tool: %1]\n%2"_s.arg(tool->name, tool->output.text));
        else if (const auto* file = part.as<FileReferencePart>())
            texts.append(u"[FILE: %1]"_s.arg(file->reference.path));
    }
    return texts.join(u'\n');
}

QByteArray rawOf(const Part& part)
{
    QJsonObject object;
    if (const auto* text = part.as<TextPart>()) {
        object = {{u"type"_s, u"text"_s}, {u"text"_s, text->text.text}};
    } else if (const auto* thinking = part.as<ReasoningPart>()) {
        object = {{u"type"_s, u"reasoning"_s}, {u"text"_s, thinking->text.text}};
    } else if (const auto* tool = part.as<ToolPart>()) {
        object = {{u"type"_s, u"tool"_s}, {u"tool_name"_s, tool->name}, {u"output"_s, tool->output.text}};
    } else if (const auto* patch = part.as<PatchPart>()) {
        object = {{u"type"_s, u"patch"_s}, {u"unified_diff"_s, patch->diff.text}};
    } else if (const auto* unknown = part.as<UnknownPart>()) {
        return unknown->raw.text.toUtf8();
    } else {
        object = {{u"type"_s, qint64(kindOf(part.body))}};
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::unexpected<Error> noSession(const SessionId& id)
{
    return stemma::fail(Errc::NotFound, u"There is no session %1 in this store."_s.arg(id.value));
}

} // namespace

FakeStore::FakeStore()
{
    m_info.path = u"/fake/sessions.db"_s;
    m_info.format = u"fake"_s;
    m_info.version = u"1"_s;
}

FakeStore::~FakeStore()
{
    release();
}

OutlineRow FakeStore::Stored::rowAt(qint64 row) const
{
    if (row < synthetic)
        return SyntheticSession(session.info.id, seed).outlineRow(row);
    const auto index = size_t(row - synthetic);
    const auto& time = session.messages[index]->createdAt;
    return {keys[index], time ? toMs(*time) : OutlineRow::NoTime};
}

qint64 FakeStore::Stored::rowOf(qint64 key) const
{
    if (const auto found = std::ranges::lower_bound(keys, key); found != keys.end() && *found == key)
        return synthetic + (found - keys.begin());
    const qint64 row = (key - 10) / 2;
    return key >= 10 && key % 2 == 0 && row < synthetic ? row : -1;
}

MessagePtr FakeStore::Stored::messageAt(qint64 row) const
{
    if (row < 0 || row >= count())
        return nullptr;
    if (row < synthetic)
        return std::make_shared<const Message>(SyntheticSession(session.info.id, seed).message(row));
    const MessagePtr& message = session.messages[size_t(row - synthetic)];
    if (message->index == row)
        return message;
    auto moved = std::make_shared<Message>(*message);
    moved->index = row;
    return moved;
}

SessionInfo FakeStore::Stored::info(ListDetail detail) const
{
    SessionInfo info = session.info;
    if (count() > 0) {
        const qint64 last = rowAt(count() - 1).createdMs;
        if (last != OutlineRow::NoTime)
            info.updatedAt = timeFromMs(last);
    }
    info.messages.reset();
    if (detail == ListDetail::Full)
        info.messages = count();
    else
        info.firstPrompt.clear();
    return info;
}

void FakeStore::noteChange()
{
    if (m_change == StoreChange::None)
        m_change = StoreChange::Changed;
}

FakeStore::Stored* FakeStore::stored(const SessionId& id)
{
    const auto found = m_sessions.find(id);
    Q_ASSERT_X(found != m_sessions.end(), "FakeStore", "no such session");
    return &found->second;
}

void FakeStore::add(const FakeSession& session)
{
    const std::scoped_lock lock(m_mutex);
    Stored& stored = m_sessions[session.info.id];
    stored = {};
    stored.session = session;
    for (const MessagePtr& message : session.messages) {
        Q_UNUSED(message)
        stored.keys.push_back(stored.nextKey);
        stored.nextKey += 3;
    }
    noteChange();
}

SessionId FakeStore::addSynthetic(const QString& id, qint64 count, const QString& title, quint64 seed)
{
    const std::scoped_lock lock(m_mutex);
    Stored& stored = m_sessions[SessionId(id)];
    stored = {};
    stored.session.info.id = SessionId(id);
    stored.session.info.title = title;
    stored.session.info.createdAt = timeFromMs(SessionBuilder::BaseMs);
    stored.synthetic = count;
    stored.seed = seed;
    stored.nextKey = 10 + (count + 1) * 2;
    noteChange();
    return SessionId(id);
}

void FakeStore::append(const SessionId& id, const Message& message)
{
    const std::scoped_lock lock(m_mutex);
    Stored* session = stored(id);
    auto copy = std::make_shared<Message>(message);
    copy->session = id;
    copy->index = session->count();
    session->session.messages.push_back(std::move(copy));
    session->keys.push_back(session->nextKey);
    session->nextKey += 3;
    noteChange();
}

void FakeStore::appendSynthetic(const SessionId& id, qint64 count)
{
    const std::scoped_lock lock(m_mutex);
    Stored* session = stored(id);
    Q_ASSERT_X(session->session.messages.empty(), "FakeStore", "synthetic rows come before all others");
    session->synthetic += count;
    session->nextKey = 10 + (session->synthetic + 1) * 2;
    noteChange();
}

void FakeStore::replace(const SessionId& id, qint64 row, const Message& message)
{
    const std::scoped_lock lock(m_mutex);
    Stored* session = stored(id);
    auto copy = std::make_shared<Message>(message);
    copy->index = row;
    session->session.messages.at(size_t(row - session->synthetic)) = std::move(copy);
    noteChange();
}

void FakeStore::remove(const SessionId& id, qint64 row)
{
    const std::scoped_lock lock(m_mutex);
    Stored* session = stored(id);
    const qint64 index = row - session->synthetic;
    Q_ASSERT_X(index >= 0 && row < session->count(), "FakeStore", "no such row to remove");
    session->session.messages.erase(session->session.messages.begin() + index);
    session->keys.erase(session->keys.begin() + index);
    noteChange();
}

void FakeStore::rebuild(const SessionId& id, qint64 shift)
{
    const std::scoped_lock lock(m_mutex);
    Stored* session = stored(id);
    for (qint64& key : session->keys)
        key += shift;
    session->nextKey += shift;
    m_change = StoreChange::Replaced;
}

void FakeStore::setCheckpoints(const SessionId& id, const QList<Checkpoint>& checkpoints)
{
    const std::scoped_lock lock(m_mutex);
    stored(id)->session.checkpoints = checkpoints;
    noteChange();
}

void FakeStore::removeSession(const SessionId& id)
{
    const std::scoped_lock lock(m_mutex);
    m_sessions.erase(id);
    noteChange();
}

void FakeStore::setChange(StoreChange change)
{
    const std::scoped_lock lock(m_mutex);
    m_change = change;
}

void FakeStore::setInfo(const StoreInfo& info)
{
    const std::scoped_lock lock(m_mutex);
    m_info = info;
}

void FakeStore::fail(Calls calls, const Error& error)
{
    const std::scoped_lock lock(m_mutex);
    for (quint32 bit = 1; bit < quint32(Call::All); bit <<= 1) {
        if (calls.testFlag(Call(bit)))
            m_failing[Call(bit)] = error;
    }
}

void FakeStore::mend(Calls calls)
{
    const std::scoped_lock lock(m_mutex);
    std::erase_if(m_failing, [calls](const auto& entry) { return calls.testFlag(entry.first); });
}

void FakeStore::hold(Calls calls)
{
    const std::scoped_lock lock(m_mutex);
    m_held |= calls;
}

void FakeStore::release(Calls calls)
{
    const std::scoped_lock lock(m_mutex);
    m_held &= ~calls;
    m_gate.notify_all();
}

void FakeStore::setPieceRows(qint64 rows)
{
    const std::scoped_lock lock(m_mutex);
    m_pieceRows = rows;
}

int FakeStore::waiting() const
{
    const std::scoped_lock lock(m_mutex);
    return m_waiting;
}

int FakeStore::count(Call call) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_counts.find(call);
    return found == m_counts.end() ? 0 : found->second;
}

QList<QList<qint64>> FakeStore::messageCalls() const
{
    const std::scoped_lock lock(m_mutex);
    return m_messageCalls;
}

Result<> FakeStore::enter(Call call, const JobControl& job)
{
    std::unique_lock lock(m_mutex);
    ++m_counts[call];
    ++m_waiting;
    while (m_held.testFlag(call) && !job.isCancelled())
        m_gate.wait_for(lock, std::chrono::milliseconds(2)); // a JobControl tells nobody that it was cancelled
    --m_waiting;
    if (job.isCancelled())
        return stemma::fail(Errc::Cancelled, {});
    if (const auto failing = m_failing.find(call); failing != m_failing.end())
        return std::unexpected(failing->second);
    return {};
}

Result<const FakeStore::Stored*> FakeStore::find(const SessionId& id) const
{
    const auto found = m_sessions.find(id);
    if (found == m_sessions.end())
        return noSession(id);
    return &found->second;
}

StoreInfo FakeStore::info() const
{
    const std::scoped_lock lock(m_mutex);
    return m_info;
}

Result<> FakeStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    if (const auto entered = enter(Call::Sessions, job); !entered)
        return entered;
    std::vector<SessionInfo> all;
    {
        const std::scoped_lock lock(m_mutex);
        // What cannot be read cannot be counted either.
        const ListDetail known = m_failing.contains(Call::Outlines) ? ListDetail::Basic : detail;
        for (const auto& [id, stored] : m_sessions)
            all.push_back(stored.info(known));
    }
    std::ranges::stable_sort(all, [](const SessionInfo& a, const SessionInfo& b) { return a.createdAt > b.createdAt; });
    for (size_t begin = 0; begin < all.size(); begin += BatchSize) {
        if (job.isCancelled())
            return stemma::fail(Errc::Cancelled, {});
        const size_t end = std::min(all.size(), begin + BatchSize);
        if (!sink({all.begin() + qptrdiff(begin), all.begin() + qptrdiff(end)}))
            break;
    }
    return {};
}

Result<SessionInfo> FakeStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    if (const auto entered = enter(Call::Session, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    const ListDetail known = m_failing.contains(Call::Outlines) ? ListDetail::Basic : detail;
    return find(id).transform([known](const Stored* stored) { return stored->info(known); });
}

Result<Outline> FakeStore::outline(const SessionId& id, const JobControl& job)
{
    if (const auto entered = enter(Call::Outlines, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([](const Stored* stored) {
        Outline outline(size_t(stored->count()));
        for (size_t row = 0; row < outline.size(); ++row)
            outline[row] = stored->rowAt(qint64(row));
        return outline;
    });
}

Result<OutlinePiece> FakeStore::outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
{
    auto piece = SessionStore::outlinePiece(id, from, job);
    const std::scoped_lock lock(m_mutex);
    if (piece && m_pieceRows > 0 && qint64(piece->rows.size()) > m_pieceRows) {
        piece->rows.resize(size_t(m_pieceRows));
        piece->isLast = false;
    }
    return piece;
}

Result<std::vector<OutlineDetail>> FakeStore::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    if (const auto entered = enter(Call::Details, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([keys](const Stored* stored) {
        std::vector<OutlineDetail> details;
        details.reserve(keys.size());
        for (const qint64 key : keys) {
            const MessagePtr message = stored->messageAt(stored->rowOf(key));
            details.push_back(message ? detailOf(*message) : OutlineDetail());
        }
        return details;
    });
}

Result<std::vector<MessagePtr>> FakeStore::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_messageCalls.append(QList<qint64>(keys.begin(), keys.end()));
    }
    if (const auto entered = enter(Call::Messages, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([keys, options](const Stored* stored) {
        std::vector<MessagePtr> messages;
        messages.reserve(keys.size());
        for (const qint64 key : keys)
            messages.push_back(cutMessage(stored->messageAt(stored->rowOf(key)), options.maxText));
        return messages;
    });
}

Result<std::vector<MessagePtr>> FakeStore::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    if (const auto entered = enter(Call::FirstMessages, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([count, options](const Stored* stored) {
        std::vector<MessagePtr> messages;
        for (qint64 row = 0; row < std::min<qint64>(count, stored->count()); ++row)
            messages.push_back(cutMessage(stored->messageAt(row), options.maxText));
        return messages;
    });
}

Result<qint64> FakeStore::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    if (const auto entered = enter(Call::KeyOf, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    const Result<const Stored*> stored = find(session);
    if (!stored)
        return std::unexpected(stored.error());
    const auto& messages = (*stored)->session.messages;
    const auto found = std::ranges::find(messages, id, [](const MessagePtr& message) { return message->id; });
    if (found != messages.end())
        return (*stored)->keys[size_t(found - messages.begin())];
    const QString prefix = session.value + u"-m";
    bool isNumber = false;
    const qint64 row = id.value.startsWith(prefix) ? id.value.mid(prefix.size()).toLongLong(&isNumber) - 1 : -1;
    if (isNumber && row >= 0 && row < (*stored)->synthetic)
        return (*stored)->rowAt(row).key;
    return stemma::fail(Errc::NotFound, u"There is no message %1 in this session."_s.arg(id.value));
}

Result<Part> FakeStore::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    if (const auto entered = enter(Call::Part, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    const Result<const Stored*> stored = find(session);
    if (!stored)
        return std::unexpected(stored.error());
    const MessagePtr message = (*stored)->messageAt((*stored)->rowOf(key));
    if (!message || partIndex < 0 || partIndex >= message->parts.size())
        return stemma::fail(Errc::NotFound, u"This part is no longer in the store."_s);
    return message->parts[partIndex];
}

Result<QByteArray> FakeStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (const auto entered = enter(Call::RawBytes, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    for (const auto& [id, stored] : m_sessions) {
        for (const MessagePtr& message : stored.session.messages) {
            if (message->storedAt == place)
                return textOf(*message).toUtf8().left(maxBytes);
            for (const Part& part : message->parts) {
                if (part.storedAt == place)
                    return rawOf(part).left(maxBytes);
            }
        }
    }
    return stemma::fail(Errc::NotFound, u"There is no such record in this store."_s);
}

Result<QList<SummaryNode>> FakeStore::summaryNodes(const SessionId& id, const JobControl& job)
{
    if (const auto entered = enter(Call::SummaryNodes, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([](const Stored* stored) { return stored->session.nodes; });
}

Result<QList<Checkpoint>> FakeStore::checkpoints(const SessionId& id, const JobControl& job)
{
    if (const auto entered = enter(Call::Checkpoints, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([](const Stored* stored) { return stored->session.checkpoints; });
}

Result<QList<SessionStore::PlacedReference>> FakeStore::fileReferences(const SessionId& id, const JobControl& job)
{
    if (const auto entered = enter(Call::FileReferences, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([](const Stored* stored) {
        QList<PlacedReference> references;
        for (const MessagePtr& message : stored->session.messages) {
            for (const Part& part : message->parts) {
                if (const auto* file = part.as<FileReferencePart>())
                    references.append({message->id, file->reference});
            }
        }
        return references;
    });
}

Result<QList<LineageEdge>> FakeStore::edges(const SessionId& id, const JobControl& job)
{
    if (const auto entered = enter(Call::Edges, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return find(id).transform([](const Stored* stored) { return stored->session.edges; });
}

Result<ContextBudget> FakeStore::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    if (const auto entered = enter(Call::Context, job); !entered)
        return std::unexpected(entered.error());
    FakeSession session;
    {
        const std::scoped_lock lock(m_mutex);
        const Result<const Stored*> stored = find(id);
        if (!stored)
            return std::unexpected(stored.error());
        session = (*stored)->session;
    }
    for (const ContextItem& item : session.context) {
        if (!sink(item))
            break;
    }
    if (!session.context.isEmpty())
        return session.budget;

    ContextBudget budget;
    budget.usable = 148'000;
    budget.reserve = 52'000;
    budget.system = session.systemPrompt.size() / 4;
    qint64 position = 0;
    bool goesOn = session.systemPrompt.isEmpty()
        || sink({position++, ContextItem::Kind::System, {}, Role::System, budget.system, true, session.systemPrompt, {},
            true});
    for (const MessagePtr& message : session.messages) {
        if (!goesOn)
            break;
        if (message->states.testFlag(MessageState::InContext)) {
            const bool isSummary = message->states.testFlag(MessageState::Summary);
            const QString text = textOf(*message);
            const qint64 tokens = std::max<qint64>(1, text.size() / 4);
            (isSummary ? budget.summaries : budget.messages) += tokens;
            goesOn = sink({position++, isSummary ? ContextItem::Kind::Summary : ContextItem::Kind::Message,
                message->id.value, message->role, tokens, true, text, {}, true});
        }
        if (at && message->id == *at)
            break;
    }
    budget.total = budget.system + budget.summaries + budget.messages;
    return budget;
}

Result<> FakeStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    if (const auto entered = enter(Call::Check, job); !entered)
        return entered;
    QList<Finding> findings;
    {
        const std::scoped_lock lock(m_mutex);
        if (id && !m_sessions.contains(*id))
            return noSession(*id);
        for (const auto& [sessionId, stored] : m_sessions) {
            if (!id || *id == sessionId)
                findings += stored.session.findings;
        }
    }
    for (const Finding& finding : findings)
        sink(finding);
    return {};
}

void FakeStore::setPlanner(Planner planner)
{
    const std::scoped_lock lock(m_mutex);
    m_planner = std::move(planner);
}

Result<EditPlan> FakeStore::plan(const Edit& edit, const JobControl& job)
{
    if (const Result<> entered = enter(Call::Plan, job); !entered)
        return std::unexpected(entered.error());
    const Planner planner = [this] {
        const std::scoped_lock lock(m_mutex);
        return m_planner;
    }();
    return planner ? planner(edit) : SessionStore::plan(edit, job);
}

Result<EditPlan> FakeStore::planForked(const QList<SingleEdit>& edits, bool /*dropsThinking*/, const JobControl& job)
{
    auto planned = plan(toEdit(edits.first()), job);
    if (planned)
        planned->newSession = SessionId(u"fork"_s);
    return planned;
}

Result<StoreChange> FakeStore::poll(const JobControl& job)
{
    if (const auto entered = enter(Call::Poll, job); !entered)
        return std::unexpected(entered.error());
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_change, StoreChange::None);
}

} // namespace stemma
