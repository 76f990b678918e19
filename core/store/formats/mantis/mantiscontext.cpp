// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantiscontext.h"

#include "core/base/text.h"
#include "core/store/formats/mantis/mantiscontentsize.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

class Assembly
{
    Q_DECLARE_TR_FUNCTIONS(MantisContext)
public:
    /// @p figures: given, only these are wanted, and no texts.
    Assembly(const MantisSession& session, const SessionStore::ContextSink& sink, MantisContextFigures* figures,
        const JobControl& job, MantisRefusal refusal)
        : m_session(session)
        , m_sink(sink)
        , m_figures(figures)
        , m_job(job)
        , m_refusal(refusal)
    {
    }

    [[nodiscard]] Result<> run(const std::optional<MessageId>& at);
    [[nodiscard]] const ContextBudget& budget() const { return m_budget; }

private:
    [[nodiscard]] Result<> findSlice(const std::optional<MessageId>& at);
    [[nodiscard]] Result<> refuseUnloadable() const;
    [[nodiscard]] bool isTree() const { return m_session.dialect() == MantisDialect::Tree; }
    [[nodiscard]] Result<std::optional<ContextItem>> itemOf(size_t index) const;
    void countCalls();
    [[nodiscard]] std::optional<ContextItem> knownFigures(size_t index) const;
    [[nodiscard]] std::optional<ContextItem> readFigures(size_t index);
    [[nodiscard]] ContextItem boundaryItem(const json::Value& message) const;
    [[nodiscard]] json::Value withoutOpenCalls(const json::Value& content, bool& isEmptied) const;
    [[nodiscard]] bool isAnswered(const QString& callId) const;
    void count(const ContextItem& item);

    const MantisSession& m_session;
    const SessionStore::ContextSink& m_sink;
    MantisContextFigures* m_figures;
    const JobControl& m_job;
    MantisRefusal m_refusal;
    /// Of one record: how many calls it makes, and the row behind the last of their answers.
    struct Calls
    {
        quint32 count = 0;
        size_t answered = 0;
    };
    QHash<quint32, Calls> m_calls; ///< by record; only for figures
    size_t m_begin = 0;
    size_t m_end = 0;
    ContextBudget m_budget;
};

/// Four bytes a token: the library's own rule of thumb.
qint64 estimate(qint64 bytes)
{
    return (bytes + 3) / 4;
}

/// Where an entry's id and content stand in its line.
struct SpelledEntry
{
    JsonSpelled id;
    JsonSpelled content;
};

constexpr std::array MantisEntryKeys {JsonKey("uuid"), JsonKey("message")};
constexpr std::array MantisEntryMessageKeys {JsonKey("content")};

/// Only of an entry whose members are not repeated and need no decoding.
std::optional<SpelledEntry> spelledEntry(QByteArrayView line)
{
    SpelledEntry entry;
    JsonCursor cursor(line);
    bool isPlain = true;
    bool hasMessage = false;
    const bool isRead = cursor.members<MantisEntryKeys>([&](size_t key) {
        switch (key) {
        case 0:
            isPlain = isPlain && !entry.id.exists();
            return cursor.read(entry.id);
        case 1:
            isPlain = isPlain && !std::exchange(hasMessage, true);
            return cursor.members<MantisEntryMessageKeys>([&](size_t inner) {
                if (inner != 0)
                    return cursor.skip();
                isPlain = isPlain && !entry.content.exists();
                return cursor.read(entry.content);
            });
        default:
            return cursor.skip();
        }
    });
    const bool isWhole = isRead && cursor.isAtEnd() && isPlain && entry.content.exists();
    return isWhole && entry.id.isText() && !entry.id.hasEscapes ? std::optional(entry) : std::nullopt;
}

Result<> Assembly::findSlice(const std::optional<MessageId>& at)
{
    if (m_session.dialect() == MantisDialect::Wire) {
        return fail(Errc::NotSupported,
            tr("The library never goes on from this recording: a new run under the same id sees nothing of it. Look "
               "for the session of this id under projects, if there is one."));
    }
    m_end = m_session.size();
    while (m_end > 0 && !m_session.row(m_end - 1).isMain)
        --m_end;
    if (at) {
        const auto row = m_session.rowWithId(at->value);
        if (!row || *row >= m_end)
            return fail(Errc::NotFound, tr("The session has no message “%1” that could be the newest.").arg(at->value));
        m_end = *row + 1;
    }
    const bool hasBoundaries = isTree() && m_session.release() != MantisRelease::SkipsBoundaries;
    std::optional<size_t> boundary;
    for (size_t i = 0; hasBoundaries && i < m_end; ++i) {
        const MantisRow row = m_session.row(i);
        if (row.flags.testFlag(MantisFlag::Boundary) && !row.isDamaged)
            boundary = i;
    }
    m_begin = boundary.value_or(0);
    if (boundary && m_refusal == MantisRefusal::Kept && m_session.release() == MantisRelease::RefusesBoundaries) {
        return fail(Errc::NotSupported,
            tr("Releases 2.59 and 2.60 of the library, one of which wrote this session, send nothing of a session "
               "with a boundary. Go on with it in a later release."));
    }
    return {};
}

