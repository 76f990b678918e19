// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QByteArrayView>

#include <functional>
#include <memory>

namespace stemma {

/// Splits texts into words by the tokenizer of SQLite's full-text search itself, so that what is found without an
/// index is what an index finds. One thread at a time.
class WordTokenizer
{
public:
    /// As FTS5's option `tokenize` has it.
    static constexpr QByteArrayView Definition {"unicode61 remove_diacritics 2"};

    [[nodiscard]] static Result<std::unique_ptr<WordTokenizer>> make();
    ~WordTokenizer();
    Q_DISABLE_COPY_MOVE(WordTokenizer)

    /// Gives the words of @p utf8 in turn: each folded, as it is indexed, with the bytes from @p start to @p end that
    /// it was made of. Ends when the sink answers false. A text of 2 GiB or more has no words.
    using Sink = std::function<bool(QByteArrayView word, int start, int end)>;
    void split(QByteArrayView utf8, const Sink& sink);

private:
    struct Private;
    explicit WordTokenizer(std::unique_ptr<Private> own);
    std::unique_ptr<Private> d;
};

} // namespace stemma
