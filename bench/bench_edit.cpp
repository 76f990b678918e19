// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/pairs.h"
#include "bench/samplefiles.h"
#include "bench/scratch.h"
#include "core/base/ulid.h"
#include "core/edit/editor.h"
#include "core/store/files/filescript.h"
#include "core/store/registry.h"
#include "tests/testkit/largestore.h"

#include <sqlite3.h>

#include <QFile>

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

/// What a change costs, from the wish to its undo.
struct EditCosts
{
    Cost plan;
    Cost apply;
    Cost undo;
    Cost redo;
    EditPlan made;
};

/// The same of several changes, in milliseconds of CPU.
struct EditTimes
{
    Pairs plan; ///< against the yardstick of the change
    Pairs apply;
    Pairs undo; ///< against applying
    Pairs redo;

    void add(const EditCosts& costs, double yardstick)
    {
        plan.add(costs.plan.cpuMs, yardstick);
        apply.add(costs.apply.cpuMs, yardstick);
        undo.add(costs.undo.cpuMs, costs.apply.cpuMs);
        redo.add(costs.redo.cpuMs, costs.apply.cpuMs);
    }
};

/// The message of the first session behind @p tenths of them, or its third one.
Result<Message> messageOf(SessionStore& store, int tenths)
{
    constexpr size_t Third = 2;
    const SessionId session = firstSession(store);
    const auto rows = store.outline(session, {});
    if (!rows || rows->size() <= Third)
        return fail(Errc::NotFound, u"no messages"_s);
    const qint64 key = (*rows)[std::max(Third, rows->size() / 10 * size_t(tenths))].key;
    const auto messages = store.messages(session, {&key, 1}, {}, {});
    if (!messages)
        return std::unexpected(messages.error());
    return *messages->front();
}

/// Changes the first session of the store behind that message, takes it back and makes it again.
Result<EditCosts> editCosts(
    const QString& path, const QString& journalFolder, int tenths, Edit (*editAt)(const Message& message))
{
    auto store = openStore(path);
    if (!store)
        return std::unexpected(store.error());
    const auto at = messageOf(**store, tenths);
    if (!at)
        return std::unexpected(at.error());
    const Edit edit = editAt(*at);
    Journal journal(journalFolder);
    Editor editor(journal);
    EditCosts costs;
    Result<EditPlan> plan;
    costs.plan = costOf([&] { plan = (*store)->plan(edit, {}); });
    if (!plan)
        return std::unexpected(plan.error());
    Result<Receipt> receipt;
    costs.apply = costOf([&] { receipt = editor.apply((*store)->info(), *plan, {}); });
    if (!receipt)
        return std::unexpected(receipt.error());
    Result<Receipt> undone;
    costs.undo = costOf([&] { undone = editor.undo(receipt->id, {}); });
    if (!undone)
        return std::unexpected(undone.error());
    costs.redo = costOf([&] { undone = editor.redo(receipt->id, {}); });
    if (!undone)
        return std::unexpected(undone.error());
    costs.made = *std::move(plan);
    return costs;
}

Edit forkAt(const Message& message)
{
    ForkEdit fork;
    fork.session = message.session;
    fork.at = message.id;
    return fork;
}

Edit insertAfter(const Message& message)
{
    return InsertEdit {message.session, message.id, u"user"_s, u"And one more."_s};
}

Edit deleteOf(const Message& message)
{
    return DeleteEdit {message.session};
}

void makeId(sqlite3_context* context, int, sqlite3_value** values)
{
    static UlidSource source;
    const QByteArray id = reinterpret_cast<const char*>(sqlite3_value_text(values[0]))
        + source.next(std::chrono::time_point_cast<Time::duration>(std::chrono::system_clock::now()));
    sqlite3_result_text(context, id.constData(), int(id.size()), SQLITE_TRANSIENT);
}

/// A connection without a record and without checks.
class Bare
{
public:
    explicit Bare(const QString& path)
    {
        m_ok = sqlite3_open_v2(QFile::encodeName(path).constData(), &m_database, SQLITE_OPEN_READWRITE, nullptr)
            == SQLITE_OK;
        sqlite3_create_function(m_database, "stemma_id", -1, SQLITE_UTF8, nullptr, makeId, nullptr, nullptr);
    }
    ~Bare() { sqlite3_close(m_database); }
    Q_DISABLE_COPY_MOVE(Bare)

    void run(const QString& sql, const QVariantList& values = {}, const QList<QVariantList>& rows = {});
    void run(const SqlStep& step);
    [[nodiscard]] Result<> result() const
    {
        return m_ok ? Result<>() : fail(Errc::Denied, QString::fromUtf8(sqlite3_errmsg(m_database)));
    }

private:
    sqlite3_stmt* prepared(const QString& sql);
    static void bind(sqlite3_stmt* statement, const QVariantList& values);
    void shift(const RowRenumbering& shift, const SqlStep& step);

