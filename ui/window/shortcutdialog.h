// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>
#include <QHash>
#include <QKeySequence>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace stemma {

class Actions;

/// Settings > Configure shortcuts: all actions with their keys, changed one by one. Keys that are
/// taken are refused with the name of the action that has them.
class ShortcutDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit ShortcutDialog(Actions* actions, QWidget* parent = nullptr);

    [[nodiscard]] QTreeWidget* list() const { return m_list; }
    [[nodiscard]] QKeySequenceEdit* keyEdit() const { return m_edit; }
    [[nodiscard]] QString clash() const; ///< what is said of the keys just typed; empty: nothing against them

public slots:
    void accept() override;

private:
    void filter(const QString& text);
    void showCurrent();
    void take(const QKeySequence& keys);
    void setKeys(QTreeWidgetItem* item, const QList<QKeySequence>& keys);
    [[nodiscard]] const QTreeWidgetItem* owner(const QKeySequence& keys, const QTreeWidgetItem* except) const;

    Actions* m_actions = nullptr;
    QHash<QString, QList<QKeySequence>> m_keys; ///< by action name; carried over on OK
    QLineEdit* m_filter = nullptr;
    QTreeWidget* m_list = nullptr;
    QKeySequenceEdit* m_edit = nullptr;
    QPushButton* m_clear = nullptr;
    QPushButton* m_default = nullptr;
    QLabel* m_clash = nullptr;
};

} // namespace stemma
