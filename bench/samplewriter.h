// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/testkit/syntheticsession.h"

#include <QByteArray>
#include <QFile>

#include <vector>

/// What the writers of large sample stores have in common.
namespace stemma::bench {

/// An id that looks as if it were random, the same one for the same number.
[[nodiscard]] QByteArray sampleId(quint64 number);
/// So many seconds into a month: date and time without a zone, in milliseconds ("2026-11-01T00:00:00.679").
[[nodiscard]] QByteArray sampleTime(qint64 seconds);

/// Texts of about @p bytes as JSON with their quotes.
class SampleTexts
{
public:
    SampleTexts(int bytes, quint64 seed);
    [[nodiscard]] const QByteArray& next();

private:
    Dice m_dice;
    std::vector<QByteArray> m_texts;
};

/// Writes a file in large pieces.
class SampleFile
{
public:
    explicit SampleFile(const QString& path);
    void add(const QByteArray& bytes);
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    [[nodiscard]] bool finish(); ///< whether all could be written

private:
    void flush();

    QFile m_file;
    QByteArray m_buffer;
    qint64 m_bytes = 0;
    bool m_ok = false;
};

} // namespace stemma::bench
