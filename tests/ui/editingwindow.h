// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/marks/markedstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"
#include "ui/common/banner.h"
#include "ui/common/style.h"
#include "ui/plan/planchoices.h"
#include "ui/plan/plandialog.h"
#include "ui/plan/wherechoice.h"
#include "ui/window/editing.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabarea.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

namespace stemma {

/// For tests that change sessions by clicking and typing: a window on a copy of the sample store, with a journal of its
/// own.
class EditingWindow : public QObject
{
    Q_OBJECT
protected:
    static constexpr int Patience = testclass::Patience;
    using Act = Actions::Id;

    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    std::unique_ptr<MainWindow> m_window;

    void start()
    {
        m_window = std::make_unique<MainWindow>(m_folder->filePath(QStringLiteral("settings.ini")));
        m_window->setSaving(false);
        m_window->stores()->setOpener([](const JobControl& job,
                                          const QString& path) -> Result<std::unique_ptr<SessionStore>> {
            if (!path.startsWith(QStringLiteral("/fake")))
                return openMarkedStore(job, path);
            auto fake = std::make_unique<FakeStore>();
            fake->add(SessionBuilder(QStringLiteral("one"))
                    .user(QStringLiteral("Hello"))
                    .assistant(QStringLiteral("Good day"))
                    .build());
            StoreInfo info = fake->info();
            info.path = path;
            info.notWritable
                = path.contains(QStringLiteral("readonly")) ? QStringLiteral("This store is only read.") : QString();
            info.refusals.insert(EditKind::Rename, QStringLiteral("These sessions have no titles."));
            fake->setInfo(info);
            return fake;
        });
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
    }
    void open(const QString& path)
    {
        m_window->openRequest({{path}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        idle();
    }
    void openSample()
    {
        start();
        open(m_path);
        const QModelIndex tree = m_window->stores()->sessions()->indexOf(store());
        const QModelIndex main = m_window->stores()
                                     ->sessions()
                                     ->match(tree.model()->index(0, 0, tree), Qt::DisplayRole, SampleTitle.toString(),
                                         1, Qt::MatchExactly | Qt::MatchRecursive)
                                     .value(0);
        QVERIFY(main.isValid());
        m_window->tabs()->openSession(store(), SessionId(main.data(SessionTreeModel::SessionIdRole).toString()));
        idle();
    }
    void idle() { QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience); }
    void goTo(int row, int part = -1)
    {
        timeline()->goToRow(row, part);
        QTRY_COMPARE_WITH_TIMEOUT(timeline()->currentRow(), row, Patience);
        idle();
    }
    OpenStore* store() const { return m_window->stores()->stores().value(0); }
    TimelineView* timeline() const { return m_window->tabs()->currentSession()->timeline(); }
    QAction* action(Act id) const { return m_window->actions()->get(id); }
    PlanDialog* dialog() const { return m_window->editing()->dialog(); }
    Banner* banner() const { return m_window->banner(); }
    QString title(const SessionId& id) const { return m_window->tabs()->titleOf(store(), id); }
    /// The dialog that was begun; what would change nothing yet has no plan.
    void begun()
    {
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isVisible() && dialog()->isSettled(), Patience);
        dialog()->activateWindow();
    }
    /// Lets a change be made in the session itself.
    void changeInPlace()
    {
        QVERIFY(dialog()->choices()->where());
        QRadioButton* inPlace = dialog()->choices()->where()->inPlaceButton();
        QTest::mouseClick(inPlace, Qt::LeftButton, {}, {8, inPlace->height() / 2});
        QVERIFY(inPlace->isChecked());
    }
    /// The dialog that was begun, once its plan is there.
    void plan()
    {
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isVisible() && dialog()->isSettled(), Patience);
        QVERIFY2(dialog()->currentPlan(), qPrintable(dialog()->banner()->text()));
        dialog()->activateWindow();
    }
    void apply()
    {
        QVERIFY(dialog()->applyButton()->isEnabled());
        QTest::mouseClick(dialog()->applyButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        m_window->activateWindow();
        idle();
    }
    void rename(const QString& text)
    {
        action(Act::Rename)->trigger();
        begun();
        dialog()->choices()->titleEdit()->setText(text);
        plan();
        apply();
    }
    QPushButton* bannerButton(const QString& text) const
    {
        for (QPushButton* button : banner()->buttons())
            if (button->text() == text)
                return button;
        return nullptr;
    }
    /// Chooses in the menu of the banner's "More", as the keyboard does.
    void chooseMore(const QString& text)
    {
        QPushButton* more = banner()->moreButton();
        QVERIFY(more);
        more->setFocus();
        QTest::keyClick(more, Qt::Key_Space);
        QMenu* menu = more->menu();
        QTRY_VERIFY_WITH_TIMEOUT(menu->isVisible(), Patience);
        const QList<QAction*> entries = menu->actions();
        const auto entry = std::ranges::find(entries, text, &QAction::text);
        QVERIFY(entry != entries.end());
        for (auto at = entries.begin(); at <= entry; ++at)
            QTest::keyClick(menu, Qt::Key_Down);
        QCOMPARE(menu->activeAction(), *entry);
        QTest::keyClick(menu, Qt::Key_Return);
    }
    int firstRowWith(bool (*fits)(const Part&), int* part = nullptr) const
    {
        MessageModel* model = m_window->tabs()->currentSession()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (!QTest::qWaitFor([&] { return model->messageAt(row) != nullptr; }, Patience))
                return -1;
            for (const Part& one : model->messageAt(row)->parts) {
                if (!fits(one))
                    continue;
                if (part)
                    *part = one.index;
                return row;
            }
        }
        return -1;
    }

private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        QVERIFY(writeSampleStore(m_sample.filePath(QStringLiteral("s.db"))));
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("HOME", m_folder->path().toUtf8());
        qputenv("XDG_STATE_HOME", m_folder->filePath(QStringLiteral("state")).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder->filePath(QStringLiteral("data")).toUtf8());
        m_path = m_folder->filePath(QStringLiteral("sessions.db"));
        QVERIFY(QFile::copy(m_sample.filePath(QStringLiteral("s.db")), m_path));
    }

    void cleanup()
    {
        m_window.reset();
        qunsetenv("XDG_STATE_HOME");
        qunsetenv("XDG_DATA_HOME");
    }
};

} // namespace stemma
