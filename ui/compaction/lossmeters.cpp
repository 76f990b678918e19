// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/lossmeters.h"

#include "core/models/losstexts.h"
#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace stemma {

LossMeters::LossMeters(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setReview({}, false);
}

QSize LossMeters::sizeHint() const
{
    const int u = Style::measures().u;
    return {160 * u, fontMetrics().height() + 3 * u};
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
    return tr("%1 % of %n finding(s) kept", nullptr, int(total.all())).arg(losswords::percentOf(*total.share()));
}

int LossMeters::paintMeter(QPainter* painter, int x, const Meter& meter) const
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
        return QRect(mirrored ? this->width() - at - width : at, (this->height() - height) / 2, width, height);
    };
    const auto write = [&](int at, const QString& text, const QFont& font, const QColor& ink) {
        painter->setFont(font);
        painter->setPen(ink);
        const int width = QFontMetrics(font).horizontalAdvance(text);
        painter->drawText(place(at, width + 1, this->height()), Qt::AlignVCenter | Qt::AlignLeft, text);
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
    const QFontMetrics bold(m.bold);
    const QRect area = rect().adjusted(2 * m.u, 0, -2 * m.u, 0);
    painter.setFont(m.bold);
    painter.setPen(c.text);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeading, title);
    const QString whole = wholeText();
    painter.setFont(m_review && m_review->total.all() > 0 ? m.bold : m.body);
    painter.setPen(m_review && m_review->total.all() > 0 ? c.text : c.muted);
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignTrailing, whole);
    int x = firstX();
    const QList<Meter> all = meters();
    const int shown = shownKinds();
    for (const Meter& meter : all.first(shown))
        x = paintMeter(&painter, x, meter) + 4 * m.u;
    if (shown < all.size() && x + chipWidth() <= width() - 6 * m.u - bold.horizontalAdvance(whole))
        paintChip(painter, x);
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

int LossMeters::shownKinds() const
{
    const Measures& m = Style::measures();
    const int end = width() - 6 * m.u - QFontMetrics(m.bold).horizontalAdvance(wholeText()); // before the whole
    const QList<Meter> all = meters();
    int x = firstX();
    int shown = 0;
    for (int i = 0; i < int(all.size()); ++i) {
        x = paintMeter(nullptr, x, all[i]);
        const bool isLast = i + 1 == int(all.size());
        if (x > end)
            break;
        x += 4 * m.u;
        if (isLast || x + chipWidth() <= end)
            shown = i + 1;
    }
    return shown;
}

/// For the kinds that there is no room for: the tool tip has them.
void LossMeters::paintChip(QPainter& painter, int x) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const int wide = chipWidth();
    const int high = QFontMetrics(m.body).height();
    const int left = layoutDirection() == Qt::RightToLeft ? width() - x - wide : x;
    const QRect chip(left, (height() - high) / 2, wide, high);
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
