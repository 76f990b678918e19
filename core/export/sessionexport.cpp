// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/sessionexport.h"

#include "core/base/saturating.h"
#include "core/session/names.h"
#include "core/store/content/storedimage.h"
#include "core/store/conversation/messagescan.h"
#include "core/store/registry.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ExportErrors
{
    Q_DECLARE_TR_FUNCTIONS(SessionExport)
};

/// Neither a summary nor the mark of a compaction.
bool isSpoken(const Message& message)
{
    return !(message.states & MessageState::Summary) && message.role != Role::System;
}

/// Some agents note that files were changed without the change itself.
bool isNoteOfPatch(const Part& part)
{
    const auto* event = part.as<EventPart>();
    return event && event->type == nameOf(PartKind::Patch);
}

constexpr qsizetype PieceBytes = 1024 * 1024; ///< written at a time

/// Whether a document in the place of this file would be the end of its sessions. A Markdown one that quotes lines of a
/// store looks like that store.
bool isStore(const QString& path)
{
    const QFileInfo file(path);
    const QString ending = file.suffix().toLower();
    return file.isFile() && ending != "md"_L1 && ending != "markdown"_L1 && !detectStore(path).matches.isEmpty();
}

} // namespace

void ExportWish::reduce(Message& message) const
{
    if (!images)
        describeImages(message);
    message.parts.removeIf([this](const Part& part) {
        const PartKind kind = kindOf(part.body);
        return (!thinking && kind == PartKind::Reasoning)
            || (!tools && (kind == PartKind::Tool || kind == PartKind::Patch || isNoteOfPatch(part)));
    });
}

void SessionExport::setChanges(Change message, SummaryChange summary, HeadChange head)
{
    m_change = std::move(message);
    m_summaryChange = std::move(summary);
    m_headChange = std::move(head);
}

ExportRows::ExportRows(const ExportWish& wish, const Outline& outline)
    : m_wish(wish)
    , m_outline(outline)
{
    const auto run = wish.keys ? wish.keys->run : std::nullopt;
    for (qint64 row = 0; run && row < qint64(outline.size()); ++row) {
        const qint64 key = outline[size_t(row)].key;
        if (key != run->first && key != run->second)
            continue;
        m_run = m_run ? std::pair(std::min(m_run->first, row), std::max(m_run->second, row)) : std::pair(row, row);
    }
}

bool ExportRows::takes(const Message& message, qint64 row) const
{
    const bool isInRun = m_run && row >= m_run->first && row <= m_run->second;
    if (m_wish.keys && !isInRun && !m_wish.keys->single.contains(m_outline[size_t(row)].key))
        return false;
    const MessageStates others = MessageState::Discarded | MessageState::SideChain;
    return m_wish.otherBranches || !(message.states & others);
}

void SessionExport::add(SessionStore& store, const MessagePtr& message, const JobControl& job)
{
    Message shown = *message;
    m_wish.reduce(shown);
    // Nothing is left of a message that was a call and no more; one that was empty is shown as it is.
    const auto isFrame = [](const Part& part) { return part.as<StepStartPart>() || part.as<StepFinishPart>(); };
    const bool isReduced = shown.parts.size() < message->parts.size();
    if (isReduced && std::ranges::all_of(shown.parts, isFrame) && shown.error.isEmpty())
        return;
    ++m_outcome.messages;
    if (m_writer.joinsResults())
        write(store, m_joiner.add(std::move(shown)), job);
    else
        write(store, shown, job);
}

void SessionExport::write(SessionStore& store, const std::optional<Message>& message, const JobControl& job)
{
    if (!message)
        return;
    const ExportImage image = [&](const Part& part, int number) -> Result<QByteArray> {
        if (!m_wish.images)
            return fail(Errc::NotSupported, {});
        return imageOf(store, *message, part.index, number, job);
    };
    if (!m_change)
        return m_writer.message(*message, image);
    Message changed = *message;
    m_change(changed);
    m_writer.message(changed, image);
}

