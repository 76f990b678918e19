// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/filereader.h"

namespace stemma {

/// One line of a JSON Lines file that is not blank.
struct JsonLine
{
    qint64 offset = 0; ///< of its first byte; a byte order mark before the first line is not part of it
    qint64 length = 0; ///< without the line end (LF or CR LF)
    qint64 number = 0; ///< 1-based, blank lines counted, from where reading began
    bool complete = true; ///< false: the file ends within it (a torn line, or one being written now)
    /// The line, or of one longer than JsonLines::MaxHeld only its first JsonLines::HeadBytes. Valid
    /// during the call only; JsonLines::Padding readable bytes follow it, as simdjson wants.
    QByteArrayView bytes;

    [[nodiscard]] bool isWhole() const { return bytes.size() == length; }
    /// False: it has no end yet and is not held, so that nobody can tell whether it is JSON. Of what is held half a
    /// record is no JSON.
    [[nodiscard]] bool isKnown() const { return complete || isWhole(); }
};

/// How far a pass over lines came.
struct JsonLinesEnd
{
    qint64 next = 0; ///< where to go on when the file has grown: behind the last complete line
    qint64 lines = 0; ///< complete ones up to there, blank lines counted
    bool torn = false; ///< the last line given was not complete
};

/// Streams the lines of a file at the speed of a search for line ends, in memory that does not depend on
/// the file. Whether a line is JSON is the receiver's matter, and no line ends the pass.
class JsonLines
{
public:
    static constexpr qint64 Padding = 64;
    static constexpr qint64 MaxHeld = 64 << 20;
    static constexpr qint64 HeadBytes = 1 << 20;

    /// Gives the lines from @p from (0, or an earlier JsonLinesEnd::next) to reader.size(). Ends early,
    /// without an error, when the sink answers false; `next` is then behind the line just given.
    using Sink = std::function<bool(const JsonLine& line)>;
    /// Whoever reads a line finds its end on the way, which saves looking for it: @p ahead gets what is held from
    /// the beginning of a line on, and answers where its line end is, or -1 if that is unknown. A line found so
    /// is given to the sink next.
    using Ahead = std::function<qint64(QByteArrayView rest)>;
    [[nodiscard]] static Result<JsonLinesEnd> read(
        const FileReader& reader, qint64 from, const Sink& sink, const JobControl& job, const Ahead& ahead = {});
};

} // namespace stemma
