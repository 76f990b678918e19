// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/exploretexts.h"

#include "core/base/text.h"

#include <QLocale>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostLines = 500;

struct Named
{
    QLatin1StringView name;
    const char* text;
};

constexpr Named Counts[] = {
    {"lines"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln line(s)")},
    {"longest_line"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln byte(s) in the longest line")},
    {"words"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln word(s)")},
    {"rows"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln row(s)")},
    {"columns"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln column(s)")},
    {"uneven_rows"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln row(s) with another number of cells")},
    {"records"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln record(s)")},
    {"bad_lines"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln line(s) that cannot be read")},
    {"keys"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln key(s)")},
    {"items"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln item(s)")},
    {"headings"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln heading(s)")},
    {"code_blocks"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln code block(s)")},
    {"entries"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln entry(s)")},
    {"types"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln type(s)")},
    {"functions"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln function(s)")},
    {"documents"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln document(s)")},
    {"sections"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln section(s)")},
    {"elements"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln element(s)")},
    {"links"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln link(s)")},
    {"statements"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln statement(s)")},
    {"tables"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln table(s)")},
    {"views"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln view(s)")},
    {"files"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln file(s)")},
    {"unpacked_bytes"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln byte(s) unpacked")},
    {"width"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln pixel(s) wide")},
    {"height"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln pixel(s) high")},
    {"errors"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln error(s)")},
    {"warnings"_L1, QT_TRANSLATE_N_NOOP("Explore", "%Ln warning(s)")},
};

constexpr Named Sections[] = {
    {"columns"_L1, QT_TRANSLATE_NOOP("Explore", "Columns")},
    {"structure"_L1, QT_TRANSLATE_NOOP("Explore", "Structure")},
    {"bad_lines"_L1, QT_TRANSLATE_NOOP("Explore", "Lines that cannot be read")},
    {"declarations"_L1, QT_TRANSLATE_NOOP("Explore", "Declarations")},
    {"imports"_L1, QT_TRANSLATE_NOOP("Explore", "Imports")},
    {"keys"_L1, QT_TRANSLATE_NOOP("Explore", "Keys")},
    {"statements"_L1, QT_TRANSLATE_NOOP("Explore", "Statements")},
    {"filled"_L1, QT_TRANSLATE_NOOP("Explore", "Tables with rows")},
    {"tables"_L1, QT_TRANSLATE_NOOP("Explore", "Tables")},
    {"files"_L1, QT_TRANSLATE_NOOP("Explore", "Files")},
    {"headings"_L1, QT_TRANSLATE_NOOP("Explore", "Headings")},
    {"levels"_L1, QT_TRANSLATE_NOOP("Explore", "Levels")},
    {"times"_L1, QT_TRANSLATE_NOOP("Explore", "Times")},
    {"frequent"_L1, QT_TRANSLATE_NOOP("Explore", "Most frequent")},
    {"first_bytes"_L1, QT_TRANSLATE_NOOP("Explore", "First bytes")},
    {"preview"_L1, QT_TRANSLATE_NOOP("Explore", "First lines")},
};

} // namespace

QString ExploreText::count(QLatin1StringView name, qint64 value)
{
    const auto* found = std::ranges::find(Counts, name, &Named::name);
    const int shown = int(std::min<qint64>(value, std::numeric_limits<int>::max()));
    return found == std::end(Counts) ? QString(name) : tr(found->text, nullptr, shown);
}

QString ExploreText::section(QLatin1StringView name)
{
    const auto* found = std::ranges::find(Sections, name, &Named::name);
    return found == std::end(Sections) ? QString(name) : tr(found->text);
}

QString ExploreText::size(qint64 bytes)
{
    return bytes == 1 ? tr("1 byte") : QLocale().formattedDataSize(bytes);
}

void addCount(Exploration& into, QLatin1StringView name, qint64 value)
{
    into.counts.append({name, ExploreText::count(name, value), value});
}

ExplorationSection& addSection(Exploration& into, QLatin1StringView name)
{
    into.sections.append(ExplorationSection {name, ExploreText::section(name), {}, 0});
    return into.sections.last();
}

void addLine(ExplorationSection& section, ExplorationLine line)
{
    if (section.lines.size() < MostLines)
        section.lines.append(std::move(line));
    else
        ++section.leftOut;
}

void setHeadline(Exploration& into, std::initializer_list<QLatin1StringView> names)
{
    QStringList all;
    QStringList some;
    for (const QLatin1StringView name : names) {
        for (const ExplorationCount& count : std::as_const(into.counts)) {
            if (count.name != name)
                continue;
            all.append(count.text);
            if (count.value != 0)
                some.append(count.text);
        }
    }
    into.headline = (some.isEmpty() ? all.mid(0, 1) : some).join(u", "_s);
}

QString shownText(QByteArrayView utf8, qsizetype most)
{
    // Four bytes are the longest character.
    const bool isLong = utf8.size() > most * 4;
    QString text = withVisibleControls(QString::fromUtf8(isLong ? utf8.first(most * 4) : utf8));
    text.replace(u'\n', u' ').replace(u'\t', u' ');
    if (!isLong && text.size() <= most)
        return text;
    return QStringView(text).first(std::min(most, text.size())) + u'…';
}

} // namespace stemma
