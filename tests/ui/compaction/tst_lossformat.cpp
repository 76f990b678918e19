// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/guitestclass.h"
#include "ui/common/lossformat.h"

#include <QImage>
#include <QPainter>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextLayout>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr int Margin = 10; ///< pixels around the text
const QString Blank(12, QChar::Nbsp);

/// How many lines there are from end to end, of whatever colours that differ from both grounds.
int linesIn(const QImage& image, int width)
{
    int lines = 0;
    bool wasLine = false;
    const QColor ground = image.pixelColor(Margin + width / 2, image.height() / 2);
    const QColor outside = image.pixelColor(0, 0);
    for (int y = 0; y < image.height(); ++y) {
        int inked = 0;
        for (int x = Margin; x < Margin + width; ++x)
            inked += Colours::contrast(image.pixelColor(x, y), ground) > 1.2
                && Colours::contrast(image.pixelColor(x, y), outside) > 1.2;
        const bool isLine = inked > width * 9 / 10;
        lines += isLine && !wasLine;
        wasLine = isLine;
    }
    return lines;
}

} // namespace

/// What was lost is reported from what was kept without its colours.
class TestLossFormat final : public QObject
{
    Q_OBJECT
private slots:
    void marks_data();
    void marks();
    void grounds_data();
    void grounds();
};

void TestLossFormat::marks_data()
{
    QTest::addColumn<Colours>("colours");
    QTest::addColumn<bool>("isHigh");
    const auto of = [](Colours::Kind kind) { return Colours::fromPalette(Colours::palette(kind)); };
    QTest::newRow("light") << of(Colours::Kind::Light) << false;
    QTest::newRow("dark") << of(Colours::Kind::Dark) << false;
    QTest::newRow("high contrast") << of(Colours::Kind::HighContrast) << true;
    Colours white = of(Colours::Kind::Light);
    white.kind = Colours::Kind::HighContrast;
    white.hit = white.base;
    QTest::newRow("high contrast on white") << white << true;
}

/// As the timeline draws it, and as the text of a summary does.
void TestLossFormat::marks()
{
    QFETCH(const Colours, colours);
    QFETCH(const bool, isHigh);
    const QTextCharFormat lost = lossFormat(false, colours);
    const QTextCharFormat kept = lossFormat(true, colours);
    QCOMPARE(kept.underlineStyle(), QTextCharFormat::DotLine);
    QVERIFY(!kept.fontOverline() && !kept.hasProperty(QTextFormat::BackgroundBrush));

    QTextLayout layout(Blank, QFont(u"DejaVu Sans"_s, 14));
    layout.setFormats({{0, int(Blank.size()), lost}});
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1000);
    layout.endLayout();
    QImage drawn(400, 60, QImage::Format_RGB32);
    drawn.fill(colours.base);
    QPainter painter(&drawn);
    painter.setPen(colours.text);
    layout.draw(&painter, QPointF(Margin, 15));
    painter.end();
    // What is blank has no letters, so that lines are all that is inked.
    QCOMPARE(linesIn(drawn, int(line.naturalTextWidth())), isHigh ? 2 : 1);

    QPlainTextEdit edit;
    edit.setFrameShape(QFrame::NoFrame);
    edit.setFont(QFont(u"DejaVu Sans"_s, 14));
    QPalette palette;
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::Text, colours.text);
    edit.setPalette(palette);
    edit.document()->setDocumentMargin(Margin);
    edit.setPlainText(Blank);
    edit.setCursorWidth(0);
    edit.resize(400, 60);
    QTextCursor all(edit.document());
    all.select(QTextCursor::Document);
    edit.setExtraSelections({{all, lost}});
    const QImage seen = edit.viewport()->grab().toImage();
    QCOMPARE(linesIn(seen, int(line.naturalTextWidth()) - 2), isHigh ? 2 : 1);
}

void TestLossFormat::grounds_data()
{
    marks_data();
}

/// Either the ground is another one, or it is marked in another way.
void TestLossFormat::grounds()
{
    QFETCH(const Colours, colours);
    QFETCH(const bool, isHigh);
    const QTextCharFormat lost = lossFormat(false, colours);
    QCOMPARE(lost.background().color() == colours.base, isHigh);
    QCOMPARE(lost.fontOverline(), isHigh);
    const double least = isHigh ? 7 : 4.5;
    QVERIFY(Colours::contrast(lost.foreground().color(), lost.background().color()) >= least);
}

GUI_TEST_CLASS(TestLossFormat)
#include "tst_lossformat.moc"
