// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A session, or what was found about sessions, as a document.
#include "app/cli/job.h"
#include "core/export/redaction/sessionredaction.h"
#include "core/lineage/comparer.h"
#include "core/store/messagename.h"
#include "ui/export/documentwords.h"
#include "ui/export/reportwriter.h"
#include "ui/pages/comparisonreport.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <limits>

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

/// By which people know a session.
Result<QString> nameOfSession(SessionStore& store, const SessionId& id, const JobControl& job)
{
    return store.session(id, ListDetail::Full, job).transform([](const SessionInfo& info) {
        return documentwords::title(info);
    });
}

/// Says what became of the document.
void putExported(Job& job, const ExportReport& report)
{
    if (!report.residues.empty())
        job.noteFinding();
    job.count();
    if (!report.file.isEmpty())
        return job.print().exported(report);
    // Standard output is the document itself.
    if (!report.residues.empty())
        complain(
            ExportCommandWords::tr("%Ln value(s) still look as if they should be redacted; look through the document.",
                nullptr, int(report.residues.size())),
            {});
}

void exportComparison(Job& job, SessionStore& store)
{
    const Options& options = job.options;
    const SessionId a(options.session);
    const SessionId b(options.exporting.with);
    const auto nameA = nameOfSession(store, a, job.control);
    const auto nameB = nameA ? nameOfSession(store, b, job.control) : nameA;
    if (!nameB)
        return job.fail(nameB.error());
    Comparer comparer({a, {}}, {b, {}}, options.count < 0 ? std::numeric_limits<qint64>::max() : options.count);
    Result<bool> read = false;
    while (read && !*read)
        read = comparer.step(store, job.control);
    if (!read)
        return job.fail(read.error());
    exportReport(job, comparisonReport(comparer.finish(), *nameA, *nameB));
}

} // namespace

void exportSession(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const ExportChoice& choice = job.options.exporting;
    if (!choice.with.isEmpty())
        return exportComparison(job, *store);
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
        list = choice.accepted(*std::move(found));
        redaction = std::make_unique<SessionRedaction>(list, choice.names);
        redaction->applyTo(session);
    }
    const auto outcome = write(job, session, *store);
    if (!outcome)
        return job.fail(outcome.error());
    putExported(job, reportOf(choice.file, *outcome, list, redaction.get()));
}

void exportReport(
    Job& job, const ReportDocument& report, const std::function<QByteArray(const TextMap& redacted)>& records)
{
    const ExportChoice& choice = job.options.exporting;
    const ExportForm form = exportFormOf(choice.form).value_or(ExportForm::Markdown);
    ReportRequest request {[&report] { return report; },
        [form, &records](const ReportDocument& document, const TextMap& redacted) {
            return form == ExportForm::JsonLines && records ? records(redacted) : spelledReport(document, form);
        },
        choice.file, {}, choice.names};
    if (choice.redacts) {
        auto found = findRedactions(report, choice.names, job.control);
        if (!found)
            return job.fail(found.error());
        request.redactions = choice.accepted(*std::move(found));
    }
    QFile out;
    if (choice.file.isEmpty() && !out.open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return job.fail(Error {Errc::Denied, out.errorString(), {}});
    const auto written = writeReport(request, job.control, choice.file.isEmpty() ? &out : nullptr);
    if (!written)
        return job.fail(written.error());
    putExported(job, *written);
}

} // namespace stemma::cli
