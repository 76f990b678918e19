// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSyntaxHighlighter>

namespace stemma {

/// Colours JSON, as it is stored or indented: keys, strings, numbers and words.
class JsonHighlighter final : public QSyntaxHighlighter
{
    Q_OBJECT
public:
    explicit JsonHighlighter(QTextDocument* document);
    void setActive(bool active);

protected:
    void highlightBlock(const QString& text) override;

private:
    bool m_active = true;
};

} // namespace stemma
