// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/asciichars.h"
#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"

#include <QHash>
#include <QXmlStreamReader>

#include <vector>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Elements of the same name in the same place of a document, counted.
class ElementTree
{
public:
    static constexpr int Root = 0;

    /// The element within another one; -1: it is too deep, or there are too many.
    int child(int parent, const QString& name, qint64 line)
    {
        if (parent < 0 || m_all[size_t(parent)].level >= MostElementDepth)
            return -1;
        const std::pair key(parent, name);
        const auto found = m_places.constFind(key);
        if (found != m_places.cend()) {
            ++m_all[size_t(*found)].count;
            return *found;
        }
        if (m_all.size() >= MostElements) {
            m_isFull = true;
            return -1;
        }
        const int place = int(m_all.size());
        m_places.insert(key, place);
        m_all[size_t(parent)].children.push_back(place);
        m_all.push_back({name, 1, line, m_all[size_t(parent)].level + 1, {}, {}});
        return place;
    }
    void addAttribute(int place, const QString& name)
    {
        QStringList& attributes = m_all[size_t(place)].attributes;
        if (attributes.size() < 12 && !attributes.contains(name))
            attributes.append(name);
    }
    void tell(ExplorationSection& section, int place = Root) const
    {
        for (const int child : m_all[size_t(place)].children) {
            const Element& element = m_all[size_t(child)];
            QString text = shownText(element.name.toUtf8(), 80);
            for (const QString& attribute : element.attributes)
                text += u" @"_s + shownText(attribute.toUtf8(), 40);
            if (element.count > 1)
                text += u" × %L1"_s.arg(element.count);
            addLine(section, {text, element.line, element.level - 1});
            tell(section, child);
        }
    }
    [[nodiscard]] bool isFull() const { return m_isFull; }

private:
    static constexpr int MostElementDepth = 8;
    static constexpr size_t MostElements = 4000;

    struct Element
    {
        QString name;
        qint64 count = 0;
        qint64 line = 0;
        int level = 0;
        QStringList attributes;
        std::vector<int> children;
    };
    std::vector<Element> m_all {1};
    QHash<std::pair<int, QString>, int> m_places;
    bool m_isFull = false;
};

class XmlExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void XmlExplorer::explore(TextSource& source, Exploration& into)
{
    QXmlStreamReader reader;
    reader.setNamespaceProcessing(false); // names as they are written
    ElementTree tree;
    std::vector<int> open {ElementTree::Root};
    qint64 elements = 0;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement: {
            ++elements;
            const int place = tree.child(open.back(), reader.qualifiedName().toString(), reader.lineNumber());
            for (const QXmlStreamAttribute& attribute : reader.attributes()) {
                if (place >= 0)
                    tree.addAttribute(place, attribute.qualifiedName().toString());
            }
            open.push_back(place);
            break;
        }
        case QXmlStreamReader::EndElement:
            open.pop_back();
            break;
        case QXmlStreamReader::Invalid:
            if (reader.error() == QXmlStreamReader::PrematureEndOfDocumentError) {
                // The text is UTF-8 by now, whatever the document says it was.
                if (const QByteArrayView piece = source.next(); !piece.isEmpty())
                    reader.addData(QString::fromUtf8(piece));
                else
                    reader.raiseError(u"end"_s);
            }
            break;
        default:
            break;
        }
    }
    if (reader.hasError() && !source.job().isCancelled())
        into.notes.append(ExploreText::tr("From line %L1 on this is not valid XML.").arg(reader.lineNumber()));
    if (tree.isFull())
        into.notes.append(ExploreText::tr("There are more elements than are listed here."));
    addCount(into, "elements"_L1, elements);
    addCount(into, "lines"_L1, reader.lineNumber());
    setHeadline(into, {"elements"_L1, "lines"_L1});
    tree.tell(addSection(into, "structure"_L1));
}

/// Finds the tags of a web page as browsers do: nothing has to be closed, and scripts are no tags.
class HtmlExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;

