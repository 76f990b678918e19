// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/rawview.h"

#include "core/base/text.h"
#include "core/store/json/json.h"
#include "core/store/registry.h"
#include "ui/common/chip.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/find/editorfind.h"
#include "ui/find/findbar.h"
#include "ui/inspector/hexdump.h"
#include "ui/inspector/numberedtext.h"
#include "ui/inspector/rawhighlighter.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QScrollBar>
#include <QStringDecoder>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Kind = json::Listing::Kind;

constexpr qsizetype MostHex = 64 * 1024;

/// A stored value as JSON text; bytes that are no text only by their number.
std::pair<QString, Kind> valueOf(const QVariant& value)
{
    if (!value.isValid() || value.isNull())
        return {u"null"_s, Kind::Word};
    switch (value.typeId()) {
    case QMetaType::Bool:
        return {value.toBool() ? u"true"_s : u"false"_s, Kind::Word};
    case QMetaType::LongLong:
    case QMetaType::Int:
    case QMetaType::Double:
        return {value.toString(), Kind::Number};
    case QMetaType::QByteArray:
        return {RawView::tr("# %n byte(s), not text", nullptr, int(value.toByteArray().size())), Kind::Comment};
    default:
        return {QString::fromUtf8(json::quotedText(value.toString())), Kind::String};
    }
}

/// And no piece of one of its cells.
bool isRow(const StoredAt& place)
{
    return !place.table.isEmpty() && place.offset < 0;
}

QString placeOf(const StoredAt& place, std::optional<qint64> line)
{
    QStringList words;
    if (!place.table.isEmpty())
        words << place.table
              << RawView::tr("row %1").arg(place.rowKey.isEmpty() ? QString::number(place.rowid) : place.rowKey);
    else if (!place.file.isEmpty())
        words << QDir::toNativeSeparators(place.file);
    if (line)
        words << RawView::tr("line %1").arg(format::number(*line));
    if (place.offset >= 0)
        words << RawView::tr("bytes %1")
                     .arg(format::range(place.offset, place.offset + qMax<qint64>(0, place.length - 1)));
    return words.isEmpty() ? RawView::tr("not stored as a separate record") : words.join(factSeparator());
}

const Part* partOf(const MessagePtr& message, int index)
{
    if (!message || index < 0)
        return nullptr;
    const auto at = std::ranges::find(message->parts, index, &Part::index);
    return at == message->parts.end() ? nullptr : &*at;
}

bool isWithin(const StoredAt& inner, const StoredAt& outer)
{
    return inner.file == outer.file && inner.table == outer.table && inner.rowid == outer.rowid && outer.offset >= 0
        && inner.offset >= outer.offset && inner.offset + inner.length <= outer.offset + outer.length;
}

json::FieldNames namesOf(const OpenStore* store)
{
    return store ? fieldNamesOf(store->info().format) : json::FieldNames();
}

} // namespace

RawView::RawView(QWidget* parent)
    : QWidget(parent)
    , m_stored(new ChipButton({}, tr("As stored"), this))
    , m_indented(new ChipButton({}, tr("Indented"), this))
    , m_size(new QLabel(this))
    , m_unknown(new QLabel(this))
    , m_more(new QLabel(this))
    , m_copy(new QToolButton(this))
    , m_edit(new NumberedText(this))
    , m_findBar(new FindBar(this))
    , m_find(new EditorFind(*m_findBar, *m_edit))
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
    for (QLabel* label : {m_unknown, m_more}) {
        label->setWordWrap(true);
        label->setContentsMargins(2 * m.u, m.u, 2 * m.u, m.u);
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        label->hide();
    }
    m_edit->setObjectName(u"raw"_s);
    m_edit->setFrameShape(QFrame::NoFrame);
    m_edit->setFont(m.code);
    m_edit->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_edit->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_edit->setAccessibleName(tr("Stored bytes"));
    m_edit->document()->setDocumentMargin(2 * m.u);
    m_edit->installEventFilter(this);
    m_edit->viewport()->installEventFilter(this);
    m_highlighter = new RawHighlighter(m_edit->document());

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
    layout->addWidget(m_unknown);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_more);

    connect(group, &QButtonGroup::buttonClicked, this, [this] {
        render();
        emit indentedChanged(isIndented());
    });
    connect(m_copy, &QToolButton::clicked, this, &RawView::copyAll);
    connect(m_unknown, &QLabel::linkActivated, this, &RawView::showNextUnknown);
    connect(m_more, &QLabel::linkActivated, this, [this] { emit wholeRequested(m_place, isIndented()); });
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

