// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/viewers/textviewer.h"

#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma {

TextViewer::TextViewer(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_view(new LongTextView(this))
    , m_find(new QLineEdit(this))
    , m_case(new QCheckBox(tr("Match &case"), this))
    , m_line(new QLineEdit(this))
    , m_note(new QLabel(this))
{
    const Measures& m = Style::measures();
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(220 * m.u, 160 * m.u);
    m_view->setAccessibleName(title);
    m_find->setPlaceholderText(tr("Find"));
    m_find->setClearButtonEnabled(true);
    m_find->addAction(icons::icon(u"edit-find"_s), QLineEdit::LeadingPosition);
    m_line->setPlaceholderText(tr("Line"));
    m_line->setToolTip(tr("Go to line (Ctrl+L)"));
    m_line->setValidator(new QIntValidator(1, std::numeric_limits<int>::max(), m_line));
    m_line->setFixedWidth(22 * m.u);
    m_note->setFont(m.meta);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("Copy all"), QDialogButtonBox::ActionRole);
    m_copy->setIcon(icons::icon(u"edit-copy"_s));
    m_cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Return finds
    connect(m_copy, &QPushButton::clicked, this, &TextViewer::copy);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_job.cancel(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_find, &QLineEdit::returnPressed, this, [this] { find(false); });
    connect(m_line, &QLineEdit::returnPressed, this, &TextViewer::goToLine);
    addKeys();

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * m.u, 2 * m.u, 2 * m.u, 2 * m.u);
    foot->setSpacing(2 * m.u);
    foot->addWidget(m_find);
    foot->addWidget(m_case);
    foot->addWidget(m_line);
    foot->addWidget(m_note, 1);
    foot->addWidget(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addLayout(foot);
    m_view->setFocus();
    constexpr int ProgressMs = 200;
    m_progress.setInterval(ProgressMs);
    connect(&m_progress, &QTimer::timeout, this, &TextViewer::showProgress);
    m_copy->setEnabled(false);
    m_cancel->hide();
}

TextViewer::~TextViewer()
{
    m_job.cancel();
}

void TextViewer::addKeys()
{
    const auto add = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    const auto edit = [](QLineEdit* line) {
        line->setFocus(Qt::ShortcutFocusReason);
        line->selectAll();
    };
    add(QKeySequence::Find, [this, edit] { edit(m_find); });
    add(QKeySequence(Qt::CTRL | Qt::Key_L), [this, edit] { edit(m_line); });
    add(QKeySequence::FindNext, [this] { find(false); });
    add(QKeySequence::FindPrevious, [this] { find(true); });
}

QString TextViewer::note() const
{
    return m_note->text();
}

// ---- loading ---------------------------------------------------------------------------------------

void TextViewer::load(QFuture<Result<QString>> text, const JobControl& job)
{
    begin(tr("Loading…"), job);
    text.then(this, [this, job](const Result<QString>& read) {
        if (!read) {
            end(read.error().code == Errc::Cancelled ? tr("Cancelled.") : read.error().text);
            return;
        }
        m_lane
            .run([text = *read](const JobControl& control) { return TextRows(text.toUtf8(), control); }, Lane::Visible,
                job)
            .then(this, [this](const TextRows& rows) { take(rows); });
    });
}

void TextViewer::take(const TextRows& rows)
{
    m_view->setRows(rows);
    m_copy->setEnabled(true);
    end(m_job.isCancelled()
            ? tr("Cancelled.")
            : tr("%Ln line(s)", nullptr, int(rows.lines())) + u" · "_s + format::bytes(rows.text().size()));
}

void TextViewer::begin(const QString& doing, const JobControl& job)
{
    m_isWorking = true;
    m_doing = doing;
    m_job = job;
    m_note->setText(doing);
    m_cancel->show();
    m_progress.start();
}

void TextViewer::end(const QString& note)
{
    m_isWorking = false;
    m_progress.stop();
    m_cancel->hide();
    m_note->setText(note);
}

void TextViewer::showProgress()
{
    const JobControl::Progress progress = m_job.progress();
    if (progress.total > 0)
        m_note->setText(u"%1 %2 %"_s.arg(m_doing, format::number(progress.done * 100 / progress.total)));
}

// ---- finding ---------------------------------------------------------------------------------------

void TextViewer::find(bool backward)
{
    if (m_find->text().isEmpty() || m_isWorking)
        return;
    const std::pair wanted {m_find->text(), m_case->isChecked()};
    if (m_found == wanted) {
        step(backward);
        return;
    }
    m_found = wanted;
    const JobControl job;
    begin(tr("Searching…"), job);
    m_lane
        .run(
            [text = m_view->rows().text(), wanted](const JobControl& control) {
                return findInText(text, wanted.first, wanted.second ? Qt::CaseSensitive : Qt::CaseInsensitive, control);
            },
            Lane::Visible, job)
        .then(this, [this, backward](const std::vector<TextHit>& hits) { takeHits(hits, backward); });
}

void TextViewer::takeHits(std::vector<TextHit> hits, bool backward)
{
    if (m_job.isCancelled())
        m_found = {};
    end(hits.empty() ? tr("“%1” was not found.").arg(m_find->text()) : QString());
    m_view->setHits(std::move(hits));
    step(backward);
}

void TextViewer::step(bool backward)
{
    const std::vector<TextHit>& hits = m_view->hits();
    if (hits.empty())
        return;
    const auto count = qsizetype(hits.size());
    qsizetype hit = m_view->currentHit();
    if (hit >= 0) {
        hit = (hit + (backward ? count - 1 : 1)) % count;
    } else { // from where one looks
        const TextRows& rows = m_view->rows();
        const qint64 here = rows.row(std::min(m_view->firstRow(), rows.count() - 1)).start;
        hit = std::ranges::lower_bound(hits, here, {}, &TextHit::start) - hits.begin();
        hit = (hit + (backward ? count - 1 : 0)) % count;
    }
    m_view->showHit(hit);
    const QString all = count < MostTextHits ? format::number(count) : tr("over %1").arg(format::number(count));
    m_note->setText(tr("%1 of %2").arg(format::number(hit + 1), all));
}

void TextViewer::goToLine()
{
    const qint64 line = m_line->text().toLongLong();
    if (m_view->rows().count() == 0 || line < 1)
        return;
    m_view->goToLine(std::min(line, m_view->rows().lines()) - 1);
    m_view->setFocus();
}

void TextViewer::copy()
{
    QApplication::clipboard()->setText(QString::fromUtf8(m_view->rows().text()));
}

} // namespace stemma
