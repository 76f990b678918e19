// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tokens/vocabulary.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstring>
#include <mutex>
#include <queue>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct VocabularyText
{
    Q_DECLARE_TR_FUNCTIONS(Vocabulary)
};

/// What is known of a published list.
struct Published
{
    Vocabulary::Kind kind;
    QLatin1StringView name;
    const char* sha256;
    /// The name under which tiktoken keeps it: the SHA-1 of its address.
    QLatin1StringView cached;
};

constexpr Published Lists[] = {
    {Vocabulary::Kind::Cl100k, "cl100k_base"_L1, "223921b76ee99bde995b7ff738513eef100fb51d18c93597a113bcffe865b2a7",
        "9b5ad71b2ce5302211f9c61530b329a4922fc6a4"_L1},
    {Vocabulary::Kind::O200k, "o200k_base"_L1, "446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d",
        "fb374d419588a4632f3f557e76b4b70aebbca790"_L1},
};

const Published& publishedOf(Vocabulary::Kind kind)
{
    return *std::ranges::find(Lists, kind, &Published::kind);
}

quint64 mixed(quint64 word)
{
    constexpr quint64 Factor = 0x9e3779b97f4a7c15;
    word *= Factor;
    return word ^ (word >> 32);
}

/// Of few bytes; made for speed.
quint32 hashOf(const uchar* bytes, qsizetype size)
{
    quint64 hash = quint64(size);
    for (; size >= 8; bytes += 8, size -= 8) {
        quint64 word = 0;
        std::memcpy(&word, bytes, 8);
        hash = mixed(hash ^ word);
    }
    quint64 rest = 0;
    std::memcpy(&rest, bytes, size_t(size));
    return quint32(mixed(hash ^ rest));
}

/// UTF-8 as Python's encoder gets it: what is half a pair becomes U+FFFD.
QByteArray utf8Of(QStringView text)
{
    if (text.isValidUtf16())
        return text.toUtf8();
    QString whole = text.toString();
    for (qsizetype i = 0; i < whole.size(); ++i) {
        const bool isPair = whole.at(i).isHighSurrogate() && i + 1 < whole.size() && whole.at(i + 1).isLowSurrogate();
        if (isPair)
            ++i;
        else if (whole.at(i).isSurrogate())
            whole[i] = QChar::ReplacementCharacter;
    }
    return whole.toUtf8();
}

constexpr qsizetype ShortPiece = 128; ///< up to here looking through all pairs is faster than a heap

} // namespace

// ---- the list -----------------------------------------------------------------------------------

Result<std::shared_ptr<const Vocabulary>> Vocabulary::load(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(file.exists() ? Errc::Denied : Errc::NotFound,
            VocabularyText::tr(
                "The vocabulary %1 cannot be read: %2. Check the permissions of the file and its folder.")
                .arg(QDir::toNativeSeparators(path), file.errorString()));
    const QByteArray list = file.readAll();
    const QByteArray hash = QCryptographicHash::hash(list, QCryptographicHash::Sha256).toHex();
    const auto known = std::ranges::find_if(Lists, [&](const Published& one) { return hash == one.sha256; });
    if (known == std::end(Lists))
        return fail(Errc::Corrupt,
            VocabularyText::tr("%1 is neither cl100k_base nor o200k_base as published, so its counts would be wrong. "
                               "Reinstall the package it belongs to, or remove the file.")
                .arg(QDir::toNativeSeparators(path)),
            QString::fromLatin1(hash));
    return parse(known->kind, list);
}

