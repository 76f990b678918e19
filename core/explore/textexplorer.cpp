// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"

#include <QLocale>

#include <md4c.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostForParsers = 32 << 20;
constexpr int PreviewLines = 8;

class TextExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void TextExplorer::explore(TextSource& source, Exploration& into)
{
    TextLines lines(source);
    qsizetype longest = 0;
    ExplorationSection& preview = addSection(into, "preview"_L1);
    while (const auto line = lines.next()) {
        longest = std::max(longest, line->size());
        if (lines.number() <= PreviewLines)
            addLine(preview, {shownText(*line), lines.number(), 0});
    }
    addCount(into, "lines"_L1, lines.number());
    addCount(into, "longest_line"_L1, longest);
    setHeadline(into, {"lines"_L1, "longest_line"_L1});
}

/// What the first bytes of well-known files are.
QString formatOf(QByteArrayView head)
{
    static constexpr std::pair<QByteArrayView, QLatin1StringView> Magic[] = {
        {"\x7F"
         "ELF",
            "ELF"_L1},
        {"%PDF-", "PDF"_L1},
        {"MZ", "PE (Windows)"_L1},
        {"\xCA\xFE\xBA\xBE", "Java class"_L1},
        {QByteArrayView("\0asm", 4), "WebAssembly"_L1},
        {"OggS", "Ogg"_L1},
        {"fLaC", "FLAC"_L1},
        {"ID3", "MP3"_L1},
        {"PAR1", "Parquet"_L1},
        {"!<arch>\n", "ar"_L1},
        {"\x1F\x8B", "gzip"_L1},
        {"BZh", "bzip2"_L1},
        {"\xFD"
         "7zXZ",
            "xz"_L1},
        {"\x28\xB5\x2F\xFD", "Zstandard"_L1},
    };
    const auto* found = std::ranges::find_if(Magic, [head](const auto& magic) { return head.startsWith(magic.first); });
    return found == std::end(Magic) ? QString() : QString(found->second);
}

class BinaryExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void BinaryExplorer::explore(TextSource& source, Exploration& into)
{
    const QByteArray head = source.file().read(0, 64).value_or(QByteArray());
    const QString format = formatOf(head);
    const QString size = ExploreText::size(into.bytes);
    into.headline = format.isEmpty() ? size : format + u", "_s + size;
    constexpr int RowBytes = 16;
    ExplorationSection& preview = addSection(into, "first_bytes"_L1);
    for (qsizetype at = 0; at < head.size(); at += RowBytes)
        addLine(preview, {QString::fromLatin1(head.mid(at, RowBytes).toHex(' ')), std::nullopt, 0});
}

/// Takes md4c's calls and keeps headings with their places.
class HeadingReader
{
public:
    HeadingReader(QByteArrayView text, Exploration& into)
        : m_text(text)
        , m_section(addSection(into, "headings"_L1))
    {
    }
    void run()
    {
        MD_PARSER parser = {};
        parser.flags = MD_DIALECT_GITHUB;
        parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* self) {
            static_cast<HeadingReader*>(self)->enter(type, detail);
            return 0;
        };
        parser.leave_block = [](MD_BLOCKTYPE type, void*, void* self) {
            static_cast<HeadingReader*>(self)->leave(type);
            return 0;
        };
        parser.enter_span = [](MD_SPANTYPE, void*, void*) { return 0; };
        parser.leave_span = parser.enter_span;
        parser.text = [](MD_TEXTTYPE, const MD_CHAR* text, MD_SIZE size, void* self) {
            static_cast<HeadingReader*>(self)->add({text, qsizetype(size)});
            return 0;
        };
        const QByteArrayView document = m_text.sliced(frontMatter(m_text));
        md_parse(document.data(), MD_SIZE(document.size()), &parser, this);
    }
    [[nodiscard]] qint64 headings() const { return m_headings; }
    [[nodiscard]] qint64 codeBlocks() const { return m_codeBlocks; }

private:
    /// The length of the fields that many programs read between two lines of "---" at the beginning: no Markdown.
    static qsizetype frontMatter(QByteArrayView text)
    {
        if (!text.startsWith("---\n"))
            return 0;
        const qsizetype end = text.indexOf("\n---\n", 3);
        // A text may begin with a rule, too.
        const bool hasFields = end > 3 && text.first(text.indexOf('\n', 4)).contains(':');
        return hasFields ? end + 5 : 0;
    }
    void enter(MD_BLOCKTYPE type, void* detail)
    {
        if (type == MD_BLOCK_CODE)
            ++m_codeBlocks;
        if (type != MD_BLOCK_H)
            return;
        m_level = int(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
        m_heading.clear();
        m_line.reset();
    }
    void leave(MD_BLOCKTYPE type)
    {
        if (type != MD_BLOCK_H)
            return;
        ++m_headings;
        addLine(m_section, {shownText(m_heading), m_line, m_level - 1});
        m_level = 0;
    }
    void add(QByteArrayView text)
    {
        if (m_level == 0)
            return;
        m_heading.append(text);
        if (!m_line && text.data() >= m_text.begin() && text.data() < m_text.end()) {
            m_newlines += std::count(m_text.begin() + m_counted, text.begin(), '\n');
            m_counted = text.begin() - m_text.begin();
            m_line = m_newlines + 1;
        }
    }

    QByteArrayView m_text;
    ExplorationSection& m_section;
    QByteArray m_heading;
    std::optional<qint64> m_line;
    int m_level = 0; ///< 0: outside of headings
    qint64 m_newlines = 0; ///< before m_counted
    qsizetype m_counted = 0;
    qint64 m_headings = 0;
    qint64 m_codeBlocks = 0;
};

class MarkdownExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;

private:
    static qint64 words(QByteArrayView text)
    {
        qint64 count = 0;
        bool wasBlank = true;
        for (const char c : text) {
            const bool isBlank = c == ' ' || c == '\n' || c == '\t';
            count += wasBlank && !isBlank ? 1 : 0;
            wasBlank = isBlank;
        }
        return count;
    }
};

void MarkdownExplorer::explore(TextSource& source, Exploration& into)
{
    const QByteArray text = wholeText(source, into);
    HeadingReader reader(text, into);
    reader.run();
    addCount(into, "headings"_L1, reader.headings());
    addCount(into, "code_blocks"_L1, reader.codeBlocks());
    addCount(into, "words"_L1, words(text));
    addCount(into, "lines"_L1, text.count('\n') + (text.isEmpty() || text.endsWith('\n') ? 0 : 1));
    setHeadline(into, {"headings"_L1, "words"_L1, "lines"_L1});
}

} // namespace

QByteArray wholeText(TextSource& source, Exploration& into)
{
    QByteArray text = source.whole(MostForParsers);
    if (source.hasMore())
        into.notes.append(
            ExploreText::tr("Only the first %1 were read.").arg(QLocale().formattedDataSize(text.size())));
    return text;
}

std::unique_ptr<Explorer> makeTextExplorer()
{
    return std::make_unique<TextExplorer>();
}

std::unique_ptr<Explorer> makeBinaryExplorer()
{
    return std::make_unique<BinaryExplorer>();
}

std::unique_ptr<Explorer> makeMarkdownExplorer()
{
    return std::make_unique<MarkdownExplorer>();
}

} // namespace stemma
