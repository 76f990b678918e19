// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/settings.h"

#include <QObject>

namespace stemma {

/// What the user chose for searching, kept in the settings: saved searches, the order, and of which stores an index may
/// be kept. GUI thread.
class SearchBook final : public QObject
{
    Q_OBJECT
public:
    /// @p settings must outlive it.
    explicit SearchBook(Settings& settings, QObject* parent = nullptr);

    void read(); ///< what another window has kept since

    [[nodiscard]] const SearchChoices& choices() const { return m_choices; }
    [[nodiscard]] bool isSaved(const QString& query) const { return m_choices.saved.contains(query); }
    void setSaved(const QString& query, bool isSaved); ///< the newest first
    void setByRelevance(bool isByRelevance);
    void setIndexing(bool isOn);
    void setIndexed(const QString& store, bool isIndexed);
    void setSaving(bool isSaving) { m_isSaving = isSaving; } ///< off: nothing is remembered for the next time

signals:
    void savedChanged();
    void indexingChanged();

private:
    void keep();

    Settings& m_settings;
    SearchChoices m_choices;
    bool m_isSaving = true;
};

} // namespace stemma
