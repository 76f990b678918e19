// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

#include <QStringList>

/// A probe: questions about what a summary lost, put to several contexts, to see which of them still answer them. No
/// I/O; any thread.
///
/// An answer is judged by the rules of the loss review: it is reviewed as a summary of the one demand that the question
/// is about; of a path, a command or an address it has to hold the whole. That is quick, costs nothing, needs no second
/// model to be trusted, and says the same each time; and it can be wrong about an answer in other words. So a judgement
/// is only ever shown beside the answer itself. A question never holds what its answer is judged by: of a path the
/// file's name is asked about, of a command its program; of a name, a figure or a quotation, which say little by
/// themselves, the sentence is quoted that they stood in, with a gap in their place.
namespace stemma {

struct ProbeQuestion
{
    QString text; ///< translated; a model reads it too
    LossKind kind = LossKind::Constraint;
    QString fact; ///< that an answer has to tell, as it stands in the messages

    bool operator==(const ProbeQuestion&) const = default;
};

enum class ProbeVerdict : quint8 {
    Answered, ///< the fact is in the answer
    Otherwise, ///< the answer says something else in its place
    NotAnswered, ///< the fact is not in the answer
};
/// The stable, never translated name: "answered", "otherwise", "not-answered".
[[nodiscard]] QLatin1StringView nameOf(ProbeVerdict verdict);

inline constexpr qsizetype MostProbeQuestions = 12;

/// About what was lost or changed, in the order of the findings, at most @p most. None holds what another one asks for.
[[nodiscard]] QList<ProbeQuestion> probeQuestions(const LossReview& review, qsizetype most = MostProbeQuestions);
/// About one finding; none: nothing can be asked about it that would not give the answer away.
[[nodiscard]] std::optional<ProbeQuestion> probeQuestion(const LossFinding& finding);

/// Takes an answer with numbers at the beginnings of lines apart. An answer that is missing is empty.
[[nodiscard]] QStringList probeAnswers(QStringView answer, qsizetype questions);

/// @p rules: null: the built-in ones.
[[nodiscard]] ProbeVerdict judgeAnswer(
    const ProbeQuestion& question, const QString& answer, const std::shared_ptr<const LossRules>& rules = {});

} // namespace stemma
