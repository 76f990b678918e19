// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "core/store/files/openwriters.h"
#include "core/store/formats/mantis/plan/rowplanner.h"
#include "core/store/plan/planchecks.h"
#include "core/store/formats/mantis/plan/editrules.h"
#include "core/store/formats/mantis/plan/rowplanner.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr qsizetype TitleLength = 60;

const json::Value* contentOf(const json::Value& message)
{
    const json::Value* wrapped = message.find(u"message");
    return wrapped && wrapped->isObject() && !message.find(u"content") ? wrapped->find(u"content")
                                                                       : message.find(u"content");
}

QString textOf(const json::Value& block, QStringView key)
{
    const json::Value* value = block.find(key);
    return value && value->isString() ? value->string : QString();
}

/// The ids of calls and answers in a message, by the places of their blocks.
struct Tools
{
    std::map<int, QString> calls;
    std::map<int, QString> answers;
};

Tools toolsOf(const QByteArray& bytes)
{
    Tools tools;
    const auto message = json::parse(bytes);
    const json::Value* content = message ? contentOf(*message) : nullptr;
    int place = 0;
    for (const json::Value& block : content ? content->items : QList<json::Value>()) {
        if (textOf(block, u"type") == "tool_use"_L1)
            tools.calls.emplace(place, textOf(block, u"id"));
        else if (textOf(block, u"type") == "tool_result"_L1)
            tools.answers.emplace(place, textOf(block, u"tool_use_id"));
        ++place;
    }
    return tools;
}

} // namespace

RowPlanner::RowPlanner(const RowTarget& target, const JobControl& job)
    : m_target(target)
    , m_job(job)
{
    const qint64 now
        = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch())
              .count();
    m_now = QString::fromLatin1(RecordTime::textAfter(RecordTime::None, now).chopped(6)) + u'Z'; // not "+00:00"
}

Result<> RowPlanner::load(EditKind kind)
{
    if (!m_target.problem.isEmpty() && kind != EditKind::Delete && kind != EditKind::Rename)
        return fail(Errc::NotSupported,
            tr("The messages of this session are damaged (%1), so mantis cannot load it. You can only rename or delete "
               "the session.")
                .arg(m_target.problem));
    for (size_t row = 0; row < m_target.session.ownSize(); ++row) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto bytes = m_target.session.bytes(row, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        m_items.push_back({row, *bytes, false});
    }
    return {};
}

Result<size_t> RowPlanner::rowOf(const MessageId& id) const
{
    const auto row = m_target.session.rowWithId(id.value);
    if (!row)
        return fail(Errc::NotFound, plantexts::noMessage(id.value));
    if (*row >= m_items.size())
        return fail(Errc::NotSupported, discardedStays());
    if (m_target.session.row(*row).isDamaged)
        return fail(Errc::NotSupported, noEntry());
    return *row;
}

Result<size_t> RowPlanner::cutAt(const MessageId& at, bool before) const
{
    return rowOf(at).transform([before](size_t row) { return row + (before ? 0 : 1); });
}

QString RowPlanner::name() const
{
    const QString title = firstLine(m_target.shownTitle, TitleLength);
    return title.isEmpty() ? m_target.id.value : title;
}

EditPlan RowPlanner::begun(const Edit& edit, const QString& action, const QString& title) const
{
    return EditPlan {.edit = edit, .action = action, .title = title, .session = m_target.id};
}

QByteArray RowPlanner::sourceText(const QString& text) const
{
    // The library writes one with msgspec, the other with Python's own encoder.
    return m_target.hasThreeTables ? json::quotedText(text) : json::quotedPython(text);
}

// ---- messages -----------------------------------------------------------------------------------

QByteArray RowPlanner::without(const QByteArray& message, const std::set<int>& parts, bool& isEmpty)
{
    const auto places = plainPlaces(message);
    isEmpty = !places || !places->isList || qsizetype(parts.size()) >= places->blocks.size();
    if (isEmpty)
        return message;
    JsonCopy copy;
    const auto blockAt = [&](qsizetype block) { return places->blocks.at(block); };
    const auto isRemoved = [&](qsizetype block) { return parts.contains(int(block)); };
    for (const json::Range& range : cutElements(places->blocks.size(), blockAt, isRemoved))
        copy.replace(range, {});
    return copy.applied(message);
}

