// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/highlighter.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>

#include <QCoreApplication>
#include <QFuture>
#include <QThreadPool>
#include <QtConcurrent/qtconcurrenttask.h>

#include <algorithm>
#include <mutex>
#include <optional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

std::optional<Ink> inkOf(KSyntaxHighlighting::Theme::TextStyle style)
{
    using Theme = KSyntaxHighlighting::Theme;
    switch (style) {
    case Theme::Keyword:
    case Theme::ControlFlow:
    case Theme::Preprocessor:
    case Theme::Import:
        return Ink::Keyword;
    case Theme::String:
    case Theme::VerbatimString:
    case Theme::SpecialString:
    case Theme::Char:
    case Theme::SpecialChar:
        return Ink::String;
    case Theme::DataType:
    case Theme::Function:
    case Theme::BuiltIn:
    case Theme::Extension:
    case Theme::Attribute:
        return Ink::Type;
    case Theme::DecVal:
    case Theme::BaseN:
    case Theme::Float:
    case Theme::Constant:
        return Ink::Number;
    case Theme::Comment:
    case Theme::Documentation:
    case Theme::Annotation:
    case Theme::CommentVar:
    case Theme::RegionMarker:
    case Theme::Information:
        return Ink::Comment;
    default:
        return {};
    }
}

/// Added and removed lines of a diff, which have the colours of other things in the repository. None: neither.
class DiffSides
{
public:
    std::optional<Ink> next(QStringView line, QStringView following)
    {
        // The names of a file's two sides begin with signs as well.
        const bool isOldName = line.startsWith("--- "_L1) && following.startsWith("+++ "_L1);
        const bool isName = isOldName || (m_wasOldName && line.startsWith("+++ "_L1));
        m_wasOldName = isOldName;
        if (isName || line.isEmpty())
            return {};
        if (line.front() == u'+' || line.front() == u'>')
            return Ink::Added;
        return line.front() == u'-' || line.front() == u'<' ? std::optional(Ink::Removed) : std::nullopt;
    }

private:
    bool m_wasOldName = false;
};

class Collector final : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    std::vector<ColourRun> run(const QString& code, const KSyntaxHighlighting::Definition& definition)
    {
        setDefinition(definition);
        const bool isDiff = definition.name() == "Diff"_L1;
        DiffSides sides;
        KSyntaxHighlighting::State state;
        for (qsizetype from = 0; from <= code.size();) {
            qsizetype end = code.indexOf(u'\n', from);
            end = end < 0 ? code.size() : end;
            const QStringView line = QStringView(code).sliced(from, end - from);
            m_lineStart = int(from);
            if (isDiff)
                m_lineInk = sides.next(line, QStringView(code).sliced(std::min(end + 1, code.size())));
            if (line.size() <= Highlighter::LongestLine)
                state = highlightLine(line, state);
            from = end + 1;
        }
        return std::move(m_runs);
    }

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override
    {
        const std::optional<Ink> ink = m_lineInk ? m_lineInk : inkOf(format.textStyle());
        if (!ink || length == 0)
            return;
        const int start = m_lineStart + offset;
        if (!m_runs.empty() && m_runs.back().ink == *ink && m_runs.back().start + m_runs.back().length == start)
            m_runs.back().length += length;
        else
            m_runs.push_back({start, length, *ink});
    }

private:
    std::vector<ColourRun> m_runs;
    int m_lineStart = 0;
    std::optional<Ink> m_lineInk; ///< of the whole line
};

/// One thread for all. It ends with the application: later, what the work uses would be gone before it.
QThreadPool& pool()
{
    static QThreadPool* const one = [] {
        auto* made = new QThreadPool;
        made->setMaxThreadCount(1);
        qAddPostRoutine([] {
            pool().clear();
            pool().waitForDone();
        });
        return made;
    }();
    return *one;
}

KSyntaxHighlighting::Definition definitionFor(KSyntaxHighlighting::Repository& repository, const QString& language)
{
    constexpr auto File = "file:"_L1;
    if (language.startsWith(File))
        return repository.definitionForFileName(language.sliced(File.size()).section(u'/', -1));
    auto byName = repository.definitionForName(language);
    if (byName.isValid())
        return byName;
    // Fences carry names like "cpp", "py" or "ts": the names of files of that language.
    static const QHash<QString, QString> known {{u"shell"_s, u"sh"_s}, {u"console"_s, u"sh"_s}, {u"python3"_s, u"py"_s},
        {u"golang"_s, u"go"_s}, {u"c++"_s, u"cpp"_s}, {u"text"_s, u"txt"_s}};
    const QString name = language.section(u' ', 0, 0).toLower();
    return repository.definitionForFileName(u"x."_s + known.value(name, name));
}

} // namespace

Highlighter::Highlighter(QObject* parent)
    : QObject(parent)
{
}

Highlighter::~Highlighter() = default;

std::vector<ColourRun> Highlighter::colour(const QString& code, const QString& language)
{
    static std::mutex mutex; // the repository loads definitions as they are asked for
    const std::lock_guard lock(mutex);
    static KSyntaxHighlighting::Repository repository;
    if (code.size() > LongestCode || language.isEmpty())
        return {};
    const auto definition = definitionFor(repository, language);
    return definition.isValid() ? Collector().run(code, definition) : std::vector<ColourRun> {};
}

quint64 Highlighter::request(const QString& code, const QString& language)
{
    const quint64 ticket = ++m_lastTicket;
    // The newest first: after a long scroll that is what is on screen, and the rest has gone by.
    QtConcurrent::task([code, language] { return colour(code, language); })
        .onThreadPool(pool())
        .withPriority(int(ticket))
        .spawn()
        .then(this, [this, ticket](const std::vector<ColourRun>& colours) {
            // Queued, as work that is done by now is answered within this call, when nobody knows the ticket yet.
            QMetaObject::invokeMethod(
                this, [this, ticket, colours] { emit coloured(ticket, colours); }, Qt::QueuedConnection);
        });
    return ticket;
}

} // namespace stemma
