// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/footprintpatient.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"

#include "ui/plan/thinkingoffer.h"
#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>

using namespace stemma;
using namespace Qt::StringLiterals;

/// A change that makes signed thinking invalid, made in a fork that ends before it.
class ForkInsteadTest final : public EditingWindow
{
    Q_OBJECT

    std::unique_ptr<FootprintPatient> m_patient;

    void openPatient()
    {
        const QByteArray thought = R"({"role":"assistant","content":"So.","thinkingBlocks":[{"type":"thinking",)"
                                   R"("content":"Hm.","signature":"S=="}]})";
        const QByteArrayList history {R"({"role":"user","content":"Why?"})",
            R"({"role":"assistant","content":"Because."})", R"({"role":"user","content":"Really?"})", thought};
        m_patient = std::make_unique<FootprintPatient>(
            FootprintPatient::Kind::Sqlite, FootprintPatient::checkpoint(history, "Really?"));
        start();
        open(m_patient->path());
        m_window->tabs()->openSession(store(), FootprintPatient::Session);
        idle();
    }
    void beginEdit(int row, const QString& text)
    {
        goTo(row, 0);
        action(Act::EditText)->trigger();
        begun();
        dialog()->choices()->textEdit()->setPlainText(text);
        plan();
        QVERIFY(dialog()->thinking()->forkButton()->isVisible() && dialog()->thinking()->dropBox()->isVisible());
    }
    const SessionId& current() const { return m_window->tabs()->currentSession()->session(); }

private slots:
    void changeFollowsIntoTheFork()
    {
        openPatient();
        const QByteArray before = m_patient->stored();
        beginEdit(0, u"How?"_s);
        QVERIFY(dialog()->thinking()->forkButton()->isEnabled());
        QPointer<PlanDialog> first = dialog();
        QTest::mouseClick(dialog()->thinking()->forkButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!first, Patience);
        plan();
        QCOMPARE(dialog()->choices()->kind(), EditKind::Fork);
        QCOMPARE(dialog()->choices()->numberBox()->value(), 3); // the fourth is signed
        QVERIFY(!dialog()->choices()->where()->inPlaceButton()->isEnabled());
        QVERIFY(!dialog()->collectButton()->isVisible());
        first = dialog();
        QTest::mouseClick(dialog()->applyButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!first, Patience);
        plan();
        QCOMPARE(dialog()->choices()->kind(), EditKind::Text);
        QCOMPARE(dialog()->choices()->textEdit()->toPlainText(), u"How?"_s);
        QVERIFY(current() != FootprintPatient::Session);
        QCOMPARE(dialog()->currentPlan()->session, current());
        QVERIFY(!dialog()->thinking()->forkButton()->isVisible()); // no thinking stands behind it there
        apply();
        QCOMPARE(m_patient->stored(), before);
        const QByteArray made = m_patient->stored(current());
        QVERIFY2(made.contains("How?") && made.contains("Really?") && !made.contains("So."), made.constData());
    }

    void changeStaysBehindWhereTheForkDoesNotHaveIt()
    {
        openPatient();
        beginEdit(2, u"How?"_s);
        QPointer<PlanDialog> first = dialog();
        QTest::mouseClick(dialog()->thinking()->forkButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!first, Patience);
        plan();
        dialog()->choices()->numberBox()->setValue(2);
        plan();
        apply();
        QVERIFY(current() != FootprintPatient::Session);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->isVisible() && banner()->text().contains(u"ends before"_s), Patience);
        QVERIFY2(banner()->text().contains(u"yourself"_s), qPrintable(banner()->text()));
    }

    void signedThinkingIsNotEdited()
    {
        openPatient();
        goTo(3, 0);
        QTRY_VERIFY(!action(Act::EditText)->isEnabled());
        QVERIFY2(
            action(Act::EditText)->toolTip().contains(u"is signed"_s), qPrintable(action(Act::EditText)->toolTip()));
        QVERIFY(action(Act::Remove)->isEnabled());
        goTo(3, 1);
        QTRY_VERIFY(action(Act::EditText)->isEnabled());
    }

    void cancellingTheForkChangesNothing()
    {
        openPatient();
        const auto before = m_patient->content();
        beginEdit(0, u"How?"_s);
        QTest::mouseClick(dialog()->thinking()->forkButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->choices()->kind() == EditKind::Fork, Patience);
        plan();
        QTest::mouseClick(dialog()->cancelButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        QCOMPARE(m_patient->content(), before);
    }
};

GUI_TEST_CLASS(ForkInsteadTest)
#include "tst_forkinstead.moc"
