// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/filetree.h"
#include "tests/testkit/needed.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/refusaltext.h"
#include "ui/sessions/sessionspanel.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QPlainTextEdit>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Inserting, renaming, labelling and flagging with nothing but keys, in copies of stores of several formats.
class EditKeysTest final : public EditingWindow
{
    Q_OBJECT

    void openCopy(const QString& original)
    {
        const QFileInfo info(original);
        const QString copy = m_folder->filePath(info.isFile() ? u"copy."_s + info.suffix() : u"home"_s);
        QVERIFY(info.isFile() ? QFile::copy(original, copy) : filetree::copyTree(original, copy));
        QFile::setPermissions(copy, QFile::permissions(copy) | QFile::WriteOwner);
        start();
        open(copy);
    }
    /// The first session that takes all of @p kinds and has some messages.
    void choose(const QList<EditKind>& kinds)
    {
        for (const EditKind kind : kinds)
            QVERIFY2(refusalText(store(), kind).isEmpty(), qPrintable(refusalText(store(), kind)));
        const SessionTreeModel* tree = m_window->stores()->sessions();
        const QModelIndex root = tree->indexOf(store());
        for (int row = 0; row < tree->rowCount(root); ++row) {
            const auto info = tree->index(row, 0, root).data(SessionTreeModel::InfoRole).value<SessionInfo>();
            if (info.messages.value_or(0) < 3 || info.deleted)
                continue;
            // Of a home of mantis: a transcript that it resumes. It lists recordings, too, which nothing changes.
            if (QFileInfo(store()->info().path).isDir()
                && info.id != SessionId(u"6f1c2a7e-5b1d-4c3a-9e00-000000000202"_s))
                continue;
            m_window->tabs()->openSession(store(), info.id);
            idle();
            return;
        }
        QFAIL("no session has messages");
    }
    [[nodiscard]] SessionInfo info() const
    {
        const SessionId id = m_window->tabs()->currentSession()->session();
        const QModelIndex index = m_window->stores()->sessions()->indexOf(store(), id);
        return index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
    }
    void press(Act act)
    {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        timeline()->setFocus();
        idle();
        QVERIFY2(action(act)->isEnabled(), qPrintable(action(act)->toolTip()));
        const QKeySequence keys = action(act)->shortcut();
        QVERIFY2(!keys.isEmpty(), qPrintable(action(act)->objectName()));
        QTest::keySequence(timeline(), keys);
    }
    /// Types where the dialog puts the cursor, in the place of what stands there.
    void type(const QString& text)
    {
        QTRY_VERIFY(QApplication::activeWindow() == dialog() && QApplication::focusWidget() == dialog()->focusWidget());
        QWidget* field = dialog()->focusWidget();
        QVERIFY(field);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, text);
    }
    void applyByKey()
    {
        plan();
        QTRY_VERIFY(QApplication::activeWindow() == dialog() && QApplication::focusWidget() == dialog()->focusWidget());
        QTest::keyClick(dialog()->focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        idle();
    }
    void undoByKey()
    {
        QTRY_VERIFY_WITH_TIMEOUT(action(Act::Undo)->isEnabled(), Patience);
        press(Act::Undo);
        idle();
    }

private slots:
    void inserted_data()
    {
        QTest::addColumn<QString>("original");
        for (const char* name : {"mnesis/small.db", "mantis/home", "mantis/sessions-code-layout.db",
                 "jazzmine/generated-0.1.38/conversation_db.json", "agentfootprint/sqlite/sessions.db"})
            QTest::newRow(name) << realStore(QLatin1StringView(name));
    }

    void inserted()
    {
        QFETCH(const QString, original);
        NEED(missingSample(original));
        openCopy(original);
        choose({EditKind::Insert});
        MessageModel* model = m_window->tabs()->currentSession()->model();
        const int rows = model->rowCount();
        // Behind the last answer: every format takes a prompt there.
        int row = -1;
        for (int at = 0; at < rows; ++at) {
            QTRY_VERIFY_WITH_TIMEOUT(model->messageAt(at), Patience);
            if (model->messageAt(at)->role == Role::Assistant)
                row = at;
        }
        QVERIFY(row >= 0);
        goTo(row);
        press(Act::Insert);
        begun();
        QCOMPARE(dialog()->choices()->row(), row);
        type(u"One word more"_s);
        changeInPlace();
        applyByKey();
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), rows + 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(model->messageAt(row + 1), Patience);
        const MessagePtr message = model->messageAt(row + 1);
        QCOMPARE(message->role, Role::User);
        QVERIFY(std::ranges::any_of(message->parts, [](const Part& part) {
            const auto* text = part.as<TextPart>();
            return text && text->text.text == u"One word more";
        }));
        undoByKey();
        QTRY_COMPARE_WITH_TIMEOUT(model->rowCount(), rows, Patience);
    }

    void renamed_data()
    {
        QTest::addColumn<QString>("original");
        for (const char* name : {"mnesis/small.db", "mantis/home", "mantis/sessions-code-layout.db",
                 "jazzmine/generated-0.1.38/conversation_db.json"})
            QTest::newRow(name) << realStore(QLatin1StringView(name));
    }

    void renamed()
    {
        QFETCH(const QString, original);
        NEED(missingSample(original));
        openCopy(original);
        choose({EditKind::Rename});
        const QString before = info().title;
        press(Act::Rename);
        begun();
        type(u"Named by keys"_s);
        applyByKey();
        QTRY_COMPARE_WITH_TIMEOUT(info().title, u"Named by keys"_s, Patience);
        undoByKey();
        QTRY_COMPARE_WITH_TIMEOUT(info().title, before, Patience);
    }

    void labelledAndFlagged_data() { inserted_data(); }

    void labelledAndFlagged()
    {
        QFETCH(const QString, original);
        NEED(missingSample(original));
        openCopy(original);
        choose({EditKind::Mark});
        const QStringList before = info().labels;
        press(Act::Labels);
        begun();
        type(u"work, urgent"_s);
        applyByKey();
        // Labels that the store itself keeps stay.
        QStringList wanted = before + QStringList {u"urgent"_s, u"work"_s};
        const auto labels = [&] {
            QStringList all = info().labels;
            all.sort();
            return all;
        };
        wanted.sort();
        QTRY_COMPARE_WITH_TIMEOUT(labels(), wanted, Patience);
        QVERIFY(!isFlagged(info()));

        press(Act::Flag);
        begun();
        applyByKey();
        QTRY_VERIFY_WITH_TIMEOUT(isFlagged(info()), Patience);
        QCOMPARE(labels(), wanted);
        press(Act::Flag);
        begun();
        QVERIFY(!dialog()->choices()->flagBox()->isChecked());
        applyByKey();
        QTRY_VERIFY_WITH_TIMEOUT(!isFlagged(info()), Patience);

        for (int change = 0; change < 3; ++change)
            undoByKey();
        QTRY_COMPARE_WITH_TIMEOUT(info().labels, before, Patience);
        QVERIFY(!isFlagged(info()));
    }
};

GUI_TEST_CLASS(EditKeysTest)
#include "tst_editkeys.moc"
