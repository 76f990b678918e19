// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/sessionpage.h"

#include "core/models/partsource.h"
#include "ui/common/banner.h"
#include "ui/common/format.h"
#include "ui/find/findbar.h"
#include "ui/pages/filterbar.h"
#include "ui/pages/filterrow.h"
#include "ui/pages/sessionfind.h"
#include "ui/timeline/thumbnails.h"
#include "ui/timeline/timestrip.h"
#include "ui/viewers/pictureviewer.h"
#include "ui/viewers/textviewer.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QShowEvent>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

SessionPage::SessionPage(OpenStore* store, const SessionId& session, QWidget* parent)
    : QWidget(parent)
    , m_store(store)
    , m_session(session)
    , m_model(new MessageModel(*store, session, this))
    , m_losses(LossFlagSource::shared(store, session))
    , m_subAgents(new SubAgentSource(*store, session, this))
    , m_references(new ReferenceStates(*store, session, this))
    , m_banner(new Banner(this))
    , m_filters(new FilterRow(this))
    , m_filterBar(new FilterBar(*store, *m_model, this))
    , m_times(new TimeSpansSource(*store, session, this))
    , m_timeStrip(new TimeStrip(*m_model, this))
    , m_timeline(new TimelineView(this))
    , m_findBar(new FindBar(this))
    , m_find(new SessionFind(*store, session, *m_timeline, *m_findBar))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_filters);
    layout->addWidget(m_filterBar);
    layout->addWidget(m_timeStrip);
    layout->addWidget(m_timeline, 1);
    layout->addWidget(m_findBar);
    m_timeline->setFrameShape(QFrame::NoFrame);
    setFocusProxy(m_timeline);
    connectTimeline();
    connectModel();
    connectTimeStrip();
    m_timeline->setModel(m_model);
    m_news = new NewMessages(*m_model, *m_timeline, this);
    connect(m_news, &NewMessages::unreadChanged, this, &SessionPage::updatePosition);
    m_checkpoints = new SessionCheckpoints(*store, *m_model, this);
    m_timeline->setCheckpoints(m_checkpoints);
    m_branches = new SessionBranches(*store, *m_model, this);
    m_timeline->setBranches(m_branches);
    m_timeline->setLosses(m_losses.get());
    m_timeline->addMarks(std::make_unique<SubAgentRows>(*m_subAgents));
    m_timeline->addMarks(std::make_unique<ReferenceRows>(*m_references));
    connect(m_filters, &FilterRow::filtersChanged, this, &SessionPage::applyFilters);
    connect(m_filters, &FilterRow::filterRequested, this,
        [this](bool on) { on ? m_filterBar->open() : m_filterBar->close(); });
    connect(m_filters, &FilterRow::onlyTurnsChanged, m_timeline, &TimelineView::setOnlyTurns);
    connect(m_model, &MessageModel::detailsLoaded, m_filters, [this](int first, int last) {
        for (int row = first; row <= last; ++row) {
            if (const OutlineDetail* known = m_model->detail(row);
                known && PartKinds::fromInt(known->kinds).testFlag(PartKind::Event))
                return m_filters->setHasEvents(true);
        }
    });
    connect(m_filterBar, &FilterBar::changed, this, &SessionPage::applyFilters);
    connect(m_filterBar, &FilterBar::closed, m_timeline, qOverload<>(&QWidget::setFocus));
    connect(m_filters, &FilterRow::jumpRequested, this,
        [this](TimelineView::Target target, bool forward) { m_timeline->cursor().goToNext(target, forward); });
    connect(m_banner, &Banner::pressed, this, &SessionPage::retry);
    connect(m_store, &OpenStore::troubled, this, &SessionPage::showTrouble);
    connect(m_store, &OpenStore::recovered, this, &SessionPage::clearTrouble);
    connect(m_store, &OpenStore::changed, this, [this](StoreChange change) {
        if (change != StoreChange::Vanished)
            return clearTrouble();
        showTrouble(
            {Errc::NotFound, tr("%1 is gone. Messages already read stay on screen.").arg(m_store->info().path), {}});
        setGone(Gone::Store);
    });
    constexpr int KeptMs = 5'000; // a store of thousands of files takes its time to tell of a change
    m_keptTimer.setSingleShot(true);
    m_keptTimer.setInterval(KeptMs);
    connect(&m_keptTimer, &QTimer::timeout, this, [this] {
        m_kept.reset();
        m_news->setOwnExpected(false);
    });
}

