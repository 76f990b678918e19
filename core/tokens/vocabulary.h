// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/tokens/piececutter.h"

#include <QByteArray>
#include <QStringView>

#include <memory>
#include <optional>
#include <vector>

namespace stemma {

/// A byte-pair vocabulary of OpenAI, for counting tokens as its models do. The files are the published `.tiktoken`
/// lists (a token in base64 and its rank a line), which Stemma never downloads: a user points to one, or an installed
/// Python package brings it. Immutable once made; any thread.
class Vocabulary
{
public:
    enum class Kind : quint8 { Cl100k, O200k };

    /// Errors: NotFound, Denied, Corrupt (the file is none of the two, by its hash).
    [[nodiscard]] static Result<std::shared_ptr<const Vocabulary>> load(const QString& path);
    /// One made of the bytes of such a list, whatever they are. Errc::Corrupt names the line.
    [[nodiscard]] static Result<std::shared_ptr<const Vocabulary>> parse(Kind kind, const QByteArray& list);
    /// Where an installed package or an earlier use of one left the list; empty: nowhere. STEMMA_VOCABULARIES names
    /// other folders to look into, or none if it is set and empty.
    [[nodiscard]] static QString find(Kind kind);
    /// The one that counts: what use() was given, or the one that find() leads to, loaded at the first call; null:
    /// there is none, and tokens are estimated. Lives as long as the program.
    [[nodiscard]] static const Vocabulary* installed(Kind kind);

    /// From now on the list in this file counts for its kind, in the whole program; what was counted before is not
    /// counted again. Errors as load() has them.
    [[nodiscard]] static Result<Kind> use(const QString& path);
    static void use(std::shared_ptr<const Vocabulary> vocabulary);
    static void useNone(); ///< tokens are estimated, whatever is installed
    static void useInstalled(); ///< as at the program's start

    [[nodiscard]] Kind kind() const { return m_kind; }
    /// "cl100k_base", "o200k_base".
    [[nodiscard]] static QLatin1StringView nameOf(Kind kind);

    /// The tokens of a text. No value: it spells out a token that the models keep for themselves ("<|endoftext|>"),
    /// which the library refuses to encode as text.
    [[nodiscard]] std::optional<qint64> count(QStringView text) const;
    [[nodiscard]] std::optional<qint64> count(QByteArrayView utf8) const;
    /// The tokens themselves, by rank.
    [[nodiscard]] std::vector<quint32> encode(QByteArrayView utf8) const;

private:
    static constexpr quint32 None = 0xffffffff;
    struct Slot
    {
        quint32 hash = 0;
        quint32 token = None; ///< index in m_starts
    };

    explicit Vocabulary(Kind kind)
        : m_kind(kind)
    {
    }
    void index();
    [[nodiscard]] quint32 rankOf(const uchar* bytes, qsizetype size) const;
    [[nodiscard]] PieceCutter::Pattern pattern() const
    {
        return m_kind == Kind::Cl100k ? PieceCutter::Pattern::Cl100k : PieceCutter::Pattern::O200k;
    }
    [[nodiscard]] bool spellsSpecial(QByteArrayView utf8) const;
    /// Cuts a piece into tokens; their ends, in order, go to @p ends.
    void merge(QByteArrayView piece, std::vector<qsizetype>& ends) const;
    void mergeLong(QByteArrayView piece, std::vector<qsizetype>& ends) const;

    Kind m_kind;
    QByteArray m_bytes; ///< of all tokens, one after the other
    std::vector<quint32> m_starts; ///< of each token, and the end of the last
    std::vector<quint32> m_ranks;
    std::vector<Slot> m_slots; ///< open addressing; a power of two
};

} // namespace stemma
