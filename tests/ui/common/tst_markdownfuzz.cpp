// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fuzzing.h"
#include "tests/testkit/testclass.h"
#include "tests/ui/common/markdowntargets.h"

#include <QTest>

using namespace stemma;

/// Markdown of strangers, changed at random (see fuzz()).
class TestMarkdownFuzz final : public QObject
{
    Q_OBJECT
private slots:
    void readers_data();
    void readers();

private:
    const std::vector<FuzzTarget> m_targets = markdownTargets();
};

void TestMarkdownFuzz::readers_data()
{
    QTest::addColumn<size_t>("target");
    for (size_t i = 0; i < m_targets.size(); ++i)
        QTest::newRow(qPrintable(m_targets[i].name)) << i;
}

void TestMarkdownFuzz::readers()
{
    QFETCH(const size_t, target);
    fuzz(m_targets[target]);
}

TEST_CLASS(TestMarkdownFuzz)

#include "tst_markdownfuzz.moc"
