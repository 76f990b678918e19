// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/handover/spooledsession.h"

#include "core/store/files/fileio.h"
#include "core/store/files/filescript.h"
#include "core/store/plan/plantexts.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

Result<> takeRows(const QString& path, qint64 count, const std::function<Result<>(const QVariantList& values)>& take)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileio::failure(file);
    QDataStream stream(&file);
    for (qint64 i = 0; i < count; ++i) {
        QVariantList values;
        stream >> values;
        if (stream.status() != QDataStream::Ok)
            return fileio::failure(file);
        if (const Result<> taken = take(values); !taken)
            return taken;
    }
    return {};
}

} // namespace

SpooledFile::SpooledFile(std::shared_ptr<const ScratchFolder> folder)
    : m_folder(std::move(folder))
    , m_file(m_folder->filePath(u"session"_s))
{
    (void)m_file.open(QIODevice::WriteOnly); // else nothing can be added
}

Result<> SpooledFile::add(QByteArrayView bytes)
{
    return m_file.write(bytes.data(), bytes.size()) == bytes.size() ? Result<>() : fileio::failure(m_file);
}

Result<> SpooledFile::addTo(EditPlan& plan, const QString& path)
{
    if (!m_file.flush())
        return fileio::failure(m_file);
    struct Kept
    {
        std::shared_ptr<const ScratchFolder> folder;
        FileScript script;
    };
    const auto kept = std::make_shared<Kept>();
    kept->folder = m_folder;
    FileStep step {.kind = FileStep::Kind::Create, .path = path};
    step.content.add(m_file.fileName(), 0, m_file.size());
    kept->script.steps = {step};
    plan.files = {kept, &kept->script};
    return {};
}

SpooledRows::Kind::Kind(QString statement, const QString& path)
    : sql(std::move(statement))
    , file(path)
    , stream(&file)
{
    (void)file.open(QIODevice::WriteOnly); // else nothing can be added
}

SpooledRows::SpooledRows(std::shared_ptr<const ScratchFolder> folder, QList<StoreCandidate::Table> tables)
    : m_folder(std::move(folder))
    , m_tables(std::move(tables))
{
}

SpooledRows::Kind& SpooledRows::kindOf(const QString& sql)
{
    const auto known = std::ranges::find_if(m_kinds, [&](const auto& kind) { return kind->sql == sql; });
    if (known != m_kinds.end())
        return **known;
    m_kinds.push_back(std::make_unique<Kind>(sql, m_folder->filePath(u"rows-%1"_s.arg(m_kinds.size()))));
    return *m_kinds.back();
}

Result<> SpooledRows::add(const SessionComposer::Row& row)
{
    const auto table = std::ranges::find(m_tables, row.table, &StoreCandidate::Table::name);
    if (table == m_tables.end())
        return {};
    QStringList columns;
    QVariantList values;
    for (qsizetype i = 0; i < row.columns.size(); ++i) {
        if (table->columns.contains(row.columns.at(i))) {
            columns << row.columns.at(i);
            values << row.values.at(i);
        }
    }
    Kind& kind = kindOf(u"INSERT INTO %1(%2) VALUES(%3)"_s.arg(
        row.table, columns.join(", "_L1), QStringList(columns.size(), u"?"_s).join(", "_L1)));
    kind.stream << values;
    ++kind.count;
    ++m_counts[row.table];
    return kind.stream.status() == QDataStream::Ok ? Result<>() : fileio::failure(kind.file);
}

Result<> SpooledRows::addTo(EditPlan& plan)
{
    for (const auto& kind : m_kinds) {
        if (!kind->file.flush())
            return fileio::failure(kind->file);
        SqlStep step {.sql = kind->sql, .values = {}, .expectedRows = kind->count};
        step.streamedRows = [folder = m_folder, path = kind->file.fileName(), count = kind->count](
                                const auto& take) { return takeRows(path, count, take); };
        plan.script.steps += step;
    }
    for (const auto& [table, count] : m_counts.asKeyValueRange())
        plan.writes += PlannedWrite {table, PlannedWrite::Change::Insert, count, {}, {}, PlanText::newSession()};
    return {};
}

} // namespace stemma
