// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/searchview.h"

#include "core/base/text.h"
#include "core/models/searchtexts.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/search/facettree.h"
#include "ui/search/hittree.h"
#include "ui/search/searchbook.h"
#include "ui/search/searchstatus.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QSet<QString> pathsOf(const QList<KnownStore>& stores)
{
    QSet<QString> paths;
    for (const KnownStore& store : stores)
        paths.insert(store.path);
    return paths;
}

} // namespace

SearchView::SearchView(const Parts& parts, QWidget* parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_source(new SearchSource(parts.opener, this))
    , m_results(new SearchResultsModel(this))
    , m_facetsModel(new SearchFacetsModel(this))
    , m_bar(new SearchBar(*parts.book, this))
    , m_status(new ElidedLabel(this))
    , m_error(new QLabel(this))
    , m_split(new QSplitter(this))
    , m_facets(new FacetTree(m_facetsModel, this))
    , m_stack(new QStackedWidget(this))
    , m_hits(new HitTree(this))
    , m_message(new QLabel(this))
{
    m_hits->setModel(m_results);
    makeLayout();
    setFocusProxy(m_bar->edit());
    m_count.setSingleShot(true);
    m_count.setInterval(FacetsMs);
    connect(&m_count, &QTimer::timeout, this, &SearchView::takeCounts);
    connectBar();
    connectHits();
    update();
}

void SearchView::makeLayout()
{
    const Measures& m = Style::measures();
    m_status->setFont(m.meta);
    m_status->setContentsMargins(2 * m.u, 0, 2 * m.u, m.u);
    m_status->setAccessibleName(tr("How far the search is"));
    m_error->setFont(m.meta);
    m_error->setWordWrap(true);
    m_error->setContentsMargins(2 * m.u, 0, 2 * m.u, m.u);
    m_message->setWordWrap(true);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setMargin(4 * m.u);
    m_message->setTextFormat(Qt::RichText);
    m_message->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_stack->addWidget(m_hits);
    m_stack->addWidget(m_message);
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_facets);
    m_split->addWidget(m_stack);
    m_split->setStretchFactor(0, 0);
    m_split->setStretchFactor(1, 1);
    m_split->setSizes({55 * m.u, 250 * m.u});
    m_facets->setMinimumWidth(30 * m.u);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_error);
    layout->addWidget(m_status);
    layout->addWidget(m_split, 1);
}

void SearchView::connectBar()
{
    connect(m_bar, &SearchBar::wishChanged, this, &SearchView::search);
    connect(m_bar, &SearchBar::savedChosen, this, [this](const QString& query) { find(query, m_bar->scope()); });
    connect(m_bar->edit(), &QueryEdit::listWanted, this, [this] {
        if (m_stack->currentWidget() != m_hits)
            return;
        // Before the focus comes, for which the tree would take the first session.
        if (!m_hits->currentIndex().isValid())
            m_hits->setCurrentIndex(m_results->index(0, 0, m_results->index(0, 0)));
        m_hits->setFocus(Qt::OtherFocusReason);
    });
    connect(m_bar->edit(), &QueryEdit::accepted, this, [this] {
        const QModelIndex current = m_hits->currentIndex();
        const QModelIndex first = m_results->index(0, 0, m_results->index(0, 0));
        choose(current.isValid() ? current : first, false);
    });
    connect(m_bar->edit(), &QueryEdit::left, this, &SearchView::left);
    connect(m_bar->filtersButton(), &QToolButton::toggled, this, &SearchView::update);
    connect(m_bar->tabButton(), &QToolButton::clicked, this, [this] { emit tabRequested(state()); });
    connect(m_bar->indexButton(), &QToolButton::clicked, this, &SearchView::indexRequested);
    connect(m_facetsModel, &SearchFacetsModel::chosenChanged, this, [this] {
        m_bar->setFilter(m_facetsModel->filter());
        search();
    });
    connect(m_parts.known, &KnownStores::changed, this, [this] {
        search();
        update();
    });
    connect(m_parts.indexer, &SearchIndexer::changed, this, &SearchView::update);
    connect(m_message, &QLabel::linkActivated, this, &SearchView::followLink);
}

