// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>

namespace stemma {

/// What was looked for lately, the same for every find bar of the program. GUI thread.
class FindHistory final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype Most = 30;

    [[nodiscard]] static FindHistory& instance();

    [[nodiscard]] const QStringList& words() const { return m_words; } ///< the newest first
    void setWords(const QStringList& words); ///< as they were kept
    void add(const QString& word);

signals:
    void added();

private:
    QStringList m_words;
};

} // namespace stemma
