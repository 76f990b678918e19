// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/partsource.h"

#include "core/filechanges/changetexts.h"
#include "core/filechanges/restorepatch.h"
#include "core/filechanges/savedstates.h"
#include "core/store/content/storedimage.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::partsource {

namespace {

struct PartSourceText
{
    Q_DECLARE_TR_FUNCTIONS(PartSource)
};

WholeText textOfTool(const ToolPart& part)
{
    WholeText whole;
    const auto add = [&whole](const QString& name, const QString& text) {
        whole.text += (whole.text.isEmpty() ? QString() : u"\n\n"_s) + name + u":\n"_s;
        const qsizetype start = whole.text.size();
        whole.text += text;
        return start;
    };
    whole.input = add(PartSourceText::tr("Input"), part.input.text);
    if (part.hasOutput)
        whole.output = add(PartSourceText::tr("Output"), part.output.text);
    if (part.hasError) {
        const qsizetype error = add(PartSourceText::tr("Error"), part.error.text);
        whole.output = part.hasOutput ? whole.output : error;
    }
    return whole;
}

/// The long text of a part, for the viewer.
WholeText wholeTextOf(const Part& part)
{
    struct Texts
    {
        WholeText operator()(const TextPart& p) const { return {p.text.text}; }
        WholeText operator()(const ReasoningPart& p) const { return {p.text.text}; }
        WholeText operator()(const ToolPart& p) const { return textOfTool(p); }
        WholeText operator()(const PatchPart& p) const { return {p.diff.text}; }
        WholeText operator()(const FileReferencePart& p) const { return {p.reference.summary}; }
        WholeText operator()(const UnknownPart& p) const { return {p.raw.text}; }
        WholeText operator()(const EventPart& p) const { return {p.raw.text}; }
        WholeText operator()(const CompactionPart&) const { return {}; }
        WholeText operator()(const StepStartPart&) const { return {}; }
        WholeText operator()(const StepFinishPart&) const { return {}; }
        WholeText operator()(const ImagePart&) const { return {}; }
    };
    return std::visit(Texts {}, part.body);
}

/// What the agent kept of files at a checkpoint, and the folder that their paths are within.
struct KeptFiles
{
    QList<KeptState> states;
    QString project;
};

Result<KeptFiles> keptFiles(
    SessionStore& store, const SessionId& session, const CheckpointId& checkpoint, const JobControl& job)
{
    auto* service = store.service<FileStateStore>();
    if (!service)
        return fail(Errc::NotSupported, PartSourceText::tr("The agent of this store keeps no copies of files."));
    const auto info = store.session(session, ListDetail::Basic, job);
    const auto states = info ? service->keptStates(session, checkpoint, job) : std::unexpected(info.error());
    return states ? Result<KeptFiles>(KeptFiles {*states, info->directory}) : std::unexpected(states.error());
}

} // namespace

QFuture<Result<Part>> part(OpenStore& store, const SessionId& session, qint64 key, int part, const JobControl& job)
{
    return store.run([session, key, part](SessionStore& opened,
                         const JobControl& control) { return opened.part(session, key, part, control); },
        Lane::Visible, job);
}

qsizetype WholeText::placeOf(TextKind kind, qsizetype start) const
{
    return (kind == TextKind::ToolInput ? input : output) + start;
}

QFuture<Result<WholeText>> wholeText(
    OpenStore& store, const SessionId& session, qint64 key, int part, const JobControl& job)
{
    return store.run(
        [session, key, part](SessionStore& opened, const JobControl& control) {
            return opened.part(session, key, part, control).transform(wholeTextOf);
        },
        Lane::Visible, job);
}

QFuture<Result<QString>> text(OpenStore& store, const SessionId& session, qint64 key, int part, const JobControl& job)
{
    return wholeText(store, session, key, part, job).then([](const Result<WholeText>& whole) {
        return whole.transform([](const WholeText& read) { return read.text; });
    });
}

QFuture<Result<MessageId>> idOf(OpenStore& store, const SessionId& session, qint64 key)
{
    return store.run(
        [session, key](SessionStore& opened, const JobControl& control) -> Result<MessageId> {
            const auto found = opened.messages(session, {&key, 1}, {.maxText = 0}, control);
            if (!found)
                return std::unexpected(found.error());
            return found->front() ? Result<MessageId>(found->front()->id) : fail(Errc::NotFound, {});
        },
        Lane::Visible);
}

QFuture<Result<QByteArray>> rawBytes(OpenStore& store, const StoredAt& place, qint64 most, const JobControl& job)
{
    return store.run([place, most](SessionStore& opened,
                         const JobControl& control) { return opened.rawBytes(place, most, control); },
        Lane::Visible, job);
}

QFuture<Result<QByteArray>> image(
    OpenStore& store, const MessagePtr& message, int part, int number, const JobControl& job)
{
    return store.run([message, part, number](SessionStore& opened,
                         const JobControl& control) { return imageOf(opened, *message, part, number, control); },
        Lane::Visible, job);
}

QFuture<Result<QString>> filesAt(
    OpenStore& store, const SessionId& session, const CheckpointId& checkpoint, const JobControl& job)
{
    const auto work = [session, checkpoint](SessionStore& opened, const JobControl& control) -> Result<QString> {
        const auto kept = keptFiles(opened, session, checkpoint, control);
        if (!kept)
            return std::unexpected(kept.error());
        const RestorePatch restored = restorePatch(kept->states, kept->project, control);
        QStringList lines;
        for (const ExportedPatch::LeftOut& left : restored.patch.leftOut)
            lines << ChangesText::leftOut(left);
        for (const QString& path : restored.gone)
            lines << PartSourceText::tr("The copy of %1 is no longer there.").arg(path);
        if (restored.patch.text.isEmpty() && lines.isEmpty())
            return PartSourceText::tr("The files are now as they were at this checkpoint.");
        return lines.isEmpty() ? restored.patch.text : lines.join(u'\n') + u"\n\n"_s + restored.patch.text;
    };
    return store.run(work, Lane::Visible, job);
}

QFuture<Result<QString>> saveFilesAt(OpenStore& store, const SessionId& session, const CheckpointId& checkpoint,
    const QString& folder, const JobControl& job)
{
    const auto work = [=](SessionStore& opened, const JobControl& control) -> Result<QString> {
        const auto kept = keptFiles(opened, session, checkpoint, control);
        const auto saved
            = kept ? saveStates(kept->states, kept->project, folder, control) : std::unexpected(kept.error());
        if (!saved)
            return std::unexpected(saved.error());
        if (saved->failure)
            return std::unexpected(*saved->failure);
        return (saved->notes() + saved->saved).join(u'\n');
    };
    return store.run(work, Lane::Visible, job);
}

} // namespace stemma::partsource
