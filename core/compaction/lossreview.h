// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/compaction/lossrules.h"
#include "core/session/message.h"

#include <QList>

#include <array>
#include <memory>

/// How a summary treats the facts of the messages it covers. This is a heuristic: each finding names the
/// rule that found it and says how it was looked for. No I/O; any thread.
namespace stemma {

/// A piece of a message as the review reads it. Offsets in findings count UTF-16 units of `text`.
struct ReviewedText
{
    qint64 message = -1; ///< Message::index
    int part = 0; ///< Part::index
    Role role = Role::Unknown;
    FactSource source = FactSource::Text;
    QString text; ///< of a tool's input: its JSON as stored

    bool operator==(const ReviewedText&) const = default;
};

/// Where a fact stands in the covered messages.
struct FactPlace
{
    qint64 message = -1;
    int part = 0;
    FactSource source = FactSource::Text;
    qsizetype offset = 0;
    qsizetype length = 0;

    bool operator==(const FactPlace&) const = default;
};

/// One fact of the covered messages: kept, changed or lost.
struct LossFinding
{
    enum class Status : quint8 {
        Lost,
        Changed, ///< the summary says something else instead: another number, or the opposite
        Kept,
    };
    enum class Match : quint8 {
        None, ///< nothing like it was found
        Exact, ///< letter by letter
        NormalForm, ///< sourceText otherwise: "250ms", "0.25 s"; `src/a.cpp`, `a.cpp`
        Near, ///< most of its words, in a sentence that forbids or demands alike
    };
    static constexpr int MostPlaces = 64;

    LossKind kind = LossKind::Identifier;
    QString text; ///< as it stands at its first place
    QString sentence; ///< that it stands in, see sentenceOf(); empty: nobody wrote it, or it is a whole sentence
    QString normal; ///< what it is compared by; for people only as a detail
    Status status = Status::Lost;
    Match match = Match::None;
    QString rule; ///< the name of the rule that found it; empty: a model did
    std::optional<Status> second; ///< what a model said of it in a second look
    QList<FactPlace> places; ///< in the order of the messages, at most MostPlaces
    qsizetype occurrences = 0; ///< all of them
    qsizetype summaryOffset = -1; ///< of what was kept, or stands there instead; -1: lost
    qsizetype summaryLength = 0;
    QString changedTo; ///< what stands in the summary instead
    QList<qint64> usedLater; ///< indices of the messages after the compaction that say it again, ascending

    [[nodiscard]] bool isFromModel() const { return rule.isEmpty(); }
    [[nodiscard]] bool isNeeded() const { return status != Status::Kept && !usedLater.isEmpty(); }
    bool operator==(const LossFinding&) const = default;
};

struct LossCoverage
{
    qsizetype kept = 0;
    qsizetype changed = 0;
    qsizetype lost = 0;
    qsizetype needed = 0; ///< of the changed and lost: said again later

    [[nodiscard]] qsizetype all() const { return kept + changed + lost; }
    [[nodiscard]] std::optional<double> share() const ///< kept of all, 0 to 1; none: there are no facts
    {
        return all() > 0 ? std::optional(double(kept) / double(all())) : std::nullopt;
    }
    bool operator==(const LossCoverage&) const = default;
};

/// The review of one summary. Findings: lost ones needed later first, then changed ones needed later, lost, changed,
/// kept; among each the constraints first, then by kind, then by place.
struct LossReview
{
    QList<LossFinding> findings;
    LossCoverage total;
    std::array<LossCoverage, LossKindCount> byKind; ///< by LossKind
    qsizetype summaryLength = 0; ///< UTF-16 units reviewed
    qsizetype passedOver = 0; ///< facts beyond LossReviewer::MostFindings of one kind, not in the list and not counted

    [[nodiscard]] const LossCoverage& of(LossKind kind) const { return byKind[size_t(kind)]; }
    bool operator==(const LossReview&) const = default;
};

using LossReviewPtr = std::shared_ptr<const LossReview>;

class SummaryIndex;

/// Reads the covered messages and those after them once, then reviews any number of summaries of them: the stored one,
/// and one that is being edited. Immutable after read(); review() may be called from several threads.
class LossReviewer
{
public:
    static constexpr qsizetype MostFindings = 2'000; ///< of a kind

    LossReviewer();
    explicit LossReviewer(std::shared_ptr<const LossRules> rules); ///< null: the built-in ones
    ~LossReviewer();
    Q_DISABLE_COPY_MOVE(LossReviewer)

    /// @p covered in the order of the messages; @p later are the messages after the compaction. Replaces what was read
    /// before. Fails only when cancelled.
    [[nodiscard]] Result<> read(
        const QList<ReviewedText>& covered, const QList<ReviewedText>& later, const JobControl& job = {});
    [[nodiscard]] Result<LossReview> review(QStringView summary, const JobControl& job = {}) const;

    /// What speaks for each clause of @p summary that may keep a demand, to find LossRules::evidenceWeight() by.
    struct DemandEvidence
    {
        QString text;
        QList<LossRules::Evidence> clauses;
    };
    [[nodiscard]] QList<DemandEvidence> evidence(QStringView summary) const;

private:
    struct Facts;
    [[nodiscard]] SummaryIndex indexOf(QStringView summary, const JobControl& job) const;

    std::shared_ptr<const LossRules> m_rules;
    std::unique_ptr<Facts> m_facts;
};

/// Both steps at once.
[[nodiscard]] Result<LossReview> reviewLoss(const QList<ReviewedText>& covered, QStringView summary,
    const QList<ReviewedText>& later, const std::shared_ptr<const LossRules>& rules = {}, const JobControl& job = {});

} // namespace stemma
