// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/session/repeatederror.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestRepeatedError final : public QObject
{
    Q_OBJECT
private slots:
    void whatAToolSaysStandsOnce();
    void otherErrorsStay();

private:
    [[nodiscard]] static Message failed(const QString& error, const LongText& ofTool)
    {
        Message message;
        message.error = error;
        ToolPart tool;
        tool.error = ofTool;
        tool.hasError = true;
        Part part;
        part.body = tool;
        message.parts += part;
        return message;
    }
};

void TestRepeatedError::whatAToolSaysStandsOnce()
{
    const QString told = u"KeyError: 'x'\n\nTraceback:\n  line 14\n"_s;
    QCOMPARE(withoutRepeatedErrors(failed(u"task_failed:crm: "_s + told + u"\nunknown:nowhere"_s, LongText(told))),
        u"task_failed:crm: KeyError: 'x'\nunknown:nowhere"_s);
    QCOMPARE(withoutRepeatedErrors(failed(told.trimmed(), LongText(told))), u"KeyError: 'x'"_s);
}

void TestRepeatedError::otherErrorsStay()
{
    const QString told = u"KeyError: 'x'\n\nTraceback"_s;
    QCOMPARE(withoutRepeatedErrors(failed(told, LongText(u"timeout"_s))), told);
    QCOMPARE(withoutRepeatedErrors(failed(u"timeout"_s, LongText(u"timeout"_s))), u"timeout"_s);
    // What is cut may go on otherwise.
    QCOMPARE(withoutRepeatedErrors(failed(told, LongText(told, 5000, true))), told);
    QCOMPARE(withoutRepeatedErrors(failed(told, LongText())), told);
}

TEST_CLASS(TestRepeatedError)
#include "tst_repeatederror.moc"
