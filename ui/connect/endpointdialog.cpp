// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/connect/endpointdialog.h"

#include "core/base/keychain.h"
#include "ui/common/style.h"
#include "ui/connect/endpointbook.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double MostPrice = 10'000;
constexpr int PlacesOfPrice = 4;
constexpr int AnswerOfTest = 16; ///< tokens
constexpr int LongestTimeout = 24 * 60 * 60; ///< seconds
constexpr int MostRetries = 10;

/// Shows no more places than a price has.
class PriceBox final : public QDoubleSpinBox
{
public:
    using QDoubleSpinBox::QDoubleSpinBox;

    [[nodiscard]] QString textFromValue(double value) const override
    {
        return locale().toString(value, 'f', QLocale::FloatingPointShortest);
    }
};

} // namespace

EndpointDialog::EndpointDialog(EndpointBook& book, QWidget* parent)
    : QDialog(parent)
    , m_book(book)
    , m_before(book.endpoint())
    , m_status(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    const Measures& m = Style::measures();
    setWindowTitle(tr("Model for summaries"));
    setMinimumWidth(130 * m.u);
    auto* note = new QLabel(tr("Summaries of levels 1 and 2 are written by a model. Before anything is sent, you see "
                               "what it is and are asked. A server on this machine (llama.cpp, Ollama) needs no key."),
        this);
    note->setWordWrap(true);
    QPalette muted;
    muted.setColor(QPalette::WindowText, Style::colours().muted);
    note->setPalette(muted);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setVerticalSpacing(2 * m.u);
    makeFields(*form);
    makeAdvanced(*form);
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_status->setMinimumHeight(2 * m_status->fontMetrics().lineSpacing());
    m_status->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_status->setAccessibleName(tr("Result of the test"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(m.u);
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true); // nothing moves when a test begins
    m_progress->setSizePolicy(kept);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_test = buttons->addButton(tr("&Test"), QDialogButtonBox::ActionRole);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(3 * m.u);
    layout->addWidget(note);
    layout->addWidget(makeChoice());
    layout->addLayout(form);
    layout->addWidget(m_progress);
    layout->addWidget(m_status, 1);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &EndpointDialog::keep);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_test, &QPushButton::clicked, this, &EndpointDialog::test);
    connect(&m_asker, &ModelAsker::begun, this, [this] { showTesting(true); });
    connect(&m_asker, &ModelAsker::ended, this, [this] { showTesting(false); });
    connect(
        &m_asker, &ModelAsker::failed, this, [this](const Error& error) { tell(Style::colours().error, error.text); });
    connect(&m_asker, &ModelAsker::answered, this, [this](const ModelAnswer&) {
        tell(Style::colours().ok, tr("%1 answers as %2.").arg(endpoint().host(), endpoint().model));
    });
    m_book.keychain().check(this, [this](const QString& why) {
        m_remember->setEnabled(why.isEmpty());
        m_remember->setChecked(why.isEmpty());
        m_remember->setToolTip(why);
    });
    fillChoice();
    fill(m_before);
    showTesting(false);
}

/// Which endpoint of the book the fields are those of; nothing to choose from while it has none.
QWidget* EndpointDialog::makeChoice()
{
    const int u = Style::measures().u;
    auto* choice = new QWidget(this);
    auto* row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * u);
    m_which = new QComboBox(choice);
    m_which->setAccessibleName(tr("Endpoint"));
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_remove = new QPushButton(tr("Remo&ve"), choice);
    m_remove->setToolTip(tr("Remove this endpoint. Its key stays in the keychain."));
    m_remove->setAutoDefault(false);
    row->addWidget(m_which, 1);
    row->addWidget(m_remove);
    choice->setVisible(m_book.isSet());
    connect(m_which, &QComboBox::currentIndexChanged, this, &EndpointDialog::chooseEndpoint);
    connect(m_remove, &QPushButton::clicked, this, &EndpointDialog::removeEndpoint);
    return choice;
}

