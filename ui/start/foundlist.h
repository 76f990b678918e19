// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storeplaces.h"

#include <QTreeWidget>

namespace stemma {

/// The stores found on this machine, in a table that takes the height of its rows. Where it is narrow the paths are
/// elided first, and then figures are left out: whether a store can be opened is always seen.
class FoundList final : public QTreeWidget
{
    Q_OBJECT
public:
    enum Column { AgentColumn, PlaceColumn, FilesColumn, SizeColumn, StateColumn, ColumnCount };

    explicit FoundList(QWidget* parent = nullptr);

    void setPlaces(const QList<FoundPlace>& places);
    [[nodiscard]] static QString shortPath(const QString& path); ///< with ~ for the home folder

signals:
    void chosen(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
};

} // namespace stemma
