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

/// How long the time at the beginning of @p text is that counts seconds or thousandths since 1970; 0: there is none.
qsizetype epochSize(QByteArrayView text)
{
    constexpr qsizetype Seconds = 10;
    constexpr qsizetype Thousandths = 13;
    const auto digitsFrom = [text](qsizetype at) {
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return at;
    };
    qsizetype size = digitsFrom(0);
    if ((size != Seconds && size != Thousandths) || text[0] != '1')
        return 0;
    if (size < text.size() && text[size] == '.')
        size = digitsFrom(size + 1);
    return size == text.size() || QByteArrayView(" \t],}\"").contains(text[size]) ? size : 0;
}

/// The time behind a key that says so, as JSON and logfmt write it: "ts":1764281891.25, time="2026-11-24 22:18:11".
QByteArrayView keyedTimeOf(QByteArrayView line)
{
    constexpr qsizetype KeyWithin = 400;
    static constexpr QByteArrayView Keys[] = {"timestamp", "datetime", "date", "time", "ts", "t"};
    const QByteArrayView head = line.first(std::min(line.size(), KeyWithin));
    for (qsizetype at = 1; at < head.size(); ++at) {
        const bool isJson = head[at] == ':' && head[at - 1] == '"';
        if (!isJson && head[at] != '=')
            continue;
        const qsizetype end = isJson ? at - 1 : at;
        qsizetype from = end;
        while (from > 0 && isLetter(head[from - 1]))
            --from;
        const QByteArrayView word = head.sliced(from, end - from);
        const auto isWord = [word](QByteArrayView key) {
            return word.size() == key.size() && word.compare(key, Qt::CaseInsensitive) == 0;
        };
        if (std::ranges::none_of(Keys, isWord) || (from > 0 && !QByteArrayView("\"@ \t").contains(head[from - 1])))
            continue;
        qsizetype value = at + 1;
        while (value < line.size() && (line[value] == ' ' || line[value] == '"'))
            ++value;
        const QByteArrayView rest = line.sliced(value);
        const qsizetype clock = timeSize(rest);
        if (const qsizetype size = clock > 0 ? clock : epochSize(rest); size > 0)
            return rest.first(size);
    }
    return {};
}

/// What web servers write behind a request: [time] "GET / HTTP/1.1" 200; empty: this is none.
QByteArrayView statusOf(QByteArrayView line)
{
    constexpr QByteArrayView Begin = "] \"";
    const qsizetype request = line.indexOf(Begin);
    if (request < 0)
        return {};
    qsizetype end = line.indexOf('"', request + Begin.size());
    while (end > 0 && line[end - 1] == '\\')
        end = line.indexOf('"', end + 1);
    return end >= 0 && hasShape(line.sliced(end), "\" ddd ") ? line.sliced(end + 2, 3) : QByteArrayView();
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
    if (line.startsWith('{'))
        return keyedTimeOf(line);
    // "127.0.0.1 - - [24/Nov/2026:22:18:11 +0000]": behind the first bracket.
    const qsizetype bracket = line.first(std::min<qsizetype>(line.size(), 80)).indexOf('[');
    for (const qsizetype at : {qsizetype(0), bracket + 1}) {
        const qsizetype size = timeSize(line.sliced(at));
        if (size > 0)
            return line.sliced(at, size);
        if (bracket < 0)
            break;
    }
    const qsizetype from = line.startsWith('[') ? 1 : 0;
    const qsizetype size = epochSize(line.sliced(from));
    return size > 0 && from + size < line.size() ? line.sliced(from, size) : keyedTimeOf(line);
}

std::optional<LogLevel> levelOf(QByteArrayView line)
{
    const QByteArrayView head = line.first(std::min(line.size(), LevelWithin));
    if (const QByteArrayView status = statusOf(line); !status.isEmpty())
        return status[0] == '5' ? std::optional(LogLevel::Error) : std::nullopt;
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
    const qsizetype begin = time.isEmpty() ? 0 : time.begin() - line.begin();
    QByteArray keyed;
    if (begin > 0 && QByteArrayView("=: \"").contains(line[begin - 1])) {
        // A figure like others, with a key before it.
        keyed = line.first(begin).toByteArray();
        keyed.append('0').append(line.sliced(begin + time.size()));
        line = keyed;
    } else if (!time.isEmpty()) {
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
