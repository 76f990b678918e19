// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/linebases.h"

#include <algorithm>

namespace stemma {

LineBases::LineBases(const std::vector<TranscriptBase>& bases)
{
    for (const TranscriptBase& base : bases) {
        m_bases.push_back(std::make_unique<Base>(base, m_bytes));
        m_bytes += base.bytes;
    }
}

/// Lines behind the first bytes that make the base do not belong to it.
Result<> LineBases::read(const Sink& sink, const JobControl& job)
{
    for (const auto& base : m_bases) {
        if (const Result<> opened = base->reader.open(); !opened)
            return opened;
        const auto end = JsonLines::read(
            base->reader, 0,
            [&](const JsonLine& line) {
                const bool isOfBase = line.offset + line.length <= base->bytes;
                if (isOfBase)
                    sink(line, base->reader, base->start);
                return isOfBase && line.offset + line.length + 1 < base->bytes;
            },
            job);
        if (!end)
            return std::unexpected(end.error());
    }
    return {};
}

void LineBases::close()
{
    for (const auto& base : m_bases)
        base->reader.close();
}

bool LineBases::areReplaced()
{
    return std::ranges::any_of(m_bases, [](const auto& base) { return base->reader.poll() == StoreChange::Replaced; });
}

bool LineBases::hold(const QString& file) const
{
    return std::ranges::any_of(m_bases, [&](const auto& base) { return base->reader.path() == file; });
}

std::pair<const FileReader*, qint64> LineBases::placeAt(qint64 offset) const
{
    for (const auto& base : m_bases) {
        if (offset < base->start + base->bytes)
            return {&base->reader, offset - base->start};
    }
    return {nullptr, offset - m_bytes};
}

} // namespace stemma