void RawView::openFind()
{
    m_find->open();
}

void RawView::stepFind(bool forward)
{
    m_findBar->step(forward);
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
    if (store != m_store)
        m_names = namesOf(store);
    m_store = store;
    m_message = message;
    m_partIndex = partIndex;
    m_record = {};
    m_line.reset();
    m_failure.clear();
    ++m_generation;
    m_job.cancel();
    m_loading = false;
    choosePlace();
    if (store && !m_place.isNull())
        load();
    else
        render();
}

/// A part that stands within the message's record is shown there, unless that is too long to be shown whole.
void RawView::choosePlace()
{
    m_mark = {-1, -1};
    m_isFragment = false;
    m_place = m_message ? m_message->storedAt : StoredAt();
    const Part* part = partOf(m_message, m_partIndex);
    if (!part || part->storedAt.isNull())
        return;
    const StoredAt& own = part->storedAt;
    if (isWithin(own, m_place) && m_place.length <= RawRecord::MostShown)
        m_mark = {own.offset - m_place.offset, own.offset - m_place.offset + own.length};
    else
        m_isFragment = isWithin(own, std::exchange(m_place, own));
}

void RawView::load()
{
    m_loading = true;
    m_job = JobControl();
    RawRecord::read(*m_store, m_place, m_job)
        .then(this,
            [this, generation = m_generation](const Result<RawRecord>& record) { takeRecord(generation, record); });
}

void RawView::takeRecord(quint32 generation, const Result<RawRecord>& record)
{
    if (generation != m_generation)
        return;
    m_loading = record && m_store && LineCounter::isCountable(m_place);
    if (m_loading)
        countLine(std::make_shared<LineCounter>(m_place));
    if (record)
        m_record = *record;
    else if (record.error().code != Errc::Cancelled && !(isRow(m_place) && record.error().code == Errc::NotSupported))
        m_failure = record.error().text; // a table without long texts has all of its row above
    render();
}

/// The text is there before: the file may be long. It stays where it was scrolled to.
void RawView::countLine(const std::shared_ptr<LineCounter>& counter)
{
    const auto step = [counter](SessionStore& store, const JobControl& job) { return counter->step(store, job); };
    m_store->run(step, Lane::Idle, m_job)
        .then(this, [this, counter, generation = m_generation](const Result<bool>& done) {
            if (generation != m_generation || !m_store)
                return;
            if (done && !*done)
                return countLine(counter);
            m_loading = false;
            if (!done)
                return;
            m_line = counter->line();
            const int scrolled = m_edit->verticalScrollBar()->value();
            render();
            m_edit->verticalScrollBar()->setValue(scrolled);
        });
}

