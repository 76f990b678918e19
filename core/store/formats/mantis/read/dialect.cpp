// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/transcript/listingsummary.h"

#include <QFileInfo>
#include <QVersionNumber>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

/// Another agent's transcripts have the same shape with other spellings.
bool isForeign(const json::Value& line)
{
    return line.find(u"parentUuid") || line.find(u"sessionId");
}

/// One line's word on the dialect.
std::optional<Dialect> dialectOfLine(const json::Value& line)
{
    const QString kind = line.text(u"type");
    const bool hasMessage = line[u"message"].isObject();
    if (line.find(u"uuid") && line.find(u"parent_uuid") && (hasMessage || line.truncated))
        return Dialect::Tree;
    if (line.find(u"session_id") && !line.find(u"uuid")
        && (kind == "custom-title"_L1 || kind == "last-prompt"_L1 || kind == "summary"_L1))
        return Dialect::Tree;
    if (isForeign(line))
        return {};
    const bool isTurn = (kind == "user"_L1 || kind == "assistant"_L1) && hasMessage && !line.find(u"timestamp");
    if (isTurn || (kind == "system"_L1 && line.find(u"subtype")) || (kind == "result"_L1 && line.find(u"session_id")))
        return Dialect::Wire;
    static const QStringList known = {u"content"_s, u"role"_s, u"isMeta"_s, u"stop_reason"_s, u"usage"_s, u"type"_s,
        u"summary"_s, u"compacted_count"_s, u"boundary"_s};
    const auto isKnown = [](const json::Value::Member& member) { return known.contains(member.first); };
    const json::Value& content = line[u"content"];
    const bool isPlain = kind.isEmpty() && (content.isString() || content.isArray());
    return isPlain && std::ranges::all_of(line.members, isKnown) ? std::optional(Dialect::Plain) : std::nullopt;
}

/// By the entry's own word, which the format has room for and hardly ever holds.
Release releaseNamed(const Conversation& session, size_t row)
{
    const json::Value record = readRecord(session, row).value_or(json::Value());
    const auto number = QVersionNumber::fromString(record.text(u"version"));
    if (number.isNull())
        return Release::Unknown;
    return number < QVersionNumber(2, 59) ? Release::SkipsBoundaries
        : number < QVersionNumber(2, 61)  ? Release::RefusesBoundaries
                                          : Release::KnowsBoundaries;
}

/// By the wording of the newest summary behind the boundary.
Release releaseOfSummary(const Conversation& session, size_t boundary)
{
    for (size_t i = session.size(); i-- > boundary + 1;) {
        const ConversationRow row = session.row(i);
        if (!row.isMain || !row.flags.testFlag(RowFlag::Summary))
            continue;
        constexpr qint64 HeadBytes = 4096;
        const Result<QByteArray> stored = session.bytes(i, HeadBytes);
        return stored && stored->contains("Summary capped at") ? Release::KnowsBoundaries : Release::SkipsBoundaries;
    }
    return Release::Unknown;
}

} // namespace

QString nameOf(Dialect dialect)
{
    return dialect == Dialect::Tree ? u"M1"_s : dialect == Dialect::Wire ? u"M2"_s : u"M4"_s;
}

std::optional<Dialect> dialectOf(QByteArrayView head)
{
    constexpr int MostLines = 50;
    std::optional<Dialect> found;
    visitHead(head, [&found, tried = 0](const json::Value& line) mutable {
        found = dialectOfLine(line);
        return found || isForeign(line) || ++tried == MostLines;
    });
    return found;
}

Release releaseOfTree(const Conversation& session, size_t boundary)
{
    for (const size_t row : {session.size() - 1, boundary}) {
        if (const Release named = releaseNamed(session, row); named != Release::Unknown)
            return named;
    }
    const ConversationRow row = session.row(boundary);
    // Programs that know boundaries keep the summary in the message behind them.
    if (row.flags.testFlag(EmptyBoundary))
        return Release::KnowsBoundaries;
    if (const Release worded = releaseOfSummary(session, boundary); worded != Release::Unknown)
        return worded;
    const QString project = QFileInfo(row.at.file).path();
    const bool hasNewFolders
        = QFileInfo(project + "/artifacts"_L1).isDir() || QFileInfo(project + "/task-state"_L1).isDir();
    return hasNewFolders ? Release::KnowsBoundaries : Release::Unknown;
}

Release releaseOf(const Conversation& session)
{
    const bool tells = Release(session.variant()) != Release::Unknown || session.size() == 0;
    return tells ? Release(session.variant()) : releaseOfTree(session, 0);
}

Release releaseOfRow(const QString& updatedAt)
{
    if (updatedAt.isEmpty())
        return Release::Unknown;
    return updatedAt.contains(u'.') ? Release::KnowsBoundaries : Release::SkipsBoundaries;
}

} // namespace stemma::mantis
