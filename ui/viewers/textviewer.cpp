// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/viewers/textviewer.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/screenfit.h"
#include "ui/common/style.h"
#include "ui/find/findbar.h"

#include <QApplication>
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

namespace {

/// The byte at which the character begins that stands at @p units UTF-16 units.
qint64 byteAt(QByteArrayView utf8, qsizetype units)
{
    constexpr quint8 FourBytes = 0xF0; // and two units
    qint64 at = 0;
    for (; at < utf8.size(); ++at) {
        const auto byte = quint8(utf8[at]);
        if ((byte & 0xC0) == 0x80)
            continue; // of the character before
        if (units <= 0)
            break;
        units -= byte >= FourBytes ? 2 : 1;
    }
    return at;
}

} // namespace

TextViewer::TextViewer(const QString& title, QWidget* parent)
    : QDialog(parent)
    , m_view(new LongTextView(this))
    , m_find(new FindBar(this))
    , m_line(new QLineEdit(this))
    , m_note(new QLabel(this))
{
    const Measures& m = Style::measures();
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(220 * m.u, 160 * m.u);
    new ScreenFit(*this);
    m_view->setAccessibleName(title);
    m_line->setPlaceholderText(tr("Line"));
    m_line->setToolTip(tr("Go to line (Ctrl+L)"));
    m_line->setAccessibleName(tr("Line"));
    m_line->setValidator(new QIntValidator(1, std::numeric_limits<int>::max(), m_line));
    m_line->setFixedWidth(22 * m.u);
    m_note->setFont(m.meta);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_copy = buttons->addButton(tr("Copy all"), QDialogButtonBox::ActionRole);
    m_copy->setIcon(icons::icon(u"edit-copy"_s));
    m_cancel = buttons->addButton(tr("Cancel"), QDialogButtonBox::ActionRole);
    for (QAbstractButton* button : buttons->buttons())
        static_cast<QPushButton*>(button)->setAutoDefault(false); // Return goes to the line
    connect(m_copy, &QPushButton::clicked, this, &TextViewer::copy);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_job.cancel(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_find, &FindBar::changed, this, &TextViewer::find);
    connect(m_find, &FindBar::stepRequested, this, &TextViewer::step);
    connect(m_find, &FindBar::closed, this, [this] {
        m_finding.cancel();
        m_view->setHits({});
        m_view->setFocus();
    });
    connect(m_line, &QLineEdit::returnPressed, this, &TextViewer::goToLine);
    addKeys();

    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * m.u, 2 * m.u, 2 * m.u, 2 * m.u);
    foot->setSpacing(2 * m.u);
    foot->addWidget(m_line);
    foot->addWidget(m_note, 1);
    foot->addWidget(buttons);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_find);
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
    m_finding.cancel();
}

void TextViewer::addKeys()
{
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this,
        [this] { m_find->open(m_view->selectedText()); });
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_L), this), &QShortcut::activated, this, [this] {
        m_line->setFocus(Qt::ShortcutFocusReason);
        m_line->selectAll();
    });
    m_find->addStepKeys(this);
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
    if (m_find->isVisibleTo(this))
        find();
    end(m_job.isCancelled() ? tr("Cancelled.")
                            : tr("%Ln line(s)", nullptr, int(rows.lines() - m_view->unnumbered())) + factSeparator()
                + format::bytes(rows.text().size()));
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

void TextViewer::showFound(const TextPattern& pattern, qsizetype start)
{
    m_wanted = start;
    m_find->setPattern(pattern);
    m_find->open();
}

void TextViewer::find()
{
    m_finding.cancel();
    m_isFinding = m_gaveUp = false;
    m_problem.clear();
    const TextPattern pattern = m_find->pattern();
    const Result<TextMatcher> matcher = TextMatcher::make(pattern);
    if (!matcher)
        m_problem = pattern.isEmpty() ? QString() : matcher.error().text;
    if (!matcher || m_view->rows().count() == 0) {
        m_view->setHits({});
        return tellFound();
    }
    m_isFinding = true;
    m_finding = JobControl();
    const auto work = [text = m_view->rows().text(), matcher = *matcher, wanted = m_wanted](const JobControl& control) {
        return Found {findInText(text, matcher, control), wanted ? std::optional(byteAt(text, *wanted)) : std::nullopt};
    };
    m_lane.run(work, Lane::Visible, m_finding).then(this, [this, control = m_finding](const Found& found) {
        if (!control.isCancelled())
            takeHits(found);
    });
    tellFound();
}

/// Goes to the hit that is wanted, or the first one from where one looks.
void TextViewer::takeHits(const Found& found)
{
    const std::vector<TextHit>& hits = found.hits.hits;
    m_isFinding = false;
    m_wanted.reset();
    m_gaveUp = found.hits.gaveUp;
    m_view->setHits(hits);
    if (hits.empty())
        return tellFound();
    const TextRows& rows = m_view->rows();
    const qint64 here = found.wanted.value_or(rows.row(std::min(m_view->firstRow(), rows.count() - 1)).start);
    const auto hit = std::ranges::lower_bound(hits, here, {}, &TextHit::start) - hits.begin();
    showHit(hit % qsizetype(hits.size()));
}

void TextViewer::step(bool forward)
{
    const auto count = qsizetype(m_view->hits().size());
    if (count > 0)
        showHit((m_view->currentHit() + (forward ? 1 : count - 1)) % count);
}

void TextViewer::showHit(qsizetype hit)
{
    m_view->showHit(hit);
    tellFound();
}

void TextViewer::tellFound()
{
    const auto count = qsizetype(m_view->hits().size());
    m_find->setState({.hits = count,
        .current = m_view->currentHit(),
        .grows = m_isFinding,
        .isFull = count >= MostTextHits,
        .givenUp = m_gaveUp ? 1 : 0,
        .problem = m_problem});
}

void TextViewer::goToLine()
{
    const qint64 line = m_line->text().toLongLong();
    if (m_view->rows().count() == 0 || line < 1)
        return;
    m_view->goToLine(std::min(line, m_view->rows().lines() - m_view->unnumbered()) - 1);
    m_view->setFocus();
}

void TextViewer::copy()
{
    QApplication::clipboard()->setText(QString::fromUtf8(m_view->rows().text()));
}

} // namespace stemma