void SearchView::connectHits()
{
    connect(m_source, &SearchSource::started, this, [this] { m_results->beginNew(m_source->wish().order); });
    connect(m_source, &SearchSource::found, m_results, &SearchResultsModel::add);
    connect(m_source, &SearchSource::completed, m_results, &SearchResultsModel::complete);
    connect(m_source, &SearchSource::changed, this, [this] {
        if (!m_source->isSearching())
            m_results->endNew();
        if (!m_count.isActive())
            m_count.start();
        update();
    });
    connect(
        m_results, &SearchResultsModel::snippetsWanted, this, [this] { m_source->complete(m_results->takeWanted()); });
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_results, signal, this, &SearchView::update);
    connect(m_results, &QAbstractItemModel::modelReset, this, &SearchView::update);
    connect(m_hits, &HitTree::shown, this, [this](const QModelIndex& index) { choose(index, true); });
    connect(m_hits, &HitTree::chosen, this, [this](const QModelIndex& index) { choose(index, false); });
    connect(m_hits, &HitTree::endReached, this, [this] {
        if (m_source->hasMore())
            m_source->searchMore();
    });
    connect(m_hits, &HitTree::fieldWanted, this, [this](const QString& typed) {
        m_bar->edit()->setFocus(Qt::OtherFocusReason);
        m_bar->edit()->end(false);
        if (!typed.isEmpty())
            m_bar->edit()->insert(typed);
    });
    connect(m_hits, &QWidget::customContextMenuRequested, this, &SearchView::showMenu);
    m_hits->viewport()->installEventFilter(this);
    m_hits->installEventFilter(this);
}

// ---- searching -------------------------------------------------------------------------------------

void SearchView::search()
{
    const std::optional<SearchQuery>& query = m_bar->query();
    if (!isAsked()) {
        m_source->stop();
        if (query) { // what was found before stays while the query cannot be read
            m_results->clear();
            m_facetsModel->setFacets({}, true);
        }
        update();
        emit queryChanged();
        return;
    }
    const SearchWish wish {m_bar->scope().narrow(*query & m_facetsModel->filter()),
        m_bar->scope().among(m_parts.known->stores()), m_bar->order(), SearchWish::FirstHits};
    // A store that is opened meanwhile, as for one of the hits, is no reason to search again, nor are more hits; a
    // search that was stopped, as while the query could not be read, is one.
    const SearchWish& before = m_source->wish();
    if (pathsOf(wish.stores) == pathsOf(before.stores)) {
        SearchWish same = wish;
        same.stores = before.stores;
        same.limit = before.limit;
        if (same == before && !m_source->wasStopped() && (m_source->isSearching() || m_results->hits() > 0))
            return;
    }
    m_source->search(wish);
    emit queryChanged();
}

void SearchView::searchAgain()
{
    if (!isAsked())
        return;
    m_source->search(m_source->wish());
}

void SearchView::takeCounts()
{
    // An empty count at the start of a search would take all filters away for a moment.
    const SearchFacets facets = m_source->facets();
    if (facets.hits == 0 && m_source->isSearching())
        return;
    const SearchQuery query = m_bar->query().value_or(SearchQuery());
    m_facetsModel->setFacets(facets, query != m_counted);
    m_counted = query;
    const auto valuesOf = [](const QList<FacetCount>& counts) {
        QStringList values;
        for (const FacetCount& count : counts)
            values += count.value;
        return values;
    };
    m_bar->setNames({valuesOf(facets.tools), valuesOf(facets.models), valuesOf(facets.agents), valuesOf(facets.stores),
        valuesOf(facets.projects)});
    update();
}

void SearchView::find(const QString& query, const SearchScope& scope)
{
    m_facetsModel->setChosen({});
    m_bar->setFilter({});
    m_bar->setScope(scope);
    m_bar->setQuery(query);
}

QString SearchView::state() const
{
    return m_bar->scope().toString() + u'\n' + m_bar->wholeQuery();
}

void SearchView::restore(const QString& state)
{
    find(state.section(u'\n', 1), SearchScope::fromString(state.section(u'\n', 0, 0)));
}

bool SearchView::isAsked() const
{
    return m_bar->query() && (!m_bar->query()->isEverything() || m_facetsModel->hasChoice());
}

bool SearchView::isIdle() const
{
    return m_source->isIdle() && !m_bar->edit()->isTyping() && !m_count.isActive() && !m_parts.known->isLooking();
}

// ---- what is seen ----------------------------------------------------------------------------------

void SearchView::update()
{
    const Colours& c = Style::colours();
    QPalette muted;
    muted.setColor(QPalette::WindowText, c.muted);
    m_status->setPalette(muted);
    m_message->setPalette(muted);
    QPalette wrong;
    wrong.setColor(QPalette::WindowText, c.error);
    m_error->setPalette(wrong);
    const std::optional<QueryError>& error = m_bar->error();
    m_error->setVisible(error.has_value());
    m_error->setText(error ? error->text : QString());
    const bool hasStatus = isAsked() && !m_source->stores().isEmpty();
    m_status->setVisible(hasStatus);
    if (hasStatus) {
        m_status->setText(searchstatus::summaryOf(*m_source, m_results->hits(), *m_parts.indexer));
        m_status->setToolTip(searchstatus::detailsOf(*m_source));
    }
    const bool hasHits = m_results->hits() > 0;
    m_stack->setCurrentWidget(hasHits ? static_cast<QWidget*>(m_hits) : m_message);
    m_facets->setVisible(m_bar->filtersButton()->isChecked() && m_facetsModel->rowCount() > 0
        && (hasHits || m_facetsModel->hasChoice()));
    if (!hasHits)
        updateMessage();
}

