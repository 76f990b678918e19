// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"

#include "core/base/text.h"
#include "core/marks/markedstore.h"
#include "core/store/ruledstore.h"
#include "core/store/storesearch.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct JobText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

Job::Job(const Options& asked, const JobControl& jobControl)
    : options(asked)
    , control(jobControl)
    , m_progress(jobControl)
    , m_output(jobControl, &m_progress)
    , m_printer(asked.json ? makeJsonPrinter(m_output, asked) : makeTextPrinter(m_output, asked))
{
    m_clock.start();
}

void Job::fail(const Error& error)
{
    if (error.code == Errc::Cancelled)
        return;
    m_errors += error;
}

void Job::refuse(const Error& error)
{
    m_isRefused = true;
    fail(error);
}

int Job::finish(qsizetype targets)
{
    const bool closed = m_output.isClosed();
    if (isOver() && !closed && m_output.failure().isEmpty()) {
        m_output.flush();
        return Interrupted;
    }
    m_output.flush();
    m_progress.clear();
    for (const Error& error : m_errors) {
        complain(error.text, error.cause);
        m_printer->error(error);
    }
    m_skipped += m_errors.size();
    m_printer->end(m_count, m_skipped, m_clock.elapsed());
    m_output.flush();
    if (!m_output.failure().isEmpty()) {
        complain(QCoreApplication::translate("cli", "The output cannot be written."),
            QString::fromLocal8Bit(m_output.failure()));
        return Failed;
    }
    if (m_isRefused)
        return WrongUsage;
    if (m_errors.isEmpty())
        return m_findings ? WithFindings : Done;
    if (m_errors.size() < targets)
        return WithFindings;
    const bool inUse = std::ranges::all_of(
        m_errors, [](const Error& error) { return error.code == Errc::Busy || error.code == Errc::Conflict; });
    return inUse ? InUse : Failed;
}

void complain(const QString& text, const QString& cause)
{
    QString line = u"stemma: "_s + text;
    if (!cause.isEmpty())
        line += u" ("_s + cause.simplified() + u')';
    // Names of files and stored text must neither steer the terminal nor make lines of their own.
    line.replace(u'\n', u'\u2424');
    std::fputs(QString(withVisibleControls(line) + u'\n').toLocal8Bit().constData(), stderr);
}

Result<QString> newText(const Options& options)
{
    if (options.text != "-"_L1)
        return options.text;
    QFile input;
    const QByteArray bytes = input.open(stdin, QIODevice::ReadOnly) ? input.readAll() : QByteArray();
    if (!bytes.isValidUtf8())
        return fail(Errc::Usage, JobText::tr("Standard input is not UTF-8. Convert the text first."));
    return QString::fromUtf8(bytes);
}

QStringList storePaths(const QStringList& paths, const JobControl& control)
{
    QStringList found;
    for (const QString& path : paths) {
        const StoresBelow below = QFileInfo(path).isDir() ? findStoresBelow(path, control) : StoresBelow();
        const bool isStore = below.stores.size() == 1 && below.entries == 0;
        for (const FoundStore& store : below.stores)
            found += isStore ? path : store.path;
        if (!below.isComplete)
            complain(JobText::tr("%1 was not searched to its end; there may be more stores in it.").arg(path), {});
        if (below.stores.isEmpty())
            found += path; // whose refusal says why
    }
    return found;
}

QStringList usualPlaces()
{
    QStringList places;
    for (const StoreFormat* format : storeFormats())
        places += format->defaultPlaces();
    places.removeIf([](const QString& place) { return !QFileInfo::exists(place); });
    return places;
}

void eachStore(Job& job, const QStringList& paths, const std::function<void(SessionStore& store)>& work)
{
    for (const QString& path : paths) {
        if (job.isOver())
            return;
        const auto store = openMarkedStore(job.control, path);
        if (store)
            work(**store);
        else
            job.fail(store.error());
    }
}

std::unique_ptr<SessionStore> openOnly(Job& job)
{
    const QStringList paths = storePaths(job.options.paths, job.control);
    if (paths.size() > 1) {
        job.fail({Errc::Usage,
            JobText::tr("%1 holds several stores. Name one of them: %2")
                .arg(job.options.paths.value(0), paths.join(u", "_s)),
            {}});
        return {};
    }
    auto store = openMarkedStore(job.control, paths.value(0));
    if (!store) {
        job.fail(store.error());
        return {};
    }
    if (const Result<> chosen = chooseRules(**store, job.options.rules); !chosen) {
        job.fail(chosen.error());
        return {};
    }
    return std::move(*store);
}

} // namespace stemma::cli
