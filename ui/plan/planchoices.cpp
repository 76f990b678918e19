// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/planchoices.h"

#include "core/base/text.h"
#include "core/marks/labelline.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/registry.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"
#include "ui/common/toolwords.h"
#include "ui/common/wrapping.h"
#include "ui/plan/wherechoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype QuoteLength = 90;
constexpr qint64 LargeStore = 256LL * 1024 * 1024; ///< bytes; a fork of it is tried out on a copy only when asked for

/// The first words of a message, to know it again.
QString wordsOf(const Message& message)
{
    for (const Part& part : message.parts) {
        if (const auto* text = part.as<TextPart>())
            return firstLine(text->text.text, QuoteLength);
        if (const auto* tool = part.as<ToolPart>()) {
            const ToolWords words = describe(*tool);
            return words.argument.isEmpty() ? words.name
                                            : words.name + u": "_s + firstLine(words.argument, QuoteLength);
        }
    }
    return {};
}

/// As a MoveEdit spells a directory.
QString withoutSlash(const QString& typed)
{
    QString directory = typed.trimmed();
    while (directory.size() > 1 && directory.endsWith(u'/'))
        directory.chop(1);
    return directory;
}

} // namespace

PlanChoices::PlanChoices(const PlanRequest& request, QWidget* parent)
    : QWidget(parent)
    , m_request(request)
{
    const int u = Style::measures().u;
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(2 * u);
    form->setVerticalSpacing(2 * u);
    form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    switch (kindOf(request.edit)) {
    case EditKind::Fork:
    case EditKind::Resume:
        makeCut(*form);
        break;
    case EditKind::Rename:
        makeTitle(*form, std::get<RenameEdit>(request.edit).title);
        m_title->setPlaceholderText(tr("Without a title"));
        m_title->selectAll();
        break;
    case EditKind::Text:
        makeText(*form, tr("Text"));
        makeWhere(*form);
        break;
    case EditKind::Insert:
        makeInsertion(*form);
        break;
    case EditKind::Checkpoint:
        m_at = std::get<CheckpointEdit>(request.edit).at;
        followModel();
        makePlace(*form);
        m_title = makeLine(*form, tr("Name"), std::get<CheckpointEdit>(request.edit).label);
        m_title->setPlaceholderText(tr("Leave empty to remove the checkpoint"));
        m_title->selectAll();
        takePlace();
        break;
    case EditKind::Mark:
        makeMark(*form);
        break;
    case EditKind::Move:
        makeMove(*form);
        break;
    case EditKind::Remove:
        if (std::get<RemoveEdit>(request.edit).part && request.parts > 1)
            form->addRow(tr("Remove"), makePartOrWhole());
        makeWhere(*form);
        break;
    case EditKind::Prune:
    case EditKind::Delete:
    case EditKind::Repair:
    case EditKind::Compact:
    case EditKind::Dissolve:
    case EditKind::Batch:
        break;
    }
    m_isEmpty = form->rowCount() == 0;
    if (m_isEmpty)
        hide();
}

void PlanChoices::makeCut(QFormLayout& form)
{
    const bool inPlace = kindOf(m_request.edit) == EditKind::Resume;
    makeTitle(form, inPlace ? QString() : std::get<ForkEdit>(m_request.edit).title);
    m_title->setPlaceholderText(tr("Fork of %1").arg(m_request.sessionTitle));
    m_at = inPlace ? std::get<ResumeEdit>(m_request.edit).at : std::get<ForkEdit>(m_request.edit).at;
    makePlace(form);
    m_where = new WhereChoice(tr("As a new session"), inPlace, this);
    form.addRow(tr("Where"), m_where);
    m_where->refuseFork(refusal(EditKind::Fork));
    m_where->refuseInPlace(m_request.follows.isEmpty() ? refusal(EditKind::Resume)
                                                       : tr("The change will be made in a fork; the original stays."));
    m_title->setEnabled(!m_where->isInPlace());
    connect(m_where, &WhereChoice::changed, this, [this] { m_title->setEnabled(!m_where->isInPlace()); });
    connect(m_where, &WhereChoice::changed, this, &PlanChoices::changed);
    followModel();
    takePlace();
}

