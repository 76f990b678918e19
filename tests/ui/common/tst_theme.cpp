// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/theme.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

struct Named
{
    const char* name;
    QColor Colours::* member;
    const char* light;
    const char* dark;
    const char* high;
};

// The expected colours of the standard palettes.
const Named table[] = {
    {"text", &Colours::text, "#232629", "#F2F3F4", "#FFFFFF"},
    {"muted", &Colours::muted, "#696B6D", "#AEAFB0", "#BDBDBD"},
    {"accent", &Colours::accent, "#076DBA", "#6AB3FD", "#87C1FE"},
    {"summary", &Colours::summary, "#7E53BC", "#C19DFE", "#CAAFFD"},
    {"tool", &Colours::tool, "#097777", "#5EBDBC", "#6DCBCB"},
    {"branch", &Colours::branch, "#AE4479", "#FD8BC0", "#FDA2CA"},
    {"warning", &Colours::warning, "#955E02", "#E5A14B", "#F5B05A"},
    {"error", &Colours::error, "#C3352D", "#FD9284", "#FDA79B"},
    {"ok", &Colours::ok, "#047A4B", "#58C38B", "#67D299"},
    {"addText", &Colours::addText, "#0F7B6C", "#2FBDA7", "#39C3AE"},
    {"remText", &Colours::remText, "#BA480D", "#F57E4D", "#FE8655"},
    {"keyword", &Colours::syntaxKeyword, "#7D5AB5", "#B995F6", "#C19DFE"},
    {"string", &Colours::syntaxString, "#397949", "#7CBD89", "#7DBE8B"},
    {"type", &Colours::syntaxType, "#0D739F", "#53B6EB", "#56BAEF"},
    {"number", &Colours::syntaxNumber, "#9C5D21", "#DE9A60", "#E4A067"},
    {"comment", &Colours::syntaxComment, "#686C71", "#A6ABB1", "#ABB0B6"},
    {"edge", &Colours::edge, "#868889", "#8D8E90", "#969696"},
    {"focus", &Colours::focus, "#0074C8", "#53A9FD", "#88C1FD"},
    {"base", &Colours::base, "#FFFFFF", "#16181A", "#000000"},
    {"window", &Colours::window, "#EFF0F1", "#212427", "#000000"},
    {"alt", &Colours::alt, "#F7F8F8", "#1C1F21", "#0A0A0A"},
    {"hover", &Colours::hover, "#F5F5F5", "#202224", "#292929"},
    {"selection", &Colours::selection, "#DEF1FB", "#224558", "#00305C"},
    {"line", &Colours::line, "#D2D4D5", "#3E4144", "#999999"},
    {"code", &Colours::code, "#F7F7F8", "#212325", "#000000"},
    {"userTint", &Colours::userTint, "#F6F6F6", "#242628", "#000000"},
    {"summaryTint", &Colours::summaryTint, "#F3F0F9", "#312D3E", "#000000"},
    {"warningTint", &Colours::warningTint, "#F3EDE3", "#352D21", "#000000"},
    {"errorTint", &Colours::errorTint, "#FAEFEE", "#3B2C2B", "#000000"},
    {"okTint", &Colours::okTint, "#E8F3EF", "#20322B", "#000000"},
    {"addBg", &Colours::addBg, "#DDFBF4", "#0B2D27", "#002A26"},
    {"addWord", &Colours::addWord, "#9AEEDD", "#005045", "#005A52"},
    {"remBg", &Colours::remBg, "#FDEEE6", "#3A1E0F", "#331400"},
    {"remWord", &Colours::remWord, "#FDCCAE", "#6B3413", "#6E2C00"},
    {"hit", &Colours::hit, "#FFE08A", "#5C4A00", "#000000"},
    {"hitNow", &Colours::hitNow, "#FFB52E", "#F2B632", "#FFFF00"},
};

QPalette solarized()
{
    QPalette palette = Colours::palette(Colours::Kind::Light);
    palette.setColor(QPalette::Base, QColor(u"#FDF6E3"_s));
    palette.setColor(QPalette::Window, QColor(u"#EEE8D5"_s));
    palette.setColor(QPalette::AlternateBase, QColor(u"#F5EEDB"_s));
    palette.setColor(QPalette::Text, QColor(u"#073642"_s));
    return palette;
}

