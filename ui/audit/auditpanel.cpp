// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/audit/auditpanel.h"

#include "core/base/text.h"
#include "core/models/auditfiles.h"
#include "ui/audit/auditchart.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Failures in red, turns bold; times and durations as everywhere in the window.
class TurnDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (const QVariant value = index.data(AuditModel::ValueRole); value.isValid())
            option->text = textFor(value.toLongLong(), index.column(), option->text);
        if (index.column() == AuditModel::TurnColumn && !index.parent().isValid())
            option->font = Style::measures().bold;
        const bool tells = index.column() == AuditModel::ToolsColumn || index.column() == AuditModel::RemarkColumn;
        const bool own = index.parent().isValid() && index.column() == AuditModel::TurnColumn;
        if ((tells || own) && index.data(AuditModel::FailedRole).toBool())
            option->palette.setColor(QPalette::Text, Style::colours().error);
    }

private:
    static QString textFor(qint64 value, int column, const QString& text)
    {
        switch (column) {
        case AuditModel::TimeColumn:
            return AuditPanel::tr("%1, %2", "date, time")
                .arg(format::date(timeFromMs(value)), format::clockTime(timeFromMs(value)));
        case AuditModel::DurationColumn:
        case AuditModel::FirstTokenColumn:
            return format::duration(Duration(value));
        default:
            return text;
        }
    }
};

} // namespace

AuditPanel::AuditPanel(AuditSource* source, QWidget* parent)
    : QWidget(parent)
    , m_source(source)
    , m_model(new AuditModel(source, this))
    , m_view(new QTreeView(this))
    , m_chart(new AuditChart(this))
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
    const int widths[AuditModel::ColumnCount] = {64, 36, 21, 21, 15, 28, 20, 18, 20, 22, 22, 22, 32, 18, 60};
    for (int column = 0; column < AuditModel::ColumnCount; ++column)
        header->resizeSection(column, std::max(widths[column] * u, header->sectionSizeHint(column)));
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
    auto* parts = new QSplitter(this);
    parts->addWidget(m_view);
    parts->addWidget(m_chart);
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 1);
    layout->addWidget(parts, 1);
    connect(m_source, &AuditSource::changed, this, &AuditPanel::update);
    connect(m_view, &QTreeView::clicked, this, &AuditPanel::choose);
    connect(m_view, &QTreeView::activated, this, &AuditPanel::choose);
    connect(m_chart, &AuditChart::turnChosen, this, [this](qint64 turn) {
        goToTurn(turn);
        choose(m_view->currentIndex());
    });
    update();
}

void AuditPanel::choose(const QModelIndex& index)
{
    const auto message = index.siblingAtColumn(0).data(AuditModel::MessageRole).value<MessageId>();
    if (m_source->store() && !message.isEmpty())
        emit placeChosen(m_source->store(), m_source->session(), message);
}

void AuditPanel::goToTurn(qint64 turn)
{
    const QModelIndex index = m_model->index(int(turn), 0);
    if (!index.isValid())
        return;
    m_view->setCurrentIndex(index);
    m_view->scrollTo(index, QAbstractItemView::PositionAtCenter);
}

void AuditPanel::update()
{
    m_export->setEnabled(!m_source->audit()->turns.empty());
    m_chart->setAudit(m_source->audit());
    hideEmptyColumns();
    m_summary->setText(summaryText());
}

void AuditPanel::hideEmptyColumns()
{
    const AuditSums& sums = m_source->audit()->sums;
    const auto show = [this](AuditModel::Column column, bool known) { m_view->setColumnHidden(column, !known); };
    show(AuditModel::FirstTokenColumn, sums.firstTokens > 0);
    show(AuditModel::ReasoningColumn, sums.reported.reasoning.value_or(0) > 0);
    show(AuditModel::CacheReadColumn, sums.reported.cacheRead.value_or(0) > 0);
    show(AuditModel::CacheWriteColumn, sums.reported.cacheWrite.value_or(0) > 0);
    show(AuditModel::ContextColumn, sums.contexts > 0);
    show(AuditModel::CostColumn, sums.cost.has_value());
}

QString AuditPanel::summaryText() const
{
    const AuditSums& sums = m_source->audit()->sums;
    if (m_source->error() && !m_source->isLoading())
        return m_source->error()->code == Errc::Cancelled ? tr("Cancelled; the turns read so far are shown.")
                                                          : m_source->error()->text;
    if (sums.turns == 0)
        return !m_source->store()   ? tr("No session is open.")
            : m_source->isLoading() ? tr("Adding up the turns…")
                                    : tr("This session has no turns.");
    QStringList words {tr("%Ln turn(s)", nullptr, int(sums.turns))};
    const qint64 cached = sums.reported.cacheRead.value_or(0);
    if (sums.reported.input && cached > 0)
        words.append(tr("%1 + %2 cached tokens in").arg(format::number(*sums.reported.input), format::number(cached)));
    else if (sums.reported.input)
        words.append(tr("%1 in", "12 tokens in").arg(format::tokenCount(*sums.reported.input)));
    if (sums.reported.output)
        words.append(tr("%1 out").arg(format::number(*sums.reported.output)));
    if (sums.cost)
        words.append(tr("$%1").arg(QLocale().toString(*sums.cost, 'f', 4)));
    if (sums.retries > 0)
        words.append(tr("%n retry(s)", nullptr, int(sums.retries)));
    if (sums.failedTools > 0)
        words.append(tr("%n tool call(s) failed", nullptr, int(sums.failedTools)));
    return words.join(factSeparator());
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
    writeAudit(m_source->audit(), path, asCsv).then(this, [this, path](const QString& error) {
        emit noticed(error.isEmpty() ? tr("The audit was written to %1.").arg(path)
                                     : tr("The audit cannot be written to %1: %2").arg(path, error));
    });
}

void AuditPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_source->setWanted(this, true);
}

void AuditPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_source->setWanted(this, false);
}

} // namespace stemma
