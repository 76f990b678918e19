// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/export/redaction/redactionlist.h"
#include "core/export/redaction/textmap.h"

#include <utility>

namespace stemma {

/// A text that a report quotes.
struct ReportText
{
    QString place; ///< where it stands, in words
    QString text; ///< as it is stored

    [[nodiscard]] bool isEmpty() const { return place.isEmpty() && text.isEmpty(); }
    bool operator==(const ReportText&) const = default;
};

/// What a report found: the old text, the new one, or both.
struct ReportItem
{
    enum class Kind : quint8 { Same, Changed, OnlyBefore, OnlyAfter };
    Kind kind = Kind::Same;
    QString name; ///< what sort of thing it is; may be empty
    QString state; ///< the kind, in words
    ReportText before; ///< of Kind::Same the only one
    ReportText after;
    QStringList notes;

    bool operator==(const ReportItem&) const = default;
};

struct ReportTable
{
    QStringList head; ///< the first column has names, the others figures
    QList<QStringList> rows;

    bool operator==(const ReportTable&) const = default;
};

/// What stands below a heading; what is empty is left out.
struct ReportSection
{
    QString title;
    QString note;
    ReportTable table;
    QString before; ///< what the old texts of the items are
    QString after;
    QList<ReportItem> items;
    QString text; ///< Markdown

    bool operator==(const ReportSection&) const = default;
};

/// A document about sessions that is none of them: a comparison, the review of a summary. A value; what is said by
/// Stemma is translated.
struct ReportDocument
{
    QString title;
    QList<std::pair<QString, QString>> facts; ///< names with values, in the order to be read
    QList<ReportSection> sections;

    bool operator==(const ReportDocument&) const = default;
};

/// Applies @p map to every text of the report: those of sessions and those of Stemma alike.
void mapTexts(ReportDocument& report, const TextMap& map);

/// What of a report should not be handed on. @p names: given by the user. Errors: Errc::Cancelled. Any thread.
[[nodiscard]] Result<RedactionList> findRedactions(
    const ReportDocument& report, const QStringList& names, const JobControl& job);

} // namespace stemma
