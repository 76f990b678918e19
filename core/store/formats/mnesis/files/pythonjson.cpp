// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/files/pythonjson.h"

#include "core/base/text.h"

#include <QHash>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

constexpr int DeepestPythonJson = 500; // Python stops somewhere beyond

/// Reads in the order in which Python does, so that the first mistake is the one that Python names.
class PythonJsonReader
{
public:
    explicit PythonJsonReader(QStringView text)
        : m_text(text)
    {
    }
    std::optional<std::variant<PythonJson, PythonJsonError>> run();

private:
    using Type = PythonJson::Type;

    [[nodiscard]] QChar at(qsizetype place) const { return place < m_text.size() ? m_text[place] : QChar(); }
    [[nodiscard]] bool isAt(qsizetype place, char c) const
    {
        return place < m_text.size() && m_text[place] == QLatin1Char(c);
    }
    void skipBlanks();
    bool refuse(const QString& why, qsizetype place);
    [[nodiscard]] bool value(
        Type& type, QList<PythonJson::Member>* members, qint64* items, QList<PythonJson::Member>* first);
    [[nodiscard]] bool object(QList<PythonJson::Member>* members);
    [[nodiscard]] bool array(qint64* items, QList<PythonJson::Member>* first);
    [[nodiscard]] bool string(QString* decoded);
    [[nodiscard]] bool escape(qsizetype begin, QString& decoded);
    [[nodiscard]] bool number(Type& type);

    QStringView m_text;
    qsizetype m_at = 0;
    int m_depth = 0;
    bool m_isBeyond = false;
    QString m_failure;
};

bool PythonJsonReader::refuse(const QString& why, qsizetype place)
{
    const QStringView before = m_text.first(place);
    const qsizetype lineStart = before.lastIndexOf(u'\n') + 1;
    m_failure = u"%1: line %2 column %3 (char %4)"_s.arg(why)
                    .arg(before.count(u'\n') + 1)
                    .arg(codePoints(before.sliced(lineStart)) + 1)
                    .arg(codePoints(before));
    return false;
}

void PythonJsonReader::skipBlanks()
{
    while (m_at < m_text.size() && QStringView(u" \t\n\r").contains(m_text[m_at]))
        ++m_at;
}

std::optional<std::variant<PythonJson, PythonJsonError>> PythonJsonReader::run()
{
    PythonJson read;
    bool isSound = false;
    if (at(0) != QChar(0xFEFF)) {
        skipBlanks();
        isSound = value(read.type, &read.members, &read.items, &read.firstItem);
        skipBlanks();
        if (isSound && m_at < m_text.size())
            isSound = refuse(u"Extra data"_s, m_at);
    } else {
        refuse(u"Unexpected UTF-8 BOM (decode using utf-8-sig)"_s, 0);
    }
    if (m_isBeyond)
        return {};
    if (!isSound)
        return PythonJsonError {m_failure};
    return read;
}

bool PythonJsonReader::value(
    Type& type, QList<PythonJson::Member>* members, qint64* items, QList<PythonJson::Member>* first)
{
    static constexpr std::pair<QLatin1StringView, Type> Words[]
        = {{"null"_L1, Type::Null}, {"true"_L1, Type::Boolean}, {"false"_L1, Type::Boolean}, {"NaN"_L1, Type::Float},
            {"Infinity"_L1, Type::Float}, {"-Infinity"_L1, Type::Float}};
    for (const auto& [word, kind] : Words) {
        if (m_text.sliced(m_at).startsWith(word)) {
            type = kind;
            m_at += word.size();
            return true;
        }
    }
    if (isAt(m_at, '"')) {
        type = Type::String;
        return string(nullptr);
    }
    if (!isAt(m_at, '{') && !isAt(m_at, '['))
        return number(type);
    if (m_depth >= DeepestPythonJson) {
        m_isBeyond = true;
        return false;
    }
    ++m_depth;
    type = isAt(m_at, '{') ? Type::Object : Type::Array;
    const bool isSound = type == Type::Object ? object(members) : array(items, first);
    --m_depth;
    return isSound;
}

bool PythonJsonReader::object(QList<PythonJson::Member>* members)
{
    const QString noName = u"Expecting property name enclosed in double quotes"_s;
    QHash<QString, qsizetype> places;
    ++m_at;
    skipBlanks();
    if (isAt(m_at, '}')) {
        ++m_at;
        return true;
    }
    for (;;) {
        if (!isAt(m_at, '"'))
            return refuse(noName, m_at);
        QString key;
        if (!string(members ? &key : nullptr))
            return false;
        skipBlanks();
        if (!isAt(m_at, ':'))
            return refuse(u"Expecting ':' delimiter"_s, m_at);
        ++m_at;
        skipBlanks();
        Type type = Type::Null;
        if (!value(type, nullptr, nullptr, nullptr))
            return false;
        if (members) {
            const auto known = places.constFind(key);
            if (known == places.cend()) {
                places.insert(key, members->size());
                members->append({key, type});
            } else {
                (*members)[*known].type = type;
            }
        }
        skipBlanks();
        if (isAt(m_at, '}')) {
            ++m_at;
            return true;
        }
        if (!isAt(m_at, ','))
            return refuse(u"Expecting ',' delimiter"_s, m_at);
        const qsizetype comma = m_at++;
        skipBlanks();
        if (isAt(m_at, '}'))
            return refuse(u"Illegal trailing comma before end of object"_s, comma);
    }
}

