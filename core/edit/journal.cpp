// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/journal.h"

#include "core/base/plainjson.h"
#include "core/base/streamlists.h"
#include "core/store/files/fileio.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

JsonValue settlement(const ReceiptId& id, bool applied)
{
    return {{"settles", id}, {"applied", applied}};
}

} // namespace

Journal::Journal(QString folder, qint64 limit)
    : m_folder(std::move(folder))
    , m_limits {.bytes = limit}
    , m_file(m_folder + u"/changes"_s, *this)
{
}

Journal::~Journal() = default;

QString Journal::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation) + u"/stemma/journal"_s;
}

QString Journal::folderOf(const ReceiptId& id) const
{
    return m_folder + u"/kept/"_s + id.value;
}

QList<ReceiptId> Journal::folders() const
{
    QList<ReceiptId> ids;
    const QStringList names = QDir(m_folder + u"/kept"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& name : names)
        ids += ReceiptId(name);
    return ids;
}

void Journal::take(const JsonValue& head, const JournalRecord& record)
{
    const ReceiptId settled(textOf(memberOf(head, "settles")));
    if (settled.isEmpty()) {
        m_entries += Entry {receiptFrom(head, record.bodySize), record};
        return;
    }
    Entry* entry = find(settled);
    if (!entry)
        return;
    const bool applied = flagOf(memberOf(head, "applied"));
    entry->receipt.state = applied ? Receipt::State::Applied : Receipt::State::Dropped;
    if (Entry* original = applied ? find(entry->receipt.origin) : nullptr)
        original->receipt.state = entry->receipt.action == "undo"_L1 ? Receipt::State::Undone : Receipt::State::Applied;
}

Journal::Entry* Journal::find(const ReceiptId& id)
{
    if (id.isEmpty())
        return nullptr;
    // Newest first: it is nearly always one of the last.
    for (qsizetype i = m_entries.size(); i-- > 0;) {
        if (m_entries.at(i).receipt.id == id)
            return &m_entries[i];
    }
    return nullptr;
}

// ---- reading --------------------------------------------------------------------------------------------------------

Result<QList<Receipt>> Journal::receipts()
{
    if (const Result<> read = m_file.read(); !read)
        return std::unexpected(read.error());
    QList<Receipt> list;
    for (const Entry& entry : std::as_const(m_entries))
        list += entry.receipt;
    return list;
}

Result<Receipt> Journal::receipt(const ReceiptId& id)
{
    if (const Result<> read = m_file.read(); !read)
        return std::unexpected(read.error());
    if (const Entry* entry = find(id))
        return entry->receipt;
    return fail(Errc::NotFound, tr("The journal has no change “%1”; “stemma history” lists them.").arg(id.value));
}

Result<Receipt> Journal::newestOf(const ReceiptId& origin, const QString& action)
{
    auto newest = receipt(origin);
    if (!newest)
        return newest;
    bool found = action == "redo"_L1;
    for (const Entry& entry : std::as_const(m_entries)) {
        const Receipt& other = entry.receipt;
        if (other.origin == origin && other.action == action && other.state == Receipt::State::Applied) {
            *newest = other;
            found = true;
        }
    }
    if (found)
        return newest;
    return fail(Errc::NotFound, tr("The change “%1” was not undone.").arg(newest->title));
}

Result<QByteArray> Journal::inverse(const ReceiptId& id)
{
    return heldInverse(id).transform([](const HeldBytes& held) {
        return held.owner ? QByteArray(held.bytes.constData(), held.bytes.size()) : held.bytes;
    });
}

Result<HeldBytes> Journal::heldInverse(const ReceiptId& id)
{
    const auto known = receipt(id);
    if (!known)
        return std::unexpected(known.error());
    auto body = m_file.bodyOf(find(id)->record);
    if (!body && body.error().code == Errc::Corrupt)
        return fail(Errc::Corrupt,
            tr("The change “%1” cannot be undone: its record in the journal %2 is damaged.")
                .arg(known->title, QDir::toNativeSeparators(path())),
            body.error().cause);
    return body;
}

// ---- writing --------------------------------------------------------------------------------------------------------

Result<> Journal::prepare(const Receipt& receipt, const QByteArrayList& inverse)
{
    const JournalFile::Lock lock(m_file);
    if (!lock.ready())
        return lock.ready();
    const JournalFile::Frame frame = m_file.frame(toJson(receipt), inverse);
    const qint64 needed = frame.size() + receipt.kept;
    const qint64 body = totalSize(inverse);
    if (frame.size() - body > JournalFile::LargestHead || body > JournalFile::LargestBody || needed > m_limits.bytes)
        return fail(Errc::Denied,
            tr("The undo data of this change is too large for the journal %1. Nothing was changed.")
                .arg(QDir::toNativeSeparators(path())));
    const Result<> room = makeRoom(receipt, needed);
    return room ? m_file.append(frame) : room;
}

