// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/writtenrecords.h"

#include <QDataStream>

#include <algorithm>

namespace stemma {

namespace {

QDataStream& operator<<(QDataStream& out, const PlannedWrite& write)
{
    out << write.place << quint8(write.change) << write.count << write.before << write.after << write.what
        << qint32(write.fields.size());
    for (const PlannedField& field : write.fields)
        out << field.name << field.value;
    return out;
}

QDataStream& operator>>(QDataStream& in, PlannedWrite& write)
{
    quint8 change = 0;
    qint32 fields = 0;
    in >> write.place >> change >> write.count >> write.before >> write.after >> write.what >> fields;
    write.change = PlannedWrite::Change(std::min(change, quint8(PlannedWrite::Change::Delete)));
    for (qint32 at = 0; at < fields && in.status() == QDataStream::Ok; ++at) {
        PlannedField field;
        in >> field.name >> field.value;
        write.fields += field;
    }
    return in;
}

} // namespace

WrittenRecords writtenRecords(const EditPlan& plan)
{
    const qsizetype kept = std::min(plan.writes.size(), WrittenRecords::MostWrites);
    return {plan.writes.first(kept), plan.writes.size() - kept};
}

QDataStream& operator<<(QDataStream& out, const WrittenRecords& written)
{
    out << written.leftOut << qint32(written.writes.size());
    for (const PlannedWrite& write : written.writes)
        out << write;
    return out;
}

QDataStream& operator>>(QDataStream& in, WrittenRecords& written)
{
    qint32 count = 0;
    in >> written.leftOut >> count;
    for (qint32 at = 0; at < count && in.status() == QDataStream::Ok; ++at) {
        PlannedWrite write;
        in >> write;
        written.writes += write;
    }
    return in;
}

} // namespace stemma
