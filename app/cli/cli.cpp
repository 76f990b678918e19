// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/cli.h"

#include "app/cli/commandwords.h"
#include "app/cli/completions.h"
#include "app/cli/job.h"
#include "core/edit/editor.h"
#include "core/store/files/scratchfolder.h"
#include "core/tokens/vocabulary.h"

#include <QCoreApplication>
#include <QTranslator>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

/// What a signal handler may touch: the job's flag, an atomic without a lock.
const JobControl* s_interrupted = nullptr;

void onInterrupt(int)
{
    if (s_interrupted)
        s_interrupted->cancel();
}

/// The first Ctrl+C ends the job at its next step, a second one the program at once. A reader that
/// went away is reported by the result of writing.
void catchSignals(const JobControl& control)
{
    s_interrupted = &control;
    struct sigaction action = {};
    action.sa_handler = onInterrupt;
    action.sa_flags = int(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    std::signal(SIGPIPE, SIG_IGN);
}

int refuse(const UsageError& usage)
{
    complain(usage.text, usage.cause);
    if (usage.json) {
        const JobControl control;
        Output output(control);
        const Options options;
        const auto printer = makeJsonPrinter(output, options);
        printer->error({Errc::Usage, usage.text, usage.cause});
        printer->end(0, 0, 0);
    }
    return WrongUsage;
}

Result<> chooseVocabulary(const QString& wanted)
{
    if (wanted == "estimate"_L1)
        Vocabulary::useNone();
    if (wanted.isEmpty() || wanted == "estimate"_L1 || wanted == "auto"_L1)
        return {};
    const auto used = Vocabulary::use(wanted);
    return used ? Result<>() : std::unexpected(used.error());
}

/// What a program that was killed left half done or lying about. Where that fails, the command goes on nevertheless.
void putRight(const JobControl& control)
{
    ScratchFolder::dropAbandoned();
    Journal journal(Journal::defaultFolder());
    const auto settled = Editor(journal).settleAbandoned(control);
    if (settled)
        tellSettled(*settled);
    else if (settled.error().code != Errc::Cancelled)
        complain(settled.error().text, settled.error().cause);
}

int carryOut(Options options)
{
    static constexpr std::pair<QLatin1StringView, void (*)(Job&)> Commands[] = {
        {"formats"_L1, formats},
        {"stores"_L1, stores},
        {"detect"_L1, detect},
        {"list"_L1, list},
        {"show"_L1, show},
        {"context"_L1, context},
        {"check"_L1, check},
        {"lineage"_L1, lineage},
        {"review"_L1, review},
        {"ask"_L1, ask},
        {"changes"_L1, changes},
        {"explore"_L1, explore},
        {"search"_L1, search},
        {"usage"_L1, usage},
        {"doctor"_L1, doctor},
        {"export"_L1, exportSession},
        {"fork"_L1, change},
        {"hand-over"_L1, handOver},
        {"resume"_L1, change},
        {"rename"_L1, change},
        {"repair"_L1, change},
        {"edit"_L1, change},
        {"insert"_L1, change},
        {"remove"_L1, change},
        {"prune"_L1, change},
        {"unprune"_L1, change},
        {"delete"_L1, change},
        {"checkpoint"_L1, change},
        {"tag"_L1, change},
        {"flag"_L1, change},
        {"move"_L1, change},
        {"compact"_L1, compact},
        {"dissolve"_L1, change},
        {"batch"_L1, change},
        {"history"_L1, history},
        {"undo"_L1, undo},
        {"redo"_L1, redo},
    };
    const JobControl control;
    catchSignals(control);
    putRight(control);
    if (options.command == "list"_L1 || options.command == "stores"_L1)
        options.paths = storePaths(options.paths, control);
    Job job(options, control);
    if (const Result<> counted = chooseVocabulary(options.vocabulary); !counted) {
        job.fail(counted.error());
        return job.finish(qMax<qsizetype>(1, options.paths.size()));
    }
    for (const auto& [name, command] : Commands) {
        if (options.command == name)
            command(job);
    }
    return job.finish(qMax<qsizetype>(1, options.paths.size()));
}

/// The application and its language, as long as this object is there.
class Application
{
public:
    Application(int& argc, char** argv)
        : m_app(argc, argv)
    {
        QCoreApplication::setApplicationName(u"stemma"_s);
        QCoreApplication::setApplicationVersion(QStringLiteral(STEMMA_VERSION));
        // English is a translation too: it holds the plural forms.
        if (m_translator.load(QLocale(), u"stemma"_s, u"_"_s, u":/translations"_s)
            || m_translator.load(u"stemma_en"_s, u":/translations"_s))
            QCoreApplication::installTranslator(&m_translator);
    }

private:
    QCoreApplication m_app;
    QTranslator m_translator;
};

} // namespace

bool isHeadless(int argc, char** argv)
{
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (isCommand(first) || isMistaken(first) || first == CompletionsOption || first == ManPageOption)
        return true;
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView argument(argv[i]);
        if (argument == "--")
            return false;
        if (argument == "--help" || argument == "-h" || argument == "--version" || argument == "-v")
            return true;
    }
    return false;
}

int run(int& argc, char** argv)
{
    const Application app(argc, argv);
    const Parsed parsed = parseArguments(QCoreApplication::arguments().sliced(1));
    if (const auto* usage = std::get_if<UsageError>(&parsed))
        return refuse(*usage);
    if (const auto* notice = std::get_if<Notice>(&parsed)) {
        std::fputs(notice->text.toLocal8Bit().constData(), stdout);
        return Done;
    }
    return carryOut(std::get<Options>(parsed));
}

int refuseWord(int& argc, char** argv, const QString& word)
{
    const Application app(argc, argv);
    return refuse(mistaken(QCoreApplication::arguments(), word));
}

} // namespace stemma::cli
