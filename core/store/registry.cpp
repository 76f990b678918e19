// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"

#include "core/store/unpackedstore.h"
#include "core/store/formats/agentfootprint/format.h"
#include "core/store/formats/claudecode/format.h"
#include "core/store/formats/codex/format.h"
#include "core/store/formats/jazzmine/format.h"
#include "core/store/formats/mantis/format.h"
#include "core/store/formats/mnesis/format.h"
#include "core/store/formats/opencode/format.h"
#include "core/store/formats/pi/format.h"
#include "core/store/postgres/postgresdatabase.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RegistryText
{
    Q_DECLARE_TR_FUNCTIONS(Registry)
};

} // namespace

const std::vector<const StoreFormat*>& storeFormats()
{
    static const mnesis::Format mnesis;
    static const agentfootprint::Format agentFootprint;
    static const jazzmine::Format jazzmine;
    static const mantis::Format mantis;
    static const pi::Format pi;
    static const claudecode::Format claudeCode;
    static const codex::Format codex;
    static const opencode::Format openCode;
    static const std::vector<const StoreFormat*> formats
        = {&mnesis, &mantis, &pi, &claudeCode, &codex, &openCode, &agentFootprint, &jazzmine};
    return formats;
}

QString titleOfFormat(const QString& name)
{
    const auto format = std::ranges::find(storeFormats(), name, &StoreFormat::name);
    return format == storeFormats().end() ? name : (*format)->title();
}

json::FieldNames fieldNamesOf(const QString& name)
{
    const auto format = std::ranges::find(storeFormats(), name, &StoreFormat::name);
    return format == storeFormats().end() ? json::FieldNames() : (*format)->fieldNames();
}

QString continueCommand(const StoreInfo& store, const SessionId& session)
{
    // A shell is to read it, and whoever wrote the file chose the id: only what can be nothing but one word of it, and
    // no option.
    static const QRegularExpression word(u"\\A[A-Za-z0-9_/][-A-Za-z0-9_@%+=:,./#]*\\z"_s);
    const auto format = std::ranges::find(storeFormats(), store.format, &StoreFormat::name);
    const bool isSafe = word.match(session.value).hasMatch();
    return format == storeFormats().end() || !isSafe ? QString() : (*format)->continueCommand(store, session);
}

bool hasSameSessions(const StoreInfo& store, const QString& path)
{
    const auto format = std::ranges::find(storeFormats(), store.format, &StoreFormat::name);
    const QString twin = format == storeFormats().end() ? QString() : (*format)->twinFolder();
    return !twin.isEmpty() && (path == store.path + u'/' + twin || store.path == path + u'/' + twin);
}

QString inPlaceRefusal(const StoreInfo& store)
{
    const auto format = std::ranges::find(storeFormats(), store.format, &StoreFormat::name);
    return format == storeFormats().end() ? QString() : (*format)->inPlaceRefusal();
}

QString forkRefusal(const StoreInfo& store, ForkChoice choice)
{
    const auto format = std::ranges::find(storeFormats(), store.format, &StoreFormat::name);
    return format == storeFormats().end() ? forkRefusal(store.format, choice) : (*format)->forkRefusal(choice);
}

QList<std::pair<QStringList, QString>> reasonsOf(const DetectionReport& report)
{
    QList<std::pair<QStringList, QString>> reasons;
    for (const Detection& refusal : report.refusals) {
        const auto same = std::ranges::find(reasons, refusal.reason, &std::pair<QStringList, QString>::second);
        if (same == reasons.end())
            reasons.emplaceBack(QStringList(refusal.format), refusal.reason);
        else
            same->first << refusal.format;
    }
    return reasons;
}

