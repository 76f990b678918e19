// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsonlisting.h"

#include <QSyntaxHighlighter>

namespace stemma {

/// Colours stored JSON by the tokens of its listing; names of fields that Stemma does not know stand out.
class RawHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    explicit RawHighlighter(QTextDocument* document);
    /// Of the text that the document is given next.
    void setTokens(std::vector<json::Listing::Token> tokens) { m_tokens = std::move(tokens); }

protected:
    void highlightBlock(const QString& text) override;

private:
    std::vector<json::Listing::Token> m_tokens;
};

} // namespace stemma
