// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/plannedwritesmodel.h"
#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/footprintpatient.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/workclock.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/banner.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/plan/plandetails.h"
#include "ui/plan/plancheckspane.h"
#include "ui/plan/planfigurespane.h"
#include "ui/plan/changeview.h"
#include "ui/plan/checklist.h"
#include "ui/plan/forksharelabel.h"
#include "ui/common/contextbars.h"
#include "ui/plan/planchoices.h"
#include "ui/plan/plandialog.h"
#include "ui/plan/plannedwritespane.h"
#include "ui/plan/thinkingoffer.h"
#include "ui/plan/wherechoice.h"
#include "ui/plan/planstrip.h"

#include <QAbstractItemDelegate>
#include <QApplication>
#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStyleOptionViewItem>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeView>

#include <atomic>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;
const SessionId One(u"one"_s);

/// What the fake store plans: every kind of write, check and warning.
EditPlan planFor(const Edit& edit)
{
    EditPlan plan {.edit = edit, .action = u"fork"_s, .title = u"A change"_s, .session = One};
    PlannedWrite row {u"sessions"_s, PlannedWrite::Change::Insert, 1, {}, {}, u"new session"_s};
    row.fields = {{u"id"_s, u"s2"_s}, {u"title"_s, u"Another"_s}};
    plan.writes += row;
    plan.writes += PlannedWrite {u"parts row 4"_s, PlannedWrite::Change::Update, 1, u"one\ntwo"_s, u"one\nthree"_s};
    plan.writes += PlannedWrite {u"nodes"_s, PlannedWrite::Change::Delete, 1200, {}, {}};
    plan.before = ContextFigures {9, 9000, true, ContextBudget {20'000, 4000, 9000, 1000, 2000, 6000, 2000, true}};
    plan.after = ContextFigures {3, 3000, true, ContextBudget {20'000, 4000, 3000, 1000, 0, 2000, 500, true}};
    plan.checks += PlannedCheck {u"first"_s, true, u"It loads."_s};
    return plan;
}

} // namespace

/// The dialog over a store in memory, whose plans the test makes.
class PlanDialogTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    FakeStore* m_fake = nullptr;
    std::unique_ptr<OpenStore> m_store;
    std::unique_ptr<MessageModel> m_messages;
    std::unique_ptr<EditService> m_service;
    std::unique_ptr<QWidget> m_window; ///< of the dialog; null: it has none
    std::unique_ptr<PlanDialog> m_dialog;
    QString m_wholeRefusal; ///< see PlanRequest
    std::atomic<int> m_planned = 0;

    void open(const Edit& edit, int row = 0, const QString& text = {})
    {
        PlanRequest request;
        request.store = m_store.get();
        request.edit = edit;
        request.sessionTitle = u"First session"_s;
        request.messages = m_messages.get();
        request.row = row;
        request.text = text;
        request.parts = 2;
        request.wholeRefusal = m_wholeRefusal;
        m_dialog = std::make_unique<PlanDialog>(*m_service, request, m_window.get());
        m_dialog->open();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        m_dialog->activateWindow();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(m_dialog->isSettled(), Patience); }
    void setPlanner(FakeStore::Planner planner)
    {
        m_fake->setPlanner([this, planner](const Edit& edit) {
            ++m_planned;
            return planner(edit);
        });
    }

private slots:
    void initTestCase() { Style::install(*qApp); }

    void init()
    {
        auto fake = std::make_unique<FakeStore>();
        m_fake = fake.get();
        SessionBuilder one(One.value);
        for (int turn = 0; turn < 30; ++turn)
            one.user(u"Question %1"_s.arg(turn)).assistant(u"Answer %1"_s.arg(turn));
        fake->add(one.build());
        fake->setChange(StoreChange::None); // it is not news that the session was added
        m_planned = 0;
        setPlanner(planFor);
        m_store = std::make_unique<OpenStore>(std::move(fake));
        m_messages = std::make_unique<MessageModel>(*m_store, One);
        QTRY_VERIFY_WITH_TIMEOUT(m_messages->isComplete() && m_messages->detail(59), Patience);
        m_service = std::make_unique<EditService>(m_folder.filePath(u"journal"_s));
    }

    void cleanup()
    {
        m_dialog.reset();
        m_window.reset();
        m_service.reset();
        m_messages.reset();
        m_store.reset();
    }

    void aSmallWindowShowsTheMostImportant_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isLow");
        QTest::newRow("small") << QSize(1000, 700) << true;
        QTest::newRow("a laptop's") << QSize(1280, 800) << true;
        QTest::newRow("large") << QSize(1600, 1000) << false;
    }

    /// What is written, what is sent and what was checked have a place each, and nothing is cut off.
    void aSmallWindowShowsTheMostImportant()
    {
        QFETCH(const QSize, size);
        m_window = std::make_unique<QWidget>();
        m_window->resize(size);
        m_window->show();
        setPlanner([](const Edit& edit) {
            EditPlan plan = planFor(edit);
            for (qint64 position = 0; position < 12; ++position)
                plan.after->addItem({.position = position, .role = Role::User, .tokens = 31, .text = u"Question"_s});
            for (const char* text : {"No answer follows directly on another.", "The conversation begins with a prompt.",
                     "Every tool call has a result.", "No signed thinking is affected."})
                plan.checks += PlannedCheck {QLatin1StringView(text), true, QLatin1StringView(text)};
            plan.checks += PlannedCheck {u"last"_s, false, u"2 tool calls have no result."_s, true};
            plan.warnings += u"The session was written to a minute ago. Let the agent finish first."_s;
            return plan;
        });
        open(ForkEdit {One, MessageId(u"one-5"_s), false, {}}, 40);
        settle();
        QVERIFY2(m_dialog->width() <= size.width() && m_dialog->height() <= size.height(),
            qPrintable(u"%1×%2"_s.arg(m_dialog->width()).arg(m_dialog->height())));
        QTEST(m_dialog->details()->isLow(), "isLow");
        // What was not passed stands first, and all of it in sight.
        const PlanChecksPane* checks = m_dialog->details()->checks();
        QVERIFY(checks->list()->findChildren<QLabel*>().at(1)->text().contains(u"2 tool calls"_s));
        if (m_dialog->details()->isLow())
            QTRY_COMPARE(checks->scrollArea()->verticalScrollBar()->maximum(), 0);
        const auto rowsOf = [](const QTreeView* view) {
            return double(view->viewport()->height()) / std::max(1, view->sizeHintForRow(0));
        };
        QVERIFY2(rowsOf(m_dialog->details()->figures()->itemsView()) >= 3,
            qPrintable(QString::number(rowsOf(m_dialog->details()->figures()->itemsView()))));
        QVERIFY2(rowsOf(m_dialog->details()->writes()->tree()) >= 3,
            qPrintable(QString::number(rowsOf(m_dialog->details()->writes()->tree()))));
        for (const QWidget* widget : m_dialog->findChildren<QWidget*>()) {
            const bool isText = qobject_cast<const QLabel*>(widget) || qobject_cast<const QAbstractButton*>(widget);
            if (!isText || !widget->isVisible())
                continue;
            const int needed = widget->hasHeightForWidth() ? widget->heightForWidth(widget->width())
                                                           : widget->minimumSizeHint().height();
            QVERIFY2(widget->height() >= needed && widget->parentWidget()->rect().contains(widget->geometry()),
                qPrintable(widget->accessibleName() + widget->property("text").toString()));
        }
    }

    /// A record is one line of JSON, which is read without scrolling to the side.
    void longLinesAreWrapped()
    {
        setPlanner([](const Edit& edit) {
            EditPlan plan = planFor(edit);
            const QString record = u"{\"type\":\"text\",\"text\":\"%1\"}"_s.arg(QString(3000, u'x'));
            plan.writes = {PlannedWrite {u"message 4"_s, PlannedWrite::Change::Delete, 1, record, {}}};
            return plan;
        });
        open(RemoveEdit {One, {MessageId(u"one-5"_s)}, {}}, 4);
        settle();
        const ChangeView* changes = m_dialog->details()->writes()->changes();
        QVERIFY(changes->isVisible());
        QCOMPARE(changes->horizontalScrollBar()->maximum(), 0);
        QTRY_VERIFY(changes->document()->lastBlock().layout()->lineCount() > 5);
    }

    /// Beside the bars, hidden where the plan does not tell them.
    void itemsOfTheContextAreListed()
    {
        open(ForkEdit {One, MessageId(u"one-5"_s), false, {}});
        settle();
        QTreeView* view = m_dialog->details()->figures()->itemsView();
        QVERIFY(!view->isVisible());
        m_dialog.reset();
        setPlanner([](const Edit& edit) {
            EditPlan plan = planFor(edit);
            plan.after->addItem(
                {.position = 0, .kind = ContextItem::Kind::Summary, .tokens = 900, .text = u"Goal: a\nb"_s});
            plan.after->addItem({.position = 1, .role = Role::User, .tokens = 31, .text = u"Question 2"_s});
            return plan;
        });
        open(ForkEdit {One, MessageId(u"one-5"_s), false, {}});
        settle();
        view = m_dialog->details()->figures()->itemsView();
        QVERIFY(view->isVisible());
        QCOMPARE(view->model()->rowCount(), 3); // one of three is not listed
        QCOMPARE(view->model()->index(0, 2).data().toString(), u"Goal: a b"_s);
        // Nothing of it is cut off: the rows have a place, and the column of tokens its width.
        QVERIFY(view->viewport()->rect().contains(view->visualRect(view->model()->index(2, 2))));
        QVERIFY(view->viewport()->rect().contains(view->visualRect(view->model()->index(1, 3))));
    }

    /// An agent that has the store open: a fork is the choice then, unless somebody chose otherwise.
    void anotherProgramIsAtWork_data()
    {
        QTest::addColumn<Edit>("edit");
        QTest::addColumn<bool>("isHeld");
        QTest::newRow("resume") << Edit(ResumeEdit {One, {}, {}}) << true;
        QTest::newRow("resume, nobody there") << Edit(ResumeEdit {One, {}, {}}) << false;
        QTest::newRow("text") << Edit(TextEdit {One, {}, {}, u"new"_s}) << true;
    }

    void anotherProgramIsAtWork()
    {
        QFETCH(const Edit, edit);
        QFETCH(const bool, isHeld);
        StoreInfo info = m_store->info();
        info.path = m_folder.filePath(u"held.db"_s);
        QFile file(info.path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        m_fake->setInfo(info);
        m_store->pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(m_store->info().path, info.path, Patience);
        QProcess agent;
        if (isHeld) {
            agent.start(u"sh"_s, {u"-c"_s, u"exec 9>>\"$0\"; echo open; read line"_s, info.path});
            QVERIFY(agent.waitForReadyRead(Patience));
        }
        open(edit, 3, u"old"_s);
        settle();
        WhereChoice* where = m_dialog->choices()->where();
        QCOMPARE(where->isInPlace(), !isHeld);
        QCOMPARE(
            m_dialog->banner()->text().contains(u"“sh” (process %1) has this store open."_s.arg(agent.processId())),
            isHeld);
        QCOMPARE(where->inPlaceButton()->toolTip().isEmpty(), !isHeld);
        if (isHeld) {
            QVERIFY2(m_dialog->banner()->text().contains(u"go to the original only"),
                qPrintable(m_dialog->banner()->text()));
            QTest::mouseClick(where->inPlaceButton(), Qt::LeftButton, {}, {8, where->inPlaceButton()->height() / 2});
            settle();
            QVERIFY(where->isInPlace());
            QVERIFY2(
                m_dialog->banner()->text().contains(u"let it finish first"), qPrintable(m_dialog->banner()->text()));
            agent.closeWriteChannel();
            QVERIFY(agent.waitForFinished(Patience));
        }
    }

    /// Of an agent whose sessions are never changed where they stand, that is no choice, and the reason is there.
    void onlyForksWhereTheAgentAllowsNoOther()
    {
        StoreInfo info = m_store->info();
        info.format = u"codex"_s;
        m_fake->setInfo(info);
        m_store->pollNow();
        QTRY_COMPARE_WITH_TIMEOUT(m_store->info().format, info.format, Patience);
        open(TextEdit {One, {}, {}, u"new"_s}, 3, u"old"_s);
        settle();
        WhereChoice* where = m_dialog->choices()->where();
        QVERIFY(!where->isInPlace());
        QVERIFY(!where->inPlaceButton()->isEnabled());
        QVERIFY(!inPlaceRefusal(info).isEmpty());
        QCOMPARE(where->inPlaceButton()->toolTip(), inPlaceRefusal(info));
    }

    /// Where there is nothing to type, the focus and the default are one button.
    void oneButtonLooksLikeTheDefault()
    {
        open(DissolveEdit {One, {}});
        settle();
        QCOMPARE(m_dialog->focusWidget(), m_dialog->applyButton());
        QVERIFY(m_dialog->applyButton()->isDefault());
        QVERIFY(!m_dialog->cancelButton()->isDefault());
        m_dialog.reset();

        setPlanner([](const Edit& edit) {
            EditPlan plan = planFor(edit);
            plan.checks += PlannedCheck {u"second"_s, false, u"It does not load."_s};
            return plan;
        });
        open(DissolveEdit {One, {}});
        settle();
        QCOMPARE(m_dialog->focusWidget(), m_dialog->cancelButton());
        QVERIFY(!m_dialog->applyButton()->isDefault());
    }

    void takesThinkingOut()
    {
        const QByteArray asked = R"({"role":"user","content":"Why?"})";
        const QByteArray thought = R"({"role":"assistant","content":"So.","thinkingBlocks":[{"type":"thinking",)"
                                   R"("content":"Hm.","signature":"S=="}]})";
        FootprintPatient patient(
            FootprintPatient::Kind::OneFile, FootprintPatient::checkpoint({asked, thought}, "Why?"));
        auto opened = openStore(patient.path());
        QVERIFY(opened);
        m_messages.reset();
        m_store = std::make_unique<OpenStore>(*std::move(opened));
        open(TextEdit {FootprintPatient::Session, MessageId(u"#1"_s), 1, {}}, 1, u"Thus."_s);
        m_dialog->choices()->where()->inPlaceButton()->click();
        settle();
        QVERIFY(m_dialog->currentPlan());
        QVERIFY(!m_dialog->thinking()->dropBox()->isVisible()); // what is signed stands before what changes
        m_dialog.reset();
        open(TextEdit {FootprintPatient::Session, MessageId(u"#0"_s), 0, {}}, 0, u"How?"_s);
        m_dialog->choices()->where()->inPlaceButton()->click();
        settle();
        QVERIFY(m_dialog->thinking()->dropBox()->isVisible() && !m_dialog->thinking()->dropBox()->isChecked());
        QCOMPARE(kindOf(m_dialog->currentPlan()->edit), EditKind::Text);
        const QString title = m_dialog->currentPlan()->title;
        m_dialog->thinking()->dropBox()->setChecked(true);
        settle();
        QVERIFY2(m_dialog->currentPlan(), qPrintable(m_dialog->banner()->text()));
        QCOMPARE(kindOf(m_dialog->currentPlan()->edit), EditKind::Batch);
        QCOMPARE(m_dialog->currentPlan()->title, title);
        QVERIFY(m_dialog->command()->text().endsWith(u"--drop-thinking"_s));
        QVERIFY(m_dialog->thinking()->dropBox()->isVisible());
        QVERIFY(!m_dialog->collectButton()->isEnabled());
        m_dialog->thinking()->dropBox()->setChecked(false);
        settle();
        QCOMPARE(kindOf(m_dialog->currentPlan()->edit), EditKind::Text);
    }

    void aChangeOfAWordIsShort()
    {
        open(RenameEdit {One, u"a"_s});
        settle();
        QVERIFY(m_dialog->detailsButton()->isVisible());
        QVERIFY(!m_dialog->details()->isVisible() && !m_dialog->command()->isVisible());
        const int line = m_dialog->fontMetrics().lineSpacing();
        QVERIFY2(m_dialog->height() < 16 * line, qPrintable(QString::number(m_dialog->height())));
        const int small = m_dialog->height();
        QTest::mouseClick(m_dialog->detailsButton(), Qt::LeftButton);
        QVERIFY(m_dialog->details()->isVisible() && m_dialog->command()->isVisible());
        QVERIFY(m_dialog->height() > 20 * line);
        QTest::mouseClick(m_dialog->detailsButton(), Qt::LeftButton);
        QVERIFY(!m_dialog->details()->isVisible());
        QCOMPARE(m_dialog->height(), small);
        // Of what reaches further everything is there at once.
        m_dialog.reset();
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        QVERIFY(m_dialog->details()->isVisible() && !m_dialog->detailsButton()->isVisible());
    }

    void aFailedCheckShowsTheDetails()
    {
        setPlanner([](const Edit& edit) -> Result<EditPlan> {
            Result<EditPlan> plan = planFor(edit);
            plan->checks += PlannedCheck {.name = u"order"_s, .ok = false, .text = u"The order is wrong."_s};
            return plan;
        });
        open(RenameEdit {One, u"a"_s});
        settle();
        QVERIFY(m_dialog->details()->isVisible() && m_dialog->detailsButton()->isChecked());
    }

    void showsThePlan()
    {
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        QVERIFY(m_dialog->currentPlan());
        QVERIFY(m_dialog->headline()->text().contains(u"First session"_s));
        QVERIFY(m_dialog->headline()->text().contains(u"21"_s));
        QVERIFY(m_dialog->applyButton()->isEnabled());
        QVERIFY(m_dialog->applyButton()->isDefault());
        QVERIFY(!m_dialog->banner()->isVisible());
        QVERIFY(m_dialog->status()->text().contains(u"unchanged"_s));
        QVERIFY(m_dialog->command()->text().startsWith(u"stemma fork"_s));
        const QAbstractItemModel* writes = m_dialog->details()->writes()->tree()->model();
        QCOMPARE(writes->rowCount(), 3);
        QCOMPARE(writes->rowCount(writes->index(0, 0)), 2);
        // The record with texts is chosen, and its texts are compared.
        QCOMPARE(m_dialog->details()->writes()->tree()->currentIndex().row(), 1);
        QVERIFY(m_dialog->details()->writes()->changes()->isVisible());
        const QString text = m_dialog->details()->writes()->changes()->toPlainText();
        QVERIFY2(
            text.contains(u"− two"_s) && text.contains(u"+ three"_s) && text.contains(u"  one"_s), qPrintable(text));
        m_dialog->details()->writes()->tree()->setCurrentIndex(writes->index(2, 0));
        QVERIFY(!m_dialog->details()->writes()->changes()->isVisible());
        QVERIFY(m_dialog->findChild<ContextBars*>()->isVisible());
    }

    void fieldsOfAForkStandInOneColumn()
    {
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        QVERIFY(m_dialog->shares()->isVisible());
        const auto leftOf = [this](const QWidget* field) { return field->mapTo(m_dialog.get(), QPoint(0, 0)).x(); };
        const int left = leftOf(m_dialog->choices()->titleEdit());
        const auto* shares = qobject_cast<QGridLayout*>(m_dialog->shares()->layout());
        for (int row = 0; row < shares->rowCount(); ++row)
            QCOMPARE(leftOf(shares->itemAtPosition(row, 1)->widget()), left);
        // Their labels end beside them.
        for (const QLabel* label : m_dialog->choices()->findChildren<QLabel*>()) {
            if (label->buddy())
                QVERIFY2(label->alignment() & Qt::AlignRight, qPrintable(label->text()));
        }
    }

    void largeFiguresAreWrittenAsSuch()
    {
        ForkShareLabel shares;
        shares.setShares({{ForkShare::Kind::Messages, 900'000, 100'000}});
        QVERIFY2(shares.along().contains(format::number(900'000)), qPrintable(shares.along()));
        QVERIFY2(shares.behind().contains(format::number(100'000)), qPrintable(shares.behind()));
        EditPlan plan;
        plan.writes = {{u"file"_s, PlannedWrite::Change::Insert, 1'234'567}};
        PlannedWritesPane pane;
        pane.setPlan(&plan);
        const int wide = QFontMetrics(Style::measures().body).horizontalAdvance(format::number(1'234'567));
        const QModelIndex count = pane.tree()->model()->index(0, PlannedWritesModel::CountColumn);
        QStyleOptionViewItem option;
        option.initFrom(pane.tree());
        option.font = pane.tree()->font();
        const int room = pane.tree()->itemDelegate()->sizeHint(option, count).width() - 2 * Style::measures().u;
        QVERIFY2(room >= wide, qPrintable(u"%1 of %2"_s.arg(room).arg(wide)));
    }

    void longTextsAreShownWholeOnRequest()
    {
        QString old;
        for (int line = 0; line < 5'000; ++line)
            old += u"line %1\n"_s.arg(line);
        const QString changed = QString(old).replace(u"line 4900\n"_s, u"another\n"_s);
        setPlanner([](const Edit& edit) -> Result<EditPlan> {
            EditPlan plan {.edit = edit, .action = u"edit"_s, .title = u"Edit"_s, .session = One};
            const QString& text = std::get<TextEdit>(edit).text;
            plan.writes = {{u"text"_s, PlannedWrite::Change::Update, 1, u"line 0\nline 1\nline…"_s, text.left(20), {}}};
            return plan;
        });
        QTRY_VERIFY_WITH_TIMEOUT(m_messages->messageAt(0), Patience);
        open(TextEdit {One, m_messages->messageAt(0)->id, 0, {}}, 0, old);
        m_dialog->choices()->textEdit()->setPlainText(changed);
        settle();
        QVERIFY(m_dialog->details()->writes()->showAllButton()->isVisible());
        QVERIFY(!m_dialog->details()->writes()->changes()->toPlainText().contains(u"another"_s));
        QTest::mouseClick(m_dialog->details()->writes()->showAllButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->details()->writes()->changes()->isWorking(), Patience);
        const QString shown = m_dialog->details()->writes()->changes()->toPlainText();
        QVERIFY2(shown.contains(u"− line 4900"_s) && shown.contains(u"+ another"_s), qPrintable(shown));
        QVERIFY(!m_dialog->details()->writes()->showAllButton()->isVisible());

        // All of it differs: it comes by pieces.
        m_dialog->choices()->textEdit()->setPlainText(QString(old).replace(u"line"_s, u"row"_s));
        settle();
        QVERIFY(m_dialog->details()->writes()->showAllButton()->isVisible());
        QTest::mouseClick(m_dialog->details()->writes()->showAllButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_dialog->details()->writes()->changes()->isWorking(), Patience);
        QVERIFY(m_dialog->details()->writes()->changes()->blockCount() >= 10'000);
    }

    void everyFieldHasAName()
    {
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        for (const QWidget* widget : m_dialog->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible() || widget->inherits("QScrollArea"))
                continue;
            const bool named = !widget->accessibleName().isEmpty() || widget->inherits("QAbstractButton")
                || widget->parentWidget()->inherits("QAbstractSpinBox") || widget->inherits("QLabel");
            QVERIFY2(named, widget->metaObject()->className());
        }
    }

    void choicesMakeANewPlan()
    {
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        const int before = m_planned;
        QTest::keyClicks(m_dialog->choices()->titleEdit(), u"Other"_s);
        QVERIFY(!m_dialog->isSettled());
        QVERIFY(!m_dialog->applyButton()->isEnabled());
        settle();
        QCOMPARE(std::get<ForkEdit>(m_dialog->currentPlan()->edit).title, u"Other"_s);
        QCOMPARE(m_planned, before + 1); // five keys, one plan
        m_dialog->choices()->numberBox()->setValue(5);
        settle();
        const MessageId fifth = m_messages->messageAt(4)->id;
        QCOMPARE(std::get<ForkEdit>(m_dialog->currentPlan()->edit).at, fifth);
        QTest::mouseClick(m_dialog->choices()->promptButton(true), Qt::LeftButton);
        QCOMPARE(m_dialog->choices()->numberBox()->value(), 7);
        QTest::mouseClick(m_dialog->choices()->promptButton(false), Qt::LeftButton);
        QCOMPARE(m_dialog->choices()->numberBox()->value(), 5);
        m_dialog->choices()->where()->inPlaceButton()->click();
        settle();
        QCOMPARE(kindOf(m_dialog->currentPlan()->edit), EditKind::Resume);
        QVERIFY(!m_dialog->choices()->titleEdit()->isEnabled());
        QVERIFY(m_dialog->headline()->text().startsWith(u"Resume"_s));
    }

    void aClickOnTheStripChoosesThePlace()
    {
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        auto* strip = m_dialog->findChild<PlanStrip*>();
        QVERIFY(strip->isVisible());
        QTest::mouseClick(strip, Qt::LeftButton, {}, QPoint(strip->width() / 2 + 2, 4));
        QCOMPARE(m_dialog->choices()->row(), 30);
        QVERIFY(strip->accessibleName().contains(u"31"_s));
    }

    void aPlanThatIsOutOfDateIsNeverShown()
    {
        m_fake->hold(FakeStore::Call::Plan);
        open(RenameEdit {One, u"a"_s});
        QTRY_COMPARE(m_fake->waiting(), 1);
        m_dialog->choices()->titleEdit()->setText(u"b"_s);
        QTRY_COMPARE(m_fake->count(FakeStore::Call::Plan), 2); // the first was cancelled at the gate
        m_fake->release(FakeStore::Call::Plan);
        settle();
        QCOMPARE(std::get<RenameEdit>(m_dialog->currentPlan()->edit).title, u"b"_s);
        QCOMPARE(m_planned, 1);
    }

    void refusalsAreShown()
    {
        setPlanner([](const Edit&) -> Result<EditPlan> {
            return fail(Errc::NotSupported, u"It cannot be cut here. Choose another place."_s);
        });
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        QVERIFY(!m_dialog->currentPlan());
        QVERIFY(!m_dialog->applyButton()->isEnabled());
        QVERIFY(m_dialog->banner()->isVisible());
        QCOMPARE(m_dialog->banner()->text(), u"It cannot be cut here. Choose another place."_s);
        QTest::keyClick(m_dialog.get(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_dialog->isVisible());
        QVERIFY(m_dialog->banner()->findChild<QPushButton*>());
        // A wish that is not complete yet is nothing that planning again would help.
        setPlanner([](const Edit&) -> Result<EditPlan> { return fail(Errc::Usage, u"It has no text yet."_s); });
        m_dialog->choices()->numberBox()->setValue(2);
        settle();
        QCOMPARE(m_dialog->banner()->text(), u"It has no text yet."_s);
        QVERIFY(!m_dialog->banner()->findChild<QPushButton*>());
        // Another place can be chosen.
        setPlanner(planFor);
        m_dialog->choices()->numberBox()->setValue(3);
        settle();
        QVERIFY(m_dialog->currentPlan());
        QVERIFY(!m_dialog->banner()->isVisible());
    }

    void failedChecksTakeTheDefaultAway()
    {
        setPlanner([](const Edit& edit) -> Result<EditPlan> {
            EditPlan plan = planFor(edit);
            plan.checks += PlannedCheck {u"second"_s, false, u"It would not load."_s};
            plan.checks += PlannedCheck {u"third"_s, false, u"It is near the limit."_s, true};
            return plan;
        });
        open(DeleteEdit {One});
        settle();
        QVERIFY(m_dialog->applyButton()->isEnabled());
        m_dialog->applyButton()->setFocus();
        QVERIFY(!m_dialog->applyButton()->isDefault());
        QVERIFY(m_dialog->applyButton()->text().contains(u"anyway"_s));
        const QList<PlannedCheck> checks = m_dialog->currentPlan()->checks;
        QVERIFY(CheckList::hasFailed(checks));
        QVERIFY(!CheckList::hasFailed({checks.at(0), checks.at(2)}));
        QCOMPARE(CheckList::summary(checks).count(u','), 2);
    }

    void warningsAndChangesOfTheStore()
    {
        setPlanner([](const Edit& edit) -> Result<EditPlan> {
            EditPlan plan = planFor(edit);
            plan.warnings = {u"A summary tells of it. It stays."_s, u"Another one."_s};
            return plan;
        });
        open(DeleteEdit {One});
        settle();
        QVERIFY(m_dialog->banner()->isVisible());
        QCOMPARE(m_dialog->banner()->text(), u"A summary tells of it. It stays. Another one."_s);
        m_fake->setChange(StoreChange::Changed);
        QTRY_VERIFY_WITH_TIMEOUT(m_dialog->status()->text().contains(u"changed since"_s), Patience);
        QVERIFY(m_dialog->applyButton()->isEnabled()); // guards decide
        emit m_dialog->banner()->pressed(0);
        settle();
        QVERIFY(m_dialog->status()->text().contains(u"unchanged"_s));
    }

    void textsAreEdited()
    {
        open(TextEdit {One, MessageId(u"m"_s), 0, {}}, 3, u"first\nsecond"_s);
        settle();
        QPlainTextEdit* edit = m_dialog->choices()->textEdit();
        QVERIFY(edit->hasFocus());
        QCOMPARE(edit->toPlainText(), u"first\nsecond"_s);
        edit->moveCursor(QTextCursor::End);
        QTest::keyClicks(edit, u"!"_s);
        settle();
        QCOMPARE(std::get<TextEdit>(m_dialog->currentPlan()->edit).text, u"first\nsecond!"_s);
    }

    void aPartOrTheWholeMessage()
    {
        open(RemoveEdit {One, {MessageId(u"m"_s)}, 1}, 3);
        settle();
        QCOMPARE(std::get<RemoveEdit>(m_dialog->currentPlan()->edit).part, std::optional(1));
        m_dialog->choices()->wholeButton()->click();
        settle();
        QVERIFY(!std::get<RemoveEdit>(m_dialog->currentPlan()->edit).part);
        QVERIFY(m_dialog->headline()->text().startsWith(u"Remove message"_s));
    }

    void changesOfMessagesAreForksFirst()
    {
        const MessageId first = m_messages->messageAt(0) ? m_messages->messageAt(0)->id : MessageId(u"m"_s);
        for (const Edit& edit : {Edit(TextEdit {One, first, 0, {}}), Edit(RemoveEdit {One, {first}, {}}),
                 Edit(InsertEdit {One, {}, u"user"_s, u"More"_s})}) {
            open(edit, 3, u"text"_s);
            settle();
            QVERIFY(m_dialog->choices()->isVisible() && m_dialog->choices()->isForked());
            QCOMPARE(m_dialog->currentPlan()->newSession, SessionId(u"fork"_s));
            QVERIFY(m_dialog->command()->text().endsWith(u" --as-fork"_s));
            QVERIFY(!m_dialog->collectButton()->isEnabled());
            QVERIFY(!m_dialog->collectButton()->toolTip().isEmpty());
            const QString button = m_dialog->applyButton()->text();
            m_dialog->choices()->where()->inPlaceButton()->click();
            settle();
            QVERIFY(m_dialog->currentPlan()->newSession.isEmpty());
            QVERIFY(!m_dialog->command()->text().contains(u"--as-fork"_s));
            QVERIFY(m_dialog->collectButton()->isEnabled());
            QVERIFY(m_dialog->applyButton()->text() != button);
            m_dialog.reset();
        }
    }

    void formatsWithoutForksAreChangedInPlace()
    {
        StoreInfo info = m_fake->info();
        info.refusals.insert(EditKind::Fork, u"It holds one session."_s);
        m_fake->setInfo(info);
        QTRY_COMPARE_WITH_TIMEOUT(m_store->info().refusals.size(), 1, Patience);
        open(RemoveEdit {One, {MessageId(u"m"_s)}, {}}, 3);
        settle();
        const WhereChoice* where = m_dialog->choices()->where();
        QVERIFY(where->isInPlace() && !where->forkButton()->isEnabled());
        QCOMPARE(where->forkButton()->toolTip(), u"It holds one session."_s);
        QVERIFY(m_dialog->currentPlan()->newSession.isEmpty());
    }

    void largeStoresAreNotCopiedUnasked()
    {
        StoreInfo info = m_fake->info();
        info.size = 1LL << 30;
        m_fake->setInfo(info);
        QTRY_COMPARE_WITH_TIMEOUT(m_store->info().size, info.size, Patience);
        open(RemoveEdit {One, {MessageId(u"m"_s)}, {}}, 3);
        settle();
        const WhereChoice* where = m_dialog->choices()->where();
        QVERIFY(where->isInPlace() && where->forkButton()->isEnabled());
        QVERIFY(!where->forkButton()->toolTip().isEmpty());
        where->forkButton()->click();
        settle();
        QVERIFY(m_dialog->choices()->isForked());
        QCOMPARE(m_dialog->currentPlan()->newSession, SessionId(u"fork"_s));
    }

    /// What only planning tells: the fork is off with the reason, and the change is planned in place.
    void forksThatCannotBePlannedAreOff()
    {
        FootprintPatient patient(FootprintPatient::Kind::Checkpoint,
            FootprintPatient::checkpoint({R"({"role":"user","content":"Why?"})"}, "Why?"));
        auto opened = openStore(patient.path());
        QVERIFY(opened);
        const SessionId session = readstore::listed(**opened).front().id;
        m_messages.reset();
        m_store = std::make_unique<OpenStore>(*std::move(opened));
        open(TextEdit {session, MessageId(u"#0"_s), 0, {}}, 0, u"Why?"_s);
        settle();
        QVERIFY(!m_dialog->currentPlan()); // the text is the stored one, which says nothing of forks
        QVERIFY(m_dialog->choices()->isForked());
        m_dialog->choices()->textEdit()->setPlainText(u"How?"_s);
        settle();
        QVERIFY2(m_dialog->currentPlan(), qPrintable(m_dialog->banner()->text()));
        const WhereChoice* where = m_dialog->choices()->where();
        QVERIFY(where->isInPlace() && !where->forkButton()->isEnabled());
        QVERIFY2(
            where->forkButton()->toolTip().contains(u"file of its own"_s), qPrintable(where->forkButton()->toolTip()));
        QVERIFY(m_dialog->currentPlan()->newSession.isEmpty());
    }

    void theWholeMessageIsOffWithTheReason()
    {
        m_wholeRefusal = u"A summary stands for others."_s;
        open(RemoveEdit {One, {MessageId(u"m"_s)}, 1}, 3);
        m_wholeRefusal.clear();
        settle();
        QAbstractButton* whole = m_dialog->choices()->wholeButton();
        QVERIFY(whole->isVisible() && !whole->isEnabled());
        QCOMPARE(whole->toolTip(), u"A summary stands for others."_s);
        QCOMPARE(whole->accessibleDescription(), whole->toolTip());
        QTest::mouseClick(whole, Qt::LeftButton);
        settle();
        QCOMPARE(std::get<RemoveEdit>(m_dialog->currentPlan()->edit).part, std::optional(1));
    }

    void refusedKindsAreOff()
    {
        StoreInfo info = m_fake->info();
        info.refusals.insert(EditKind::Resume, u"It has no place for the end."_s);
        m_fake->setInfo(info);
        QTRY_COMPARE_WITH_TIMEOUT(m_store->info().refusals.size(), 1, Patience);
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        QVERIFY(!m_dialog->choices()->where()->inPlaceButton()->isEnabled());
        QCOMPARE(m_dialog->choices()->where()->inPlaceButton()->toolTip(), u"It has no place for the end."_s);
    }

    void escapeCancels()
    {
        m_fake->hold(FakeStore::Call::Plan);
        open(DeleteEdit {One});
        QTRY_COMPARE(m_fake->waiting(), 1);
        QSignalSpy finished(m_dialog.get(), &QDialog::finished);
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QCOMPARE(finished.count(), 1);
        QTRY_COMPARE(m_fake->waiting(), 0); // the plan was cancelled too
        QCOMPARE(m_planned, 0);
    }

    void aStoreThatGoesClosesIt()
    {
        open(DeleteEdit {One});
        settle();
        m_messages.reset();
        m_store.reset();
        QVERIFY(!m_dialog->isVisible());
    }

    void largePlansStayQuick()
    {
        setPlanner([](const Edit& edit) -> Result<EditPlan> {
            EditPlan plan = planFor(edit);
            for (int i = 0; i < 20'000; ++i)
                plan.writes += PlannedWrite {u"parts row %1"_s.arg(i), PlannedWrite::Change::Update, 1, u"a"_s, u"b"_s};
            return plan;
        });
        open(DeleteEdit {One});
        settle();
        const WorkClock timer;
        m_dialog->details()->writes()->tree()->scrollToBottom();
        m_dialog->grab();
        QVERIFY2(timer.elapsed() < 2000, qPrintable(QString::number(timer.elapsed())));
    }

    void drawsInEveryTheme_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addRow("light") << int(Colours::Kind::Light);
        QTest::addRow("dark") << int(Colours::Kind::Dark);
        QTest::addRow("high contrast") << int(Colours::Kind::HighContrast);
    }

    void drawsInEveryTheme()
    {
        QFETCH(const int, kind);
        const QPalette before = QApplication::palette();
        open(ForkEdit {One, {}, false, {}}, 20);
        settle();
        QApplication::setPalette(Colours::palette(Colours::Kind(kind)));
        QTRY_COMPARE(int(Style::colours().kind), kind);
        QTRY_COMPARE(m_dialog->palette().color(QPalette::Window), Style::colours().window);
        QTest::qWait(0);
        const Colours& colours = Style::colours();
        const QColor added = colours.addBg;
        const QColor removed = colours.remBg;
        const QImage image = m_dialog->grab().toImage();
        QApplication::setPalette(before);
        int ofAdded = 0;
        int ofRemoved = 0;
        for (int y = 0; y < image.height(); y += 2) {
            for (int x = 0; x < image.width(); x += 2) {
                ofAdded += image.pixelColor(x, y) == added ? 1 : 0;
                ofRemoved += image.pixelColor(x, y) == removed ? 1 : 0;
            }
        }
        QVERIFY(ofAdded > 200); // the new row's fields and the added line
        QVERIFY(ofRemoved > 100);
    }
};

GUI_TEST_CLASS(PlanDialogTest)
#include "tst_plandialog.moc"
