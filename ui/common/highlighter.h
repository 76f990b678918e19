// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/ink.h"

#include <QObject>

#include <vector>

namespace stemma {

/// Finds the syntax colours of pieces of code, in one background thread that all highlighters of the
/// process share together with the one syntax repository, which is made on first use. Ask from the GUI
/// thread; `coloured` follows there, never before request() has returned.
class Highlighter final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype LongestCode = 64 * 1024; ///< more stays plain
    static constexpr qsizetype LongestLine = 4096;

    explicit Highlighter(QObject* parent = nullptr);
    ~Highlighter() override;

    /// @p language as written behind a code fence, or "file:" and a file name.
    quint64 request(const QString& code, const QString& language);

    /// The same at once, for the calling thread: the background thread's work, and tests.
    [[nodiscard]] static std::vector<ColourRun> colour(const QString& code, const QString& language);

signals:
    void coloured(quint64 ticket, const std::vector<stemma::ColourRun>& colours);

private:
    quint64 m_lastTicket = 0;
};

} // namespace stemma
