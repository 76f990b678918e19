// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/exportsource.h"

#include <algorithm>
#include <iterator>

namespace stemma {

namespace {

Result<ExportReport> written(SessionStore& store, const ExportRequest& request, const JobControl& job)
{
    const auto writer = request.writer();
    SessionExport session(request.wish, *writer);
    std::unique_ptr<SessionRedaction> redaction;
    const RedactionList list = request.redactions.value_or(RedactionList());
    if (request.redactions) {
        redaction = std::make_unique<SessionRedaction>(list, request.names);
        redaction->applyTo(session);
    }
    return exportToFile(session, store, request.file, job).transform([&](const ExportOutcome& outcome) {
        return reportOf(request.file, outcome, list, redaction.get());
    });
}

} // namespace

ExportReport reportOf(
    const QString& file, const ExportOutcome& outcome, const RedactionList& list, const SessionRedaction* redaction)
{
    ExportReport report {.file = file, .outcome = outcome, .redacted = list.places(), .values = {}, .residues = {}};
    std::ranges::copy_if(list.values(), std::back_inserter(report.values), &RedactionValue::isAccepted);
    if (redaction)
        report.residues = redaction->residues().values();
    return report;
}

Result<ExportReport> writeReport(const ReportRequest& request, const JobControl& job, QIODevice* out)
{
    const RedactionList list = request.redactions.value_or(RedactionList());
    ReportDocument report = request.report();
    std::unique_ptr<SessionRedaction> redaction;
    TextMap redacted = [](const QString& text) { return text; };
    if (request.redactions) {
        redaction = std::make_unique<SessionRedaction>(list, request.names);
        redacted = [&redaction](const QString& text) { return redaction->redacted(text); };
        mapTexts(report, redacted);
    }
    const QByteArray document = job.isCancelled() ? QByteArray() : request.spell(report, redacted);
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    const auto write = [&document](QIODevice& device) { return writeAll(device, document); };
    const Result<> result = out ? write(*out) : writeWholeFile(request.file, write);
    return result.transform([&] {
        ExportReport done = reportOf(request.file, {.bytes = document.size()}, list, redaction.get());
        done.isSession = false;
        return done;
    });
}

ExportSource::ExportSource(Opener opener, QObject* parent)
    : QObject(parent)
    , m_opened(std::make_shared<OwnStore>(std::move(opener)))
{
}

ExportSource::~ExportSource()
{
    m_control.cancel();
}

void ExportSource::cancel()
{
    m_control.cancel();
}

JobControl ExportSource::begin()
{
    m_control.cancel();
    m_control = {};
    ++m_generation;
    m_isWorking = true;
    return m_control;
}

template<typename Work> void ExportSource::lookBy(Work work)
{
    m_lane.run(std::move(work), Lane::Visible, begin())
        .then(this, [this, generation = m_generation](const Result<RedactionList>& found) {
            if (generation != m_generation)
                return;
            m_isWorking = false;
            emit looked(found);
        });
}

template<typename Work> void ExportSource::writeBy(Work work)
{
    m_lane.run(std::move(work), Lane::Visible, begin())
        .then(this, [this, generation = m_generation](const Result<ExportReport>& report) {
            if (generation != m_generation)
                return;
            m_isWorking = false;
            emit written(report);
        });
}

void ExportSource::look(const ExportWish& wish, const QStringList& names)
{
    lookBy([opened = m_opened, wish, names](const JobControl& job) -> Result<RedactionList> {
        const auto store = opened->get(job);
        return store ? findRedactions(**store, wish, names, job) : std::unexpected(store.error());
    });
}

void ExportSource::look(const ReportMaker& report, const QStringList& names)
{
    lookBy([report, names](const JobControl& job) { return findRedactions(report(), names, job); });
}

void ExportSource::write(const ExportRequest& request)
{
    writeBy([opened = m_opened, request](const JobControl& job) -> Result<ExportReport> {
        const auto store = opened->get(job);
        return store ? stemma::written(**store, request, job) : std::unexpected(store.error());
    });
}

void ExportSource::write(const ReportRequest& request)
{
    writeBy([request](const JobControl& job) { return writeReport(request, job); });
}

} // namespace stemma
