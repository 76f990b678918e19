// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchindex.h"

#include "core/search/indexdatabase.h"
#include "core/search/indexlock.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace stemma::searchindex {

namespace {

struct SearchIndexText
{
    Q_DECLARE_TR_FUNCTIONS(SearchIndex)
};

constexpr QLatin1StringView Ending = ".index"_L1;

void readState(IndexDatabase& index, IndexState& state)
{
    const Result<qint64> sessions = index.sqlite().integerOf("SELECT count(*) FROM session WHERE complete");
    const Result<qint64> texts = index.sqlite().integerOf("SELECT sum(texts) FROM session");
    const Result<qint64> bytes = index.sqlite().integerOf("SELECT sum(bytes) FROM session");
    const Result<QString> store = index.note("store");
    const Result<QString> complete = index.note("complete");
    const Result<QString> updated = index.note("updated-at");
    if (!sessions || !texts || !bytes || !store || !complete || !updated) {
        state.kind = IndexState::Kind::Damaged;
        state.problem = SearchIndexText::tr("The search index is damaged. It will be built anew.");
        return;
    }
    state.kind = *complete == "1"_L1 ? IndexState::Kind::Complete : IndexState::Kind::Partial;
    state.sessions = *sessions;
    state.texts = *texts;
    state.textBytes = *bytes;
    state.store = *store;
    if (!updated->isEmpty())
        state.updatedAt = timeFromMs(updated->toLongLong());
}

IndexState stateOfFile(const QString& file)
{
    IndexState state;
    state.file = file;
    if (!QFile::exists(file))
        return state;
    for (const QLatin1StringView ending : {""_L1, "-wal"_L1})
        state.bytes += QFileInfo(file + ending).size();
    state.isBeingBuilt = IndexLock::isHeld(file);
    const auto index = IndexDatabase::open(file, OwnDatabase::Mode::Existing);
    if (index) {
        readState(**index, state);
    } else if (index.error().code == Errc::SchemaTooNew) {
        state.kind = IndexState::Kind::Newer;
        state.problem = index.error().text;
    } else if (index.error().code != Errc::NotFound) {
        state.kind = IndexState::Kind::Damaged;
        state.problem = index.error().text;
    }
    return state;
}

} // namespace

QString folder()
{
    // The window and the command line have different names for their caches, and one for their indexes.
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/stemma/search"_L1;
}

QString fileOf(const QString& storePath)
{
    const QByteArray key = QCryptographicHash::hash(storePath.toUtf8(), QCryptographicHash::Sha256).toHex();
    return folder() + u'/' + QString::fromLatin1(key.first(32)) + Ending;
}

IndexState stateOf(const QString& storePath)
{
    IndexState state = stateOfFile(fileOf(storePath));
    state.store = storePath;
    return state;
}

QList<IndexState> all()
{
    QList<IndexState> states;
    for (const QFileInfo& file : QDir(folder()).entryInfoList({u'*' + Ending}, QDir::Files, QDir::Name))
        states += stateOfFile(file.filePath());
    return states;
}

Result<> remove(const QString& storePath)
{
    const QString file = fileOf(storePath);
    if (!QFile::exists(file))
        return {};
    const auto lock = IndexLock::take(file);
    if (!lock)
        return std::unexpected(lock.error());
    if (IndexDatabase::removeFiles(file))
        return {};
    return fail(Errc::Denied,
        SearchIndexText::tr("The search index %1 cannot be deleted. Check the permissions of its folder.")
            .arg(QDir::toNativeSeparators(file)));
}

} // namespace stemma::searchindex
