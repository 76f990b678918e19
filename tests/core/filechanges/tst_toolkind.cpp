// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/toolkind.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;

class TestToolKind final : public QObject
{
    Q_OBJECT

private slots:
    void byTheName_data();
    void byTheName();
};

void TestToolKind::byTheName_data()
{
    QTest::addColumn<ToolKind>("kind");
    using enum ToolKind;
    QTest::newRow("Bash") << Command;
    QTest::newRow("run_tests") << Command;
    QTest::newRow("task") << Agent;
    QTest::newRow("search_files") << Search;
    QTest::newRow("list_directory") << Search;
    QTest::newRow("LS") << Search;
    QTest::newRow("tools") << Other; // which ends so
    QTest::newRow("apply_patch") << Patch;
    QTest::newRow("str_replace_editor") << Write;
    QTest::newRow("create_file") << Write;
    QTest::newRow("delete_file") << Write;
    QTest::newRow("move_file") << Write;
    QTest::newRow("read_file") << Read;
    QTest::newRow("WebFetch") << Read;
    QTest::newRow("todo_list") << Other;
    // Of three agents.
    for (const char* name :
        {"exec_command", "local_shell", "shell", "shell_command", "write_stdin", "BashOutput", "KillShell"})
        QTest::newRow(name) << Command;
    for (const char* name : {"Task", "Agent", "spawn_agent"})
        QTest::newRow(name) << Agent;
    for (const char* name : {"Grep", "Glob", "glob", "WebSearch", "web_search", "websearch", "list", "codesearch"})
        QTest::newRow(name) << Search;
    for (const char* name : {"Edit", "MultiEdit", "NotebookEdit", "Write", "write", "edit"})
        QTest::newRow(name) << Write;
    for (const char* name : {"Read", "read", "webfetch", "view_image"})
        QTest::newRow(name) << Read;
    for (const char* name :
        {"TodoWrite", "todowrite", "todoread", "update_plan", "ExitPlanMode", "TaskCreate", "TaskUpdate"})
        QTest::newRow(name) << Plan;
    for (const char* name : {"AskUserQuestion", "question", "request_user_input"})
        QTest::newRow(name) << Question;
    QTest::newRow("SlashCommand") << Other;
    // The server's name says nothing of what its tool does.
    QTest::newRow("mcp__shell-docs__lookup") << Other;
    QTest::newRow("mcp__files__read_file") << Read;
    QTest::newRow("mcp__read") << Read;
    QTest::newRow("allocate") << Other;
    QTest::newRow("") << Other;
}

void TestToolKind::byTheName()
{
    QTEST(toolKindOf(QString::fromLatin1(QTest::currentDataTag())), "kind");
}

TEST_CLASS(TestToolKind)
#include "tst_toolkind.moc"
