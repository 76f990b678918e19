// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsoncursor.h"

namespace stemma {

/// Walks records that one program wrote, one after the other. Of their twenty or thirty members most say the same in
/// nearly all of them ("errors": null); what is spelled as it was in the record before is passed by one comparison
/// instead of being read. The same bytes mean the same, so nothing is taken on trust. @p Keys as in
/// JsonCursor::members().
template<const auto& Keys> class RecordTemplates
{
public:
    enum class Containers : quint8 { Read, ByBrackets }; ///< see JsonCursor::readByBrackets()
    explicit RecordTemplates(Containers containers = Containers::Read)
        : m_byBrackets(containers == Containers::ByBrackets)
    {
    }

    /// As JsonCursor::members(), with the members' values: @p take gets the index of the key, or the number of keys
    /// for another one, and the bytes of its value. Of keys that are not @p wanted (one bit each) it may get nothing.
    template<typename Take> bool members(JsonCursor& cursor, quint64 wanted, Take&& take);

private:
    static constexpr qsizetype MostBytes = 64;
    static constexpr qint8 MostWorth = 8;
    static constexpr quint32 TriedAgain = 256; ///< after this many records

    /// A member with what stands between it and the next one.
    struct Habit
    {
        std::array<char, MostBytes> bytes {};
        quint64 mask = 0; ///< one bit for each byte
        quint8 size = 0;
        quint8 value = 0; ///< where it begins
        quint8 valueEnd = 0;
        bool isLast = false; ///< the object ends with it
        qint8 worth = 2; ///< 0: it is another one each time, and not looked for

        [[nodiscard]] bool isAt(const char* p) const
        {
#ifdef __SSE2__
            constexpr int Step = 16;
            const auto differs = [&](int from) {
                const __m128i known = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data() + from));
                const __m128i now = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p + from));
                return quint64(quint16(~unsigned(_mm_movemask_epi8(_mm_cmpeq_epi8(known, now))))) << from;
            };
            if ((differs(0) | differs(Step)) & mask)
                return false;
            return size <= 2 * Step || ((differs(2 * Step) | differs(3 * Step)) & mask) == 0;
#else
            return std::memcmp(p, bytes.data(), size) == 0;
#endif
        }
    };

    bool read(JsonCursor& cursor, RawJson& value) const
    {
        return m_byBrackets && (cursor.isAt('[') || cursor.isAt('{')) ? cursor.readByBrackets(value)
                                                                      : cursor.read(value);
    }
    void learn(size_t key, const char* begin, const RawJson& value, const char* end, bool isLast);

    std::array<Habit, Keys.size()> m_templates {};
    quint32 m_records = 0;
    bool m_byBrackets;
};

template<const auto& Keys>
void RecordTemplates<Keys>::learn(size_t key, const char* begin, const RawJson& value, const char* end, bool isLast)
{
    if (key >= Keys.size())
        return;
    Habit& habit = m_templates[key];
    const qptrdiff size = end - begin;
    const bool isSame = habit.size == size && std::memcmp(begin, habit.bytes.data(), size_t(size)) == 0;
    habit.worth = qint8(isSame ? qMin(habit.worth + 1, int(MostWorth)) : qMax(habit.worth - 1, 0));
    if (habit.worth == 0 || size > MostBytes) {
        habit.size = 0;
        return;
    }
    std::memcpy(habit.bytes.data(), begin, size_t(size));
    habit.mask = ~quint64(0) >> (MostBytes - size);
    habit.size = quint8(size);
    habit.value = quint8(value.bytes.begin() - begin);
    habit.valueEnd = quint8(value.bytes.end() - begin);
    habit.isLast = isLast;
}

template<const auto& Keys>
template<typename Take>
bool RecordTemplates<Keys>::members(JsonCursor& cursor, quint64 wanted, Take&& take)
{
    if (++m_records % TriedAgain == 0) {
        for (Habit& habit : m_templates)
            habit.worth = qMax<qint8>(habit.worth, 2);
    }
    if (cursor.peek() != '{' || ++cursor.m_depth > json::MaxDepth)
        return cursor.fail();
    if (!cursor.take('{') || cursor.isAt('}'))
        return cursor.endWalk('}');
    for (size_t expected = 0;;) {
        const char* p = cursor.m_p;
        while (expected < Keys.size() && m_templates[expected].size != 0 && cursor.m_end - p >= MostBytes) {
            Habit& habit = m_templates[expected];
            if (!habit.isAt(p))
                break;
            habit.worth = qMin(qint8(habit.worth + 1), MostWorth);
            if (wanted & quint64(1) << expected)
                take(expected, QByteArrayView(p + habit.value, p + habit.valueEnd));
            p += habit.size;
            ++expected;
            if (habit.isLast) {
                cursor.m_p = p;
                --cursor.m_depth;
                return true;
            }
        }
        cursor.m_p = p;
        cursor.skipBlanks();
        const char* const begin = cursor.m_p;
        const size_t key = cursor.template readKey<Keys>(expected);
        RawJson value;
        if (cursor.m_failed || !read(cursor, value))
            return cursor.fail();
        take(key, value.bytes);
        const bool isLast = !cursor.take(',');
        if (isLast && !cursor.endWalk('}'))
            return false;
        learn(key, begin, value, cursor.m_p, isLast);
        if (isLast)
            return true;
        expected = key + 1;
    }
}

} // namespace stemma
