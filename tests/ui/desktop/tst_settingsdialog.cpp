// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/querydates.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/format.h"
#include "ui/common/settings.h"
#include "ui/common/style.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"
#include "ui/settings/settingsdialog.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace stemma;
using namespace Qt::StringLiterals;
using Pref = Preference::Id;

namespace {

/// The forms of a number of days, of which there are two in English.
class Plurals final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* /*context*/, const char* source, const char* /*disambiguation*/, int n) const override
    {
        return qstrcmp(source, "%1 day(s)") != 0 ? QString() : n == 1 ? u"%1 day"_s : u"%1 days"_s;
    }
};

} // namespace

/// What can be chosen, where it is kept, and that it holds at once.
class TestSettingsDialog final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(file());
        m_preferences = std::make_unique<Preferences>(*m_settings);
        m_appearance = std::make_unique<Appearance>(*m_preferences);
    }
    void cleanup()
    {
        for (const Preference& one : preferences()) {
            if (one.fallback.isValid())
                m_preferences->set(one.id, one.fallback);
        }
        m_appearance.reset();
        m_preferences.reset();
    }

    void descriptionIsWhole()
    {
        QSet<QString> keys;
        size_t at = 0;
        for (const Preference& one : preferences()) {
            QCOMPARE(size_t(one.id), at++);
            QVERIFY(*one.name);
            QVERIFY(one.page != Preference::Page::Count);
            if (*one.key) {
                QVERIFY2(!keys.contains(QLatin1StringView(one.key)), one.key);
                keys.insert(QLatin1StringView(one.key));
                QVERIFY2(one.fallback.isValid(), one.key);
                QCOMPARE(one.valid(one.fallback), one.fallback);
            }
            QCOMPARE(one.kind == Preference::Kind::Choice, one.options != nullptr);
            QCOMPARE(one.kind == Preference::Kind::Number, one.least < one.most);
        }
    }

    void appliedAtOnceAndKept()
    {
        SettingsDialog dialog(*m_preferences);
        show(dialog);
        QVERIFY(!button(dialog, QDialogButtonBox::Apply)->isEnabled());
        const QColor before = QApplication::palette().color(QPalette::Base);
        choose(dialog, Pref::Theme, u"dark"_s);
        QCOMPARE(QApplication::palette().color(QPalette::Base), before); // not before it is applied
        QVERIFY(button(dialog, QDialogButtonBox::Apply)->isEnabled());
        QTest::mouseClick(button(dialog, QDialogButtonBox::Apply), Qt::LeftButton);
        QVERIFY(dialog.isVisible());
        QVERIFY(!button(dialog, QDialogButtonBox::Apply)->isEnabled());
        QCOMPARE(Style::colours().kind, Colours::Kind::Dark);
        QCOMPARE(Preferences(*m_settings).text(Pref::Theme), u"dark"_s);

        const int u = Style::measures().u;
        choose(dialog, Pref::Density, 125);
        auto* size = qobject_cast<QSpinBox*>(dialog.control(Pref::TextSize));
        size->selectAll();
        QTest::keyClicks(size, u"150"_s);
        QTest::mouseClick(button(dialog, QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
        QVERIFY(Style::measures().u > u);
        QCOMPARE(Preferences(*m_settings).number(Pref::TextSize), 150);
    }

    void cancelChangesNothing()
    {
        SettingsDialog dialog(*m_preferences);
        show(dialog);
        choose(dialog, Pref::Theme, u"high-contrast"_s);
        QTest::mouseClick(button(dialog, QDialogButtonBox::Cancel), Qt::LeftButton);
        QVERIFY(Style::colours().kind != Colours::Kind::HighContrast);
        QCOMPARE(m_preferences->text(Pref::Theme), QString());
    }

    void defaultsOfThePage()
    {
        m_preferences->set(Pref::Density, 75);
        m_preferences->set(Pref::TimeLine, true);
        SettingsDialog dialog(*m_preferences);
        show(dialog);
        dialog.showPage(Preference::Page::Timeline);
        auto* line = qobject_cast<QCheckBox*>(dialog.control(Pref::TimeLine));
        QVERIFY(line->isChecked());
        QTest::mouseClick(button(dialog, QDialogButtonBox::RestoreDefaults), Qt::LeftButton);
        QVERIFY(!line->isChecked());
        QTest::mouseClick(button(dialog, QDialogButtonBox::Ok), Qt::LeftButton);
        QVERIFY(!m_preferences->flag(Pref::TimeLine));
        QCOMPARE(m_preferences->number(Pref::Density), 75); // of another page
    }

    void roundedValueIsNotEdited()
    {
        m_preferences->set(Pref::Zoom, 1.331);
        SettingsDialog dialog(*m_preferences);
        show(dialog);
        QVERIFY(!button(dialog, QDialogButtonBox::Apply)->isEnabled());
        dialog.accept();
        QCOMPARE(m_preferences->value(Pref::Zoom).toDouble(), 1.331);
    }

    /// One day is no “1 days”, also while the number is being changed.
    void unitFollowsTheNumber()
    {
        Plurals plurals;
        QVERIFY(QCoreApplication::installTranslator(&plurals));
        m_preferences->set(Pref::JournalAge, 1);
        SettingsDialog dialog(*m_preferences);
        auto* days = qobject_cast<QSpinBox*>(dialog.control(Pref::JournalAge));
        QVERIFY(days);
        QCOMPARE(days->text(), u"1 day"_s);
        days->setValue(2);
        QCOMPARE(days->text(), u"2 days"_s);
        days->setValue(1);
        QCOMPARE(days->text(), u"1 day"_s);
        QCoreApplication::removeTranslator(&plurals);
        // What is typed is not written anew meanwhile, which would move the cursor.
        show(dialog);
        auto* size = qobject_cast<QSpinBox*>(dialog.control(Pref::JournalSize));
        QVERIFY(size);
        size->setLocale(QLocale(QLocale::English, QLocale::UnitedStates));
        size->selectAll();
        QTest::keyClicks(size, u"12345"_s);
        QCOMPARE(size->value(), 12'345);
    }

    void timesInZone()
    {
        const Time time = timeFromMs(1'700'000'000'000); // 22:13:20 UTC
        choose(Pref::TimeZone, u"Asia/Tokyo"_s);
        QCOMPARE(format::clockTime(time), u"07:13:20"_s);
        QCOMPARE(dateRange(u"2023-11-15", time)->first, 1'699'974'000'000); // as what is typed is read
        choose(Pref::TimeZone, u"UTC"_s);
        QCOMPARE(format::clockTime(time), u"22:13:20"_s);
        const QString ago = format::relativeTime(time, time + std::chrono::hours(3));
        choose(Pref::AbsoluteTimes, true);
        const QString when = format::relativeTime(time, time + std::chrono::hours(3));
        QVERIFY2(when != ago && when.contains(u"22:13"_s), qPrintable(when));
    }

    void largeTextStaysOnTheScreen()
    {
        m_preferences->set(Pref::TextSize, 160);
        SettingsDialog dialog(*m_preferences);
        const QSize room = dialog.screen()->availableGeometry().size();
        QVERIFY(dialog.width() > room.width()); // it would be
        show(dialog);
        QTRY_VERIFY(dialog.frameSize().boundedTo(room) == dialog.frameSize());
    }

    /// The limit that holds without a choice is told.
    void undoDataIsLimitedWithoutAChoice()
    {
        SettingsDialog dialog(*m_preferences);
        const auto* box = qobject_cast<const QSpinBox*>(dialog.control(Pref::JournalSize));
        QVERIFY(box && box->value() == 0);
        QCOMPARE(box->text(), u"About 4 GB (default)"_s);
        QCOMPARE(journalLimits(*m_preferences, {}).bytes / 500'000'000, 8);
    }

    void searching()
    {
        SettingsDialog dialog(*m_preferences);
        show(dialog);
        QTest::keyClicks(dialog.filter(), u"undo data"_s);
        QCOMPARE(shownPages(dialog), QStringList {u"Undo data"_s});
        QVERIFY(dialog.control(Pref::JournalAge)->isVisible());
        dialog.filter()->clear();
        QCOMPARE(shownPages(dialog).size(), qsizetype(Preference::Page::Count));
        QTest::keyClicks(dialog.filter(), u"dark"_s); // a choice
        QVERIFY(dialog.control(Pref::Theme)->isVisible());
        QVERIFY(!dialog.control(Pref::Density)->isVisible());
        dialog.filter()->setText(u"no such setting"_s);
        QVERIFY(shownPages(dialog).isEmpty());
    }

    void damagedFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("binary") << QByteArray("\0\xff\xfe[[[=\n\0\0", 11);
        QTest::newRow("other types") << QByteArray(
            "[look]\ntheme=@Invalid()\ndensity=banana\ntext-size=-7\nreduced-motion=7\n"
            "language=tlh\nfont=No Such Family\n[timeline]\nzoom=nan\ntimes=@ByteArray(x)\n"
            "[times]\nzone=Mars/Base\nabsolute=perhaps\n[journal]\ndays=1e99\n");
        QTest::newRow("cut") << QByteArray("[look]\ntheme=dar");
    }
    void damagedFile()
    {
        QFETCH(QByteArray, bytes);
        const QString path = m_folder->filePath(u"damaged.ini"_s);
        QFile damaged(path);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write(bytes);
        damaged.close();
        Settings settings(path);
        Preferences read(settings);
        const Appearance appearance(read);
        for (const Preference& one : preferences())
            QVERIFY2(read.value(one.id) == one.fallback, one.key);
        SettingsDialog dialog(read);
        show(dialog);
        choose(dialog, Pref::Density, 75);
        dialog.accept();
        Settings again(path);
        QCOMPARE(Preferences(again).number(Pref::Density), 75);
        read.set(Pref::Density, 100);
    }

    void everyControlIsNamedAndReached()
    {
        SettingsDialog dialog(*m_preferences);
        show(dialog);
        for (const Preference& one : preferences()) {
            dialog.showPage(one.page);
            QWidget* control = dialog.control(one.id);
            QVERIFY2(control->isVisible(), one.name);
            QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(control);
            QVERIFY2(accessible && !accessible->text(QAccessible::Name).isEmpty(), one.name);
            if (one.kind != Preference::Kind::Figure)
                QVERIFY2(control->focusPolicy() & Qt::TabFocus, one.name);
        }
        // From the list of pages to what stands on the page.
        dialog.showPage(Preference::Page::Appearance);
        dialog.pages()->setFocus();
        QTest::keyClick(dialog.pages(), Qt::Key_Tab);
        QVERIFY(dialog.control(Pref::Theme)->hasFocus());
        // The list of pages is gone through by keys.
        dialog.showPage(Preference::Page::Appearance);
        dialog.pages()->setFocus();
        QTest::keyClick(dialog.pages(), Qt::Key_Down);
        QVERIFY(dialog.control(Pref::Zoom)->isVisible());
    }

    void commandsAreAskedFor()
    {
        SettingsDialog dialog(*m_preferences);
        QSignalSpy asked(&dialog, &SettingsDialog::commandRequested);
        show(dialog);
        dialog.showPage(Preference::Page::Models);
        QTest::mouseClick(dialog.control(Pref::Endpoints), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.at(0).at(0).value<Preference::Id>(), Pref::Endpoints);
        QVERIFY(dialog.isVisible());
    }

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(u"stemma.ini"_s); }
    static void show(SettingsDialog& dialog)
    {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    }
    static QPushButton* button(const SettingsDialog& dialog, QDialogButtonBox::StandardButton which)
    {
        return dialog.buttons()->button(which);
    }
    static void choose(const SettingsDialog& dialog, Pref id, const QVariant& value)
    {
        auto* combo = qobject_cast<QComboBox*>(dialog.control(id));
        QVERIFY(combo && combo->findData(value) >= 0);
        combo->setCurrentIndex(combo->findData(value));
    }
    void choose(Pref id, const QVariant& value)
    {
        SettingsDialog dialog(*m_preferences);
        choose(dialog, id, value);
        dialog.accept();
    }
    static QStringList shownPages(const SettingsDialog& dialog)
    {
        QStringList names;
        for (int row = 0; row < dialog.pages()->count(); ++row) {
            if (!dialog.pages()->item(row)->isHidden())
                names += dialog.pages()->item(row)->text();
        }
        return names;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Appearance> m_appearance;
};

GUI_TEST_CLASS(TestSettingsDialog)
#include "tst_settingsdialog.moc"