    sqlite3* m_database = nullptr;
    bool m_ok = false;
};

sqlite3_stmt* Bare::prepared(const QString& sql)
{
    sqlite3_stmt* statement = nullptr;
    m_ok = m_ok && sqlite3_prepare_v2(m_database, sql.toUtf8().constData(), -1, &statement, nullptr) == SQLITE_OK;
    return statement;
}

void Bare::bind(sqlite3_stmt* statement, const QVariantList& values)
{
    for (int i = 0; i < values.size(); ++i) {
        const QVariant& value = values.at(i);
        if (value.typeId() == QMetaType::LongLong) {
            sqlite3_bind_int64(statement, i + 1, value.toLongLong());
        } else if (value.isValid() && !value.isNull()) {
            const QByteArray text = value.toString().toUtf8();
            sqlite3_bind_text(statement, i + 1, text.constData(), int(text.size()), SQLITE_TRANSIENT);
        }
    }
}

void Bare::run(const QString& sql, const QVariantList& values, const QList<QVariantList>& rows)
{
    sqlite3_stmt* statement = prepared(sql);
    const QList<QVariantList> once {values};
    for (const QVariantList& row : rows.isEmpty() ? once : rows) {
        bind(statement, row);
        m_ok = m_ok && sqlite3_step(statement) == SQLITE_DONE;
        sqlite3_reset(statement);
    }
    sqlite3_finalize(statement);
}

void Bare::run(const SqlStep& step)
{
    if (!step.shift.isNone())
        shift(step.shift, step);
    else
        run(step.sql, step.values, step.rows);
}

/// One statement for all rows where it can be; else one a row, from the furthest on.
void Bare::shift(const RowRenumbering& shift, const SqlStep& step)
{
    if (shift.column.isEmpty())
        return run(
            u"UPDATE %1 SET rowid = rowid + (SELECT max(rowid) + 1 FROM %1) WHERE %2"_s.arg(shift.table, step.sql),
            step.values);
    sqlite3_stmt* select = prepared(u"SELECT rowid, %1 FROM %2 WHERE %3 ORDER BY %1 %4"_s.arg(
        shift.column, shift.table, step.sql, shift.by > 0 ? u"DESC"_s : u"ASC"_s));
    bind(select, step.values);
    std::vector<std::pair<qint64, qint64>> rows;
    while (m_ok && sqlite3_step(select) == SQLITE_ROW)
        rows.emplace_back(sqlite3_column_int64(select, 0), sqlite3_column_int64(select, 1));
    sqlite3_finalize(select);
    sqlite3_stmt* update = prepared(u"UPDATE %1 SET %2 = ? WHERE rowid = ?"_s.arg(shift.table, shift.column));
    for (const auto& [rowid, number] : rows) {
        sqlite3_bind_int64(update, 1, number + shift.by);
        sqlite3_bind_int64(update, 2, rowid);
        m_ok = m_ok && sqlite3_step(update) == SQLITE_DONE;
        sqlite3_reset(update);
    }
    sqlite3_finalize(update);
}

/// The statements of @p script in one transaction, on a connection of their own as a change has one.
Result<Cost> bareCost(const QString& path, const SqlScript& script)
{
    Result<> result;
    const Cost cost = costOf([&] {
        Bare bare(path);
        bare.run(u"BEGIN IMMEDIATE"_s);
        for (const SqlStep& step : script.steps)
            bare.run(step);
        bare.run(u"COMMIT"_s);
        result = bare.result();
    });
    return result.transform([&] { return cost; });
}

/// Until its pages are on the disk: else the system writes them while a change is measured.
bool settle(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && ::fsync(file.handle()) == 0;
}

Result<QString> settledCopy(const QString& path, const QString& to)
{
    return QFile::copy(path, to) && settle(to) ? Result<QString>(to) : fail(Errc::Denied, u"no copy"_s);
}

