// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/consentwords.h"

#include "ui/compaction/modelfigures.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace stemma::consentwords {

namespace {

struct ConsentText
{
    Q_DECLARE_TR_FUNCTIONS(ModelConsent)
};

} // namespace

QString destination(const ModelEndpoint& endpoint)
{
    return ConsentText::tr("To: %1, for the model %2").arg(endpoint.host(), endpoint.model);
}

QString money(const AskCost& cost)
{
    const QString money = cost.money ? modelfigures::money(*cost.money) : QString();
    return cost.currency.isEmpty() ? money : u"%1 %2"_s.arg(money, cost.currency);
}

QString cost(const QString& money)
{
    return money.isEmpty() ? ConsentText::tr("Estimated cost: no price set")
                           : ConsentText::tr("Estimated cost: at most %1").arg(money);
}

bool isUnencrypted(const ModelEndpoint& endpoint)
{
    return endpoint.url.scheme() == "http"_L1 && !endpoint.isOnThisMachine();
}

QString unencrypted()
{
    return ConsentText::tr("The connection is not encrypted: others in the network could read it.");
}

QMessageBox* askToSend(const QString& title, const ModelEndpoint& endpoint, const QString& text, const QString& name,
    QWidget* parent, const std::function<void(bool isAgreed)>& answer)
{
    auto* box = new QMessageBox(QMessageBox::Question, title, ConsentText::tr("Send this to %1?").arg(endpoint.host()),
        QMessageBox::Cancel, parent);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(text);
    const QPushButton* send = box->addButton(ConsentText::tr("Send"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QDialog::finished, parent, [box, send, answer] { answer(box->clickedButton() == send); });
    box->open();
    return box;
}

void showFailure(const QString& title, const Error& error, const QString& name, QWidget* parent)
{
    auto* box = new QMessageBox(QMessageBox::Warning, title, error.text, QMessageBox::Ok, parent);
    box->setObjectName(name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    if (!error.cause.isEmpty())
        box->setDetailedText(error.cause);
    box->open();
}

} // namespace stemma::consentwords