Result<std::shared_ptr<const Vocabulary>> Vocabulary::parse(Kind kind, const QByteArray& list)
{
    std::shared_ptr<Vocabulary> vocabulary(new Vocabulary(kind));
    qsizetype number = 0;
    for (qsizetype at = 0; at < list.size();) {
        ++number;
        qsizetype end = list.indexOf('\n', at);
        end = end < 0 ? list.size() : end;
        const QByteArrayView line = QByteArrayView(list).sliced(at, end - at);
        at = end + 1;
        if (line.isEmpty())
            continue;
        const qsizetype blank = line.indexOf(' ');
        const auto token = QByteArray::fromBase64Encoding(
            line.first(qMax<qsizetype>(0, blank)).toByteArray(), QByteArray::AbortOnBase64DecodingErrors);
        bool isNumber = false;
        const quint32 rank = line.sliced(blank + 1).toUInt(&isNumber);
        if (blank <= 0 || !token || (*token).isEmpty() || !isNumber)
            return fail(Errc::Corrupt,
                VocabularyText::tr("Line %1 of the vocabulary is not a token with its rank.").arg(number));
        vocabulary->m_starts.push_back(quint32(vocabulary->m_bytes.size()));
        vocabulary->m_ranks.push_back(rank);
        vocabulary->m_bytes += *token;
    }
    vocabulary->m_starts.push_back(quint32(vocabulary->m_bytes.size()));
    vocabulary->index();
    return vocabulary;
}

void Vocabulary::index()
{
    m_slots.resize(std::bit_ceil(m_ranks.size() * 2 + 1));
    const size_t mask = m_slots.size() - 1;
    const auto* bytes = reinterpret_cast<const uchar*>(m_bytes.constData());
    for (size_t i = 0; i < m_ranks.size(); ++i) {
        const quint32 hash = hashOf(bytes + m_starts[i], m_starts[i + 1] - m_starts[i]);
        size_t place = hash & mask;
        while (m_slots[place].token != None)
            place = (place + 1) & mask;
        m_slots[place] = {hash, quint32(i)};
    }
}

quint32 Vocabulary::rankOf(const uchar* bytes, qsizetype size) const
{
    const quint32 hash = hashOf(bytes, size);
    const size_t mask = m_slots.size() - 1;
    const auto* known = reinterpret_cast<const uchar*>(m_bytes.constData());
    for (size_t place = hash & mask;; place = (place + 1) & mask) {
        const Slot slot = m_slots[place];
        if (slot.token == None)
            return None;
        if (slot.hash == hash && qsizetype(m_starts[slot.token + 1] - m_starts[slot.token]) == size
            && std::memcmp(known + m_starts[slot.token], bytes, size_t(size)) == 0)
            return m_ranks[slot.token];
    }
}

QLatin1StringView Vocabulary::nameOf(Kind kind)
{
    return publishedOf(kind).name;
}

namespace {

/// Where Python packages and the tokenizer's own cache keep lists.
QStringList likelyFolders()
{
    if (qEnvironmentVariableIsSet("STEMMA_VOCABULARIES"))
        return qEnvironmentVariable("STEMMA_VOCABULARIES").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    QStringList folders;
    for (const char* variable : {"TIKTOKEN_CACHE_DIR", "DATA_GYM_CACHE_DIR"}) {
        if (const QString folder = qEnvironmentVariable(variable); !folder.isEmpty())
            folders += folder;
    }
    folders += QDir::tempPath() + "/data-gym-cache"_L1;
    // The client package that mnesis calls models with brings both lists.
    for (const QString& root :
        {qEnvironmentVariable("VIRTUAL_ENV"), QString(QDir::homePath() + "/.local"_L1), u"/usr/local"_s, u"/usr"_s}) {
        const QDir lib(root + "/lib"_L1);
        const QStringList pythons = root.isEmpty() ? QStringList() : lib.entryList({u"python3*"_s}, QDir::Dirs);
        for (const QString& python : pythons) {
            for (const QLatin1StringView packages : {"site-packages"_L1, "dist-packages"_L1})
                folders += lib.filePath(python) + u'/' + packages + "/litellm/litellm_core_utils/tokenizers"_L1;
        }
    }
    return folders;
}

} // namespace

QString Vocabulary::find(Kind kind)
{
    const QStringList folders = likelyFolders();
    for (const QString& folder : folders) {
        const QString path = folder + u'/' + publishedOf(kind).cached;
        if (QFile::exists(path))
            return path;
    }
    return {};
}

