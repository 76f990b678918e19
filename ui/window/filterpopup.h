// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QIcon>
#include <QTimer>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;

namespace stemma {

/// One thing to choose in a FilterPopup.
struct PopupEntry
{
    QString text;
    QString detail; ///< at the end of the line, muted
    QIcon icon;
    QVariant data;
    bool enabled = true;
    QString toolTip;
};

/// A field with a list below that gets shorter while one types: the command palette and Go to session.
/// Deletes itself when it closes.
class FilterPopup final : public QFrame
{
    Q_OBJECT
public:
    /// Gives the best entries for what was typed, at most MostEntries of them.
    using Source = std::function<QList<PopupEntry>(const QString& text)>;
    static constexpr int MostEntries = 100;

    FilterPopup(const QString& placeholder, Source source, QWidget* parent);

    /// Below the middle of the parent's upper edge.
    void open();
    /// Asks the source again: there is more to choose. What is current stays so.
    void refresh();
    [[nodiscard]] QLineEdit* edit() const { return m_edit; }
    [[nodiscard]] QListWidget* list() const { return m_list; }

signals:
    void chosen(const QVariant& data);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void choose();

    Source m_source;
    QLineEdit* m_edit = nullptr;
    QListWidget* m_list = nullptr;
    QLabel* m_empty = nullptr;
    QTimer m_debounce;
};

/// How well @p text fits @p words, for sorting; negative: not at all.
[[nodiscard]] int matchQuality(const QString& text, const QStringList& words);

} // namespace stemma
