// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/find/findbar.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace stemma;

/// The bar by itself, with somebody who answers as he likes.
class TestFindBar : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void saysNothingOfWordsBefore();
    void answersAtOnceAreTaken();
    void steppingSettles();
    void patternsComeQuietly();
};

void TestFindBar::saysNothingOfWordsBefore()
{
    FindBar bar;
    bar.open();
    bar.edit()->setText(u"one"_s);
    QVERIFY(bar.isTyping());
    QCOMPARE(bar.countText(), u"Searching\u2026"_s);
    QTRY_VERIFY(!bar.isTyping());
    bar.setState({.hits = 3, .current = 0});
    QCOMPARE(bar.countText(), u"1 of 3"_s);
    bar.edit()->setText(u"one two"_s);
    QCOMPARE(bar.countText(), u"Searching\u2026"_s);
    QVERIFY(bar.state().grows);
    QCOMPARE(bar.state().hits, 0);
    bar.setState({.problem = u"It is of the words before."_s});
    QCOMPARE(bar.noteText(), QString());
    QTRY_VERIFY(!bar.isTyping());
    bar.edit()->clear();
    QCOMPARE(bar.countText(), QString());
    QVERIFY(!bar.state().grows);
}

/// What is true of the new words may be what was true of those before, and be told before changed() is through.
void TestFindBar::answersAtOnceAreTaken()
{
    FindBar bar;
    connect(&bar, &FindBar::changed, &bar, [&bar] { bar.setState({}); });
    bar.open();
    for (const QString& word : {u"nowhere"_s, u"neither"_s}) {
        bar.edit()->setText(word);
        QTRY_COMPARE(bar.countText(), u"No hits"_s);
        QVERIFY(!bar.isTyping());
    }
}

void TestFindBar::steppingSettles()
{
    FindBar bar;
    bar.open();
    const QSignalSpy changed(&bar, &FindBar::changed);
    const QSignalSpy stepped(&bar, &FindBar::stepRequested);
    bar.edit()->setText(u"one"_s);
    QVERIFY(changed.isEmpty());
    QTest::keyClick(bar.edit(), Qt::Key_Return);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(stepped.size(), 1);
    QVERIFY(!bar.isTyping());
    QTest::qWait(2 * FindBar::TypingMs);
    QCOMPARE(changed.size(), 1);
}

void TestFindBar::patternsComeQuietly()
{
    FindBar bar;
    bar.setScopesOffered(true);
    bar.show();
    bar.scopeChooser()->setCurrentText(u"Patches"_s);
    const QSignalSpy changed(&bar, &FindBar::changed);
    const TextPattern pattern {u"one"_s, true, true, false};
    bar.setPattern(pattern);
    QVERIFY(!bar.isTyping());
    QCOMPARE(bar.pattern(), pattern);
    QCOMPARE(bar.scope(), AllTextKinds);
    QTest::qWait(2 * FindBar::TypingMs);
    QVERIFY(changed.isEmpty());
}

GUI_TEST_CLASS(TestFindBar)
#include "tst_findbar.moc"
