// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonlisting.h"

#include "core/store/json/json.h"

#include <algorithm>
#include <array>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma::json {

namespace {

constexpr qsizetype DeepestIndent = 32; ///< deeper lines would be mostly blanks

/// Reads JSON token by token without building values, so that it can stop anywhere.
class Lister
{
public:
    Lister(Listing& listing, QStringView stored, const FieldNames& names, const Listing::Options& options)
        : m_listing(listing)
        , m_stored(stored)
        , m_names(names)
        , m_options(options)
    {
        m_listing.text.reserve(m_listing.text.size() + stored.size() + (options.isIndented ? stored.size() / 4 : 0));
    }

    void run();

private:
    /// An object or array that is not closed yet.
    struct Open
    {
        QChar close;
        bool isFree = false; ///< names in it are not the format's
        qsizetype field = -1; ///< whose value it is
    };

    void skipBlanks();
    [[nodiscard]] bool takeToken(); ///< false: what follows is no JSON
    void takeString();
    [[nodiscard]] bool takeWord();
    void open(QChar bracket);
    void close();
    void copy(qsizetype end); ///< of the stored text, from where reading is
    void beginLine();
    void beginValue();
    void endValue();
    [[nodiscard]] bool isFree() const { return !m_open.empty() && m_open.back().isFree; }

    Listing& m_listing;
    QStringView m_stored;
    const FieldNames& m_names;
    Listing::Options m_options;
    qsizetype m_at = 0;
    std::vector<Open> m_open;
    qsizetype m_field = -1; ///< whose value comes next
    bool m_isFreeField = false;
    bool m_isDone = false; ///< the outermost value is complete
};

void Lister::run()
{
    for (;;) {
        const qsizetype before = m_at;
        skipBlanks();
        if (m_at == m_stored.size() || m_isDone)
            break;
        if (!takeToken()) {
            if (m_options.isIndented)
                m_at = before;
            break;
        }
    }
    copy(m_stored.size());
    for (const Open& open : m_open) { // cut off
        if (open.field >= 0)
            m_listing.fields[size_t(open.field)].end = m_listing.text.size();
    }
}

void Lister::skipBlanks()
{
    qsizetype end = m_at;
    while (end < m_stored.size() && m_stored[end].isSpace())
        ++end;
    if (m_options.isIndented && !m_isDone)
        m_at = end;
    else
        copy(end);
}

void Lister::copy(qsizetype end)
{
    const auto note = [&](qsizetype wanted, qsizetype& found) {
        if (found < 0 && wanted >= 0 && wanted <= end && wanted >= m_at)
            found = m_listing.text.size() + (wanted - m_at);
    };
    note(m_options.markStart, m_listing.markStart);
    note(m_options.markEnd, m_listing.markEnd);
    m_listing.text += m_stored.sliced(m_at, end - m_at);
    m_at = end;
}

void Lister::beginLine()
{
    if (m_options.isIndented)
        m_listing.text += u'\n' + QString(2 * std::min(qsizetype(m_open.size()), DeepestIndent), u' ');
}

void Lister::beginValue()
{
    if (m_field >= 0)
        m_listing.fields[size_t(m_field)].value = m_listing.text.size();
}

void Lister::endValue()
{
    if (const qsizetype field = std::exchange(m_field, -1); field >= 0)
        m_listing.fields[size_t(field)].end = m_listing.text.size();
    m_isDone = m_open.empty();
}

void Lister::open(QChar bracket)
{
    beginValue();
    copy(m_at + 1);
    const bool isFreeNow = isFree() || (m_field >= 0 && m_isFreeField);
    m_open.push_back({bracket == u'{' ? u'}' : u']', isFreeNow, std::exchange(m_field, -1)});
    skipBlanks();
    if (m_at < m_stored.size() && m_stored[m_at] != m_open.back().close)
        beginLine();
}

void Lister::close()
{
    const bool isEmpty = m_at > 0 && (m_listing.text.endsWith(u'{') || m_listing.text.endsWith(u'['));
    const Open closed = m_open.back();
    m_open.pop_back();
    if (!isEmpty)
        beginLine();
    copy(m_at + 1);
    m_field = closed.field;
    endValue();
}

void Lister::takeString()
{
    qsizetype end = m_at + 1;
    while (end < m_stored.size() && m_stored[end] != u'"')
        end += m_stored[end] == u'\\' ? 2 : 1;
    end = std::min(end + 1, m_stored.size());
    qsizetype next = end;
    while (next < m_stored.size() && m_stored[next].isSpace())
        ++next;
    const bool isKey = m_field < 0 && !m_open.empty() && m_open.back().close == u'}' && next < m_stored.size()
        && m_stored[next] == u':';
    const qsizetype start = m_listing.text.size();
    if (!isKey) {
        beginValue();
        copy(end);
        m_listing.tokens.push_back({start, m_listing.text.size() - start, Listing::Kind::String});
        endValue();
        return;
    }
    QString name = m_stored.sliced(m_at + 1, std::max<qsizetype>(0, end - m_at - 2)).toString();
    if (name.contains(u'\\')) {
        if (const auto spelled = parse(m_stored.sliced(m_at, end - m_at).toUtf8()))
            name = spelled->string;
    }
    copy(end);
    const Listing::Kind kind = isFree() ? Listing::Kind::Key : m_listing.kindOfKey(name, m_names);
    m_listing.tokens.push_back({start, m_listing.text.size() - start, kind});
    m_field = qsizetype(m_listing.fields.size());
    m_isFreeField = m_names.isFree(name);
    m_listing.fields.push_back({name, start, m_listing.text.size(), m_listing.text.size()});
    skipBlanks();
    copy(m_at + 1);
    if (m_options.isIndented)
        m_listing.text += u' ';
}

bool Lister::takeWord()
{
    static constexpr std::array<QStringView, 6> Words {u"true", u"false", u"null", u"NaN", u"Infinity", u"-Infinity"};
    qsizetype end = m_at;
    while (end < m_stored.size()
        && (m_stored[end].isLetterOrNumber() || m_stored[end] == u'-' || m_stored[end] == u'+'
            || m_stored[end] == u'.'))
        ++end;
    const QStringView word = m_stored.sliced(m_at, end - m_at);
    bool isNumber = false;
    static_cast<void>(word.toDouble(&isNumber));
    const bool isWord = std::ranges::contains(Words, word);
    const bool isCut = end == m_stored.size();
    if (word.isEmpty() || !(isWord || isNumber || isCut))
        return false;
    beginValue();
    const qsizetype start = m_listing.text.size();
    copy(end);
    m_listing.tokens.push_back(
        {start, m_listing.text.size() - start, isWord ? Listing::Kind::Word : Listing::Kind::Number});
    endValue();
    return true;
}

bool Lister::takeToken()
{
    const QChar c = m_stored[m_at];
    if (c == u'{' || c == u'[') {
        open(c);
    } else if (c == u'}' || c == u']') {
        if (m_open.empty() || m_open.back().close != c)
            return false;
        close();
    } else if (c == u',') {
        if (m_open.empty())
            return false;
        copy(m_at + 1);
        beginLine();
    } else if (c == u'"') {
        takeString();
    } else {
        return takeWord();
    }
    return true;
}

} // namespace

