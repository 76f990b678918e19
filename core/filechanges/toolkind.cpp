// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/toolkind.h"

#include "core/filechanges/toolinput.h"

#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

ToolKind toolKindOf(const QString& called)
{
    const QString name = splitToolName(called).tool;
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
    // Names that hold words of other kinds.
    static constexpr std::array Whole {Rule {"ls"_L1, Search}, Rule {"list"_L1, Search}, Rule {"todowrite"_L1, Plan},
        Rule {"todoread"_L1, Plan}, Rule {"todo_write"_L1, Plan}, Rule {"todo_read"_L1, Plan},
        Rule {"update_plan"_L1, Plan}, Rule {"exitplanmode"_L1, Plan}, Rule {"enterplanmode"_L1, Plan},
        Rule {"taskcreate"_L1, Plan}, Rule {"taskupdate"_L1, Plan}, Rule {"taskget"_L1, Plan},
        Rule {"tasklist"_L1, Plan}, Rule {"askuserquestion"_L1, Question}, Rule {"request_user_input"_L1, Question},
        Rule {"question"_L1, Question}, Rule {"write_stdin"_L1, Command}, Rule {"slashcommand"_L1, Other}};
    for (const Rule& rule : Whole) {
        if (name.compare(rule.word, Qt::CaseInsensitive) == 0)
            return rule.kind;
    }
    for (const Rule& rule : Rules) {
        if (name.contains(rule.word, Qt::CaseInsensitive))
            return rule.kind;
    }
    return Other;
}

} // namespace stemma
