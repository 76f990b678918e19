// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessiontreemodel.h"
#include "core/store/registry.h"

#include <QHash>

#include <functional>

namespace stemma {

class Jobs;

/// Why a path could not be opened, with the reason of each format.
struct Refusal
{
    QString path;
    Error error;
    DetectionReport report;
    bool isFolder = false; ///< in which, and below which, no store was found
    QList<std::pair<QString, QString>> usualPlaces {}; ///< of such a folder: usualPlaces()
};

/// The stores open in the window and the tree of their sessions. Opens in the background. GUI thread.
class StoreManager final : public QObject
{
    Q_OBJECT
public:
    /// How a path becomes a store; tests put their own in. Called off the GUI thread.
    using Opener = std::function<Result<std::unique_ptr<SessionStore>>(const JobControl& job, const QString& path)>;

    explicit StoreManager(Jobs* jobs, QObject* parent = nullptr);
    ~StoreManager() override;

    void setOpener(Opener opener) { m_opener = std::move(opener); }
    [[nodiscard]] const Opener& opener() const { return m_opener; }
    [[nodiscard]] SessionTreeModel* sessions() const { return m_model; }
    [[nodiscard]] const QList<OpenStore*>& stores() const { return m_stores; }
    [[nodiscard]] OpenStore* find(const QString& path) const;
    /// The store at a path, or the open one that has the sessions of this folder, too; null: none.
    [[nodiscard]] OpenStore* findAround(const QString& path) const;
    [[nodiscard]] bool isOpening() const { return !m_opening.isEmpty(); }
    [[nodiscard]] bool isOpening(const QString& path) const { return m_opening.contains(cleanPath(path)); }
    /// All lists of sessions are there.
    [[nodiscard]] bool isListed() const;

    /// `opened` or `refused` follows; nothing if the user cancels.
    void open(const QString& path);
    void close(OpenStore* store);

    [[nodiscard]] static QString cleanPath(const QString& path);

signals:
    void opened(stemma::OpenStore* store, bool before); ///< @p before: it was open already
    void refused(const stemma::Refusal& refusal);
    void gaveUp(const QString& path); ///< cancelled
    void aboutToClose(stemma::OpenStore* store);
    void closed(); ///< a store, which is no longer in stores()

private:
    struct Answer;
    void take(const QString& path, int job, const std::shared_ptr<Answer>& answer);

    Jobs* m_jobs = nullptr;
    SessionTreeModel* m_model = nullptr;
    QList<OpenStore*> m_stores; ///< as they were asked for
    QList<int> m_numbers; ///< of the jobs that opened them, ascending
    QHash<QString, int> m_opening; ///< path to job number
    Opener m_opener;
};

} // namespace stemma
