// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/desktop/sessionlink.h"

#include <QObject>
#include <QVariant>

#include <memory>

class QDBusConnection;

namespace stemma {

/// The program on the session bus, as org.freedesktop.Application: the desktop, and later starts of the program, ask
/// the running one to open something. Without a bus it does nothing. GUI thread.
class ApplicationService final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")
public:
    static constexpr QLatin1StringView Name {"org.stemma.Stemma"};
    static constexpr QLatin1StringView Path {"/org/stemma/Stemma"};
    static constexpr QLatin1StringView NewWindow {"new-window"}; ///< action
    static constexpr int AnswerMs = 5000; ///< a program that does not answer is taken for none
    static constexpr int BeginMs = 30'000; ///< one that has only just begun may take so long

    explicit ApplicationService(QObject* parent = nullptr); ///< on the bus of the session
    ApplicationService(const QDBusConnection& bus, QObject* parent);
    ~ApplicationService() override;

    /// What a start of the program is about.
    struct Wish
    {
        QList<SessionLink> links;
        bool isNewWindow = false;
        QVariantMap platformData {}; ///< ownPlatformData() of that start
    };
    /// What lets a window come to the front, of the environment. Qt's application takes it from there on X11: it is to
    /// be read before there is one.
    [[nodiscard]] static QVariantMap ownPlatformData();
    /// Has the running program do it. False: there is none, or it does not answer; such a one is not asked again.
    [[nodiscard]] bool handOver(const Wish& wish, int answerMs = AnswerMs);
    /// From now on other starts are done here. False: another program does them, as long as it runs.
    bool offer();
    /// To the program behind @p name, which is empty on a connection of two.
    [[nodiscard]] bool send(const QString& name, const Wish& wish, int answerMs = AnswerMs);

public slots:
    // Named as the interface of the desktops has them. NOLINTBEGIN(readability-identifier-naming)
    Q_SCRIPTABLE void Activate(const QVariantMap& platformData);
    Q_SCRIPTABLE void Open(const QStringList& uris, const QVariantMap& platformData);
    Q_SCRIPTABLE void ActivateAction(
        const QString& action, const QVariantList& parameters, const QVariantMap& platformData);
    // NOLINTEND(readability-identifier-naming)

signals:
    /// Links that are none are left out; with none at all, the window is to come to the front. The token lets it, where
    /// windows must not do so by themselves.
    void wished(const stemma::ApplicationService::Wish& wish, const QString& activationToken);

private:
    void withdraw();

    std::unique_ptr<QDBusConnection> m_bus; ///< null: there is none
    bool m_isOffered = false;
    bool m_isUnanswered = false; ///< the running program had its chance
};

} // namespace stemma
