// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QObject;

namespace stemma {

class AuditSource;
class ContextSource;
class Docks;
class FileExplorer;
class Jobs;
class SearchIndexer;
class SearchSource;
class StoreDoctor;
class StoreManager;
class StoreSource;

/// What is done at length in the background stands in the status bar, with Cancel. All must outlive @p jobs.
void reportJobs(Jobs* jobs, AuditSource* source);
void reportJobs(Jobs* jobs, StoreSource* source);
void reportJobs(Jobs* jobs, ContextSource* source);
void reportJobs(Jobs* jobs, FileExplorer* explorer);
void reportJobs(Jobs* jobs, SearchSource* source);
void reportJobs(Jobs* jobs, SearchIndexer* indexer);
void reportJobs(Jobs* jobs, const Docks& docks); ///< of all panels that read by themselves
void reportJobs(Jobs* jobs, StoreDoctor* doctor, const StoreManager* stores);

} // namespace stemma
