// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/start/foundlist.h"
#include "ui/start/startpage.h"

#include <QAction>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// The page in a language, from its source of translations.
class PageTranslator final : public QTranslator
{
public:
    explicit PageTranslator(const QString& language)
    {
        QFile file(qEnvironmentVariable("STEMMA_SOURCE") + u"/translations/stemma_%1.ts"_s.arg(language));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QXmlStreamReader xml(&file);
        QString context;
        QString source;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == "name"_L1)
                context = xml.readElementText();
            else if (xml.name() == "source"_L1)
                source = xml.readElementText();
            else if (xml.name() == "translation"_L1 && context == "stemma::StartPage"_L1)
                m_texts.insert(source, xml.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    }
    [[nodiscard]] bool isEmpty() const override { return m_texts.isEmpty(); }
    [[nodiscard]] QString translate(
        const char* context, const char* source, const char* /*disambiguation*/, int /*n*/) const override
    {
        return qstrcmp(context, "stemma::StartPage") == 0 ? m_texts.value(QString::fromUtf8(source)) : QString();
    }

private:
    QHash<QString, QString> m_texts;
};

/// What is not seen whole.
QStringList cutTexts(const StartPage& page)
{
    QStringList cut;
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        if (!label->isVisible() || label->text().isEmpty())
            continue;
        const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                                            : label->sizeHint().width() <= label->width();
        const int left = label->mapTo(page.viewport(), QPoint()).x();
        if (!fits || left < 0 || left + label->width() > page.viewport()->width())
            cut += label->text();
    }
    const Measures& m = Style::measures();
    for (const QPushButton* button : page.findChildren<QPushButton*>())
        if (QFontMetrics(m.body).horizontalAdvance(button->text()) > button->width() - 17 * m.u)
            cut += button->text();
    return cut;
}

} // namespace

class TestStartPage : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    QAction m_file, m_folder, m_server, m_sample;

