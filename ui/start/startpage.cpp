// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/start/startpage.h"

#include "core/base/text.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/start/foundlist.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShowEvent>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int ShownRecent = 5;
constexpr int ShownReadings = 5;

QLabel* linkLabel(const QString& html, QWidget* parent)
{
    auto* label = new QLabel(html, parent);
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    label->setFocusPolicy(Qt::TabFocus);
    return label;
}

/// A wide button with an icon, words and its keys at the end.
class StartButton final : public QPushButton
{
public:
    StartButton(QAction* action, const QString& icon, const QString& text, QWidget* parent)
        : QPushButton(text, parent)
        , m_action(action)
        , m_icon(icon)
    {
        setMinimumHeight(11 * Style::measures().u);
        setToolTip(action->toolTip());
        connect(this, &QPushButton::clicked, action, &QAction::trigger);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        Q_UNUSED(event)
        const Colours& c = Style::colours();
        const Measures& m = Style::measures();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(hasFocus() ? c.focus : c.line, hasFocus() ? 2 : 1));
        painter.setBrush(isDown() ? c.selection : underMouse() ? c.hover : c.alt);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
        const auto place = [this](const QRect& r) { return QStyle::visualRect(layoutDirection(), rect(), r); };
        const QRect icon = place(QRect(4 * m.u, height() / 2 - 9, 18, 18));
        painter.drawPixmap(icon.topLeft(), icons::pixmap(m_icon, 18, c.text, devicePixelRatioF()));
        painter.setPen(c.text);
        painter.setFont(m.body);
        const auto leading = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
        const QString keys = m_action->shortcut().toString(QKeySequence::NativeText);
        const int room = width() - 17 * m.u - QFontMetrics(m.code).horizontalAdvance(keys);
        painter.drawText(place(QRect(12 * m.u, 0, room, height())), int(leading) | Qt::AlignVCenter,
            QFontMetrics(m.body).elidedText(text(), Qt::ElideRight, room));
        painter.setPen(c.muted);
        painter.setFont(m.code);
        const auto trailing = QStyle::visualAlignment(layoutDirection(), Qt::AlignRight);
        painter.drawText(place(QRect(0, 0, width() - 3 * m.u, height())), int(trailing) | Qt::AlignVCenter, keys);
    }

private:
    QAction* m_action;
    QString m_icon;
};

/// Says that things may be dropped; the window takes the drop.
class DropHint final : public QWidget
{
public:
    using QWidget::QWidget;
    QSize sizeHint() const override
    {
        const int u = Style::measures().u;
        return {60 * u, 16 * u + std::max(12 * u, 3 * fontMetrics().lineSpacing())}; // in some languages of three lines
    }
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        Q_UNUSED(event)
        const Colours& c = Style::colours();
        const Measures& m = Style::measures();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(c.edge, 1, Qt::DashLine));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.drawPixmap(
            QPoint(width() / 2 - 10, 6 * m.u), icons::pixmap(u"drop"_s, 20, c.muted, devicePixelRatioF()));
        painter.setPen(c.muted);
        painter.drawText(rect().adjusted(2 * m.u, 12 * m.u, -2 * m.u, -2 * m.u),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
            StartPage::tr("Drop a store, a transcript\nor a folder here"));
    }
};

} // namespace

StartPage::StartPage(const Openers& openers, Settings* settings, QWidget* parent)
    : QScrollArea(parent)
    , m_settings(settings)
{
    const int u = Style::measures().u;
    setObjectName(u"start"_s);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    auto* content = new QWidget;
    auto* outer = new QHBoxLayout(content);
    outer->setContentsMargins(8 * u, 14 * u, 8 * u, 10 * u);
    auto* middle = new QWidget(content);
    middle->setMaximumWidth(340 * u);
    m_grid = new QGridLayout(middle);
    m_right = makeRight();
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(11 * u);
    m_grid->setVerticalSpacing(8 * u);
    m_grid->addWidget(makeLeft(openers), 0, 0, Qt::AlignTop);
    m_grid->addWidget(m_right, 0, 1, Qt::AlignTop);
    m_grid->setColumnStretch(1, 1);
    m_grid->setRowStretch(2, 1);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    outer->addStretch(1);
    outer->addWidget(middle, 100);
    outer->addStretch(1);
    setWidget(content);
    adjustFonts();
    showRecent();
    showReadings();
}

StartPage::~StartPage()
{
    m_job.cancel();
}

