// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/mnesisformat.h"

#include "core/store/capabilities.h"
#include "core/store/formats/mnesis/mnesisedit.h"
#include "core/store/formats/mnesis/mnesiseditrules.h"
#include "core/store/formats/mnesis/mnesisfindings.h"
#include "core/store/formats/mnesis/mnesisrules.h"
#include "core/store/formats/mnesis/mnesisschema.h"
#include "core/store/formats/mnesis/mnesisstore.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MnesisFormat)
};

/// What releases wrote each layout; the file itself does not say more.
QString releasesOf(const QString& dialect)
{
    if (dialect == "0.1"_L1)
        return u"0.1.0-0.1.1"_s;
    if (dialect == "0.2"_L1)
        return u"0.2.0-0.4.0"_s;
    return {};
}

} // namespace

QString MnesisFormat::name() const
{
    return u"mnesis"_s;
}

QString MnesisFormat::title() const
{
    return u"mnesis"_s;
}

QStringList MnesisFormat::dialects() const
{
    return {u"0.1"_s, u"0.1-0.2"_s, u"0.2"_s, u"newer"_s};
}

QList<Capability> MnesisFormat::capabilities() const
{
    return capabilitiesOf(mnesisRefusals());
}

RulesOffer MnesisFormat::rulesOffer() const
{
    return mnesis::rulesOffer();
}

QStringList MnesisFormat::defaultPlaces() const
{
    return {QDir::home().absoluteFilePath(u".mnesis/sessions.db"_s)};
}

Detection MnesisFormat::detect(const StoreCandidate& candidate) const
{
    Detection detection;
    detection.format = name();
    if (candidate.isFolder()) {
        detection.reason = Words::tr("It is a folder, and a mnesis store is a single SQLite file.");
        return detection;
    }
    if (!candidate.isSqlite()) {
        detection.reason = Words::tr("It does not begin as a SQLite database does.");
        return detection;
    }
    const auto& tables = candidate.sqliteTables();
    if (!tables) {
        detection.reason = tables.error().text;
        return detection;
    }
    const MnesisSchema schema(*tables);
    detection.reason = schema.refusal();
    detection.matches = schema.refusal().isEmpty();
    if (detection.matches) {
        detection.reason = Words::tr("It has the tables of mnesis with their columns.");
        detection.dialect = schema.dialect();
        detection.version = releasesOf(schema.dialect());
        detection.notWritable = schema.notWritable();
    }
    return detection;
}

Result<std::unique_ptr<SessionStore>> MnesisFormat::open(const QString& path, const Detection& detection) const
{
    return std::make_unique<MnesisStore>(path, detection);
}

QString MnesisFormat::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    return mnesis::refusalAt(kind, place);
}

} // namespace stemma