namespace {

/// Of a file that is not packed, or not any more.
DetectionReport detectPlain(const StoreCandidate& candidate)
{
    DetectionReport report;
    report.path = candidate.path();
    report.error = candidate.accessError();
    if (report.error)
        return report;
    for (const StoreFormat* format : storeFormats()) {
        Detection detection = format->detect(candidate);
        if (candidate.server() && !detection.server) // it looked for a file
            detection.reason = RegistryText::tr("This format has no stores on servers.");
        (detection.matches ? report.matches : report.refusals) << detection;
    }
    // A database that cannot be read at all is no matter of formats.
    if (report.matches.isEmpty() && candidate.isSqlite() && !candidate.sqliteTables())
        report.error = candidate.sqliteTables().error();
    else if (report.matches.isEmpty() && candidate.server())
        report.error = candidate.server()->tablesError();
    for (Detection& refusal : report.refusals) {
        if (report.error && refusal.reason == report.error->text) // which is said of the whole file
            refusal.reason = RegistryText::tr("The tables of the database cannot be read.");
    }
    return report;
}

/// @p named: what to call it.
Result<std::unique_ptr<SessionStore>> openPlain(const StoreCandidate& candidate, const QString& named)
{
    const DetectionReport report = detectPlain(candidate);
    if (report.error)
        return std::unexpected(*report.error);
    if (report.matches.isEmpty()) {
        QStringList reasons;
        for (const auto& [formats, reason] : reasonsOf(report))
            reasons << RegistryText::tr("%1: %2").arg(formats.join(u", "_s), reason);
        return fail(Errc::NotSupported,
            RegistryText::tr("%1 is not a known session store. %2")
                .arg(QDir::toNativeSeparators(named), reasons.join(u' ')));
    }
    const Detection& detection = report.matches.first();
    for (const StoreFormat* format : storeFormats()) {
        if (format->name() == detection.format)
            return format->open(report.path, detection);
    }
    return fail(Errc::NotSupported, RegistryText::tr("%1 cannot be opened.").arg(QDir::toNativeSeparators(named)));
}

/// How the file is packed; archives are none of this.
std::optional<Packing> packingOfFile(const StoreCandidate& candidate)
{
    return candidate.accessError() ? std::nullopt : packingOf(candidate.head());
}

} // namespace

DetectionReport detectStore(const QString& path)
{
    const StoreCandidate candidate(path);
    const std::optional<Packing> packing = packingOfFile(candidate);
    if (!packing)
        return detectPlain(candidate);
    const auto file = UnpackedFile::unpack(candidate.path(), *packing, UnpackLimits(), JobControl());
    DetectionReport report = file ? detectPlain(StoreCandidate((*file)->path())) : DetectionReport();
    report.path = candidate.path();
    if (!file)
        report.error = file.error();
    for (Detection& match : report.matches)
        match.notWritable = UnpackedStore::whyNotWritable();
    return report;
}

Result<std::unique_ptr<SessionStore>> openStore(const QString& path)
{
    return openStoreFor(JobControl(), path);
}

Result<std::unique_ptr<SessionStore>> openStoreFor(const JobControl& job, const QString& path)
{
    const StoreCandidate candidate(path);
    const std::optional<Packing> packing = packingOfFile(candidate);
    if (!packing)
        return openPlain(candidate, candidate.path());
    const auto opener
        = [named = candidate.path()](const QString& unpacked) { return openPlain(StoreCandidate(unpacked), named); };
    return UnpackedStore::open(candidate.path(), *packing, opener, job);
}

QString continueCommand(const StoreInfo& store, const EditPlan& plan)
{
    const EditKind kind = kindOf(plan.edit);
    constexpr std::array Unsent {
        EditKind::Delete, EditKind::Rename, EditKind::Move, EditKind::Repair, EditKind::Checkpoint, EditKind::Mark};
    const bool isSent = std::ranges::find(Unsent, kind) == Unsent.end();
    // A resume makes one of what it cuts off.
    const bool isElsewhere = kind != EditKind::Resume && !plan.newSession.isEmpty();
    return isSent ? continueCommand(store, isElsewhere ? plan.newSession : plan.session) : QString();
}

} // namespace stemma