/// Of a change of messages: in a fork, unless the session is one that was made for it, or others change it as well.
/// The plan is made anew while the user types, so that a large store is not copied unasked.
void PlanChoices::makeWhere(QFormLayout& form)
{
    if (m_request.isCollected || m_request.isBegun)
        return;
    const qint64 size = m_request.store ? m_request.store->info().size : 0;
    m_where = new WhereChoice(tr("In a fork"), size > LargeStore, this);
    m_where->setInPlaceNote(tr("(changes the original; can be undone)"));
    m_where->refuseFork(refusal(EditKind::Fork));
    m_where->refuseInPlace(m_request.store ? inPlaceRefusal(m_request.store->info()) : QString());
    if (size > LargeStore && m_where->forkButton()->isEnabled())
        m_where->forkButton()->setToolTip(
            tr("The store has %1. Trying the fork out may copy all of it.").arg(format::bytes(size)));
    form.addRow(tr("Where"), m_where);
    connect(m_where, &WhereChoice::changed, this, &PlanChoices::changed);
}

void PlanChoices::followModel()
{
    if (m_request.messages) {
        connect(
            m_request.messages, &MessageModel::dataChanged, this, [this](const QModelIndex& a, const QModelIndex& b) {
                if (m_row >= a.row() && m_row <= b.row())
                    takePlace();
            });
        connect(m_request.messages, &MessageModel::rowsInserted, this, [this] {
            m_number->setMaximum(m_request.messages->rowCount());
            takePlace();
        });
    }
}

void PlanChoices::makeInsertion(QFormLayout& form)
{
    const auto& edit = std::get<InsertEdit>(m_request.edit);
    m_at = edit.after;
    followModel();
    makePlace(form);
    m_role = new QComboBox(this);
    m_role->setAccessibleName(tr("Role"));
    m_role->addItem(icons::icon(u"user"_s), tr("User"), u"user"_s);
    m_role->addItem(icons::icon(u"assistant"_s), tr("Assistant"), u"assistant"_s);
    m_role->addItem(icons::icon(u"info"_s), tr("Note (system)"), u"system"_s);
    m_role->setCurrentIndex(qMax(0, m_role->findData(edit.role)));
    form.addRow(tr("Role"), m_role);
    connect(m_role, &QComboBox::currentIndexChanged, this, &PlanChoices::changed);
    makeText(form, tr("Text"));
    makeWhere(form);
    takePlace();
}

void PlanChoices::makeMark(QFormLayout& form)
{
    const auto& edit = std::get<MarkEdit>(m_request.edit);
    m_title = makeLine(form, tr("Labels"), toLabelLine(edit.labels));
    m_title->setPlaceholderText(tr("Words, separated by commas"));
    m_title->setToolTip(tr("Separate labels with commas. Put a label that contains a comma in \"quotation marks\"."));
    m_title->setAccessibleDescription(m_title->toolTip());
    m_flag = new QCheckBox(tr("Flagged"), this);
    m_flag->setChecked(edit.isFlagged);
    form.addRow(QString(), m_flag);
    connect(m_flag, &QCheckBox::toggled, this, &PlanChoices::changed);
}

void PlanChoices::makeMove(QFormLayout& form)
{
    const auto& edit = std::get<MoveEdit>(m_request.edit);
    m_title = makeLine(form, tr("From"), edit.from);
    m_target = makeLine(form, tr("To"), edit.to);
    m_first = m_target;
}

QLineEdit* PlanChoices::makeLine(QFormLayout& form, const QString& label, const QString& text)
{
    auto* line = new QLineEdit(text, this);
    line->setAccessibleName(label);
    form.addRow(label, line);
    m_first = line;
    connect(line, &QLineEdit::textChanged, this, &PlanChoices::changed);
    return line;
}

