// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelendpoint.h"

#include <QDialog>
#include <QList>

#include <utility>
#include <vector>

class QCheckBox;
class QGridLayout;
class QPushButton;

namespace stemma {

/// Asks which levels of which models are tried out side by side. Nothing is sent for it.
class ChooseModelsDialog final : public QDialog
{
    Q_OBJECT
public:
    /// @p chosen: whose levels are ticked at first; -1: none.
    ChooseModelsDialog(const QList<ModelEndpoint>& endpoints, qsizetype chosen, QWidget* parent = nullptr);

    [[nodiscard]] QList<std::pair<int, ModelEndpoint>> wanted() const; ///< level and model, by model
    [[nodiscard]] bool withoutModel() const; ///< level 3 too
    [[nodiscard]] QCheckBox* box(qsizetype endpoint, int level) const; ///< level 1 or 2
    [[nodiscard]] QCheckBox* deterministicBox() const { return m_deterministic; }
    [[nodiscard]] QPushButton* goOnButton() const { return m_goOn; }

private:
    void addRow(QGridLayout& grid, const ModelEndpoint& endpoint, bool isTicked);
    void updateButton();

    QList<ModelEndpoint> m_endpoints;
    std::vector<QCheckBox*> m_boxes; ///< by endpoint, then by level
    QCheckBox* m_deterministic = nullptr;
    QPushButton* m_goOn = nullptr;
};

} // namespace stemma
