// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/rawview.h"

#include "core/models/partsource.h"
#include "core/store/json/json.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/inspector/jsonhighlighter.h"
#include "ui/inspector/numberedtext.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStringDecoder>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostHex = 64 * 1024;
constexpr qsizetype MostIndented = 4 * 1024 * 1024; ///< bytes; beyond, indenting would hold up the window

QString jsonOf(const QVariant& value)
{
    if (!value.isValid() || value.isNull())
        return u"null"_s;
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool() ? u"true"_s : u"false"_s;
    case QMetaType::LongLong:
    case QMetaType::Int:
    case QMetaType::Double:
        return value.toString();
    case QMetaType::QByteArray:
        return RawView::tr("# %n byte(s), not text", nullptr, int(value.toByteArray().size()));
    default:
        break;
    }
    return QString::fromUtf8(json::quotedText(value.toString()));
}

QString placeOf(const StoredAt& at)
{
    if (at.rowid >= 0)
        return RawView::tr("# %1 · row %2").arg(at.table, format::number(at.rowid));
    if (!at.rowKey.isEmpty())
        return RawView::tr("# %1 · row %2").arg(at.table, at.rowKey);
    if (at.offset >= 0)
        return RawView::tr("# %1 · from byte %2").arg(at.file, format::number(at.offset));
    return RawView::tr("# not stored as a separate record");
}

void appendFields(QStringList& lines, const StoredFields& fields)
{
    for (const StoredField& field : fields) {
        lines.append(u"%1: %2"_s.arg(QString::fromUtf8(json::quotedText(field.name)), jsonOf(field.value)));
    }
}

const Part* partOf(const MessagePtr& message, int index)
{
    if (!message || index < 0)
        return nullptr;
    const auto at = std::ranges::find(message->parts, index, &Part::index);
    return at == message->parts.end() ? nullptr : &*at;
}

} // namespace

QString hexDump(QByteArrayView bytes, qsizetype most)
{
    QString dump;
    const qsizetype size = qMin(bytes.size(), most);
    for (qsizetype at = 0; at < size; at += 16) {
        QString hex;
        QString text;
        for (qsizetype i = at; i < at + 16; ++i) {
            if (i >= size) {
                hex += u"   "_s;
                continue;
            }
            const auto byte = uchar(bytes.at(i));
            hex += u"%1 "_s.arg(byte, 2, 16, QLatin1Char('0'));
            text += byte >= 0x20 && byte < 0x7f ? QChar(ushort(byte)) : QChar(u'·');
        }
        dump += u"%1  %2 %3\n"_s.arg(qulonglong(at), 8, 16, QLatin1Char('0')).arg(hex, text);
    }
    return dump;
}

RawView::RawView(QWidget* parent)
    : QWidget(parent)
    , m_stored(new ChipButton({}, tr("As stored"), this))
    , m_indented(new ChipButton({}, tr("Indented"), this))
    , m_size(new QLabel(this))
    , m_more(new QLabel(this))
    , m_copy(new QToolButton(this))
    , m_edit(new NumberedText(this))
{
    const Measures& m = Style::measures();
    auto* group = new QButtonGroup(this);
    group->addButton(m_stored);
    group->addButton(m_indented);
    m_stored->setChecked(true);
    m_size->setFont(m.meta);
    m_copy->setIcon(icons::icon(u"edit-copy"_s));
    m_copy->setAutoRaise(true);
    m_copy->setToolTip(tr("Copy the stored bytes"));
    m_more->setWordWrap(true);
    m_more->setMargin(2 * m.u);
    m_more->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_more->hide();
    m_edit->setObjectName(u"raw"_s);
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setFont(m.code);
    m_edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_edit->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_edit->setAccessibleName(tr("Stored bytes"));
    m_edit->document()->setDocumentMargin(2 * m.u);
    m_highlighter = new JsonHighlighter(m_edit->document());

    auto* head = new QHBoxLayout;
    head->setContentsMargins(2 * m.u, m.u, 2 * m.u, m.u);
    head->addWidget(m_stored);
    head->addWidget(m_indented);
    head->addStretch(1);
    head->addWidget(m_size);
    head->addWidget(m_copy);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_more);

    connect(group, &QButtonGroup::buttonClicked, this, [this] {
        render();
        emit indentedChanged(isIndented());
    });
    connect(m_copy, &QToolButton::clicked, this, [this] {
        QApplication::clipboard()->setText(m_bytes.isEmpty() ? m_edit->toPlainText() : QString::fromUtf8(m_bytes));
    });
    connect(m_more, &QLabel::linkActivated, this, [this] { load(MostBytes); });
}