void RawView::render()
{
    m_listing = {};
    if (m_message) {
        addPlaces();
        addBytes();
    } else {
        m_listing.addComment(tr("Select a message to see its stored bytes."));
    }
    if (!m_failure.isEmpty())
        m_listing.addComment(m_failure);
    if (m_listing.text.endsWith(u'\n'))
        m_listing.text.chop(1);
    m_highlighter->setTokens(m_listing.tokens);
    m_edit->setCode(m_listing.text);
    showMark();
    m_size->setText(m_record.size == 0             ? QString()
            : m_record.size > RawRecord::MostBytes ? tr("over %1").arg(format::bytes(RawRecord::MostBytes))
                                                   : format::bytes(m_record.size));
    m_unknown->setVisible(!m_listing.unknown.isEmpty());
    if (!m_listing.unknown.isEmpty()) {
        constexpr qsizetype MostNames = 6;
        QStringList names = m_listing.unknown.first(std::min(MostNames, m_listing.unknown.size()));
        if (names.size() < m_listing.unknown.size())
            names << u"…"_s;
        m_unknown->setText(
            tr("Not known to Stemma: %1. <a href=\"next\">Next</a>").arg(names.join(u", "_s).toHtmlEscaped()));
    }
    m_more->setVisible(m_record.isCut());
    m_more->setText(tr("The beginning and the end are shown. <a href=\"all\">Show all</a>"));
    m_copy->setEnabled(m_message != nullptr);
}

/// Rows by all their fields; of records in a file the bytes say it all.
void RawView::addPlaces()
{
    const auto addRow = [this](const StoredAt& place, const StoredFields& fields) {
        if (!m_listing.text.isEmpty())
            m_listing.text += u'\n';
        m_listing.addComment(placeOf(place, {}));
        for (const StoredField& field : fields) {
            if (field.name.contains(u'.'))
                continue; // a member of its content, which stands below
            const auto [value, kind] = valueOf(field.value);
            m_listing.addMember(field.name, value, kind, m_names);
        }
    };
    const Part* part = partOf(m_message, m_partIndex);
    if (isRow(m_message->storedAt) || m_place.isNull())
        addRow(m_message->storedAt, m_message->fields);
    if (part && (isRow(part->storedAt) || m_place.isNull())
        && (part->storedAt.table != m_message->storedAt.table || part->storedAt.rowid != m_message->storedAt.rowid))
        addRow(part->storedAt, part->fields);
}

void RawView::addBytes()
{
    if (m_record.size == 0)
        return;
    if (isRow(m_place)) {
        m_listing.text += u'\n';
        m_listing.addComment(tr("its content"));
    } else {
        m_listing.addComment(placeOf(m_place, m_line));
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString head = decoder(m_record.head);
    if (decoder.hasError() && !m_record.isCut()) {
        m_listing.addComment(tr("bytes that are not UTF-8"));
        m_listing.text += hexDump(m_record.head, MostHex);
        return;
    }
    const auto characters = [this](qint64 bytes) {
        return bytes < 0 ? qsizetype(-1) : QString::fromUtf8(m_record.head.first(bytes)).size();
    };
    // Of a piece nobody knows what stands around it: its names may be those of a tool.
    m_listing.add(head, m_isFragment ? json::FieldNames() : m_names,
        {.isIndented = isIndented(), .markStart = characters(m_mark.first), .markEnd = characters(m_mark.second)});
    if (!m_record.isCut())
        return;
    m_listing.addComment(m_record.tail.isEmpty()
            ? tr("The record is longer than %1; what follows is not shown.").arg(format::bytes(RawRecord::MostBytes))
            : tr("%1 in between").arg(format::bytes(m_record.size - m_record.head.size() - m_record.tail.size())));
    m_listing.text += QString::fromUtf8(m_record.tail);
}

/// The part within the record of its message.
void RawView::showMark()
{
    QList<QTextEdit::ExtraSelection> marks;
    if (m_listing.markStart >= 0 && m_listing.markEnd > m_listing.markStart) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_edit->document());
        mark.cursor.setPosition(int(m_listing.markStart));
        mark.cursor.setPosition(int(m_listing.markEnd), QTextCursor::KeepAnchor);
        mark.format.setBackground(Style::colours().selection);
        marks << mark;
        QTextCursor start(m_edit->document());
        start.setPosition(int(m_listing.markStart));
        m_edit->setTextCursor(start);
        m_edit->centerCursor();
    }
    m_edit->setExtraSelections(marks);
}