void PlanChoices::makePlace(QFormLayout& form)
{
    const int u = Style::measures().u;
    m_row = m_request.row;
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * u);
    m_number = new QSpinBox(row);
    m_number->setRange(1, m_request.messages ? m_request.messages->rowCount() : 1);
    m_number->setGroupSeparatorShown(true);
    m_number->setValue(m_row + 1);
    const bool stays = kindOf(m_request.edit) == EditKind::Fork || kindOf(m_request.edit) == EditKind::Resume;
    m_number->setAccessibleName(
        stays ? tr("Number of the last message to keep") : tr("Number of the message before it"));
    m_previousPrompt = new QPushButton(icons::icon(u"go-up"_s), tr("Prompt"), row);
    m_previousPrompt->setToolTip(tr("Go to the previous prompt"));
    m_previousPrompt->setAccessibleName(tr("Previous prompt"));
    m_nextPrompt = new QPushButton(icons::icon(u"go-down"_s), tr("Prompt"), row);
    m_nextPrompt->setToolTip(tr("Go to the next prompt"));
    m_nextPrompt->setAccessibleName(tr("Next prompt"));
    for (QPushButton* button : {m_previousPrompt, m_nextPrompt})
        button->setAutoDefault(false);
    m_quote = new MutedLabel(row);
    m_quote->setTextFormat(Qt::PlainText);
    m_quote->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(m_number);
    layout->addWidget(m_previousPrompt);
    layout->addWidget(m_nextPrompt);
    layout->addWidget(m_quote, 1);
    form.addRow(tr("After message"), row);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) { setRow(number - 1); });
    connect(m_previousPrompt, &QPushButton::clicked, this, [this] { goToPrompt(false); });
    connect(m_nextPrompt, &QPushButton::clicked, this, [this] { goToPrompt(true); });
}

void PlanChoices::makeTitle(QFormLayout& form, const QString& title)
{
    m_title = makeLine(form, tr("Title"), title);
}

void PlanChoices::makeText(QFormLayout& form, const QString& label)
{
    m_text = new QPlainTextEdit(this);
    const auto* text = std::get_if<TextEdit>(&m_request.edit);
    const auto* insertion = std::get_if<InsertEdit>(&m_request.edit);
    const QString begins = insertion                           ? insertion->text
        : text && (m_request.isCollected || m_request.isBegun) ? text->text
                                                               : m_request.text;
    m_text->setWordWrapMode(wrapModeFor(begins));
    m_text->setPlainText(begins);
    m_text->setAccessibleName(label);
    m_text->setTabChangesFocus(true);
    m_text->setFont(Style::measures().code);
    m_text->setMinimumHeight(30 * Style::measures().u);
    m_text->setMaximumHeight(60 * Style::measures().u);
    form.addRow(label, m_text);
    m_first = m_text;
    connect(m_text, &QPlainTextEdit::textChanged, this, &PlanChoices::changed);
}

QWidget* PlanChoices::makePartOrWhole()
{
    const int u = Style::measures().u;
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* part = new QRadioButton(tr("Only this part"), row);
    m_whole = new QRadioButton(tr("The whole message"), row);
    part->setChecked(true);
    m_whole->setEnabled(m_request.wholeRefusal.isEmpty());
    m_whole->setToolTip(m_request.wholeRefusal);
    m_whole->setAccessibleDescription(m_request.wholeRefusal);
    layout->addWidget(part);
    layout->addSpacing(5 * u);
    layout->addWidget(m_whole);
    layout->addStretch(1);
    m_first = part;
    connect(m_whole, &QRadioButton::toggled, this, &PlanChoices::changed);
    return row;
}

QString PlanChoices::refusal(EditKind kind) const
{
    if (!m_request.store)
        return {};
    const StoreInfo& info = m_request.store->info();
    return info.notWritable.isEmpty() ? info.refusals.value(kind) : info.notWritable;
}

void PlanChoices::setRow(int row)
{
    if (row == m_row || !m_request.messages)
        return;
    m_row = qBound(0, row, m_request.messages->rowCount() - 1);
    m_at = {};
    {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(m_row + 1);
    }
    takePlace();
    if (m_at.isEmpty())
        emit changed(); // the plan on screen is not of this place; its id comes
}

