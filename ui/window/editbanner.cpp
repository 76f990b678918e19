// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/editbanner.h"

using namespace Qt::StringLiterals;

namespace stemma {

EditBanner::EditBanner(Banner& banner, QObject* parent)
    : QObject(parent)
    , m_banner(banner)
{
    connect(&banner, &Banner::pressed, this, [this](int button) {
        m_banner.hide();
        if (const auto work = m_buttons.value(button))
            work();
    });
}

void EditBanner::tell(Banner::Kind kind, const QString& first, const QString& more, const QList<Offer>& offers,
    const QString& details, const ReceiptId& about)
{
    m_about = about;
    m_buttons.clear();
    QStringList words;
    for (const auto& [word, work] : offers) {
        words += word;
        m_buttons += work;
    }
    m_banner.tell(kind, first, more, details);
    m_banner.setButtons(words << tr("Close"));
}

void EditBanner::say(const Error& error, const QString& title, const QString& advice, const QList<Offer>& offers)
{
    const qsizetype end = error.text.indexOf(u". "_s);
    QString more = end > 0 ? error.text.mid(end + 2) : QString();
    const auto add = [&more](const QString& text) { more += (more.isEmpty() ? QString() : u" "_s) + text; };
    if (!title.isEmpty())
        add(u'(' + title + u')');
    if (!advice.isEmpty())
        add(advice);
    tell(Banner::Kind::Error, end > 0 ? error.text.left(end + 1) : error.text, more, offers, error.cause);
}

void EditBanner::hideAbout(const ReceiptId& change)
{
    if (change == m_about)
        m_banner.hide();
}

} // namespace stemma