/// What most servers need nothing said about.
void EndpointDialog::makeAdvanced(QFormLayout& form)
{
    m_more = new QToolButton(this);
    m_more->setText(tr("A&dvanced"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_proxyKind = new QComboBox(this);
    m_proxyKind->setAccessibleName(tr("Proxy"));
    m_proxyKind->addItem(tr("System proxy"), int(Proxy::System));
    m_proxyKind->addItem(tr("None"), int(Proxy::None));
    m_proxyKind->addItem(tr("This proxy:"), int(Proxy::Address));
    m_proxyKind->setToolTip(tr("Servers on this machine are reached without a proxy."));
    m_proxy = new QLineEdit(this);
    m_proxy->setPlaceholderText(u"http://127.0.0.1:3128"_s);
    m_proxy->setAccessibleName(tr("Address of the proxy"));
    auto* proxies = new QWidget(this);
    auto* row = new QHBoxLayout(proxies);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2 * Style::measures().u);
    row->addWidget(m_proxyKind);
    row->addWidget(m_proxy, 1);
    m_timeout = new QSpinBox(this);
    m_timeout->setRange(1, LongestTimeout);
    m_timeout->setSuffix(tr(" s"));
    m_timeout->setToolTip(tr("Give up after this time without an answer."));
    m_retries = new QSpinBox(this);
    m_retries->setRange(0, MostRetries);
    m_retries->setSpecialValueText(tr("None"));
    m_retries->setToolTip(tr("Retries after temporary errors, with growing pauses."));
    form.addRow(m_more);
    form.addRow(tr("Pro&xy:"), proxies);
    form.addRow(tr("Time&out:"), m_timeout);
    form.addRow(tr("&Retries:"), m_retries);
    const auto fold = [this, &form, proxies](bool isOpen) {
        for (QWidget* field : {proxies, static_cast<QWidget*>(m_timeout), static_cast<QWidget*>(m_retries)})
            form.setRowVisible(field, isOpen);
        m_more->setArrowType(isOpen ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
        if (isVisible())
            adjustSize();
    };
    fold(false);
    connect(m_more, &QToolButton::toggled, &form, fold);
    const auto enable = [this] { m_proxy->setEnabled(m_proxyKind->currentData().toInt() == int(Proxy::Address)); };
    enable();
    connect(m_proxyKind, &QComboBox::currentIndexChanged, m_proxy, enable);
    connect(m_proxyKind, &QComboBox::currentIndexChanged, this, &EndpointDialog::noteChange);
    connect(m_proxy, &QLineEdit::textChanged, this, &EndpointDialog::noteChange);
    connect(m_timeout, &QSpinBox::valueChanged, this, &EndpointDialog::noteChange);
}

void EndpointDialog::fillChoice()
{
    const QSignalBlocker quiet(m_which);
    m_which->clear();
    for (const ModelEndpoint& endpoint : m_book.endpoints())
        m_which->addItem(u"%1 · %2"_s.arg(endpoint.host(), endpoint.model));
    m_which->addItem(tr("New endpoint"));
    m_which->setCurrentIndex(m_book.isSet() ? int(m_book.chosen()) : m_which->count() - 1);
    m_remove->setEnabled(m_book.isSet());
}

void EndpointDialog::chooseEndpoint()
{
    m_before = m_book.endpoints().value(m_which->currentIndex());
    m_remove->setEnabled(m_which->currentIndex() < m_book.endpoints().size());
    m_key->clear();
    fill(m_before);
}

void EndpointDialog::removeEndpoint()
{
    m_book.remove(m_which->currentIndex());
    fillChoice();
    chooseEndpoint();
}

/// What a test said is of other values.
void EndpointDialog::noteChange()
{
    m_asker.cancel();
    tell(Style::colours().text, {});
}

void EndpointDialog::makeFields(QFormLayout& form)
{
    const auto line = [this](const QString& placeholder) {
        auto* edit = new QLineEdit(this);
        edit->setPlaceholderText(placeholder);
        return edit;
    };
    m_url = line(u"http://127.0.0.1:11434/v1"_s);
    m_kind = new QComboBox(this);
    m_kind->addItem(tr("Chat completions (OpenAI, llama.cpp, Ollama)"), int(EndpointKind::OpenAi));
    m_kind->addItem(tr("Messages (Anthropic)"), int(EndpointKind::Anthropic));
    m_model = line(tr("model name on the server"));
    m_key = line(tr("stored key"));
    m_key->setEchoMode(QLineEdit::Password);
    m_remember = new QCheckBox(tr("&Remember in the keychain"), this);
    m_remember->setEnabled(false);
    m_keyVariable = line(tr("environment variable with the key"));
    const auto price = [this] {
        auto* box = new PriceBox(this);
        box->setRange(0, MostPrice);
        box->setDecimals(PlacesOfPrice);
        box->setSpecialValueText(tr("not set"));
        return box;
    };
    m_priceIn = price();
    m_priceOut = price();
    form.addRow(tr("&Address:"), m_url);
    form.addRow(tr("&Kind:"), m_kind);
    form.addRow(tr("&Model:"), m_model);
    form.addRow(tr("K&ey:"), m_key);
    form.addRow(QString(), m_remember);
    form.addRow(tr("Or environment &variable:"), m_keyVariable);
    form.addRow(tr("Price per million &input tokens:"), m_priceIn);
    form.addRow(tr("Price per million &output tokens:"), m_priceOut);
    for (QLineEdit* edit : {m_url, m_model, m_key, m_keyVariable})
        connect(edit, &QLineEdit::textChanged, this, &EndpointDialog::noteChange);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &EndpointDialog::noteChange);
}

void EndpointDialog::fill(const ModelEndpoint& endpoint)
{
    m_url->setText(endpoint.url.toString());
    m_kind->setCurrentIndex(m_kind->findData(int(endpoint.kind)));
    m_model->setText(endpoint.model);
    m_keyVariable->setText(endpoint.keyVariable);
    const TokenPrice price = endpoint.price.value_or(TokenPrice {});
    m_priceIn->setValue(price.input);
    m_priceOut->setValue(price.output);
    const Proxy proxy = endpoint.proxy.isEmpty() ? Proxy::System
        : endpoint.proxy == "none"_L1            ? Proxy::None
                                                 : Proxy::Address;
    m_proxyKind->setCurrentIndex(m_proxyKind->findData(int(proxy)));
    m_proxy->setText(proxy == Proxy::Address ? endpoint.proxy : QString());
    m_timeout->setValue(int(std::chrono::ceil<std::chrono::seconds>(endpoint.timeout).count()));
    m_retries->setValue(endpoint.retries);
    const ModelEndpoint usual;
    if (proxy != Proxy::System || endpoint.timeout != usual.timeout || endpoint.retries != usual.retries)
        m_more->setChecked(true);
}

ModelEndpoint EndpointDialog::endpoint() const
{
    ModelEndpoint endpoint = m_before;
    endpoint.url = QUrl(m_url->text().trimmed(), QUrl::StrictMode);
    endpoint.kind = EndpointKind(m_kind->currentData().toInt());
    endpoint.model = m_model->text().trimmed();
    endpoint.keyVariable = m_keyVariable->text().trimmed();
    endpoint.price.reset();
    if (m_priceIn->value() > 0 || m_priceOut->value() > 0)
        endpoint.price = TokenPrice {m_priceIn->value(), m_priceOut->value()};
    const Proxy proxy = Proxy(m_proxyKind->currentData().toInt());
    endpoint.proxy = proxy == Proxy::Address ? m_proxy->text().trimmed() : proxy == Proxy::None ? u"none"_s : QString();
    endpoint.timeout = std::chrono::seconds(m_timeout->value());
    endpoint.retries = m_retries->value();
    return endpoint;
}

QString EndpointDialog::statusText() const
{
    return m_status->text();
}

void EndpointDialog::tell(const QColor& ink, const QString& text)
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, ink);
    m_status->setPalette(palette);
    m_status->setText(text);
}

