// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/askoptions.h"
#include "app/cli/doctoroptions.h"
#include "app/cli/endpointoptions.h"
#include "app/cli/exportoptions.h"
#include "app/cli/forkoptions.h"
#include "app/cli/handoveroptions.h"
#include "app/cli/searchoptions.h"
#include "app/cli/usageoptions.h"
#include "core/compaction/contextrules.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <variant>

namespace stemma::cli {

/// The exit codes that scripts rely on.
enum ExitCode : int {
    Done = 0,
    WithFindings = 1, ///< done, and there are findings or refused items
    WrongUsage = 2,
    Failed = 3,
    InUse = 4, ///< the store changed or is in use
    Interrupted = 130, ///< by Ctrl+C, as shells expect it
};

/// A command line, understood.
struct Options
{
    QString command;
    bool json = false;
    QStringList paths; ///< of "undo" and "redo": the receipt
    QString through; ///< of "undo" and "redo": a receipt, and all between it and now
    QString session;
    std::optional<QString> at;
    qint64 from = 0;
    qint64 count = -1; ///< negative: all
    bool raw = false;
    bool net = false; ///< what the changes of a file come to
    bool patch = false; ///< the same as one patch
    QString backTo; ///< a checkpoint: what brings files back to it
    QString into; ///< the folder in which the files are saved as they were there
    QString kind; ///< of an explored file; empty: by its name and content
    QString disk; ///< the folder whose files are compared; empty: none
    bool branch = false; ///< without what was discarded, and side chains
    qint64 maxText = -1; ///< in bytes; negative: whole texts
    bool before = false; ///< cut before `at`, not after it
    bool dropsThinking = false; ///< signed thinking behind the change goes with it
    bool asFork = false; ///< the change is made in a fork of the session
    ForkOptions forking; ///< of "fork"
    bool inPlace = false; ///< a summary goes into the session itself, where the format would make a new one
    QString title;
    QStringList messages;
    std::optional<int> part;
    SearchChoice search;
    QString text; ///< of "search": the query; "-": standard input; of "batch": the file, empty: standard input
    QStringList codes; ///< of findings
    QString place; ///< of a finding
    bool all = false; ///< findings of every code and place are meant
    QString after;
    QString role;
    QStringList labels;
    std::optional<bool> flagged; ///< no value: as it is
    int level = 3; ///< of a compaction
    QString to; ///< the last message that it covers; empty: as the format chooses
    QStringList nodes;
    bool draft = false; ///< only what it would be made of
    std::optional<qint64> keepTokens; ///< of the newest outputs of tools
    EndpointOptions endpoint; ///< of "ask" and "compact"
    QString vocabulary; ///< "auto", "estimate", or a file; empty: as "auto"
    UsageChoice usage; ///< of "usage"
    AskOptions ask; ///< of "ask"
    ExportChoice exporting; ///< of "export"
    HandOverChoice handingOver; ///< of "hand-over"
    RulesChoice rules; ///< by which contexts are put together and compacted
    QString moveFrom;
    QString moveTo;
    bool apply = false; ///< carry the plan out
    DoctorOptions doctor; ///< of "doctor"
};

/// A text to print instead of doing anything: help, or the version.
struct Notice
{
    QString text;
};

/// Why a command line cannot be used.
struct UsageError
{
    QString text;
    QString cause;
    bool json = false; ///< --json was among the arguments
};

using Parsed = std::variant<Options, Notice, UsageError>;

/// @p arguments without the program's name.
[[nodiscard]] Parsed parseArguments(const QStringList& arguments);

/// For a word that isMistaken(): what it may have been meant to be.
[[nodiscard]] UsageError mistaken(const QStringList& arguments, const QString& word);

} // namespace stemma::cli
