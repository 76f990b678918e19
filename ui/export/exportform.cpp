// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/exportform.h"

#include "core/export/jsonlineswriter.h"
#include "ui/export/htmlwriter.h"
#include "ui/export/markdownwriter.h"
#include "ui/export/plaintextwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ExportFormWords
{
    Q_DECLARE_TR_FUNCTIONS(ExportForm)
};

} // namespace

QString nameOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Html:
        return u"html"_s;
    case ExportForm::Markdown:
        return u"markdown"_s;
    case ExportForm::PlainText:
        return u"text"_s;
    case ExportForm::JsonLines:
        return u"json"_s;
    }
    return {};
}

std::optional<ExportForm> exportFormOf(const QString& name)
{
    for (const ExportForm form : AllExportForms) {
        if (nameOf(form) == name)
            return form;
    }
    return {};
}

std::optional<ExportForm> exportFormOfFile(const QString& file)
{
    static constexpr std::pair<QLatin1StringView, ExportForm> Others[] = {{"htm"_L1, ExportForm::Html},
        {"markdown"_L1, ExportForm::Markdown}, {"text"_L1, ExportForm::PlainText}, {"json"_L1, ExportForm::JsonLines}};
    const QString ending = QFileInfo(file).suffix().toLower();
    for (const ExportForm form : AllExportForms) {
        if (suffixOf(form) == ending)
            return form;
    }
    for (const auto& [other, form] : Others) {
        if (other == ending)
            return form;
    }
    return {};
}

QString titleOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Html:
        return ExportFormWords::tr("HTML page");
    case ExportForm::Markdown:
        return ExportFormWords::tr("Markdown");
    case ExportForm::PlainText:
        return ExportFormWords::tr("Plain text");
    case ExportForm::JsonLines:
        return ExportFormWords::tr("JSON Lines");
    }
    return {};
}

QString suffixOf(ExportForm form)
{
    switch (form) {
    case ExportForm::Html:
        return u"html"_s;
    case ExportForm::Markdown:
        return u"md"_s;
    case ExportForm::PlainText:
        return u"txt"_s;
    case ExportForm::JsonLines:
        return u"jsonl"_s;
    }
    return {};
}

std::unique_ptr<ExportWriter> makeExportWriter(ExportForm form)
{
    switch (form) {
    case ExportForm::Html:
        return std::make_unique<HtmlWriter>();
    case ExportForm::Markdown:
        return std::make_unique<MarkdownWriter>();
    case ExportForm::PlainText:
        return std::make_unique<PlainTextWriter>();
    case ExportForm::JsonLines:
        break;
    }
    return std::make_unique<JsonLinesWriter>();
}

} // namespace stemma
