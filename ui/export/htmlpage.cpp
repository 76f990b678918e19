// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/htmlpage.h"

#include "ui/export/htmlstyle.h"
#include "ui/export/htmltext.h"

#include <QLocale>

using stemma::htmltext::escaped;

namespace stemma::htmlpage {

QByteArray begin(const QString& title, const QList<std::pair<QString, QString>>& facts)
{
    const QByteArray name = escaped(title);
    const QLocale reader;
    const QByteArray direction = reader.textDirection() == Qt::RightToLeft ? " dir=\"rtl\"" : "";
    QByteArray html = "<!DOCTYPE html>\n<html lang=\"" + reader.bcp47Name().toUtf8() + '"' + direction
        + ">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
          "img-src data:\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        + "<meta name=\"generator\" content=\"Stemma " STEMMA_VERSION "\">\n<title>" + name + "</title>\n<style>\n"
        + htmlStyleSheet() + "</style>\n</head>\n<body>\n<header class=\"page\">\n<h1>" + name + "</h1>\n<dl>\n";
    for (const auto& [fact, value] : facts)
        html += "<dt>" + escaped(fact) + "</dt><dd>" + escaped(value) + "</dd>\n";
    return html + "</dl>\n</header>\n<main>\n";
}

QByteArray end(const QStringList& lines, const QByteArray& beforeFoot)
{
    QByteArray html = "</main>\n" + beforeFoot + "<footer>\n";
    for (const QString& line : lines)
        html += "<p>" + escaped(line) + "</p>\n";
    return html + "</footer>\n</body>\n</html>\n";
}

} // namespace stemma::htmlpage
