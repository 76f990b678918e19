// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/samplewriter.h"

#include "core/store/json/json.h"

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr int PooledTexts = 64;

QByteArray hex(quint64 number, int digits)
{
    return QByteArray::number(number & ((quint64(1) << (digits * 4 - 1)) - 1), 16).rightJustified(digits, '0');
}

} // namespace

QByteArray sampleId(quint64 number)
{
    const quint64 mixed = (number + 1) * 0x9e3779b97f4a7c15;
    return hex(mixed >> 32, 8) + '-' + hex(number, 4) + "-4" + hex(mixed, 3) + "-8" + hex(mixed >> 12, 3) + '-'
        + hex(mixed >> 4, 12);
}

QByteArray sampleTime(qint64 seconds)
{
    return "2026-11-" + QByteArray::number(1 + seconds / 86'400 % 28).rightJustified(2, '0') + 'T'
        + QByteArray::number(seconds / 3600 % 24).rightJustified(2, '0') + ':'
        + QByteArray::number(seconds / 60 % 60).rightJustified(2, '0') + ':'
        + QByteArray::number(seconds % 60).rightJustified(2, '0') + ".679";
}

SampleTexts::SampleTexts(int bytes, quint64 seed)
    : m_dice(seed)
{
    constexpr int LineBytes = 75;
    for (int i = 0; i < PooledTexts; ++i) {
        QByteArray text;
        const QString plain
            = i % 2 == 0 ? syntheticProse(m_dice, 1 + bytes / LineBytes) : syntheticCode(m_dice, 1 + bytes / LineBytes);
        json::appendString(text, plain.left(bytes / 2 + m_dice.below(bytes)));
        m_texts.push_back(text);
    }
}

const QByteArray& SampleTexts::next()
{
    return m_texts[size_t(m_dice.below(PooledTexts))];
}

SampleFile::SampleFile(const QString& path)
    : m_file(path)
{
    m_ok = m_file.open(QIODevice::WriteOnly);
}

void SampleFile::add(const QByteArray& bytes)
{
    m_buffer += bytes;
    m_bytes += bytes.size();
    if (m_buffer.size() > 1 << 20)
        flush();
}

bool SampleFile::finish()
{
    flush();
    return m_ok && m_file.flush();
}

void SampleFile::flush()
{
    m_ok = m_ok && m_file.write(m_buffer) == m_buffer.size();
    m_buffer.resize(0);
}

} // namespace stemma::bench
