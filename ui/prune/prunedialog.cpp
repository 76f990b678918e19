// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/prune/prunedialog.h"

#include "core/models/outputsmodel.h"
#include "core/models/outputssource.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MostKept = 10'000'000;
constexpr int KeepStep = 5'000;

qint64 tokensOf(const QList<ToolOutput>& outputs)
{
    qint64 sum = 0;
    for (const ToolOutput& output : outputs)
        sum += output.tokens;
    return sum;
}

} // namespace

PruneDialog::PruneDialog(OpenStore* store, const SessionId& session, const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_source(new OutputsSource(store, session, this))
    , m_model(new OutputsModel(this))
    , m_filter(new OutputsFilter(m_model, this))
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Prune outputs"));
    makeParts(title);
    connectParts();
    resize(200 * u, 130 * u);
    new ScreenFit(*this);
    connect(store, &QObject::destroyed, this, &QDialog::reject);
}

void PruneDialog::load()
{
    m_source->load();
}

void PruneDialog::makeParts(const QString& title)
{
    const int u = Style::measures().u;
    auto* head = new QLabel(tr("Tool outputs in “%1”").arg(title), this);
    head->setTextFormat(Qt::PlainText);
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    m_note = new MutedLabel(this);
    m_note->setWordWrap(true);
    m_keep = new QSpinBox(this);
    m_keep->setRange(0, MostKept);
    m_keep->setSingleStep(KeepStep);
    m_keep->setGroupSeparatorShown(true);
    m_keep->setValue(int(PruneLimits().protect));
    m_keep->setSuffix(tr(" tokens"));
    auto* keepLabel = new QLabel(tr("&Keep the newest"), this);
    keepLabel->setBuddy(m_keep);
    m_byRule = new QPushButton(tr("Select by &rule"), this);
    m_byRule->setToolTip(tr("Selects the outputs between the last summary and the last two prompts, except the newest "
                            "and those of “skill”"));
    m_shown = new QComboBox(this);
    m_shown->setAccessibleName(tr("Which outputs are shown"));
    m_shown->addItems({tr("In the context"), tr("Pruned"), tr("All outputs")}); // as OutputsFilter::Shown
    auto* top = new QHBoxLayout;
    top->setSpacing(2 * u);
    top->addWidget(keepLabel);
    top->addWidget(m_keep);
    top->addWidget(m_byRule);
    top->addStretch();
    top->addWidget(m_shown);
    m_view = new QTreeView(this);
    m_view->setModel(m_filter);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(OutputsModel::TokensColumn, Qt::DescendingOrder);
    m_view->setAccessibleName(tr("Tool outputs"));
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(OutputsModel::AboutColumn, QHeaderView::Stretch);
    m_sum = new QLabel(this);
    m_sum->setWordWrap(true);
    m_restore = new QPushButton(tr("Re&store…"), this);
    m_prune = new QPushButton(icons::icon(u"prune"_s), tr("&Prune…"), this);
    m_prune->setDefault(true);
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(2 * u);
    bottom->addWidget(m_sum, 1);
    for (QPushButton* button : {m_restore, m_prune, close})
        bottom->addWidget(button);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * u);
    layout->addWidget(head);
    layout->addWidget(m_note);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addLayout(bottom);
}

void PruneDialog::connectParts()
{
    connect(m_source, &OutputsSource::begun, this, &PruneDialog::begun);
    connect(m_source, &OutputsSource::ended, this, &PruneDialog::ended);
    connect(m_source, &OutputsSource::changed, this, &PruneDialog::takeRead);
    connect(m_model, &OutputsModel::chosenChanged, this, &PruneDialog::update);
    connect(m_byRule, &QPushButton::clicked, this, &PruneDialog::chooseByRule);
    connect(m_prune, &QPushButton::clicked, this, [this] { request(false); });
    connect(m_restore, &QPushButton::clicked, this, [this] { request(true); });
    connect(m_shown, &QComboBox::currentIndexChanged, this,
        [this](int index) { m_filter->setShown(OutputsFilter::Shown(index)); });
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const MessageId message = m_model->at(m_filter->mapToSource(index).row()).message;
        accept();
        emit messageChosen(message);
    });
    update();
}

void PruneDialog::takeRead()
{
    if (m_source->isLoading()) {
        m_note->setText(tr("Reading…"));
        return;
    }
    if (const auto& error = m_source->error())
        m_note->setText(error->text);
    else
        m_note->setText(tr("Tokens are estimated with %1. The model is sent a short note instead of a pruned output; "
                           "the output stays stored and can be restored.")
                .arg(m_source->rule()));
    if (!std::exchange(m_hasLimits, true))
        m_keep->setValue(int(m_source->rules().pruneLimits().protect));
    m_model->setMessages(m_source->messages());
    for (const int column :
        {OutputsModel::ToolColumn, OutputsModel::PlaceColumn, OutputsModel::TokensColumn, OutputsModel::StateColumn})
        m_view->resizeColumnToContents(column);
}

void PruneDialog::chooseByRule()
{
    m_shown->setCurrentIndex(int(OutputsFilter::Shown::InContext));
    const PruneLimits limits {.protect = m_keep->value(), .minimum = 0};
    const ContextRules& rules = m_source->rules();
    m_model->choose(outputsToPrune(m_source->messages(), limits, rules.compaction));
    const QList<ToolOutput> chosen = m_model->chosen(false);
    const qint64 minimum = rules.pruneLimits().minimum;
    if (chosen.isEmpty())
        m_sum->setText(tr("Nothing to prune: the outputs have no more tokens than this."));
    else if (rules.offer.hasSettings && tokensOf(chosen) <= minimum)
        m_sum->setText(m_sum->text() + u' '
            + tr("mnesis itself would not prune here: it does so only if that frees more than %1.")
                .arg(format::tokenCount(minimum)));
}

void PruneDialog::request(bool restore)
{
    const QList<ToolOutput> outputs = m_model->chosen(restore);
    BatchEdit batch {m_session, {}};
    for (const ToolOutput& output : outputs)
        batch.edits += PruneEdit {m_session, output.message, output.part, restore};
    if (batch.edits.isEmpty())
        return;
    accept(); // the plan stands in its place
    emit editRequested(batch.edits.size() == 1 ? toEdit(batch.edits.first()) : Edit(batch));
}

void PruneDialog::update()
{
    const QList<ToolOutput> toPrune = m_model->chosen(false);
    const QList<ToolOutput> toRestore = m_model->chosen(true);
    m_prune->setEnabled(!toPrune.isEmpty());
    m_restore->setEnabled(!toRestore.isEmpty());
    QStringList words;
    if (!toPrune.isEmpty())
        words += tr("%n output(s) to prune, frees %1", "12 tokens", int(toPrune.size()))
                     .arg(format::tokenCount(tokensOf(toPrune), true));
    if (!toRestore.isEmpty())
        words += tr("%n output(s) to restore, adds %1", "12 tokens", int(toRestore.size()))
                     .arg(format::tokenCount(tokensOf(toRestore), true));
    m_sum->setText(words.isEmpty() ? tr("Nothing is selected.") : words.join(u"; "_s));
}

} // namespace stemma
