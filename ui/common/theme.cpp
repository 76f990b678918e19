// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/theme.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace stemma {

namespace {

using Grounds = std::span<const QColor>;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double encoded(double channel)
{
    return channel <= 0.0031308 ? channel * 12.92 : 1.055 * std::pow(channel, 1 / 2.4) - 0.055;
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// OKLab lightness, 0…1.
double lightness(const QColor& colour)
{
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    return 0.2104542553 * std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        + 0.7936177850 * std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        - 0.0040720468 * std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
}

std::array<double, 3> oklchToRgb(double l, double c, double hue)
{
    const double a = c * std::cos(hue * std::numbers::pi / 180);
    const double b = c * std::sin(hue * std::numbers::pi / 180);
    const auto cube = [](double x) { return x * x * x; };
    const double lc = cube(l + 0.3963377774 * a + 0.2158037573 * b);
    const double mc = cube(l - 0.1055613458 * a - 0.0638541728 * b);
    const double sc = cube(l - 0.0894841775 * a - 1.2914855480 * b);
    return {encoded(4.0767416621 * lc - 3.3077115913 * mc + 0.2309699292 * sc),
        encoded(-1.2684380046 * lc + 2.6097574011 * mc - 0.3413193965 * sc),
        encoded(-0.0041960863 * lc - 0.7034186147 * mc + 1.7076147010 * sc)};
}

/// The colour of this hue and lightness; as much of @p chroma as a screen can show.
QColor oklch(double l, double chroma, double hue)
{
    // A little inside the cube, so that rounding moves no channel to its end.
    constexpr double Low = 0.002;
    constexpr double High = 0.995;
    l = std::clamp(l, 0.0, 1.0);
    std::array<double, 3> rgb = oklchToRgb(l, chroma, hue);
    const auto fits = [](double channel) { return channel >= Low && channel <= High; };
    while (chroma > 0 && !std::ranges::all_of(rgb, fits)) {
        chroma -= 0.002;
        rgb = oklchToRgb(l, std::max(chroma, 0.0), hue);
    }
    return QColor::fromRgb(qRound(std::clamp(rgb[0], 0.0, 1.0) * 255), qRound(std::clamp(rgb[1], 0.0, 1.0) * 255),
        qRound(std::clamp(rgb[2], 0.0, 1.0) * 255));
}

/// @p share of @p over laid on @p ground.
QColor mix(const QColor& ground, const QColor& over, double share)
{
    const auto one = [share](int from, int to) { return qRound(from + (to - from) * share); };
    return QColor::fromRgb(
        one(ground.red(), over.red()), one(ground.green(), over.green()), one(ground.blue(), over.blue()));
}

double leastContrast(const QColor& colour, Grounds grounds)
{
    double least = 21;
    for (const QColor& ground : grounds)
        least = std::min(least, Colours::contrast(colour, ground));
    return least;
}

/// A hue of the palette: where its lightness begins and how colourful it is.
struct Hue
{
    double hue = 0;
    double chromaOnLight = 0;
    double chromaOnDark = 0;
    double startOnLight = 0.60;
    double startOnDark = 0.66;
};

constexpr Hue AccentHue {250, 0.145, 0.13};
constexpr Hue SummaryHue {300, 0.16, 0.14};
constexpr Hue ToolHue {195, 0.09, 0.09};
constexpr Hue BranchHue {352, 0.15, 0.15};
constexpr Hue WarningHue {70, 0.13, 0.13};
constexpr Hue ErrorHue {28, 0.18, 0.14};
constexpr Hue OkHue {158, 0.12, 0.13};
constexpr Hue AddHue {180, 0.12, 0.12, 0.525, 0.72};
constexpr Hue RemHue {42, 0.16, 0.16, 0.56, 0.72};
constexpr Hue KeywordHue {300, 0.14, 0.14, 0.60, 0.74};
constexpr Hue StringHue {150, 0.10, 0.10, 0.60, 0.74};
constexpr Hue TypeHue {235, 0.12, 0.12, 0.60, 0.74};
constexpr Hue NumberHue {60, 0.11, 0.11, 0.60, 0.74};
constexpr Hue CommentHue {254, 0.01, 0.01, 0.60, 0.74};
constexpr Hue FocusHue {250, 0.16, 0.15, 0.55, 0.72};

/// Moves the lightness away from the grounds until the contrast with each of them is reached.
QColor moved(const Hue& hue, bool dark, Grounds grounds, double target)
{
    constexpr double Step = 0.0025;
    double l = dark ? hue.startOnDark : hue.startOnLight;
    QColor colour = oklch(l, dark ? hue.chromaOnDark : hue.chromaOnLight, hue.hue);
    while (l > 0 && l < 1 && leastContrast(colour, grounds) < target) {
        l += dark ? Step : -Step;
        colour = oklch(l, dark ? hue.chromaOnDark : hue.chromaOnLight, hue.hue);
    }
    return colour;
}

/// The least share of text laid on the base that reaches the contrast.
QColor grey(const QColor& base, const QColor& text, Grounds grounds, double target)
{
    for (double share = 0.4; share < 1; share += 0.005) {
        const QColor colour = mix(base, text, share);
        if (leastContrast(colour, grounds) >= target)
            return colour;
    }
    return text;
}

void setGrounds(Colours& c, const QPalette& palette, bool dark, bool high)
{
    c.hover = mix(c.base, c.text, high ? 0.16 : 0.045);
    c.userTint = high ? c.base : mix(c.base, c.text, dark ? 0.065 : 0.04);
    c.code = high ? c.base : mix(c.base, c.text, dark ? 0.05 : 0.035);
    c.line = high ? mix(c.base, c.text, 0.6) : mix(c.window, c.text, 0.14);
    const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
    double share = high ? 1.0 : dark ? 0.30 : 0.17;
    c.selection = mix(c.base, highlight, share);
    // Text must stay as readable on a selected row as elsewhere, whatever the system's highlight is.
    while (share > 0.05 && Colours::contrast(c.text, c.selection) < (high ? 12 : 8))
        c.selection = mix(c.base, highlight, share -= 0.02);
}

void setDiffGrounds(Colours& c, bool dark, bool high)
{
    const double l = lightness(c.base);
    if (high && dark) {
        c.addBg = oklch(l + 0.256, 0.045, 185);
        c.addWord = oklch(l + 0.420, 0.074, 184);
        c.remBg = oklch(l + 0.234, 0.060, 52);
        c.remWord = oklch(l + 0.381, 0.106, 47);
    } else if (dark) {
        c.addBg = oklch(l + 0.063, 0.041, 179);
        c.addWord = oklch(l + 0.178, 0.070, 179);
        c.remBg = oklch(l + 0.062, 0.050, 48);
        c.remWord = oklch(l + 0.183, 0.090, 48);
    } else {
        c.addBg = oklch(l - 0.035, 0.032, 180);
        c.addWord = oklch(l - 0.109, 0.085, 180);
        c.remBg = oklch(l - 0.041, 0.020, 50);
        c.remWord = oklch(l - 0.119, 0.069, 53);
    }
    c.hit = high ? c.base : dark ? QColor(0x5C, 0x4A, 0x00) : QColor(0xFF, 0xE0, 0x8A);
    c.hitNow = high ? QColor(0xFF, 0xFF, 0x00) : dark ? QColor(0xF2, 0xB6, 0x32) : QColor(0xFF, 0xB5, 0x2E);
    c.hitText = high && dark ? QColor(0xFF, 0xFF, 0x00) : c.text;
    c.hitNowText = QColor(0x1A, 0x1A, 0x1A);
}

void setTints(Colours& c, bool dark, bool high)
{
    if (high) { // no tints: the frame in the accent says it
        c.summaryTint = c.warningTint = c.errorTint = c.okTint = c.base;
        return;
    }
    c.summaryTint = mix(c.base, c.summary, dark ? 0.16 : 0.09);
    c.warningTint = mix(c.base, c.warning, dark ? 0.15 : 0.11);
    c.errorTint = mix(c.base, c.error, dark ? 0.16 : 0.08);
    c.okTint = mix(c.base, c.ok, dark ? 0.15 : 0.09);
}

} // namespace

double Colours::contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

Colours Colours::fromPalette(const QPalette& palette)
{
    Colours c;
    const auto of = [&palette](QPalette::ColorRole role) { return palette.color(QPalette::Active, role).toRgb(); };
    c.base = of(QPalette::Base);
    c.window = of(QPalette::Window);
    c.alt = of(QPalette::AlternateBase);
    c.text = of(QPalette::Text);
    const bool dark = luminance(c.base) < 0.18;
    // High contrast is visible only in the palette: one ground for all and text at the other end.
    const bool high = contrast(c.text, c.base) >= 20 && contrast(c.window, c.base) < 1.02;
    c.kind = high ? Kind::HighContrast : dark ? Kind::Dark : Kind::Light;
    setGrounds(c, palette, dark, high);
    setDiffGrounds(c, dark, high);

    const double textTarget = high ? 7.0 : 4.6;
    const double lineTarget = high ? 4.5 : 3.0;
    c.summaryTint = c.warningTint = c.errorTint = c.okTint = c.base;
    // The tints are made of accents and accents must be readable on tints, hence the second round.
    for (int round = 0; round < 2; ++round) {
        const QColor grounds[] = {c.base, c.window, c.alt, c.hover, c.selection, c.code, c.userTint, c.summaryTint,
            c.warningTint, c.errorTint, c.okTint};
        c.muted = grey(c.base, c.text, grounds, textTarget);
        c.edge = grey(c.base, c.text, grounds, lineTarget);
        c.accent = moved(AccentHue, dark, grounds, textTarget);
        c.summary = moved(SummaryHue, dark, grounds, textTarget);
        c.tool = moved(ToolHue, dark, grounds, textTarget);
        c.branch = moved(BranchHue, dark, grounds, textTarget);
        c.warning = moved(WarningHue, dark, grounds, textTarget);
        c.error = moved(ErrorHue, dark, grounds, textTarget);
        c.ok = moved(OkHue, dark, grounds, textTarget);
        c.focus = high ? moved(AccentHue, dark, grounds, 7.0) : moved(FocusHue, dark, grounds, lineTarget);
        setTints(c, dark, high);
    }
    const QColor adding[] = {c.base, c.addBg};
    const QColor removing[] = {c.base, c.remBg};
    const QColor codes[] = {c.base, c.window, c.alt, c.code, c.userTint, c.addBg, c.remBg};
    c.addText = moved(AddHue, dark, adding, textTarget);
    c.remText = moved(RemHue, dark, removing, textTarget);
    c.syntaxKeyword = moved(KeywordHue, dark, codes, textTarget);
    c.syntaxString = moved(StringHue, dark, codes, textTarget);
    c.syntaxType = moved(TypeHue, dark, codes, textTarget);
    c.syntaxNumber = moved(NumberHue, dark, codes, textTarget);
    c.syntaxComment = moved(CommentHue, dark, codes, textTarget);
    return c;
}

QPalette Colours::palette(Kind kind)
{
    struct Grounds
    {
        QRgb base, window, alt, text, button, highlight, highlightedText, link, toolTip;
    };
    static constexpr Grounds All[] = {
        {0xFFFFFF, 0xEFF0F1, 0xF7F8F8, 0x232629, 0xFCFCFC, 0x3DAEE9, 0x232629, 0x076DBA, 0xF7F8F8},
        {0x16181A, 0x212427, 0x1C1F21, 0xF2F3F4, 0x2B2F33, 0x3DAEE9, 0x16181A, 0x6AB3FD, 0x2B2F33},
        {0x000000, 0x000000, 0x0A0A0A, 0xFFFFFF, 0x000000, 0x00305C, 0xFFFFFF, 0x87C1FE, 0x000000},
    };
    const Grounds& g = All[int(kind)];
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& colour) { palette.setColor(role, colour); };
    const QColor text = QColor::fromRgb(g.text);
    const QColor window = QColor::fromRgb(g.window);
    set(QPalette::Base, QColor::fromRgb(g.base));
    set(QPalette::Window, window);
    set(QPalette::AlternateBase, QColor::fromRgb(g.alt));
    set(QPalette::Text, text);
    set(QPalette::WindowText, text);
    set(QPalette::ButtonText, text);
    set(QPalette::BrightText, text);
    set(QPalette::ToolTipText, text);
    set(QPalette::Button, QColor::fromRgb(g.button));
    set(QPalette::Highlight, QColor::fromRgb(g.highlight));
    set(QPalette::HighlightedText, QColor::fromRgb(g.highlightedText));
    set(QPalette::Link, QColor::fromRgb(g.link));
    set(QPalette::LinkVisited, QColor::fromRgb(g.link));
    set(QPalette::ToolTipBase, QColor::fromRgb(g.toolTip));
    set(QPalette::PlaceholderText, mix(QColor::fromRgb(g.base), text, kind == Kind::HighContrast ? 0.76 : 0.69));
    set(QPalette::Light, mix(window, QColor(Qt::white), 0.5));
    set(QPalette::Midlight, mix(window, QColor(Qt::white), 0.25));
    set(QPalette::Mid, mix(window, text, 0.2));
    set(QPalette::Dark, mix(window, text, 0.35));
    set(QPalette::Shadow, QColor(Qt::black));
    const QColor faint = mix(window, text, kind == Kind::HighContrast ? 0.55 : 0.38);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mix(window, text, 0.15));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
    return palette;
}

