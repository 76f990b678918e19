// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/explorationlines.h"

#include "core/explore/exploretexts.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct ExplorationLineText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

QList<PlanLine> explorationLines(const QString& path, const Exploration& found)
{
    using enum PlanLine::Kind;
    constexpr qsizetype NumberWidth = 8;
    QList<PlanLine> lines {
        {path, Strong}, {u"%1: %2 (%3)"_s.arg(found.title, found.headline, ExploreText::size(found.bytes)), Plain}};
    for (const QString& note : found.notes)
        lines.append({note, Bad});
    for (const ExplorationSection& section : found.sections) {
        if (section.lines.isEmpty())
            continue;
        lines.append({{}, Plain});
        lines.append({section.title, Strong});
        for (const ExplorationLine& line : section.lines) {
            const QString number = line.line ? QLocale().toString(*line.line) : QString();
            lines.append(
                {number.rightJustified(NumberWidth) + u"  "_s + QString(line.level * 2, u' ') + line.text, Plain});
        }
        if (section.leftOut > 0) {
            const int leftOut = int(std::min<qint64>(section.leftOut, std::numeric_limits<int>::max()));
            lines.append(
                {QString(NumberWidth + 2, u' ') + ExplorationLineText::tr("%Ln more", nullptr, leftOut), Quiet});
        }
    }
    return lines;
}

void writeExploration(JsonWriter& json, const Exploration& found)
{
    json.field("kind"_L1, found.kind);
    json.field("headline"_L1, found.headline);
    json.field("bytes"_L1, found.bytes);
    json.field("characters"_L1, found.characters);
    json.optional("content_id"_L1, found.contentId);
    json.beginObject("counts"_L1);
    for (const ExplorationCount& count : found.counts) {
        json.key(count.name);
        json.value(count.value);
    }
    json.end();
    json.beginArray("sections"_L1);
    for (const ExplorationSection& section : found.sections) {
        json.beginObject();
        json.field("name"_L1, section.name);
        json.beginArray("lines"_L1);
        for (const ExplorationLine& line : section.lines) {
            json.beginObject();
            json.field("text"_L1, line.text);
            json.field("line"_L1, line.line);
            json.field("level"_L1, line.level);
            json.end();
        }
        json.end();
        if (section.leftOut > 0)
            json.field("left_out"_L1, section.leftOut);
        json.end();
    }
    json.end();
    json.texts("notes"_L1, found.notes);
}

} // namespace stemma::cli