Result<> Assembly::refuseUnloadable() const
{
    for (size_t i = isTree() ? m_begin : 0; i < m_end; ++i) {
        const MantisRow row = m_session.row(i);
        const bool isDropped = isTree() && (row.isDamaged || !(row.flags & (MantisFlag::User | MantisFlag::Assistant)));
        if (isDropped || (!row.isDamaged && !row.flags.testFlag(MantisFlag::Unloadable)))
            continue;
        return fail(Errc::Corrupt,
            tr("The library refuses to load this session because of its message %1, so nothing would be sent. Check "
               "the session for what is wrong there.")
                .arg(i + 1));
    }
    return {};
}

/// Only an answer within the slice counts.
bool Assembly::isAnswered(const QString& callId) const
{
    for (const MantisTools::Mark& mark : m_session.tools().of(mantisHash(callId))) {
        const auto row = mark.isResult ? m_session.rowOfRecord(mark.record) : std::nullopt;
        if (row && *row >= m_begin && *row < m_end)
            return true;
    }
    return false;
}

json::Value Assembly::withoutOpenCalls(const json::Value& content, bool& isEmptied) const
{
    json::Value kept = content;
    kept.items.removeIf([this](const json::Value& block) {
        return block.text(u"type") == "tool_use"_L1 && !isAnswered(block.text(u"id"));
    });
    isEmptied = kept.items.isEmpty();
    return kept;
}

ContextItem Assembly::boundaryItem(const json::Value& message) const
{
    ContextItem item;
    const json::Value* content = message.find(u"content");
    const QString summary = (content ? *content : message).text(u"summary");
    item.kind = ContextItem::Kind::Summary;
    item.role = Role::System;
    item.text = "[previous summary] "_L1 + summary;
    // Whether it is sent depends on the provider and on a system prompt of the agent's own, which are not stored.
    item.exact = summary.isEmpty();
    if (summary.isEmpty()) {
        item.text.clear();
        item.leftOut = tr("It has no summary of its own; it only marks where the conversation begins for the model.");
    }
    return item;
}

Result<std::optional<ContextItem>> Assembly::itemOf(size_t index) const
{
    const MantisRow row = m_session.row(index);
    if (row.isDamaged)
        return std::nullopt;
    const Result<json::Value> record = readMantisJson(m_session, index);
    if (!record)
        return std::unexpected(record.error());
    const json::Value* inner = isTree() ? record->find(u"message") : &*record;
    if (!inner)
        return std::nullopt;
    ContextItem item;
    const bool isAssistant = row.flags.testFlag(MantisFlag::Assistant);
    if (isTree() && row.flags.testFlag(MantisFlag::Boundary) && m_session.release() != MantisRelease::SkipsBoundaries) {
        item = boundaryItem(*inner);
    } else if (isTree() && !(row.flags & (MantisFlag::User | MantisFlag::Assistant))) {
        return std::nullopt;
    } else {
        const json::Value* content = inner->find(u"content");
        bool isEmptied = false;
        json::Value sent = content ? *content : json::Value();
        if (isTree() && isAssistant && sent.isArray())
            sent = withoutOpenCalls(sent, isEmptied);
        item.text = mantisContentText(sent);
        item.role = isAssistant ? Role::Assistant : row.flags.testFlag(MantisFlag::System) ? Role::System : Role::User;
        if (item.role == Role::System)
            item.kind = ContextItem::Kind::System;
        if (isEmptied)
            item.leftOut = tr("Its tool calls were never answered, so the library leaves it out.");
        if (!isTree() && row.flags.testFlag(MantisFlag::Meta)) {
            item.leftOut = tr("The library made this reminder itself and drops it when it loads the session.");
            // Releases before 2.0 kept it, and their times look like those of 2.58.
            item.exact = m_session.release() != MantisRelease::SkipsBoundaries;
        }
    }
    const QString id = isTree() ? record->text(u"uuid") : QString();
    item.id = id.isEmpty() ? mantisPlaceId(index) : id;
    item.tokens = item.leftOut.isEmpty() ? estimate(utf8Size(item.text)) : 0;
    return item;
}

