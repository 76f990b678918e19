// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/logline.h"

#include "core/explore/asciichars.h"

#include <algorithm>
#include <array>

namespace stemma {

namespace {

constexpr qsizetype MostOfMessage = 200;
constexpr qsizetype LevelWithin = 160;

bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// @p shape: d is a digit, a is a letter, b a digit or a blank, all else itself.
bool hasShape(QByteArrayView text, QByteArrayView shape)
{
    if (text.size() < shape.size())
        return false;
    for (qsizetype i = 0; i < shape.size(); ++i) {
        const char c = text[i];
        const char wanted = shape[i];
        const bool fits = wanted == 'd' ? isDigit(c)
            : wanted == 'a'             ? isLetter(c)
            : wanted == 'b'             ? isDigit(c) || c == ' '
                                        : c == wanted;
        if (!fits)
            return false;
    }
    return true;
}

/// How long the time at the beginning of @p text is, with parts of a second and the offset from UTC; 0: there is none.
qsizetype timeSize(QByteArrayView text)
{
    qsizetype size = 0;
    if (hasShape(text, "dddd-dd-ddTdd:dd") || hasShape(text, "dddd-dd-dd dd:dd") || hasShape(text, "dddd/dd/dd dd:dd"))
        size = 16;
    else if (hasShape(text, "dd/aaa/dddd:dd:dd"))
        size = 17;
    else if (hasShape(text, "aaa bd dd:dd:dd"))
        size = 12;
    else if (hasShape(text, "dd:dd:dd"))
        size = 5;
    if (size == 0)
        return 0;
    while (size < text.size() && (isDigit(text[size]) || text[size] == ':' || text[size] == '.' || text[size] == ','))
        ++size;
    if (size < text.size() && text[size] == 'Z')
        return size + 1;
    const qsizetype zone = size < text.size() && text[size] == ' ' ? size + 1 : size;
    if (hasShape(text.sliced(zone), "+dddd") || hasShape(text.sliced(zone), "-dddd"))
        return zone + 5;
    if (hasShape(text.sliced(size), "+dd:dd") || hasShape(text.sliced(size), "-dd:dd"))
        return size + 6;
    return size;
}

std::optional<LogLevel> levelNamed(QByteArrayView word)
{
    static constexpr std::pair<QByteArrayView, LogLevel> Names[] = {
        {"INFO", LogLevel::Info},
        {"DEBUG", LogLevel::Debug},
        {"WARN", LogLevel::Warning},
        {"WARNING", LogLevel::Warning},
        {"ERROR", LogLevel::Error},
        {"ERR", LogLevel::Error},
        {"NOTICE", LogLevel::Notice},
        {"TRACE", LogLevel::Trace},
        {"FATAL", LogLevel::Fatal},
        {"CRITICAL", LogLevel::Fatal},
        {"CRIT", LogLevel::Fatal},
        {"SEVERE", LogLevel::Error},
        {"PANIC", LogLevel::Fatal},
        {"EMERG", LogLevel::Fatal},
        {"ALERT", LogLevel::Fatal},
    };
    for (const auto& [name, level] : Names) {
        if (word.size() == name.size() && word.compare(name, Qt::CaseInsensitive) == 0)
            return level;
    }
    return {};
}

/// "E1124 22:18:11.123456", as Kubernetes and others write level, day and time.
constexpr QByteArrayView KlogShape = "adddd dd:dd:dd";

bool isUpper(QByteArrayView word)
{
    return std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
}

} // namespace

QByteArrayView withoutColours(QByteArrayView line, QByteArray& plain)
{
    if (!line.contains('\x1B'))
        return line;
    plain.resize(0);
    for (qsizetype at = 0; at < line.size();) {
        if (!line.sliced(at).startsWith("\x1B[")) {
            plain.append(line[at++]);
            continue;
        }
        at += 2;
        while (at < line.size() && line[at] >= ' ' && line[at] < '@')
            ++at;
        ++at; // the letter
    }
    return plain;
}

QByteArrayView timeOf(QByteArrayView line)
{
    if (hasShape(line, KlogShape))
        return line.sliced(1, 5 + timeSize(line.sliced(6)));
    // "127.0.0.1 - - [24/Nov/2026:22:18:11 +0000]": behind the first bracket.
    const qsizetype bracket = line.first(std::min<qsizetype>(line.size(), 80)).indexOf('[');
    for (const qsizetype at : {qsizetype(0), bracket + 1}) {
        const qsizetype size = timeSize(line.sliced(at));
        if (size > 0)
            return line.sliced(at, size);
        if (bracket < 0)
            break;
    }
    return {};
}

std::optional<LogLevel> levelOf(QByteArrayView line)
{
    const QByteArrayView head = line.first(std::min(line.size(), LevelWithin));
    if (hasShape(head, KlogShape)) {
        switch (head[0]) {
        case 'I':
            return LogLevel::Info;
        case 'W':
            return LogLevel::Warning;
        case 'E':
            return LogLevel::Error;
        case 'F':
            return LogLevel::Fatal;
        default:
            break;
        }
    }
    for (qsizetype at = 0; at < head.size();) {
        if (!isLetter(head[at])) {
            ++at;
            continue;
        }
        qsizetype end = at;
        while (end < head.size() && isLetter(head[end]))
            ++end;
        const QByteArrayView word = head.sliced(at, end - at);
        if (word.size() >= 3 && word.size() <= 8) {
            // Small letters are a word of the message unless something marks them.
            const char before = at > 0 ? head[at - 1] : ' ';
            const char after = end < head.size() ? head[end] : ' ';
            const bool isMarked = before == '[' || before == '<' || before == '=' || before == '"' || after == ']'
                || after == ':' || after == '>';
            if (isMarked || isUpper(word)) {
                if (const auto level = levelNamed(word))
                    return level;
            }
        }
        at = end;
    }
    return {};
}

void maskFigures(QByteArrayView line, QByteArray& masked)
{
    const QByteArrayView time = timeOf(line);
    if (!time.isEmpty()) {
        const qsizetype end = time.end() - line.begin();
        line = line.sliced(end < line.size() && line[end] == ']' ? end + 1 : end);
    }
    line = line.trimmed();
    line = line.first(std::min(line.size(), MostOfMessage));
    masked.resize(0);
    for (qsizetype at = 0; at < line.size();) {
        const char c = line[at];
        if (!isDigit(c) && !isLetter(c)) {
            masked.append(c);
            ++at;
            continue;
        }
        // A word of letters and digits is a figure when it has a digit and nothing but hexadecimal digits, or digits
        // and a unit.
        qsizetype end = at;
        qsizetype digits = 0;
        qsizetype hex = 0;
        while (end < line.size() && (isDigit(line[end]) || isLetter(line[end]))) {
            digits += isDigit(line[end]) ? 1 : 0;
            hex += isHexDigit(line[end]) ? 1 : 0;
            ++end;
        }
        const qsizetype size = end - at;
        const bool isFigure
            = digits > 0 && (hex == size || (size > 2 && line[at] == '0' && (line[at + 1] | 0x20) == 'x'));
        if (isFigure) {
            // Figures with points, colons and dashes between them are one: addresses, versions, identifiers.
            const qsizetype last = masked.size();
            if (last >= 2 && masked[last - 2] == '#'
                && (masked[last - 1] == '.' || masked[last - 1] == ':' || masked[last - 1] == '-'))
                masked.chop(1);
            else
                masked.append('#');
        } else {
            qsizetype from = at;
            for (qsizetype i = at; i < end; ++i) {
                if (!isDigit(line[i]))
                    continue;
                masked.append(line.sliced(from, i - from)).append('#');
                while (i < end && isDigit(line[i]))
                    ++i;
                from = i;
            }
            masked.append(line.sliced(from, end - from));
        }
        at = end;
    }
}

} // namespace stemma
