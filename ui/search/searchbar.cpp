// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/searchbar.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/search/searchbook.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QRegularExpression>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// What a field asks of a text, for who sees it proposed.
QString meaningOf(const QString& proposal)
{
    const std::pair<QueryField, QString> meanings[] = {{QueryField::Role, SearchBar::tr("user, assistant, tool…")},
        {QueryField::Kind, SearchBar::tr("prompt, answer, thinking, output…")},
        {QueryField::Tool, SearchBar::tr("name of a tool")}, {QueryField::Path, SearchBar::tr("part of a file's path")},
        {QueryField::Model, SearchBar::tr("part of a model's name")},
        {QueryField::Agent, SearchBar::tr("the agent's name in the session")},
        {QueryField::Store, SearchBar::tr("a store, or the program that made it")},
        {QueryField::Project, SearchBar::tr("part of the project's folder")},
        {QueryField::Date, SearchBar::tr("2026-03, 7d, >2026-03-01")}, {QueryField::Error, SearchBar::tr("yes or no")},
        {QueryField::Has, SearchBar::tr("what else the message has")},
        {QueryField::Tokens, SearchBar::tr("more or fewer than")}};
    for (const auto& [field, meaning] : meanings) {
        const QLatin1StringView name = nameOf(field);
        if (proposal.startsWith(name) && proposal.size() == name.size() + 1)
            return meaning;
    }
    return {};
}

} // namespace

QList<QueryMark> marksOf(const QString& query)
{
    static const QRegularExpression piece(
        u"(?<quoted>=?\"(?:[^\"\\\\]|\\\\.)*\"?|(?<![^\\s(])/(?:[^/\\\\]|\\\\.)+/i?)"
        "|(?<![^\\s(])(?<joins>AND|OR|NOT)(?![^\\s()])"
        "|(?<![^\\s(])-?(?<field>role|kind|tool|path|model|agent|store|project|date|error|has|tokens)(?=[:<>])"_s);
    QList<QueryMark> marks;
    for (const QRegularExpressionMatch& match : piece.globalMatch(query)) {
        if (match.hasCaptured(u"field"_s))
            marks.append(
                {match.capturedStart(u"field"_s), match.capturedLength(u"field"_s) + 1, QueryMark::Kind::Field});
        else if (match.hasCaptured(u"joins"_s))
            marks.append({match.capturedStart(), match.capturedLength(), QueryMark::Kind::Operator});
    }
    return marks;
}

SearchBar::SearchBar(SearchBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_edit(new QueryEdit(this))
    , m_query(SearchQuery())
{
    const int u = Style::measures().u;
    m_edit->setPlaceholderText(tr("Search all sessions"));
    m_edit->setAccessibleName(tr("Search all sessions"));
    m_edit->setProposer([this](const QString& text, qsizetype cursor) { return proposalsAt(text, cursor); });
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2 * u, u, 2 * u, u);
    layout->setSpacing(u);
    layout->addWidget(m_edit, 1);
    makeButtons();
    connect(m_edit, &QueryEdit::queryChanged, this, &SearchBar::read);
    connect(&m_book, &SearchBook::savedChanged, this, &SearchBar::updateSaved);
    updateTexts();
    updateSaved();
}

QToolButton* SearchBar::addButton(const QString& icon, const QString& name)
{
    auto* button = new QToolButton(this);
    button->setIcon(icons::icon(icon));
    button->setToolTip(name);
    button->setAccessibleName(name);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    layout()->addWidget(button);
    return button;
}

void SearchBar::makeButtons()
{
    m_scopeButton = addButton(u"store"_s, tr("Where to search"));
    m_orderButton = addButton(u"view-sort"_s, tr("Order of the hits"));
    m_savedButton = addButton(u"tag"_s, tr("Saved searches"));
    m_filtersButton = addButton(u"view-filter"_s, tr("Filters beside the hits"));
    m_tabButton = addButton(u"view-fullscreen"_s, tr("Search in a tab"));
    m_indexButton = addButton(u"configure"_s, tr("Search index…"));
    m_filtersButton->setCheckable(true);
    m_filtersButton->setChecked(true);
    for (QToolButton* button : {m_scopeButton, m_orderButton}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setMenu(new QMenu(button));
    }
    m_savedButton->setPopupMode(QToolButton::InstantPopup);
    m_savedButton->setMenu(new QMenu(m_savedButton));
    connect(m_scopeButton->menu(), &QMenu::aboutToShow, this, &SearchBar::fillScopes);
    connect(m_savedButton->menu(), &QMenu::aboutToShow, this, &SearchBar::fillSaved);
    for (const bool isByRelevance : {false, true}) {
        QAction* action
            = m_orderButton->menu()->addAction(isByRelevance ? tr("Most relevant first") : tr("Newest first"));
        connect(action, &QAction::triggered, this, [this, isByRelevance] {
            m_book.setByRelevance(isByRelevance);
            updateTexts();
            emit wishChanged();
        });
    }
}

