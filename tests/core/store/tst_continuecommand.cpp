// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

/// The line that a shell reads to continue a session whose id somebody else wrote.
class ContinueCommandTest : public QObject
{
    Q_OBJECT

private slots:
    void command_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("expected");
        const QString plain = u"01a2007b-8304-76a7-be9b-8e6254997dc0"_s;
        QTest::newRow("plain") << plain << u"pi --session "_s + plain;
        QTest::newRow("a branch") << plain + u"#4"_s << u"pi --session "_s + plain;
        QTest::newRow("a name") << u"ses_Ab.9:x"_s << u"pi --session ses_Ab.9:x"_s;
        for (const char* bad : {"", "x; rm -rf ~", "$(id)", "`id`", "a b", "a'b", "a\"b", "a\nb", "a\n", "a&b", "a|b",
                 "a>b", "~root", "--version", "-x", "a*", "#x", "a\\b", "{a,b}"})
            QTest::newRow(qPrintable(u"refused: "_s + QString::fromLatin1(bad).toHtmlEscaped()))
                << QString::fromLatin1(bad) << QString();
    }

    void command()
    {
        QFETCH(const QString, id);
        StoreInfo info;
        info.format = u"pi"_s;
        QTEST(continueCommand(info, SessionId(id)), "expected");
    }

    /// Of the new session where a change makes one, of the old one where that goes on.
    void afterAChange()
    {
        StoreInfo info;
        info.format = u"pi"_s;
        const SessionId old(u"old"_s);
        EditPlan plan {.edit = ForkEdit {old, MessageId(u"m"_s), false, {}}, .session = old};
        plan.newSession = SessionId(u"new"_s);
        QCOMPARE(continueCommand(info, plan), u"pi --session new"_s);
        plan.edit = ResumeEdit {old, MessageId(u"m"_s), false}; // the new one is the discarded end
        QCOMPARE(continueCommand(info, plan), u"pi --session old"_s);
        plan.edit = TextEdit {old, MessageId(u"m"_s), 0, u"other"_s};
        plan.newSession = {};
        QCOMPARE(continueCommand(info, plan), u"pi --session old"_s);
        for (const Edit& edit : {Edit(DeleteEdit {old}), Edit(RenameEdit {old, u"title"_s}),
                 Edit(MoveEdit {old, u"/a"_s, u"/b"_s}), Edit(MarkEdit {old, {u"label"_s}, true})}) {
            plan.edit = edit;
            QCOMPARE(continueCommand(info, plan), QString());
        }
    }
};

TEST_CLASS(ContinueCommandTest)
#include "tst_continuecommand.moc"
