// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/rawrecord.h"
#include "core/store/json/jsonlisting.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace stemma {

class ChipButton;
class EditorFind;
class FindBar;
class NumberedText;
class RawHighlighter;

/// The inspector's Raw: where the message and the chosen part are stored, the fields of their rows and the stored
/// bytes, as they are or with the line breaks of indented JSON; bytes that are no text as a hex dump. Names of fields
/// that the format's specification does not list stand out. Reads on the store's lane; of a long record only its
/// beginning and its end are shown.
class RawView final : public QWidget
{
    Q_OBJECT
public:
    explicit RawView(QWidget* parent = nullptr);
    ~RawView() override;

    void setCurrent(OpenStore* store, const MessagePtr& message, int partIndex);
    void clear();
    [[nodiscard]] bool isIndented() const;
    void setIndented(bool indented);
    [[nodiscard]] bool isLoading() const { return m_loading; }
    [[nodiscard]] QString text() const;
    [[nodiscard]] NumberedText* edit() const { return m_edit; }
    [[nodiscard]] QToolButton* copyButton() const { return m_copy; }
    [[nodiscard]] FindBar* findBar() const { return m_findBar; }
    Q_INVOKABLE void openFind();
    Q_INVOKABLE void stepFind(bool forward);
    [[nodiscard]] QStringList unknownFields() const { return m_listing.unknown; }
    /// The menu over a character of the text.
    [[nodiscard]] QMenu* menuAt(int position);

signals:
    void indentedChanged(bool indented);
    /// The whole record is to be seen in a window of its own.
    void wholeRequested(const stemma::StoredAt& place, bool indented);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void choosePlace();
    void load();
    void countLine(const std::shared_ptr<LineCounter>& counter);
    void takeRecord(quint32 generation, const Result<RawRecord>& record);
    void render();
    void addPlaces();
    void addBytes();
    void showMark();
    void showNextUnknown();
    void copyAll();

    QPointer<OpenStore> m_store;
    MessagePtr m_message;
    int m_partIndex = -1;
    StoredAt m_place; ///< of the bytes that are shown
    bool m_isFragment = false; ///< they are a piece of the message's record
    std::pair<qint64, qint64> m_mark {-1, -1}; ///< where the part begins and ends within them
    RawRecord m_record;
    std::optional<qint64> m_line; ///< of m_place, from 1; none: it is in no file, or not counted yet
    QString m_failure;
    json::FieldNames m_names; ///< of the store's format
    json::Listing m_listing;
    bool m_loading = false;
    quint32 m_generation = 0; ///< answers for a part chosen before are dropped
    JobControl m_job;

    ChipButton* m_stored = nullptr;
    ChipButton* m_indented = nullptr;
    QLabel* m_size = nullptr;
    QLabel* m_unknown = nullptr;
    QLabel* m_more = nullptr;
    QToolButton* m_copy = nullptr;
    NumberedText* m_edit = nullptr;
    RawHighlighter* m_highlighter = nullptr;
    FindBar* m_findBar = nullptr;
    EditorFind* m_find = nullptr;
};

} // namespace stemma