namespace {

/// What somebody chose in the place of what is installed.
struct Choice
{
    std::atomic<bool> isNone = false;
    std::array<std::atomic<const Vocabulary*>, std::size(Lists)> lists {}; ///< null: the installed one
    std::mutex mutex; ///< guards what follows
    std::vector<std::shared_ptr<const Vocabulary>> kept; ///< others may be counting by them
};

Choice& choice()
{
    static Choice one;
    return one;
}

} // namespace

const Vocabulary* Vocabulary::installed(Kind kind)
{
    if (choice().isNone)
        return nullptr;
    if (const Vocabulary* chosen = choice().lists[size_t(kind)])
        return chosen;
    const auto loaded = [](Kind wanted) -> std::shared_ptr<const Vocabulary> {
        const QString path = find(wanted);
        const Result<std::shared_ptr<const Vocabulary>> vocabulary
            = path.isEmpty() ? fail(Errc::NotFound, {}) : load(path);
        return vocabulary && (*vocabulary)->kind() == wanted ? *vocabulary : nullptr;
    };
    if (kind == Kind::Cl100k) {
        static const std::shared_ptr<const Vocabulary> cl100k = loaded(Kind::Cl100k);
        return cl100k.get();
    }
    static const std::shared_ptr<const Vocabulary> o200k = loaded(Kind::O200k);
    return o200k.get();
}

Result<Vocabulary::Kind> Vocabulary::use(const QString& path)
{
    const auto loaded = load(path);
    if (!loaded)
        return std::unexpected(loaded.error());
    use(*loaded);
    return (*loaded)->kind();
}

void Vocabulary::use(std::shared_ptr<const Vocabulary> vocabulary)
{
    Choice& to = choice();
    const std::lock_guard lock(to.mutex);
    to.lists[size_t(vocabulary->kind())] = vocabulary.get();
    to.kept.push_back(std::move(vocabulary));
    to.isNone = false;
}

void Vocabulary::useNone()
{
    choice().isNone = true;
}

void Vocabulary::useInstalled()
{
    Choice& to = choice();
    for (auto& list : to.lists)
        list = nullptr;
    to.isNone = false;
}

// ---- encoding -----------------------------------------------------------------------------------

bool Vocabulary::spellsSpecial(QByteArrayView utf8) const
{
    if (utf8.indexOf("<|") < 0)
        return false;
    for (const QByteArrayView token : {"<|endoftext|>", "<|endofprompt|>"}) {
        if (utf8.contains(token))
            return true;
    }
    if (m_kind == Kind::O200k)
        return false;
    for (const QByteArrayView token : {"<|fim_prefix|>", "<|fim_middle|>", "<|fim_suffix|>"}) {
        if (utf8.contains(token))
            return true;
    }
    return false;
}

// The pair of lowest rank first, of equal ones the leftmost.
void Vocabulary::merge(QByteArrayView piece, std::vector<qsizetype>& ends) const
{
    if (piece.size() > ShortPiece)
        return mergeLong(piece, ends);
    const auto* bytes = reinterpret_cast<const uchar*>(piece.data());
    std::array<quint8, ShortPiece + 1> starts;
    std::array<quint32, ShortPiece + 1> pairs; // rank of each part with the next one
    auto count = size_t(piece.size());
    const auto pairAt = [&](size_t i) {
        const size_t end = i + 2 < count ? starts[i + 2] : size_t(piece.size());
        return i + 1 < count ? rankOf(bytes + starts[i], qsizetype(end) - starts[i]) : None;
    };
    for (size_t i = 0; i < count; ++i)
        starts[i] = quint8(i);
    for (size_t i = 0; i < count; ++i)
        pairs[i] = pairAt(i);
    while (count > 1) {
        const auto* lowest = std::min_element(pairs.data(), pairs.data() + count);
        if (*lowest == None)
            break;
        const auto i = size_t(lowest - pairs.data());
        std::copy(starts.data() + i + 2, starts.data() + count, starts.data() + i + 1);
        std::copy(pairs.data() + i + 2, pairs.data() + count, pairs.data() + i + 1);
        --count;
        pairs[i] = pairAt(i);
        if (i > 0)
            pairs[i - 1] = pairAt(i - 1);
    }
    for (size_t i = 1; i < count; ++i)
        ends.push_back(starts[i]);
    ends.push_back(piece.size());
}

