// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exportwish.h"

#include <QList>

#include <utility>

/// What all documents say in the same words.
namespace stemma::documentwords {

/// The title of the session, or its first words, or its id.
[[nodiscard]] QString title(const SessionInfo& session);
/// What is known of the session as a whole: names with values, in the order to be read.
[[nodiscard]] QList<std::pair<QString, QString>> facts(const ExportHead& head);
/// Who speaks: "User", "Assistant"…, the store's own word where it is another.
[[nodiscard]] QString role(const Message& message);
/// The message as the window shows it: without what its parts say a second time.
[[nodiscard]] Message asShown(Message message);
/// What holds for a message that a reader has to know: "discarded", "summarised"…
[[nodiscard]] QStringList states(const Message& message);
/// When, in the reader's zone and order.
[[nodiscard]] QString moment(Time time);
[[nodiscard]] QString thinkingTitle(const ReasoningPart& thinking);
[[nodiscard]] QString compaction(const CompactionPart& compaction);
[[nodiscard]] QString stepEnd(const StepFinishPart& step);
[[nodiscard]] QString image(const ImagePart& image);
[[nodiscard]] QString summaryTitle(const SummaryNode& node);
/// What is missing, and who wrote the document.
[[nodiscard]] QStringList closing(const ExportFoot& foot);
[[nodiscard]] QString writer(); ///< who wrote a document that has no messages to count
/// What a tool was given, as people read it: a command as such, JSON indented.
struct ToolInput
{
    QString text;
    bool isCommand = false;
    bool isPatch = false; ///< lines with + and −
    bool isJson = false;
};
[[nodiscard]] ToolInput input(const ToolPart& tool);

} // namespace stemma::documentwords