bool PythonJsonReader::array(qint64* items, QList<PythonJson::Member>* first)
{
    qint64 count = 0;
    ++m_at;
    skipBlanks();
    if (isAt(m_at, ']')) {
        ++m_at;
        return true;
    }
    for (;;) {
        Type type = Type::Null;
        if (!value(type, count == 0 ? first : nullptr, nullptr, nullptr))
            return false;
        ++count;
        skipBlanks();
        if (isAt(m_at, ']')) {
            ++m_at;
            if (items)
                *items = count;
            return true;
        }
        if (!isAt(m_at, ','))
            return refuse(u"Expecting ',' delimiter"_s, m_at);
        const qsizetype comma = m_at++;
        skipBlanks();
        if (isAt(m_at, ']'))
            return refuse(u"Illegal trailing comma before end of array"_s, comma);
    }
}

bool PythonJsonReader::escape(qsizetype begin, QString& decoded)
{
    static constexpr std::pair<char, char> Plain[]
        = {{'"', '"'}, {'\\', '\\'}, {'/', '/'}, {'b', '\b'}, {'f', '\f'}, {'n', '\n'}, {'r', '\r'}, {'t', '\t'}};
    const qsizetype backslash = m_at++;
    if (m_at >= m_text.size())
        return refuse(u"Unterminated string starting at"_s, begin);
    for (const auto& [written, meant] : Plain) {
        if (isAt(m_at, written)) {
            decoded += QLatin1Char(meant);
            ++m_at;
            return true;
        }
    }
    if (!isAt(m_at, 'u'))
        return refuse(u"Invalid \\escape"_s, backslash);
    ++m_at;
    ushort unit = 0;
    for (int i = 0; i < 4; ++i) {
        const char16_t c = at(m_at + i).unicode();
        const int digit = c >= u'0' && c <= u'9' ? c - u'0'
            : c >= u'a' && c <= u'f'             ? c - u'a' + 10
            : c >= u'A' && c <= u'F'             ? c - u'A' + 10
                                                 : -1;
        if (digit < 0)
            return refuse(u"Invalid \\uXXXX escape"_s, backslash + 1);
        unit = ushort(unit * 16 + digit);
    }
    m_at += 4;
    decoded += QChar(unit);
    return true;
}

bool PythonJsonReader::string(QString* decoded)
{
    const qsizetype begin = m_at++;
    QString text;
    for (;;) {
        if (m_at >= m_text.size())
            return refuse(u"Unterminated string starting at"_s, begin);
        const QChar c = m_text[m_at];
        if (c == u'"') {
            ++m_at;
            if (decoded)
                *decoded = text;
            return true;
        }
        if (c.unicode() < 0x20)
            return refuse(u"Invalid control character at"_s, m_at);
        if (c == u'\\') {
            if (!escape(begin, text))
                return false;
            continue;
        }
        if (decoded)
            text += c;
        ++m_at;
    }
}

bool PythonJsonReader::number(Type& type)
{
    const auto isDigitAt = [this](qsizetype place) { return at(place) >= u'0' && at(place) <= u'9'; };
    qsizetype end = m_at + (isAt(m_at, '-') ? 1 : 0);
    if (!isDigitAt(end))
        return refuse(u"Expecting value"_s, m_at);
    if (isAt(end, '0'))
        ++end;
    else
        while (isDigitAt(end))
            ++end;
    // What Python takes no longer integers of.
    constexpr qsizetype MostDigits = 4300;
    const bool isLong = end - m_at > MostDigits;
    type = Type::Integer;
    if (isAt(end, '.') && isDigitAt(end + 1)) {
        type = Type::Float;
        for (++end; isDigitAt(end);)
            ++end;
    }
    if (isAt(end, 'e') || isAt(end, 'E')) {
        const qsizetype digits = end + (isAt(end + 1, '-') || isAt(end + 1, '+') ? 2 : 1);
        if (isDigitAt(digits)) {
            type = Type::Float;
            for (end = digits; isDigitAt(end);)
                ++end;
        }
    }
    m_isBeyond = m_isBeyond || (isLong && type == Type::Integer);
    m_at = end;
    return !m_isBeyond;
}

} // namespace

std::optional<std::variant<PythonJson, PythonJsonError>> readAsPython(const QString& text)
{
    return PythonJsonReader(text).run();
}

} // namespace stemma::mnesis