// The same with a heap and linked parts, for text without blanks.
void Vocabulary::mergeLong(QByteArrayView piece, std::vector<qsizetype>& ends) const
{
    struct Pair
    {
        quint32 rank;
        qsizetype begin;
        qsizetype end;
        bool operator>(const Pair& other) const { return rank != other.rank ? rank > other.rank : begin > other.begin; }
    };
    const auto* bytes = reinterpret_cast<const uchar*>(piece.data());
    const qsizetype size = piece.size();
    std::vector<qsizetype> next(size_t(size) + 1); // the end of the part that begins there
    std::vector<qsizetype> previous(size_t(size) + 1); // where the part before begins
    std::vector<bool> isPart(size_t(size) + 1, true);
    std::priority_queue<Pair, std::vector<Pair>, std::greater<>> pairs;
    const auto push = [&](qsizetype begin) {
        const qsizetype middle = next[size_t(begin)];
        if (middle >= size)
            return;
        const qsizetype end = next[size_t(middle)];
        if (const quint32 rank = rankOf(bytes + begin, end - begin); rank != None)
            pairs.push({rank, begin, end});
    };
    for (qsizetype i = 0; i <= size; ++i) {
        next[size_t(i)] = i + 1;
        previous[size_t(i)] = i - 1;
    }
    for (qsizetype i = 0; i + 1 < size; ++i)
        push(i);
    while (!pairs.empty()) {
        const Pair pair = pairs.top();
        pairs.pop();
        const qsizetype middle = isPart[size_t(pair.begin)] ? next[size_t(pair.begin)] : size;
        // One of the two was merged with another one since.
        if (middle >= size || next[size_t(middle)] != pair.end)
            continue;
        isPart[size_t(middle)] = false;
        next[size_t(pair.begin)] = pair.end;
        previous[size_t(pair.end)] = pair.begin;
        push(pair.begin);
        if (pair.begin > 0)
            push(previous[size_t(pair.begin)]);
    }
    for (qsizetype i = 0; i < size; i = next[size_t(i)])
        ends.push_back(next[size_t(i)]);
}

std::vector<quint32> Vocabulary::encode(QByteArrayView utf8) const
{
    std::vector<quint32> tokens;
    std::vector<qsizetype> ends;
    PieceCutter cutter(pattern(), utf8);
    while (!cutter.atEnd()) {
        const QByteArrayView piece = cutter.next();
        const auto* bytes = reinterpret_cast<const uchar*>(piece.data());
        ends.clear();
        if (rankOf(bytes, piece.size()) != None)
            ends.push_back(piece.size());
        else
            merge(piece, ends);
        for (qsizetype begin = 0; const qsizetype end : ends) {
            tokens.push_back(rankOf(bytes + begin, end - begin));
            begin = end;
        }
    }
    return tokens;
}

std::optional<qint64> Vocabulary::count(QByteArrayView utf8) const
{
    if (spellsSpecial(utf8))
        return {};
    /// Names come again and again, and few of them are tokens.
    struct Known
    {
        QByteArrayView piece;
        qint64 tokens = 0;
    };
    constexpr size_t Places = 4096;
    std::vector<Known> known(utf8.size() > qsizetype(Places) ? Places : 1);
    std::vector<qsizetype> ends;
    qint64 tokens = 0;
    PieceCutter cutter(pattern(), utf8);
    while (!cutter.atEnd()) {
        const QByteArrayView piece = cutter.next();
        const auto* bytes = reinterpret_cast<const uchar*>(piece.data());
        if (rankOf(bytes, piece.size()) != None) {
            ++tokens;
            continue;
        }
        Known& place = known[hashOf(bytes, piece.size()) & (known.size() - 1)];
        if (place.piece != piece) {
            ends.clear();
            merge(piece, ends);
            place = {piece, qint64(ends.size())};
        }
        tokens += place.tokens;
    }
    return tokens;
}

std::optional<qint64> Vocabulary::count(QStringView text) const
{
    return count(utf8Of(text));
}

} // namespace stemma
