// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace stemma::icons {

namespace {

/// Where the bundled drawing of a name is; empty: there is none. GUI thread.
QString fileOf(const QString& name)
{
    static QHash<QString, QString> known; // asked for with every icon that is painted
    const auto at = known.constFind(name);
    if (at != known.cend())
        return *at;
    QString found;
    for (const QString& file : {u":/icons/%1.svg"_s.arg(name), u":/icons/stemma-%1.svg"_s.arg(name)}) {
        if (found.isEmpty() && QFile::exists(file))
            found = file;
    }
    known.insert(name, found);
    return found;
}

QPixmap render(const QString& file, QSize size, const QColor& colour, double ratio)
{
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    // Qt's SVG renderer knows no currentColor.
    QByteArray svg = source.readAll();
    svg.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(svg);
    QPixmap pixmap(QSize(qRound(size.width() * ratio), qRound(size.height() * ratio)));
    pixmap.fill(Qt::transparent);
    pixmap.setDevicePixelRatio(ratio);
    QPainter painter(&pixmap);
    const int side = std::min(size.width(), size.height());
    renderer.render(&painter, QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
    return pixmap;
}

QPixmap cached(const QString& file, QSize size, const QColor& colour, double ratio)
{
    const QString key
        = u"stemma:%1:%2x%3:%4:%5"_s.arg(file).arg(size.width()).arg(size.height()).arg(colour.rgba()).arg(ratio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = render(file, size, colour, ratio);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

/// Draws a bundled icon in the text colour of the moment, so that it follows every palette change.
class SymbolicEngine final : public QIconEngine
{
public:
    SymbolicEngine(QString name, QString file)
        : m_name(std::move(name))
        , m_file(std::move(file))
    {
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        Q_UNUSED(state)
        const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect.topLeft(), cached(m_file, rect.size(), colourOf(mode), ratio));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        Q_UNUSED(state)
        return cached(m_file, size, colourOf(mode), scale);
    }

    QIconEngine* clone() const override { return new SymbolicEngine(*this); }
    QString key() const override { return u"StemmaSymbolic"_s; }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }

private:
    static QColor colourOf(QIcon::Mode mode)
    {
        const QPalette palette = QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        case QIcon::Selected: // a row of a list, drawn on a tint of the ground
        case QIcon::Normal:
        case QIcon::Active:
            break;
        }
        return palette.color(QPalette::Active, QPalette::WindowText);
    }

    QString m_name;
    QString m_file;
};

/// A theme that is more than the empty fallback every system has.
bool hasRealTheme()
{
    const QString theme = QIcon::themeName();
    return !theme.isEmpty() && theme != "hicolor"_L1;
}

} // namespace

QIcon icon(const QString& name)
{
    if (hasRealTheme() && QIcon::hasThemeIcon(name))
        return QIcon::fromTheme(name);
    const QString file = fileOf(name);
    return file.isEmpty() ? QIcon() : QIcon(new SymbolicEngine(name, file));
}

QPixmap pixmap(const QString& name, int size, const QColor& colour, double deviceRatio)
{
    const QString file = fileOf(name);
    return file.isEmpty() ? QPixmap() : cached(file, QSize(size, size), colour, deviceRatio);
}

} // namespace stemma::icons