RawView::~RawView()
{
    m_job.cancel();
}

bool RawView::isIndented() const
{
    return m_indented->isChecked();
}

void RawView::setIndented(bool indented)
{
    (indented ? m_indented : m_stored)->setChecked(true);
    render();
}

QString RawView::text() const
{
    return m_edit->toPlainText();
}

void RawView::clear()
{
    setCurrent(nullptr, nullptr, -1);
}

void RawView::setCurrent(OpenStore* store, const MessagePtr& message, int partIndex)
{
    if (store == m_store && message == m_message && partIndex == m_partIndex)
        return;
    m_store = store;
    m_message = message;
    m_partIndex = partIndex;
    m_bytes.clear();
    m_failure.clear();
    m_cut = false;
    ++m_generation;
    m_job.cancel();
    m_loading = false;
    const Part* part = partOf(message, partIndex);
    const StoredAt place = part ? part->storedAt : message ? message->storedAt : StoredAt();
    if (store && !place.isNull())
        load(FirstBytes);
    else
        render();
}

void RawView::load(qint64 most)
{
    const Part* part = partOf(m_message, m_partIndex);
    const StoredAt place = part ? part->storedAt : m_message->storedAt;
    m_loading = true;
    m_job = JobControl();
    partsource::rawBytes(*m_store, place, most + 1, m_job)
        .then(this, [this, generation = m_generation, most](const Result<QByteArray>& bytes) {
            takeBytes(generation, bytes, most);
        });
}

void RawView::takeBytes(quint32 generation, const Result<QByteArray>& bytes, qint64 most)
{
    if (generation != m_generation)
        return;
    m_loading = false;
    if (bytes) {
        m_bytes = bytes->left(most);
        m_cut = bytes->size() > most;
    } else if (bytes.error().code != Errc::Cancelled) {
        m_failure = bytes.error().text;
    }
    render();
}

void RawView::render()
{
    const Part* part = partOf(m_message, m_partIndex);
    QStringList lines;
    if (m_message) {
        lines.append(placeOf(m_message->storedAt));
        appendFields(lines, m_message->fields);
        if (part) {
            lines.append(QString());
            lines.append(placeOf(part->storedAt));
            if (m_bytes.isEmpty())
                appendFields(lines, part->fields);
        }
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(m_bytes);
    const bool isText = !decoder.hasError() || m_cut;
    if (!isText) {
        lines.append(tr("# bytes that are not UTF-8"));
        lines.append(hexDump(m_bytes, MostHex));
    } else if (isIndented() && m_bytes.size() <= MostIndented) {
        const auto value = json::parse(m_bytes);
        lines.append(value ? json::toIndented(*value) : decoded);
    } else if (!decoded.isEmpty()) {
        lines.append(decoded);
    }
    if (!m_failure.isEmpty())
        lines.append(u"# "_s + m_failure);
    if (!m_message)
        lines.append(tr("# Select a message to see its stored bytes."));
    m_edit->setPlainText(lines.join(u'\n'));
    m_size->setText(m_bytes.isEmpty() ? QString() : format::bytes(m_bytes.size()));
    m_more->setVisible(m_cut);
    m_more->setText(tr("The first %1 are shown. <a href=\"all\">Show all</a>").arg(format::bytes(m_bytes.size())));
    m_copy->setEnabled(m_message != nullptr);
}

void RawView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_highlighter->rehighlight();
}

} // namespace stemma
