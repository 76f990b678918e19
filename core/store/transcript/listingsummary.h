// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/store/json/json.h"

#include <functional>

namespace stemma {

/// What a list of sessions shows of a transcript: read from the windows at the beginning and the end of the file, and
/// from nothing between them.
struct ListingSummary
{
    static constexpr qint64 WindowBytes = 64 * 1024;
    static constexpr qsizetype PromptLength = 200; ///< characters of the first prompt that are kept

    std::optional<quint8> dialect; ///< none: no line of the head is of any
    QString title;
    QString firstPrompt;
    QString lastPrompt;
    QString directory;
    QString innerId; ///< the session id as the lines spell it
    QString model;
    QString forkedFrom; ///< the id of the session
    QString originPath; ///< its file; empty: it is the one of that id
    QString forkedAt; ///< the id of the last message taken over
    QString firstId; ///< of the first entry, where copies of a session keep it; empty: nothing is told by it
    QString baseId; ///< the transcript whose first bytes it goes on from; empty: it has none
    qint64 baseBytes = 0;
    std::optional<qint64> createdMs;
    std::optional<qint64> updatedMs;
    bool isSideChain = false;
    bool isWhole = false; ///< the windows cover the file
    bool mayBranch = false; ///< an entry's parent is not the entry before it
};

/// Gathers the summary of one file from its lines, as a format spells them.
class ListingReader
{
public:
    ListingReader() = default;
    virtual ~ListingReader() = default;
    Q_DISABLE_COPY_MOVE(ListingReader)

    /// Sees every line of the windows, in order: cheaply, without parsing it.
    virtual void skim(QByteArrayView line) = 0;
    /// Whether parsing the line may add something. Of the others only the last with a time is taken, for the time.
    [[nodiscard]] virtual bool isWorth(QByteArrayView line, bool isTail) const = 0;
    void take(QByteArrayView line) { takeParsed(json::parse(line)); }
    /// The beginning of a line that is longer than the window.
    void takePrefix(QByteArrayView line) { takeParsed(json::parsePrefix(line)); }

    /// Lines behind the window, until there is a first prompt. The time of the last one that was seen stays.
    void takeFurther(QByteArrayView lines);
    /// All lines of a file.
    void takeWhole(QByteArrayView lines);
    /// The end of a file behind lines that were taken, from anywhere within a line: the time of its last one counts.
    void takeTail(QByteArrayView end);

    ListingSummary summary;

protected:
    /// A line that is an object; its member "timestamp" is seen to.
    virtual void takeValue(const json::Value& line) = 0;
    /// The text behind @p key (with its quotes, colon and the value's first quote) near the beginning of a line; null:
    /// it does not stand there.
    [[nodiscard]] static QByteArrayView textNear(QByteArrayView line, QByteArrayView key);
    /// The ids of an entry and of its parent, in the order of the file: tells whether the tree may branch.
    void seeLink(QByteArrayView id, QByteArrayView parent);

private:
    void takeParsed(const std::expected<json::Value, json::ParseError>& line);

    QByteArray m_lastId;
};

/// Visits the objects in the lines at the beginning of a file, as far as it is held, until @p visit answers true.
void visitHead(QByteArrayView head, const std::function<bool(const json::Value& line)>& visit);
/// Reads the windows of a file.
[[nodiscard]] Result<> readListing(const QString& path, ListingReader& reader);

} // namespace stemma
