// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/workclock.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/find/findbar.h"
#include "ui/viewers/textviewer.h"

#include <QClipboard>
#include <QLineEdit>
#include <QPointer>
#include <QPromise>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A window with a text, loaded.
struct Opened
{
    explicit Opened(const QString& text)
        : viewer(new TextViewer(u"Long"_s))
    {
        viewer->resize(800, 500);
        viewer->show();
        viewer->load(QtFuture::makeReadyValueFuture(Result<QString>(text)), {});
        isLoaded = QTest::qWaitFor([this] { return !viewer->isWorking(); }, testclass::Patience);
    }
    ~Opened() { delete viewer; }
    Q_DISABLE_COPY_MOVE(Opened)

    /// As somebody who types.
    [[nodiscard]] bool find(const QString& word)
    {
        QTest::keyClick(viewer, Qt::Key_F, Qt::ControlModifier);
        bar().edit()->clear();
        bar().edit()->setText(word);
        return isFound();
    }
    /// What the bar tells is of the words that stand in it.
    [[nodiscard]] bool isFound()
    {
        return QTest::qWaitFor([this] { return !bar().state().grows; }, testclass::Patience);
    }
    [[nodiscard]] FindBar& bar() { return *viewer->findBar(); }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (auto* button : viewer->findChildren<QPushButton*>()) {
            if (button->text() == text)
                return button;
        }
        return nullptr;
    }

    QPointer<TextViewer> viewer;
    bool isLoaded = false;
};

QString numbered(int lines)
{
    QString text;
    for (int i = 1; i <= lines; ++i)
        text += u"line %1 of the log\n"_s.arg(i);
    return text;
}

} // namespace

/// The window with one long text.
class TestTextViewer final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void findsForwardsAndBackwards();
    void casesCount();
    void expressionsAreFound();
    void showsWhatWasFoundElsewhere();
    void goesToLines();
    void whatStandsBeforeTheTextIsNotCounted();
    void copiesWhatIsSelected();
    void longLinesAreRows();
    void isCancelled();
    void saysWhatFailed();
    void escapeCloses();
    void largeTextsOpenQuickly();
};

void TestTextViewer::findsForwardsAndBackwards()
{
    Opened opened(numbered(5000) + u"Needle\n"_s);
    QVERIFY(opened.isLoaded);
    QVERIFY2(opened.viewer->note().startsWith(u"5,001 line"_s), qPrintable(opened.viewer->note()));
    QVERIFY(opened.find(u"needle"_s));
    QCOMPARE(opened.bar().countText(), u"1 of 1"_s);
    QVERIFY(opened.viewer->view()->firstRow() > 4900);
    QVERIFY(opened.find(u"line 49"_s));
    QCOMPARE(opened.viewer->view()->hits().size(), 111U);
    // From where one looks on, and around.
    const qsizetype first = opened.viewer->view()->currentHit();
    QTest::keyClick(opened.viewer, Qt::Key_F3);
    QCOMPARE(opened.viewer->view()->currentHit(), (first + 1) % 111);
    QTest::keyClick(opened.viewer, Qt::Key_F3, Qt::ShiftModifier);
    QTest::keyClick(opened.viewer, Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(opened.viewer->view()->currentHit(), (first + 110) % 111);
    QVERIFY(opened.find(u"nowhere"_s));
    QCOMPARE(opened.bar().countText(), u"No hits"_s);
    QVERIFY(opened.viewer->view()->hits().empty());
    QTest::keyClick(opened.bar().edit(), Qt::Key_Escape);
    QVERIFY(opened.bar().isHidden());
    QVERIFY(opened.viewer->isVisible());
}

void TestTextViewer::casesCount()
{
    Opened opened(u"Word word WORD"_s);
    QVERIFY(opened.find(u"word"_s));
    QCOMPARE(opened.bar().countText(), u"1 of 3"_s);
    opened.bar().caseButton()->click();
    QVERIFY(opened.isFound());
    QCOMPARE(opened.bar().countText(), u"1 of 1"_s);
    QCOMPARE(opened.viewer->view()->selectionStart(), 5);
}

void TestTextViewer::expressionsAreFound()
{
    Opened opened(numbered(100));
    QVERIFY(opened.isLoaded);
    QVERIFY(opened.find(u"line \\d0 "_s));
    QCOMPARE(opened.bar().countText(), u"No hits"_s);
    opened.bar().regexButton()->click();
    QVERIFY(opened.isFound());
    QCOMPARE(opened.bar().countText(), u"1 of 9"_s);
    QVERIFY(opened.find(u"("_s));
    QVERIFY(opened.bar().noteText().contains(u"cannot be read"_s));
    QVERIFY(opened.viewer->view()->hits().empty());
}

void TestTextViewer::showsWhatWasFoundElsewhere()
{
    Opened opened(u"äö word\nword word"_s);
    opened.viewer->showFound({.text = u"word"_s}, 8);
    QVERIFY(opened.isFound());
    QCOMPARE(opened.bar().countText(), u"2 of 3"_s);
}

void TestTextViewer::goesToLines()
{
    Opened opened(numbered(3000));
    opened.viewer->lineEdit()->setText(u"2000"_s);
    QTest::keyClick(opened.viewer->lineEdit(), Qt::Key_Return);
    QCOMPARE(opened.viewer->view()->firstRow(), 1999);
    QCOMPARE(opened.viewer->view()->selectedText(), u"line 2000 of the log"_s);
    QTest::keyClick(opened.viewer->view(), Qt::Key_Home);
    QCOMPARE(opened.viewer->view()->firstRow(), 0);
    opened.viewer->lineEdit()->setText(u"999999"_s);
    QTest::keyClick(opened.viewer->lineEdit(), Qt::Key_Return);
    QCOMPARE(opened.viewer->view()->selectedText(), u"line 3000 of the log"_s);
}

/// As the input of a call before its output.
void TestTextViewer::whatStandsBeforeTheTextIsNotCounted()
{
    Opened opened(u"Input:\n{}\n\nOutput:\n"_s + numbered(100));
    QVERIFY(opened.isLoaded);
    opened.viewer->view()->setUnnumbered(4);
    for (const QString& line : {u"3"_s, u"100"_s}) {
        opened.viewer->lineEdit()->setText(line);
        QTest::keyClick(opened.viewer->lineEdit(), Qt::Key_Return);
        QCOMPARE(opened.viewer->view()->selectedText(), u"line %1 of the log"_s.arg(line));
    }
    opened.viewer->lineEdit()->setText(u"104"_s); // there is none: the last one
    QTest::keyClick(opened.viewer->lineEdit(), Qt::Key_Return);
    QCOMPARE(opened.viewer->view()->selectedText(), u"line 100 of the log"_s);
    opened.viewer->grab();
}

void TestTextViewer::copiesWhatIsSelected()
{
    const QString text = u"zwölf Äpfel\n\tin a row\u202Eend\n"_s;
    Opened opened(text);
    LongTextView* view = opened.viewer->view();
    QGuiApplication::clipboard()->clear();
    QTest::mousePress(view->viewport(), Qt::LeftButton, {}, {view->viewport()->width() - 5, 5});
    QTest::mouseMove(view->viewport(), {0, 5});
    QTest::mouseRelease(view->viewport(), Qt::LeftButton, {}, {0, 5});
    view->select(view->selectionStart(), view->selectionEnd());
    QCOMPARE(view->selectedText(), u"zwölf Äpfel"_s);
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"zwölf Äpfel"_s);
    QTest::keyClick(view, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), text); // with what is only painted otherwise
    QGuiApplication::clipboard()->clear();
    QTest::mouseClick(opened.button(u"Copy all"_s), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
}