private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        qputenv("HOME", m_dir.path().toUtf8());
    }

    void showsRecentStores()
    {
        Settings settings(m_dir.filePath(u"recent.ini"_s));
        QFile(m_dir.filePath(u"there.db"_s)).open(QIODevice::WriteOnly);
        settings.addRecentStore({u"/gone/away.db"_s, u"mnesis"_s, 4, 1'700'000'000'000});
        settings.addRecentStore({m_dir.filePath(u"there.db"_s), u"mnesis"_s, -1, 1'700'000'000'000});
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        page.resize(1200, 800);
        page.show();
        page.refresh();
        QTRY_VERIFY(!page.isLooking());
        QCOMPARE(page.recent()->rows().size(), 2);
        QCOMPARE(page.recent()->rows().at(0).title, u"there.db"_s);
        QVERIFY(page.recent()->rows().at(0).chip.isEmpty());
        QVERIFY(page.recent()->rows().at(1).chipIsError);
        QVERIFY(page.recent()->rows().at(1).figure.contains(u'4'));

        QSignalSpy chosen(&page, &StartPage::pathChosen);
        page.recent()->setCurrentRow(1);
        QTest::keyClick(page.recent(), Qt::Key_Return);
        QCOMPARE(chosen.at(0).at(0).toString(), u"/gone/away.db"_s);
    }

    /// Where the window is a little too low for it, the margins give way.
    void isNotScrolledForAFewPixels()
    {
        Settings settings(m_dir.filePath(u"few.ini"_s));
        for (int i = 0; i < 5; ++i)
            settings.addRecentStore({u"/gone/%1.db"_s.arg(i), u"mnesis"_s, 4, 1'700'000'000'000});
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        page.resize(1200, 2000);
        page.show();
        page.refresh();
        QTRY_VERIFY(!page.isLooking());
        const auto fits = [&page] { return page.verticalScrollBar()->maximum() == 0; };
        QTRY_VERIFY(fits());
        QTest::qWait(50); // until all is laid out
        const QLayout* layout = page.widget()->layout();
        const int whole = layout->totalHeightForWidth(1200);
        const int margins = layout->contentsMargins().top() + layout->contentsMargins().bottom();
        page.resize(1200, whole - margins / 2);
        QTRY_VERIFY(fits());
        QTest::qWait(50);
        QVERIFY2(fits(), qPrintable(QString::number(page.verticalScrollBar()->maximum())));
        page.resize(1200, whole - 2 * margins);
        QTRY_VERIFY(!fits());
        page.resize(1200, whole);
        QTRY_VERIFY(fits());
        QTRY_COMPARE(layout->contentsMargins().top() + layout->contentsMargins().bottom(), margins);
    }

    void noTextIsCut_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"ar", "de", "es", "fr", "ja", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void noTextIsCut()
    {
        QFETCH(QString, language);
        PageTranslator translator(language);
        QVERIFY(!translator.isEmpty());
        const QFont before = QApplication::font();
        QCoreApplication::installTranslator(&translator);
        const auto back = qScopeGuard([&] {
            QCoreApplication::removeTranslator(&translator);
            QApplication::setFont(before);
        });
        Settings settings(m_dir.filePath(u"cut.ini"_s));
        for (const int percent : {80, 100, 150, 200}) {
            QFont font = before;
            font.setPointSizeF(percent / 10.0);
            QApplication::setFont(font);
            // What bars leave of the window, and beside a panel.
            for (const QSize size : {QSize(1000, 550), QSize(1280, 650), QSize(740, 550)}) {
                if (size.width() < 1000 && percent > 100) // its buttons alone are wider
                    continue;
                StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
                page.resize(size);
                page.show();
                page.refresh();
                QTRY_VERIFY(!page.isLooking());
                QTRY_COMPARE(cutTexts(page), QStringList());
                const auto* drop = page.findChild<QWidget*>(u"drop"_s);
                QTRY_VERIFY(drop && drop->height() >= drop->minimumSizeHint().height());
            }
        }
    }

    void goesOnReading()
    {
        Settings settings(m_dir.filePath(u"reading.ini"_s));
        const QString store = m_dir.filePath(u"read.db"_s);
        QVERIFY(QFile(store).open(QIODevice::WriteOnly));
        settings.addReading({u"/gone/a.db"_s, SessionId(u"u"_s), u"Of a store that is gone"_s, 1, 1, 2, 0});
        settings.addReading({store, SessionId(u"s"_s), u"A title"_s, 7, 185, 214, 1'700'000'000'000});
        settings.addReading({store, SessionId(u"t"_s), u"Another"_s, 9, 9, 10, 1'700'000'000'000});
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        page.refresh();
        QTRY_VERIFY(!page.isLooking());
        QCOMPARE(page.readings()->rows().size(), 2);
        QVERIFY(page.readings()->rows().at(1).figure.contains(u"186"_s));
        QSignalSpy chosen(&page, &StartPage::readingChosen);
        emit page.readings()->chosen(1);
        QCOMPARE(chosen.at(0).at(0).value<Reading>().session, SessionId(u"s"_s));
    }

    /// One comes back to the page after reading, or after a session was deleted.
    void isUpToDateWhenShownAgain()
    {
        Settings settings(m_dir.filePath(u"again.ini"_s));
        const QString store = m_dir.filePath(u"again.db"_s);
        QVERIFY(QFile(store).open(QIODevice::WriteOnly));
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        page.refresh();
        page.show();
        settings.addReading({store, SessionId(u"s"_s), u"A title"_s, 7, 185, 214, 1'700'000'000'000});
        settings.addReading({store, SessionId(u"t"_s), u"Another"_s, 9, 9, 10, 1'700'000'000'000});
        page.hide();
        page.show();
        QCOMPARE(page.readings()->rows().size(), 2);
        settings.removeReading(store, SessionId(u"t"_s));
        page.hide();
        page.show();
        QCOMPARE(page.readings()->rows().size(), 1);
        QCOMPARE(page.readings()->rows().constFirst().title, u"A title"_s);
    }

    /// Whether a store can be opened is seen beside open panels, too.
    void statesAreNotCut()
    {
        Settings settings(m_dir.filePath(u"states.ini"_s));
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        page.refresh();
        QTRY_VERIFY(!page.isLooking());
        FoundList& list = *page.found();
        FoundPlace found {u"mantis-agent-sdk"_s, u"/home/somebody/with/a/long/path/to/.mantis-agent/projects"_s, true};
        found.files = 12'345;
        found.size = 98'765'432;
        list.setPlaces({found});
        list.show();
        page.show();
        const QAbstractItemView& view = list;
        bool wasNarrow = false;
        for (const int width : {1440, 1000, 860, 840, 700}) {
            page.resize(width, 3000); // without a scroll bar
            QTRY_COMPARE(page.viewport()->width(), width);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            QTRY_VERIFY2(list.header()->length() <= list.viewport()->width(), qPrintable(QString::number(width)));
            QVERIFY2(list.columnWidth(FoundList::StateColumn) >= view.sizeHintForColumn(FoundList::StateColumn),
                qPrintable(QString::number(width)));
            wasNarrow = wasNarrow || list.isColumnHidden(FoundList::FilesColumn);
        }
        QVERIFY(wasNarrow);
    }

    void emptyStatesSayWhy()
    {
        Settings settings(m_dir.filePath(u"empty.ini"_s));
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        page.show();
        page.refresh();
        QTRY_VERIFY(!page.isLooking());
        QVERIFY(!page.recent()->isVisible());
        QVERIFY(!page.readings()->isVisible());
    }

    void findsStoresAtTheirPlaces()
    {
        QVERIFY(QDir(m_dir.path()).mkpath(u".mnesis"_s));
        QFile file(m_dir.filePath(u".mnesis/sessions.db"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(5000, 'x'));
        file.close();
        const QList<FoundPlace> found = findStores(JobControl());
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.at(0).size, 5000);
        QVERIFY(!found.at(0).isFolder);
        Settings settings(m_dir.filePath(u"found.ini"_s));
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        page.show();
        page.refresh();
        QTRY_COMPARE(page.found()->topLevelItemCount(), 1);
        QSignalSpy chosen(&page, &StartPage::pathChosen);
        emit page.found()->itemActivated(page.found()->topLevelItem(0), 0);
        QCOMPARE(chosen.at(0).at(0).toString(), file.fileName());
    }

    void buttonsTriggerTheActions()
    {
        Settings settings(m_dir.filePath(u"buttons.ini"_s));
        StartPage page({&m_file, &m_folder, &m_server, &m_sample}, &settings);
        const QList<QPushButton*> buttons = page.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 4);
        const QList<QAction*> actions {&m_file, &m_folder, &m_server, &m_sample};
        for (int i = 0; i < actions.size(); ++i) {
            QSignalSpy triggered(actions.at(i), &QAction::triggered);
            buttons.at(i)->click();
            QCOMPARE(triggered.count(), 1);
        }
    }
};

GUI_TEST_CLASS(TestStartPage)
#include "tst_startpage.moc"