Result<> Journal::settle(const ReceiptId& id, bool applied)
{
    const JournalFile::Lock lock(m_file);
    if (!lock.ready())
        return lock.ready();
    // Another program may have found out meanwhile, and more may have been made upon it since.
    if (const Entry* entry = find(id); entry && entry->receipt.state != Receipt::State::Open)
        return {};
    return m_file.append(m_file.frame(settlement(id, applied), {}));
}

Result<> Journal::makeRoom(const Receipt& receipt, qint64 needed)
{
    qint64 used = m_file.size() + needed;
    for (const Entry& entry : std::as_const(m_entries))
        used += entry.receipt.kept;
    if (used <= m_limits.bytes)
        return {};
    QList<JournalShare> all = shares();
    // What is undone now has to be there afterwards, or it could not be made again.
    all.append({receipt.id.value, receipt.origin.value, receipt.at, 0, true});
    return forgetBefore(firstToKeep(all, m_limits, m_limits.bytes / 2 - needed, now()));
}

Result<qsizetype> Journal::forgetOld(Time now)
{
    if (!QFile::exists(path()))
        return 0;
    const JournalFile::Lock lock(m_file);
    if (!lock.ready())
        return std::unexpected(lock.ready().error());
    const qsizetype first = firstToKeep(shares(), m_limits, m_limits.bytes, now);
    const Result<> forgotten = forgetBefore(first);
    return forgotten ? Result<qsizetype>(first) : std::unexpected(forgotten.error());
}

QList<JournalShare> Journal::shares() const
{
    QList<JournalShare> list;
    for (const Entry& entry : m_entries) {
        const Receipt& receipt = entry.receipt;
        list.append(
            {receipt.id.value, receipt.origin.value, receipt.at, entry.room(), receipt.state == Receipt::State::Open});
    }
    return list;
}

void Journal::removeForgotten()
{
    if (!QFile::exists(notePath()))
        return;
    const JournalFile::Lock lock(m_file);
    if (lock.ready())
        removeNoted();
}

/// Which changes have files that are to go. Written down before they are forgotten, for a crash in between; where that
/// is not possible, such a crash leaves the files.
void Journal::noteForgetting(const QList<Entry>& entries) const
{
    QByteArray lines;
    for (const Entry& entry : entries) {
        if (QFile::exists(folderOf(entry.receipt.id)))
            lines += entry.receipt.id.value.toUtf8() + '\n';
    }
    QFile note(notePath());
    if (!lines.isEmpty() && note.open(QIODevice::WriteOnly | QIODevice::Append, QFile::ReadOwner | QFile::WriteOwner)
        && note.write(lines) == lines.size() && note.flush())
        (void)fileio::sync(note.handle(), note.fileName());
}

/// Removes the files of changes that were noted and are forgotten. With the lock held.
void Journal::removeNoted()
{
    QFile note(notePath());
    if (!note.open(QIODevice::ReadOnly))
        return;
    bool isDone = true;
    QByteArrayList lines = note.readAll().split('\n');
    lines.removeLast(); // empty, or cut off by a crash
    for (const QByteArray& line : std::as_const(lines)) {
        const ReceiptId id(QString::fromUtf8(line));
        if (!id.isEmpty() && !find(id))
            isDone = QDir(folderOf(id)).removeRecursively() && isDone;
    }
    if (isDone)
        note.remove();
}

/// With the lock held.
Result<> Journal::forgetBefore(qsizetype first)
{
    if (first <= 0)
        return {};
    removeNoted(); // by an earlier crash
    const QList<Entry> forgotten = m_entries.first(first);
    noteForgetting(forgotten);
    QList<JournalRecord> kept;
    // In the order of time again, so that what was undone stays undone.
    QList<JsonValue> settlements;
    for (const Entry& entry : m_entries | std::views::drop(first)) {
        kept += entry.record;
        if (entry.receipt.state != Receipt::State::Open)
            settlements += settlement(entry.receipt.id, entry.receipt.state != Receipt::State::Dropped);
    }
    const Result<> done = m_file.keepOnly(kept, settlements);
    for (const Entry& entry : forgotten) {
        if (done)
            QDir(folderOf(entry.receipt.id)).removeRecursively();
    }
    removeNoted();
    return done;
}

} // namespace stemma
