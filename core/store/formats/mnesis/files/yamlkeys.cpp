// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/files/filesummary.h"

#include <QRegularExpression>
#include <QStringList>

#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// A word that no release of YAML takes for anything but a text.
bool isPlainWord(const QString& word)
{
    static const QRegularExpression shape(u"^[A-Za-z_][A-Za-z0-9_./-]*$"_s);
    static const QRegularExpression meant(
        u"^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$"_s, QRegularExpression::CaseInsensitiveOption);
    return shape.match(word).hasMatch() && !meant.match(word).hasMatch();
}

/// What stands around a line.
struct YamlLevel
{
    qsizetype indent = 0;
    bool isSequence = false;
    bool isOpen = false; ///< the last key has no value yet
};

/// Takes the lines of a document as long as they are plain.
class YamlLines
{
public:
    /// False: the line is not plain.
    [[nodiscard]] bool add(QStringView line);
    [[nodiscard]] QString summary() const;

private:
    [[nodiscard]] bool enter(qsizetype indent, bool isSequence);

    std::vector<YamlLevel> m_levels;
    QStringList m_keys; ///< at the top
    qint64 m_items = 0;
};

bool YamlLines::enter(qsizetype indent, bool isSequence)
{
    const bool isDeeper = m_levels.empty() || indent > m_levels.back().indent;
    // Items may stand as far left as the key that they belong to.
    const bool isBeside = !isDeeper && isSequence && indent == m_levels.back().indent && !m_levels.back().isSequence
        && m_levels.back().isOpen;
    if (isDeeper || isBeside) {
        if (!m_levels.empty() && !m_levels.back().isOpen)
            return false;
        if (!m_levels.empty())
            m_levels.back().isOpen = false;
        m_levels.push_back({indent, isSequence, false});
        return true;
    }
    while (!m_levels.empty()
        && (m_levels.back().indent > indent
            || (m_levels.back().indent == indent && m_levels.back().isSequence && !isSequence)))
        m_levels.pop_back();
    return !m_levels.empty() && m_levels.back().indent == indent && m_levels.back().isSequence == isSequence;
}

bool YamlLines::add(QStringView line)
{
    static const QRegularExpression comment(u"^ *(?:#.*)?$"_s);
    static const QRegularExpression item(u"^( *)-( +)(?=[^ ])"_s);
    static const QRegularExpression entry(
        u"^( *)([^ :#]+):(?: +([A-Za-z0-9_/.][A-Za-z0-9_/.+@=<>~^-]*(?: [A-Za-z0-9_/.(][A-Za-z0-9_/.,;()+=@-]*)*))? *$"_s);
    static const QRegularExpression plain(
        u"^( *)([A-Za-z0-9_/.][A-Za-z0-9_/.+@=-]*(?: [A-Za-z0-9_/.(][A-Za-z0-9_/.,;()+=@-]*)*) *$"_s);
    if (comment.matchView(line).hasMatch())
        return true;
    QString rest = line.toString();
    bool isItem = false;
    if (const auto match = item.match(rest); match.hasMatch()) {
        const qsizetype indent = match.capturedLength(1);
        if (!enter(indent, true))
            return false;
        m_items += m_levels.size() == 1 ? 1 : 0;
        m_levels.back().isOpen = true;
        rest = QString(match.capturedLength(0), u' ') + rest.sliced(match.capturedLength(0));
        isItem = true;
        if (item.match(rest).hasMatch())
            return false;
    }
    if (const auto match = entry.match(rest); match.hasMatch()) {
        if (!isPlainWord(match.captured(2)) || !enter(match.capturedLength(1), false))
            return false;
        m_levels.back().isOpen = !match.hasCaptured(3);
        if (m_levels.size() == 1 && !m_keys.contains(match.captured(2)))
            m_keys.append(match.captured(2));
        return true;
    }
    if (!isItem || !plain.match(rest).hasMatch())
        return false;
    m_levels.back().isOpen = false;
    return true;
}

QString YamlLines::summary() const
{
    if (m_items > 0)
        return u"YAML sequence with %1 items."_s.arg(m_items);
    if (m_keys.isEmpty())
        return u"YAML scalar: NoneType"_s;
    return u"YAML document with %1 keys.\nKeys: "_s.arg(m_keys.size()) + m_keys.mid(0, 20).join(u", "_s);
}

} // namespace

std::optional<QString> yamlSummary(const QString& text)
{
    YamlLines lines;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        if (!lines.add(line))
            return {};
    }
    return lines.summary();
}

} // namespace stemma::mnesis
