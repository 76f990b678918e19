// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsoncopy.h"

#include <QRandomGenerator>

#include <array>
#include <optional>

namespace stemma::mantis {

/// One stored line of a tree, with the places of what a copy has otherwise.
struct RawLine
{
    QByteArray bytes;
    std::optional<json::Range> id; ///< ranges are of the values, quotes included
    std::optional<json::Range> parent;
    std::optional<json::Range> time;
    std::optional<json::Range> session;
    std::optional<json::Range> forkedFrom;
    std::optional<json::Range> message;
    qsizetype end = 0; ///< of the closing brace
    QString idText;

    /// "null" where there is none.
    [[nodiscard]] QByteArray sourceText(const std::optional<json::Range>& range) const
    {
        return range ? bytes.sliced(range->start, range->length) : QByteArray("null");
    }
    /// No value: it is no entry.
    [[nodiscard]] static std::optional<RawLine> read(const QByteArray& bytes);
};

/// As the library makes them.
[[nodiscard]] QString newUuid();
/// Many of them, one after the other. One thread.
class Uuids
{
public:
    [[nodiscard]] QByteArray next(); ///< with its quotes

private:
    static constexpr size_t AtOnce = 256;
    static constexpr size_t OfOne = 4; ///< numbers

    QRandomGenerator m_generator = QRandomGenerator::securelySeeded(); ///< asking the system takes longer than a row
    std::array<quint32, AtOnce * OfOne> m_numbers {};
    size_t m_used = AtOnce * OfOne;
};
/// A JSON string with its quotes, in raw UTF-8 where possible.
[[nodiscard]] QByteArray quotedText(QStringView text);

/// The content of a message within a line: its range, and those of its blocks where it is a list.
struct RawContent
{
    json::Range whole;
    bool isList = false;
    QList<json::Range> blocks;

    [[nodiscard]] static std::optional<RawContent> read(
        const QByteArray& line, const std::optional<json::Range>& message);
};

/// The content of a plain message, or of one of the protocol's.
[[nodiscard]] std::optional<RawContent> spelledMessage(const QByteArray& message);

/// A new text for a message that says @p before. A summary keeps the line that mantis knows it by.
[[nodiscard]] QString textFor(const QString& text, const QString& before);

/// The line's content without some of its blocks; at least one stays.
void removeBlocks(JsonCopy& copy, const RawContent& content, const QList<int>& blocks);

} // namespace stemma::mantis
