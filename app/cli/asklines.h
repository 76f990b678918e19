// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/textlines.h"
#include "core/ask/contextquestion.h"
#include "core/export/jsonwriter.h"
#include "core/models/askcost.h"

namespace stemma::cli {

/// A question as it would be put to a context.
struct AskedRequest
{
    const AskedContext& context;
    ModelRequest request;
    AskCost cost;
};

/// What came back, of one question.
struct AskedReply
{
    QString context; ///< its name
    QString question;
    QString fact; ///< of a probe
    std::optional<ProbeVerdict> verdict; ///< of a probe
    QString text;
    const ModelAnswer& answer; ///< that it stands in
    std::optional<double> cost; ///< of that answer
    bool isBroken = false; ///< it ended before its end: the user, the server or the network ended it
};

/// An answer on a terminal, as it comes.
class HeardAnswer
{
public:
    HeardAnswer(TextLines& lines, Output& output)
        : m_lines(lines)
        , m_output(output)
    {
    }

    void hear(const QString& context, const QString& text);
    /// What was not heard of it yet, or all.
    void finish(const AskedReply& reply);

private:
    void add(QStringView text);
    void beginAnew(const QString& why);

    TextLines& m_lines;
    Output& m_output;
    QString m_shown; ///< without blank characters before the answer
    bool m_isBegun = false;
};

void putRequest(TextLines& lines, const AskedRequest& asked);
void writeRequest(JsonWriter& json, const AskedRequest& asked);
void writeReply(JsonWriter& json, const AskedReply& reply);

/// "about 3,400 tokens (estimate), for an answer of at most 4,096"
[[nodiscard]] QString sizeWords(const AskCost& cost);
[[nodiscard]] QString costWords(const AskCost& cost);
[[nodiscard]] QString moneyText(const AskCost& cost); // needs money

} // namespace stemma::cli
