// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/searchbook.h"

#include <utility>

namespace stemma {

SearchBook::SearchBook(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_choices(SearchChoices::in(settings))
{
}

void SearchBook::read()
{
    const SearchChoices before = std::exchange(m_choices, SearchChoices::in(m_settings));
    if (before.saved != m_choices.saved)
        emit savedChanged();
    if (before.isIndexing != m_choices.isIndexing || before.notIndexed != m_choices.notIndexed)
        emit indexingChanged();
}

void SearchBook::keep()
{
    if (m_isSaving)
        m_choices.keepIn(m_settings);
}

void SearchBook::setSaved(const QString& query, bool isSaved)
{
    m_choices.saved.removeAll(query);
    if (isSaved)
        m_choices.saved.prepend(query);
    m_choices.saved.resize(std::min(m_choices.saved.size(), SearchChoices::MostSaved));
    keep();
    emit savedChanged();
}

void SearchBook::setByRelevance(bool isByRelevance)
{
    m_choices.isByRelevance = isByRelevance;
    keep();
}

void SearchBook::setIndexing(bool isOn)
{
    if (isOn == m_choices.isIndexing)
        return;
    m_choices.isIndexing = isOn;
    keep();
    emit indexingChanged();
}

void SearchBook::setIndexed(const QString& store, bool isIndexed)
{
    if (isIndexed != m_choices.notIndexed.contains(store))
        return;
    m_choices.notIndexed.removeAll(store);
    if (!isIndexed)
        m_choices.notIndexed.append(store);
    keep();
    emit indexingChanged();
}

} // namespace stemma
