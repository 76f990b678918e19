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
class QSpinBox;
class QToolButton;

namespace stemma {

class EndpointBook;

/// Asks where summaries may be asked for: changes the endpoints of the book, or adds one. Its test sends a few words of
/// its own, and nothing of a session.
class EndpointDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit EndpointDialog(EndpointBook& book, QWidget* parent = nullptr);

    [[nodiscard]] ModelEndpoint endpoint() const;
    [[nodiscard]] QString statusText() const;

    [[nodiscard]] QComboBox* which() const { return m_which; } ///< the endpoints of the book, and a new one
    [[nodiscard]] QPushButton* removeButton() const { return m_remove; }
    [[nodiscard]] QToolButton* advancedButton() const { return m_more; }
    [[nodiscard]] QComboBox* proxyKind() const { return m_proxyKind; } ///< system's, none, an address
    [[nodiscard]] QLineEdit* proxy() const { return m_proxy; }
    [[nodiscard]] QSpinBox* timeout() const { return m_timeout; } ///< seconds
    [[nodiscard]] QSpinBox* retries() const { return m_retries; }
    [[nodiscard]] QLineEdit* address() const { return m_url; }
    [[nodiscard]] QComboBox* kind() const { return m_kind; }
    [[nodiscard]] QLineEdit* model() const { return m_model; }
    [[nodiscard]] QLineEdit* key() const { return m_key; }
    [[nodiscard]] QPushButton* testButton() const { return m_test; }
    [[nodiscard]] bool isTesting() const { return m_asker.isAsking(); }

private:
    enum class Proxy : quint8 { System, None, Address };

    void makeFields(QFormLayout& form);
    void makeAdvanced(QFormLayout& form);
    [[nodiscard]] QWidget* makeChoice();
    void fillChoice();
    void chooseEndpoint();
    void removeEndpoint();
    void noteChange();
    void fill(const ModelEndpoint& endpoint);
    void test();
    void send(ModelEndpoint tested, const QString& key);
    void keep();
    void showTesting(bool testing);
    void tell(const QColor& ink, const QString& text);

    EndpointBook& m_book;
    ModelAsker m_asker;
    ModelEndpoint m_before; ///< what the fields do not show is taken from it
    QComboBox* m_which = nullptr;
    QPushButton* m_remove = nullptr;
    QLineEdit* m_url = nullptr;
    QComboBox* m_kind = nullptr;
    QLineEdit* m_model = nullptr;
    QLineEdit* m_key = nullptr;
    QLineEdit* m_keyVariable = nullptr;
    QCheckBox* m_remember = nullptr;
    QDoubleSpinBox* m_priceIn = nullptr;
    QDoubleSpinBox* m_priceOut = nullptr;
    QToolButton* m_more = nullptr;
    QComboBox* m_proxyKind = nullptr;
    QLineEdit* m_proxy = nullptr;
    QSpinBox* m_timeout = nullptr;
    QSpinBox* m_retries = nullptr;
    QLabel* m_status = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_test = nullptr;
};

} // namespace stemma
