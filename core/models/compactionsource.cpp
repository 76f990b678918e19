// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/compactionsource.h"

#include "core/base/saturating.h"
#include "core/base/tokenguess.h"

#include <QSet>

#include <algorithm>

namespace stemma {

struct CompactionSource::Answer
{
    CompactionGraphPtr graph;
    std::shared_ptr<MessageScan> bars;
};

namespace {

/// Where the messages stand that the summaries name. Those that the store does not have are left out.
Result<QHash<QString, qint64>> placesOf(SessionStore& store, const SessionId& session, const QList<SummaryNode>& nodes,
    const Outline& outline, const JobControl& job)
{
    QHash<QString, qint64> keys;
    for (const SummaryNode& node : nodes) {
        for (const QString& id :
            {node.first.value, node.last.value, node.inMessage().value, node.againFirst.value, node.againLast.value}) {
            if (id.isEmpty() || keys.contains(id))
                continue;
            const auto key = store.keyOf(session, MessageId(id), job);
            if (!key && key.error().code == Errc::Cancelled)
                return std::unexpected(key.error());
            keys.insert(id, key.value_or(-1));
        }
    }
    QSet<qint64> wanted;
    for (const qint64 key : std::as_const(keys))
        wanted += key;
    QHash<qint64, qint64> indices;
    for (size_t i = 0; i < outline.size(); ++i) {
        if (wanted.contains(outline[i].key))
            indices.insert(outline[i].key, qint64(i));
    }
    QHash<QString, qint64> places;
    for (const auto& [id, key] : std::as_const(keys).asKeyValueRange()) {
        if (const auto index = indices.constFind(key); index != indices.cend())
            places.insert(id, *index);
    }
    return places;
}

CompactionBar barOf(const OutlineDetail& detail)
{
    const MessageStates states = MessageStates::fromInt(detail.states);
    const PartKinds kinds = PartKinds::fromInt(detail.kinds);
    CompactionBar bar {.tokens = detail.tokens, .states = detail.states, .isKnown = true};
    if (bar.tokens == 0) // many formats store none of prompts, or none at all
        bar.tokens = guessedTokens(qint64(detail.textBytes));
    if (states.testFlag(MessageState::Summary))
        bar.kind = CompactionBar::Kind::Summary;
    else if (detail.role == Role::User)
        bar.kind = CompactionBar::Kind::Prompt;
    else if (kinds.testFlag(PartKind::Tool) || detail.role == Role::Tool)
        bar.kind = CompactionBar::Kind::Tool;
    return bar;
}

} // namespace

Result<CompactionGraphPtr> readCompactions(
    SessionStore& store, const SessionId& session, const Outline& outline, const JobControl& job)
{
    const auto nodes = store.summaryNodes(session, job);
    const auto places = nodes ? placesOf(store, session, *nodes, outline, job) : std::unexpected(nodes.error());
    if (!places)
        return std::unexpected(places.error());
    return std::make_shared<const CompactionGraph>(layOutCompactions(*nodes, *places, qint64(outline.size())));
}

CompactionSource::CompactionSource(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(QuietMs, parent)
    , m_session(std::move(session))
    , m_graph(std::make_shared<CompactionGraph>())
{
    setStore(store);
}

void CompactionSource::load()
{
    if (!store())
        return;
    m_loading = true;
    begin(tr("Reading the summaries"));
    const auto read = [session = m_session](SessionStore& store, const JobControl& job) -> Result<Answer> {
        const auto scan = std::make_shared<MessageScan>(session, ScanOptions {.rows = BarRows, .showsProgress = false});
        const auto rows = scan->refresh(store, job);
        auto graph = rows ? readCompactions(store, session, scan->outline(), job) : std::unexpected(rows.error());
        if (!graph)
            return std::unexpected(graph.error());
        return Answer {*std::move(graph), scan};
    };
    ask(read, Lane::Normal, [this](const Result<Answer>& answer) { take(answer); });
}

void CompactionSource::take(const Result<Answer>& answer)
{
    if (!answer)
        return finish(answer.error());
    m_loading = false;
    m_graph = answer->graph;
    m_barScan = answer->bars;
    m_bars.assign(m_barScan->outline().size(), {});
    m_barsKnown = 0;
    emit changed();
    readBars();
}

void CompactionSource::readBars()
{
    if (m_barsKnown == m_bars.size())
        return finish();
    const auto read = [scan = m_barScan](SessionStore& store, const JobControl& job) {
        std::vector<CompactionBar> bars;
        return scan
            ->step(store, job,
                [&bars](qint64 /*row*/, const OutlineDetail& detail) {
                    bars.push_back(barOf(detail));
                    return true;
                })
            .transform([&bars](bool) { return bars; });
    };
    ask(read, Lane::Normal, [this](const Result<std::vector<CompactionBar>>& bars) {
        if (!bars || bars->empty())
            return finish(bars ? std::optional<Error>() : bars.error());
        std::ranges::copy(*bars, m_bars.begin() + qint64(m_barsKnown));
        m_barsKnown += bars->size();
        emit barsChanged();
        readBars();
    });
}

std::optional<qint64> CompactionSource::tokensBetween(qint64 from, qint64 to) const
{
    if (from < 0 || to < from || size_t(to) >= m_barsKnown)
        return {};
    QSet<qint64> retold;
    for (const CompactionNode& node : m_graph->nodes) {
        if (node.at >= from && node.at <= to && node.from >= from && node.to <= to)
            retold += node.at;
    }
    qint64 sum = 0;
    for (qint64 i = from; i <= to; ++i) {
        if (!retold.contains(i))
            sum = saturatingAdd(sum, m_bars[size_t(i)].tokens);
    }
    return sum;
}

QFuture<Result<int>> CompactionSource::textPartOf(const SummaryNode& summary) const
{
    return store()->run(
        [session = m_session, id = summary.inMessage(), said = summary.text.text](
            SessionStore& store, const JobControl& job) -> Result<int> {
            const auto key = store.keyOf(session, id, job);
            const auto found
                = key ? store.messages(session, {&*key, 1}, {.maxText = -1}, job) : std::unexpected(key.error());
            if (!found)
                return std::unexpected(found.error());
            std::optional<int> index;
            for (const Part& part : found->front() ? found->front()->parts : QList<Part>()) {
                const auto* text = part.as<TextPart>();
                if (text && (!index || text->text.text.endsWith(said))) // some have a heading of the agent before it
                    index = part.index;
            }
            if (index)
                return *index;
            return fail(Errc::NotFound, tr("The summary has no text that can be edited."));
        },
        Lane::Visible);
}

} // namespace stemma
