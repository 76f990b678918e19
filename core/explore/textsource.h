// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/textdecoder.h"
#include "core/store/files/filereader.h"

#include <QCryptographicHash>
#include <QStringConverter>

#include <optional>

namespace stemma {

/// How much of a file tells what it holds.
constexpr qint64 ExploreHeadBytes = 64 * 1024;

/// The beginning of a file as UTF-8, where its mark and all that follows are UTF-16; else nothing.
[[nodiscard]] std::optional<QByteArray> textOfUtf16(QByteArrayView head);

/// A file as text, in pieces of about a megabyte, from its beginning to its end.
class TextSource
{
public:
    /// @p file is open, and lives longer.
    TextSource(const FileReader& file, bool withHash, const JobControl& job);

    [[nodiscard]] const QString& path() const { return m_file.path(); }
    [[nodiscard]] const FileReader& file() const { return m_file; }
    [[nodiscard]] const JobControl& job() const { return m_job; }

    /// Some text, valid until the next call. Empty: the file is at its end, could not be read further, or the job is
    /// cancelled.
    [[nodiscard]] QByteArrayView next();
    /// Up to @p most bytes of text; hasMore() tells whether that was all.
    [[nodiscard]] QByteArray whole(qsizetype most);
    [[nodiscard]] bool hasMore();
    /// Reads what is left, for the figures below.
    void finish();

    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    [[nodiscard]] bool wasInvalid() const { return m_utf16 ? m_toUtf8.hasError() : m_decoder.wasInvalid(); }
    [[nodiscard]] bool isUtf16() const { return m_utf16.has_value(); }
    /// Of the bytes taken for UTF-8, whatever they are: agents read files so, and count and name them by it.
    [[nodiscard]] qint64 characters() const { return m_characters; }
    [[nodiscard]] QByteArray contentId() const { return m_hash.result().toHex(); }

private:
    [[nodiscard]] QByteArrayView read();

    const FileReader& m_file;
    JobControl m_job;
    bool m_withHash;
    QCryptographicHash m_hash {QCryptographicHash::Sha256};
    TextDecoder m_decoder;
    std::optional<QStringDecoder> m_utf16;
    QStringEncoder m_toUtf8 {QStringEncoder::Utf8};
    QByteArray m_wide; ///< text that was UTF-16
    TextDecoder m_lineEnds; ///< of it
    QByteArray m_block;
    QByteArrayView m_ahead; ///< read, and not given yet
    qint64 m_offset = 0;
    qint64 m_characters = 0;
    bool m_isOver = false;
    std::optional<Error> m_failure;
};

/// The lines of a text. What of a line goes beyond MostBytes is dropped.
class TextLines
{
public:
    static constexpr qsizetype MostBytes = 64 << 20;

    explicit TextLines(TextSource& source)
        : m_source(source)
    {
    }
    /// The next line without its end, valid until the next call; no value: there is none. A text that ends with a line
    /// end has no line after that.
    [[nodiscard]] std::optional<QByteArrayView> next();
    [[nodiscard]] qint64 number() const { return m_number; } ///< of the last one, from 1
    [[nodiscard]] bool wasCut() const { return m_wasCut; } ///< the last one

private:
    void keep(QByteArrayView piece);

    TextSource& m_source;
    QByteArrayView m_left;
    QByteArray m_line;
    qint64 m_number = 0;
    bool m_wasCut = false;
};

} // namespace stemma
