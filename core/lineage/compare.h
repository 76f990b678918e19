// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

#include <memory>
#include <vector>

namespace stemma {

/// What is compared: a session, or its beginning.
struct CompareSide
{
    SessionId session;
    std::optional<qint64> upTo; ///< messages; empty: to the end
    bool operator==(const CompareSide&) const = default;
};

/// One part of one side: what a row of the comparison shows.
struct CompareItem
{
    MessagePtr message;
    qint64 index = -1; ///< of the message in its session, 0-based
    int part = -1; ///< in Message::parts
    quint64 hash = 0; ///< of the content
    std::vector<quint32> words; ///< a sample of the hashes of its words, sorted

    [[nodiscard]] const Part& content() const { return message->parts.at(part); }
};

/// Items that stand side by side; -1: nothing on that side.
struct CompareRow
{
    enum class Mark : quint8 { Same, Differs, OnlyA, OnlyB };
    int a = -1;
    int b = -1;
    Mark mark = Mark::Same;
    bool operator==(const CompareRow&) const = default;
};

/// A file that was changed after the sessions parted.
struct ComparedFile
{
    struct Change
    {
        int added = 0; ///< lines
        int removed = 0;
        int edits = 0; ///< 0: this side left it alone
        quint64 hash = 0; ///< of all changes in their order
        bool operator==(const Change&) const = default;
    };
    QString path;
    Change a;
    Change b;

    [[nodiscard]] CompareRow::Mark mark() const
    {
        using enum CompareRow::Mark;
        return b.edits == 0 ? OnlyA : a.edits == 0 ? OnlyB : a.hash == b.hash ? Same : Differs;
    }
    bool operator==(const ComparedFile&) const = default;
};

/// What a side did after the sessions parted.
struct CompareFigures
{
    qint64 messages = 0;
    qint64 compared = 0; ///< of these, the first ones
    qint64 tokens = 0; ///< estimated, as all that is added up of single messages
    qint64 toolErrors = 0; ///< of what was compared
    Duration work {}; ///< from each prompt to the last message before the next
    std::optional<double> cost; ///< in US dollars, of what was compared; empty: not stored
    std::optional<Time> from;
    std::optional<Time> to;
    QString model; ///< the last one
    bool operator==(const CompareFigures&) const = default;
};

/// Two sessions side by side. A value, made by Comparer.
struct Comparison
{
    qint64 common = 0; ///< messages at the beginning of both
    MessagePtr lastCommon;
    std::vector<CompareItem> a;
    std::vector<CompareItem> b;
    std::vector<CompareRow> rows;
    std::vector<ComparedFile> files;
    CompareFigures figuresA;
    CompareFigures figuresB;

    [[nodiscard]] bool isWhole() const
    {
        return figuresA.compared == figuresA.messages && figuresB.compared == figuresB.messages;
    }
};
using ComparisonPtr = std::shared_ptr<const Comparison>;

/// The parts of @p message that are worth a row.
void addItems(std::vector<CompareItem>& items, const MessagePtr& message, qint64 index);

/// Puts items side by side: equal ones first of all, then those of the same kind (and tool) by how many words they
/// share; prompts hold turns together. Of long lists only places near the same share of both are compared, so that
/// time and memory stay within MostAlignedCells.
[[nodiscard]] std::vector<CompareRow> alignItems(const std::vector<CompareItem>& a, const std::vector<CompareItem>& b);
inline constexpr qint64 MostAlignedCells = 4'000'000;

/// The files changed by patches and by the edits of tools, sorted by what came of them and by path.
[[nodiscard]] std::vector<ComparedFile> comparedFiles(
    const std::vector<CompareItem>& a, const std::vector<CompareItem>& b);

} // namespace stemma
