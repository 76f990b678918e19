// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/theme.h"
#include "ui/settings/preference.h"

#include <QFont>
#include <QObject>

#include <optional>

namespace stemma {

class Preferences;

/// Lets the whole program look as the user chose: colours, fonts, distances, times. What was not chosen stays as the
/// system has it. GUI thread.
class Appearance final : public QObject
{
    Q_OBJECT
public:
    /// @p preferences must outlive it. @p theme: asked for by this start of the program, whatever is kept.
    explicit Appearance(Preferences& preferences, std::optional<Colours::Kind> theme = {}, QObject* parent = nullptr);

    /// The kind of a value of Preference::Id::Theme; no value: the system's.
    [[nodiscard]] static std::optional<Colours::Kind> themeOf(const QString& name);

private:
    void take(Preference::Id id);
    void takeFonts();
    void takeTimes() const;
    static void showAnew();

    Preferences& m_preferences;
    QFont m_systemFont;
};

} // namespace stemma
