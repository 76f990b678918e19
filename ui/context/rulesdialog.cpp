// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/context/rulesdialog.h"

#include "ui/common/format.h"
#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int AsStored = -1; ///< the least value, which shows as words
constexpr int MostTokens = 1'000'000'000;
constexpr int TokenStep = 1'000;
constexpr int LeastShare = 10;
constexpr int MostShare = 95;
constexpr int ShareStep = 5;

/// A number, or what is stored in its place. A step away from what is stored begins there.
class RuleBox final : public QSpinBox
{
public:
    RuleBox(int stored, QWidget* parent)
        : QSpinBox(parent)
        , m_stored(stored)
    {
        setMinimum(AsStored);
        setGroupSeparatorShown(true);
        setAccelerated(true);
    }

    void stepBy(int steps) override
    {
        if (value() == AsStored)
            setValue(std::max(0, m_stored + steps * singleStep()));
        else
            QSpinBox::stepBy(value() + steps * singleStep() < 0 ? 0 : steps);
    }

protected:
    StepEnabled stepEnabled() const override
    {
        return StepUpEnabled | (value() == AsStored || value() > 0 ? StepDownEnabled : StepNone);
    }
    /// A field without a number is as stored; the words in it are none, and are gone once somebody types.
    QValidator::State validate(QString& text, int& position) const override
    {
        return isVoid(text) ? QValidator::Acceptable : QSpinBox::validate(text, position);
    }
    int valueFromText(const QString& text) const override
    {
        return isVoid(text) ? AsStored : QSpinBox::valueFromText(text);
    }
    void focusInEvent(QFocusEvent* event) override
    {
        QSpinBox::focusInEvent(event);
        if (value() == AsStored) // once the click that brought it here is over
            QMetaObject::invokeMethod(this, &QSpinBox::selectAll, Qt::QueuedConnection);
    }

private:
    [[nodiscard]] bool isVoid(const QString& text) const
    {
        return text == specialValueText() || text.trimmed().isEmpty() || text.trimmed() == suffix().trimmed();
    }

    int m_stored;
};

std::optional<qint64> chosen(const QSpinBox* box)
{
    return box->value() == AsStored ? std::nullopt : std::optional<qint64>(box->value());
}

} // namespace