private:
    /// Takes the tag at m_at, whose name begins behind it.
    void takeTag(QByteArrayView page, ExplorationSection& headings);
    [[nodiscard]] static QByteArray textOf(QByteArrayView html);
    /// -1: there is none. @p name: in small letters.
    [[nodiscard]] static qsizetype endTagIn(QByteArrayView html, QByteArrayView name);

    qsizetype m_at = 0;
    qsizetype m_counted = 0;
    qint64 m_line = 1; ///< of m_counted
    qint64 m_elements = 0;
    qint64 m_headings = 0;
    qint64 m_links = 0;
};

QByteArray HtmlExplorer::textOf(QByteArrayView html)
{
    QByteArray text;
    bool isTag = false;
    for (const char c : html) {
        isTag = c == '<' || (isTag && c != '>');
        if (!isTag && c != '>')
            text.append(c);
    }
    text.replace("&nbsp;", " ").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    return text.simplified();
}

qsizetype HtmlExplorer::endTagIn(QByteArrayView html, QByteArrayView name)
{
    for (qsizetype at = html.indexOf("</"); at >= 0; at = html.indexOf("</", at + 2)) {
        const QByteArrayView found = html.sliced(at + 2, std::min(name.size(), html.size() - at - 2));
        if (found.compare(name, Qt::CaseInsensitive) == 0)
            return at;
    }
    return -1;
}

void HtmlExplorer::takeTag(QByteArrayView page, ExplorationSection& headings)
{
    qsizetype end = m_at + 1;
    while (end < page.size() && (isLetter(page[end]) || isDigit(page[end])))
        ++end;
    const QByteArray name = page.sliced(m_at + 1, end - m_at - 1).toByteArray().toLower();
    const qsizetype begin = m_at;
    const qsizetype close = page.indexOf('>', end);
    m_at = close < 0 ? page.size() : close + 1;
    ++m_elements;
    m_links += name == "a" ? 1 : 0;
    const bool isHeading = name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '6';
    const bool isOpaque = name == "script" || name == "style" || name == "title" || name == "textarea";
    if (!isHeading && !isOpaque)
        return;
    // What it holds, up to its end; a heading that does not end soon is none.
    constexpr qsizetype MostOfHeading = 10'000;
    const QByteArrayView rest
        = isHeading ? page.sliced(m_at, std::min(MostOfHeading, page.size() - m_at)) : page.sliced(m_at);
    const qsizetype inner = endTagIn(rest, name);
    if (inner < 0) {
        m_at = isHeading ? m_at : page.size();
        return;
    }
    if (isHeading || name == "title") {
        m_line += std::count(page.begin() + m_counted, page.begin() + begin, '\n');
        m_counted = begin;
        m_headings += isHeading ? 1 : 0;
        addLine(headings, {shownText(textOf(rest.first(inner))), m_line, isHeading ? name[1] - '1' : 0});
    }
    m_at += inner;
}

void HtmlExplorer::explore(TextSource& source, Exploration& into)
{
    const QByteArray page = wholeText(source, into);
    ExplorationSection headings;
    while (m_at < page.size() && !source.job().isCancelled()) {
        m_at = page.indexOf('<', m_at);
        if (m_at < 0 || m_at + 1 >= page.size())
            break;
        if (page.sliced(m_at, std::min<qsizetype>(4, page.size() - m_at)) == "<!--") {
            const qsizetype end = page.indexOf("-->", m_at + 4);
            m_at = end < 0 ? page.size() : end + 3;
        } else if (isLetter(page[m_at + 1])) {
            takeTag(page, headings);
        } else {
            ++m_at;
        }
    }
    addCount(into, "headings"_L1, m_headings);
    addCount(into, "links"_L1, m_links);
    addCount(into, "elements"_L1, m_elements);
    addCount(into, "lines"_L1, page.count('\n') + (page.isEmpty() || page.endsWith('\n') ? 0 : 1));
    setHeadline(into, {"headings"_L1, "links"_L1, "elements"_L1, "lines"_L1});
    ExplorationSection& section = addSection(into, "headings"_L1);
    section.lines = headings.lines;
    section.leftOut = headings.leftOut;
}

} // namespace

std::unique_ptr<Explorer> makeXmlExplorer()
{
    return std::make_unique<XmlExplorer>();
}

std::unique_ptr<Explorer> makeHtmlExplorer()
{
    return std::make_unique<HtmlExplorer>();
}

} // namespace stemma
