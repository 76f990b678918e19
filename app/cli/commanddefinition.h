// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/askoptions.h"
#include "app/cli/doctoroptions.h"
#include "app/cli/endpointoptions.h"
#include "app/cli/exportoptions.h"
#include "app/cli/forkoptions.h"
#include "app/cli/handoveroptions.h"
#include "app/cli/ruleoptions.h"
#include "app/cli/searchoptions.h"
#include "app/cli/usageoptions.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace stemma::cli {

/// What CLI11 fills; it knows standard types only.
struct RawOptions
{
    bool json = false;
    std::vector<std::string> paths;
    std::string session;
    std::string at;
    qint64 from = 0;
    qint64 count = -1;
    bool raw = false;
    bool net = false;
    bool patch = false;
    std::string backTo;
    std::string into;
    std::string kind;
    std::string disk;
    bool branch = false;
    qint64 maxText = -1;
    std::string through;
    bool before = false;
    bool dropsThinking = false;
    bool asFork = false;
    ForkOptions forking;
    bool inPlace = false;
    std::string title;
    std::vector<std::string> messages;
    int part = -1;
    std::string text;
    std::vector<std::string> codes;
    std::string place;
    bool all = false;
    std::string after;
    std::string role;
    std::vector<std::string> labels;
    bool isFlagged = false;
    bool isNotFlagged = false;
    int level = 3;
    std::string to;
    std::vector<std::string> nodes;
    bool draft = false;
    std::int64_t keepTokens = -1;
    EndpointOptions endpoint;
    AskOptions ask;
    std::string vocabulary;
    RuleOptions rules;
    SearchOptionWords search;
    UsageOptions usage;
    ExportOptions exporting;
    HandOverOptions handingOver;
    std::string moveFrom;
    std::string moveTo;
    bool apply = false;
    DoctorOptions doctor;
};

/// All commands with their options and texts, for CLI11 to read a command line by.
class CommandDefinition
{
public:
    CommandDefinition();

    CLI::App app;
    RawOptions raw;

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
};

} // namespace stemma::cli
