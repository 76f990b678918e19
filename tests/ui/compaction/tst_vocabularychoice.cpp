// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tokens/vocabulary.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/reallibrary.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/settings.h"
#include "ui/context/contextpanel.h"
#include "ui/context/vocabularychoice.h"

#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

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

    /// A list that comes from a slow disk changes nothing that was chosen meanwhile.
    void laterChoiceWins_data()
    {
        QTest::addColumn<QString>("meanwhile");
        QTest::addColumn<bool>("atStart"); // the list is one that was chosen in an earlier run
        for (const bool atStart : {false, true}) {
            const char* when = atStart ? "at start" : "chosen";
            QTest::addRow("installed, %s", when) << u"installed"_s << atStart;
            QTest::addRow("estimates, %s", when) << u"estimate"_s << atStart;
            QTest::addRow("another file, %s", when) << u"file"_s << atStart;
            QTest::addRow("a file of the other kind, %s", when) << u"other"_s << atStart;
        }
    }
    void laterChoiceWins()
    {
        QFETCH(const QString, meanwhile);
        QFETCH(const bool, atStart);
        NEED(RealLibrary::missing(u"mnesis"_s));
        const QString file = RealLibrary::vocabularies() + u"/fb374d419588a4632f3f557e76b4b70aebbca790"_s;
        const QString other = RealLibrary::vocabularies() + u"/9b5ad71b2ce5302211f9c61530b329a4922fc6a4"_s;
        const QString slow = m_folder->filePath(u"slow"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(slow).constData(), S_IRUSR | S_IWUSR), 0);
        const auto released = qScopeGuard([&] { ::close(::open(QFile::encodeName(slow).constData(), O_RDWR)); });
        Settings settings(m_folder->filePath(u"choice.ini"_s));
        if (atStart)
            settings.setVocabularies({slow});
        VocabularyChoice choice(settings);
        QSignalSpy changed(&choice, &VocabularyChoice::changed);
        if (!atStart)
            choice.useFile(slow);
        if (meanwhile == "installed"_L1)
            choice.useInstalled();
        else if (meanwhile == "estimate"_L1)
            choice.useEstimates();
        else
            choice.useFile(meanwhile == "file"_L1 ? file : other);
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, Patience);
        QVERIFY(choice.isReading());
        const QStringList chosen = settings.vocabularies();

        QFile list(file);
        QFile end(slow); // the reader waits at the other one
        QVERIFY(list.open(QIODevice::ReadOnly) && end.open(QIODevice::WriteOnly));
        const QByteArray bytes = list.readAll();
        QCOMPARE(end.write(bytes), bytes.size());
        end.close();
        QTRY_VERIFY_WITH_TIMEOUT(!choice.isReading(), Patience);
        if (meanwhile == "other"_L1) {
            // They stand beside each other.
            QCOMPARE(choice.way(), Way::Files);
            QCOMPARE(settings.vocabularies().size(), 2);
            QVERIFY(settings.vocabularies().contains(slow) && settings.vocabularies().contains(other));
        } else {
            QCOMPARE(settings.vocabularies(), chosen);
            QCOMPARE(choice.way(),
                meanwhile == "installed"_L1      ? Way::Installed
                    : meanwhile == "estimate"_L1 ? Way::Estimate
                                                 : Way::Files);
            QVERIFY(!choice.files().contains(slow));
            QCOMPARE(changed.size(), 1);
        }
        if (meanwhile != "installed"_L1) // it need not be here
            QCOMPARE(!Vocabulary::installed(Vocabulary::Kind::O200k), meanwhile == "estimate"_L1);
    }

    /// The dock offers it, ticks what is chosen, and reads the context again.
    void dockOffersIt()
    {
        openSample();
        action(Act::ShowContext)->trigger();
        ContextPanel* panel = m_window->panel<ContextPanel>();
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

GUI_TEST_CLASS(TestVocabularyChoice)
#include "tst_vocabularychoice.moc"
