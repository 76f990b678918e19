// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/agentfootprintformat.h"

#include "core/store/capabilities.h"
#include "core/store/formats/agentfootprint/footprinteditrules.h"
#include "core/store/formats/agentfootprint/footprintfindings.h"
#include "core/store/formats/agentfootprint/footprintdialect.h"
#include "core/store/formats/agentfootprint/footprintdocuments.h"
#include "core/store/formats/agentfootprint/footprintedit.h"
#include "core/store/formats/agentfootprint/footprintfolder.h"
#include "core/store/formats/agentfootprint/footprintrecords.h"
#include "core/store/formats/agentfootprint/footprintsqlite.h"
#include "core/store/formats/agentfootprint/footprintstore.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

} // namespace

QString AgentFootprintFormat::name() const
{
    return u"agentfootprint"_s;
}

QString AgentFootprintFormat::title() const
{
    return u"agentfootprint"_s;
}

QStringList AgentFootprintFormat::dialects() const
{
    return footprint::dialectNames();
}

QList<Capability> AgentFootprintFormat::capabilities() const
{
    return capabilitiesOf(footprint::editRefusals(footprint::Dialect::SqliteSessions));
}

// The library has none: every program names its own file.
QStringList AgentFootprintFormat::defaultPlaces() const
{
    return {};
}

Detection AgentFootprintFormat::detect(const StoreCandidate& candidate) const
{
    const footprint::Sniff sniff = footprint::sniffCandidate(candidate);
    Detection detection;
    detection.format = name();
    detection.matches = sniff.dialect != footprint::Dialect::None;
    detection.reason = sniff.refusal;
    if (detection.matches) {
        detection.dialect = footprint::nameOf(sniff.dialect);
        detection.reason
            = Words::tr("It is built like the kind “%1” of what agentfootprint writes.").arg(detection.dialect);
        detection.version = sniff.version;
        detection.notWritable = footprint::whyNotChanged(sniff.dialect);
    }
    return detection;
}

Result<std::unique_ptr<SessionStore>> AgentFootprintFormat::open(const QString& path, const Detection& detection) const
{
    const footprint::Dialect dialect = footprint::dialectOf(detection.dialect);
    std::unique_ptr<footprint::Source> source;
    if (dialect == footprint::Dialect::SqliteSessions)
        source = std::make_unique<footprint::SqliteSource>(path);
    else if (dialect == footprint::Dialect::ArtifactFolder)
        source = std::make_unique<footprint::FolderSource>(path);
    else if (dialect == footprint::Dialect::Artifacts || dialect == footprint::Dialect::Vectors)
        source = std::make_unique<footprint::RecordsSource>(path, dialect);
    else
        source = std::make_unique<footprint::DocumentSource>(path, dialect);
    return std::make_unique<AgentFootprintStore>(std::move(source), detection);
}

QString AgentFootprintFormat::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    return footprint::refusalAt(kind, place);
}

} // namespace stemma
