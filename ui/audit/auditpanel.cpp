// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/audit/auditpanel.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSaveFile>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int ReloadMs = 1500;

/// Failures in red, turns bold.
class TurnDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.column() == AuditModel::TurnColumn && !index.parent().isValid())
            option->font = Style::measures().bold;
        const bool tells = index.column() == AuditModel::ToolsColumn || index.column() == AuditModel::RemarkColumn;
        const bool own = index.parent().isValid() && index.column() == AuditModel::TurnColumn;
        if ((tells || own) && index.data(AuditModel::FailedRole).toBool())
            option->palette.setColor(QPalette::Text, Style::colours().error);
    }
};

} // namespace

AuditPanel::AuditPanel(QWidget* parent)
    : QWidget(parent)
    , m_model(new AuditModel(this))
    , m_view(new QTreeView(this))
    , m_summary(new QLabel(this))
    , m_export(new QPushButton(icons::icon(u"document-export"_s), tr("Export"), this))
{
    const int u = Style::measures().u;
    m_view->setModel(m_model);
    m_view->setItemDelegate(new TurnDelegate(m_view));
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Audit"));
    QHeaderView* header = m_view->header();
    header->setStretchLastSection(true);
    const int widths[AuditModel::ColumnCount] = {40, 36, 21, 13, 25, 20, 18, 20, 22, 22, 32, 18, 60};
    for (int column = 0; column < AuditModel::ColumnCount; ++column)
        header->resizeSection(column, widths[column] * u);
    auto* menu = new QMenu(m_export);
    menu->addAction(tr("As a table (CSV)…"), this, [this] { askForFile(true); });
    menu->addAction(tr("As JSON…"), this, [this] { askForFile(false); });
    m_export->setMenu(menu);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->addWidget(m_summary, 1);
    row->addWidget(m_export);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_view, 1);
    m_later.setSingleShot(true);
    m_later.setInterval(ReloadMs);
    connect(&m_later, &QTimer::timeout, this, [this] {
        m_stale = true;
        if (isVisible())
            load();
    });
    connect(m_model, &AuditModel::loaded, this, &AuditPanel::takeLoaded);
    const auto choose = [this](const QModelIndex& index) {
        const auto message = index.siblingAtColumn(0).data(AuditModel::MessageRole).value<MessageId>();
        if (m_store && !message.isEmpty())
            emit placeChosen(m_store, m_session, message);
    };
    connect(m_view, &QTreeView::clicked, this, choose);
    connect(m_view, &QTreeView::activated, this, choose);
    updateSummary();
}

void AuditPanel::setCurrent(OpenStore* store, const SessionId& session)
{
    if (store == m_store && session == m_session)
        return;
    if (m_store)
        m_store->disconnect(this);
    m_store = store;
    m_session = session;
    m_stale = true;
    m_failed = false;
    if (m_model->isLoading())
        emit loadEnded();
    m_model->load(nullptr, {});
    if (store) {
        connect(store, &OpenStore::changed, &m_later, qOverload<>(&QTimer::start));
        connect(store, &QObject::destroyed, this, [this] { setCurrent(nullptr, {}); });
    }
    if (isVisible())
        load();
    updateSummary();
}

void AuditPanel::load()
{
    if (!m_store || !m_stale)
        return;
    m_stale = false;
    if (m_model->isLoading())
        emit loadEnded();
    m_model->load(m_store, m_session);
    emit loadBegun(tr("Adding up the turns"), m_model->control());
    updateSummary();
}

void AuditPanel::takeLoaded(const Result<>& result)
{
    emit loadEnded();
    m_failed = !result;
    if (!result)
        m_error = result.error();
    hideEmptyColumns();
    updateSummary();
}

void AuditPanel::hideEmptyColumns()
{
    const std::vector<TurnAudit>& turns = m_model->turns();
    const auto show = [&](AuditModel::Column column, auto isKnown) {
        m_view->setColumnHidden(column, std::ranges::none_of(turns, isKnown));
    };
    show(AuditModel::ReasoningColumn, [](const TurnAudit& turn) { return turn.reported.reasoning.value_or(0) > 0; });
    show(AuditModel::CacheReadColumn, [](const TurnAudit& turn) { return turn.reported.cacheRead.value_or(0) > 0; });
    show(AuditModel::CacheWriteColumn, [](const TurnAudit& turn) { return turn.reported.cacheWrite.value_or(0) > 0; });
    show(AuditModel::CostColumn, [](const TurnAudit& turn) { return turn.cost.has_value(); });
}

void AuditPanel::updateSummary()
{
    const std::vector<TurnAudit>& turns = m_model->turns();
    m_export->setEnabled(!turns.empty());
    if (m_failed) {
        m_summary->setText(
            m_error.code == Errc::Cancelled ? tr("Cancelled; the turns read so far are listed.") : m_error.text);
        return;
    }
    if (turns.empty()) {
        m_summary->setText(!m_store    ? tr("No session is open.")
                : m_model->isLoading() ? tr("Adding up the turns…")
                                       : tr("This session has no turns."));
        return;
    }
    TokenUsage sum;
    std::optional<double> cost;
    qint64 failed = 0;
    for (const TurnAudit& turn : turns) {
        addTo(sum, turn.reported);
        if (turn.cost)
            cost = cost.value_or(0) + *turn.cost;
        failed += turn.failedTools();
    }
    QStringList words {tr("%n turn(s)", nullptr, int(turns.size()))};
    if (sum.input)
        words.append(tr("%1 tokens in").arg(format::number(*sum.input)));
    if (sum.output)
        words.append(tr("%1 out").arg(format::number(*sum.output)));
    if (cost)
        words.append(tr("$%1").arg(QLocale().toString(*cost, 'f', 4)));
    if (failed > 0)
        words.append(tr("%n tool call(s) failed", nullptr, int(failed)));
    m_summary->setText(words.join(u" · "_s));
}

void AuditPanel::askForFile(bool asCsv)
{
    auto* dialog = new QFileDialog(this, tr("Export the audit"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(asCsv ? u"csv"_s : u"json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, asCsv](const QString& path) { exportTo(path, asCsv); });
    dialog->open();
}

void AuditPanel::exportTo(const QString& path, bool asCsv)
{
    QtConcurrent::run([path, asCsv, turns = m_model->turns()] {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(asCsv ? auditAsCsv(turns) : auditAsJson(turns)) < 0
            || !file.commit())
            return file.errorString();
        return QString();
    }).then(this, [this, path](const QString& error) {
        emit noticed(error.isEmpty() ? tr("The audit was written to %1.").arg(path)
                                     : tr("The audit could not be written to %1: %2").arg(path, error));
    });
}

void AuditPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    load();
}

} // namespace stemma