void TestTextViewer::longLinesAreRows()
{
    Opened opened(QString(3'000'000, u'x') + u"\nneedle"_s);
    QVERIFY(opened.isLoaded);
    QCOMPARE(opened.viewer->view()->rows().lines(), 2);
    QCOMPARE(opened.viewer->view()->rows().count(), 1501);
    QVERIFY(opened.find(u"needle"_s));
    QCOMPARE(opened.viewer->view()->selectedText(), u"needle"_s);
    opened.viewer->grab(); // the last rows, in full
}

void TestTextViewer::isCancelled()
{
    QPromise<Result<QString>> promise;
    promise.start();
    QPointer<TextViewer> viewer = new TextViewer(u"Long"_s);
    viewer->show();
    const JobControl job;
    viewer->load(promise.future(), job);
    QVERIFY(viewer->isWorking());
    for (auto* button : viewer->findChildren<QPushButton*>()) {
        if (button->text() == u"Cancel"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(job.isCancelled());
    promise.addResult(fail(Errc::Cancelled, {}));
    promise.finish();
    QTRY_VERIFY(!viewer->isWorking());
    QCOMPARE(viewer->note(), u"Cancelled."_s);
    delete viewer;
}

void TestTextViewer::saysWhatFailed()
{
    auto* viewer = new TextViewer(u"Long"_s);
    viewer->show();
    viewer->load(QtFuture::makeReadyValueFuture(Result<QString>(fail(Errc::NotFound, u"It is gone."_s))), {});
    QTRY_VERIFY(!viewer->isWorking());
    QCOMPARE(viewer->note(), u"It is gone."_s);
    delete viewer;
}

void TestTextViewer::escapeCloses()
{
    QPointer<TextViewer> viewer = new TextViewer(u"Long"_s);
    viewer->show();
    const JobControl job;
    QPromise<Result<QString>> promise;
    promise.start();
    viewer->load(promise.future(), job);
    QTest::keyClick(viewer, Qt::Key_Escape);
    QTRY_VERIFY(!viewer);
    QVERIFY(job.isCancelled());
    promise.addResult(fail(Errc::Cancelled, {}));
    promise.finish();
}

/// The figures are for ./dev bench's machine; the limits are wide enough for a slow one.
void TestTextViewer::largeTextsOpenQuickly()
{
    const QString line = u"2026-11-21T01:00:00Z INFO request served in 12 ms by worker seven, cache warm, retry no\n"_s;
    const QString text = line.repeated(200'000'000 / line.size());
    WorkClock clock;
    auto* viewer = new TextViewer(u"Long"_s);
    viewer->resize(800, 500);
    viewer->show();
    viewer->load(QtFuture::makeReadyValueFuture(Result<QString>(text)), {});
    viewer->grab();
    const qint64 opened = clock.restart();
    QTRY_VERIFY(!viewer->isWorking());
    viewer->grab();
    const qint64 indexed = clock.restart();
    viewer->view()->goToLine(viewer->view()->rows().lines() / 2);
    viewer->grab();
    const qint64 painted = clock.elapsed();
    qInfo("200 MB, milliseconds of work: the window %lld, the lines %lld, a frame in the middle %lld", opened, indexed,
        painted);
    QCOMPARE(viewer->view()->rows().lines(), text.size() / line.size());
    QVERIFY(opened < 2'000); // with what the lines took meanwhile
    QVERIFY(painted < 200);
    delete viewer;
}

GUI_TEST_CLASS(TestTextViewer)
#include "tst_textviewer.moc"
