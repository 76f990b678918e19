// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/export/sessionprinting.h"

#include <QFile>
#include <QPointer>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QProgressDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace stemma;
using namespace Qt::StringLiterals;

/// Sessions on pages.
class TestSessionPrinting final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }

    void previewedAndPrinted()
    {
        QWidget window;
        window.resize(900, 700);
        window.show();
        auto* printing = new SessionPrinting(opener(60), wishFor(), &window);
        QSignalSpy ended(printing, &SessionPrinting::ended);
        printing->start();
        QTRY_VERIFY_WITH_TIMEOUT(printing->preview() && printing->preview()->isVisible(), Patience);
        const int pages = printing->pageCount();
        QVERIFY2(pages >= 2, qPrintable(QString::number(pages)));
        QTemporaryDir folder;
        QPrinter paper(QPrinter::HighResolution);
        paper.setOutputFormat(QPrinter::PdfFormat);
        paper.setOutputFileName(folder.filePath(u"out.pdf"_s));
        printing->paint(paper);
        QFile pdf(paper.outputFileName());
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF"));
        // Smaller paper has more pages.
        paper.setPageSize(QPageSize(QPageSize::A6));
        printing->paint(paper);
        QVERIFY(printing->pageCount() > pages);
        printing->preview()->close();
        QTRY_COMPARE(ended.size(), 1);
        QVERIFY(ended.at(0).at(0).value<Result<>>());
    }

    void onlyWhatIsChosen()
    {
        QWidget window;
        window.show();
        auto* printing = new SessionPrinting(opener(60), wishFor(2), &window);
        printing->start();
        QTRY_VERIFY_WITH_TIMEOUT(printing->preview(), Patience);
        QCOMPARE(printing->pageCount(), 1);
        printing->preview()->close();
    }

    void storeThatIsGone()
    {
        QWidget window;
        auto* printing = new SessionPrinting(
            [](const JobControl&) -> Result<std::unique_ptr<SessionStore>> {
                return fail(Errc::NotFound, u"It is gone."_s);
            },
            wishFor(), &window);
        QSignalSpy ended(printing, &SessionPrinting::ended);
        printing->start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, Patience);
        const auto result = ended.at(0).at(0).value<Result<>>();
        QVERIFY(!result);
        QCOMPARE(result.error().text, u"It is gone."_s);
    }

    void longWorkIsSeenAndCanBeCancelled()
    {
        QWidget window;
        window.show();
        auto* printing = new SessionPrinting(
            [](const JobControl& job) -> Result<std::unique_ptr<SessionStore>> {
                while (!job.isCancelled())
                    QThread::msleep(1);
                return fail(Errc::Cancelled, {});
            },
            wishFor(), &window);
        QSignalSpy ended(printing, &SessionPrinting::ended);
        printing->start();
        const QPointer<QProgressDialog> progress = window.findChild<QProgressDialog*>();
        QTRY_VERIFY_WITH_TIMEOUT(progress && progress->isVisible(), Patience);
        progress->findChild<QPushButton*>()->click();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, Patience);
        QCOMPARE(ended.at(0).at(0).value<Result<>>().error().code, Errc::Cancelled);
    }

    void tooLong()
    {
        QWidget window;
        auto* printing = new SessionPrinting(opener(40, 100'000), wishFor(), &window);
        QSignalSpy ended(printing, &SessionPrinting::ended);
        printing->start();
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, Patience);
        QVERIFY(!ended.at(0).at(0).value<Result<>>());
    }

private:
    static constexpr int Patience = testclass::Patience;

    static ExportWish wishFor(qint64 messages = -1)
    {
        ExportWish wish;
        wish.session = SessionId(u"s"_s);
        wish.count = messages;
        return wish;
    }
    static ExportSource::Opener opener(int turns, int letters = 200)
    {
        return [turns, letters](const JobControl&) -> Result<std::unique_ptr<SessionStore>> {
            SessionBuilder session(u"s"_s);
            for (int i = 0; i < turns; ++i) {
                session.user(u"What about `retry` %1?"_s.arg(i));
                session.assistant(
                    u"```cpp\nint i;\n```\n<b>no HTML</b> ![x](/etc/hostname) "_s + QString(letters, u'x'));
            }
            auto store = std::make_unique<FakeStore>();
            store->add(session.build());
            return store;
        };
    }
};

GUI_TEST_CLASS(TestSessionPrinting)
#include "tst_sessionprinting.moc"
