// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Draws an SVG file as a square PNG:  rendericon DRAWING SIZE PICTURE

#include <QtGui/QGuiApplication>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() != 4)
        qFatal("usage: rendericon DRAWING SIZE PICTURE");
    QSvgRenderer drawing(arguments[1]);
    const int size = arguments[2].toInt();
    if (!drawing.isValid() || size <= 0)
        qFatal("%s is no drawing, or the size is no number.", qPrintable(arguments[1]));
    QImage picture(size, size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    drawing.render(&painter);
    painter.end();
    if (!picture.save(arguments[3], "PNG"))
        qFatal("%s could not be written.", qPrintable(arguments[3]));
    return 0;
}
