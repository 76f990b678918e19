// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/findingindex.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct FindingIndexText
{
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

} // namespace

Finding::Severity FindingCounts::worst() const
{
    if (ofSeverity[size_t(Finding::Severity::Error)] > 0)
        return Finding::Severity::Error;
    return ofSeverity[size_t(Finding::Severity::Warning)] > 0 ? Finding::Severity::Warning : Finding::Severity::Note;
}

QString wordsFor(const FindingCounts& counts)
{
    const auto [notes, warnings, errors] = counts.ofSeverity;
    QStringList words;
    if (errors > 0)
        words.append(FindingIndexText::tr("%n error(s)", nullptr, int(errors)));
    if (warnings > 0)
        words.append(FindingIndexText::tr("%n warning(s)", nullptr, int(warnings)));
    if (notes > 0)
        words.append(FindingIndexText::tr("%n note(s)", nullptr, int(notes)));
    return words.join(u", "_s);
}

QString iconOf(Finding::Severity severity)
{
    return severity == Finding::Severity::Error  ? u"error"_s
        : severity == Finding::Severity::Warning ? u"warning"_s
                                                 : u"info"_s;
}

void FindingIndex::add(const std::vector<Finding>& findings)
{
    for (const Finding& finding : findings) {
        Entry& entry = m_sessions[finding.session];
        entry.counts.add(finding.severity);
        if (entry.findings.size() >= KeptOfASession)
            continue;
        entry.ofMessage[finding.message].append(entry.findings.size());
        entry.findings.append(finding);
    }
}

FindingCounts FindingIndex::counts(const SessionId& session) const
{
    const auto at = m_sessions.constFind(session);
    return at == m_sessions.cend() ? FindingCounts() : at->counts;
}

QList<Finding> FindingIndex::of(const SessionId& session, const MessageId& message) const
{
    const auto at = m_sessions.constFind(session);
    if (at == m_sessions.cend())
        return {};
    QList<Finding> findings;
    for (const qsizetype position : at->ofMessage.value(message))
        findings.append(at->findings.at(position));
    return findings;
}

QList<Finding> FindingIndex::ofSession(const SessionId& session, qsizetype most) const
{
    const auto at = m_sessions.constFind(session);
    return at == m_sessions.cend() ? QList<Finding>() : at->findings.first(std::min(most, at->findings.size()));
}

std::vector<FindingIndex::Marked> FindingIndex::marked(const SessionId& session) const
{
    std::vector<Marked> marked;
    const auto at = m_sessions.constFind(session);
    if (at == m_sessions.cend())
        return marked;
    marked.reserve(size_t(at->ofMessage.size()));
    for (const auto& [message, positions] : at->ofMessage.asKeyValueRange()) {
        if (message.isEmpty())
            continue;
        Marked one {.message = message};
        for (const qsizetype position : positions)
            one.worst = std::max(one.worst, at->findings.at(position).severity);
        marked.push_back(std::move(one));
    }
    return marked;
}

} // namespace stemma