SessionPage::~SessionPage()
{
    m_timeline->setMarks(nullptr);
    delete m_marks; // it refers to the model
    delete m_find; // and this to the timeline
    m_timeline->setModel(nullptr);
}

void SessionPage::setDoctor(const StoreDoctor& doctor)
{
    m_marks = new FindingMarks(*m_store, *m_model, doctor, this);
    m_timeline->setMarks(m_marks);
}

void SessionPage::connectTimeline()
{
    connect(m_timeline, &TimelineView::currentPartChanged, this, [this] {
        updatePosition();
        emit currentChanged();
    });
    connect(m_timeline, &TimelineView::topRowChanged, this, [this] {
        updatePosition();
        emit positionChanged();
    });
    connect(m_timeline, &TimelineView::activated, this, [this] { emit activated(false); });
    connect(m_timeline, &TimelineView::rawRequested, this, [this] { emit activated(true); });
    connect(m_timeline, &TimelineView::selectionChanged, this, &SessionPage::selectionChanged);
    m_timeline->thumbnails().setSource([this](const MessagePtr& message, int part, int number, const JobControl& job) {
        return partsource::image(*m_store, message, part, number, job);
    });
    connect(m_timeline, &TimelineView::filesRequested, this, &SessionPage::showFilesAt);
    connect(m_timeline, &TimelineView::showAllRequested, this, &SessionPage::showAll);
    connect(m_timeline, &TimelineView::pictureRequested, this, &SessionPage::showPicture);
    connect(m_timeline, &TimelineView::linkActivated, this, &SessionPage::followLink);
    connect(m_timeline, &TimelineView::jumpFailed, this, &SessionPage::noticed);
    connect(&m_timeline->cursor(), &TimelineCursor::hiddenAsked, this, &SessionPage::showHidden);
}

void SessionPage::connectTimeStrip()
{
    m_timeStrip->hide();
    connect(m_times, &TimeSpansSource::changed, this,
        [this] { m_timeStrip->setTimes(m_times->times(), m_times->isLoading()); });
    connect(&m_timeline->scroller(), &TimelineScroller::windowChanged, m_timeStrip, &TimeStrip::setWindow);
    connect(m_timeStrip, &TimeStrip::rowChosen, m_timeline, [this](int row) {
        if (!m_timeline->filter().hidesMessage(row, m_model->detail(row)))
            return m_timeline->goToRow(row);
        // Whoever drags has no message in mind: what is shown next to that time.
        TimelineScroller& scroller = m_timeline->scroller();
        m_timeline->cursor().release();
        scroller.showRow(row, scroller.screen() / 5);
    });
}

void SessionPage::setTimeLineShown(bool shown)
{
    m_timeStrip->setVisible(shown);
    m_times->setWanted(shown && isVisible());
}

void SessionPage::connectModel()
{
    connect(m_model, &MessageModel::ready, this, [this] {
        if (std::exchange(m_failed, false))
            m_banner->hide();
        setGone(Gone::No);
        if (m_kept && m_kept->rows != m_model->rowCount())
            m_timeline->restore(std::exchange(m_kept, {})->place);
        if (m_wantedKey >= 0)
            goToKey(std::exchange(m_wantedKey, -1), m_wantedPart);
        lookForWanted();
        updatePosition();
    });
    connect(m_model, &MessageModel::loadFailed, this, [this](const Error& error) {
        if (error.code != Errc::Cancelled) {
            m_failed = true;
            const bool isGone = error.code == Errc::NotFound && m_model->rowCount() > 0;
            showTrouble(isGone ? Error {error.code, tr("This session is no longer in the store."), error.text} : error);
            if (error.code == Errc::NotFound && m_gone != Gone::Store)
                setGone(Gone::Session);
        }
    });
    connect(m_model, &MessageModel::dataChanged, this, [this](const QModelIndex& first, const QModelIndex& last) {
        const int row = m_timeline->currentRow();
        if (row >= first.row() && row <= last.row())
            emit currentChanged();
    });
    connect(m_model, &MessageModel::rowsInserted, this, &SessionPage::updatePosition);
    connect(m_model, &MessageModel::found, this, [this](const MessageId& id, int row) {
        if (id == m_wantedMessage)
            m_wantedMessage = {};
        if (row < 0)
            emit messageMissing(id);
    });
}

