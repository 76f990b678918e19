// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QStringList>

#include <array>

namespace stemma {

class Settings;

/// How the program counts the tokens of OpenAI models: by the lists that installed packages bring, by lists that the
/// user points to, or as estimates. Kept in the settings; lists are read in the background. GUI thread.
class VocabularyChoice final : public QObject
{
    Q_OBJECT
public:
    enum class Way : quint8 { Installed, Estimate, Files };

    /// Takes up what was chosen before.
    explicit VocabularyChoice(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] Way way() const;
    [[nodiscard]] const QStringList& files() const { return m_files; } ///< by kind, one of each at most
    [[nodiscard]] bool isReading() const { return m_reading > 0; }

    void useInstalled();
    void useEstimates();
    void useFile(const QString& path); ///< beside the list of the other kind

signals:
    void changed(); ///< what is counted from now on is counted in another way
    void failed(const QString& text); ///< why a list cannot be used; what was chosen before stays

private:
    void read(const QString& path, bool isNew);
    void forgetFiles();
    void keep();

    Settings& m_settings;
    bool m_estimates = false;
    QStringList m_files;
    int m_reading = 0;
    bool m_isNew = false; ///< a list came that was not kept before
    quint64 m_asked = 0; ///< choices so far, which are numbered
    std::array<quint64, 2> m_newest {}; ///< by kind: no list chosen before this one is taken any more
};

} // namespace stemma
