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
    QTest::newRow("allocate") << Other;
    QTest::newRow("") << Other;
}

void TestToolKind::byTheName()
{
    QTEST(toolKindOf(QString::fromLatin1(QTest::currentDataTag())), "kind");
}

TEST_CLASS(TestToolKind)
#include "tst_toolkind.moc"
