// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/windowoptions.h"

#include <CLI/CLI.hpp>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QSize sizeOf(const std::string& text)
{
    int width = 0;
    int height = 0;
    char rest = 0;
    const bool whole = std::sscanf(text.c_str(), "%dx%d%c", &width, &height, &rest) == 2;
    return whole && width >= 200 && height >= 150 && width <= 16'384 && height <= 16'384 ? QSize(width, height)
                                                                                         : QSize();
}

QString local(const std::string& text)
{
    return QString::fromLocal8Bit(text.data(), qsizetype(text.size()));
}

} // namespace

int parseWindowOptions(int argc, char** argv, WindowOptions& options)
{
    std::vector<std::string> paths;
    std::string session;
    std::string message;
    std::string language;
    std::string dock;
    std::string query;
    std::string compare;
    std::string plan;
    std::string picture;
    std::string size;
    std::string theme;
    CLI::App app("Stemma reads the session stores of conversational agents.", "stemma");
    // Help is printed by the command line (cli/options.cpp).
    app.add_option("PATH", paths);
    app.add_option("--session", session);
    app.add_option("--message", message);
    app.add_option("--language", language);
    app.add_flag("--demo", options.demo);
    app.add_flag("--new-window", options.newWindow);
    app.add_option("--screenshot", picture);
    app.add_option("--size", size)->check([](const std::string& text) {
        return sizeOf(text).isValid() ? std::string() : "--size wants WIDTHxHEIGHT, e.g. 1440x900, and not " + text;
    });
    app.add_option("--scale", options.scale)->check(CLI::Range(1, 4));
    app.add_option("--theme", theme)->check(CLI::IsMember({"light", "dark", "high-contrast"}));
    app.add_option("--dock", dock)
        ->check(CLI::IsMember(std::vector<std::string>(std::begin(PanelNames), std::end(PanelNames))));
    app.add_option("--query", query);
    app.add_option("--compare", compare);
    app.add_option("--plan", plan);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0)
            return app.exit(error);
        std::fprintf(stderr, "stemma: %s\n", error.what());
        return 2;
    }
    for (const std::string& path : paths)
        options.paths.append(local(path));
    options.session = local(session);
    options.message = local(message);
    options.language = local(language);
    options.dock = local(dock);
    options.query = local(query);
    options.compare = local(compare);
    options.plan = local(plan);
    options.picture = local(picture);
    if (!size.empty())
        options.size = sizeOf(size);
    if (!theme.empty())
        options.theme = theme == "dark" ? Colours::Kind::Dark
            : theme == "light"          ? Colours::Kind::Light
                                        : Colours::Kind::HighContrast;
    return -1;
}

} // namespace stemma
