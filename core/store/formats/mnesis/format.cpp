// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/format.h"

#include "core/store/capabilities.h"
#include "core/store/formats/mnesis/plan/edit.h"
#include "core/store/formats/mnesis/context/rules.h"
#include "core/store/formats/mnesis/read/schema.h"
#include "core/store/formats/mnesis/store.h"
#include "core/store/plan/editrules.h"

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

struct FormatText
{
    Q_DECLARE_TR_FUNCTIONS(MnesisFormat)
};

/// What releases wrote each layout; the file itself does not say more.
QString releasesOf(const QString& dialect)
{
    return dialect == Schema::First ? u"0.1.0-0.1.1"_s : dialect == Schema::Current ? u"0.2.0-0.4.0"_s : QString();
}

} // namespace

QStringList Format::dialects() const
{
    return Schema::dialects();
}

QList<Capability> Format::capabilities() const
{
    return capabilitiesOf(refusals());
}

RulesOffer Format::rulesOffer() const
{
    return mnesis::rulesOffer();
}

json::FieldNames Format::fieldNames() const
{
    return json::FieldNames(
        "id session_id parent_id role created_at agent model_id provider_id is_summary tokens_input tokens_output "
        "tokens_cache_read tokens_cache_write tokens_total cost finish_reason error_code error_message_text "
        "error_retriable mode message_id part_type part_index content tool_name tool_call_id tool_state compacted_at "
        "started_at completed_at token_estimate level span_start_message_id span_end_message_id token_count "
        "parent_node_id compaction_level is_active kind parent_node_ids superseded "
        "type text step_index snapshot_ref tokens_used input* output cache_read cache_write total error_message status "
        "state unified_diff files_changed additions deletions content_id path file_type exploration_summary "
        "summary_node_id compacted_message_count compacted_token_count"_L1);
}

QStringList Format::defaultPlaces() const
{
    return {QDir::home().absoluteFilePath(u".mnesis/sessions.db"_s)};
}

Detection Format::detect(const StoreCandidate& candidate) const
{
    Detection detection;
    detection.format = name();
    if (candidate.isFolder()) {
        detection.reason = FormatText::tr("A folder; a mnesis store is a single SQLite file.");
        return detection;
    }
    if (!candidate.isSqlite()) {
        detection.reason = FormatText::tr("Not a SQLite file.");
        return detection;
    }
    const auto& tables = candidate.sqliteTables();
    if (!tables) {
        detection.reason = tables.error().text;
        return detection;
    }
    const Schema schema(*tables);
    detection.reason = schema.refusal();
    detection.matches = schema.refusal().isEmpty();
    if (detection.matches) {
        detection.reason = FormatText::tr("It has the tables and columns of mnesis.");
        detection.dialect = schema.dialect();
        detection.version = releasesOf(schema.dialect());
        detection.notWritable = schema.notWritable();
    }
    return detection;
}

Result<std::unique_ptr<SessionStore>> Format::open(const QString& path, const Detection& detection) const
{
    return std::make_unique<Store>(path, detection);
}

QString Format::refusalAt(const StoreInfo& /*store*/, EditKind kind, const EditPlace& place) const
{
    const Message* message = place.message;
    if (kind != EditKind::Remove || !message || !message->states.testFlag(MessageState::Summary) || message->index < 0)
        return {};
    const bool isWhole = !place.part || place.part->as<TextPart>() || message->parts.size() < 2; // others go alone
    return isWhole ? summaryStays(message->index + 1) : QString();
}

} // namespace stemma::mnesis