// The message of the chosen row, as soon as it is loaded.
void PlanChoices::takePlace()
{
    MessageModel* messages = m_request.messages;
    if (!messages || m_row < 0 || m_row >= messages->rowCount())
        return;
    messages->want(m_row, m_row);
    const MessagePtr message = messages->messageAt(m_row);
    const int rows = messages->rowCount();
    const QString words = message ? wordsOf(*message) : QString();
    m_quote->setText(words.isEmpty() ? QString() : tr("“%1”").arg(words));
    m_previousPrompt->setEnabled(promptFrom(m_row, false) >= 0);
    m_nextPrompt->setEnabled(promptFrom(m_row, true) >= 0);
    const EditKind begun = kindOf(m_request.edit);
    if (begun == EditKind::Fork || begun == EditKind::Resume)
        m_where->setInPlaceNote(m_row + 1 < rows
                ? tr("(%1 move to a discarded end; can be undone)").arg(format::range(m_row + 2, rows))
                : tr("(nothing would be discarded)"));
    if (message && m_at != message->id) {
        m_at = message->id;
        emit changed();
    }
}

int PlanChoices::promptFrom(int row, bool next) const
{
    const int rows = m_request.messages ? m_request.messages->rowCount() : 0;
    for (int at = row + (next ? 1 : -1); at >= 0 && at < rows; at += next ? 1 : -1) {
        const OutlineDetail* detail = m_request.messages->detail(at);
        if (detail && detail->role == Role::User)
            return at;
    }
    return -1;
}

void PlanChoices::goToPrompt(bool next)
{
    if (const int row = promptFrom(m_row, next); row >= 0)
        setRow(row);
}

EditKind PlanChoices::kind() const
{
    const EditKind begun = kindOf(m_request.edit);
    if (begun == EditKind::Fork || begun == EditKind::Resume)
        return m_where->isInPlace() ? EditKind::Resume : EditKind::Fork;
    return begun;
}

bool PlanChoices::isForked() const
{
    return m_where && changesMessages(kindOf(m_request.edit)) && !m_where->isInPlace();
}

void PlanChoices::refuseFork(const QString& reason)
{
    if (m_where)
        m_where->refuseFork(reason);
}

std::optional<Edit> PlanChoices::edit() const
{
    const SessionId& session = sessionOf(m_request.edit);
    switch (kind()) {
    case EditKind::Fork:
        return m_at.isEmpty() ? std::optional<Edit>() : ForkEdit {session, m_at, false, m_title->text()};
    case EditKind::Resume:
        return m_at.isEmpty() ? std::optional<Edit>() : ResumeEdit {session, m_at, false};
    case EditKind::Rename:
        return RenameEdit {session, m_title->text()};
    case EditKind::Text: {
        TextEdit edit = std::get<TextEdit>(m_request.edit);
        edit.text = m_text->toPlainText();
        return edit;
    }
    case EditKind::Remove: {
        RemoveEdit edit = std::get<RemoveEdit>(m_request.edit);
        if (m_whole && m_whole->isChecked())
            edit.part.reset();
        return edit;
    }
    case EditKind::Insert:
        return m_at.isEmpty() ? std::optional<Edit>()
                              : InsertEdit {session, m_at, m_role->currentData().toString(), m_text->toPlainText()};
    case EditKind::Checkpoint:
        return m_at.isEmpty() ? std::optional<Edit>() : CheckpointEdit {session, m_at, m_title->text()};
    case EditKind::Mark:
        return MarkEdit {session, labelsOfLine(m_title->text()), m_flag->isChecked()};
    case EditKind::Move:
        return MoveEdit {session, withoutSlash(m_title->text()), withoutSlash(m_target->text())};
    case EditKind::Prune:
    case EditKind::Delete:
    case EditKind::Repair:
    case EditKind::Compact:
    case EditKind::Dissolve:
    case EditKind::Batch:
        break;
    }
    return m_request.edit;
}

} // namespace stemma
