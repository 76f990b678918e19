// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"

#include <map>

namespace stemma::testclass {

namespace {

std::map<std::string_view, Run>& allClasses()
{
    static std::map<std::string_view, Run> classes;
    return classes;
}

} // namespace

Registration::Registration(std::string_view sourceFile, Run run)
{
    sourceFile.remove_prefix(sourceFile.rfind('/') + 1);
    const std::string_view name = sourceFile.substr(0, sourceFile.rfind('.'));
    if (!allClasses().emplace(name, run).second)
        qFatal("two test classes are in files named %.*s", int(name.size()), name.data());
}

Run find(std::string_view name)
{
    const auto found = allClasses().find(name);
    return found == allClasses().end() ? nullptr : found->second;
}

QByteArray names()
{
    QByteArray lines;
    for (const auto& [name, run] : allClasses())
        lines += QByteArray(name.data(), qsizetype(name.size())) + '\n';
    return lines;
}

} // namespace stemma::testclass