QWidget* StartPage::makeLeft(const Openers& openers)
{
    const Measures& m = Style::measures();
    auto* side = new QWidget;
    side->setFixedWidth(82 * m.u);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * m.u);
    auto* head = new QHBoxLayout;
    auto* logo = new QLabel(side);
    logo->setObjectName(u"logo"_s);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    auto* name = new QLabel(u"Stemma"_s, side);
    name->setObjectName(u"name"_s);
    auto* tag = new QLabel(tr("Read, branch, compact and repair agent sessions"), side);
    tag->setWordWrap(true);
    m_mutedLabels.append(tag);
    words->addWidget(name);
    words->addWidget(tag);
    head->addWidget(logo);
    head->addSpacing(2 * m.u);
    head->addLayout(words, 1);
    column->addLayout(head);
    column->addSpacing(m.u);
    auto* file = new StartButton(openers.file, u"document-open"_s, tr("Open file…"), side);
    auto* folder = new StartButton(openers.folder, u"document-open-folder"_s, tr("Open folder…"), side);
    auto* server = new StartButton(openers.server, u"store"_s, tr("Connect to PostgreSQL…"), side);
    auto* sample = new StartButton(openers.sample, u"assistant"_s, tr("Open the sample session"), side);
    setFocusProxy(file);
    column->addWidget(file);
    column->addWidget(folder);
    column->addWidget(server);
    column->addWidget(sample);
    column->addSpacing(m.u);
    auto* drop = new DropHint(side);
    drop->setObjectName(u"drop"_s);
    column->addWidget(drop);
    column->addSpacing(2 * m.u);
    auto* know = new QLabel(tr("Good to know"), side);
    know->setFont(m.bold);
    auto* text = new QLabel(tr("Opening never changes a store, even while an agent is using it."), side);
    text->setWordWrap(true);
    m_mutedLabels.append(text);
    const QStringList chapters {Style::link(u"first"_s, tr("First steps")),
        Style::link(u"formats"_s, tr("Formats and their capabilities")), Style::link(u"keys"_s, tr("Keyboard"))};
    auto* links = linkLabel(chapters.join(factSeparator()), side);
    links->setWordWrap(true);
    connect(links, &QLabel::linkActivated, this, &StartPage::helpRequested);
    column->addWidget(know);
    column->addWidget(text);
    column->addWidget(links);
    return side;
}

QWidget* StartPage::makeRight()
{
    const Measures& m = Style::measures();
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2 * m.u);
    const auto head = [&](const QString& title, QLabel* link) {
        auto* row = new QHBoxLayout;
        auto* label = new QLabel(title, side);
        label->setFont(m.h2);
        row->addWidget(label);
        row->addStretch(1);
        if (link)
            row->addWidget(link);
        column->addLayout(row);
        return label;
    };
    const auto muted = [&](const QString& text) {
        auto* label = new QLabel(text, side);
        label->setWordWrap(true);
        m_mutedLabels.append(label);
        column->addWidget(label);
        return label;
    };
    m_forget = linkLabel(Style::link(u"forget"_s, tr("Clear list")), side);
    connect(m_forget, &QLabel::linkActivated, this, [this] {
        m_settings->clearRecentStores();
        showRecent();
    });
    head(tr("Recent stores"), m_forget);
    m_recent = new StartList(side);
    m_recent->setAccessibleName(tr("Recent stores"));
    column->addWidget(m_recent);
    m_noRecent = muted(tr("No recent stores."));
    connect(m_recent, &StartList::chosen, this, [this](int row) { emit pathChosen(m_recent->rows().at(row).toolTip); });

    column->addSpacing(4 * m.u);
    auto* again = linkLabel(Style::link(u"again"_s, tr("Look again")), side);
    connect(again, &QLabel::linkActivated, this, &StartPage::lookAgain);
    head(tr("Found on this machine"), again);
    muted(tr("Names and sizes only. Sessions are read when you open them."));
    m_found = new FoundList(side);
    column->addWidget(m_found);
    m_noFound = muted(tr("Looking…"));
    m_found->hide();
    connect(m_found, &FoundList::chosen, this, &StartPage::pathChosen);

    column->addSpacing(4 * m.u);
    m_readingsHead = head(tr("Continue reading"), nullptr);
    m_readings = new StartList(side);
    m_readings->setAccessibleName(tr("Continue reading"));
    column->addWidget(m_readings);
    connect(m_readings, &StartList::chosen, this, [this](int row) { emit readingChosen(m_reading.at(row)); });
    column->addStretch(1);
    return side;
}

void StartPage::adjustFonts()
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    QPalette muted; // one role only, so that the rest follows the application
    muted.setColor(QPalette::WindowText, c.muted);
    for (QWidget* label : std::as_const(m_mutedLabels))
        label->setPalette(muted);
    if (auto* logo = findChild<QLabel*>(u"logo"_s))
        logo->setPixmap(icons::pixmap(u"stemma"_s, 10 * m.u, c.accent, devicePixelRatioF()));
    if (auto* name = findChild<QLabel*>(u"name"_s)) {
        QFont font = m.bold;
        font.setPointSizeF(m.body.pointSizeF() * 1.6);
        name->setFont(font);
    }
}

