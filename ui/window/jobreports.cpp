// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/jobreports.h"

#include "core/models/auditsource.h"
#include "core/models/contextsource.h"
#include "core/models/fileexplorer.h"
#include "core/models/searchindexer.h"
#include "core/models/searchsource.h"
#include "core/models/storedoctor.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/changes/changespanel.h"
#include "ui/files/filespanel.h"
#include "ui/outline/outlinepanel.h"
#include "ui/thinking/thinkingpanel.h"
#include "ui/window/docks.h"
#include "ui/window/jobs.h"
#include "ui/window/storemanager.h"

#include <QHash>

namespace stemma {

namespace {

/// What tells of one job at a time.
template<typename Source> void report(Jobs* jobs, Source* source)
{
    auto number = std::make_shared<Jobs::Number>(-1);
    QObject::connect(source, &Source::begun, jobs,
        [jobs, number](const QString& title, const JobControl& control) { *number = jobs->begin(title, control); });
    QObject::connect(source, &Source::ended, jobs, [jobs, number] { jobs->end(*number); });
}

void reportComparisons(Jobs* jobs, FileChangesSource* source)
{
    auto number = std::make_shared<Jobs::Number>(-1);
    QObject::connect(source, &FileChangesSource::compareBegun, jobs,
        [jobs, number](const QString& title, const JobControl& control) { *number = jobs->begin(title, control); });
    QObject::connect(source, &FileChangesSource::compareEnded, jobs, [jobs, number] { jobs->end(*number); });
}

} // namespace

void reportJobs(Jobs* jobs, AuditSource* source)
{
    auto number = std::make_shared<Jobs::Number>(-1);
    QObject::connect(source, &AuditSource::loadBegun, jobs,
        [jobs, number](const QString& title, const JobControl& control) { *number = jobs->begin(title, control); });
    QObject::connect(source, &AuditSource::loadEnded, jobs, [jobs, number] { jobs->end(*number); });
}

void reportJobs(Jobs* jobs, StoreSource* source)
{
    report(jobs, source);
}

void reportJobs(Jobs* jobs, FileExplorer* explorer)
{
    report(jobs, explorer);
}

void reportJobs(Jobs* jobs, SearchSource* source)
{
    report(jobs, source);
}

void reportJobs(Jobs* jobs, SearchIndexer* indexer)
{
    report(jobs, indexer);
}

void reportJobs(Jobs* jobs, const Docks& docks)
{
    reportJobs(jobs, docks.panel<OutlinePanel>()->search());
    reportJobs(jobs, docks.panel<ThinkingPanel>()->source());
    reportJobs(jobs, docks.panel<ChangesPanel>()->source());
    reportComparisons(jobs, docks.panel<ChangesPanel>()->source());
    reportJobs(jobs, docks.panel<FilesPanel>()->source());
    reportJobs(jobs, docks.panel<FilesPanel>()->explorer());
}

void reportJobs(Jobs* jobs, ContextSource* source)
{
    reportJobs(jobs, static_cast<StoreSource*>(source));
    auto walks = std::make_shared<QHash<ContextSource::Walk, Jobs::Number>>();
    QObject::connect(source, &ContextSource::walkBegun, jobs,
        [jobs, walks](ContextSource::Walk walk, const QString& title, const JobControl& control) {
            walks->insert(walk, jobs->begin(title, control));
        });
    QObject::connect(source, &ContextSource::walkEnded, jobs,
        [jobs, walks](ContextSource::Walk walk) { jobs->end(walks->take(walk)); });
}

void reportJobs(Jobs* jobs, StoreDoctor* doctor, const StoreManager* stores)
{
    auto numbers = std::make_shared<QHash<const OpenStore*, Jobs::Number>>();
    QObject::connect(doctor, &StoreDoctor::begun, jobs, [jobs, numbers](OpenStore* store, const JobControl& control) {
        numbers->insert(store, jobs->begin(Jobs::tr("Checking %1").arg(storeTitle(store->info().path)), control));
    });
    QObject::connect(doctor, &StoreDoctor::ended, jobs,
        [jobs, numbers](const OpenStore* store) { jobs->end(numbers->take(store)); });
    QObject::connect(jobs, &Jobs::cancelled, doctor, [doctor, stores, numbers](int cancelled) {
        for (OpenStore* store : stores->stores()) {
            if (numbers->value(store) == cancelled)
                doctor->cancel(store);
        }
    });
}

} // namespace stemma
