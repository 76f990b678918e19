// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QWidget>

namespace stemma {

/// A tab that is no timeline: about a session (lineage, compaction), or about none, with no store (search). Must be
/// gone before its store is closed.
class AsidePage : public QWidget
{
    Q_OBJECT
public:
    AsidePage(OpenStore* store, SessionId session, QWidget* parent)
        : QWidget(parent)
        , m_store(store)
        , m_session(std::move(session))
    {
    }

    [[nodiscard]] OpenStore* store() const { return m_store; } ///< null: it is about no session
    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] virtual QString titleFor(const QString& sessionTitle) const = 0; ///< translated
    [[nodiscard]] virtual QString iconName() const = 0;
    /// Everything on screen is read.
    [[nodiscard]] virtual bool isIdle() const = 0;
    virtual void reload() = 0;

    /// What edits begin with: a session, and a message in it where one is selected.
    struct Place
    {
        SessionId session;
        MessageId message; ///< empty: none
    };
    [[nodiscard]] virtual Place place() const { return {m_session, {}}; }
    /// The stable name of what is shown: "lineage", "compaction", "search".
    [[nodiscard]] virtual QString kind() const = 0;
    /// The shown part, to which focusOn() returns; empty: none. Opaque, kept in
    /// settings.
    [[nodiscard]] virtual QString focusedOn() const = 0;
    virtual void focusOn(const QString& what) = 0;

signals:
    void placeChosen(stemma::OpenStore* store, const stemma::SessionId& session, const stemma::MessageId& message);
    /// @p source distinguishes jobs that run at the same time.
    void jobBegun(const QObject* source, const QString& title, const stemma::JobControl& control);
    void jobEnded(const QObject* source);
    void noticed(const QString& text); ///< one sentence for the status bar

protected:
    /// The jobs of something that reads for this page.
    template<typename Source> void passJobs(Source* source)
    {
        connect(source, &Source::begun, this,
            [this, source](const QString& title, const JobControl& control) { emit jobBegun(source, title, control); });
        connect(source, &Source::ended, this, [this, source] { emit jobEnded(source); });
    }

private:
    OpenStore* m_store;
    SessionId m_session;
};

} // namespace stemma