MessagePtr SessionPage::currentMessage() const
{
    const int row = m_timeline->currentRow();
    return row >= 0 && row < m_model->rowCount() ? m_model->messageAt(row) : nullptr;
}

bool SessionPage::isIdle() const
{
    if (m_failed)
        return true;
    if (!m_model->isComplete() || m_wantedKey >= 0 || !m_wantedMessage.isEmpty())
        return false;
    const int rows = m_model->rowCount();
    if ((m_marks && m_marks->isLooking()) || m_checkpoints->isLooking() || m_branches->isLooking()
        || m_losses->isWorking() || m_times->isLoading() || m_find->isLooking())
        return false;
    return m_timeline->isComplete() && (rows == 0 || m_model->detail(rows - 1) != nullptr);
}

void SessionPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (event->spontaneous())
        return;
    m_news->setShown(true);
    m_times->setWanted(!m_timeStrip->isHidden());
}

void SessionPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    m_times->setWanted(false);
    m_news->setShown(false);
}

void SessionPage::goToMessage(const MessageId& id)
{
    m_wantedMessage = id;
    m_wantedByName = m_wantedBehind = false;
    lookForWanted();
}

void SessionPage::goBehind(const MessageId& id)
{
    m_wantedMessage = id;
    m_wantedByName = false;
    m_wantedBehind = true;
    if (id.isEmpty())
        m_timeline->goToRow(0);
    lookForWanted();
}

void SessionPage::goToNamed(const QString& name)
{
    m_wantedMessage = MessageId(name);
    m_wantedByName = true;
    m_wantedBehind = false;
    lookForWanted();
}

void SessionPage::lookForWanted()
{
    if (m_wantedMessage.isEmpty() || !m_model->isComplete())
        return;
    if (m_wantedByName)
        m_model->findNamed(m_wantedMessage.value);
    else if (m_wantedBehind)
        m_timeline->cursor().goBehind(m_wantedMessage);
    else
        m_timeline->cursor().goToMessage(m_wantedMessage);
}

void SessionPage::goToKey(qint64 key, int part)
{
    const int row = m_model->rowOfKey(key);
    if (row >= 0) {
        m_timeline->goToRow(row, part);
    } else if (!m_model->isComplete()) {
        m_wantedKey = key;
        m_wantedPart = part;
    } else {
        emit noticed(tr("This message is no longer in the session."));
    }
}

void SessionPage::keepPlace()
{
    m_keptTimer.start();
    m_news->setOwnExpected(true);
    if (m_kept) // since the undo began: the rows may be others already
        return;
    m_kept = KeptPlace {m_timeline->place(), m_model->rowCount()};
    m_kept->place.atEnd = false;
}

void SessionPage::showTrouble(const Error& error)
{
    // The first sentence stands out; the rest says what it means.
    const qsizetype end = error.text.indexOf(u". "_s);
    m_banner->tell(Banner::Kind::Warning, end > 0 ? error.text.left(end + 1) : error.text,
        end > 0 ? error.text.mid(end + 2) : tr("Messages already read stay on screen."), error.cause);
    m_banner->setButtons({tr("Retry")});
}

void SessionPage::clearTrouble()
{
    // What could not be read may still be unreadable; a banner that goes and comes would move the timeline each time.
    if (m_failed)
        return m_model->refresh();
    m_banner->hide();
    setGone(Gone::No);
}

void SessionPage::setGone(Gone gone)
{
    if (std::exchange(m_gone, gone) != gone)
        emit goneChanged();
}

QString SessionPage::goneReason() const
{
    if (m_gone == Gone::Store)
        return tr("%1 is gone.").arg(m_store->info().path);
    return m_gone == Gone::Session ? tr("This session is no longer in the store.") : QString();
}

