// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/bugreport.h"

#include "ui/common/icons.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSysInfo>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// The format of a store as its files tell it; what does not look like a version could be anything.
QString formatOf(const StoreInfo& store)
{
    static const QRegularExpression plain(u"^[\\w.+-]{1,30}$"_s);
    QString text = store.format;
    for (const QString& more : {store.dialect, store.version})
        if (plain.match(more).hasMatch())
            text += u' ' + more;
    return text;
}

} // namespace

BugReportDialog::BugReportDialog(const QList<StoreInfo>& stores, QWidget* parent)
    : QDialog(parent)
    , m_edit(new QPlainTextEdit(reportOf(stores), this))
{
    const Measures& m = Style::measures();
    setWindowTitle(tr("Report a bug"));
    resize(140 * m.u, 100 * m.u);
    new ScreenFit(*this);
    auto* what = new QLabel(tr("Describe what happened, then copy the report. It holds no paths and nothing of your "
                               "sessions. Stemma sends nothing."),
        this);
    what->setWordWrap(true);
    m_edit->setAccessibleName(tr("Report"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copy = buttons->addButton(tr("Copy report"), QDialogButtonBox::ActionRole);
    copy->setIcon(icons::icon(u"edit-copy"_s));
    copy->setObjectName(u"copy"_s);
    connect(
        copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_edit->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(what);
    layout->addWidget(m_edit, 1);
    layout->addWidget(buttons);
    m_edit->setFocus();
}

/// What the user fills in is in their language; the rest is for who reads it, in English everywhere.
QString BugReportDialog::reportOf(const QList<StoreInfo>& stores) const
{
    QStringList formats;
    for (const StoreInfo& store : stores)
        formats += formatOf(store);
    formats.removeDuplicates();
    formats.sort();
    const QStringList facts {u"Stemma "_s + QStringLiteral(STEMMA_VERSION),
        u"Qt %1, platform %2"_s.arg(QString::fromLatin1(qVersion()), QGuiApplication::platformName()),
        u"%1, %2"_s.arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()),
        u"Language %1, scale %2"_s.arg(QLocale().name()).arg(devicePixelRatioF()),
        u"Open stores: %1"_s.arg(formats.isEmpty() ? u"none"_s : formats.join(u", "_s))};
    return u"%1\n\n\n%2\n\n\n%3\n"_s.arg(tr("What happened:"), tr("What you did before:"), facts.join(u'\n'));
}

} // namespace stemma
