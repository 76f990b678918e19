// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/rowpolicy.h"

#include "core/store/formats/mantis/plan/editrules.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct RowPolicyText
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
};

} // namespace

const RowPolicy& RowPolicy::instance(bool hasThreeTables)
{
    static const RowPolicy table(false);
    static const RowPolicy tables(true);
    return hasThreeTables ? tables : table;
}

QMap<EditKind, QString> RowPolicy::refusals() const
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text,
        EditKind::Remove, EditKind::Delete, EditKind::Insert, EditKind::Checkpoint, EditKind::Compact});
    refusals.insert(EditKind::Dissolve, noDissolving());
    refusals.insert(EditKind::Prune, noPruning());
    if (!m_hasThreeTables)
        refusals.insert(EditKind::Checkpoint,
            RowPolicyText::tr("In this kind of store every message is a checkpoint, so none are stored."));
    return refusals;
}

/// Of a plain message, or of one of the protocol's.
std::optional<RecordPlaces> RowPolicy::places(const QByteArray& record) const
{
    RecordPlaces places {.bytes = record};
    auto content = places.member({0, record.size()}, "content");
    if (const auto inner = content ? std::nullopt : places.member({0, record.size()}, "message"))
        content = places.member(*inner, "content");
    return content && places.setContent(*content) ? std::optional(places) : std::nullopt;
}

QByteArray RowPolicy::messageRecord(
    const QString& role, const QString& text, const NewLink& /*link*/, const Conversation& /*like*/) const
{
    return "{\"content\":" + contentOf(role, text) + ",\"role\":\"" + role.toLatin1() + "\"}";
}

Result<std::vector<Rewrite::Item>> RowPolicy::compacted(
    const Conversation& before, const CompactionChoice& choice, const CompactEdit& edit) const
{
    const auto text = summaryContent(edit, choice);
    if (!text)
        return std::unexpected(text.error());
    std::vector<Rewrite::Item> items;
    for (const SentMessage& lead : choice.lead)
        items.push_back({lead.row});
    items.push_back({Rewrite::New, messageRecord(u"user"_s, *text, {}, before)});
    for (size_t row = choice.covered.back().row + 1; row < before.size(); ++row) {
        if (before.facts(row).isMain)
            items.push_back({row});
    }
    return items;
}

} // namespace stemma::mantis