RulesDialog::RulesDialog(const ContextRules& rules, const RulesChoice& choice, QWidget* parent)
    : QDialog(parent)
    , m_rules(rules)
{
    const int u = Style::measures().u;
    setWindowTitle(tr("Rules and window"));
    setMinimumWidth(130 * u);
    auto* note = new MutedLabel(tr("For all sessions of this store. These settings belong to the agent and are not "
                                   "stored; Stemma remembers your choice and never writes it to the store."),
        this);
    note->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(2 * u);
    m_profile = new QComboBox(this);
    m_profile->addItem(rules.isProfileChosen()          ? tr("From the store")
            : rules.basis == ContextRules::Basis::Shown ? tr("From the store (%1)").arg(rules.profile.title)
                                                        : tr("Not in the store (%1)").arg(rules.profile.title),
        QString());
    for (const RuleProfile& profile : rules.offer.profiles)
        m_profile->addItem(profile.title, profile.name);
    m_profile->setCurrentIndex(std::max(0, m_profile->findData(choice.profile)));
    m_profile->setToolTip(tr("The release whose rules build, compact and prune the context"));
    form->addRow(tr("&Rules of"), m_profile);
    m_window = addTokens(*form, tr("&Window"), tr("Tokens that the model accepts in total"), rules.window);
    m_maxOutput
        = addTokens(*form, tr("For the &answer"), tr("Tokens of the window reserved for the answer"), rules.maxOutput);
    m_compactionBudget = addTokens(
        *form, tr("For &compaction"), tr("Tokens of the window reserved for the next summary"), rules.compactionBudget);
    m_softShare = new RuleBox(int(std::lround(rules.softFraction.stored * 100)), this);
    m_softShare->setMaximum(MostShare);
    m_softShare->setSingleStep(ShareStep);
    m_softShare->setSuffix(tr(" %"));
    m_softShare->setSpecialValueText(tr("Default (%1 %)").arg(std::lround(rules.softFraction.stored * 100)));
    m_softShare->setToolTip(tr("The share of the usable tokens at which the session is compacted after a turn"));
    form->addRow(tr("Compacts a&t"), m_softShare);
    m_pruneProtect = addTokens(
        *form, tr("&Keep newest"), tr("Tokens of the newest tool outputs, which are never pruned"), rules.pruneProtect);
    m_pruneMinimum = addTokens(*form, tr("Prune only if it &frees"),
        tr("Outputs are pruned only if that frees more tokens than this"), rules.pruneMinimum);
    m_softShare->setValue(rules.softFraction.isChosen ? int(std::lround(rules.softFraction.value * 100)) : AsStored);
    for (QSpinBox* box : {m_window, m_maxOutput, m_compactionBudget, m_softShare, m_pruneProtect, m_pruneMinimum})
        form->setRowVisible(box, rules.offer.hasSettings);
    m_result = new QLabel(this);
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_result->setMinimumHeight(3 * m_result->fontMetrics().lineSpacing());
    m_result->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_result->setAccessibleName(tr("Result"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_asStored = buttons->addButton(tr("Use &defaults"), QDialogButtonBox::ResetRole);
    m_asStored->setToolTip(tr("Go back to the rules and sizes from the store"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(3 * u);
    layout->addWidget(note);
    layout->addLayout(form);
    layout->addWidget(m_result, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_asStored, &QPushButton::clicked, this, &RulesDialog::forget);
    connect(m_profile, &QComboBox::currentIndexChanged, this, &RulesDialog::update);
    for (QSpinBox* box : {m_window, m_maxOutput, m_compactionBudget, m_softShare, m_pruneProtect, m_pruneMinimum})
        connect(box, &QSpinBox::valueChanged, this, &RulesDialog::update);
    update();
}

QSpinBox* RulesDialog::addTokens(QFormLayout& form, const QString& label, const QString& tip, const Rule<qint64>& rule)
{
    auto* box = new RuleBox(int(rule.stored), this);
    box->setMaximum(MostTokens);
    box->setSingleStep(TokenStep);
    box->setSuffix(tr(" tokens"));
    box->setSpecialValueText(tr("Default (%1 tokens)").arg(format::number(rule.stored)));
    box->setValue(rule.isChosen ? int(std::min<qint64>(rule.value, MostTokens)) : AsStored);
    box->setToolTip(tip);
    form.addRow(label, box);
    return box;
}

RulesChoice RulesDialog::choice() const
{
    RulesChoice choice;
    choice.profile = m_profile->currentData().toString();
    choice.window = chosen(m_window);
    choice.maxOutput = chosen(m_maxOutput);
    choice.compactionBudget = chosen(m_compactionBudget);
    if (const auto share = chosen(m_softShare))
        choice.softFraction = double(*share) / 100;
    choice.pruneProtect = chosen(m_pruneProtect);
    choice.pruneMinimum = chosen(m_pruneMinimum);
    return choice;
}

void RulesDialog::forget()
{
    m_profile->setCurrentIndex(0);
    for (QSpinBox* box : {m_window, m_maxOutput, m_compactionBudget, m_softShare, m_pruneProtect, m_pruneMinimum})
        box->setValue(AsStored);
}

/// What comes of the choice, reckoned with what is stored for the session at hand.
void RulesDialog::update()
{
    const RulesChoice wish = choice();
    m_asStored->setEnabled(!wish.isEmpty());
    Result<> sound = checkChoice(wish, m_rules.offer);
    ContextRules rules = m_rules;
    for (const RuleProfile& profile : rules.offer.profiles) {
        if (profile.name == wish.profile)
            rules.profile = profile;
    }
    rules.window = {m_rules.window.stored, wish.window};
    rules.maxOutput = {m_rules.maxOutput.stored, wish.maxOutput};
    rules.compactionBudget = {m_rules.compactionBudget.stored, wish.compactionBudget};
    rules.softFraction = {m_rules.softFraction.stored, wish.softFraction};
    rules.compaction = {}; // with nothing left there is nothing to be shown, whatever release would go on
    if (sound)
        sound = rules.checkWindow();
    m_ok->setEnabled(sound.has_value());
    QPalette ink;
    ink.setColor(QPalette::WindowText, sound ? Style::colours().muted : Style::colours().error);
    m_result->setPalette(ink);
    const auto lines = rules.thresholds();
    m_result->setText(!sound ? sound.error().text
            : lines          ? tr("%1 tokens usable; compacted after a turn from %2, before a turn from %3.")
                          .arg(format::number(lines->usable), format::number(lines->soft), format::number(lines->hard))
                    : QString());
}

} // namespace stemma