void EndpointDialog::showTesting(bool testing)
{
    m_progress->setVisible(testing);
    m_test->setText(testing ? tr("Stop the &test") : tr("&Test"));
}

void EndpointDialog::test()
{
    if (m_asker.isAsking()) {
        m_asker.cancel();
        return tell(Style::colours().text, tr("The test was stopped."));
    }
    const QString key = m_key->text().trimmed();
    if (!key.isEmpty())
        return send(endpoint(), key);
    // Another address may be typed before the key is found, which is none for that.
    m_book.findKey(endpoint(), this, [this, tested = endpoint()](const QString& found) { send(tested, found); });
}

void EndpointDialog::send(ModelEndpoint tested, const QString& key)
{
    tested.retries = 0;
    m_asker.ask(tested, key, ModelRequest::ofPrompt(u"Answer with the word yes."_s, AnswerOfTest));
}

void EndpointDialog::keep()
{
    const QString key = m_key->text().trimmed();
    if (Result<> sound = checkEndpoint(endpoint(), key); !sound)
        return tell(Style::colours().error, sound.error().text);
    const bool isNew = m_which->currentIndex() >= m_book.endpoints().size();
    if (isNew) {
        m_book.add(endpoint(), key, m_remember->isChecked());
    } else {
        m_book.choose(m_which->currentIndex());
        m_book.set(endpoint(), key, m_remember->isChecked());
    }
    accept();
}

} // namespace stemma
