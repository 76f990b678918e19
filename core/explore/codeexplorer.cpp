// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/explore/codescanner.h"
#include "core/explore/declarationreader.h"
#include "core/explore/explorers.h"
#include "core/explore/exploretexts.h"

#include <QLocale>

#include <atomic>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 MostBytesOfCode = 32 << 20;
constexpr qsizetype LongestLineOfCode = 20'000; // beyond, it is data or was written by a program

std::atomic<MakeCodeScanner> scannerMaker = nullptr;

bool isImport(const CodeLanguage& language, QByteArrayView line)
{
    const QByteArrayView text = line.trimmed();
    const qsizetype end = text.indexOf(' ');
    const QByteArray word = ' ' + text.first(std::max<qsizetype>(0, end)).toByteArray() + ' ';
    if (word == " extern ") // else a function that C can call
        return text.startsWith("extern crate ");
    return end > 0 && QByteArrayView(language.imports).contains(word);
}

/// PHP stands between marks in other text.
class PhpMarks
{
public:
    [[nodiscard]] QString within(const QString& line)
    {
        QString code(line.size(), u' ');
        for (qsizetype at = 0; at < line.size();) {
            qsizetype end = line.indexOf(m_isInside ? "?>"_L1 : "<?"_L1, at);
            end = end < 0 ? line.size() : end;
            if (m_isInside)
                code.replace(at, end - at, line.sliced(at, end - at));
            if (end == line.size())
                break;
            const bool isBegin = !m_isInside;
            m_isInside = isBegin;
            at = end + (isBegin && QStringView(line).sliced(end).startsWith("<?php"_L1) ? 5 : 2);
        }
        return code;
    }

private:
    bool m_isInside = false;
};

class CodeExplorer final : public Explorer
{
public:
    void explore(TextSource& source, Exploration& into) override;
};

void CodeExplorer::explore(TextSource& source, Exploration& into)
{
    const CodeLanguage& language = *codeLanguageNamed(into.kind);
    const std::unique_ptr<CodeScanner> scanner = makeCodeScanner(into.kind);
    std::optional<PhpMarks> marks;
    if (language.name == "php"_L1)
        marks.emplace();
    DeclarationReader reader(language);
    ExplorationSection imports;
    TextLines lines(source);
    qint64 bytes = 0;
    bool isOver = false;
    while (const auto line = lines.next()) {
        bytes += line->size() + 1;
        if (bytes > MostBytesOfCode) {
            into.notes.append(
                ExploreText::tr("Only the first %1 were read.").arg(QLocale().formattedDataSize(MostBytesOfCode)));
            break;
        }
        if (line->size() > LongestLineOfCode)
            continue;
        isOver = isOver || (language.name == "ruby"_L1 && *line == "__END__");
        if (isOver)
            continue; // data of the program
        const QString text = QString::fromUtf8(*line);
        QString code = scanner ? scanner->codeOf(text) : text;
        if (marks)
            code = marks->within(code);
        reader.addLine(code, lines.number());
        if (isImport(language, *line) && !QStringView(code).trimmed().isEmpty())
            addLine(imports, {shownText(line->trimmed()), lines.number(), 0});
    }
    const auto& found = reader.found();
    const auto types = std::ranges::count(found, true, &Declaration::isType);
    addCount(into, "types"_L1, types);
    addCount(into, "functions"_L1, qint64(found.size()) - types);
    addCount(into, "lines"_L1, lines.number());
    setHeadline(into, {"types"_L1, "functions"_L1, "lines"_L1});
    ExplorationSection& declarations = addSection(into, "declarations"_L1);
    for (const Declaration& declaration : found)
        addLine(declarations, {shownText(declaration.text.toUtf8()), declaration.line, declaration.level});
    ExplorationSection& named = addSection(into, "imports"_L1);
    named.lines = imports.lines;
    named.leftOut = imports.leftOut;
}

} // namespace

void setCodeScanner(MakeCodeScanner make)
{
    scannerMaker = make;
}

std::unique_ptr<CodeScanner> makeCodeScanner(const QString& language)
{
    const MakeCodeScanner make = scannerMaker;
    return make ? make(language) : nullptr;
}

std::unique_ptr<Explorer> makeCodeExplorer()
{
    return std::make_unique<CodeExplorer>();
}

} // namespace stemma