void SearchView::updateMessage()
{
    const auto link = [](const QString& target, const QString& text) { return Style::link(target, text); };
    const QString examples = tr("For example: %1")
                                 .arg(QStringList {u"deploy rollback"_s, u"&quot;exit code 1&quot;"_s,
                                     u"kind:output tool:bash error"_s, u"date:7d role:user"_s, u"/time(d )?out/"_s}
                                         .join(factSeparator()));
    QString text;
    if (m_parts.known->stores().isEmpty() && !m_parts.known->isLooking()) {
        text = tr("No stores are known yet.") + u' ' + link(u"open"_s, tr("Open a store"));
    } else if (m_bar->error()) {
        text = examples; // what is wrong stands above
    } else if (m_bar->query()->isEverything() && !m_facetsModel->hasChoice()) {
        const auto count = int(m_bar->scope().among(m_parts.known->stores()).size());
        text = tr("Finds prompts, answers, thinking, tool input and output, patches and titles in %Ln store(s).",
                   nullptr, count)
            + u"<br>"_s + examples;
    } else if (m_source->isSearching()) {
        text = tr("Searching…");
    } else {
        using State = StoreProgress::State;
        const auto count = int(std::ranges::count(m_source->stores(), State::Searched, &StoreProgress::state));
        const auto failed = std::ranges::find(m_source->stores(), State::Failed, &StoreProgress::state);
        const bool hasFailed = failed != m_source->stores().end();
        if (count > 0 || !hasFailed)
            text = tr("No hits in %Ln store(s).", nullptr, count);
        if (m_facetsModel->hasChoice())
            text += u' ' + link(u"filters"_s, tr("Remove the filters"));
        else if (m_bar->scope().kind != SearchScope::Kind::Everywhere)
            text += u' ' + link(u"everywhere"_s, tr("Search everywhere"));
        if (hasFailed)
            text += (text.isEmpty() ? QString() : u"<br>"_s) + failed->error.text.toHtmlEscaped();
    }
    m_message->setText(text);
}

void SearchView::followLink(const QString& link)
{
    if (link == "open"_L1) {
        emit openRequested();
    } else if (link == "filters"_L1) {
        m_facetsModel->setChosen({});
        m_bar->setFilter({});
        search();
    } else {
        m_bar->setScope({});
    }
}

void SearchView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        update();
}

bool SearchView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ToolTip && watched == m_hits->viewport()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const SearchHit* hit = m_results->hitAt(m_hits->indexAt(help->pos()));
        if (hit) {
            QStringList lines {searchtexts::placeName(*hit)};
            lines += searchtexts::stateNames(*hit);
            if (hit->time)
                lines += format::absoluteTime(*hit->time);
            if (!hit->model.isEmpty())
                lines += hit->model;
            lines += hit->store;
            QToolTip::showText(help->globalPos(), lines.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s), this);
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && watched == m_hits
        && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        copySelected();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// ---- what is done with hits ------------------------------------------------------------------------

void SearchView::choose(const QModelIndex& index, bool isShownOnly)
{
    if (!index.isValid())
        return;
    auto hit = index.data(SearchResultsModel::HitRole).value<SearchHit>();
    if (!m_results->hitAt(index)) { // a session: not one of its hits
        hit.rowKey = -1;
        hit.message = {};
    }
    const QList<TextPattern> patterns = m_source->wish().query.patterns();
    if (isShownOnly)
        emit hitShown(hit, patterns);
    else
        emit hitChosen(hit, patterns);
}

void SearchView::copySelected()
{
    QModelIndexList selected = m_hits->selectionModel()->selectedIndexes();
    if (!selected.isEmpty())
        QGuiApplication::clipboard()->setMimeData(m_results->mimeData(selected));
}

void SearchView::showMenu(const QPoint& at)
{
    const QPersistentModelIndex index = m_hits->indexAt(at);
    if (!index.isValid())
        return;
    const auto hit = index.data(SearchResultsModel::HitRole).value<SearchHit>();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Go to it"), this, [this, index] { choose(index, false); });
    menu->addAction(icons::icon(u"edit-copy"_s), tr("Copy"), this, &SearchView::copySelected);
    menu->addSeparator();
    if (!hit.project.isEmpty())
        menu->addAction(tr("Only in this project"), this,
            [this, hit] { m_bar->setScope({SearchScope::Kind::Project, hit.project}); });
    menu->addAction(
        tr("Only in this store"), this, [this, hit] { m_bar->setScope({SearchScope::Kind::Store, hit.store}); });
    if (!hit.format.isEmpty())
        menu->addAction(
            tr("Only in this agent"), this, [this, hit] { m_bar->setScope({SearchScope::Kind::Agent, hit.format}); });
    menu->popup(m_hits->viewport()->mapToGlobal(at));
}

} // namespace stemma
