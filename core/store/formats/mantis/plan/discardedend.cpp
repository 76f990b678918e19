// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/discardedend.h"

#include "core/store/files/filereader.h"
#include "core/store/files/filescript.h"
#include "core/store/json/json.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/plan/plantexts.h"

#include <QFileInfo>

namespace stemma::mantis {

namespace {

/// A plain message on one line, with its role.
Result<QByteArray> lineOf(const RowConversation& session, size_t row)
{
    const auto stored = session.bytes(row, -1);
    if (!stored)
        return stored;
    QByteArray line = stored->trimmed();
    const auto message = json::parse(line);
    if (!message || !message->isObject())
        return line.replace('\n', ' ');
    if (!message->find(u"role") && !message->find(u"message")) {
        const RowFlags flags = session.row(row).flags;
        const QByteArray role = flags.testFlag(RowFlag::Assistant) ? "assistant"
            : flags.testFlag(RowFlag::System)                      ? "system"
                                                                   : "user";
        JsonCopy copy;
        setMember(copy, line, "role", '"' + role + '"');
        line = copy.applied(line);
    }
    // Line ends can only stand between the members, where they mean nothing.
    return line.replace('\r', ' ').replace('\n', ' ');
}

} // namespace

Result<> keepEnd(EditPlan& plan, const RowTarget& target, size_t from)
{
    FileContent lines;
    const size_t known = target.session.ownSize();
    for (size_t row = from; row < known; ++row) {
        const auto line = lineOf(target.session, row);
        if (!line)
            return std::unexpected(line.error());
        lines.add(QByteArray(*line + '\n'));
    }
    FileScript script;
    const QFileInfo file(target.discarded);
    if (!file.exists()) {
        script.steps += FileStep {
            .kind = FileStep::Kind::Create, .path = target.discarded, .content = lines, .like = target.database};
    } else {
        // Nothing that was discarded before is lost.
        const qint64 size = file.size();
        auto guard = FileGuard::of(target.discarded, {{qMax<qint64>(0, size - 1), qMin<qint64>(size, 1), 0}});
        FileReader reader(target.discarded);
        const Result<> opened = guard ? reader.open() : std::unexpected(guard.error());
        const auto last = opened ? reader.read(qMax<qint64>(0, size - 1), 1) : std::unexpected(opened.error());
        if (!last)
            return std::unexpected(last.error());
        FileContent ended(last->isEmpty() || *last == "\n" ? QByteArrayView() : QByteArrayView("\n"));
        ended.add(lines);
        script.guards += *guard;
        script.steps += FileStep {.path = target.discarded, .splices = {{size, 0, ended}}};
    }
    plan.files = std::make_shared<const FileScript>(script);
    plan.writes += PlannedWrite {
        file.fileName(), PlannedWrite::Change::Insert, qint64(known - from), {}, {}, plantexts::discardedEnd()};
    return {};
}

} // namespace stemma::mantis
