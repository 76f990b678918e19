// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/core/fuzz/coretargets.h"
#include "tests/testkit/fuzzing.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QLoggingCategory>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Readers of foreign bytes, given samples that were changed at random (see fuzz()). None may crash, hang or contradict
/// itself.
class TestFuzz final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void readers_data();
    void readers();

private:
    const std::vector<FuzzTarget> m_targets = coreTargets();
};

void TestFuzz::initTestCase()
{
    QLoggingCategory::setFilterRules(u"kf.archive=false"_s); // it tells of each that is damaged
}

void TestFuzz::readers_data()
{
    QTest::addColumn<size_t>("target");
    for (size_t i = 0; i < m_targets.size(); ++i)
        QTest::newRow(qPrintable(m_targets[i].name)) << i;
}

void TestFuzz::readers()
{
    QFETCH(const size_t, target);
    const QString& sample = m_targets[target].sample;
    NEED(sample.isEmpty() ? QString() : missingSample(sample));
    fuzz(m_targets[target]);
}

TEST_CLASS(TestFuzz)

#include "tst_fuzz.moc"
