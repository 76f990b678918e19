// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/common/theme.h"

#include <QApplication>
#include <QLocale>
#include <QPainter>
#include <QScopeGuard>
#include <QStyleOptionButton>
#include <QTest>
#include <QTextLayout>

using namespace stemma;
using namespace Qt::StringLiterals;

/// What the style paints itself can be seen in every palette.
class TestStyle final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void indicators_data();
    void indicators();
    void selectedRowsCanBeRead_data();
    void selectedRowsCanBeRead();
    void mutedLabelsFollowTheTheme();
    void factsFollowTheDirection();
    void rowsKeepTheDirectionOfTheirText();

private:
    [[nodiscard]] static QImage drawn(QStyle::PrimitiveElement element, QStyle::State state);
};

void TestStyle::indicators_data()
{
    QTest::addColumn<Colours::Kind>("kind");
    QTest::addColumn<QStyle::PrimitiveElement>("element");
    for (const auto& [element, name] : {std::pair(QStyle::PE_IndicatorRadioButton, "radio button"),
             std::pair(QStyle::PE_IndicatorCheckBox, "check box")}) {
        QTest::addRow("%s, light", name) << Colours::Kind::Light << element;
        QTest::addRow("%s, dark", name) << Colours::Kind::Dark << element;
        QTest::addRow("%s, high contrast", name) << Colours::Kind::HighContrast << element;
    }
}

QImage TestStyle::drawn(QStyle::PrimitiveElement element, QStyle::State state)
{
    QStyleOptionButton option;
    option.rect = QRect(0, 0, 16, 16);
    option.palette = QApplication::palette();
    option.state = QStyle::State_Enabled | state;
    QImage image(option.rect.size(), QImage::Format_RGB32);
    image.fill(option.palette.color(QPalette::Window));
    QPainter painter(&image);
    QApplication::style()->drawPrimitive(element, &option, &painter);
    return image;
}

void TestStyle::indicators()
{
    QFETCH(const Colours::Kind, kind);
    QFETCH(const QStyle::PrimitiveElement, element);
    QApplication::setPalette(Colours::palette(kind));
    const QColor ground = QApplication::palette().color(QPalette::Window);
    const QImage off = drawn(element, QStyle::State_Off);
    const QImage on = drawn(element, QStyle::State_On);
    int seen = 0;
    for (int y = 0; y < off.height(); ++y) {
        for (int x = 0; x < off.width(); ++x)
            seen += Colours::contrast(off.pixelColor(x, y), ground) >= 2.5 ? 1 : 0;
    }
    QVERIFY2(seen >= 16, qPrintable(QString::number(seen)));
    QVERIFY(on != off);
    QVERIFY(drawn(element, QStyle::State_NoChange) != on);
}

void TestStyle::selectedRowsCanBeRead_data()
{
    QTest::addColumn<Colours::Kind>("kind");
    QTest::newRow("light") << Colours::Kind::Light;
    QTest::newRow("dark") << Colours::Kind::Dark;
    QTest::newRow("high contrast") << Colours::Kind::HighContrast;
}

void TestStyle::selectedRowsCanBeRead()
{
    QFETCH(const Colours::Kind, kind);
    QApplication::setPalette(Colours::palette(kind));
    QStyleOptionViewItem option;
    option.rect = QRect(0, 0, 120, 24);
    option.palette = QApplication::palette();
    option.font.setPixelSize(18);
    option.state = QStyle::State_Enabled | QStyle::State_Active | QStyle::State_Selected;
    option.features = QStyleOptionViewItem::HasDisplay;
    option.text = u"MMMM"_s;
    QImage image(option.rect.size(), QImage::Format_RGB32);
    QPainter painter(&image);
    QApplication::style()->drawControl(QStyle::CE_ItemViewItem, &option, &painter);
    painter.end();
    double best = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            best = std::max(best, Colours::contrast(image.pixelColor(x, y), Style::colours().selection));
    }
    QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
}

void TestStyle::mutedLabelsFollowTheTheme()
{
    const auto ink = [](const QWidget& widget) { return widget.palette().color(QPalette::WindowText); };
    QApplication::setPalette(Colours::palette(Colours::Kind::Light));
    QWidget window;
    const MutedLabel label(u"Quiet"_s, &window);
    const QColor before = ink(label);
    QCOMPARE(before, Style::colours().muted);
    QApplication::setPalette(Colours::palette(Colours::Kind::Dark));
    QTRY_COMPARE(ink(label), Style::colours().muted);
    QVERIFY(ink(label) != before);
    QVERIFY(ink(label) != ink(window));
}

/// The first of two facts stands first where lines begin at the right, also where both are in Latin letters, and where
/// the second one begins with a figure.
void TestStyle::factsFollowTheDirection()
{
    const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(u"ar"_s));
    const QString first = u"sessions.db"_s + factSeparator();
    for (const QString& second : {u"mnesis"_s, u"6 \u062c\u0644\u0633\u0627\u062a"_s}) {
        QTextLayout layout(first + second);
        QTextOption option;
        option.setTextDirection(Qt::RightToLeft);
        layout.setTextOption(option);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(1000);
        layout.endLayout();
        QVERIFY2(line.cursorToX(2) > line.cursorToX(int(first.size()) + 1), qPrintable(second));
    }
}

/// In a list from right to left a path and an English text that is cut off look as they do elsewhere.
void TestStyle::rowsKeepTheDirectionOfTheirText()
{
    const auto drawn = [](const QString& text, Qt::LayoutDirection direction) {
        QImage image(120, 24, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        QStyleOptionViewItem option;
        option.rect = image.rect();
        option.state = QStyle::State_Enabled;
        option.features = QStyleOptionViewItem::HasDisplay;
        option.direction = direction;
        option.displayAlignment = (direction == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
        option.textElideMode = Qt::ElideRight;
        option.text = text;
        option.font = QApplication::font();
        option.fontMetrics = QFontMetrics(option.font);
        qApp->style()->drawControl(QStyle::CE_ItemViewItem, &option, &painter);
        return image;
    };
    for (const QString& text : {u"Keep the header as it is, it is installed"_s, u"./src/relay/"_s})
        QCOMPARE(drawn(text, Qt::RightToLeft), drawn(text, Qt::LeftToRight));
    const QString arabic = u"\u062c\u0644\u0633\u0629 1."_s;
    QVERIFY(drawn(arabic, Qt::RightToLeft) != drawn(arabic, Qt::LeftToRight));
}

GUI_TEST_CLASS(TestStyle)
#include "tst_style.moc"
