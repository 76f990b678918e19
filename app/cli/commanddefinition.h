// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/options.h"
#include "app/cli/ruleoptions.h"

#include <CLI/CLI.hpp>

namespace stemma::cli {

/// All commands with their options and texts, for CLI11 to read a command line by.
class CommandDefinition
{
public:
    CommandDefinition();

    CLI::App app;

    /// After app.parse(): what was asked of a command. An error: a value that no option refuses by itself.
    [[nodiscard]] Result<Options> taken(const QString& command) const;

private:
    CLI::App* add(const char* name, const char* text);
    /// A command that prints what it would do, and does it with --apply.
    CLI::App* addChange(const char* name, const char* text, bool ofSession = true);
    void addApply(CLI::App* command);
    void addChanges();
    void addFileChanges();
    void addExplore();
    void addSearch();
    void addUsage();
    void addExport();
    void addAsk();
    void addRepair();
    /// Summaries put into a session, and taken out of it.
    void addCompactions();
    void addVocabulary(CLI::App* command);
    CLI::Option* addNodes(CLI::App* command, const char* text);
    /// What a user notes on sessions.
    void addMarks();
    CLI::Option* addReceipt(CLI::App* command);
    void addText(CLI::App* command);
    void addTitle(CLI::App* command, bool required);
    CLI::Option* addMessage(CLI::App* command);
    void addPrune(CLI::App* command, const char* rule);
    CLI::Option* addPart(CLI::App* command);
    CLI::Option* addPaths(CLI::App* command);
    void addPath(CLI::App* command);
    CLI::Option* addSession(CLI::App* command);
    void addMaxText(CLI::App* command);
    void addRange(CLI::App* command);

    Options m_options; ///< as far as CLI11 fills it
    UsageOptions m_usage;
    ExportOptions m_exporting;
    HandOverOptions m_handingOver;
    RuleOptions m_rules;
    int m_part = -1; ///< -1: none was named
    qint64 m_keepTokens = -1; ///< the same
    bool m_isFlagged = false;
    bool m_isNotFlagged = false;
};

} // namespace stemma::cli
