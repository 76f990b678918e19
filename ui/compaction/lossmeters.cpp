// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/lossmeters.h"

#include "core/models/losstexts.h"
#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

LossMeters::LossMeters(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setReview({}, false);
}

QSize LossMeters::sizeHint() const
{
    return {160 * Style::measures().u, heightOf(1)};
}

/// As many lines as all kinds need.
int LossMeters::heightForWidth(int width) const
{
    int lines = 1;
    while (lines < MostLines && places(width, lines).size() < kinds())
        ++lines;
    return heightOf(lines);
}

int LossMeters::heightOf(int lines) const
{
    const int u = Style::measures().u;
    return lines * fontMetrics().height() + (lines - 1) * u + 3 * u;
}

QSize LossMeters::minimumSizeHint() const
{
    return {40 * Style::measures().u, sizeHint().height()};
}

void LossMeters::setReview(const LossReviewPtr& review, bool isLoading)
{
    m_review = review;
    m_loading = isLoading;
    QStringList lines;
    for (const Meter& meter : meters())
        lines += tr("%1: %2 of %3 kept").arg(meter.name, format::number(meter.kept), format::number(meter.all));
    setAccessibleName(tr("Loss review"));
    setAccessibleDescription(
        QStringList(wholeText()).join(u", "_s) + (lines.isEmpty() ? QString() : u". "_s) + lines.join(u", "_s));
    if (!lines.isEmpty())
        lines += tr("Findings come from a heuristic; each one names its rule.");
    setToolTip(lines.join(u'\n'));
    updateGeometry();
    update();
}

QList<LossMeters::Meter> LossMeters::meters() const
{
    QList<Meter> all;
    if (!m_review)
        return all;
    for (int i = 0; i < LossKindCount; ++i) {
        const LossCoverage& coverage = m_review->of(LossKind(i));
        if (coverage.all() > 0)
            all += Meter {losswords::pluralOf(LossKind(i)), coverage.kept, coverage.all()};
    }
    return all;
}

QString LossMeters::wholeText() const
{
    if (!m_review)
        return m_loading ? tr("Reading the covered messages…") : QString();
    const LossCoverage& total = m_review->total;
    if (total.all() == 0)
        return tr("no findings");
    return tr("%1 % of %Ln finding(s) kept", nullptr, int(total.all())).arg(losswords::percentOf(*total.share()));
}

int LossMeters::paintMeter(QPainter* painter, int x, int y, const Meter& meter) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const QFontMetrics body(m.body);
    const QFontMetrics bold(m.bold);
    const int wide = 10 * m.u;
    const QString kept = format::number(meter.kept);
    const QString of = tr("of %1").arg(format::number(meter.all));
    const int name = body.horizontalAdvance(meter.name);
    const int end
        = x + name + 2 * m.u + wide + 2 * m.u + bold.horizontalAdvance(kept) + m.u + body.horizontalAdvance(of);
    if (!painter)
        return end;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto place = [&](int at, int width, int height) {
        return QRect(
            mirrored ? this->width() - at - width : at, y + (fontMetrics().height() - height) / 2, width, height);
    };
    const auto write = [&](int at, const QString& text, const QFont& font, const QColor& ink) {
        painter->setFont(font);
        painter->setPen(ink);
        const int width = QFontMetrics(font).horizontalAdvance(text);
        painter->drawText(place(at, width + 1, 2 * fontMetrics().height()), Qt::AlignVCenter | Qt::AlignLeft, text);
        return at + width;
    };
    x = write(x, meter.name, m.body, c.text) + 2 * m.u;
    const QRect bar = place(x, wide, 2 * m.u);
    const int full = meter.all > 0 ? int(wide * meter.kept / meter.all) : 0;
    QRect solid(bar.left(), bar.top(), full, bar.height());
    QRect rest(bar.left() + full, bar.top(), wide - full, bar.height());
    if (mirrored) {
        solid.moveRight(bar.right());
        rest.moveLeft(bar.left());
    }
    painter->fillRect(solid, c.ok);
    if (rest.width() > 1) {
        painter->fillRect(rest, c.warningTint);
        painter->fillRect(rest, QBrush(c.warning, Qt::BDiagPattern));
    }
    painter->setPen(c.line);
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(bar.adjusted(0, 0, -1, -1));
    x += wide + 2 * m.u;
    x = write(x, kept, m.bold, c.text) + m.u;
    return write(x, of, m.body, c.muted);
}

