// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/recordcodec.h"

namespace stemma {

/// Makes parts of content blocks, as most vendors and agents spell them (text, thinking, tool_use, tool_result, image).
/// A format overrides what it spells otherwise. Lives for one message.
class ContentBlocks
{
public:
    ContentBlocks(qint64 maxText, const ToolPairs& pairs)
        : m_maxText(maxText)
        , m_pairs(pairs)
    {
    }
    virtual ~ContentBlocks() = default;
    Q_DISABLE_COPY_MOVE(ContentBlocks)

    /// A string, a list of blocks, or anything else as it is.
    [[nodiscard]] QList<Part> ofContent(const json::Value& content) const;
    [[nodiscard]] LongText cut(const QString& text) const;
    [[nodiscard]] LongText raw(QByteArrayView stored) const;

protected:
    /// @p shown gets the keys that the part shows; the others become its fields.
    [[nodiscard]] virtual Part::Body ofBlock(const json::Value& block, QStringList& shown) const;
    /// Why the agent cannot use a block of a type that is not known; empty: nothing is known of that either.
    [[nodiscard]] virtual QString unknownBlock() const { return {}; }

    [[nodiscard]] Part::Body call(const QString& id, const QString& name, const json::Value* input) const;
    /// Of a result with this content: a text, or a list of blocks.
    [[nodiscard]] ToolPart result(const QString& callId, bool failed, const json::Value* content) const;
    [[nodiscard]] Part::Body unknown(const json::Value& value, const QString& type, const QString& reason) const;

private:
    qint64 m_maxText;
    const ToolPairs& m_pairs;
};

/// What an agent calls the counts of its usage; null: it has none of the kind.
struct UsageNames
{
    QStringView input;
    QStringView output;
    QStringView cacheRead;
    QStringView cacheWrite;
    QStringView total;
};
[[nodiscard]] TokenUsage usageOf(const json::Value& usage, const UsageNames& names);

/// What a provider wants back with its thinking, wherever in @p state it stands: how long the signature is, and whether
/// the text itself is unreadable.
void takeProviderState(const json::Value& state, ReasoningPart& part);

/// A record of which no message can be made, shown as it is stored.
[[nodiscard]] Message damagedMessage(QByteArrayView stored, qint64 maxText, const QString& reason);

/// The text of a member; empty: it has none, or it is no text.
[[nodiscard]] inline QString textOf(const json::Value& object, QStringView key)
{
    return object.text(key);
}
/// The text of a content: a string, or the first text among its blocks.
[[nodiscard]] QString firstTextOf(const json::Value& content);
/// Of base64 text, without decoding it, in bytes.
[[nodiscard]] qint64 decodedSize(const QString& base64);
/// One member as a field for display.
[[nodiscard]] StoredField fieldOf(const QString& name, const json::Value& value, bool hasCommonName = false);
/// Adds the members of an object as fields, but for the @p hidden ones, which are shown otherwise. @p common: those
/// whose meaning a field of the vocabulary gives too.
void addFields(StoredFields& fields, const json::Value& object, const QStringList& common, const QStringList& hidden);

} // namespace stemma
