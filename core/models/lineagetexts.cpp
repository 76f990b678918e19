// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lineagetexts.h"

#include "core/base/saturating.h"
#include "core/base/text.h"
#include "core/session/sessionname.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::lineagewords {

namespace {

using Kind = LineageNode::Kind;
using EdgeKind = LineageEdge::Kind;

struct LineageText
{
    Q_DECLARE_TR_FUNCTIONS(Lineage)
};

QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString joined(const QStringList& words)
{
    QStringList there = words;
    there.removeAll(QString());
    return there.join(factSeparator());
}

QString levelOf(const LineageNode& node)
{
    QString level;
    switch (node.level) {
    case 1:
        level = LineageText::tr("level %1 selective").arg(number(node.level));
        break;
    case 2:
        level = LineageText::tr("level %1 aggressive").arg(number(node.level));
        break;
    case 3:
        level = LineageText::tr("level %1 deterministic").arg(number(node.level));
        break;
    default:
        break;
    }
    return joined({level, node.condensed ? LineageText::tr("condensed") : QString()});
}

QString placed(const LineageOrigin& origin, const QString& at, const QString& nowhere)
{
    return origin.position ? at.arg(number(*origin.position)) : nowhere;
}

QString originText(const LineageSession& session, const LineageOrigin& origin)
{
    if (origin.found) {
        const QString common
            = LineageText::tr("first %n message(s) as there", nullptr, int(origin.position.value_or(0)));
        const QString sure
            = LineageText::tr("detected, %1 % certain").arg(number(qMin<qint64>(99, qint64(origin.confidence * 100))));
        return joined({common, sure});
    }
    switch (origin.kind) {
    case EdgeKind::Fork:
        return placed(origin, LineageText::tr("fork at %1"), LineageText::tr("fork"));
    case EdgeKind::Branch:
        return placed(origin, LineageText::tr("branch at %1"), LineageText::tr("branch"));
    case EdgeKind::Resume:
        return placed(origin, LineageText::tr("resumed at %1"), LineageText::tr("resumed"));
    case EdgeKind::Continuation:
        return LineageText::tr("continuation");
    case EdgeKind::SubAgent:
        return placed(origin, LineageText::tr("sub-agent of %1"), LineageText::tr("sub-agent"));
    case EdgeKind::Discarded:
        return session.info.messages
            ? LineageText::tr("%n message(s), still stored", nullptr, int(*session.info.messages))
            : LineageText::tr("still stored");
    }
    return {};
}

QString compactionText(const LineageNode& node)
{
    QString own = LineageText::tr("Compaction %1").arg(number(node.number));
    if (!node.first || !node.position)
        return own;
    return joined({own, LineageText::tr("%1–%2").arg(number(*node.first), number(*node.position))});
}

QString endText(const LineageNode& node)
{
    return node.role == Role::Assistant ? LineageText::tr("End · waiting for you")
        : node.role == Role::User       ? LineageText::tr("End · prompt without an answer")
                                        : LineageText::tr("End");
}

QString discardedText(const LineageSession& session, const LineageNode& node)
{
    // Its title may say that it is one; its first prompt says more.
    const QString prompt = promptAsName(session.info.firstPrompt);
    return node.first || prompt.isEmpty() ? LineageText::tr("Discarded end")
                                          : LineageText::tr("Discarded end · %1").arg(prompt);
}

QString at(const LineageNode& node, const QString& there, const QString& beginning, const QString& nowhere)
{
    if (!node.position)
        return nowhere;
    return *node.position == 0 ? beginning : there.arg(number(*node.position));
}

} // namespace

QString titleOf(const LineageSession& session)
{
    return nameOfSession(session.info);
}

