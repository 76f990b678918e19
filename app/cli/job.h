// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options.h"
#include "app/cli/output.h"
#include "app/cli/printer.h"

#include <QElapsedTimer>

namespace stemma {
struct SettledChanges;
}

namespace stemma::cli {

/// One run of a command: what it was asked, where it writes, and what has become of it so far.
class Job
{
public:
    Job(const Options& options, const JobControl& control);

    const Options& options;
    const JobControl control;

    [[nodiscard]] Printer& print() { return *m_printer; }
    [[nodiscard]] Printer& record() { return count(), print(); } ///< for one record, which it counts
    void count() { ++m_count; } ///< a record was printed
    void skip() { ++m_skipped; }
    void noteFinding() { m_findings = true; }
    /// An error that ends the command, or (with several paths) one of its paths.
    void fail(const Error& error);
    /// The arguments cannot be used, which shows only now.
    void refuse(const Error& error);
    [[nodiscard]] bool isOver() const { return control.isCancelled(); }
    /// Nothing has been done besides failing.
    [[nodiscard]] int finish(qsizetype targets);

private:
    QElapsedTimer m_clock;
    ProgressLine m_progress;
    Output m_output;
    std::unique_ptr<Printer> m_printer;
    QList<Error> m_errors;
    qint64 m_count = 0;
    qint64 m_skipped = 0;
    bool m_findings = false;
    bool m_isRefused = false;
};

/// Writes "stemma: SENTENCE (cause)" to standard error.
void complain(const QString& text, const QString& cause);
/// The same of each change that a crash had interrupted: what became of it, or why it stays open. That is said once.
void tellSettled(const SettledChanges& changes);

void formats(Job& job);
void stores(Job& job);
void detect(Job& job);
void list(Job& job);
void show(Job& job);
void context(Job& job);
void check(Job& job);
void review(Job& job); ///< of a summary
void ask(Job& job); ///< contexts, by a model
void changes(Job& job); ///< of files
void explore(Job& job); ///< files of any kind
void search(Job& job); ///< over sessions, or its indexes
void usage(Job& job); ///< tokens and cost
void lineage(Job& job); ///< which sessions came from which
void doctor(Job& job); ///< what takes room in a store
void exportSession(Job& job); ///< as a document
/// A report as was chosen. @p records: spells what it is about for programs, each text as it gives them; none: that was
/// not to be chosen.
void exportReport(
    Job& job, const ReportDocument& report, const std::function<QByteArray(const TextMap& redacted)>& records = {});
void handOver(Job& job); ///< to another agent
void change(Job& job); ///< every command that plans an edit
void compact(Job& job); ///< that, or only what a summary would be made of
void history(Job& job);
void undo(Job& job);
void redo(Job& job);

/// Carries a plan out where that was asked for, and prints it.
void settle(Job& job, SessionStore& store, const EditPlan& plan);
/// The same of a plan whose further figures are known. @p store: that it is carried out in.
void settle(Job& job, const StoreInfo& store, const EditPlan& plan, PlanMore more);

/// A summary by the endpoint that was named, once its user has agreed to what is sent.
[[nodiscard]] Result<EditPlan> planWithModel(Job& job, SessionStore& store, const CompactEdit& wish);

/// The text that was given: as such, or what standard input holds. Usage: that is no text.
[[nodiscard]] Result<QString> newText(const Options& options);

/// Opens the job's only path; on failure the job has the error.
[[nodiscard]] std::unique_ptr<SessionStore> openOnly(Job& job);
/// @p paths with the stores below it in the place of a folder that is none.
[[nodiscard]] QStringList storePaths(const QStringList& paths, const JobControl& control);
/// Where the agents keep their sessions, as far as it is there.
[[nodiscard]] QStringList usualPlaces();
/// Has @p work done on each of the stores that can be opened; the job has the errors of the others.
void eachStore(Job& job, const QStringList& paths, const std::function<void(SessionStore& store)>& work);

} // namespace stemma::cli