RowPlanner::Items RowPlanner::cutItems(size_t end, qint64& openCalls) const
{
    QSet<QString> answered;
    for (size_t row = 0; row < end; ++row) {
        for (const auto& [place, id] : toolsOf(m_items[row].bytes).answers)
            answered.insert(id);
    }
    Items items;
    for (size_t row = 0; row < end; ++row) {
        std::set<int> open;
        for (const auto& [place, id] : toolsOf(m_items[row].bytes).calls) {
            if (!answered.contains(id))
                open.insert(place);
        }
        openCalls += qint64(open.size());
        bool isEmpty = false;
        const QByteArray rest = open.empty() ? m_items[row].bytes : without(m_items[row].bytes, open, isEmpty);
        if (!isEmpty)
            items.push_back({row, rest, !open.empty()});
    }
    return items;
}

/// A call goes with its answer, and an answer with its call. Thinking alone is no message.
void RowPlanner::addPairs(Removals& removals) const
{
    std::map<QString, std::pair<size_t, int>> calls;
    std::map<QString, std::pair<size_t, int>> answers;
    for (const Item& item : m_items) {
        const Tools tools = toolsOf(item.bytes);
        for (const auto& [place, id] : tools.calls)
            calls.emplace(id, std::pair(item.row, place));
        for (const auto& [place, id] : tools.answers)
            answers.emplace(id, std::pair(item.row, place));
    }
    for (bool hasGrown = true; hasGrown;) {
        hasGrown = false;
        const auto add = [&](size_t row, int place) { hasGrown = removals[row].insert(place).second || hasGrown; };
        for (const auto& [id, call] : calls) {
            const auto answer = answers.find(id);
            if (answer == answers.end())
                continue;
            const auto& [row, place] = answer->second;
            const bool isGone = (removals.contains(call.first) && removals[call.first].contains(call.second))
                || (removals.contains(row) && removals[row].contains(place));
            if (isGone) {
                add(call.first, call.second);
                add(row, place);
            }
        }
        for (const auto& [row, parts] : Removals(removals)) {
            const auto message = m_target.session.message(row, 0);
            const auto isLeft
                = [&](const Part& part) { return !parts.contains(part.index) && !part.as<ReasoningPart>(); };
            if (!message || std::ranges::any_of(message->parts, isLeft))
                continue;
            for (const Part& part : message->parts)
                add(row, part.index);
        }
    }
}

// ---- what the agent sees ------------------------------------------------------------------------

void RowPlanner::addFigures(EditPlan& plan, const Items& after) const
{
    const ContextRule& rule = Context::instance();
    if (const auto before = measureContext(rule, m_target.session, {}, m_job))
        plan.before = figuresOf(*before);
    std::vector<Rewrite::Item> items;
    for (const Item& item : after)
        items.push_back({item.row, item.isChanged ? item.bytes : QByteArray()});
    const Rewrite rewrite(m_target.session, std::move(items), Codec::instance());
    const auto then = measureContext(rule, rewrite, {}, m_job);
    if (then)
        plan.after = figuresOf(*then);
    const std::vector<SentMessage> sent = then ? then->sent : std::vector<SentMessage>();
    addWindowChecks(plan, u"mantis"_s, sent, then ? std::nullopt : std::optional(then.error()));
    addCallsCheck(plan, rewrite, sent);
    const EditKind kind = kindOf(plan.edit);
    if (kind == EditKind::Text || kind == EditKind::Remove || kind == EditKind::Insert)
        addSignatureCheck(plan, rewrite, sent, m_job);
}

void RowPlanner::warnAboutWriters(EditPlan& plan) const
{
    const QList<FileWriterProcess> writers = writersOf({m_target.database});
    if (!writers.isEmpty() && !writers.first().name.isEmpty())
        plan.warnings += plantexts::openForWriting(writers.first().name, writers.first().process);
    plan.warnings += tr(
        "A program that has this session loaded would overwrite this change when it saves. Reload the session there.");
}

} // namespace stemma::mantis