FieldNames::FieldNames(QLatin1StringView names)
{
    for (const QString& name : QString(names).split(u' ', Qt::SkipEmptyParts)) {
        const bool isFree = name.endsWith(u'*');
        m_names.insert(isFree ? name.chopped(1) : name);
        if (isFree)
            m_free.insert(name.chopped(1));
    }
}

Listing::Kind Listing::kindOfKey(const QString& name, const FieldNames& names)
{
    if (!names.isUnknown(name))
        return Kind::Key;
    if (!unknown.contains(name))
        unknown << name;
    return Kind::UnknownKey;
}

void Listing::add(QStringView stored, const FieldNames& names, const Options& options)
{
    Lister(*this, stored, names, options).run();
}

void Listing::addComment(const QString& line)
{
    if (!text.isEmpty() && !text.endsWith(u'\n'))
        text += u'\n';
    tokens.push_back({text.size(), line.size() + 2, Kind::Comment});
    text += u"# "_s + line + u'\n';
}

void Listing::addMember(const QString& name, const QString& value, Kind kind, const FieldNames& names)
{
    if (!text.isEmpty() && !text.endsWith(u'\n'))
        text += u'\n';
    const QString key = QString::fromUtf8(quotedText(name));
    tokens.push_back({text.size(), key.size(), kindOfKey(name, names)});
    const qsizetype start = text.size() + key.size() + 2;
    fields.push_back({name, text.size(), start, start + value.size()});
    text += key + u": "_s;
    tokens.push_back({start, value.size(), kind});
    text += value + u'\n';
}

const Listing::Field* Listing::fieldAt(qsizetype position) const
{
    for (const Field& field : fields | std::views::reverse) {
        if (field.start <= position && position <= field.end)
            return &field;
    }
    return nullptr;
}

} // namespace stemma::json