QString event(const LineageGraph& graph, const LineageNode& node)
{
    const LineageSession& session = graph.sessions[size_t(node.session)];
    switch (node.kind) {
    case Kind::Session:
    case Kind::SubAgent:
        return titleOf(session);
    case Kind::Discarded:
        return discardedText(session, node);
    case Kind::Fork:
        return at(node, LineageText::tr("Fork point after message %1"), LineageText::tr("Fork point at the beginning"),
            LineageText::tr("Fork point"));
    case Kind::Resume:
        return at(node, LineageText::tr("Resumed after message %1"), LineageText::tr("Resumed at the beginning"),
            LineageText::tr("Resumed"));
    case Kind::Checkpoint:
        if (!node.change.isEmpty())
            return LineageText::tr("Before “%1”").arg(node.text);
        return node.text.isEmpty() ? LineageText::tr("Checkpoint") : LineageText::tr("Checkpoint “%1”").arg(node.text);
    case Kind::Compaction:
        return compactionText(node);
    case Kind::End:
        return endText(node);
    case Kind::Folded:
        break;
    }
    return {};
}

QString detail(const LineageGraph& graph, const LineageNode& node, qint64 folded, bool live)
{
    const LineageSession& session = graph.sessions[size_t(node.session)];
    const QString hidden = folded > 0 ? LineageText::tr("%n event(s) folded", nullptr, int(folded)) : QString();
    switch (node.kind) {
    case Kind::Session:
    case Kind::SubAgent: {
        const QString from = session.origin ? originText(session, *session.origin) : LineageText::tr("session");
        return joined(
            {from, session.info.model, session.info.deleted ? LineageText::tr("deleted") : QString(), hidden});
    }
    case Kind::Discarded:
        return node.first    ? LineageText::tr("%n message(s), still stored", nullptr, int(node.messages.value_or(0)))
            : session.origin ? joined({originText(session, *session.origin), hidden})
                             : hidden;
    case Kind::Fork:
        return node.text.isEmpty() ? QString() : LineageText::tr("“%1”").arg(node.text);
    case Kind::Resume:
        return LineageText::tr("discarded end");
    case Kind::Checkpoint:
        if (!node.change.isEmpty())
            return LineageText::tr("automatic; can be undone to here");
        return node.automatic ? LineageText::tr("automatic") : LineageText::tr("manual");
    case Kind::Compaction:
        return levelOf(node);
    case Kind::End:
        return live ? LineageText::tr("live") : QString();
    case Kind::Folded:
        break;
    }
    return {};
}

QString kind(const LineageGraph& graph, const LineageNode& node)
{
    const LineageSession& session = graph.sessions[size_t(node.session)];
    switch (node.kind) {
    case Kind::Session:
        return session.origin && session.origin->kind == EdgeKind::Continuation ? LineageText::tr("Continuation")
            : session.origin && session.origin->kind == EdgeKind::Branch        ? LineageText::tr("Branch")
            : session.origin                                                    ? LineageText::tr("Fork")
                                                                                : LineageText::tr("Session");
    case Kind::SubAgent:
        return LineageText::tr("Sub-agent");
    case Kind::Discarded:
        return LineageText::tr("Discarded end");
    case Kind::Fork:
        return LineageText::tr("Fork point");
    case Kind::Resume:
        return LineageText::tr("Resume");
    case Kind::Checkpoint:
        return LineageText::tr("Checkpoint");
    case Kind::Compaction:
        return LineageText::tr("Compaction");
    case Kind::End:
        return LineageText::tr("End");
    case Kind::Folded:
        break;
    }
    return {};
}

QString tokens(const LineageNode& node)
{
    if (!node.tokens)
        return {};
    const QString sign = node.estimated ? u"\u2248\u202f"_s : QString();
    // Of a compaction: what it took away.
    if (node.kind == Kind::Compaction && *node.tokens > 0)
        return sign + u'\u2212' + number(*node.tokens);
    return sign + number(saturatingAbs(*node.tokens));
}

QString folded(qint64 sessions)
{
    return LineageText::tr("%n older session(s) not shown", nullptr, int(sessions));
}

} // namespace stemma::lineagewords
