// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/message.h"

namespace stemma::mantis {

/// Makes parts of content blocks. Lives for one message.
class ContentBlocks
{
public:
    ContentBlocks(qint64 maxText, const Pairs& pairs)
        : m_maxText(maxText)
        , m_pairs(pairs)
    {
    }

    /// A string, a list of blocks, or anything else as it is.
    [[nodiscard]] QList<Part> ofContent(const json::Value& content) const;
    [[nodiscard]] LongText cut(const QString& text) const;
    [[nodiscard]] LongText raw(QByteArrayView stored) const;

private:
    [[nodiscard]] Part::Body ofBlock(const json::Value& block, QStringList& shown) const;
    [[nodiscard]] Part::Body toolUse(const json::Value& block) const;
    [[nodiscard]] Part::Body toolResult(const json::Value& block) const;
    [[nodiscard]] Part::Body unknown(const json::Value& value, const QString& type, const QString& reason) const;

    qint64 m_maxText;
    const Pairs& m_pairs;
};

/// One member as a field for display.
[[nodiscard]] StoredField fieldOf(const QString& name, const json::Value& value, bool hasCommonName = false);
[[nodiscard]] TokenUsage usageOf(const json::Value& usage);

} // namespace stemma::mantis
