// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/handoversource.h"

#include "core/base/text.h"
#include "core/export/redaction/sessionredaction.h"
#include "core/session/sessionname.h"
#include "core/store/registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct HandOverSourceText
{
    Q_DECLARE_TR_FUNCTIONS(HandOver)
};

/// The store that gets the session.
Result<HandOverTarget> targetOf(const StoreInfo& source, const HandOverRequest& request, const JobControl& job)
{
    if (!request.format.isEmpty())
        return handOverTarget(request.format, request.store, job);
    if (!handOverFormats().contains(source.format))
        return fail(Errc::NotSupported,
            HandOverSourceText::tr("Sessions of %1 cannot be written anew, so a redacted copy cannot be made in this "
                                   "store. Export the session, or hand it over to another agent.")
                .arg(titleOfFormat(source.format)));
    return handOverTarget(source.format, source.path, job);
}

/// By which people know a session.
QString nameOf(const SessionInfo& info)
{
    constexpr qsizetype LongestName = 80;
    const QString prompt = promptAsName(firstLine(info.firstPrompt, info.firstPrompt.size()));
    const QString words = info.title.isEmpty() ? prompt : info.title;
    return words.isEmpty() ? info.id.value : firstLine(words, LongestName);
}

void addResiduesCheck(EditPlan& plan, qint64 residues)
{
    plan.checks += PlannedCheck {ResiduesCheck, residues == 0,
        residues == 0
            ? HandOverSourceText::tr("Nothing is left that looks as if it should be redacted.")
            : HandOverSourceText::tr("%Ln value(s) still look as if they should be redacted.", nullptr, int(residues)),
        true};
}

/// What a plan says beyond others because it is redacted.
void tell(PlannedHandOver& planned, SessionRedaction& redaction, const QString& folder, const Result<SessionInfo>& info)
{
    addResiduesCheck(planned.plan, qint64(redaction.residues().values().size()));
    if (!info)
        return;
    const QString redacted = redaction.redacted(info->directory);
    planned.isFolderRedacted = (folder.isEmpty() || folder == info->directory) && redacted != info->directory;
    if (planned.isFolderRedacted)
        planned.plan.warnings
            += HandOverSourceText::tr("The project folder is redacted, too: the new session is in “%1”.")
                   .arg(QDir::toNativeSeparators(redacted));
}

} // namespace

QFuture<QList<HandOverPlace>> handOverPlaces()
{
    return QtConcurrent::run([] {
        QList<HandOverPlace> places;
        const QStringList receiving = handOverFormats();
        for (const StoreFormat* format : storeFormats()) {
            const QString path = receiving.contains(format->name()) ? format->defaultPlaces().value(0) : QString();
            if (!path.isEmpty())
                places += HandOverPlace {format->name(), path, QFileInfo::exists(path)};
        }
        return places;
    });
}

Result<PlannedHandOver> plannedHandOver(SessionStore& store, const HandOverRequest& request, const JobControl& job)
{
    const StoreInfo source = store.info();
    const auto target = targetOf(source, request, job);
    if (!target)
        return std::unexpected(target.error());
    std::optional<SessionRedaction> redaction;
    HandOverChanges changes;
    if (request.redactions) {
        redaction.emplace(*request.redactions, request.names);
        changes.message = [&redaction](Message& message) { redaction->redact(message); };
        changes.text = [&redaction](const QString& text) { return redaction->redacted(text); };
    }
    auto plan = planHandOver(store, request.wish, *target, job, changes);
    if (!plan)
        return std::unexpected(plan.error());
    PlannedHandOver planned {*target, *std::move(plan)};
    const auto info = store.session(request.wish.session, ListDetail::Full, job);
    if (redaction)
        tell(planned, *redaction, request.wish.directory, info);
    if (redaction && target->format == source.format && target->path == source.path) {
        planned.plan.action = u"redact"_s;
        if (info)
            planned.plan.title = HandOverSourceText::tr("Redacted copy of “%1”").arg(nameOf(*info));
    }
    return planned;
}

QFuture<Result<PlannedHandOver>> planHandOver(OpenStore& store, const HandOverRequest& request, const JobControl& job)
{
    return store.run([request](SessionStore& opened,
                         const JobControl& control) { return plannedHandOver(opened, request, control); },
        Lane::Visible, job);
}

} // namespace stemma