void Assembly::countCalls()
{
    const std::vector<MantisTools::Mark>& marks = m_session.tools().all();
    for (auto begin = marks.begin(); begin != marks.end();) {
        const auto end = std::find_if(begin, marks.end(), [&](const auto& mark) { return mark.id != begin->id; });
        // The same as isAnswered(), whatever the end of the slice is.
        size_t answered = std::numeric_limits<size_t>::max();
        for (auto mark = begin; mark != end; ++mark) {
            const auto row = mark->isResult ? m_session.rowOfRecord(mark->record) : std::nullopt;
            if (row && *row >= m_begin)
                answered = std::min(answered, *row + 1);
        }
        for (auto mark = begin; mark != end; ++mark) {
            if (mark->isResult)
                continue;
            Calls& calls = m_calls[mark->record];
            ++calls.count;
            calls.answered = std::max(calls.answered, answered);
        }
        begin = end;
    }
}

std::optional<ContextItem> Assembly::knownFigures(size_t index) const
{
    const MantisContextFigures::Known* known = m_figures->at(index);
    return known && known->answered <= m_end ? std::optional(known->item) : std::nullopt;
}

/// Of an ordinary message, which nearly all are, without making anything of it.
std::optional<ContextItem> Assembly::readFigures(size_t index)
{
    const MantisRow row = m_session.row(index);
    const MantisFlags sent {MantisFlag::User, MantisFlag::Assistant};
    if (!isTree() || row.isDamaged || !(row.flags & sent)
        || row.flags & (MantisFlags(MantisFlag::Boundary) | MantisFlag::System))
        return {};
    const Result<QByteArray> line = m_session.bytes(index, -1);
    const auto entry = line ? spelledEntry(*line) : std::nullopt;
    const auto size = entry ? MantisContentSize::of(entry->content.bytes) : std::nullopt;
    if (!size)
        return {};
    const Calls calls = m_calls.value(row.record);
    ContextItem item;
    item.role = Role::User;
    if (row.flags.testFlag(MantisFlag::Assistant)) {
        item.role = Role::Assistant;
        // Open calls are left out, and what is not known as a call may be one.
        if (calls.answered > m_end || size->calls != int(calls.count))
            return {};
    }
    item.id = QString::fromLatin1(entry->id.inner());
    if (item.id.isEmpty())
        return {};
    item.tokens = estimate(size->bytes);
    m_figures->set(index, {item, calls.answered});
    return item;
}

void Assembly::count(const ContextItem& item)
{
    qint64& sum = item.kind == ContextItem::Kind::System ? m_budget.system
        : item.kind == ContextItem::Kind::Summary        ? m_budget.summaries
                                                         : m_budget.messages;
    sum += item.tokens;
    m_budget.total += item.tokens;
}

Result<> Assembly::run(const std::optional<MessageId>& at)
{
    if (const Result<> done = findSlice(at); !done)
        return done;
    if (const Result<> done = refuseUnloadable(); !done)
        return done;
    if (m_figures) {
        m_figures->begin(m_begin);
        countCalls();
    }
    qint64 position = 0;
    for (size_t i = m_begin; i < m_end; ++i) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        m_job.setProgress(qint64(i - m_begin), qint64(m_end - m_begin));
        std::optional<ContextItem> figures = m_figures ? knownFigures(i) : std::nullopt;
        if (!figures && m_figures)
            figures = readFigures(i);
        Result<std::optional<ContextItem>> item = figures ? std::move(figures) : itemOf(i);
        if (!item)
            return std::unexpected(item.error());
        if (!*item)
            continue;
        (*item)->position = position++;
        count(**item);
        if (!m_sink(**std::move(item)))
            break;
    }
    return {};
}

} // namespace

void MantisContextFigures::begin(size_t row)
{
    if (std::exchange(m_begin, row) != row)
        m_rows.clear();
}

void MantisContextFigures::set(size_t row, Known known)
{
    if (row >= m_rows.size())
        m_rows.resize(row + 1);
    m_rows[row] = std::move(known);
}

Result<ContextBudget> assembleMantisContext(const MantisSession& session, const std::optional<MessageId>& at,
    const SessionStore::ContextSink& sink, const JobControl& job)
{
    Assembly assembly(session, sink, nullptr, job, MantisRefusal::Kept);
    return assembly.run(at).transform([&] { return assembly.budget(); });
}

Result<ContextBudget> assembleMantisFigures(const MantisSession& session, const std::optional<MessageId>& at,
    MantisContextFigures& figures, const SessionStore::ContextSink& sink, const JobControl& job, MantisRefusal refusal)
{
    const SessionStore::ContextSink withoutText = [&sink](ContextItem item) {
        item.text = QString();
        return sink(std::move(item));
    };
    Assembly assembly(session, withoutText, &figures, job, refusal);
    return assembly.run(at).transform([&] { return assembly.budget(); });
}

} // namespace stemma