void LossMeters::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const QString title = tr("Loss review");
    const int high = fontMetrics().height();
    const int step = high + m.u;
    const QList<Meter> all = meters();
    const QList<Place> shown = places(width(), fittingLines());
    const int used = shown.isEmpty() ? 0 : shown.constLast().line;
    const int top = (height() - high - used * step) / 2;
    const QRect area(2 * m.u, top - high / 2, width() - 4 * m.u, 2 * high);
    painter.setFont(m.bold);
    painter.setPen(c.text);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading, title);
    const QString whole = wholeText();
    painter.setFont(m_review && m_review->total.all() > 0 ? m.bold : m.body);
    painter.setPen(m_review && m_review->total.all() > 0 ? c.text : c.muted);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignTrailing, whole);
    int x = firstX();
    for (qsizetype i = 0; i < shown.size(); ++i)
        x = paintMeter(&painter, shown[i].x, top + shown[i].line * step, all[i]) + 4 * m.u;
    if (shown.size() < all.size() && x + chipWidth() <= endOf(used, width()))
        paintChip(painter, x, top + used * step);
}

int LossMeters::firstX() const
{
    const Measures& m = Style::measures();
    return 2 * m.u + QFontMetrics(m.bold).horizontalAdvance(tr("Loss review")) + 5 * m.u;
}

int LossMeters::chipWidth() const
{
    const Measures& m = Style::measures();
    return QFontMetrics(m.body).horizontalAdvance(u'\u2026') + 4 * m.u;
}

int LossMeters::fittingLines() const
{
    const int lines = (height() - heightOf(1)) / (fontMetrics().height() + Style::measures().u) + 1;
    return std::clamp(lines, 1, MostLines);
}

/// Where a line ends for its meters: the first one before the whole.
int LossMeters::endOf(int line, int width) const
{
    const Measures& m = Style::measures();
    return line == 0 ? width - 6 * m.u - QFontMetrics(m.bold).horizontalAdvance(wholeText()) : width - 2 * m.u;
}

QList<LossMeters::Place> LossMeters::places(int width, int lines) const
{
    const int gap = 4 * Style::measures().u;
    const QList<Meter> all = meters();
    QList<Place> found;
    Place next {firstX(), 0};
    for (qsizetype i = 0; i < all.size(); ++i) {
        const int wide = paintMeter(nullptr, 0, 0, all[i]);
        const auto fits = [&] { // with the chip, where more could follow in this line only
            const bool needsChip = next.line + 1 == lines && i + 1 < all.size();
            return next.x + wide + (needsChip ? gap + chipWidth() : 0) <= endOf(next.line, width);
        };
        while (!fits() && next.line + 1 < lines)
            next = {firstX(), next.line + 1};
        if (!fits())
            break;
        found += next;
        next.x += wide + gap;
    }
    return found;
}

int LossMeters::shownKinds() const
{
    return int(places(width(), fittingLines()).size());
}

/// For the kinds that there is no room for: the tool tip has them.
void LossMeters::paintChip(QPainter& painter, int x, int y) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const int wide = chipWidth();
    const int high = QFontMetrics(m.body).height();
    const int left = layoutDirection() == Qt::RightToLeft ? width() - x - wide : x;
    const QRect chip(left, y + (fontMetrics().height() - high) / 2, wide, high);
    painter.setPen(c.line);
    painter.setBrush(c.alt);
    painter.drawRoundedRect(chip.adjusted(0, 0, -1, -1), m.u, m.u);
    painter.setFont(m.body);
    painter.setPen(c.muted);
    painter.drawText(chip, Qt::AlignCenter, u"\u2026"_s);
}

void LossMeters::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace stemma
