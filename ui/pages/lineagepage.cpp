// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/lineagepage.h"

#include "core/base/plainjson.h"
#include "ui/common/format.h"
#include "ui/compare/compareview.h"
#include "ui/export/exportdialog.h"
#include "ui/lineage/lineageview.h"
#include "ui/pages/comparisonreport.h"

#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

LineagePage::LineagePage(OpenStore* store, const SessionId& session, QWidget* parent)
    : AsidePage(store, session, parent)
    , m_source(store, session)
    , m_compareSource(store)
    , m_parts(new QSplitter(Qt::Vertical, this))
    , m_lineage(new LineageView(&m_source, this))
    , m_compare(new CompareView(&m_compareSource, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_parts->addWidget(m_lineage);
    m_parts->addWidget(m_compare);
    m_parts->setChildrenCollapsible(false);
    layout->addWidget(m_parts);
    m_compare->hide();
    setFocusProxy(m_lineage);
    connect(m_lineage, &LineageView::placeChosen, this, &LineagePage::placeChosen);
    connect(m_lineage, &LineageView::editRequested, this, &LineagePage::editRequested);
    connect(m_lineage, &LineageView::currentChanged, this, &LineagePage::currentChanged);
    connect(m_lineage, &LineageView::goBackRequested, this,
        [this](const QString& change) { emit goBackRequested(ReceiptId(change)); });
    connect(m_lineage, &LineageView::selectionTold, this, &LineagePage::noticed);
    connect(m_compare, &CompareView::placeChosen, this, &LineagePage::placeChosen);
    connect(m_compare, &CompareView::exportRequested, this, &LineagePage::exportComparison);
    connect(m_compare, &CompareView::closeRequested, this, &LineagePage::closeComparison);
    connect(m_lineage, &LineageView::compareRequested, this, &LineagePage::startComparison);
    connect(&m_compareSource, &CompareSource::changed, this, [this] {
        if (const ComparisonPtr& made = m_compareSource.comparison(); made && made->common > 0)
            emit noticed(tr("They differ after message %1").arg(format::number(made->common)));
        emit canExportChanged();
    });
    passJobs(&m_source);
    passJobs(&m_compareSource);
}

void LineagePage::startComparison(const ComparedPlace& a, const ComparedPlace& b)
{
    if (!m_compare->isVisibleTo(this)) {
        m_compare->show();
        m_parts->setSizes({height() * 45 / 100, height() * 55 / 100});
    }
    m_compared = {a, b};
    m_compareSource.compare({a.session, a.upTo}, {b.session, b.upTo});
    m_compare->setTitles(a.title, b.title);
}

QString LineagePage::focusedOn() const
{
    if (!m_compare->isVisibleTo(this))
        return {};
    JsonValue sides = JsonValue::array();
    for (const ComparedPlace& place : {m_compared.first, m_compared.second})
        sides.push_back({{"session", place.session}, {"title", place.title}, {"up_to", orNull(place.upTo)}});
    return QString::fromUtf8(compactJson(sides));
}

void LineagePage::focusOn(const QString& what)
{
    if (what == focusedOn())
        return;
    const JsonValue sides = jsonOrNull(what.toUtf8());
    if (!sides.is_array() || sides.size() != 2)
        return;
    const auto placeOf = [](const JsonValue& side) {
        return ComparedPlace {SessionId(textOf(memberOf(side, "session"))), integerOf(memberOf(side, "up_to")),
            textOf(memberOf(side, "title"))};
    };
    const ComparedPlace a = placeOf(sides[0]);
    const ComparedPlace b = placeOf(sides[1]);
    if (a.upTo || b.upTo)
        startComparison(a, b);
    else
        m_lineage->compare(a.session, b.session); // which marks them, too
}

QString LineagePage::titleFor(const QString& sessionTitle) const
{
    return tr("Lineage · %1").arg(sessionTitle);
}

bool LineagePage::isIdle() const
{
    return m_lineage->isIdle() && !m_compareSource.isWorking();
}

void LineagePage::compareWith(const SessionId& other)
{
    m_lineage->compare(session(), other);
}

ExportDialog* LineagePage::exportComparison()
{
    const ComparisonPtr comparison = m_compareSource.comparison();
    if (!comparison)
        return nullptr;
    const auto make = [comparison, a = m_compared.first.title, b = m_compared.second.title] {
        return comparisonReport(comparison, a, b);
    };
    auto* dialog = new ExportDialog(comparisonTitle(m_compared.first.title, m_compared.second.title), make, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return dialog;
}

void LineagePage::closeComparison()
{
    m_compareSource.clear();
    m_lineage->clearMarks();
    m_compare->hide();
    m_lineage->view()->setFocus(Qt::OtherFocusReason);
}

void LineagePage::setChanges(const QList<Receipt>& changes)
{
    QList<LineageReader::Change> told;
    for (const Receipt& change : changes)
        told += LineageReader::Change {change.id.value, change.session, change.title, change.at};
    m_source.setChanges(told);
}

AsidePage::Place LineagePage::place() const
{
    const LineageKey& current = m_lineage->current();
    return current.isEmpty() ? AsidePage::place() : Place {current.session, current.message};
}

void LineagePage::reload()
{
    m_source.load();
    m_compareSource.again();
}

} // namespace stemma