Result<> SessionExport::flush(QIODevice& device, bool all)
{
    if (!all && m_writer.size() < PieceBytes)
        return {};
    const QByteArray piece = m_writer.take();
    return writeAll(device, piece).transform([&] { m_outcome.bytes += piece.size(); });
}

Result<ExportOutcome> SessionExport::run(SessionStore& store, QIODevice& device, const JobControl& job)
{
    m_outcome = {};
    const auto session = store.session(m_wish.session, ListDetail::Full, job);
    if (!session)
        return std::unexpected(session.error());
    const StoreInfo info = store.info();
    const bool isWhole = !m_wish.keys && m_wish.from == 0 && m_wish.count < 0;
    ExportHead head {info.path, titleOfFormat(info.format), *session, isWhole};
    if (m_headChange)
        m_headChange(head);
    m_writer.begin(head);

    // Who chose messages means those; else a document has each once, and what was compacted stands where it stood.
    m_again = {};
    if (isWhole && m_writer.joinsResults())
        m_again.read(store, m_wish.session, job);
    MessageScan scan(m_wish.session, {.maxText = ReadOptions::WholeText});
    scan.setRange(m_wish.from, m_wish.count < 0 ? MessageScan::ToTheEnd : saturatingAdd(m_wish.from, m_wish.count));
    std::optional<ExportRows> rows; // once the outline is there
    Result<> written;
    const Result<> read = scan.run(store, job, [&](qint64 row, const MessagePtr& message) {
        if (!rows)
            rows.emplace(m_wish, scan.outline());
        const bool isAgain = message && m_again.takes(message->id) && isSpoken(*message);
        if (!message)
            ++m_outcome.unreadable;
        else if (!isAgain && rows->takes(*message, row))
            add(store, message, job);
        written = flush(device, false);
        return written.has_value() && !job.isCancelled();
    });
    if (!read || !written)
        return std::unexpected(read ? written.error() : read.error());
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (m_wish.from > 0 && m_wish.from >= qint64(scan.outline().size())) // nothing of the document was handed on yet
        return fail(Errc::Usage, ExportErrors::tr("The session ends before the first message to export."));

    write(store, m_joiner.end(), job);
    ExportFoot foot {{}, m_outcome.messages, m_outcome.unreadable};
    if (isWhole) {
        // Summaries that cannot be read are no reason to lose the messages.
        if (auto nodes = store.summaryNodes(m_wish.session, job))
            foot.summaries = std::move(*nodes);
    }
    if (m_summaryChange)
        std::ranges::for_each(foot.summaries, m_summaryChange);
    m_writer.end(foot);
    return flush(device, true).transform([this] { return m_outcome; });
}

Result<> writeAll(QIODevice& device, const QByteArray& piece)
{
    if (device.write(piece) == piece.size())
        return {};
    return fail(Errc::Denied,
        ExportErrors::tr("The export could not be written: %1. Free some space or choose another place.")
            .arg(device.errorString()),
        device.errorString());
}

Result<> writeWholeFile(const QString& path, const std::function<Result<>(QIODevice& device)>& write)
{
    if (isStore(path))
        return fail(Errc::Denied,
            ExportErrors::tr("%1 holds sessions, which the export would replace. Choose another place.").arg(path));
    QSaveFile file(path);
    const auto failed = [&file, &path] {
        return fail(Errc::Denied,
            ExportErrors::tr("%1 could not be written: %2. Choose another place.").arg(path, file.errorString()),
            file.errorString());
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    if (const Result<> written = write(file); !written)
        return written; // the file that was there stays
    if (!file.commit())
        return failed();
    return {};
}

Result<ExportOutcome> exportToFile(
    SessionExport& session, SessionStore& store, const QString& path, const JobControl& job)
{
    ExportOutcome outcome;
    return writeWholeFile(path, [&](QIODevice& file) {
        return session.run(store, file, job).transform([&outcome](const ExportOutcome& done) { outcome = done; });
    }).transform([&outcome] { return outcome; });
}

} // namespace stemma
