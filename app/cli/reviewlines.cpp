// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/reviewlines.h"

#include <array>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

void writeIndices(JsonWriter& json, QLatin1StringView name, const QList<qint64>& indices)
{
    json.beginArray(name);
    for (const qint64 index : indices)
        json.value(index);
    json.end();
}

QLatin1StringView statusName(LossFinding::Status status)
{
    switch (status) {
    case LossFinding::Status::Kept:
        return "kept"_L1;
    case LossFinding::Status::Changed:
        return "changed"_L1;
    case LossFinding::Status::Lost:
        break;
    }
    return "lost"_L1;
}

} // namespace

void writeLoss(JsonWriter& json, const LossFinding& finding)
{
    static constexpr std::array Matches {"none"_L1, "exact"_L1, "normal_form"_L1, "near"_L1}; // by LossFinding::Match
    QList<qint64> messages;
    for (const FactPlace& place : finding.places) {
        if (messages.isEmpty() || messages.constLast() != place.message)
            messages += place.message;
    }
    json.field("kind"_L1, nameOf(finding.kind));
    json.field("text"_L1, finding.text);
    json.field("status"_L1, statusName(finding.status));
    json.optional("changed_to"_L1, finding.changedTo);
    json.field("match"_L1, Matches[size_t(finding.match)]);
    json.field("rule"_L1, finding.rule);
    writeIndices(json, "in"_L1, messages);
    writeIndices(json, "used_later"_L1, finding.usedLater);
}

void writeReviewSums(JsonWriter& json, const SummaryNode& node, const LossReview& review, bool isPartial)
{
    json.field("session"_L1, node.session.value);
    json.field("node"_L1, node.id.value);
    json.field("kept"_L1, qint64(review.total.kept));
    json.field("changed"_L1, qint64(review.total.changed));
    json.field("lost"_L1, qint64(review.total.lost));
    json.field("needed_later"_L1, qint64(review.total.needed));
    json.field("passed_over"_L1, qint64(review.passedOver));
    json.field("partial"_L1, isPartial);
    json.field("estimated"_L1, true); // whatever is found is found by rules
}

QByteArray reviewRecords(const SummaryNode& node, LossReview review, bool isPartial, const TextMap& map)
{
    QByteArray lines;
    const auto put = [&lines](QLatin1StringView type, const auto& write) {
        JsonWriter json;
        json.field("type"_L1, type);
        write(json);
        json.appendTo(lines);
        lines += '\n';
    };
    for (LossFinding& finding : review.findings) {
        finding.text = map(finding.text);
        finding.changedTo = map(finding.changedTo);
        put("loss"_L1, [&finding](JsonWriter& json) { writeLoss(json, finding); });
    }
    put("review"_L1, [&](JsonWriter& json) { writeReviewSums(json, node, review, isPartial); });
    put("end"_L1, [](JsonWriter& json) {
        json.field("count"_L1, 1);
        json.field("skipped"_L1, 0);
    });
    return lines;
}

} // namespace stemma::cli
