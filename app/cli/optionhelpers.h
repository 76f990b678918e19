// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>

namespace CLI {
class App;
class Option;
} // namespace CLI

/// Options of a command that CLI11 reads into values of Qt; by itself it knows standard types only. @p help:
/// translated. What is set has to live as long as the command.
namespace stemma::cli {

CLI::Option* flagOption(CLI::App* command, const char* name, bool& isSet, const QString& help);
CLI::Option* textOption(CLI::App* command, const char* name, QString& text, const QString& help);
/// An empty text is none.
CLI::Option* textOption(CLI::App* command, const char* name, std::optional<QString>& text, const QString& help);
/// Those of all its values: see CLI::Option::expected().
CLI::Option* textsOption(CLI::App* command, const char* name, QStringList& texts, const QString& help);
/// One that may be repeated, with a value each time.
CLI::Option* repeatedOption(CLI::App* command, const char* name, QStringList& texts, const QString& help);

} // namespace stemma::cli
