// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/wordtokenizer.h"

#include "core/store/sqlite/sqliteapi.h"
#include "core/store/sqlite/sqliteerror.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int LongestWord = 32'768; // bytes: FTS5_MAX_TOKEN_SIZE, what an index keeps of a word

struct WordTokenizerText
{
    Q_DECLARE_TR_FUNCTIONS(WordTokenizer)
};

/// The interface of the full-text search in a connection; null: SQLite was built without it.
fts5_api* fullTextOf(sqlite3* handle)
{
    fts5_api* api = nullptr;
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        sqlite3_bind_pointer(statement, 1, static_cast<void*>(&api), "fts5_api_ptr", nullptr);
        sqlite3_step(statement);
    }
    sqlite3_finalize(statement);
    return api;
}

int giveWord(void* sink, int /*flags*/, const char* word, int size, int start, int end)
{
    const auto& give = *static_cast<const WordTokenizer::Sink*>(sink);
    return give(QByteArrayView(word, qMin(size, LongestWord)), start, end) ? SQLITE_OK : SQLITE_DONE;
}

} // namespace

struct WordTokenizer::Private
{
    Private() = default;
    ~Private()
    {
        if (tokenizer)
            functions.xDelete(tokenizer);
        sqlite3_close(handle);
    }
    Q_DISABLE_COPY_MOVE(Private)

    sqlite3* handle = nullptr; ///< to a database without content
    fts5_tokenizer functions = {};
    Fts5Tokenizer* tokenizer = nullptr;
};

WordTokenizer::WordTokenizer(std::unique_ptr<Private> own)
    : d(std::move(own))
{
}

WordTokenizer::~WordTokenizer() = default;

Result<std::unique_ptr<WordTokenizer>> WordTokenizer::make()
{
    auto own = std::make_unique<Private>();
    sqlite3_open_v2(":memory:", &own->handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    fts5_api* api = fullTextOf(own->handle);
    void* data = nullptr;
    const char* arguments[] = {"remove_diacritics", "2"};
    if (!api || api->xFindTokenizer(api, "unicode61", &data, &own->functions) != SQLITE_OK
        || own->functions.xCreate(data, arguments, 2, &own->tokenizer) != SQLITE_OK)
        return fail(Errc::NotSupported,
            WordTokenizerText::tr("This SQLite library has no full-text search (FTS5). Install one that has it."));
    return std::unique_ptr<WordTokenizer>(new WordTokenizer(std::move(own)));
}

void WordTokenizer::split(QByteArrayView utf8, const Sink& sink)
{
    if (utf8.size() > std::numeric_limits<int>::max())
        return;
    d->functions.xTokenize(
        d->tokenizer, const_cast<Sink*>(&sink), FTS5_TOKENIZE_DOCUMENT, utf8.data(), int(utf8.size()), &giveWord);
}

} // namespace stemma