namespace {

QFont sized(QFont font, double factor, double leastPoints = 0)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(std::max(font.pointSizeF() * factor, leastPoints));
    else
        font.setPixelSize(std::max(qRound(font.pixelSize() * factor), qRound(leastPoints * 4 / 3)));
    return font;
}

QFont weighted(QFont font, QFont::Weight weight)
{
    font.setWeight(weight);
    return font;
}

int lineOf(const QFont& font, double factor)
{
    return std::max(qRound(QFontInfo(font).pixelSize() * factor), int(std::ceil(QFontMetricsF(font).height() - 0.5)));
}

} // namespace

namespace {

Measures::Look& chosenLook()
{
    static Measures::Look look;
    return look;
}

} // namespace

void Measures::setLook(const Look& look)
{
    chosenLook() = look;
}

const Measures::Look& Measures::look()
{
    return chosenLook();
}

Measures Measures::of(const QFont& application, double zoom)
{
    Measures m;
    // Figures stand in columns, so all digits get one width where the font knows how.
    QFont tabular = application;
    tabular.setFeature(QFont::Tag("tnum"), 1);
    m.body = sized(tabular, zoom);
    m.bold = weighted(m.body, QFont::Bold);
    m.italic = m.body;
    m.italic.setItalic(true);
    m.meta = sized(tabular, zoom * 0.9, 8);
    m.small = sized(tabular, zoom * 0.85, 7.5);
    m.h1 = weighted(sized(m.body, 1.25), QFont::Bold);
    m.h2 = weighted(sized(m.body, 1.15), QFont::Bold);
    m.h3 = weighted(sized(m.body, 1.08), QFont::Bold);

    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (!look().codeFamily.isEmpty())
        fixed.setFamilies({look().codeFamily});
    if (m.body.pointSizeF() > 0)
        fixed.setPointSizeF(m.body.pointSizeF());
    else
        fixed.setPixelSize(m.body.pixelSize());
    const double x = QFontMetricsF(m.body).xHeight();
    const double fixedX = QFontMetricsF(fixed).xHeight();
    const double match = x > 0 && fixedX > 0 ? std::clamp(x / fixedX, 0.8, 1.25) : 1.0;
    m.code = sized(fixed, match * 0.92);
    m.codeBold = weighted(m.code, QFont::Bold);

    const double density = look().density / 100.0;
    m.u = std::max(2, qRound(QFontMetricsF(m.body).lineSpacing() / 4.5 * density));
    // Lines need not come as near to each other as boxes.
    const double lines = 1 + (density - 1) / 3;
    m.bodyLine = lineOf(m.body, 1.38 * lines);
    m.codeLine = lineOf(m.code, 1.3 * lines);
    m.metaLine = lineOf(m.meta, 1.38 * lines);
    return m;
}

} // namespace stemma
