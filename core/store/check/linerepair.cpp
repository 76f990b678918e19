// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/linerepair.h"

#include "core/store/plan/plantexts.h"

#include <QFileInfo>

namespace stemma {

Result<> LineRepair::cut(quint32 line)
{
    const auto& lines = m_index.lines();
    const auto stored = m_index.bytes(line, PlanText::ShownText);
    if (!stored)
        return std::unexpected(stored.error());
    const qint64 offset = lines[line].offset;
    const qint64 end = line + 1 < lines.size() ? lines[line + 1].offset : m_index.stamp().size;
    Change& change = m_changes[offset];
    change.length = end - offset;
    change.after.clear();
    addWrite(PlannedWrite::Change::Delete, offset, *stored, {});
    return {};
}

bool LineRepair::isChanged(quint32 line) const
{
    return m_changes.contains(m_index.lines()[line].offset);
}

bool LineRepair::isCut(quint32 line) const
{
    const auto change = m_changes.find(m_index.lines()[line].offset);
    return change != m_changes.end() && change->second.length > 0 && change->second.after.isEmpty();
}

void LineRepair::insert(qint64 offset, const QByteArray& bytes)
{
    m_changes[offset].inserted += bytes;
    addWrite(PlannedWrite::Change::Insert, offset, {}, bytes);
}

void LineRepair::replace(qint64 offset, const QByteArray& before, const QByteArray& after)
{
    Change& change = m_changes[offset];
    if (change.length == 0) {
        change.length = before.size();
        change.after = after;
    }
    addWrite(PlannedWrite::Change::Update, offset, before, after);
}

QList<FileSplice> LineRepair::splices() const
{
    QList<FileSplice> all;
    for (const auto& [offset, change] : m_changes)
        all += FileSplice {offset, change.length, FileContent(QByteArray(change.inserted + change.after))};
    return all;
}

void LineRepair::addWrite(PlannedWrite::Change change, qint64 offset, const QByteArray& before, const QByteArray& after)
{
    m_writes
        += PlannedWrite {QFileInfo(m_index.path()).fileName(), change, 1, PlanText::shown(QString::fromUtf8(before)),
            PlanText::shown(QString::fromUtf8(after)), tr("line at byte %1").arg(offset)};
}

} // namespace stemma
