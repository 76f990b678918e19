// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QElapsedTimer>
#include <QPointer>

namespace stemma {

/// What reads something of a store for the window, as often as it is wanted: on the store's lane, without the answers
/// to earlier questions, again a while after the store changed, and no more when the store goes. GUI thread.
class StoreSource : public QObject
{
    Q_OBJECT
public:
    static constexpr int ShowMs = 250; ///< at least, between what is shown while it is read: views take up all anew

    ~StoreSource() override;

    [[nodiscard]] OpenStore* store() const { return m_store; }
    /// Why the last reading did not finish.
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }
    [[nodiscard]] static Error told(Error error); ///< with words, which a cancelled reading has not

signals:
    void begun(const QString& title, const stemma::JobControl& control);
    void ended();
    void changed(); ///< something else was read, or the state is another

protected:
    explicit StoreSource(QObject* parent)
        : StoreSource({}, parent)
    {
    }
    /// Calls load() at least @p quietMs after a change, and ten times as long as the last reading took.
    explicit StoreSource(std::optional<int> quietMs, QObject* parent);

    virtual void load() { }
    void loadLater(int quietMs); ///< unless that waits already: an agent may write many times a second
    [[nodiscard]] bool isLoadLater() const { return m_later.isActive(); }

    void setStore(OpenStore* store);
    void begin(const QString& title); ///< a reading, and ends the one before
    void finish(const std::optional<Error>& error = {}); ///< the reading; changed()
    void stop(); ///< its answers are no longer wanted
    [[nodiscard]] bool isReading() const { return m_since.isValid(); }

    /// Gives the answer of @p work to @p take, unless another reading began by then.
    template<typename Work, typename Take> void ask(Work work, Lane::Priority priority, Take take)
    {
        using Answer = std::invoke_result_t<Work&, SessionStore&, const JobControl&>;
        if (m_store)
            m_store->run(std::move(work), priority, m_control).then(this, current<Answer>(std::move(take)));
    }
    /// Calls reader->step() until it answers true, and lets others have the store between.
    template<typename Reader, typename Take>
    void readOn(const std::shared_ptr<Reader>& reader, Lane::Priority priority, Take take)
    {
        readOn(reader, priority, m_control, current<Result<>>(std::move(take)));
    }
    /// The same, and shows with @p show what was read so far, not more often than views can take it up.
    template<typename Reader, typename Show, typename Take>
    void readOnShowing(
        const std::shared_ptr<Reader>& reader, Lane::Priority priority, const Show& show, const Take& take)
    {
        const auto step = [reader](SessionStore& store, const JobControl& job) { return reader->step(store, job); };
        ask(step, priority, [=, this](const Result<bool>& done) {
            if (!done || *done)
                return take(done ? Result<>() : std::unexpected(done.error()));
            if (!m_shown.isValid() || m_shown.hasExpired(ShowMs)) {
                show();
                m_shown.start();
            }
            readOnShowing(reader, priority, show, take);
        });
    }
    /// readOn() beside the reading that was begun.
    template<typename Reader, typename Take>
    void readOn(
        const std::shared_ptr<Reader>& reader, Lane::Priority priority, const JobControl& control, const Take& take)
    {
        if (!m_store)
            return take(fail(Errc::Cancelled, {}));
        const auto step = [reader](SessionStore& store, const JobControl& job) { return reader->step(store, job); };
        m_store->run(step, priority, control).then(this, [=, this](const Result<bool>& done) {
            if (done && !*done)
                readOn(reader, priority, control, take);
            else
                take(done ? Result<>() : std::unexpected(done.error()));
        });
    }
    /// @p take for as long as no other reading begins.
    template<typename Answer, typename Take> [[nodiscard]] auto current(Take take)
    {
        return [this, take = std::move(take), generation = m_generation](const Answer& answer) {
            if (generation == m_generation)
                take(answer);
        };
    }
    [[nodiscard]] const JobControl& control() const { return m_control; }
    void setError(const std::optional<Error>& error) { m_error = error; }

private:
    QPointer<OpenStore> m_store;
    std::optional<int> m_quietMs;
    std::optional<Error> m_error;
    QTimer m_later;
    QElapsedTimer m_since; ///< valid while something is read
    QElapsedTimer m_shown; ///< since something of it was shown
    JobControl m_control;
    qint64 m_tookMs = 0;
    quint32 m_generation = 0;
};

} // namespace stemma