/// Nine tenths of the file, read and written as a plain copy does, down to the disk.
Cost copyCost(const QString& path, const QString& to)
{
    return costOf([&] {
        const int in = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
        const int out = ::open(QFile::encodeName(to).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        std::vector<char> block(1 << 20);
        qint64 left = QFileInfo(path).size() / 10 * 9;
        while (left > 0) {
            const ssize_t got = ::read(in, block.data(), size_t(std::min<qint64>(left, qint64(block.size()))));
            if (got <= 0 || ::write(out, block.data(), size_t(got)) != got)
                break;
            left -= got;
        }
        ::fsync(out);
        ::close(out);
        ::close(in);
    });
}

struct RowEdit
{
    QString name;
    int tenths = 0; ///< of the messages stand before it
    Edit (*editAt)(const Message&) = nullptr;
    // Against the bare statements; against applying. No value: it is reported for information.
    std::optional<double> planLimit;
    std::optional<double> applyLimit;
    std::optional<double> undoLimit;
};

void editOfRows(const RowEdit& edit, const QString& large, const Options& options, Report& report)
{
    const QString& name = edit.name;
    const Scratch scratch(options);
    EditTimes times;
    // Each on a new copy of its own: pages that were written before come much cheaper than others.
    for (int round = 0; round < PairsAtLeast; ++round) {
        const auto changed = settledCopy(large, scratch.path(u"changed.db"_s));
        const auto costs = changed ? editCosts(*changed, scratch.path(u"journal"_s), edit.tenths, edit.editAt)
                                   : std::unexpected(changed.error());
        if (!costs)
            return report.fail(name, costs.error().text);
        QFile::remove(*changed);
        const auto bare = settledCopy(large, scratch.path(u"bare.db"_s));
        const auto statements = bare ? bareCost(*bare, costs->made.script) : std::unexpected(bare.error());
        if (!statements)
            return report.fail(name, statements.error().text);
        QFile::remove(*bare);
        times.add(*costs, statements->cpuMs);
    }
    const QString statements = u"its bare statements"_s;
    report.add({name + u", plan"_s, times.plan.ratio(), u"x"_s, edit.planLimit, false, times.plan.against(statements)});
    report.add(
        {name + u", apply"_s, times.apply.ratio(), u"x"_s, edit.applyLimit, false, times.apply.against(statements)});
    report.add({name + u", undo to apply"_s, times.undo.ratio(), u"x"_s, edit.undoLimit, false,
        times.undo.against(u"apply"_s)});
    report.add({name + u", redo to apply"_s, times.redo.ratio(), u"x"_s, {}, false, times.redo.against(u"apply"_s)});
}

void editsOfRows(const Options& options, Report& report)
{
    // All that is deleted has to be kept, which no bare statement does.
    const std::array edits {RowEdit {u"fork of 100,000 messages in SQLite"_s, 9, forkAt, 1.6, 1.6, 1.6},
        RowEdit {u"insertion at the beginning of 100,000"_s, 0, insertAfter, 1.6, 1.6, 1.6},
        RowEdit {u"deletion of 100,000 messages"_s, 0, deleteOf, 1.6, {}, 1.6}};
    const auto large = largeStore(options, report, edits.front().name);
    if (!large)
        return;
    for (const RowEdit& edit : edits)
        editOfRows(edit, *large, options, report);
}

void forkOfFile(const Options& options, Report& report)
{
    const QString name = u"fork of a transcript"_s;
    constexpr int LineBytes = 5500;
    const Scratch scratch(options);
    const QString path = scratch.path(u"session.jsonl"_s);
    if (!writeTranscript(path, options.megabytes * 1'000'000, LineBytes) || !settle(path))
        return report.fail(name, u"the file cannot be written"_s);
    Pairs cpu;
    Pairs undo;
    std::vector<double> plans;
    std::vector<double> elapsedMs;
    // Each time into memory that the other one left: what was not written before comes at several times the price.
    for (int round = 0; round < PairsAtLeast; ++round) {
        const auto costs = editCosts(path, scratch.path(u"journal"_s), 9, forkAt);
        if (!costs)
            return report.fail(name, costs.error().text);
        QFile::remove(costs->made.files->steps.front().path);
        const QString to = scratch.path(u"copy"_s);
        const Cost copy = copyCost(path, to);
        QFile::remove(to);
        cpu.add(costs->plan.cpuMs + costs->apply.cpuMs, copy.cpuMs);
        undo.add(costs->undo.cpuMs, costs->apply.cpuMs);
        plans.push_back(costs->plan.cpuMs);
        elapsedMs.push_back(costs->plan.elapsedMs + costs->apply.elapsedMs);
    }
    report.add({name + u", plan and apply"_s, cpu.ratio(), u"x"_s, 4, false,
        cpu.against(u"a copy of the prefix"_s) + u", plan %1 ms"_s.arg(median(plans), 0, 'f', 0)});
    constexpr double MsAMegabyte = 4; // a second for 250 MB
    report.add({name + u", the same, elapsed"_s, Measured(elapsedMs), u"ms"_s, MsAMegabyte * double(options.megabytes),
        false, u"%1 MB"_s.arg(options.megabytes)});
    report.add({name + u", undo to apply"_s, undo.ratio(), u"x"_s, 1, false, undo.against(u"apply"_s)});
}

} // namespace

void forks(const Options& options, Report& report)
{
    editsOfRows(options, report);
    forkOfFile(options, report);
}

} // namespace stemma::bench
