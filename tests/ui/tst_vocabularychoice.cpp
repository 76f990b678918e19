// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tokens/vocabulary.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/reallibrary.h"
#include "tests/ui/editingwindow.h"
#include "ui/common/settings.h"
#include "ui/context/contextpanel.h"
#include "ui/context/vocabularychoice.h"

#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What counts the tokens of OpenAI models: chosen, kept, and refused where it is no list.
class TestVocabularyChoice : public EditingWindow
{
    Q_OBJECT
    using Way = VocabularyChoice::Way;

private slots:
    void cleanup()
    {
        m_window.reset();
        Vocabulary::useInstalled();
    }

    void estimatesAreKept()
    {
        Settings settings(m_folder->filePath(u"choice.ini"_s));
        VocabularyChoice choice(settings);
        QCOMPARE(choice.way(), Way::Installed);
        QSignalSpy changed(&choice, &VocabularyChoice::changed);
        choice.useEstimates();
        QCOMPARE(changed.size(), 1);
        QVERIFY(!Vocabulary::installed(Vocabulary::Kind::O200k));
        QCOMPARE(VocabularyChoice(settings).way(), Way::Estimate);
        choice.useInstalled();
        QCOMPARE(VocabularyChoice(settings).way(), Way::Installed);
    }

    void whatIsNoListIsRefused()
    {
        Settings settings(m_folder->filePath(u"choice.ini"_s));
        VocabularyChoice choice(settings);
        choice.useEstimates();
        QSignalSpy failed(&choice, &VocabularyChoice::failed);
        choice.useFile(m_path); // a store
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, Patience);
        QVERIFY(failed.constFirst().constFirst().toString().contains(u"neither cl100k_base nor o200k_base"_s));
        choice.useFile(m_path + u"-gone"_s);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 2, Patience);
        QCOMPARE(choice.way(), Way::Estimate);
        QCOMPARE(settings.vocabularies(), QStringList {u"estimate"_s});
    }

    void filesAreKept()
    {
        NEED(RealLibrary::missing(u"mnesis"_s));
        const QString file = RealLibrary::vocabularies() + u"/fb374d419588a4632f3f557e76b4b70aebbca790"_s;
        Settings settings(m_folder->filePath(u"choice.ini"_s));
        VocabularyChoice choice(settings);
        choice.useFile(file);
        QTRY_COMPARE_WITH_TIMEOUT(choice.way(), Way::Files, Patience);
        QVERIFY(Vocabulary::installed(Vocabulary::Kind::O200k));
        QCOMPARE(settings.vocabularies(), QStringList {file});
        Vocabulary::useInstalled();
        VocabularyChoice again(settings);
        QTRY_COMPARE_WITH_TIMEOUT(again.way(), Way::Files, Patience);
        QVERIFY(Vocabulary::installed(Vocabulary::Kind::O200k));
    }

    /// The dock offers it, ticks what is chosen, and reads the context again.
    void dockOffersIt()
    {
        openSample();
        action(Act::ShowContext)->trigger();
        ContextPanel* panel = m_window->contextPanel();
        QTRY_VERIFY_WITH_TIMEOUT(panel->model()->rowCount() > 0, Patience);
        const QList<QAction*> ways = panel->countingButton()->menu()->actions();
        QCOMPARE(ways.size(), 3);
        QVERIFY(ways.at(0)->isChecked());
        idle();
        QSignalSpy again(panel->model(), &QAbstractItemModel::dataChanged);
        ways.at(1)->trigger();
        QVERIFY(ways.at(1)->isChecked() && !ways.at(0)->isChecked());
        QVERIFY(!Vocabulary::installed(Vocabulary::Kind::Cl100k));
        QTRY_VERIFY_WITH_TIMEOUT(again.size() > 0, Patience);
        ways.at(0)->trigger();
        QVERIFY(ways.at(0)->isChecked());
    }
};

QTEST_MAIN(TestVocabularyChoice)
#include "moc_editingwindow.cpp"
#include "tst_vocabularychoice.moc"
