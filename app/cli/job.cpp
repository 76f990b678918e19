// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/job.h"

#include "core/base/text.h"
#include "core/marks/markedstore.h"
#include "core/store/ruledstore.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::cli {

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

QString newText(const Options& options)
{
    if (options.text != "-"_L1)
        return options.text;
    QFile input;
    return input.open(stdin, QIODevice::ReadOnly) ? QString::fromUtf8(input.readAll()) : QString();
}

std::unique_ptr<SessionStore> openOnly(Job& job)
{
    auto store = openMarkedStore(job.control, job.options.paths.value(0));
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