void SearchBar::updateTexts()
{
    m_scopeButton->setText(m_scope.name());
    m_scopeButton->setAccessibleDescription(m_scope.name());
    m_scopeButton->setToolTip(m_scope.value.isEmpty() ? tr("Where to search") : m_scope.value);
    m_orderButton->setText(m_book.choices().isByRelevance ? tr("Relevance") : tr("Newest"));
    m_orderButton->setAccessibleDescription(m_orderButton->text());
}

SearchOptions::Order SearchBar::order() const
{
    return m_book.choices().isByRelevance ? SearchOptions::Order::Relevance : SearchOptions::Order::Newest;
}

// ---- the query -------------------------------------------------------------------------------------

void SearchBar::read(const QString& text)
{
    const auto parsed = SearchQuery::parse(text);
    m_query = parsed ? std::optional(*parsed) : std::nullopt;
    m_error = parsed ? std::nullopt : std::optional(parsed.error());
    QList<QueryMark> marks = marksOf(text);
    if (m_error) {
        // At the end there is nothing to underline but what stands before it.
        const qsizetype at = std::clamp<qsizetype>(m_error->at, 0, std::max<qsizetype>(0, text.size() - 1));
        marks.append({at, std::max<qsizetype>(1, m_error->length), QueryMark::Kind::Wrong});
    }
    m_edit->setMarks(marks);
    m_edit->setAccessibleDescription(m_error ? m_error->text : QString());
    updateSaved();
    emit wishChanged();
}

void SearchBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::StyleChange || m_zone == shownZone())
        return;
    m_zone = shownZone();
    // Not while others are told of the change.
    QMetaObject::invokeMethod(this, [this] { read(m_edit->text()); }, Qt::QueuedConnection);
}

void SearchBar::setQuery(const QString& text)
{
    m_edit->setText(text);
    m_edit->settle();
}

void SearchBar::setScope(const SearchScope& scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    updateTexts();
    emit wishChanged();
}

void SearchBar::setFilter(const SearchQuery& filter)
{
    m_filter = filter;
    updateSaved();
}

QString SearchBar::wholeQuery() const
{
    return m_filter.isEverything() || !m_query ? m_edit->text().trimmed() : (*m_query & m_filter).toString();
}

QueryProposals SearchBar::proposalsAt(const QString& text, qsizetype cursor) const
{
    const QueryCompletion completion = completeQuery(text, cursor, m_names);
    QueryProposals proposals {completion.start, completion.length, {}};
    for (const QString& one : completion.texts)
        proposals.proposals.append({one, meaningOf(one)});
    return proposals;
}

// ---- menus -----------------------------------------------------------------------------------------

void SearchBar::fillScopes()
{
    QMenu* menu = m_scopeButton->menu();
    menu->clear();
    QList<SearchScope> scopes {{}};
    if (!m_place.project.isEmpty())
        scopes.append({SearchScope::Kind::Project, m_place.project});
    if (!m_place.store.isEmpty())
        scopes.append({SearchScope::Kind::Store, m_place.store});
    if (!m_place.format.isEmpty())
        scopes.append({SearchScope::Kind::Agent, m_place.format});
    if (!scopes.contains(m_scope))
        scopes.append(m_scope);
    for (const SearchScope& scope : std::as_const(scopes)) {
        QAction* action = menu->addAction(scope.name(), this, [this, scope] { setScope(scope); });
        action->setCheckable(true);
        action->setChecked(scope == m_scope);
    }
}

void SearchBar::fillSaved()
{
    QMenu* menu = m_savedButton->menu();
    menu->clear();
    const QString now = wholeQuery();
    const bool isSaved = m_book.isSaved(now);
    QAction* keep = menu->addAction(isSaved ? tr("Remove this search") : tr("Save this search"), this,
        [this, now, isSaved] { m_book.setSaved(now, !isSaved); });
    keep->setEnabled(!now.isEmpty() && m_query.has_value());
    menu->addSeparator();
    for (const QString& saved : m_book.choices().saved) {
        QString shown = saved.left(80);
        QAction* action
            = menu->addAction(shown.replace(u'&', u"&&"_s), this, [this, saved] { emit savedChosen(saved); });
        action->setToolTip(saved);
    }
    if (m_book.choices().saved.isEmpty())
        menu->addAction(tr("No saved searches"))->setEnabled(false);
}

void SearchBar::updateSaved()
{
    const bool isSaved = m_book.isSaved(wholeQuery());
    m_savedButton->setToolTip(isSaved ? tr("This search is saved") : tr("Saved searches"));
}

} // namespace stemma