void SessionPage::retry()
{
    m_banner->hide();
    m_store->pollNow();
    m_model->refresh();
}

void SessionPage::applyFilters()
{
    RowFilter filter = m_timeline->filter();
    filter.hiddenKinds = m_filters->hiddenKinds();
    filter.hiddenRoles = m_filters->hidesPrompts() ? QSet<Role> {Role::User} : QSet<Role> {};
    m_filterBar->addTo(filter);
    m_timeline->setFilter(filter);
    m_filters->setFiltering(!m_filterBar->isHidden());
    emit positionChanged();
}

/// Somebody asked for this message, by its number, a hit or a link: that goes before what was filtered earlier.
void SessionPage::showHidden(int row, int part)
{
    m_filterBar->hide();
    m_filterBar->setWish({});
    if (m_timeline->filter().hidesMessage(row, m_model->detail(row)))
        m_filters->setHiddenChips(0);
    if (m_timeline->filter().hidesMessage(row, m_model->detail(row)))
        return;
    m_timeline->goToRow(row, part);
    emit noticed(tr("Filter cleared to show message %1.").arg(format::number(row + 1)));
}

void SessionPage::updatePosition()
{
    const int row = m_timeline->currentRow() >= 0 ? m_timeline->currentRow() : m_timeline->topRow();
    m_filters->setPosition(qMax(0, row), m_model->rowCount(), m_news->unread());
}

void SessionPage::showAll(int row, int partIndex)
{
    const qint64 key = m_model->outlineRow(row).key;
    const MessagePtr message = m_model->peek(row);
    const auto part
        = message ? std::ranges::find(message->parts, partIndex, &Part::index) : QList<Part>::const_iterator();
    if (message && part != message->parts.end() && part->as<ImagePart>())
        return showPicture(row, partIndex, 0);
    auto* viewer = new TextViewer(tr("Message %1").arg(format::number(row + 1)), window());
    viewer->show();
    const JobControl job;
    const std::optional<FindHit> hit = m_find->hitIn(row, partIndex);
    const auto take = [viewer, hit, pattern = m_find->pattern()](const Result<partsource::WholeText>& whole) {
        if (whole) // of a call: the lines of its output are counted
            viewer->view()->setUnnumbered(QStringView(whole->text).first(whole->output).count(u'\n'));
        if (whole && hit)
            viewer->showFound(pattern, whole->placeOf(hit->kind, hit->start));
        return whole.transform([](const partsource::WholeText& read) { return read.text; });
    };
    viewer->load(partsource::wholeText(*m_store, m_session, key, partIndex, job).then(viewer, take), job);
}

void SessionPage::showFilesAt(const CheckpointId& checkpoint, bool save)
{
    if (save) {
        auto* dialog = new QFileDialog(this, tr("Folder for the files"));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, this, [this, checkpoint](const QString& folder) {
            auto* viewer = new TextViewer(tr("Saved files"), window());
            viewer->show();
            const JobControl job;
            viewer->load(partsource::saveFilesAt(*m_store, m_session, checkpoint, folder, job), job);
        });
        return dialog->open();
    }
    auto* viewer = new TextViewer(tr("Changes back to the checkpoint"), window());
    viewer->show();
    const JobControl job;
    viewer->load(partsource::filesAt(*m_store, m_session, checkpoint, job), job);
}

void SessionPage::showPicture(int row, int partIndex, int number)
{
    const MessagePtr message = m_model->peek(row);
    if (!message)
        return;
    auto* viewer = new PictureViewer(tr("Image in message %1").arg(format::number(row + 1)), window());
    viewer->show();
    viewer->load(partsource::image(*m_store, message, partIndex, number, {}));
}

void SessionPage::followLink(const QString& target)
{
    const QUrl url(target);
    // Links come out of stored text; only those that a browser opens are followed.
    if (url.scheme() == "https"_L1 || url.scheme() == "http"_L1)
        QDesktopServices::openUrl(url);
    else
        emit noticed(tr("“%1” is not a web address, so it was not opened.").arg(target));
}

} // namespace stemma
