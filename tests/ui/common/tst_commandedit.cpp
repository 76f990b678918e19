// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/commandedit.h"
#include "ui/common/style.h"

#include <QHelpEvent>
#include <QTest>
#include <QToolTip>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestCommandEdit : public QObject
{
    Q_OBJECT

    static constexpr int Narrow = 200;
    static constexpr int Wide = 4'000;

    static void hover(CommandEdit& edit)
    {
        const QPoint at = edit.rect().center();
        QHelpEvent event(QEvent::ToolTip, at, edit.mapToGlobal(at));
        QCoreApplication::sendEvent(&edit, &event);
    }

private slots:
    void initTestCase() { Style::install(*qApp); }
    void cleanup() { QToolTip::hideText(); }

    void leavesOutItsMiddle()
    {
        const QString command = u"stemma fork /home/dev/a-rather-long-name/sessions.db --session 01ABC --as-fork"_s;
        CommandEdit edit(nullptr);
        edit.setCommand(command);
        edit.resize(Wide, edit.sizeHint().height());
        QCOMPARE(edit.shownText(), command);
        edit.resize(Narrow, edit.height());
        QVERIFY2(edit.shownText().startsWith(u"stemma"_s) && edit.shownText().contains(u'…')
                && edit.shownText().endsWith(u"fork"_s),
            qPrintable(edit.shownText()));
        QVERIFY(edit.fontMetrics().horizontalAdvance(edit.shownText()) <= Narrow);
        QCOMPARE(edit.text(), command);
        QCOMPARE(edit.command(), command);
    }

    void whatItsEndSaysIsSeen()
    {
        CommandEdit edit(nullptr);
        edit.resize(Narrow, edit.sizeHint().height());
        const auto picture = [&](const QString& end) {
            edit.setCommand(u"stemma fork /home/dev/a-rather-long-name/sessions.db --session 01ABC --as-"_s + end);
            return edit.grab().toImage();
        };
        QCOMPARE(picture(u"fork"_s), picture(u"fork"_s));
        QVERIFY(picture(u"fork"_s) != picture(u"copy"_s));
    }

    void itsTipHasAll()
    {
        CommandEdit edit(nullptr);
        edit.resize(2 * Narrow, edit.sizeHint().height());
        edit.show();
        edit.setCommand(u"stemma edit <<'END'\nsecond line\nEND"_s);
        QCOMPARE(edit.text(), u"stemma edit <<'END'"_s);
        hover(edit);
        QVERIFY2(QToolTip::text().contains(u"second line"_s), qPrintable(QToolTip::text()));
        QVERIFY2(QToolTip::text().contains(u"&lt;&lt;'END'"_s), qPrintable(QToolTip::text()));
    }
};

GUI_TEST_CLASS(TestCommandEdit)
#include "tst_commandedit.moc"
