// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/boundthinking.h"
#include "core/models/editservice.h"
#include "ui/plan/planrequest.h"
#include "ui/window/editactions.h"

#include <functional>

namespace stemma {

class EditBanner;
class PlanDialog;

/// Opens the dialog that plans an edit, once what it begins with is read. One at a time. GUI thread.
class PlanOpener final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive it.
    struct Parts
    {
        EditService& service;
        TabArea& tabs;
        EditBanner& banner;
        QWidget& window;
    };

    explicit PlanOpener(const Parts& parts, QObject* parent = nullptr);

    [[nodiscard]] PlanRequest requestFor(OpenStore* store, const SessionId& session, Edit edit) const;
    /// @p replaced: the id of the collected change whose place is taken; empty: none. @p next: what is planned in the
    /// fork that is made.
    void open(const PlanRequest& request, const QString& replaced = {}, const std::optional<SingleEdit>& next = {});
    /// Opens it with the text of a part as it is now.
    void openWithText(const PlanRequest& request, const SessionPage* page, int part, const QString& replaced = {});
    void openRemoval(SessionPage* page, const QList<int>& rows);

    /// Calls @p take with the answer, unless something else is read by then; says why there is none.
    template<typename Answer, typename Take>
    void read(
        const std::function<QFuture<Result<Answer>>(const JobControl&)>& begin, Take take, const QString& advice = {});
    /// Calls it once all rows of a tab are there, if it is still the current one then.
    void whenComplete(SessionPage* page, const std::function<void()>& there);
    /// Goes to a message; one of these is called, if the tab is still the current one.
    static void whenAt(SessionPage* page, const MessageId& message, const std::function<void()>& there,
        const std::function<void()>& missing = {});

    [[nodiscard]] PlanDialog* dialog() const;
    void forgetDialog(); ///< it is closing, and another one may open
    [[nodiscard]] bool isIdle() const;

signals:
    /// @p done: what was done, a sentence for the user.
    void applied(const QString& done, const stemma::EditPlan& plan, const stemma::Receipt& receipt);
    /// After `applied`: @p next is to be made in the fork.
    void forked(const stemma::EditPlan& plan, const stemma::PlanRequest& request, const stemma::SingleEdit& next);
    /// To be made in a fork before the thinking that it would make invalid.
    void forkWanted(const stemma::PlanRequest& request, const stemma::SingleEdit& edit);
    /// @p replaced: see open().
    void collected(const QString& store, const QString& replaced, const stemma::SingleEdit& edit, const QString& title);

private:
    void sayWhy(const Error& error, const QString& advice);

    Parts m_parts;
    QPointer<PlanDialog> m_dialog;
    JobControl m_reading;
    bool m_isReading = false;
};

template<typename Answer, typename Take>
void PlanOpener::read(
    const std::function<QFuture<Result<Answer>>(const JobControl&)>& begin, Take take, const QString& advice)
{
    m_reading.cancel();
    m_reading = JobControl();
    m_isReading = true;
    begin(m_reading).then(this, [this, take = std::move(take), advice, job = m_reading](const Result<Answer>& answer) {
        if (job.isCancelled())
            return;
        m_isReading = false;
        if (answer)
            take(*answer);
        else
            sayWhy(answer.error(), advice);
    });
}

} // namespace stemma
