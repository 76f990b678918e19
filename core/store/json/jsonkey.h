// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <algorithm>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace stemma {

/// A key to look for. Kept with its quotes and its colon, so that one comparison passes all of them: there are
/// some twenty keys in every record.
class JsonKey
{
public:
    static constexpr size_t MostBytes = 32;

    template<size_t Size>
    consteval JsonKey(const char (&name)[Size]) // NOLINT(google-explicit-constructor)
        : m_size(Size + 2)
    {
        static_assert(Size + 2 <= MostBytes);
        std::copy_n(name, Size - 1, m_sourceText + 1);
        m_sourceText[0] = '"';
        m_sourceText[Size] = '"';
        m_sourceText[Size + 1] = ':';
    }

    [[nodiscard]] constexpr size_t size() const { return m_size; }
    [[nodiscard]] constexpr const char* sourceText() const { return m_sourceText; }
    [[nodiscard]] constexpr size_t nameSize() const { return m_size - 3; }
    [[nodiscard]] QByteArrayView name() const { return {m_sourceText + 1, qsizetype(nameSize())}; }
    /// Whether it stands at @p p, where MostBytes can be read.
    [[nodiscard]] bool isAt(const char* p) const
    {
#ifdef __SSE2__
        const auto equal = [&](size_t from) {
            const auto* const other = reinterpret_cast<const __m128i*>(m_sourceText + from);
            const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p + from));
            return quint64(quint32(_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_loadu_si128(other)))));
        };
        const quint64 wanted = (quint64(1) << m_size) - 1;
        return ((equal(0) | equal(MostBytes / 2) << (MostBytes / 2)) & wanted) == wanted;
#else
        return std::memcmp(p, m_sourceText, m_size) == 0;
#endif
    }

private:
    char m_sourceText[MostBytes] = {};
    size_t m_size;
};

} // namespace stemma
