// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/pi/store.h"

#include "core/store/check/loadcheck.h"
#include "core/store/formats/pi/plan/policy.h"
#include "core/store/formats/pi/read/codec.h"
#include "core/store/formats/pi/read/layout.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::pi {

namespace {

/// The header names the directory too (spec pi, 1 and 4.1).
class Projects final : public ProjectRule
{
public:
    [[nodiscard]] QString folderOf(const QString& directory) const override
    {
        QString name = directory.sliced(directory.startsWith(u'/') || directory.startsWith(u'\\') ? 1 : 0);
        for (const QChar separator : u"/\\:"_s)
            name.replace(separator, u'-');
        return "--"_L1 + name + "--"_L1;
    }
    [[nodiscard]] QByteArray member() const override { return "cwd"; }
    [[nodiscard]] QByteArrayList pathMembers() const override { return {"parentSession", "branchedFrom"}; }
    [[nodiscard]] QString openNote() const override
    {
        return QCoreApplication::translate(
            "Pi", "pi may have a session open. Quit it first: it would continue writing to the old folder.");
    }
};

} // namespace

const ProjectRule* Store::projects() const
{
    static const Projects rule;
    return &rule;
}

Store::Store(const QString& path, const Detection& detection)
    : ChangeableStore(path, detection, Layout::instance(), Policy::instance())
{
}

Result<QList<Checkpoint>> Store::labelsOf(
    const TranscriptConversation& conversation, const SessionId& id, const JobControl& job) const
{
    return labels(conversation.transcript(), conversation, id, job);
}

QString Store::readOnly(const LineIndex& index) const
{
    if (index.isTree())
        return {};
    return QCoreApplication::translate(
        "Pi", "Sessions of version 1 have no ids. Open the session in pi once, which brings it up to date.");
}

/// Without a header the client overwrites the file, without a version it flattens the tree (spec pi, 8.2 and 8.4).
Result<> Store::findOwnProblems(
    const TranscriptConversation& active, const ProblemSink& sink, const JobControl& job) const
{
    const LineIndex& index = active.transcript();
    std::optional<quint32> header;
    for (quint32 i = 0; i < index.lines().size() && !header; ++i) {
        if (!index.lines()[i].isDamaged())
            header = i;
    }
    const bool hasHeader = header && index.lines()[*header].kind == LineFacts::Kind::Metadata;
    if (!hasHeader) {
        sink({TranscriptRule::MissingHeader, 0});
    } else if (index.isTree()) {
        const json::Value record = index.head(*header);
        if (record.isObject() && !record.find(u"version"))
            sink({TranscriptRule::MissingVersion, header});
    }
    return checkLoading(index, sink, job);
}

} // namespace stemma::pi