void StartPage::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_readings)
        adjustFonts();
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    // Beside open panels there is room for one column only.
    const bool narrow = width() < 210 * Style::measures().u;
    if (narrow == m_narrow)
        return fitMargins();
    m_narrow = narrow;
    m_grid->removeWidget(m_right);
    m_grid->addWidget(m_right, narrow ? 1 : 0, narrow ? 0 : 1, narrow ? Qt::Alignment() : Qt::AlignTop);
    m_grid->setColumnStretch(0, narrow ? 1 : 0);
    m_grid->setColumnStretch(1, narrow ? 0 : 1);
}

/// Since it was shown last, sessions were read, and others may be gone.
void StartPage::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    if (m_looked && !event->spontaneous())
        refresh();
}

bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitMargins();
    return QScrollArea::eventFilter(watched, event);
}

/// Rather less room above and below than a scroll bar for some pixels.
void StartPage::fitMargins()
{
    const int u = Style::measures().u;
    const int most = 24 * u;
    const int least = 6 * u;
    QLayout* layout = widget()->layout();
    const QMargins now = layout->contentsMargins();
    const QSize room = maximumViewportSize();
    // Its cell is wider than it in a narrow window, and then asks for the height of lines that do not wrap.
    QWidget* side = m_grid->itemAtPosition(0, 0)->widget();
    side->setMinimumHeight(side->layout()->totalHeightForWidth(side->minimumWidth()));
    const int needed = layout->totalHeightForWidth(room.width()); // the line below the name wraps
    const int left = room.height() - (needed - now.top() - now.bottom());
    const int both = left < least ? most : std::min(left, most); // if it has to be scrolled, nothing is gained
    const int top = both * 14 / 24;
    layout->setContentsMargins(8 * u, top, 8 * u, both - top);
    // Lines that wrap need more than the least size tells, and everything else would be squeezed.
    widget()->setMinimumHeight(left < least ? layout->totalHeightForWidth(viewport()->width()) : 0);
}

void StartPage::refresh()
{
    showRecent();
    showReadings();
    checkPlaces();
    if (!m_looked)
        lookAgain();
}

void StartPage::lookAgain()
{
    m_looked = true;
    ++m_looking;
    m_noFound->setText(tr("Looking…"));
    findStoresLater(m_job).then(this, [this](const QList<FoundPlace>& places) {
        --m_looking;
        showFound(places);
    });
}

void StartPage::showFound(const QList<FoundPlace>& places)
{
    m_found->setPlaces(places);
    m_noFound->setText(tr("No sessions found in the usual places."));
    m_noFound->setVisible(places.isEmpty());
    m_found->setVisible(!places.isEmpty());
}

void StartPage::checkPlaces()
{
    QStringList paths;
    for (const RecentStore& store : m_settings->recentStores())
        paths.append(store.path);
    for (const Reading& reading : m_settings->readings())
        paths.append(reading.store);
    if (paths.isEmpty())
        return;
    ++m_looking;
    missingStores(paths, m_job).then(this, [this](const QSet<QString>& missing) {
        --m_looking;
        if (std::exchange(m_missing, missing) == missing)
            return;
        showRecent();
        showReadings();
    });
}

void StartPage::showRecent()
{
    QList<StartList::Row> rows;
    for (const RecentStore& store : m_settings->recentStores()) {
        if (rows.size() >= ShownRecent)
            break;
        StartList::Row row;
        row.icon = u"store"_s;
        row.title = storeTitle(store.path);
        row.note = store.format;
        row.second = isServerAddress(store.path) ? store.path : FoundList::shortPath(store.path.section(u'/', 0, -2));
        row.toolTip = store.path;
        if (store.sessions >= 0)
            row.figure = tr("%n session(s)", nullptr, int(store.sessions));
        if (store.openedMs > 0)
            row.when = format::relativeTime(timeFromMs(store.openedMs), now());
        if (m_missing.contains(store.path)) {
            row.chip = tr("not reachable");
            row.chipIsError = true;
        }
        rows.append(row);
    }
    m_recent->setRows(rows);
    m_recent->setVisible(!rows.isEmpty());
    m_noRecent->setVisible(rows.isEmpty());
    m_forget->setVisible(!rows.isEmpty());
}

void StartPage::showReadings()
{
    m_reading = m_settings->readings();
    m_reading.removeIf([this](const Reading& reading) { return m_missing.contains(reading.store); });
    m_reading = m_reading.first(qMin<qsizetype>(ShownReadings, m_reading.size()));
    QList<StartList::Row> rows;
    for (const Reading& reading : std::as_const(m_reading)) {
        StartList::Row row;
        row.icon = u"assistant"_s;
        row.title = reading.title;
        row.middle = storeTitle(reading.store);
        row.figure = reading.row + 1 >= reading.rows
            ? tr("at the end")
            : tr("message %1 of %2").arg(format::number(reading.row + 1), format::number(reading.rows));
        row.when = format::relativeTime(timeFromMs(reading.seenMs), now());
        row.toolTip = reading.store;
        rows.append(row);
    }
    m_readings->setRows(rows);
    m_readings->setVisible(!rows.isEmpty());
    m_readingsHead->setVisible(!rows.isEmpty());
}

} // namespace stemma