void RawView::showNextUnknown()
{
    const auto isUnknown = [](const json::Listing::Token& token) { return token.kind == Kind::UnknownKey; };
    const auto behind = std::ranges::upper_bound(
        m_listing.tokens, qsizetype(m_edit->textCursor().selectionStart()), {}, &json::Listing::Token::start);
    auto found = std::find_if(behind, m_listing.tokens.end(), isUnknown);
    if (found == m_listing.tokens.end())
        found = std::ranges::find_if(m_listing.tokens, isUnknown);
    if (found == m_listing.tokens.end())
        return;
    QTextCursor cursor(m_edit->document());
    cursor.setPosition(int(found->start));
    cursor.setPosition(int(found->start + found->length), QTextCursor::KeepAnchor);
    m_edit->setTextCursor(cursor);
    m_edit->ensureCursorVisible();
    m_edit->setFocus(Qt::OtherFocusReason);
}

void RawView::copyAll()
{
    if (m_record.size == 0) {
        QApplication::clipboard()->setText(m_edit->toPlainText());
    } else if (!m_record.isCut() || !m_store) {
        QApplication::clipboard()->setText(QString::fromUtf8(m_record.head));
    } else {
        RawRecord::wholeText(*m_store, m_place, false, m_job)
            .then(this, [generation = m_generation, this](const Result<QString>& text) {
                if (text) {
                    QApplication::clipboard()->setText(*text);
                } else if (generation == m_generation && text.error().code != Errc::Cancelled) {
                    m_failure = text.error().text;
                    render();
                }
            });
    }
}

QMenu* RawView::menuAt(int position)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const json::Listing::Field* field = m_listing.fieldAt(position)) {
        constexpr int LongestName = 30;
        const QString name = field->name.size() > LongestName ? field->name.first(LongestName) + u'…' : field->name;
        const QString value = m_listing.text.sliced(field->value, field->end - field->value).trimmed();
        QAction* copyValue = menu->addAction(tr("Copy value of “%1”").arg(name));
        connect(copyValue, &QAction::triggered, this, [value] {
            const auto parsed = json::parse(value.toUtf8());
            QApplication::clipboard()->setText(parsed && parsed->isString() ? parsed->string : value);
        });
        QAction* copyField = menu->addAction(tr("Copy field “%1”").arg(name));
        connect(copyField, &QAction::triggered, this,
            [whole = QString(QString::fromUtf8(json::quotedText(field->name)) + u": "_s + value)] {
                QApplication::clipboard()->setText(whole);
            });
    }
    QAction* all = menu->addAction(tr("Copy the stored bytes"));
    connect(all, &QAction::triggered, this, &RawView::copyAll);
    menu->addSeparator();
    QAction* selection = menu->addAction(tr("Copy selected text"));
    selection->setShortcut(QKeySequence::Copy);
    selection->setEnabled(m_edit->textCursor().hasSelection());
    connect(selection, &QAction::triggered, m_edit, &QPlainTextEdit::copy);
    return menu;
}

bool RawView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ContextMenu) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const bool isKey = asked->reason() == QContextMenuEvent::Keyboard;
        const QPoint at
            = isKey ? m_edit->cursorRect().bottomLeft() : m_edit->viewport()->mapFromGlobal(asked->globalPos());
        const QTextCursor cursor = isKey ? m_edit->textCursor() : m_edit->cursorForPosition(at);
        menuAt(cursor.position())->popup(m_edit->viewport()->mapToGlobal(at));
        return true;
    }
    if (event->type() == QEvent::ToolTip && watched == m_edit->viewport()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const qsizetype position = m_edit->cursorForPosition(help->pos()).position();
        const auto token = std::ranges::find_if(m_listing.tokens, [&](const json::Listing::Token& one) {
            return one.kind == Kind::UnknownKey && one.start <= position && position < one.start + one.length;
        });
        if (token == m_listing.tokens.end())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                tr("Stemma does not know this field. It is kept as it is, and not shown elsewhere."), m_edit);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void RawView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_highlighter->rehighlight();
        showMark();
    }
}

} // namespace stemma
