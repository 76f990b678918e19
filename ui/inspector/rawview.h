// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace stemma {

class ChipButton;
class JsonHighlighter;
class NumberedText;

/// The inspector's Raw: the stored fields of the message and the stored bytes of the part, as they are
/// or with JSON indented; bytes that are no text as a hex dump. Reads on the store's lane.
class RawView final : public QWidget
{
    Q_OBJECT
public:
    static constexpr qint64 FirstBytes = 256 * 1024;
    static constexpr qint64 MostBytes = 64 * 1024 * 1024;

    explicit RawView(QWidget* parent = nullptr);
    ~RawView() override;

    void setCurrent(OpenStore* store, const MessagePtr& message, int partIndex);
    void clear();
    [[nodiscard]] bool isIndented() const;
    void setIndented(bool indented);
    [[nodiscard]] bool isLoading() const { return m_loading; }
    [[nodiscard]] QString text() const;

signals:
    void indentedChanged(bool indented);

protected:
    void changeEvent(QEvent* event) override;

private:
    void load(qint64 most);
    void takeBytes(quint32 generation, const Result<QByteArray>& bytes, qint64 most);
    void render();

    QPointer<OpenStore> m_store;
    MessagePtr m_message;
    int m_partIndex = -1;
    QByteArray m_bytes;
    QString m_failure;
    bool m_cut = false;
    bool m_loading = false;
    quint32 m_generation = 0; ///< answers for a part chosen before are dropped
    JobControl m_job;

    ChipButton* m_stored = nullptr;
    ChipButton* m_indented = nullptr;
    QLabel* m_size = nullptr;
    QLabel* m_more = nullptr;
    QToolButton* m_copy = nullptr;
    NumberedText* m_edit = nullptr;
    JsonHighlighter* m_highlighter = nullptr;
};

/// @p bytes as rows of 16 with offsets and characters, at most @p most of them.
[[nodiscard]] QString hexDump(QByteArrayView bytes, qsizetype most);

} // namespace stemma
