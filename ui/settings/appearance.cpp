// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/appearance.h"

#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/settings/preferences.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace stemma {

using Pref = Preference::Id;

Appearance::Appearance(Preferences& preferences, std::optional<Colours::Kind> theme, QObject* parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_systemFont(QApplication::font())
{
    if (theme)
        Style::setTheme(theme);
    for (const Preference& one : stemma::preferences()) {
        const bool isOverruled = theme && one.id == Pref::Theme;
        if (one.fallback.isValid() && preferences.value(one.id) != one.fallback && !isOverruled)
            take(one.id);
    }
    connect(&preferences, &Preferences::changed, this, &Appearance::take);
}

std::optional<Colours::Kind> Appearance::themeOf(const QString& name)
{
    if (name == "light"_L1)
        return Colours::Kind::Light;
    if (name == "dark"_L1)
        return Colours::Kind::Dark;
    return name == "high-contrast"_L1 ? std::optional(Colours::Kind::HighContrast) : std::nullopt;
}

void Appearance::take(Pref id)
{
    switch (id) {
    case Pref::Theme:
        Style::setTheme(themeOf(m_preferences.text(id)));
        break;
    case Pref::Font:
    case Pref::TextSize:
    case Pref::CodeFont:
    case Pref::Density:
        takeFonts();
        break;
    case Pref::ReducedMotion:
        Style::setReducedMotion(m_preferences.flag(id));
        break;
    case Pref::AbsoluteTimes:
    case Pref::TimeZone:
        takeTimes();
        break;
    default:
        break;
    }
}

void Appearance::takeFonts()
{
    QFont font = m_systemFont;
    if (const QString family = m_preferences.text(Pref::Font); !family.isEmpty())
        font.setFamilies({family});
    const double size = m_preferences.number(Pref::TextSize) / 100.0;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * size);
    else
        font.setPixelSize(qMax(1, qRound(font.pixelSize() * size)));
    Measures::setLook({m_preferences.text(Pref::CodeFont), m_preferences.number(Pref::Density)});
    QApplication::setFont(font);
    showAnew();
}

void Appearance::takeTimes() const
{
    const QString zone = m_preferences.text(Pref::TimeZone);
    format::setTimeLook({zone.isEmpty() ? QTimeZone(QTimeZone::LocalTime) : QTimeZone(zone.toLatin1()),
        m_preferences.flag(Pref::AbsoluteTimes)});
    showAnew();
}

/// Widgets lay themselves out again when the style changes, as far as what they show depends on it.
void Appearance::showAnew()
{
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent changed(QEvent::StyleChange);
        QCoreApplication::sendEvent(widget, &changed);
        widget->updateGeometry();
        widget->update();
    }
}

} // namespace stemma
