// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/deterministic.h"
#include "core/store/formats/mnesis/plan/summarycontents.h"

#include <span>

namespace stemma::mnesis {

/// What a new summary replaces: messages, other summaries, or the messages of one that is rewritten.
class SummaryCover final : public SummaryContents
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
public:
    using SummaryContents::SummaryContents;

    /// The messages that a new summary would replace.
    struct Covered
    {
        MessageId first;
        MessageId last;
        qint64 fromNumber = 0; ///< of the messages, counted from 1
        qint64 toNumber = 0;
        QStringList nodes; ///< that are condensed, in the order of the context; empty: it is a leaf
        QSet<qint64> rowids; ///< of the messages of a leaf
        QString itemsSql; ///< condition on context_items, with the values: what it replaces there
        QVariantList itemsValues;
        qint64 items = 0;
        qint64 position = 0; ///< the first of them
        qint64 count = 0; ///< messages, or nodes
        qint64 tokens = 0;
        FileIds fileIds;
        FilePaths filePaths;
        QString text; ///< by level 3
        QString request; ///< to a model, at the other levels
        qint64 maxTokens = 0; ///< of its answer
        qint64 sent = 0; ///< tokens of the messages it is made from; 0: it would not contain all of them
        Place lastPlace; ///< of a leaf: of `last`
        QString replaces; ///< the summary that replaces all of them now and is removed; empty: none
        QString replacedText;
    };

    [[nodiscard]] Result<Covered> coveredBy(const CompactEdit& edit, const SessionRules& rules, bool forModel);

private:
    /// A message of the context, as far as a compaction chooses by it.
    struct Choosable
    {
        Place place;
        QString id;
        bool isFromUser = false;
        /// Of the context, that name it or an ordinary message before it; -1: to be asked with findItems().
        qint64 items = -1;
        qint64 position = 0; ///< the first of these
    };

    [[nodiscard]] std::vector<Choosable> choosable(const SessionId& session);
    [[nodiscard]] qsizetype untilSummary(const SessionId& session, const std::vector<Choosable>& messages);
    [[nodiscard]] Result<qsizetype> chosen(
        const CompactEdit& edit, const SessionRules& rules, const std::vector<Choosable>& messages);
    [[nodiscard]] Result<> readCovered(const CompactEdit& edit, const SessionRules& rules,
        std::span<const Choosable> messages, bool forModel, Covered& covered);
    [[nodiscard]] Result<Covered> coveredAgain(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] std::vector<Choosable> messagesOf(const SessionId& session, const GivenBack& back);
    [[nodiscard]] Result<Covered> coveredMessages(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    [[nodiscard]] Result<Covered> coveredNodes(const CompactEdit& edit, const SessionRules& rules, bool forModel);
    void widen(Covered& covered, const SummaryNode& node, std::optional<Span>& whole);
    [[nodiscard]] Result<> takeNodes(const CompactEdit& edit, const QList<SummaryNode>& nodes,
        const SessionRules& rules, bool forModel, Covered& covered);
    [[nodiscard]] Result<> refuseBetween(const SessionId& session, const QList<SummaryNode>& nodes);
    void findItems(const SessionId& session, Covered& covered);
    [[nodiscard]] QList<SummaryNode> summariesInOrder(const SessionId& session);
};

} // namespace stemma::mnesis
