// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/toolkind.h"

#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

ToolKind toolKindOf(const QString& name)
{
    using enum ToolKind;
    struct Rule
    {
        QLatin1StringView word;
        ToolKind kind;
    };
    // In this order: "run_tests" is a command, "search_files" a search.
    static constexpr std::array Rules {Rule {"bash"_L1, Command}, Rule {"shell"_L1, Command}, Rule {"exec"_L1, Command},
        Rule {"terminal"_L1, Command}, Rule {"run"_L1, Command}, Rule {"command"_L1, Command}, Rule {"task"_L1, Agent},
        Rule {"agent"_L1, Agent}, Rule {"grep"_L1, Search}, Rule {"search"_L1, Search}, Rule {"find"_L1, Search},
        Rule {"glob"_L1, Search}, Rule {"list_"_L1, Search}, Rule {"patch"_L1, Patch}, Rule {"edit"_L1, Write},
        Rule {"write"_L1, Write}, Rule {"replace"_L1, Write}, Rule {"create"_L1, Write}, Rule {"delete"_L1, Write},
        Rule {"rename"_L1, Write}, Rule {"move_"_L1, Write}, Rule {"read"_L1, Read}, Rule {"view"_L1, Read},
        Rule {"fetch"_L1, Read}};
    if (name.compare("ls"_L1, Qt::CaseInsensitive) == 0)
        return Search;
    for (const Rule& rule : Rules) {
        if (name.contains(rule.word, Qt::CaseInsensitive))
            return rule.kind;
    }
    return Other;
}

} // namespace stemma
