// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/keychain.h"

#include <QCoreApplication>
#include <QtConcurrentRun>

#include <qt6keychain/keychain.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct KeychainText
{
    Q_DECLARE_TR_FUNCTIONS(Keychain)
};

const QString Service = u"org.stemma.Stemma"_s;

class DesktopKeychain final : public Keychain
{
public:
    void check(QObject* context, const std::function<void(const QString& why)>& answer) override
    {
        // It asks the session's services, which may take a while.
        QtConcurrent::run([] { return QKeychain::isAvailable(); }).then(context, [answer](bool available) {
            answer(available ? QString() : KeychainText::tr("This desktop has no running keychain."));
        });
    }

    void read(QObject* context, const QString& url, const std::function<void(const QString& password)>& answer) override
    {
        auto* job = new QKeychain::ReadPasswordJob(Service); // deletes itself
        job->setKey(url);
        QObject::connect(job, &QKeychain::Job::finished, context,
            [job, answer] { answer(job->error() == QKeychain::NoError ? job->textData() : QString()); });
        job->start();
    }

    void write(QObject* context, const QString& url, const QString& password,
        const std::function<void(const QString& why)>& answer) override
    {
        auto* job = new QKeychain::WritePasswordJob(Service); // deletes itself
        job->setKey(url);
        job->setTextData(password);
        QObject::connect(job, &QKeychain::Job::finished, context, [job, answer] {
            answer(job->error() == QKeychain::NoError
                    ? QString()
                    : KeychainText::tr("The keychain did not store the password: %1").arg(job->errorString()));
        });
        job->start();
    }
};

} // namespace

Keychain& Keychain::ofDesktop()
{
    static DesktopKeychain keychain;
    return keychain;
}

} // namespace stemma
