// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelrequest.h"
#include "core/models/modelasker.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace stemma {

class EndpointBook;

/// Asks where summaries may be asked for. Its test sends a few words of its own, and nothing of a session.
class EndpointDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit EndpointDialog(EndpointBook& book, QWidget* parent = nullptr);

    [[nodiscard]] ModelEndpoint endpoint() const;
    [[nodiscard]] QString statusText() const;

    [[nodiscard]] QLineEdit* address() const { return m_url; }
    [[nodiscard]] QLineEdit* model() const { return m_model; }
    [[nodiscard]] QLineEdit* key() const { return m_key; }
    [[nodiscard]] QPushButton* testButton() const { return m_test; }
    [[nodiscard]] bool isTesting() const { return m_asker.isAsking(); }

private:
    void makeFields(QFormLayout& form);
    void fill(const ModelEndpoint& endpoint);
    void test();
    void send(const QString& key);
    void keep();
    void showTesting(bool testing);
    void tell(const QColor& ink, const QString& text);

    EndpointBook& m_book;
    ModelAsker m_asker;
    ModelEndpoint m_before; ///< what the fields do not show is taken from it
    QLineEdit* m_url = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_model = nullptr;
    QLineEdit* m_key = nullptr;
    QLineEdit* m_keyVariable = nullptr;
    QCheckBox* m_remember = nullptr;
    QDoubleSpinBox* m_priceIn = nullptr;
    QDoubleSpinBox* m_priceOut = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_test = nullptr;
};

} // namespace stemma
