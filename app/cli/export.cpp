// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A session as a document.
#include "app/cli/job.h"
#include "core/export/redaction/sessionredaction.h"
#include "core/store/messagename.h"
#include "ui/export/exportform.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

namespace stemma::cli {

namespace {

struct ExportCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

Result<ExportWish> wishOf(const Job& job, SessionStore& store)
{
    const Options& options = job.options;
    ExportWish wish;
    wish.session = SessionId(options.session);
    wish.from = options.from;
    wish.count = options.count;
    wish.thinking = options.exporting.thinking;
    wish.tools = options.exporting.tools;
    wish.images = options.exporting.images;
    wish.otherBranches = !options.branch;
    for (const QString& name : options.messages) {
        const auto key = keyNamed(store, wish.session, name, job.control);
        if (!key)
            return std::unexpected(key.error());
        if (!wish.keys)
            wish.keys.emplace();
        wish.keys->single.insert(*key);
    }
    return wish;
}

Result<ExportOutcome> write(Job& job, SessionExport& session, SessionStore& store)
{
    if (!job.options.exporting.file.isEmpty())
        return exportToFile(session, store, job.options.exporting.file, job.control);
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return fail(Errc::Denied, out.errorString());
    return session.run(store, out, job.control);
}

} // namespace

void exportSession(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const ExportChoice& choice = job.options.exporting;
    const auto wish = wishOf(job, *store);
    if (!wish)
        return job.fail(wish.error());
    const auto writer = makeExportWriter(exportFormOf(choice.form).value_or(ExportForm::Markdown));
    SessionExport session(*wish, *writer);
    RedactionList list;
    std::unique_ptr<SessionRedaction> redaction;
    if (choice.redacts) {
        auto found = findRedactions(*store, *wish, choice.names, job.control);
        if (!found)
            return job.fail(found.error());
        list = std::move(*found);
        for (const RedactionKind kind : choice.kept)
            list.setAccepted(kind, false);
        redaction = std::make_unique<SessionRedaction>(list, choice.names);
        redaction->applyTo(session);
    }
    const auto outcome = write(job, session, *store);
    if (!outcome)
        return job.fail(outcome.error());
    const ExportReport report = reportOf(choice.file, *outcome, list, redaction.get());
    if (!report.residues.empty())
        job.noteFinding();
    job.count();
    if (!choice.file.isEmpty())
        return job.print().exported(report);
    // Standard output is the document itself.
    if (!report.residues.empty())
        complain(
            ExportCommandWords::tr("%Ln value(s) still look as if they should be redacted; look through the document.",
                nullptr, int(report.residues.size())),
            {});
}

} // namespace stemma::cli
