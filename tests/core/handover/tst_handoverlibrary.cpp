// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/editor.h"
#include "core/handover/handoverplan.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/reallibrary.h"
#include "tests/testkit/samplecopy.h"
#include "tests/testkit/testclass.h"

#include <QJsonArray>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The real libraries resume the sessions that other agents handed over.
class TestHandOverLibrary final : public QObject
{
    Q_OBJECT
private slots:
    void goesOn_data();
    void goesOn();
};

void TestHandOverLibrary::goesOn_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("library");
    const QList<std::pair<QString, QString>> receivers {{u"mnesis/generated-0.4.0/sessions.db"_s, u"mnesis"_s},
        {u"mantis/generated-2.70.1/home"_s, u"mantis"_s}, {u"mantis/generated-2.70.1/sessions.db"_s, u"mantis"_s}};
    for (const QString& from : {u"mnesis/generated-0.3.0/sessions.db"_s, u"mantis/generated-2.58.0/home"_s,
             u"claude-code/generated"_s, u"codex/generated"_s, u"opencode/generated"_s, u"pi/generated"_s}) {
        for (const auto& [to, library] : receivers)
            QTest::addRow("%s to %s", qPrintable(from), qPrintable(to)) << from << to << library;
    }
}

void TestHandOverLibrary::goesOn()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const QString, library);
    NEED(RealLibrary::missing(library));
    NEED(missingSample(realStore(from)));
    NEED(missingSample(realStore(to)));
    RealLibrary asked(library);
    const SampleCopy source(realStore(from));
    SampleCopy copy(realStore(to));
    const auto opened = source.open();
    QVERIFY(opened);
    const auto target = handOverTarget(library, copy.path(), {});
    QVERIFY2(target, target ? "" : qPrintable(target.error().text));
    int done = 0;
    for (const SessionInfo& session : readstore::listed(**opened)) {
        const HandOverWish wish {.session = session.id, .directory = u"/home/dev/project"_s};
        const auto plan = planHandOver(**opened, wish, *target, {});
        if (!plan) {
            QCOMPARE(plan.error().code, Errc::NotSupported); // without a prompt
            continue;
        }
        const auto receipt = Editor(copy.journal()).apply(target->info(), *plan, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
        // In a copy, so that what the library writes stays out of this one.
        const SampleCopy again(copy.path());
        const auto answer
            = asked.ask({again.path(), plan->newSession.value, u"--send"_s, u"Go on, please."_s, u"--in-place"_s});
        QVERIFY2(answer, answer ? "" : qPrintable(answer.error().text + answer.error().cause));
        QVERIFY2(answer->exit == 0, qPrintable(session.id.value + u": "_s + answer->errors));
        const QJsonArray problems = answer->said["problems"_L1].toArray();
        QVERIFY2(problems.isEmpty(), qPrintable(session.id.value + u": "_s + problems.first().toString()));
        QVERIFY(answer->said["foreign_key_violations"_L1].toArray().isEmpty());
        const auto store = copy.open();
        QVERIFY(store);
        const auto stored = qint64(readstore::messages(**store, plan->newSession).size());
        QVERIFY2(answer->said["messages"_L1].toArray().size() >= stored,
            qPrintable(
                u"%1 messages, %2 were written"_s.arg(answer->said["messages"_L1].toArray().size()).arg(stored)));
        ++done;
    }
    QVERIFY(done > 0);
}

TEST_CLASS(TestHandOverLibrary)
#include "tst_handoverlibrary.moc"