QPalette whiteHighContrast()
{
    QPalette palette = Colours::palette(Colours::Kind::Light);
    for (const auto role : {QPalette::Base, QPalette::Window, QPalette::AlternateBase})
        palette.setColor(role, Qt::white);
    palette.setColor(QPalette::Text, Qt::black);
    return palette;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT
private slots:
    void standardColours_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addRow("light") << int(Colours::Kind::Light);
        QTest::addRow("dark") << int(Colours::Kind::Dark);
        QTest::addRow("high contrast") << int(Colours::Kind::HighContrast);
    }

    void standardColours()
    {
        QFETCH(const int, kind);
        const Colours colours = Colours::fromPalette(Colours::palette(Colours::Kind(kind)));
        QCOMPARE(int(colours.kind), kind);
        for (const Named& named : table) {
            const QColor expected(QLatin1StringView(kind == 0 ? named.light : kind == 1 ? named.dark : named.high));
            const QColor actual = colours.*named.member;
            const int far = std::max({std::abs(expected.red() - actual.red()),
                std::abs(expected.green() - actual.green()), std::abs(expected.blue() - actual.blue())});
            QVERIFY2(far <= 12,
                qPrintable(
                    u"%1: %2 instead of %3"_s.arg(QLatin1StringView(named.name), actual.name(), expected.name())));
        }
    }

    void contrasts_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addRow("light") << Colours::palette(Colours::Kind::Light);
        QTest::addRow("dark") << Colours::palette(Colours::Kind::Dark);
        QTest::addRow("high contrast") << Colours::palette(Colours::Kind::HighContrast);
        QTest::addRow("yellowish") << solarized();
        QTest::addRow("high contrast on white") << whiteHighContrast();
        QTest::addRow("Qt's own") << QPalette();
    }

    void contrasts()
    {
        QFETCH(const QPalette, palette);
        const Colours c = Colours::fromPalette(palette);
        const bool high = c.kind == Colours::Kind::HighContrast;
        const QList<QColor> grounds {c.base, c.window, c.alt, c.hover, c.selection, c.code, c.userTint, c.summaryTint,
            c.warningTint, c.errorTint, c.okTint};
        const auto least = [](const QColor& colour, const QList<QColor>& on) {
            double contrast = 21;
            for (const QColor& ground : on)
                contrast = std::min(contrast, Colours::contrast(colour, ground));
            return contrast;
        };
        const double text = high ? 7.0 : 4.6;
        for (const QColor& colour : {c.text, c.muted, c.accent, c.summary, c.tool, c.branch, c.warning, c.error, c.ok})
            QVERIFY2(least(colour, grounds) >= text, qPrintable(colour.name()));
        for (const QColor& colour : {c.edge, c.focus})
            QVERIFY2(least(colour, grounds) >= (high ? 4.5 : 3.0), qPrintable(colour.name()));
        QVERIFY(least(c.addText, {c.base, c.addBg}) >= text);
        QVERIFY(least(c.remText, {c.base, c.remBg}) >= text);
        for (const QColor& colour : {c.syntaxKeyword, c.syntaxString, c.syntaxType, c.syntaxNumber, c.syntaxComment})
            QVERIFY2(least(colour, {c.base, c.alt, c.code, c.addBg, c.remBg}) >= text, qPrintable(colour.name()));
        QVERIFY(least(c.text, {c.addWord, c.remWord}) >= 7);
        QVERIFY(Colours::contrast(c.hitText, c.hit) >= 4.6);
        QVERIFY(Colours::contrast(c.hitNowText, c.hitNow) >= 4.6);
    }

    void contrastIsThatOfWcag()
    {
        QCOMPARE(Colours::contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(Colours::contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(std::abs(Colours::contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
    }

    void measuresFollowTheFont()
    {
        QFont font(u"DejaVu Sans"_s);
        font.setPointSizeF(10);
        const Measures m = Measures::of(font);
        QVERIFY(m.u >= 3 && m.u <= 4);
        QVERIFY(m.small.pointSizeF() < m.meta.pointSizeF());
        QVERIFY(m.meta.pointSizeF() < m.body.pointSizeF());
        QCOMPARE(m.h1.pointSizeF(), 12.5);
        QVERIFY(m.bodyLine >= 18);
        const Measures twice = Measures::of(font, 2.0);
        QCOMPARE(twice.body.pointSizeF(), 20.0);
        QVERIFY(twice.u >= 2 * m.u - 1);
        QVERIFY(twice.codeLine > m.codeLine);
        font.setPointSizeF(7);
        QCOMPARE(Measures::of(font).meta.pointSizeF(), 8.0);
        QCOMPARE(Measures::of(font).small.pointSizeF(), 7.5);
    }

    void codeMeetsTheHeightOfText()
    {
        QFont font(u"DejaVu Sans"_s);
        font.setPointSizeF(20);
        const Measures m = Measures::of(font);
        const double x = QFontMetricsF(m.body).xHeight() * 0.92;
        QVERIFY(std::abs(QFontMetricsF(m.code).xHeight() - x) < x * 0.12);
    }
};

GUI_TEST_CLASS(TestTheme)
#include "tst_theme.moc"
